"""Browsers are told what to refuse, strangers' pages change nothing, errors show no insides."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest

from matanui.server.storage.database import StorageError
from matanui.server.telemetry import REGISTRY
from tests.server.client import Gone
from tests.server.site import HERE, LINK, Site, open_site, web

pytestmark = pytest.mark.anyio
PLAN = {"game": "makuta", "seats": [HERE, LINK]}
PATHS = (
    "/api/games",
    "/api/cards",
    "/api/tables",
    "/api/tables/none",
    "/healthz",
    "/metrics",
    "/openapi.json",
    "/",
    "/t/abc",
    "/%00",
)


def is_guarded(answer: httpx2.Response) -> bool:
    """Does it carry everything that a browser needs to know?"""
    policy = answer.headers["content-security-policy"]
    closed = all(word in policy for word in ("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"))
    return (
        closed
        and "unsafe" not in policy
        and "http:" not in policy
        and answer.headers["x-content-type-options"] == "nosniff"
        and answer.headers["referrer-policy"] == "no-referrer"
        and "server" not in answer.headers
    )


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_carries_the_headers(path: str, site: Site) -> None:
    assert is_guarded(await site.http.get(path))


async def test_a_strangers_page_makes_no_table(site: Site) -> None:
    for origin in (
        "https://evil.example",
        "null",
        "http://matanui.test.evil.example",
        "http://evil.example/matanui.test",
    ):
        answer = await site.http.post("/api/tables", json=PLAN, headers={"origin": origin})
        assert (answer.status_code, answer.json()["why"]) == (403, "wrong-origin")
        assert is_guarded(answer) and "set-cookie" not in answer.headers
    assert (await site.http.get("/healthz")).json()["tables"] == {}
    ours = await site.http.post("/api/tables", json=PLAN, headers={"origin": "http://matanui.test"})
    assert ours.status_code == 201


async def test_a_strangers_page_gets_no_websocket(database: Path) -> None:
    async with open_site(database, origins="https://friend.example,https://other.example") as site:
        made = await site.make()
        with pytest.raises(Gone):
            await site.dial(made["table"]["id"], {"origin": "https://evil.example"})
        for origin in ("http://matanui.test", "https://friend.example"):
            await (await site.dial(made["table"]["id"], {"origin": origin})).close()


async def test_scripts_cannot_read_the_cookie(site: Site) -> None:
    answer = await site.http.post("/api/tables", json=PLAN)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "secure" not in cookie
    safe = await site.http.post("https://matanui.test/api/tables", json=PLAN)
    assert "secure" in safe.headers["set-cookie"].lower()
    made = answer.json()
    assert made["claims"][0]["token"] not in cookie and made["claims"][0]["phrase"] not in cookie


@pytest.mark.parametrize("fault", [RuntimeError("no such seed: 5eed"), StorageError("cannot use /home/me/tables.db")])
async def test_a_fault_of_ours_shows_no_insides(fault: Exception, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(*_: object) -> None:
        raise fault

    monkeypatch.setattr(site.house.store, "table", breaks)
    answer = await site.http.get("/api/tables/abc")
    assert (answer.status_code, answer.json()["why"]) == (500, "server-trouble")
    assert str(fault) not in answer.text and "Traceback" not in answer.text


async def test_metrics_are_for_this_machine_only(site: Site) -> None:
    assert "matanui_rooms" in (await site.http.get("/metrics")).text
    async with web(site.app, "203.0.113.9") as outside:
        assert (await outside.get("/metrics")).status_code == 404


def number(text: str, name: str) -> float:
    """A number from the page of numbers."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def test_what_happens_is_counted(site: Site) -> None:
    before = (await site.http.get("/metrics")).text
    _, host, _ = await site.pair()
    await host.do("ready", seat=1)
    await host.do("ready", seat=0)
    after = (await site.http.get("/metrics")).text
    assert (number(after, "matanui_rooms"), number(after, "matanui_connections")) == (1, 2)
    for name, more in {
        'matanui_commands_total{kind="ready"}': 2,
        'matanui_refusals_total{why="not-yours"}': 1,
        "matanui_write_seconds_count": 1,
    }.items():
        assert number(after, name) - number(before, name) >= more, name
    assert REGISTRY.get_sample_value("matanui_bot_failures_total") is not None


async def test_nobody_makes_tables_without_end(database: Path) -> None:
    async with open_site(database, most_tables=3, most_joins=2) as site:
        made = [await site.http.post("/api/tables", json=PLAN) for _ in range(5)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429, 429]
        path = f"/api/tables/{made[0].json()['table']['id']}"
        guesses = [await site.http.post(f"{path}/join", json={"invite": f"guess{n}"}) for n in range(2)]
        guesses += [await site.http.post(f"{path}/recover", json={"phrase": f"guess{n}"}) for n in range(2)]
        assert [answer.status_code for answer in guesses] == [403, 403, 429, 429]
        async with web(site.app, "203.0.113.9") as other:
            assert (await other.post("/api/tables", json=PLAN)).status_code == 201


async def test_a_long_body_is_not_read_to_its_end(site: Site) -> None:
    answer = await site.http.post("/api/tables", content=b'{"game": "' + b"x" * 100_000)
    assert (answer.status_code, answer.json()["why"]) == (413, "too-long")


async def test_secrets_are_kept_as_hashes_only(database: Path) -> None:
    async with open_site(database) as site:
        made, host, friend = await site.playing()
        secrets = [made["invite"], *host.tokens, *friend.tokens, *(claim["phrase"] for claim in made["claims"])]
    stored = b"".join(file.read_bytes() for file in database.parent.iterdir())
    assert b"Gali" in stored
    assert not [secret for secret in secrets if secret.encode() in stored]
