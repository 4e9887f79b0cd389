"""What lies on the table besides the island: hands, counts, locks, the pile and the stack."""

from __future__ import annotations

from rich.text import Text

from matanui.desk.makuta.voice import Voice
from matanui.games.makuta.data.counters import (
    JOKER,
    KEY_LIMIT,
    LOCKS,
    MASK_LIMIT,
    TURAGA,
    TURAGA_LIMIT,
    back,
    is_key,
    is_mask,
    opens,
)
from matanui.games.makuta.view import View


def header(voice: Voice, view: View) -> Text:
    """The round and whose turn it is."""
    return voice.page.turn(voice.toa(view.seats[view.turn].who), view.turn == view.viewer, view.round)


def hand(voice: Voice, view: View) -> list[Text]:
    """Your own counters, with the limits."""
    if view.viewer is None:
        return []
    seat = view.seats[view.viewer]
    groups = {
        "keys": (KEY_LIMIT, [f for f in seat.hand if is_key(f)]),
        "kanohi": (MASK_LIMIT, [f for f in seat.hand if is_mask(f)]),
        "turaga": (TURAGA_LIMIT, [f for f in seat.hand if f >= TURAGA]),
    }
    lines = []
    for name, (limit, faces) in groups.items():
        named = voice.speech.listed([voice.held(face, view, seat.who) for face in faces])
        lines.append(voice.line(f"hand-{name}", n=len(faces), limit=limit, named=named or voice.ui("none")))
    joined = Text(" · ").join(lines)
    return lines if voice.page.plain or len(joined) > voice.page.width else [joined]


def seats(voice: Voice, view: View) -> list[Text]:
    """Everybody's place and public counts, in the order of turns."""
    return [seat_line(voice, view, n) for n in range(len(view.seats)) if n != view.viewer]


def seat_line(voice: Voice, view: View, n: int) -> Text:
    """One Toa: where, how many counters by their backs, and which of them the viewer has seen."""
    seat = view.seats[n]
    keys = sum(is_key(face) for face in seat.hand)
    known = [face for face in seat.hand if face != back(face)]
    line = voice.seat(view, n)
    where = voice.field(seat.at)
    line.append(": " + voice.ui("seat-line", where=where, keys=keys, masks=len(seat.hand) - keys))
    if known:
        line.append(" " + voice.ui("seat-known", named=voice.counters(known)))
    return line


def locks(voice: Voice, view: View) -> list[Text]:
    """Every lock of the temple: its code, and whether your keys open it."""
    return [lock_line(voice, view, field, lock) for field, lock in view.locks.items()]


def lock_line(voice: Voice, view: View, field: int, lock: int) -> Text:
    """One entrance."""
    if lock < 0:
        return voice.line("lock-down", field=voice.field(field))
    code = voice.speech.listed([voice.symbol_word(symbol) for symbol in LOCKS[lock]])
    line = voice.line("lock-open", field=voice.field(field), code=code)
    mine = [] if view.viewer is None else view.seats[view.viewer].hand
    if opens(mine, lock):
        return line.append(" " + voice.ui("lock-yours"), "bold")
    fitting = fit(mine, LOCKS[lock])
    return line.append(" " + voice.ui("lock-have", n=fitting)) if fitting else line


def fit(hand: list[int], code: list[int]) -> int:
    """How many of a hand's keys fit a code, jokers too."""
    left = list(code)
    for face in hand:
        if face in left:
            left.remove(face)
    return min(len(code), len(code) - len(left) + hand.count(JOKER))


def supply(voice: Voice, view: View) -> Text:
    """The stack of tiles and the pile on the start field."""
    keys = sum(is_key(face) for face in view.pile)
    return voice.line("supply", tiles=len(view.tiles), keys=keys, masks=len(view.pile) - keys)


def table(voice: Voice, view: View) -> list[Text]:
    """Everything that everybody may know, and the viewer's own hand."""
    return [*seats(voice, view), supply(voice, view), *locks(voice, view), *hand(voice, view)]
