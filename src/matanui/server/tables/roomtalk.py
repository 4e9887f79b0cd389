"""Lines about the room and not about the game, typed in a browser: the same words as at `matanui join`."""

from __future__ import annotations

from functools import lru_cache

from matanui.core.message import Message
from matanui.desk.roomwords import COMMANDS, Typed, Vocabulary
from matanui.desk.speech import Speech
from matanui.host.orders import ORDERS
from matanui.server.tables.guest import Guest
from matanui.server.tables.room import Room
from matanui.wire import protocol as wire
from matanui.wire import typed as lines
from matanui.wire.seating import standing_of

HELP = [Message("ui-join-help-head"), *(Message(f"ui-join-help-{name}") for name in COMMANDS)]


@lru_cache
def vocabulary(language: lines.Language) -> Vocabulary:
    """Made once for each language."""
    return Vocabulary(Speech(language))


def wanted(room: Room, guest: Guest, request: lines.Type) -> wire.Request | list[Message] | None:
    """The command that such a line stands for, or what is said to it; None if it is for the game."""
    words = vocabulary(request.language)
    typed = words.find(request.text)
    if typed is None:
        return None
    if typed.name == "who":
        return seats_of(room, guest)
    if typed.name == "chat":
        return wire.Say(id=request.id, text=typed.text) if typed.text else [Message("ui-join-help-chat")]
    if typed.name == "rematch":
        over = room.row.ended
        return wire.Rematch(id=request.id) if over else [Message("ui-join-err-not-over")]
    seat = guest.facing
    return [Message("ui-join-err-watching")] if seat is None else of_a_seat(typed, words, request.id, seat)


def of_a_seat(typed: Typed, words: Vocabulary, id: str, seat: int) -> wire.Request | list[Message]:
    """What only who sits there may say; and nothing for good by a slip of the finger."""
    if typed.name == "order":
        chosen = words.orders.exact(typed.text) if typed.text else None
        if chosen is None:
            return [Message("ui-join-help-order")]
        return wire.SetOrder(id=id, seat=seat, order=ORDERS[chosen])
    if not typed.text or words.yes.exact(typed.text) is None:
        return [Message(f"ui-join-sure-{typed.name}")]
    return wire.Resign(id=id, seat=seat) if typed.name == "resign" else wire.Abandon(id=id, seat=seat)


def seats_of(room: Room, guest: Guest) -> list[Message]:
    """Everybody, seat by seat."""
    info = room.info()
    return [Message("ui-join-seats"), *(seat_line(seat, info, guest) for seat in info.seats)]


def seat_line(seat: wire.SeatInfo, info: wire.TableInfo, guest: Guest) -> Message:
    """One seat."""
    bot = f"{seat.bot} {seat.seat + 1}" if seat.bot else ""
    name: str | Message = seat.name or bot or Message("ui-player", {"n": seat.seat + 1})
    called = Message("ui-join-you", {"name": name}) if seat.seat in guest.seats else name
    state = standing_of(seat, info.status == "waiting")
    return Message(f"ui-join-seat-{state}", {"n": seat.seat + 1, "name": called})
