"""How the browser client feels: what it loads, how soon it is ready, how quickly a click is answered.

    python bench/client.py [--rounds N] [--game GAME] [--json]

A server on 127.0.0.1 and Debian's Chromium, without a screen and without a graphics card. Sizes are what the wire
carries. A click counts from the button to the frame in which the acknowledged state is drawn; then the answer is on the
server's disk. The heap is measured after a full collection, over a few hundred events of one game after another. Of all
rounds the median counts. With exit code 1 a limit was passed.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._process import running
from bench._servers import OPEN_DOORS, ROOT, START, tell
from tests.browser.conftest import CHROMIUM, FLAGS, missing
from tests.browser.player import AT_ONCE, MOMENT, PLAY
from tools.web import STATIC

PROBE: Final = (Path(__file__).parent / "_page.js").read_text("utf-8")
WARM: Final = 40  # answers before the heap is measured: until then caches fill
ANSWERS: Final = 120
CLICKS: Final = 150
THINK: Final = 200  # milliseconds
PRESS: Final = 100  # milliseconds that a hand holds a button down
Numbers = dict[str, float]


class Limit(NamedTuple):
    """A number that must not be larger."""

    key: str
    title: str
    most: float


LIMITS: Final = [
    Limit("table_js_kb", "JavaScript of a table, kB gzip", 90),
    Limit("first_kb", "first load, kB", 200),
    Limit("first_requests", "first load, requests", 8),
    Limit("ready_ms", "home is ready, ms", 400),
    Limit("click_p99_ms", "click to drawn acknowledgement, p99 ms", 40),
    Limit("pan_p95_ms", "frame while panning, p95 ms", 20),
    Limit("heap_mb", "heap for 100 events, MB", 1),
]


@contextmanager
def site() -> Iterator[tuple[str, Browser]]:
    """A server with nobody on it, and a browser."""
    with tempfile.TemporaryDirectory(prefix="matanui-client-") as folder, sync_playwright() as playwright:
        own = {"MATANUI_PORT": "0", "MATANUI_DATABASE": f"sqlite:///{folder}/bench.sqlite", **OPEN_DOORS}
        with running([sys.executable, "-m", "bench._serve"], ROOT, os.environ | own, START) as (_, line):
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            if found is None:
                raise SystemExit(f"bench: no address in {line!r}")
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            yield found.group(), browser
            browser.close()


def opened(browser: Browser, url: str) -> Page:
    """A page of a new visitor, with the probe in it."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    context.add_init_script(PROBE)
    page = context.new_page()
    page.goto(url)
    page.wait_for_function("() => bench.ready > 0")
    page.wait_for_load_state("networkidle")
    return page


def first_load(browser: Browser, url: str) -> Numbers:
    """The first page of somebody who was never here."""
    page = opened(browser, url)
    fetched = loaded(page)
    ready = page.evaluate("bench.ready")
    page.context.close()
    return {"first_kb": kb(fetched.values()), "first_requests": len(fetched), "ready_ms": ready}


def loaded(page: Page) -> dict[str, int]:
    """Everything that the page has fetched: its address and the bytes on the wire."""
    code = "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
    found: list[tuple[str, int]] = page.evaluate(f"{code}.map((one) => [one.name, one.encodedBodySize])")
    return dict(found)


def kb(sizes: Iterable[int]) -> float:
    """Thousands of bytes."""
    return sum(sizes) / 1000


def table(browser: Browser, url: str, game: str) -> Numbers:
    """One table, from sitting down to a few hundred events."""
    page = seated(browser, url, game)
    found = {"table_js_kb": kb(scripts(page)), "pan_p95_ms": pan(page)}
    drawn = clicks(page, url, game, CLICKS)
    found |= {"click_p50_ms": quantile(drawn, 0.5), "click_p99_ms": quantile(drawn, 0.99)}
    found |= {"heap_mb": heap_growth(page)}
    page.context.close()
    return found


def seated(browser: Browser, url: str, game: str) -> Page:
    """At a table with a bot, and asked something."""
    page = opened(browser, url)
    page.evaluate(AT_ONCE)
    sit(page, url, game)
    page.wait_for_load_state("networkidle")  # what is fetched after the first question belongs to a table, too
    return page


def scripts(page: Page) -> list[int]:
    """What every script of the page weighs, also those that the browser had kept and did not fetch again."""
    names = [name.rsplit("/", 1)[-1] for name in loaded(page) if name.endswith(".js")]
    return [len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in names]


def sit(page: Page, url: str, game: str) -> None:
    """A new table for this page."""
    plan = {"game": game, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}]}
    made = page.context.request.post(f"{url}/api/tables", data=plan).json()
    page.goto(f"{url}/#/t/{made['table']['id']}")
    page.reload()
    page.locator(MOMENT).first.wait_for()


def pan(page: Page) -> float:
    """Frames while the island is dragged about."""
    box = page.locator(".island .plane, .map svg").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("bench.frames = bench.watch(1500); 0")
    for n in range(60):
        page.mouse.move(x + 3 * (n % 20), y + 2 * (n % 30))
    page.mouse.up()
    return quantile(page.evaluate("bench.frames"), 0.95)


def clicks(page: Page, url: str, game: str, most: int) -> list[float]:
    """So long did answers take, each clicked by somebody who has looked at the table for a moment."""
    for n in range(20 * most):
        spot = page.evaluate("(n) => bench.next(n)", n)
        if spot is None:
            page.wait_for_timeout(THINK)
        elif not spot:
            sit(page, url, game)
        else:
            page.mouse.move(*spot)
            page.wait_for_timeout(THINK)
            page.mouse.click(*spot, delay=PRESS)
            page.wait_for_timeout(THINK)
        found: list[float] = page.evaluate("bench.rendered")
        if len(found) >= most:
            break
    return found


def heap_growth(page: Page) -> float:
    """Megabytes for a hundred events, over several games."""
    spy = page.context.new_cdp_session(page)
    spy.send("HeapProfiler.enable")
    page.evaluate(PLAY, [WARM, 1])
    before, events = heap(spy), int(page.evaluate("bench.events"))
    page.evaluate(PLAY, [ANSWERS, 2])
    grown = int(page.evaluate("bench.events")) - events
    return (heap(spy) - before) / 1e6 * 100 / max(1, grown)


def heap(spy: Any) -> float:
    """Bytes that are still needed."""
    spy.send("HeapProfiler.collectGarbage")
    return float(spy.send("Runtime.getHeapUsage")["usedSize"])


def quantile(values: list[float], part: float) -> float:
    """The value that this part does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def measure(game: str, rounds: int) -> Numbers:
    """Medians of all rounds."""
    found: list[Numbers] = []
    with site() as (url, browser):
        first_load(browser, url)  # once before: the server reads its files for the first time
        for n in range(rounds):
            tell(f"round {n + 1} of {rounds}: {game}")
            found.append(first_load(browser, url) | table(browser, url, game))
    return {key: median(one[key] for one in found) for key in found[0]}


def shown(numbers: Numbers, version: str) -> Table:
    """One row a number."""
    rows = Table(title=f"The browser client, Chromium {version}, {platform.machine()}", box=SIMPLE)
    rows.add_column("measured")
    for head in ("value", "most", ""):
        rows.add_column(head, justify="right")
    for limit in LIMITS:
        value = numbers[limit.key]
        rows.add_row(limit.title, f"{value:,.2f}", f"{limit.most:g}", "[red]too much" if value > limit.most else "")
    return rows


def main() -> int:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(description="What the browser client loads, and how quickly it answers.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (3)")
    parser.add_argument("--game", default="makuta", help="makuta, masks, bohrok or rshl (makuta)")
    asked = parser.parse_args()
    if lacking := missing():
        raise SystemExit(f"bench: {lacking}")
    numbers = measure(asked.game, max(1, asked.rounds))
    passed = [limit.title for limit in LIMITS if numbers[limit.key] > limit.most]
    if asked.json:
        print(json.dumps({"game": asked.game, **numbers, "passed": passed}, indent=1))
    else:
        Console().print(shown(numbers, os.popen(f"{CHROMIUM} --version").read().strip().split(" ")[1]))
    for title in passed:
        tell(f"{title} is above its limit")
    return 1 if passed else 0


if __name__ == "__main__":
    raise SystemExit(main())
