"""Somebody who plays in a browser: looks at the page, clicks on it, and keeps what the page complains about."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebSocket

PATIENCE: Final = 60_000
IDLE: Final = "body:not([data-sent])"  # no answer is under way
OFFERED: Final = f"{IDLE} .question .choices button"
OVER: Final = "footer section[role=status] h2"
MOMENT: Final = f"{OFFERED}, {OVER}"
# Nobody watches bots at leisure here, unless a test says so.
AT_ONCE: Final = "localStorage['matanui.likes'] ??= JSON.stringify({ pace: 'instant' })"
# What a lost connection makes the browser itself say, which no page can keep it from.
UNAVOIDABLE: Final = ("net::ERR_", "WebSocket connection to")

# Plays on until the game is over or so many answers are given: the clicks of a person, without the waiting.
PLAY: Final = (
    """
async ([most, seed]) => {
  const pause = () => new Promise((go) => setTimeout(go, 4));
  let [given, dice, seen, since] = [0, seed, -1, 0];
  const pick = (all) => all[(dice = (dice * 48271) % 2147483647) % all.length];
  for (;;) {
    if (document.querySelector(OVER)) return [given, true];
    if (seen !== given) [seen, since] = [given, Date.now()];
    if (Date.now() - since > PATIENCE) throw new Error("stuck at " + document.querySelector(".question")?.innerText);
    const go = document.querySelector("body:not([data-sent]) .commit .go");
    const offered = [...document.querySelectorAll(OFFERED)];
    if (given >= most) return [given, false];
    else if (go) { go.click(); given += 1; }
    else if (offered.length) {
      const chosen = pick(offered);
      chosen.click();
      if (!chosen.hasAttribute("aria-pressed")) given += 1;
    }
    await pause();
  }
}
""".replace("OFFERED", repr(OFFERED))
    .replace("OVER", repr(OVER))
    .replace("PATIENCE", str(PATIENCE))
)


class Player:
    """One page in a browser of its own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.sent: list[str] = []
        context.add_init_script(AT_ONCE)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not any(words in message.text for words in UNAVOIDABLE):
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def home(self) -> None:
        """Open the first page."""
        self.page.goto(self.address)
        self.page.locator("button.slab").first.wait_for()

    def go(self, *path: str) -> None:
        """Open a screen by its address."""
        self.page.goto(f"{self.address}/#/{'/'.join(path)}")
        self.page.locator("h1").wait_for()

    def sit(self, game: str, *bots: str, people: int = 1, **switches: Any) -> str:
        """Make a table as the page does, with seats at this screen and bots, and go there."""
        seats = [{"kind": "here"}] * people + [{"kind": "bot", "bot": bot} for bot in bots]
        plan = {"game": game, "seats": seats, "switches": switches}
        reply = self.context.request.post(f"{self.address}/api/tables", data=plan)
        assert reply.ok, reply.text()
        table = str(reply.json()["table"]["id"])
        self.go("t", table)
        return table

    def wait(self) -> None:
        """Until there is something to answer, or the game is over."""
        self.page.locator(MOMENT).first.wait_for()

    def answer(self, number: int = 0) -> None:
        """Click on one of the answers, and on the button that sends it where answers are planned first."""
        offered = self.page.locator(OFFERED)
        offered.first.wait_for()
        chosen = offered.nth(number % offered.count())
        planned = chosen.get_attribute("aria-pressed") is not None
        chosen.click()
        if planned:
            self.page.locator(".commit .go").click()

    def play(self, most: int, seed: int = 1) -> tuple[int, bool]:
        """Answer at random until the end, or so many times. How often, and is it the end?"""
        given, over = self.page.evaluate(PLAY, [most, seed])
        return int(given), bool(over)

    def question(self) -> str:
        """What the page asks."""
        self.wait()
        return self.page.locator(".question h2").inner_text()

    def answers(self) -> int:
        """How many answers have left this page."""
        return sum('"do":"answer"' in frame for frame in self.sent)
