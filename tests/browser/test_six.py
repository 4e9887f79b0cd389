"""Six people in six browsers, at two tables of each game, with bots in the other seats: to the end."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import Opens
from tests.browser.player import OVER, PATIENCE, PLAY, Player

GAMES: Final[dict[str, dict[str, Any]]] = {
    "makuta": {"stalemate_rounds": 1},
    "masks": {"short": True, "most_rounds": 1},
    "bohrok": {"short": True, "most_rounds": 1},
    "rshl": {"short": True, "most_rounds": 1},
}
SMALL: Final = (390, 844)  # two cores draw for all six
SEATS: Final = [{"kind": "here"}, *[{"kind": "link"}] * 2, *[{"kind": "bot", "bot": "random"}] * 3]
# Everybody plays at the same time, each at a page of their own.
BEGIN: Final = f"(how) => void ({PLAY})(how)"


def gather(people: list[Player], game: str) -> None:
    """One lays the table, the others follow the invitation, all are ready."""
    host, *guests = people
    plan = {"game": game, "seats": SEATS, "switches": GAMES[game], "minimum": 0}
    made = host.context.request.post(f"{host.address}/api/tables", data=plan).json()
    table = made["table"]["id"]
    for guest in guests:
        wish = {"invite": made["invite"], "name": "G"}
        joined = guest.context.request.post(f"{guest.address}/api/tables/{table}/join", data=wish)
        assert joined.ok, joined.text()
    for one in people:
        one.go("t", table)
        one.page.get_by_role("button", name="I am ready").click()


@pytest.mark.parametrize("game", GAMES)
def test_six_browsers_play_to_the_end(opens: Opens, game: str) -> None:
    tables = [[opens(*SMALL) for _ in range(3)] for _ in range(2)]
    for people in tables:
        gather(people, game)
    everybody = [one for people in tables for one in people]
    for n, one in enumerate(everybody):
        one.page.evaluate(BEGIN, [10_000, n + 1])
    for one in everybody:
        one.page.locator(OVER).wait_for(timeout=2 * PATIENCE)
        assert one.answers() > 0
        assert one.page.locator(".totems li").count() == 6
        box = one.page.locator(".totems li").last.bounding_box()
        assert box is not None and box["x"] + box["width"] <= one.page.viewport_size["width"]  # type: ignore[index]
