"""Game Action spaces: what they give in passing and on landing, and the cards that help with it.
[masks, Game Action Spaces] [masks, Double Spaces]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import PASS, PASSING, YES
from matanui.games.cards.data.atlas import Atlas
from matanui.games.cards.data.numbers import ACTION, NO_CARD
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.rules import hands, missions, playing
from matanui.games.cards.rules.lasting import REPEAT, is_barred
from matanui.games.cards.rules.options import PLAY, PLAYED, TO_DRAW
from matanui.games.cards.rules.space import Idle, Shut, SpaceKind, forgiven, space_kind, times
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm

DRAW: Final = prompt("draw", PLAYED, TO_DRAW, PASSING, topic="hand", nothing=PASS)
CALLED: Final = frozenset({"action"})


@step
def action_space(s: Realm, me: int) -> Next:
    """Entered by one's own steps: it is remembered, and gives nothing twice in a row. Whoever goes on draws one at
    once; whoever ends here draws all of it. [M8, M9, M10, M22]"""
    hero = s.heroes[me]
    if hero.last_draw == hero.at:
        if not forgiven(s, me):
            return ()
        verbs.use_waiver(s, REPEAT)
    verbs.note_draw(s, me, hero.at, s.rules.atlas.times[hero.at])
    if not s.steps or not s.rules.action_on_pass:
        return ()
    return (draw_here(me, s.due if s.rules.double_on_pass else 1),)


@step
def landed(s: Realm, me: int) -> Next:
    """The move has ended here: what is still due."""
    return (draw_here(me, s.due),) if s.due else ()


@step
async def draw_here(s: Realm, me: int, n: int) -> Next:
    """You may draw; with a full hand only where you end, and after a discard. [H3, T7]"""
    full = not hands.room_for(s, me, ACTION)
    room = full and not s.steps and s.rules.action_full == "may_discard"
    if is_barred(s, me, "draws") or not (room or hands.open_piles(s, me)):
        return ()
    how = await Ask(me, DRAW, [YES, *(PLAY + c for c in draw_powers(s, me)), PASS])
    if how == PASS:
        verbs.owe_draws(s, s.due if s.due > 1 else 0)
        return ()
    verbs.owe_draws(s, max(0, s.due - n))
    first = (hands.may_discard(me, ACTION),) if room else ()
    return (*first, draw_some(me, n)) if how == YES else (*first, *help_of(s, me, how - PLAY, n))


def draw_powers(s: Realm, me: int) -> list[int]:
    """What helps at a Game Action space and is ready: Kaukau, or a Turaga's counsel. [T7]"""
    return sorted(c for c in playing.own_powers(s, me) if playing.when_of(c) == "draw_space")


def help_of(s: Realm, me: int, card: int, n: int) -> Next:
    """Kaukau looks at more cards, and may be shared; counsel draws more."""
    playing.show(s, me, card, NO_CARD)
    return EFFECTS[card][0].draws(me, card, n)


@step
async def draw_some(s: Realm, me: int, n: int) -> Next:
    """One card after another, each from a pile of your choice; Missions count them. [R9]"""
    piles = hands.open_piles(s, me)
    if n <= 0 or not piles:
        return missions.looked_over(s, me)
    pile = piles[0] if len(piles) == 1 else await Ask(me, hands.DRAW_FROM, piles)
    return hands.draw_cards(me, pile, 1), drew(me), draw_some(me, n - 1)


@step
def drew(s: Realm, me: int) -> Next:
    """Missions that ask for draws on Game Action spaces."""
    return missions.drew_at_space(s, me)


@space_kind
class ActionSpace(SpaceKind):
    """It gives in passing, and the rest when a move ends there. [M8, M9, M10]"""

    name = "action"
    gives_cards = True

    def called(self, atlas: Atlas, toa: int, space: int) -> frozenset[str]:
        return CALLED

    def shut(self, s: Realm, me: int, space: int) -> Shut | None:
        return "drawn" if s.rules.action_repeat == "no_enter" and self.idle(s, me, space) else None

    def idle(self, s: Realm, me: int, space: int) -> Idle | None:
        return "drawn-blank" if s.heroes[me].last_draw == space and not forgiven(s, me) else None

    def enter(self, s: Realm, me: int) -> Next:
        return (action_space(me),)

    def land(self, s: Realm, me: int) -> Next:
        return (landed(me),)

    def last(self, me: int) -> Next:
        return action_space(me), landed(me)

    def activate(self, s: Realm, who: int, space: int) -> Next:
        again = s.heroes[who].last_draw == space and not forgiven(s, who)
        return () if again else (draw_here(who, times(s, space)),)
