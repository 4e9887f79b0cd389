"""Rahi challenges: a Rahi, a Rahi Challenge and a Rahi Effect instead of a movement. [masks, Rahi Challenge Rules]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import PASS, PASSING
from matanui.games.cards.data.kinds import RahiCard, RahiChallenge, RahiEffect
from matanui.games.cards.data.numbers import ACTION, CARD, FACE, SKILLS
from matanui.games.cards.rules import challenge, feasible, hands, missions, playing, running, turn
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.additions import WAYS, Way
from matanui.games.cards.rules.lasting import is_barred
from matanui.games.cards.rules.options import CARDS, PLAY, PLAYED
from matanui.games.cards.rules.steps import prompt, step, step_of_hand
from matanui.games.cards.state import fight_verbs, verbs
from matanui.games.cards.state.realm import PLAYING, RAHI_FIGHT, Realm, clockwise

HUNT: Final = 1  # its place among the ways to spend a turn
ALL_TYPES: Final = {RahiCard, RahiChallenge, RahiEffect}

RAHI: Final = prompt("rahi", CARDS, topic="fight")
RAHI_VALUE: Final = prompt("rahi-value", CARDS, topic="fight")
AND_WALK: Final = prompt("and-walk", PLAYED, PASSING, topic="move", nothing=PASS)
RAHI_EFFECT: Final = prompt("rahi-effect", CARDS, topic="fight")


def held(s: Realm, seat: int, kind: type) -> list[int]:
    """The different cards of a kind in a hand."""
    return sorted({thing & FACE for thing in s.heroes[seat].hand if isinstance(CARD[thing & FACE], kind)})


def may_hunt(s: Realm, me: int) -> bool:
    """All three types in hand, at the start of the turn, with a movement to give and somebody to aim at. [R6]"""
    if not s.rules.rahi or s.trail or s.gave_up or is_barred(s, me, "rahi") or missions.is_urged(s, me):
        return False
    if s.heroes[me].skips and not s.rules.rahi_when_skipped:
        return False
    mine = {type(CARD[thing & FACE]) for thing in s.heroes[me].hand}
    return mine >= ALL_TYPES and any(feasible.may_be_challenged(s, seat) for seat in clockwise(s, me))


@step_of_hand
async def hunt(s: Realm, me: int) -> Next:
    """Play a Rahi and a Rahi Challenge, and choose an opponent; the Effect stays hidden. [R5, R11]"""
    beasts, values = held(s, me, RahiCard), held(s, me, RahiChallenge)
    beast = beasts[0] if len(beasts) == 1 else await Ask(me, RAHI, beasts)
    value = values[0] if len(values) == 1 else await Ask(me, RAHI_VALUE, values)
    foes = [seat for seat in clockwise(s, me) if feasible.may_be_challenged(s, seat)]
    foe = foes[0] if len(foes) == 1 else await Ask(me, challenge.CHALLENGE_WHOM, foes)
    fight_verbs.open_fight(s, RAHI_FIGHT, me, foe, strength(beast, value))
    for card in (beast, value):
        fight_verbs.lay(s, me, next(n for n, thing in enumerate(s.heroes[me].hand) if thing & FACE == card))
    fight_verbs.compare(s, [SKILLS.index(getattr(CARD[beast], "skill", SKILLS[0]))], beast)
    verbs.give_up_move(s)
    return *missions.hunted(s, me), challenge.contest(), and_walk(me)


@step
async def and_walk(s: Realm, me: int) -> Next:
    """A card may give back the movement after the challenge."""
    if s.winner != PLAYING or not hands.has_any(s, me, ACTION):
        return ()
    pick = await Ask(me, AND_WALK, [*playing.playable(s, me, ("rahi",)), PASS])
    return () if pick == PASS else (playing.play_card(me, pick - PLAY),)


def strength(beast: int, value: int) -> int:
    """Some pairs are worth more. [R11]"""
    rahi, card = CARD[beast], CARD[value]
    assert isinstance(rahi, RahiCard) and isinstance(card, RahiChallenge)
    return card.better if rahi.breed in card.better_with else card.value


@step_of_hand
async def strike(s: Realm, me: int, victim: int) -> Next:
    """Choose and show the Rahi Effect; a lingering one lies before the victim for some turns. [R4, R5, R10]"""
    cards = held(s, me, RahiEffect)
    card = cards[0] if len(cards) == 1 else await Ask(me, RAHI_EFFECT, cards, About("prize", by=me, target=victim))
    place = next(n for n, thing in enumerate(s.heroes[me].hand) if thing & FACE == card)
    if lingers(card):
        verbs.lay_before(s, me, place, victim, (s.brief or turns(s)) + (victim == s.turn))  # from the next turn on
        return ()
    verbs.play(s, me, place, victim, False)
    return (running.run(card, 0, me, victim),)


def lingers(card: int) -> bool:
    """Does this Rahi Effect stay?"""
    found = CARD[card]
    return isinstance(found, RahiEffect) and found.lingering


def turns(s: Realm) -> int:
    """How long an effect lingers."""
    return 10_000 if s.rules.lingering_turns == "game" else s.rules.lingering_turns


WAYS.add(HUNT, Way("hunt", may_hunt, lambda s, me: (hunt(me), turn.act(me))))
