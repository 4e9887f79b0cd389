"""Exact odds in words: for each option of a duel, for a kind of Rahi, for Makuta."""

from __future__ import annotations

from fractions import Fraction

from rich.text import Text

from matanui.desk import marks
from matanui.desk.lexicon import MAKUTA
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.makuta.data.box import TOKENS
from matanui.games.makuta.help.odds import Odds, duel_odds, makuta_strengths, my_dice, my_sets, plus_of, rahi_strengths
from matanui.games.makuta.view import View


def percent(share: Fraction, speech: Speech) -> str:
    """62.5 or 33.3 or 100, with the language's own point."""
    tenths = round(share * 1000)
    text = str(tenths // 10) if tenths % 10 == 0 else f"{tenths // 10}.{tenths % 10}"
    return text.replace(".", speech.ui("point"))


def told(odds: Odds, speech: Speech) -> str:
    """62.5 % win, 12.5 % tie."""
    name = "odds-tie" if odds.tie else "odds"
    return speech.ui(name, win=percent(odds.win, speech), tie=percent(odds.tie, speech))


def for_option(view: View, chosen: int, speech: Speech) -> str:
    """What bringing in this set means in the duel under way."""
    plus = plus_of(view, chosen)
    if view.cast:
        total = view.cast + plus
        result = "wins" if total > view.foe else "ties" if total == view.foe else "loses"
        return speech.ui(f"total-{result}", total=total, strength=view.foe)
    return told(duel_odds(my_dice(view)[-1], plus, [view.foe], view.rules.exploding_max), speech)


def best_odds(view: View, die: int) -> Odds:
    """The duel under way with everything that the viewer can bring in, or already has."""
    declared = view.rules.declare_bonus == "before_roll"
    plus = view.bonus if declared else plus_of(view, my_sets(view)[-1])
    return duel_odds(die, plus, [view.foe], view.rules.exploding_max)


def at_best(view: View, field: int) -> Odds | None:
    """The viewer's best odds against the Rahi of a field; None if it cannot be known."""
    strengths = rahi_strengths(view, field, marks.kind_of(field))
    if not strengths or view.viewer is None:
        return None
    return duel_odds(my_dice(view)[-1], plus_of(view, my_sets(view)[-1]), strengths, view.rules.exploding_max)


def named_set(page: Page, view: View, chosen: int) -> str:
    """The counters of a set by name."""
    hand = view.seats[view.viewer or 0].hand
    names = page.speech.counters([face for n, face in enumerate(hand) if chosen >> n & 1])
    return names or page.speech.ui("odds-bare")


def against(page: Page, view: View, title: str, strengths: list[int]) -> list[Text]:
    """A line for each die and each sum of counters."""
    lines = [Text(title, "bold")]
    if not strengths:
        return [*lines, page.line("odds-all-seen")]
    for die in my_dice(view):
        for chosen in my_sets(view):
            plus = plus_of(view, chosen)
            odds = told(duel_odds(die, plus, strengths, view.rules.exploding_max), page.speech)
            name = named_set(page, view, chosen)
            lines.append(page.line("odds-line", die=page.speech.die(die), plus=plus, named=name, odds=odds))
    return lines


def strengths_of(view: View, kind: int) -> list[int]:
    """Makuta's six, or those of a kind of Rahi that nobody has seen."""
    return makuta_strengths(view.rules) if kind == MAKUTA else view.rahi_left[kind]


def table(page: Page, view: View, kind: int) -> list[Text]:
    """`odds tiger`, `odds makuta`."""
    strengths = strengths_of(view, kind)
    low, high = (strengths[0], strengths[-1]) if strengths else (0, 0)
    if kind == MAKUTA:
        return against(page, view, page.speech.ui("odds-makuta", low=low, high=high), strengths)
    name = page.lex.foes.called([kind])
    return against(page, view, page.speech.ui("odds-rahi", name=name, n=len(strengths), low=low, high=high), strengths)


def summary(page: Page, view: View, kind: int) -> Text:
    """One line for an opponent: how each sum of counters would do, with the best die."""
    strengths = strengths_of(view, kind)
    name = page.lex.foes.called([kind])
    if not strengths:
        return Text(f"{name}: {page.speech.ui('odds-all-seen')}")
    die = my_dice(view)[-1]
    parts = []
    for chosen in my_sets(view):
        plus = plus_of(view, chosen)
        win = duel_odds(die, plus, strengths, view.rules.exploding_max).win
        parts.append(page.speech.ui("odds-part", plus=plus, win=percent(win, page.speech)))
    said = page.speech.listed(parts)
    return page.line("odds-summary", name=name, low=strengths[0], high=strengths[-1], odds=said)


def duel(page: Page, view: View) -> list[Text]:
    """`odds` in a duel: every set; without one: every opponent."""
    if view.viewer is None:
        return []
    if not view.foe or view.turn != view.viewer:
        head = page.line("odds-head", "bold", die=page.speech.die(my_dice(view)[-1]))
        return [head, *(summary(page, view, kind) for kind in (*range(len(TOKENS.rahi)), MAKUTA))]
    if view.cast:
        sets = my_sets(view)
        rows = [f"{named_set(page, view, chosen)}: {for_option(view, chosen, page.speech)}" for chosen in sets]
        return [Text(row) for row in rows]
    return against(page, view, page.speech.ui("odds-duel", strength=view.foe), [view.foe])
