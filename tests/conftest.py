"""For all tests."""

from __future__ import annotations

import gc

gc.set_threshold(50_000)  # games are trees, hardly anything is garbage, and looking for it took a sixth of the time
