"""How many ways a game can begin, answer by answer: numbers that move when a rule does.

The count starts when Tahu, who won the roll for the first turn, is about to begin against Gali. On every level each
state is continued with every different answer of whoever is asked, a player or chance, and equal states are counted
once. The first two levels were counted by hand on the drawing of the start tile: six faces; then after a one Tahu has
one step only, so Gali's six faces follow, and after two to six pips he has 3, 6, 7, 8 and 8 fields to choose from (all
but the mask and the gate behind the mosquitoes), 38 in all. The other levels were counted by this program.
"""

from __future__ import annotations

import msgspec
import pytest

from matanui.core.flow import Match
from matanui.games.makuta.game import GAME
from matanui.games.makuta.state import Isle
from tests.makuta.scene import Scene

LEVELS = 5
ANSWERS = {
    "en": [6, 38, 211, 918, 2815],
    "nl": [6, 38, 211, 918, 2815],
    "de": [6, 38, 330, 1401, 6484],
    "fr": [6, 38, 330, 1401, 6444],
    "us": [6, 38, 328, 1074, 4747],
    "definitive": [6, 38, 330, 1401, 6444],
}
STATES = {
    "en": [6, 38, 139, 540, 1738],
    "nl": [6, 38, 139, 540, 1738],
    "de": [6, 38, 258, 1059, 3148],
    "fr": [6, 38, 258, 1053, 3088],
    "us": [6, 38, 226, 774, 1868],
    "definitive": [6, 38, 258, 1053, 3088],
}


@pytest.mark.parametrize("edition", list(GAME.editions))
def test_a_game_can_begin_in_so_many_ways(edition: str) -> None:
    level: list[Match[Isle]] = [Scene(edition=edition).match]
    answers: list[int] = []
    states: list[int] = []
    for _ in range(LEVELS):
        following: dict[bytes, Match[Isle]] = {}
        answers.append(0)
        for match in level:
            assert match.pending is not None
            for answer in set(match.pending.options):
                fork = match.fork()
                fork.play(answer)
                following[msgspec.json.encode(GAME.encode(fork.state))] = fork
                answers[-1] += 1
        level = list(following.values())
        states.append(len(level))
    assert answers == ANSWERS[edition]
    assert states == STATES[edition]
