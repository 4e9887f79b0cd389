"""Challenges: pick an opponent, reveal the skill, play cards and masks, compare. What a Great Mask Challenge brings.
[masks, Challenge Spaces]"""

from __future__ import annotations

from typing import ClassVar, Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PASS, PASSING
from matanui.games.cards.data.kinds import ActionCard, NobleMaskCard, TuragaCard
from matanui.games.cards.data.numbers import ACTION, CARD, CHALLENGE, FACE, SKILLS
from matanui.games.cards.data.printed import EFFECTS, TAG
from matanui.games.cards.rules import feasible, hands, playing, totals
from matanui.games.cards.rules.fights import FIGHTS, Challenge
from matanui.games.cards.rules.lasting import CHALLENGE as UNTIL_CHALLENGE
from matanui.games.cards.rules.options import CARDS, PLAY, PLAYED, SEAT, SKILL
from matanui.games.cards.rules.steps import chance, prompt, step
from matanui.games.cards.state import fight_verbs, verbs
from matanui.games.cards.state.realm import GREAT_MASK, PLAYING, Realm, clockwise
from matanui.games.cards.switches import Rules

CHALLENGE_WHOM: Final = prompt("challenge", SEAT, topic="fight")
SKILL_OF: Final = prompt("skill", SKILL, topic="fight")
FIGHT: Final = prompt("fight", PLAYED, PASSING, topic="fight", nothing=PASS)
MEDDLE: Final = prompt("meddle", PLAYED, PASSING, topic="fight", reaction=True, nothing=PASS)
WIN_GREAT: Final = chance("deal-great", CARDS)
WIN_NOBLE: Final = chance("deal-noble", CARDS)


@step
async def attempt(s: Realm, me: int, space: int, left: int) -> Next:
    """Double and triple spaces: one challenge after another, each with its own opponent and card. [C3, C9]"""
    foes = [seat for seat in clockwise(s, me) if feasible.may_be_challenged(s, seat)]
    if left <= 0 or not foes or s.winner != PLAYING or hands.is_empty(s, CHALLENGE):
        return ()
    foe = foes[0] if len(foes) == 1 else await Ask(me, CHALLENGE_WHOM, foes)
    verbs.note_try(s, me, space)
    fight_verbs.open_fight(s, GREAT_MASK, me, foe, 0)
    return reveal(), contest(), attempt(me, space, left - 1)


@step
async def reveal(s: Realm) -> Next:
    """Flip the top challenge card: its skills are compared, or one of them. [C2]"""
    if not s.piles[CHALLENGE] and not s.tops[CHALLENGE]:
        verbs.reshuffle(s, CHALLENGE)
        return (reveal(),)
    top = s.tops[CHALLENGE]
    card = top[-1] & FACE if top else await Ask(CHANCE, hands.DEAL[CHALLENGE], s.piles[CHALLENGE][:])
    fight_verbs.reveal(s, skills_of(card), card)
    return (choose_skill(),) if len(s.skills) > 1 and s.rules.gmc_multi == "choose" else ()


def skills_of(card: int) -> list[int]:
    """The skills that a challenge card compares."""
    return [SKILLS.index(name) for name in getattr(CARD[card], "skills", ())]


@step
async def choose_skill(s: Realm) -> Next:
    """The challenger names one of the skills on the card."""
    skill = await Ask(s.challenger, SKILL_OF, s.skills[:])
    fight_verbs.change_skill(s, s.challenger, skill)
    return ()


@step
async def contest(s: Realm) -> Next:
    """Whoever would lose now may play one card or mask, or concede; then the other, if they have fallen behind.
    Who could hold something fitting, as far as everybody sees, is asked. [C4]"""
    behind = s.defender if totals.challenger_leads(s) else s.challenger
    if could_play(s, behind):
        pick = await Ask(behind, FIGHT, [*playing.in_fight(s, behind), PASS])
        if pick != PASS:
            return playing.play_card(behind, pick - PLAY), contest()
    return (onlookers(0),)


def could_play(s: Realm, seat: int) -> bool:
    """Hidden cards of a kind that could matter, or open masks that do. [C15, R7, R8]"""
    if s.rules.masks_in_challenge and playing.mask_bonuses(s, seat):
        return True
    return any(hands.has_any(s, seat, pile) for pile in (ACTION, *FIGHTS[s.fight].piles(s, seat)))


@step
async def onlookers(s: Realm, k: int) -> Next:
    """When one side concedes, the others are asked once, clockwise; if one plays, it goes on."""
    seats = [n for n in clockwise(s, s.challenger) if n != s.defender]
    if k >= len(seats):
        return (settle(),)
    seat = seats[k]
    if hands.has_any(s, seat, ACTION):
        pick = await Ask(seat, MEDDLE, [*meddling(s, seat), PASS])
        if pick != PASS:
            return playing.play_card(seat, pick - PLAY), contest()
    return (onlookers(k + 1),)


def meddling(s: Realm, seat: int) -> list[int]:
    """Bystanders boost nobody; Penalty and Infected Mask cards are anyone's. [C10]"""
    options = playing.playable(s, seat, ("challenge", "any"))
    return [o for o in options if getattr(CARD[o - PLAY], "type", "") in ("penalty", "infected")]


@step
def settle(s: Realm) -> Next:
    """Compare, and give the winner the prize. [C1, C8]"""
    won = totals.challenger_leads(s)
    me, foe, kind = s.challenger, s.defender, FIGHTS[s.fight]
    solace = consolations(s, foe if won else me)
    close(s, totals.total_of(s, me), totals.total_of(s, foe), won)
    if kind.DROPS_FACE_UP:
        for seat in (me, foe):
            verbs.drop_face_up(s, seat)
    return hands.trim(me), hands.trim(foe), *solace, *kind.outcome(s, me, foe, won)


def close(s: Realm, total: int, against: int, won: bool) -> None:
    """A challenge is over, and with it what lasted until then. [K4, K19]"""
    kind = FIGHTS[s.fight]
    for seat in (s.challenger, s.defender):
        fight_verbs.wake(s, seat, [card for card, rest in s.heroes[seat].resting.items() if kind.wakes(s, rest)])
        verbs.lift_bars(s, seat, UNTIL_CHALLENGE)
    fight_verbs.close_fight(s, total, against, won)


def consolations(s: Realm, loser: int) -> Next:
    """Cards that comfort the loser."""
    mine = [line[1] for line in s.ledger if line[0] == loser]
    gifts = [e.consoles() for c in mine if isinstance(CARD[c], ActionCard) for e in EFFECTS[c]]
    return tuple(hands.draw_cards(loser, ACTION, n) for n in gifts if n)


@step
async def prize(s: Realm, me: int, noble: int) -> Next:
    """The top card of your Great pile; with Masks of Might one of each pile, the Noble one perhaps only after your
    Turaga has been found. [H8, H9, H10, K6]"""
    hero = s.heroes[me]
    pile = hero.nobles if noble else hero.masks
    on_top = [c for c in hero.top if isinstance(CARD[c], NobleMaskCard) == bool(noble)]  # knocked off before [B9]
    if s.winner != PLAYING or not (pile or on_top):
        return ()
    card = on_top[-1] if on_top else await Ask(CHANCE, WIN_NOBLE if noble else WIN_GREAT, pile[:])
    verbs.win_card(s, me, card, TAG[card])
    if len(hero.great) >= s.rules.masks_to_win:
        verbs.win(s, me)
    return ()


def has_turaga(s: Realm, me: int) -> bool:
    """Has the Toa's Turaga been found?"""
    return any(isinstance(CARD[c], TuragaCard) for c in s.heroes[me].turaga)


class GreatMask(Challenge):
    """A Toa against another."""

    DROPS_FACE_UP: ClassVar[bool] = True

    def tie(self, rules: Rules) -> str:
        """[C1]"""
        return rules.gmc_tie

    def wakes(self, s: Realm, rest: int) -> bool:
        """Tools, too. [K18]"""
        return rest in (verbs.UNTIL_CHALLENGE, verbs.UNTIL_GREAT)

    def outcome(self, s: Realm, me: int, foe: int, won: bool) -> Next:
        """A mask, and perhaps a Noble one: the win that finds the Turaga gives none yet. [K6]"""
        if not won:
            return ()
        noble = not s.rules.noble_needs_turaga or has_turaga(s, me)
        return (prize(me, 0), prize(me, 1)) if noble else (prize(me, 0),)


FIGHTS[GREAT_MASK] = GreatMask()
