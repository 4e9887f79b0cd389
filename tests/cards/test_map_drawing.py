"""The drawing of the map: it is the one of map.toml, whole, and needs nothing from outside."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from matanui.games.cards.data.atlas import CONTROL, KIND, NAMES, SPACES
from tools.mapsvg import OUT, picture

SVG = "{http://www.w3.org/2000/svg}"


def test_the_drawing_is_up_to_date() -> None:
    assert Path(OUT).read_text("utf-8") == picture()


def test_every_space_is_drawn_once() -> None:
    titles = [t.text for t in ElementTree.fromstring(picture()).iter(f"{SVG}title")]
    assert titles[1:] == NAMES
    letters = [t.text for t in ElementTree.fromstring(picture()).iter(f"{SVG}text")]
    signs = sum(letters.count(letter) for letter in "ACMB")
    assert signs == SPACES - KIND.count("blank") - KIND.count("portal") + len(CONTROL) + len("AACCCMB")


def test_nothing_comes_from_outside() -> None:
    addresses = re.findall(r"https?://[^\"]+|href|url\(|@import", picture())
    assert addresses == ["http://www.w3.org/2000/svg"]
