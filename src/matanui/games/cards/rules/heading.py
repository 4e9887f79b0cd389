"""Where open Missions lead, for tables that make a Toa head for the nearest such space. [N3]"""

from __future__ import annotations

from matanui.games.cards.data.tasks import DrawAt, EndBeside, Hold, Pay, Task, Visit
from matanui.games.cards.rules import missions
from matanui.games.cards.rules.space import by_kind, called
from matanui.games.cards.state.realm import Realm, taken


def bound(s: Realm, me: int, goals: list[int]) -> list[int]:
    """Of the next steps those that lead nearer to what a Mission asks for; all of them if none does."""
    if s.rules.mission_path == "free" or not s.heroes[me].missions:
        return goals
    wanted = {n for _, _, task in missions.open_tasks(s, me) for n in places(s, me, task)}
    steps = s.rules.atlas.steps
    far = {n: min((steps(n)[goal] for goal in wanted), default=0) for n in (s.heroes[me].at, *goals)}
    nearer = [n for n in goals if far[n] < far[s.heroes[me].at]]
    return nearer or goals


def places(s: Realm, me: int, task: Task) -> set[int]:
    """Spaces that help with a task; none if no space does."""
    hero, atlas = s.heroes[me], s.rules.atlas
    if isinstance(task, Pay | Hold | DrawAt):
        return {*by_kind(s.rules)["action"]} - {hero.last_draw}
    if isinstance(task, Visit):
        return called(s.rules, hero.toa, task.what)
    if isinstance(task, EndBeside):
        goals = {atlas.kini_nui} if task.what == "kini-nui" else taken(s, me)
        return {n for at in goals for n in atlas.near[at]}
    return set()
