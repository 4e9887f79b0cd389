"""The server under load: `python -m bench._serve [PROFILE]`. Says its address; with a file's name it is profiled, from
the first SIGUSR1 on."""

from __future__ import annotations

import cProfile
import os
import signal
import sys

from matanui.server.serve import serve
from matanui.server.settings import settings_from


def main() -> int:
    """Serve until told to stop."""
    settings = settings_from(os.environ)
    if len(sys.argv) == 1:
        return serve(settings, lambda address: print(address, flush=True))
    profile = cProfile.Profile()
    signal.signal(signal.SIGUSR1, lambda _number, _frame: profile.enable())
    try:
        return serve(settings, lambda address: print(address, flush=True))
    finally:
        profile.disable()
        profile.dump_stats(sys.argv[1])


if __name__ == "__main__":
    raise SystemExit(main())
