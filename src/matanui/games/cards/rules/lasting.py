"""What lasts: bars, burdens and lingering effects, and who they bind now. [R4, R10]"""

from __future__ import annotations

from typing import Final

from matanui.games.cards.data.numbers import RAHI
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.terms import UNLIMITED
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm

# Saved games have places in these three lists: their order is permanent and only grows.
BARS: Final = ["portals", "challenges", "draws", "rahi", "defend", "great_masks", "being_challenged"]
WAIVERS: Final = ["diagonal", "mission", "repeat", "occupied"]  # rules that a card may lift
UNTIL: Final = ["linger", "turn_start", "turn_end", "challenge"]
BAR: Final[dict[str, int]] = {name: n for n, name in enumerate(BARS)}
DIAGONAL: Final = WAIVERS.index("diagonal")
PAST_MISSION: Final = WAIVERS.index("mission")
REPEAT: Final = WAIVERS.index("repeat")
OCCUPIED: Final = WAIVERS.index("occupied")
TURN_START: Final = 1
TURN_END: Final = 2
CHALLENGE: Final = 3
LATER: Final = 4  # one turn after the end of the present one


def lingering_effects(s: Realm, seat: int) -> list[Verb]:
    """What the Rahi Effects before a player do to them."""
    return [e for card in s.heroes[seat].lingering for e in EFFECTS[card]]


def is_barred(s: Realm, seat: int, what: str) -> bool:
    """May this player not do it now?"""
    hero = s.heroes[seat]
    if BAR[what] in hero.bars:
        return True
    return bool(hero.lingering) and any(e.bars(what) for e in lingering_effects(s, seat))


def burden_of(s: Realm, seat: int) -> int:
    """Points off in every challenge, as a negative number."""
    heavy = sum(e.weighs() for e in lingering_effects(s, seat))
    return -heavy - sum(s.heroes[seat].burdens)


def most_steps(s: Realm, seat: int) -> int:
    """How far a Toa may move in a turn, before cards and powers."""
    most = min(s.rules.max_move, most_by_effects(s, seat))
    return min(1, most) if s.rules.mission_travel == "one_space" and s.heroes[seat].missions else most  # [N3]


def most_by_effects(s: Realm, seat: int) -> int:
    """How far lingering effects let a Toa move, whatever is lent."""
    if not s.heroes[seat].lingering:
        return UNLIMITED
    return min([e.caps() for e in lingering_effects(s, seat)], default=UNLIMITED)


def tick(s: Realm, seat: int) -> None:
    """At the end of one's own turn lingering effects come a turn nearer to their end."""
    if not s.heroes[seat].lingering or s.rules.lingering_turns == "game":
        return
    for card, turns in list(s.heroes[seat].lingering.items()):
        if turns <= 1:
            verbs.unlinger(s, seat, card, RAHI)
        else:
            verbs.linger_on(s, seat, card, turns - 1)
