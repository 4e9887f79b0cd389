"""`matanui invite`: what is wrong is said before any server is asked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from matanui.core.errors import UserError
from matanui.tui.remote.invite import invite
from tests.tui.remote.conftest import House

NOWHERE = "http://127.0.0.1:9"


def make(server: str = NOWHERE, **wish: Any) -> None:
    usual: dict[str, Any] = {"game_id": "makuta", "seats": ["link", "greedy"], "edition": None, "settings": []}
    rest: dict[str, Any] = {"pace": "relaxed", "listed": False, "window": None, "json": False, "lang": "en"}
    invite(server=server, **(usual | rest | wish))


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"seats": ["link"]}, "for 2 to 6 players, and you named 1"),
        ({"seats": ["link", "human"]}, "“human” cannot sit down. Each seat is one of: link, open, greedy"),
        ({"seats": ["greedy", "random"]}, "At least one seat has to be for people"),
        ({"pace": "hasty"}, "hasty"),
        ({"settings": ["peek=never"]}, "never"),
        ({"edition": "martian"}, "martian"),
        ({}, "There is no answer from http://127.0.0.1:9"),
    ],
)
def test_what_cannot_be(wish: dict[str, Any], sentence: str) -> None:
    with pytest.raises(UserError) as wrong:
        make(**wish)
    assert sentence in str(wrong.value)


def test_the_link_and_how_to_use_it(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    make(house.address, settings=["peek=public"], pace="live", listed=True)
    told, command = capsys.readouterr().out.splitlines()
    link = told.split()[-1]
    assert link.startswith(f"{house.address}/t/")
    assert command == f"In a terminal: matanui join {link}"
    make(house.address + "/", json=True)
    facts = msgspec.json.decode(capsys.readouterr().out)
    assert facts["link"].startswith(f"{house.address}/t/{facts['table']}#")
    assert len(facts["commitment"]) == 64
