"""The browser client stays light: what a screen fetches before it is ready, as the wire carries it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from matanui.i18n.words import LANGUAGES
from tools.web import STATIC, stale

ASSETS = STATIC / "assets"
IMPORT = re.compile(r'(?:from|import)\s*"\./([\w.-]+\.js)"')
HOME = ["Home"]
BOARD = ["AtTable", "BoardTable"]
CARDS = ["AtTable", "CardTable"]
HASH = r"-[\w-]{8}\.js"


@pytest.fixture(autouse=True)
def built() -> None:
    """Weigh what `make web` has built."""
    if stale():
        pytest.skip("the client is not built: make web")


def chunk(name: str) -> Path:
    """The built file of a module."""
    (found,) = (p for p in ASSETS.glob("*.js") if re.fullmatch(re.escape(name) + HASH, p.name))
    return found


def needed(start: Path, known: frozenset[Path] = frozenset()) -> frozenset[Path]:
    """A file and everything that it imports at once."""
    known |= {start}
    for name in IMPORT.findall(start.read_text("utf-8")):
        if ASSETS / name not in known:
            known = needed(ASSETS / name, known)
    return known


def weight(modules: list[str]) -> int:
    """Bytes of script on the wire for these modules."""
    return sum(map(size, frozenset(path for name in ("core", *modules) for path in needed(chunk(name)))))


def size(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


@pytest.mark.parametrize(
    ("screen", "most"), [(HOME, 45_000), (BOARD, 86_000), (CARDS, 80_000)], ids=["home", "board", "cards"]
)
def test_screens_are_light(screen: list[str], most: int) -> None:
    """Before what is fetched when it is looked for; `bench/client.py` weighs that, too."""
    assert 20_000 < weight(screen) <= most


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["board", "cards"])
def test_words_are_light(language: str, part: str) -> None:
    """They are text, not script."""
    texts = [path for name in (language, f"{language}.{part}") for path in ASSETS.glob(f"{name}-????????.txt")]
    assert len(texts) == 2
    assert 5_000 < sum(map(size, texts)) <= 15_000


@pytest.mark.parametrize("table", ["BoardTable", "CardTable"])
def test_styles_are_light(table: str) -> None:
    """Each is fetched with its screen; a table needs those of the page, of every table, and its own."""
    styles = {re.sub(r"-[\w-]{8}\.css$", "", path.name): size(path) for path in ASSETS.glob("*.css")}
    assert max(styles.values()) <= 5_000
    assert sum(styles[name] for name in ("core", "table", "AtTable", table)) <= 10_000


def test_the_client_asks_nobody_else() -> None:
    """No address of another machine is fetched: only names of XML and what messages about faults point to."""
    page = (STATIC / "index.html").read_text("utf-8")
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page)
    fetched = re.compile(r"""(?:fetch|import|WebSocket|url)\(\s*["'`](?:https?:|wss?:)?//""")
    assert [path.name for path in ASSETS.iterdir() if fetched.search(path.read_text("utf-8"))] == []
