"""Bohrok Control spaces: draw a Krana, or control the face-up Bohrok and challenge somebody with it.
[bohrok, Bohrok Control Spaces] [rshl, Bohrok Control Spaces]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PASS, PASSING, listed
from matanui.games.cards.bohrok import swarm_verbs
from matanui.games.cards.data.kinds import BohrokCard, KranaCard
from matanui.games.cards.data.numbers import ACTION, BOHROK, CARD, FACE, KRANA, NO_CARD, VA
from matanui.games.cards.rules import challenge, feasible, hands, missions, playing
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.additions import HOLDING, TURN_OVER
from matanui.games.cards.rules.options import CARDS, PLAY, PLAYED
from matanui.games.cards.rules.steps import prompt, step, step_of_hand
from matanui.games.cards.state import fight_verbs, verbs
from matanui.games.cards.state.realm import BOHROK_FIGHT, PLAYING, Realm, clockwise

DRAW: Final = 0  # answers to "control" besides PLAY + card
FIGHT: Final = 1
NEW: Final = 0  # answers to "krana-prize" and "krana-spoils"
USED: Final = 1
# What cards do to a control. Saved games have places in this list: its order is permanent and only grows.
TRICKS: Final = ["fails", "twice", "wins", "any_krana"]
FAILS: Final = TRICKS.index("fails")
TWICE: Final = TRICKS.index("twice")
WINS: Final = TRICKS.index("wins")
ANY_KRANA: Final = TRICKS.index("any_krana")

CONTROL: Final = prompt("control", PLAYED, listed("control", ["draw", "fight"]), PASSING, topic="swarm", nothing=PASS)
KRANA_TO_USE: Final = prompt("krana", CARDS, topic="swarm")
ANNOUNCE: Final = prompt("announce", PLAYED, PASSING, topic="fight", reaction=True, nothing=PASS)
KNOCK: Final = prompt("knock", CARDS, topic="swarm")
KRANA_CHOICE: Final = listed("krana-choice", ["new", "used"])
KRANA_PRIZE: Final = prompt("krana-prize", KRANA_CHOICE, topic="swarm")
KRANA_SPOILS: Final = prompt("krana-spoils", KRANA_CHOICE, PASSING, topic="swarm", nothing=PASS)


@step
async def turn_up(s: Realm) -> Next:
    """Shuffle the Bohrok pile and turn up a new Bohrok."""
    if s.bohrok != NO_CARD:
        swarm_verbs.bury_bohrok(s)
        return (turn_up(),)
    card = await Ask(CHANCE, hands.DEAL[BOHROK], s.piles[BOHROK][:])
    swarm_verbs.turn_up(s, card)
    return ()


def leave(s: Realm, me: int) -> Next:
    """A Bahrag that has lain there for a full round is replaced. [B16]"""
    idle = s.bohrok != NO_CARD and bohrok(s).form == "bahrag" and s.bohrok_turns >= len(s.heroes)
    return (turn_up(),) if idle else ()


TURN_OVER.add(1, leave)


def bohrok(s: Realm) -> BohrokCard:
    """The face-up Bohrok."""
    found = CARD[s.bohrok]
    assert isinstance(found, BohrokCard)
    return found


def fits(s: Realm, card: int, any_krana: bool) -> bool:
    """Does this Krana control the face-up Bohrok? [B20, B5]"""
    krana, foe = CARD[card], bohrok(s)
    if not isinstance(krana, KranaCard):
        return False
    if krana.breed is None:  # the Krana-Kal
        return foe.form in ("kal", "bahrag")
    if any_krana and foe.form != "bahrag":
        return True
    return krana.breed == foe.breed and (foe.form != "kal" or s.rules.krana_control == "breed_and_kal")


def fitting(s: Realm, me: int) -> list[int]:
    """The different Krana of a hand that control the face-up Bohrok."""
    held = {s.heroes[me].hand[n] & FACE for n in hands.cards_of(s, me, KRANA)}
    return sorted(card for card in held if fits(s, card, ANY_KRANA in s.tricks))


def may_control(s: Realm, me: int) -> bool:
    """A fitting Krana, somebody to challenge, and no Mission that comes before anything else. [N5, N9]"""
    foes = [seat for seat in clockwise(s, me) if feasible.may_be_challenged(s, seat)]
    return bool(foes) and bool(fitting(s, me)) and not missions.is_urged(s, me)


@step
async def arrive(s: Realm, me: int) -> Next:
    """You ended on a Bohrok Control space: draw one Krana, or challenge; cards for this space may be played first."""
    ways = [DRAW, *([FIGHT] if may_control(s, me) else [])]
    pick = await Ask(me, CONTROL, [*ways, *playing.playable(s, me, ("any", "bohrok_space")), PASS])
    if pick >= PLAY:
        return playing.play_card(me, pick - PLAY), arrive(me)
    if pick == DRAW:
        return hands.draw_cards(me, KRANA, 1), forget()
    return (announce(me),) if pick == FIGHT else (forget(),)


@step
def forget(s: Realm) -> Next:
    """Cards for a control count for this one only."""
    swarm_verbs.forget_tricks(s)
    return ()


@step_of_hand
async def announce(s: Realm, me: int) -> Next:
    """Lay out a Krana of the breed and name an opponent; everybody may answer. [B1]"""
    krana = fitting(s, me)
    card = krana[0] if len(krana) == 1 else await Ask(me, KRANA_TO_USE, krana)
    foe = await choose_foe(s, me)
    place = next(n for n, thing in enumerate(s.heroes[me].hand) if thing & FACE == card)
    swarm_verbs.lay_out(s, me, place)
    fight_verbs.open_fight(s, BOHROK_FIGHT, me, foe, 0)
    twice = TWICE in s.tricks and s.rules.double_control == "same"
    return heard(me, 0), bout(me, 2 if twice else 1, 1)


async def choose_foe(s: Realm, me: int) -> int:
    """Anybody who may be challenged."""
    foes = [seat for seat in clockwise(s, me) if feasible.may_be_challenged(s, seat)]
    return foes[0] if len(foes) == 1 else await Ask(me, challenge.CHALLENGE_WHOM, foes)


@step
async def heard(s: Realm, me: int, k: int) -> Next:
    """Every other player who holds Game Action cards may answer the announcement. [B11, B14]"""
    seats = clockwise(s, me)
    if k >= len(seats) or FAILS in s.tricks:
        return ()
    if not hands.has_any(s, seats[k], ACTION):
        return (heard(me, k + 1),)
    plays = [*playing.playable(s, seats[k], ("announce",)), PASS]
    pick = await Ask(seats[k], ANNOUNCE, plays, About("announce", s.krana, me, s.defender))
    if pick == PASS:
        return (heard(me, k + 1),)
    return playing.play_card(seats[k], pick - PLAY), heard(me, k + 1)


@step
async def bout(s: Realm, me: int, left: int, first: int) -> Next:
    """One challenge, or two with the same Bohrok and Krana. A failed control ends the turn. [B11, B12]"""
    if FAILS in s.tricks:
        fight_verbs.call_off(s)
        verbs.give_up_move(s)
        return (tidy(),)
    if left <= 0 or s.winner != PLAYING or not any(feasible.may_be_challenged(s, n) for n in clockwise(s, me)):
        return (tidy(),)
    if not first:
        foe = await choose_foe(s, me)
        fight_verbs.open_fight(s, BOHROK_FIGHT, me, foe, 0)
    if left == 1 and s.rules.double_control == "same":
        swarm_verbs.drop_trick(s, TWICE)
    if WINS in s.tricks:
        swarm_verbs.spend_trick(s, WINS)  # one challenge each [B28]
        return sure_win(me), bout(me, left - 1, 0)
    return challenge.reveal(), challenge.contest(), bout(me, left - 1, 0)


@step
def sure_win(s: Realm, me: int) -> Next:
    """Won outright: no skill is compared. [B13]"""
    foe = s.defender
    challenge.close(s, 0, 0, True)
    for seat in (me, foe):
        verbs.drop_face_up(s, seat)
    return outcome(me, foe, True)


def outcome(me: int, foe: int, won: bool) -> Next:
    """The winner knocks off a mask and takes Krana; a defender who holds out takes Va, Krana or the used Krana."""
    return (knock_off(me, foe), krana_prize(me)) if won else (krana_spoils(foe),)


@step
async def knock_off(s: Realm, me: int, foe: int) -> Next:
    """One Great Mask of your choice goes back on top of its owner's pile, or one of all masks where only Turaga are
    safe. [B7, B8, B9, B27]"""
    hero = s.heroes[foe]
    masks = sorted([*hero.great, *(hero.noble if s.rules.knock_safe == "turaga" else [])])
    if not masks:
        return ()
    card = masks[0] if len(masks) == 1 else await Ask(me, KNOCK, masks, About("prize", by=me, target=foe))
    swarm_verbs.knock_off(s, me, foe, card)
    return ()


def may_keep(s: Realm, seat: int) -> bool:
    """Is the used Krana free to be taken? Not while a second challenge needs it. [B12]"""
    busy = TWICE in s.tricks and s.rules.double_control == "same"
    return s.krana != NO_CARD and not busy and bool(hands.room_for(s, seat, KRANA))


@step
async def krana_prize(s: Realm, me: int) -> Next:
    """Two new Krana, or one and the used one."""
    ways = [NEW, *([USED] if may_keep(s, me) else [])]
    how = await Ask(me, KRANA_PRIZE, ways) if len(ways) > 1 else NEW
    if how == NEW:
        return (hands.draw_cards(me, KRANA, 2),)
    swarm_verbs.take_krana(s, me)
    return *HOLDING[KRANA].after(me), hands.draw_cards(me, KRANA, 1)


@step
async def krana_spoils(s: Realm, foe: int) -> Next:
    """The defender draws, takes the used Krana, or neither. [B1, B22]"""
    how = await Ask(foe, KRANA_SPOILS, [NEW, *([USED] if may_keep(s, foe) else []), PASS])
    if how == PASS:
        return ()
    if how == NEW:
        return (hands.draw_cards(foe, VA if s.rules.bohrok_defend_prize == "va_or_used" else KRANA, 1),)
    swarm_verbs.take_krana(s, foe)
    return HOLDING[KRANA].after(foe)


@step
def tidy(s: Realm) -> Next:
    """The used Krana is discarded if nobody took it, and a new Bohrok is turned up."""
    more = TWICE in s.tricks and FAILS not in s.tricks and s.rules.double_control == "new"
    swarm_verbs.discard_krana(s)
    swarm_verbs.forget_tricks(s)
    return (turn_up(), once_more(s.challenger)) if more else (turn_up(),)


@step
async def once_more(s: Realm, me: int) -> Next:
    """The second of two challenges, with a Bohrok and a Krana of its own. [B12]"""
    if s.winner != PLAYING:
        return ()
    pick = await Ask(me, CONTROL, [*([FIGHT] if may_control(s, me) else []), PASS])
    return (announce(me),) if pick == FIGHT else ()
