"""The drawing of the map: it is the one of maps/first.toml, whole, and needs nothing from outside."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from tests.cards.scene import FIRST
from tools.mapsvg import out, picture

SVG = "{http://www.w3.org/2000/svg}"


def test_the_drawing_is_up_to_date() -> None:
    assert out(FIRST).read_text("utf-8") == picture(FIRST)


def test_every_space_is_drawn_once() -> None:
    titles = [t.text for t in ElementTree.fromstring(picture(FIRST)).iter(f"{SVG}title")]
    assert titles[1:] == FIRST.names
    letters = [t.text for t in ElementTree.fromstring(picture(FIRST)).iter(f"{SVG}text")]
    signs = sum(letters.count(letter) for letter in "ACMB")
    carved = sum(len(FIRST.of_kind(kind)) for kind in ("action", "challenge", "mission"))
    assert signs == carved + len(FIRST.controls) + len("AACCCMB")


def test_nothing_comes_from_outside() -> None:
    addresses = re.findall(r"https?://[^\"]+|href|url\(|@import", picture(FIRST))
    assert addresses == ["http://www.w3.org/2000/svg"]
