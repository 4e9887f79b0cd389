"""What lies on the table besides the island: hands, counts, locks, the pile and the stack."""

from __future__ import annotations

from rich.text import Text

from matanui.desk import marks
from matanui.desk.page import Page
from matanui.games.makuta.data.counters import (
    JOKER,
    KEY_LIMIT,
    LOCKS,
    MASK_LIMIT,
    TURAGA,
    TURAGA_LIMIT,
    back,
    is_key,
    opens,
)
from matanui.games.makuta.view import View


def header(page: Page, view: View) -> Text:
    """The round and whose turn it is."""
    mine = view.turn == view.viewer
    who = page.speech.toa(view.seats[view.turn].who)
    text = page.speech.ui("turn-yours" if mine else "turn-of", round=view.round, who=who)
    if page.plain:
        return Text(text)
    line = Text(f"── {text} ", "bold")
    return line.append("─" * max(0, page.width - len(line)), marks.FAINT)


def hand(page: Page, view: View) -> list[Text]:
    """Your own counters, with the limits."""
    if view.viewer is None:
        return []
    seat = view.seats[view.viewer]
    groups = {
        "keys": (KEY_LIMIT, [f for f in seat.hand if is_key(f)]),
        "kanohi": (MASK_LIMIT, [f for f in seat.hand if JOKER < f < TURAGA]),
        "turaga": (TURAGA_LIMIT, [f for f in seat.hand if f >= TURAGA]),
    }
    lines = []
    for name, (limit, faces) in groups.items():
        named = page.speech.listed([page.counter(face, view, seat.who) for face in faces])
        lines.append(page.line(f"hand-{name}", n=len(faces), limit=limit, named=named or page.speech.ui("none")))
    joined = Text(" · ").join(lines)
    return lines if page.plain or len(joined) > page.width else [joined]


def seats(page: Page, view: View) -> list[Text]:
    """Everybody's place and public counts, in the order of turns."""
    return [seat_line(page, view, n) for n in range(len(view.seats)) if n != view.viewer]


def seat_line(page: Page, view: View, n: int) -> Text:
    """One Toa: where, how many counters by their backs, and which of them the viewer has seen."""
    seat = view.seats[n]
    keys = sum(is_key(face) for face in seat.hand)
    known = [face for face in seat.hand if face != back(face)]
    line = page.seat(view, n)
    where = page.speech.field(seat.at)
    line.append(": " + page.speech.ui("seat-line", where=where, keys=keys, masks=len(seat.hand) - keys))
    if known:
        line.append(" " + page.speech.ui("seat-known", named=page.speech.counters(known)))
    return line


def locks(page: Page, view: View) -> list[Text]:
    """Every lock of the temple: its code, and whether your keys open it."""
    return [lock_line(page, view, field, lock) for field, lock in view.locks.items()]


def lock_line(page: Page, view: View, field: int, lock: int) -> Text:
    """One entrance."""
    if lock < 0:
        return page.line("lock-down", field=page.speech.field(field))
    code = page.speech.listed([page.speech.symbol_word(symbol) for symbol in LOCKS[lock]])
    line = page.line("lock-open", field=page.speech.field(field), code=code)
    mine = [] if view.viewer is None else view.seats[view.viewer].hand
    if opens(mine, lock):
        return line.append(" " + page.speech.ui("lock-yours"), "bold")
    fitting = fit(mine, LOCKS[lock])
    return line.append(" " + page.speech.ui("lock-have", n=fitting)) if fitting else line


def fit(hand: list[int], code: list[int]) -> int:
    """How many of a hand's keys fit a code, jokers too."""
    left = list(code)
    for face in hand:
        if face in left:
            left.remove(face)
    return min(len(code), len(code) - len(left) + hand.count(JOKER))


def supply(page: Page, view: View) -> Text:
    """The stack of tiles and the pile on the start field."""
    keys = sum(is_key(face) for face in view.pile)
    return page.line("supply", tiles=len(view.tiles), keys=keys, masks=len(view.pile) - keys)


def table(page: Page, view: View) -> list[Text]:
    """Everything that everybody may know, and the viewer's own hand."""
    return [*seats(page, view), supply(page, view), *locks(page, view), *hand(page, view)]
