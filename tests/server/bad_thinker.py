"""A process of bots that fail, each in its own way."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any

from matanui.bots.registry import make_bot
from matanui.server.tables import thinker


class Bad:
    """Fails in the way that the environment names."""

    def choose(self, view: Any, luck: Any) -> int:
        match os.environ["MATANUI_TEST_BOT"]:
            case "raises":
                raise IndexError("no such tile")
            case "dawdles":
                time.sleep(3600)
            case "dies":
                os.kill(os.getpid(), signal.SIGKILL)
            case "cheats":
                return 10**9
        return make_bot("random", "makuta").choose(view, luck)


if __name__ == "__main__":
    thinker.bot_for = lambda name, game: Bad()  # type: ignore[assignment]
    thinker.serve(sys.stdin.buffer, sys.stdout.buffer)
