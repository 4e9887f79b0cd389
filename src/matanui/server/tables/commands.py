"""What guests may ask of a room. Every command is carried out once, however often it is sent."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

import structlog

from matanui.desk.actions import Answer
from matanui.desk.desk import Desk
from matanui.server.refusals import Refusal
from matanui.server.storage.rows import AnyRow, ChatRow
from matanui.server.tables.guest import Guest, encode
from matanui.server.tables.lessons import LessonPlay
from matanui.server.tables.play import Ticket
from matanui.server.tables.room import Room
from matanui.server.tables.roomtalk import vocabulary, wanted
from matanui.server.tables.typed import Glance, desk_of, lines_of, meant, whole_lines
from matanui.server.times import now
from matanui.wire import protocol as wire
from matanui.wire import typed as lines
from matanui.wire.help import AskHelp, Help
from matanui.wire.lessons import Next

log = structlog.get_logger()
KEPT_CHAT: Final = 100
UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def handle(room: Room, guest: Guest, request: wire.Request) -> None:
    """Carry out a command, or say why not. A refusal changes nothing."""
    if isinstance(request, wire.Ping):
        guest.tell(wire.Pong(at=request.at))
        return
    if isinstance(request, wire.Hello):
        request = wire.Sync(id="hello", since=request.since)
    ticket = Ticket(guest.scope, request.id)
    if ticket in room.done:
        room.outbox.put([], [(guest, room.done[ticket] or encode(wire.Ack(id=ticket.id)))])
        return
    waited = ticket in room.waiting
    room.waiting[ticket] = guest
    if waited:
        return
    try:
        if not carry_out(room, guest, request, ticket):
            room.waiting.pop(ticket, None)
    except Refusal as refusal:
        room.waiting.pop(ticket, None)
        room.outbox.put([], [(guest, room.refusal(ticket, refusal))])
    except Exception:
        log.exception("broken", table=room.id, command=type(request).__name__)
        room.spoil()  # half of it may have happened: everybody comes back to what is on disk


def carry_out(room: Room, guest: Guest, request: Any, ticket: Ticket) -> bool:
    """True if the command is acknowledged later."""
    match request:
        case wire.Answer(question=key, answer=answer):
            return play_answer(room, guest, key, answer, ticket)
        case lines.Type():
            return typed(room, guest, request, ticket)
        case lines.Complete():
            reply(room, guest, ticket, lines.Completed(id=request.id, lines=complete(room, guest, request)))
        case wire.Sync(since=since):
            guest.heard = since
            room.refresh(guest, request.id)
        case wire.Face(seat=seat):
            face(room, guest, seat, request.id)
        case AskHelp():
            give_help(room, guest, request.id)
        case wire.Rematch():
            room.house.rematch(room, guest, ticket)
            return True
        case _:
            acknowledge(room, guest, ticket, LOBBY[type(request)](room, guest, request))
            if room.row.status == "waiting" and room.is_ready():
                room.deal()
    return False


def acknowledge(room: Room, guest: Guest, ticket: Ticket, rows: list[AnyRow]) -> None:
    """Keep what changed, tell everybody, and confirm."""
    if rows:
        room.tell_table(rows)
    room.outbox.put([], [(guest, encode(wire.Ack(id=ticket.id)))])
    room.remember(ticket)


def own(guest: Guest, seat: int) -> None:
    """Only who sits there may."""
    if seat not in guest.seats:
        raise Refusal("not-yours")


# --- the game


def play_answer(room: Room, guest: Guest, key: str, answer: str, ticket: Ticket) -> bool:
    """An answer to a question. True while it waits for others, or for the disk."""
    if room.play is None or room.row.status != "playing":
        raise Refusal("not-playing")
    for seat in guest.seats:
        if room.seats[seat].state == "away":
            room.change_seat(seat, state="playing")
    room.play.answer(guest.seats, key, answer, ticket)
    return ticket in room.waiting


def typed(room: Room, guest: Guest, request: lines.Type, ticket: Ticket) -> bool:
    """A typed line. True while it is acknowledged later: an answer that waits, for others or for the disk."""
    about_the_room = wanted(room, guest, request)
    if isinstance(about_the_room, list):
        reply(room, guest, ticket, lines.Said(id=request.id, lines=about_the_room))
        return False
    if about_the_room is not None:
        return carry_out(room, guest, about_the_room, ticket)
    glance, desk = look(room, guest, request)
    action = meant(request.text, desk, glance)
    if glance.asked is None or not isinstance(action, Answer):
        reply(room, guest, ticket, lines.Said(id=request.id, lines=lines_of(action, desk, glance)))
        return False
    play_answer(room, guest, glance.asked.key, glance.asked.name(action.option), ticket)
    for n, (prompt, option) in enumerate(action.then):
        following = glance.following(prompt, option)
        if following is None:
            break
        play_answer(room, guest, following.key, following.name(option), Ticket(ticket.scope, f"{ticket.id}+{n}"))
    return ticket in room.waiting


def complete(room: Room, guest: Guest, request: lines.Complete) -> list[str]:
    """How a line may go on."""
    glance, desk = look(room, guest, request)
    return [*whole_lines(request.text, desk, glance), *vocabulary(request.language).begun(request.text)]


def look(room: Room, guest: Guest, request: lines.Type | lines.Complete) -> tuple[Glance, Desk]:
    """The table as this guest sees it, and a desk that speaks their language."""
    if room.play is None:
        raise Refusal("not-playing")
    return Glance(room.play, guest.facing), desk_of(room.head.game, request.language, room.seats)


def reply(room: Room, guest: Guest, ticket: Ticket, notice: lines.Said | lines.Completed) -> None:
    """The answer to one guest; the same again if the command comes again."""
    frame = encode(notice)
    room.outbox.put([], [(guest, frame)])
    room.remember(ticket, frame)


def face(room: Room, guest: Guest, seat: int | None, id: str) -> None:
    """Lift the curtain for a seat, or lower it."""
    if seat is not None:
        own(guest, seat)
    if seat != guest.facing:
        guest.heard = 0  # what was told before was for other eyes
    guest.facing = seat
    room.refresh(guest, id)


def give_help(room: Room, guest: Guest, id: str) -> None:
    """What the seat that looks could work out. Made when asked for, from its view alone."""
    if room.play is None:
        raise Refusal("not-playing")
    glance = Glance(room.play, guest.facing)
    key = glance.asked.key if glance.asked is not None else ""
    told = Help(id=id, serial=guest.serial, question=key, help=room.play.table.game.help(glance.view()))
    room.outbox.put([], [(guest, encode(told))])


# --- everything else: what changed


def ready(room: Room, guest: Guest, request: wire.Ready) -> list[AnyRow]:
    """The gate before the deal: a nonce can be changed until everybody is ready."""
    own(guest, request.seat)
    waiting_only(room)
    return [room.changed(request.seat, ready=request.ready, nonce=request.nonce)]


def set_order(room: Room, guest: Guest, request: wire.SetOrder) -> list[AnyRow]:
    """Standing orders are nobody else's business, so only their owner hears of them."""
    own(guest, request.seat)
    row = room.changed(request.seat, order=request.order)
    orders: dict[int, wire.Order] = {n: room.order(n) for n in guest.seats}
    room.outbox.put([row], [(guest, encode(wire.Orders(orders=orders)))])
    if room.play is not None and room.row.status == "playing":
        room.play.table.orders[request.seat] = request.order
        room.play.drive()
    return []


def say(room: Room, guest: Guest, request: wire.Say) -> list[AnyRow]:
    """A line of table talk. Spectators are heard after the end only."""
    seat = request.seat if request.seat is not None else next(iter(guest.seats), None)
    if seat is None and room.row.status == "playing":
        raise Refusal("watchers-hush")
    if seat is not None:
        own(guest, seat)
    text = printable(request.text)
    if not text:
        raise Refusal("empty")
    room.talk.check(guest.scope)  # nobody floods the table, however often they come back
    n = room.chat[-1].n + 1 if room.chat else 0
    line = ChatRow(room.id, n, seat, room.seats[seat].name if seat is not None else "", text, now())
    room.chat = [*room.chat, line][-KEPT_CHAT:]
    room.tell_all(wire.Chat(line=wire.ChatLine(line.n, line.seat, line.name, line.text, line.at)), [line])
    return []


def resign(room: Room, guest: Guest, request: wire.Resign) -> list[AnyRow]:
    """A bot takes over for good. When nobody is left, the game is abandoned."""
    own(guest, request.seat)
    playing_only(room)
    rows: list[AnyRow] = [room.changed(request.seat, state="resigned")]
    if not room.people():
        return [*rows, *room.abandon()]
    assert room.play is not None
    room.outbox.put(rows, [])
    room.play.drive()
    room.tell_table([])
    return []


def abandon(room: Room, guest: Guest, request: wire.Abandon) -> list[AnyRow]:
    """A vote; unanimous, it ends the game."""
    own(guest, request.seat)
    playing_only(room)
    (room.votes.add if request.vote else room.votes.discard)(request.seat)
    if all(seat.seat in room.votes for seat in room.people()):
        return room.abandon()
    room.tell_table([])
    return []


def unseat(room: Room, guest: Guest, request: wire.Unseat) -> list[AnyRow]:
    """Before the deal only: somebody leaves, or the host frees a seat."""
    waiting_only(room)
    if request.seat >= len(room.seats) or room.seats[request.seat].kind not in ("link", "open"):
        raise Refusal("no-such-seat")
    if not guest.host:
        own(guest, request.seat)
    for other in room.guests:
        other.seats = [seat for seat in other.seats if seat != request.seat]
        other.facing = other.facing if other.facing in other.seats else None
    blank = {"token": "", "phrase": "", "holder": "", "name": "", "nonce": ""}
    return [room.changed(request.seat, ready=False, **blank)]


def go_on(room: Room, guest: Guest, request: Next) -> list[AnyRow]:
    """The teacher has been read."""
    if not isinstance(room.play, LessonPlay):
        raise Refusal("lesson-none")
    room.play.go_on(guest.seats, request.step)
    return []


def waiting_only(room: Room) -> None:
    """Before the deal."""
    if room.row.status != "waiting":
        raise Refusal("already-dealt")


def playing_only(room: Room) -> None:
    """In the course of a game."""
    if room.row.status != "playing":
        raise Refusal("not-playing")


def printable(text: str) -> str:
    """Without anything that cannot be seen, and without broken lines."""
    seen = "".join(" " if c.isspace() else c for c in text if unicodedata.category(c) not in UNSEEN or c.isspace())
    return " ".join(seen.split())


LOBBY: Final[dict[type, Any]] = {
    wire.Ready: ready,
    wire.SetOrder: set_order,
    wire.Say: say,
    wire.Resign: resign,
    wire.Abandon: abandon,
    wire.Unseat: unseat,
    Next: go_on,
}
