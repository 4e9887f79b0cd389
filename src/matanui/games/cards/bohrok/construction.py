"""Two players bring decks and build the common ones before the game. [bohrok, Deck Construction]

Everything is asked card by card, so a record of the game has the decks too. `answer` lets the content of a deck file
answer these questions for its owner.
"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PASS, PASSING, listed
from matanui.games.cards.bohrok import deck_verbs, decks
from matanui.games.cards.bohrok.decks import ACTIONS, CHALLENGES, COPIES, DIFFERENT, MISSIONS, THEMES, Deck
from matanui.games.cards.data.decks import mask_piles
from matanui.games.cards.data.numbers import ACTION, CARD, CHALLENGE, MISSION, NUMBER, SEATS, SECOND
from matanui.games.cards.rules import hands, missions
from matanui.games.cards.rules.additions import OPENINGS, Opening
from matanui.games.cards.rules.options import CARDS
from matanui.games.cards.rules.setup import BUILD_FOIL, CHOOSE_TOA, MASKS
from matanui.games.cards.rules.steps import D12, prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm

OWN: Final = len(THEMES)  # the answer for a deck of one's own
SEAT_BITS: Final = 8  # what a seat has brought, as one number: two bits for the deck, six for its foils
DECK_BITS: Final = 2

CHOOSE_DECK: Final = prompt("choose-deck", listed("deck", [*THEMES, "own"]), topic="setup", open=True)
BUILD_ACTION: Final = prompt("build-action", CARDS, topic="setup")
BUILD_CHALLENGE: Final = prompt("build-challenge", CARDS, PASSING, topic="setup", nothing=PASS)
BUILD_MISSION: Final = prompt("build-mission", CARDS, topic="setup")


def numbers(names: list[str], seat: int) -> list[int]:
    """Cards that a seat owns."""
    plain = [NUMBER[name] for name in names]
    return plain if seat == 0 else [SECOND[n] for n in plain]


@step
async def bring(s: Realm, seat: int, brought: int) -> Next:
    """Each player brings twenty Game Action cards: a theme deck, or one built now. [D8, D17]"""
    if seat == len(s.heroes):
        return wish_toa(brought), build_challenges(), build_missions()
    pick = await Ask(seat, CHOOSE_DECK, list(range(OWN + 1)))
    brought |= pick << seat * SEAT_BITS
    deck_verbs.bring(s, seat, pick)
    if pick == OWN:
        return build_actions(seat), build_foils(seat, brought)
    theme = decks.theme(THEMES[pick])
    cards = [name for name, n in theme.actions.items() for _ in range(n)]
    deck_verbs.fill(s, hands.pile_for(s, seat, ACTION), numbers(cards, seat))
    for mask in theme.foils[: s.rules.foils]:
        brought |= 1 << MASKS.index(mask) + seat * SEAT_BITS + DECK_BITS
    return (bring(seat + 1, brought),)


@step
async def build_actions(s: Realm, seat: int) -> Next:
    """Twenty cards, one after another. [D8]"""
    if len(s.piles[hands.pile_for(s, seat, ACTION)]) >= ACTIONS:
        return ()
    card = await Ask(seat, BUILD_ACTION, addable(s, seat))
    deck_verbs.build(s, seat, hands.pile_for(s, seat, ACTION), card)
    return (build_actions(seat),)


def addable(s: Realm, seat: int) -> list[int]:
    """New cards, and second copies as long as fourteen different cards can still be reached. [D9, D10, D16]"""
    have = s.piles[hands.pile_for(s, seat, ACTION)]
    again = ACTIONS - len(have) - 1 + len(set(have)) >= DIFFERENT
    return [c for c in numbers(decks.actions_for(s.rules), seat) if have.count(c) < (COPIES if again else 1)]


@step
async def build_foils(s: Realm, seat: int, brought: int) -> Next:
    """Up to three masks may be foil, each in place of the plain one. [D4]"""
    foils = brought >> seat * SEAT_BITS + DECK_BITS
    plain = [n for n in range(len(MASKS)) if not foils >> n & 1]
    if len(MASKS) - len(plain) >= s.rules.foils:
        return (bring(seat + 1, brought),)
    mask = await Ask(seat, BUILD_FOIL, [*plain, PASS])
    if mask == PASS:
        return (bring(seat + 1, brought),)
    return (build_foils(seat, brought | 1 << mask + seat * SEAT_BITS + DECK_BITS),)


# --- Toa


def toa_of(brought: int, seat: int) -> list[int]:
    """The Toa that a seat has with it: the two of a theme, or any."""
    pick = brought >> seat * SEAT_BITS & (1 << DECK_BITS) - 1
    return sorted(SEATS.index(name) for name in (SEATS if pick == OWN else decks.theme(THEMES[pick]).toa))


@step
async def wish_toa(s: Realm, brought: int) -> Next:
    """Both say at once which Toa they want. [D1]"""
    first = await Ask(0, CHOOSE_TOA, toa_of(brought, 0))
    second = await Ask(1, CHOOSE_TOA, toa_of(brought, 1))
    if first == second:
        return (throw_off(first, brought),)
    take_toa(s, 0, first, brought)
    take_toa(s, 1, second, brought)
    return ()


@step
async def throw_off(s: Realm, toa: int, brought: int) -> Next:
    """Who wants the same Toa rolls for it; the other plays another one. [D1]"""
    rolls = [await Ask(CHANCE, missions.D12_ROLL, D12), await Ask(CHANCE, missions.D12_ROLL, D12)]
    for seat, pips in enumerate(rolls):
        verbs.roll(s, seat, pips)
    if rolls[0] == rolls[1]:
        return (throw_off(toa, brought),)
    winner = rolls.index(max(rolls))
    take_toa(s, winner, toa, brought)
    return (other_toa(1 - winner, toa, brought),)


@step
async def other_toa(s: Realm, seat: int, taken: int, brought: int) -> Next:
    """It's a good idea to carry more than one Toa card."""
    left = [toa for toa in toa_of(brought, seat) if toa != taken]
    toa = left[0] if len(left) == 1 else await Ask(seat, CHOOSE_TOA, left)
    take_toa(s, seat, toa, brought)
    return ()


def take_toa(s: Realm, seat: int, toa: int, brought: int) -> None:
    """A Toa with its six Great Masks, foil or plain, and its Turaga cards. [D2, D3, D4]"""
    name = SEATS[toa]
    great, noble = mask_piles(s.rules.box, name, s.rules.might, s.rules.card_lists)
    foils = brought >> seat * SEAT_BITS + DECK_BITS
    verbs.choose(s, seat, toa, s.rules.atlas.starts[name])
    verbs.fill_masks(s, seat, sorted(NUMBER[c] for c in great), sorted(NUMBER[c] for c in noble))
    for n, mask in enumerate(MASKS):
        if foils >> n & 1:
            verbs.use_foil(s, seat, NUMBER[f"{mask}-{name}"])


# --- common decks


@step
async def build_challenges(s: Realm) -> Next:
    """In turn, face up, no two alike; from six on whoever's turn it is may close the deck. [D5]"""
    have = s.piles[CHALLENGE]
    seat = len(have) % 2
    left = [c for c in (NUMBER[name] for name in decks.challenges_for(s.rules)) if c not in have]
    if not left:
        return ()
    if len(have) < CHALLENGES:
        card = left[0] if len(left) == 1 else await Ask(seat, BUILD_CHALLENGE, left)
    else:
        card = await Ask(seat, BUILD_CHALLENGE, [*left, PASS])
    if card == PASS:
        return ()
    deck_verbs.build(s, seat, CHALLENGE, card)
    return (build_challenges(),)


@step
async def build_missions(s: Realm) -> Next:
    """In turn, face up, ten, no two alike: one deck for both, or each player builds the other's. [D6, D7]"""
    piles = {hands.pile_for(s, seat, MISSION) for seat in (0, 1)}
    built = sum(len(s.piles[pile]) for pile in piles)
    if built >= MISSIONS * len(piles):
        return ()
    seat = built % 2
    pile = hands.pile_for(s, 1 - seat, MISSION)
    owner = 1 - seat if len(piles) > 1 else 0
    left = [c for c in numbers(decks.missions_for(s.rules), owner) if c not in s.piles[pile]]
    card = await Ask(seat, BUILD_MISSION, left)
    deck_verbs.build(s, seat, pile, card)
    return (build_missions(),)


# --- a deck file at the table


def answer(brought: Deck, s: Realm, ask: Ask) -> int | None:
    """What the owner of a deck file answers, or None if the file does not say. The deck has to be legal."""
    if ask.prompt is CHOOSE_DECK:
        return OWN
    if ask.prompt is CHOOSE_TOA:
        return next((n for n in (SEATS.index(name) for name in brought.toa) if n in ask.options), None)
    if ask.prompt is BUILD_FOIL:
        return next((n for n in map(MASKS.index, brought.foils) if n in ask.options), PASS)
    if ask.prompt is BUILD_ACTION:
        have = [CARD[c].id for c in s.piles[hands.pile_for(s, ask.seat, ACTION)]]
        return next((c for c in ask.options if have.count(CARD[c].id) < brought.actions.get(CARD[c].id, 0)), None)
    lists = {BUILD_MISSION: brought.missions, BUILD_CHALLENGE: brought.challenges}
    wanted = lists.get(ask.prompt)
    if not wanted:
        return None
    return next((c for c in ask.options if c != PASS and CARD[c].id in wanted), None)


OPENINGS["constructed"] = Opening(lambda: bring(0, 0), ("challenge", "mission", "action"))  # [D5, D6, D8]
