"""Nothing is cut off when letters are twice as large."""

from __future__ import annotations

from typing import Final

from tests.browser.conftest import Opens
from tests.browser.player import Player

SCREENS: Final = ["home", "new", "settings", "makuta", "masks"]
# Texts that reach out of a box which neither scrolls nor grows.
LOST: Final = """
() => {
  const lost = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement;
    if (!node.textContent.trim() || own.closest("svg, [data-live], option, .unseen, .words")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !own.checkVisibility({ visibilityProperty: true })) continue;
    for (let at = own; at && at !== document.body; at = at.parentElement) {
      const look = getComputedStyle(at);
      if (/auto|scroll/.test(look.overflowX + look.overflowY)) break;
      if (look.overflowX === "visible" && look.overflowY === "visible") continue;
      const edge = at.getBoundingClientRect();
      const out = Math.max(box.right - edge.right, edge.left - box.left, box.bottom - edge.bottom, edge.top - box.top);
      if (out > 3) lost.push(`${node.textContent.trim().slice(0, 40)}: ${Math.round(out)} px of ${at.className}`);
      break;
    }
  }
  return lost;
}
"""


def visit(player: Player, where: str) -> None:
    if where in {"makuta", "masks"}:
        player.sit(where, "random", "random")
        player.play(6)
        player.wait()
    elif where == "home":
        player.home()
    else:
        player.go(where)
        player.page.locator("main").wait_for()


def test_text_twice_as_large_is_all_there(opens: Opens) -> None:
    player = opens()
    player.context.add_init_script("localStorage['matanui.likes'] = JSON.stringify({ pace: 'instant', text: 200 })")
    found = {}
    for where in SCREENS:
        visit(player, where)
        assert player.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        found[where] = player.page.evaluate(LOST)
    assert found == {where: [] for where in SCREENS}
