"""How it is with a seat, in one word; clients have a sentence for each."""

from __future__ import annotations

from matanui.wire.protocol import SeatInfo


def standing_of(seat: SeatInfo, waits: bool) -> str:
    """Before the deal, is somebody ready? After it, is somebody there?"""
    if seat.kind == "bot" or not seat.taken:
        return "bot" if seat.kind == "bot" else "free"
    if seat.state != "playing":
        return seat.state
    if not seat.here:
        return "gone"
    return "here" if not waits else "ready" if seat.ready else "unready"
