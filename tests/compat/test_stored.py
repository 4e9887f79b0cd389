"""What an earlier release has stored goes on with this one: records verify, tables are played to their end."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from matanui.core.record import read
from matanui.core.verify import proved, verify
from matanui.games import catalogue
from tests.server.client import Client
from tests.server.site import Site, open_site

pytestmark = pytest.mark.anyio
HERE: Final = Path(__file__).parent
TABLES: Final[dict[str, dict[str, object]]] = json.loads((HERE / "tables.json").read_text("utf-8"))
RUNNING: Final = [name for name in TABLES if name.startswith(("running", "continued"))]
FINISHED: Final = [name for name in TABLES if name.startswith("finished")]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A server of this release on the database of the earlier one."""
    database = Path(shutil.copy(HERE / "tables.sqlite", tmp_path / "tables.sqlite"))
    async with open_site(database) as found:
        yield found


async def sat_down(site: Site, name: str) -> Client:
    """The person whose seat it is comes back."""
    tokens = TABLES[name]["tokens"]
    assert isinstance(tokens, list)
    return await site.client(str(TABLES[name]["id"]), *tokens).enter()


async def to_the_end(person: Client) -> None:
    """Answer at random until the game is over."""
    rng = random.Random(5)
    while not person.over:
        await person.until(lambda: person.question is not None or person.over)
        if person.question is not None and not person.over:
            chosen = rng.choice(person.question["choices"])["id"]
            await person.do("answer", question=person.question["key"], answer=chosen)


@pytest.mark.parametrize("path", sorted(HERE.glob("*[!s].json")), ids=lambda path: path.stem)
def test_a_record_verifies(path: Path) -> None:
    record = read(path.read_bytes(), path.name)
    game = catalogue.GAMES[record.game]
    assert game.standing(verify(record, game).state).over


@pytest.mark.parametrize("name", FINISHED)
async def test_a_finished_table_gives_its_record(name: str, site: Site) -> None:
    record = read((await site.http.get(f"/api/tables/{TABLES[name]['id']}/record")).content)
    assert verify(record, catalogue.GAMES[record.game]).pending is None


@pytest.mark.parametrize("name", RUNNING)
async def test_a_table_in_play_goes_on_to_its_end(name: str, site: Site) -> None:
    await to_the_end(await sat_down(site, name))
    record = read((await site.http.get(f"/api/tables/{TABLES[name]['id']}/record")).content)
    verify(record, catalogue.GAMES[record.game])
    assert bool(record.past) == (name == "continued")


@pytest.mark.parametrize("name", [name for name in RUNNING if name.startswith("running")])
async def test_a_table_in_play_meets_a_raised_revision(name: str, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    game = name.partition(" ")[2]
    newer = replace(catalogue.GAMES[game], revision=catalogue.GAMES[game].revision + 1)
    monkeypatch.setitem(catalogue.GAMES, game, newer)
    await to_the_end(await sat_down(site, name))
    record = read((await site.http.get(f"/api/tables/{TABLES[name]['id']}/record")).content)
    assert [part.revision for part in record.parts] == [newer.revision - 1, newer.revision]
    assert [proof.proved for proof in proved(record, newer)[0]] == [True, True]


async def test_a_waiting_table_still_waits(site: Site) -> None:
    person = await sat_down(site, "waiting")
    assert person.table["status"] == "waiting" and person.last("welcome")["yours"] == [0]


async def test_a_lesson_goes_on_where_it_was(site: Site) -> None:
    person = await sat_down(site, "lesson")
    await person.until(lambda: bool(person.all("update")))
    taught = person.last("update")["lesson"]
    assert (taught["lesson"], taught["step"]) == ("masks", 1)
    await person.do("next", step=1)
    await person.until(lambda: person.last("update")["lesson"]["step"] > 1)
