"""The six Toa are told apart by whoever sees colours differently."""

from __future__ import annotations

import base64
import math
from itertools import combinations
from typing import Final

from tests.browser.player import Player

APART: Final = 18.0  # of CIEDE2000
TWINS: Final = 0.9  # how much two silhouettes may have in common
BADGES: Final = """
() => {
  const found = new Map();
  for (const one of document.querySelectorAll("svg path[stroke='#f4efe6'][stroke-width='4.5']"))
    found.set(one.getAttribute("fill"), one.getAttribute("d"));
  return [...found];
}
"""
PAINT: Final = """
(colours) => {
  const wall = document.body.appendChild(document.createElement("div"));
  Object.assign(wall.style, { position: "fixed", inset: "0", zIndex: "99", display: "flex", background: "#808080" });
  for (const colour of colours)
    Object.assign(wall.appendChild(document.createElement("i")).style, { flex: "1", background: colour });
}
"""
READ: Final = """
async ([png, count]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  paper.drawImage(image, 0, 0);
  return Array.from({ length: count }, (_, n) =>
    [...paper.getImageData((n + 0.5) * image.width / count, image.height / 2, 1, 1).data].slice(0, 3));
}
"""
SHAPES: Final = """
(paths) => paths.map((d) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 72, height: 72 });
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  paper.translate(36, 36);
  paper.fill(new Path2D(d));
  return [...paper.getImageData(0, 0, 72, 72).data].filter((_, n) => n % 4 === 3).map((alpha) => (alpha > 127 ? 1 : 0));
})
"""
Colour = tuple[float, float, float]


def toa(player: Player) -> list[tuple[str, str]]:
    """The colour and the outline of each."""
    player.go("gallery")
    player.page.locator("svg path[stroke='#f4efe6']").first.wait_for(state="attached")
    found = [(fill, d) for fill, d in player.page.evaluate(BADGES)]
    assert len(found) == 6
    return found


def seen(player: Player, count: int, deficiency: str) -> list[Colour]:
    """The painted colours as somebody with this deficiency sees them."""
    session = player.context.new_cdp_session(player.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    picture = base64.b64encode(player.page.screenshot()).decode()
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    return [(r, g, b) for r, g, b in player.page.evaluate(READ, [picture, count])]


def test_the_six_toa_are_told_apart_whoever_looks(player: Player) -> None:
    found = toa(player)
    player.page.evaluate(PAINT, [colour for colour, _ in found])
    plain = seen(player, 6, "none")
    for deficiency in ("protanopia", "deuteranopia", "tritanopia"):
        colours = seen(player, 6, deficiency)
        assert colours != plain, "the simulation is at work"
        nearest = min(difference(one, two) for one, two in combinations(colours, 2))
        assert nearest >= APART, deficiency


def test_no_two_silhouettes_are_alike(player: Player) -> None:
    masks = player.page.evaluate(SHAPES, [outline for _, outline in toa(player)])
    for one, two in combinations(masks, 2):
        both = sum(a & b for a, b in zip(one, two))
        assert both / sum(a | b for a, b in zip(one, two)) < TWINS


def lab(rgb: Colour) -> Colour:
    r, g, b = ((c / 12.92) if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in rgb))
    xyz = (
        (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Colour, two: Colour) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(two)
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    gap = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    big = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(gap / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + h2 if c1 * c2 == 0 else h1 + gap / 2) % 360
    t = 1 - 0.17 * math.cos(math.radians(hue - 30)) + 0.24 * math.cos(math.radians(2 * hue))
    t += 0.32 * math.cos(math.radians(3 * hue + 6)) - 0.20 * math.cos(math.radians(4 * hue - 63))
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    turn = (
        -2
        * math.sqrt(chroma**7 / (chroma**7 + 25**7))
        * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    )
    parts = ((l2 - l1) / sl, (c2 - c1) / sc, big / sh)
    return math.sqrt(sum(part**2 for part in parts) + turn * parts[1] * parts[2])


def test_the_measure_of_colours_is_right() -> None:
    """Black and white are a hundred apart; two near reds are not."""
    assert round(difference((0, 0, 0), (255, 255, 255))) == 100
    assert difference((200, 0, 0), (204, 4, 4)) < 2
