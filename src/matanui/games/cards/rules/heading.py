"""Where open Missions lead, for tables that make a Toa head for the nearest such space. [N3]"""

from __future__ import annotations

from matanui.games.cards.data.atlas import ACTION, KINI_NUI, NEAR, PORTALS, START, steps
from matanui.games.cards.data.numbers import SEATS
from matanui.games.cards.data.tasks import DrawAt, EndBeside, Hold, Pay, Task, Visit
from matanui.games.cards.rules import missions
from matanui.games.cards.state.realm import Realm


def bound(s: Realm, me: int, goals: list[int]) -> list[int]:
    """Of the next steps those that lead nearer to what a Mission asks for; all of them if none does."""
    if s.rules.mission_path == "free" or not s.heroes[me].missions:
        return goals
    wanted = {n for _, _, task in missions.open_tasks(s, me) for n in places(s, me, task)}
    far = {n: min((steps(n)[goal] for goal in wanted), default=0) for n in (s.heroes[me].at, *goals)}
    nearer = [n for n in goals if far[n] < far[s.heroes[me].at]]
    return nearer or goals


def places(s: Realm, me: int, task: Task) -> set[int]:
    """Spaces that help with a task; none if no space does."""
    own, others = START[SEATS[s.heroes[me].toa]], {hero.at for seat, hero in enumerate(s.heroes) if seat != me}
    if isinstance(task, Pay | Hold | DrawAt):
        return set(ACTION) - {s.heroes[me].last_draw}
    if isinstance(task, Visit):
        kinds = {"portal": PORTALS, "action": ACTION, "own_start": {own}, "other_start": set(START.values()) - {own}}
        return set(kinds[task.what])
    if isinstance(task, EndBeside):
        return set(NEAR[KINI_NUI]) if task.what == "kini-nui" else {n for at in others for n in NEAR[at]}
    return set()
