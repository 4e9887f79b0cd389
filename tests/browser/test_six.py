"""Six people in six browsers, at two tables of each game, with bots in the other seats: until somebody wins."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import Opens
from tests.browser.player import OVER, PATIENCE, PLAY, Player
from tests.server.running import Running

GAMES: Final[dict[str, dict[str, Any]]] = {
    "makuta": {},
    "masks": {"short": True},
    "bohrok": {"short": True},
    "rshl": {"short": True},
}
SMALL: Final = (390, 844)  # two cores draw for all six
SEATS: Final = [{"kind": "here"}, *[{"kind": "link"}] * 2, *[{"kind": "bot", "bot": "greedy"}] * 3]
# Everybody plays at the same time, each at a page of their own.
BEGIN: Final = f"(how) => void ({PLAY})(how)"


def gather(people: list[Player], game: str) -> str:
    """One lays the table, the others follow the invitation, all are ready. The table's name."""
    host, *guests = people
    plan = {"game": game, "seats": SEATS, "switches": GAMES[game], "minimum": 0}
    made = host.context.request.post(f"{host.address}/api/tables", data=plan).json()
    table = str(made["table"]["id"])
    for guest in guests:
        wish = {"invite": made["invite"], "name": "G"}
        joined = guest.context.request.post(f"{guest.address}/api/tables/{table}/join", data=wish)
        assert joined.ok, joined.text()
    for one in people:
        one.go("t", table)
        one.page.get_by_role("button", name="I am ready").click()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_six_browsers_play_until_somebody_wins(opens: Opens, server: Running, game: str) -> None:
    people = [[opens(*SMALL) for _ in range(3)] for _ in range(2)]
    tables = [gather(three, game) for three in people]
    everybody = [one for three in people for one in three]
    for n, one in enumerate(everybody):
        one.page.evaluate(BEGIN, [10_000, n + 1])
    for one in everybody:
        one.page.locator(OVER).wait_for(timeout=2 * PATIENCE)
        assert one.answers() > 0
        assert one.page.locator(".totems li").count() == 6
        box = one.page.locator(".totems li").last.bounding_box()
        assert box is not None and box["x"] + box["width"] <= one.page.viewport_size["width"]  # type: ignore[index]
    for table in tables:
        assert server.get(f"/api/tables/{table}")["winner"] in range(6)
