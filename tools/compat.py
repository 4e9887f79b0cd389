"""Write what later releases must still read: python -m tools.compat

A database with tables of every sort and a record of every game, as this release writes them. It is run when a format is
released, never to make a test pass: what lies in tests/compat/ is what players have on their disks.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final

from matanui.games.catalogue import GAMES
from tests.server.client import Frame
from tests.server.site import HERE, LINK, Site, bot, open_site

FOLDER: Final = Path(__file__).parents[1] / "tests/compat"
QUICK: Final[dict[str, dict[str, Any]]] = {
    "makuta": {"stalemate_rounds": 12},
    "masks": {"rahi": True, "might": True, "most_rounds": 25},
    "bohrok": {"rahi": True, "most_rounds": 20},
    "rshl": {"rahi": True, "most_rounds": 20},
}
RUNNING: Final = 90  # answers of a table in play


async def played(site: Site, made: Frame, answers: int, seed: int) -> None:
    """A person answers at random until so many answers are given, or the game is over."""
    person, rng = await site.visit(made, *made["claims"]), random.Random(seed)
    if person.table["status"] == "waiting":
        await person.do("ready", seat=0, nonce=f"compat-{seed}")
    while not person.over and site.play(made).table.length < answers:
        await person.until(lambda: person.question is not None or person.over)
        if person.question is not None:
            chosen = rng.choice(person.question["choices"])["id"]
            await person.do("answer", question=person.question["key"], answer=chosen)
    await person.leave()


async def filled(site: Site) -> dict[str, Frame]:
    """Tables of every sort: what each is, and the tokens of its seats."""
    found: dict[str, Frame] = {}
    for n, game in enumerate(QUICK):
        found[f"running {game}"] = await site.make(game, [HERE, bot()], switches=QUICK[game])
        await played(site, found[f"running {game}"], RUNNING, n)
        found[f"finished {game}"] = await site.make(game, [HERE, bot()], switches=QUICK[game])
        await played(site, found[f"finished {game}"], 10**6, 100 + n)
    found["waiting"] = await site.make("makuta", [HERE, LINK])
    found["lesson"] = (await site.http.post("/api/lessons/masks")).json()
    over = found["finished makuta"]["table"]["id"]
    wish = {"answers": 40, "seats": [0], "bot": "random"}
    found["continued"] = (await site.http.post(f"/api/tables/{over}/branch", json=wish)).json()
    await played(site, found["continued"], 60, 7)
    return found


async def write(folder: Path) -> None:
    """Everything, into the folder of the tests."""
    database = folder / "tables.sqlite"
    async with open_site(database) as site:
        found = await filled(site)
        for game in GAMES:
            id = found[f"finished {game}"]["table"]["id"]
            (FOLDER / f"{game}.json").write_bytes((await site.http.get(f"/api/tables/{id}/record")).content)
    with sqlite3.connect(database) as file:
        file.execute("pragma journal_mode=delete")
        file.execute("vacuum")
    shutil.copy(database, FOLDER / "tables.sqlite")
    kept = {
        name: {"id": one["table"]["id"], "tokens": [claim["token"] for claim in one["claims"]]}
        for name, one in found.items()
    }
    (FOLDER / "tables.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def main() -> None:
    """Write them anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(write(Path(folder)))


if __name__ == "__main__":
    main()
