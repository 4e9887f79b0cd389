"""Set-up: Toa, mask piles, hands, and the roll for the first turn. [masks, Set-up]"""

from __future__ import annotations

from typing import Final, get_args

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PASS, PASSING, PIPS, listed
from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.decks import deck, deck_of, mask_piles
from matanui.games.cards.data.kinds import GreatMask, GreatMaskCard
from matanui.games.cards.data.numbers import ACTION, CARD, KIND, NO_CARD, NUMBER, PILES, SEATS
from matanui.games.cards.data.skills import toa_card
from matanui.games.cards.rules import hands
from matanui.games.cards.rules.additions import DEALS, OPENINGS, STOCK, Opening, dealt_to_all
from matanui.games.cards.rules.options import WHO
from matanui.games.cards.rules.steps import D12, chance, prompt, step
from matanui.games.cards.rules.turn import turn
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import NO_FIGHT, NOBODY, PLAYING, Hero, Realm
from matanui.games.cards.switches import Rules, check_rules

MASKS: Final = get_args(GreatMask)
CHOOSE_TOA: Final = prompt("choose-toa", WHO, topic="setup", open=True)
BUILD_FOIL: Final = prompt("build-foil", listed("mask", MASKS), PASSING, topic="setup", nothing=PASS, open=True)
ORDER: Final = chance("order", PIPS)


def new_realm(game: str, rules: Rules, players: int) -> Realm:
    """All piles face down; every player is about to choose a Toa."""
    check_rules(game, rules, players)
    piles = PILES if rules.decks == "standard" else [PILES[kind] for kind in KIND]
    return Realm(
        rules=rules,
        heroes=[new_hero() for _ in range(players)],
        first=0, turn=0, round=1, quiet=0, winner=PLAYING,
        piles=[full_pile(rules, name) for name in piles],
        tops=[[] for _ in piles],
        discards=[[] for _ in piles],
        steps=0, trail=[], hops=0, foot=NOBODY, free_missions=False, waived=[], gave_up=False, due=0, loan=0,
        fight=NO_FIGHT, challenger=0, defender=0, trial=[], skills=[], value=0, ledger=[], muted=[], inverted=[],
        ties=NOBODY, rebounds=False, brief=0, cancelled=False,
        bohrok=NO_CARD, bohrok_turns=0, krana=NO_CARD, tricks=[],
        stack=[deal_out(), OPENINGS[rules.decks].first()],
        tape=[],
    )  # fmt: skip


def full_pile(rules: Rules, name: str) -> list[int]:
    """A common pile of the box, sorted: what nobody knows has no order."""
    if name in OPENINGS[rules.decks].built:
        return []
    return sorted(NUMBER[card] for card in STOCK.get(name, of_box)(rules, name))


def of_box(rules: Rules, name: str) -> list[str]:
    """The cards of the box and its expansions."""
    return deck(rules.box, name, rules.might, rules.rahi, rules.card_lists)


def trials(rules: Rules, name: str) -> list[str]:
    """The challenge cards: those of the box with one skill, and if the table wants them those with two. [C2]"""
    base = deck("masks", name, cards=rules.card_lists)
    cards = {card: len(getattr(CARDS[card], "skills", ())) for card in base}
    single = [card for card in deck(rules.box, name, cards=rules.card_lists) if cards.get(card, 1) == 1]
    return single + [card for card, n in cards.items() if n > 1 and rules.gmc_multi_skill]


def new_hero() -> Hero:
    """A seat before its Toa is chosen."""
    return Hero(
        toa=-1, at=-1, great=[], noble=[], turaga=[], worn=NO_CARD, guide=NO_CARD, resting={}, masks=[], nobles=[],
        hand=[], missions=[], paid={}, last_draw=NOBODY, last_try=NOBODY, skips=0, extra=0, lingering={}, bars={},
        burdens=[], face_up=[], gamble=[], top=[], lent=[],
    )  # fmt: skip


@step
async def choose_toa(s: Realm, seat: int) -> Next:
    """Each player chooses a Toa with its mask piles, and stands on its start space. [masks, Choose Your Toa] [H9]"""
    taken = [hero.toa for hero in s.heroes]
    free = [n for n in range(len(SEATS)) if n not in taken]
    toa = free[0] if len(free) == 1 else await Ask(seat, CHOOSE_TOA, free)
    great, noble = mask_piles(s.rules.box, SEATS[toa], s.rules.might, s.rules.card_lists)
    verbs.choose(s, seat, toa, s.rules.atlas.starts[SEATS[toa]])
    verbs.fill_masks(s, seat, sorted(NUMBER[c] for c in great), sorted(NUMBER[c] for c in noble))
    return choose_foil(seat), *((choose_toa(seat + 1),) if seat + 1 < len(s.heroes) else ())


@step
async def choose_foil(s: Realm, seat: int) -> Next:
    """Where foils are played, some of your Great Masks may be foil, each in place of the plain one. [H12]"""
    masks = {card.mask: n for n in s.heroes[seat].masks if isinstance(card := CARD[n], GreatMaskCard)}
    plain = [k for k, mask in enumerate(MASKS) if deck_of(CARD[masks[mask]]) != "foil"]
    if len(masks) - len(plain) >= s.rules.foils:
        return ()
    pick = await Ask(seat, BUILD_FOIL, [*plain, PASS])
    if pick == PASS:
        return ()
    verbs.use_foil(s, seat, masks[MASKS[pick]])
    return (choose_foil(seat),)


@step
def deal_out(s: Realm) -> Next:
    """Everybody takes their own mask [H2], and draws."""
    for seat in range(len(s.heroes)):
        if s.rules.start_mask:
            verbs.win_card(s, seat, own_mask(s, seat), "great")
    return *(drawn for deal in DEALS.all for drawn in deal(s)), first_player((1 << len(s.heroes)) - 1)


def deal_actions(s: Realm) -> Next:
    """Game Actions at set-up. [H1]"""
    return dealt_to_all(s, lambda seat: hands.draw_cards(seat, ACTION, s.rules.deal_action))


def own_mask(s: Realm, seat: int) -> int:
    """The mask that is a Toa's from the start."""
    mask = toa_card(s.rules, s.heroes[seat].toa).mask
    return next(
        c for c in s.heroes[seat].masks if getattr(CARD[c], "mask", "") == mask and isinstance(CARD[c], GreatMaskCard)
    )


@step
async def first_player(s: Realm, contenders: int) -> Next:
    """The highest D12 begins; whoever ties rolls again. [H13]"""
    seats = [n for n in range(len(s.heroes)) if contenders >> n & 1]
    rolls = [await Ask(CHANCE, ORDER, D12) for _ in seats]
    verbs.roll_for_order(s, seats, rolls)
    best = [seat for seat, pips in zip(seats, rolls, strict=True) if pips == max(rolls)]
    if len(best) > 1:
        return (first_player(sum(1 << seat for seat in best)),)
    verbs.begin_game(s, best[0])
    if s.rules.start_spaces == "west_east":  # the first player in the west [H16]
        for seat, space in ((best[0], s.rules.atlas.west), (1 - best[0], s.rules.atlas.east)):
            verbs.place(s, seat, seat, space)
    return turn(best[0])


OPENINGS["standard"] = Opening(lambda: choose_toa(0))
STOCK["challenge"] = trials
DEALS.add(0, deal_actions)
