"""Exact odds in words: for each option of a duel, for a kind of Rahi, for Makuta."""

from __future__ import annotations

from fractions import Fraction

from rich.text import Text

from matanui.desk.makuta import signs
from matanui.desk.makuta.voice import FOES, MAKUTA, Voice
from matanui.games.makuta.help.odds import Odds, duel_odds, makuta_strengths, my_dice, my_sets, plus_of, rahi_strengths
from matanui.games.makuta.view import View


def percent(share: Fraction, voice: Voice) -> str:
    """62.5 or 33.3 or 100, with the language's own point."""
    tenths = round(share * 1000)
    text = str(tenths // 10) if tenths % 10 == 0 else f"{tenths // 10}.{tenths % 10}"
    return text.replace(".", voice.ui("point"))


def told(odds: Odds, voice: Voice) -> str:
    """62.5 % win, 12.5 % tie."""
    name = "odds-tie" if odds.tie else "odds"
    return voice.ui(name, win=percent(odds.win, voice), tie=percent(odds.tie, voice))


def for_option(view: View, chosen: int, voice: Voice) -> str:
    """What bringing in this set means in the duel under way."""
    plus = plus_of(view, chosen)
    if view.cast:
        total = view.cast + plus
        result = "wins" if total > view.foe else "ties" if total == view.foe else "loses"
        return voice.ui(f"total-{result}", total=total, strength=view.foe)
    return told(duel_odds(my_dice(view)[-1], plus, [view.foe], view.rules.exploding_max), voice)


def best_odds(view: View, die: int) -> Odds:
    """The duel under way with everything that the viewer can bring in, or already has."""
    declared = view.rules.declare_bonus == "before_roll"
    plus = view.bonus if declared else plus_of(view, my_sets(view)[-1])
    return duel_odds(die, plus, [view.foe], view.rules.exploding_max)


def at_best(view: View, field: int) -> Odds | None:
    """The viewer's best odds against the Rahi of a field; None if it cannot be known."""
    strengths = rahi_strengths(view, field, signs.kind_of(field))
    if not strengths or view.viewer is None:
        return None
    return duel_odds(my_dice(view)[-1], plus_of(view, my_sets(view)[-1]), strengths, view.rules.exploding_max)


def named_set(voice: Voice, view: View, chosen: int) -> str:
    """The counters of a set by name."""
    hand = view.seats[view.viewer or 0].hand
    names = voice.counters([face for n, face in enumerate(hand) if chosen >> n & 1])
    return names or voice.ui("odds-bare")


def against(voice: Voice, view: View, title: str, strengths: list[int]) -> list[Text]:
    """A line for each die and each sum of counters."""
    lines = [Text(title, "bold")]
    if not strengths:
        return [*lines, voice.line("odds-all-seen")]
    for die in my_dice(view):
        for chosen in my_sets(view):
            plus = plus_of(view, chosen)
            odds = told(duel_odds(die, plus, strengths, view.rules.exploding_max), voice)
            name = named_set(voice, view, chosen)
            lines.append(voice.line("odds-line", die=voice.die(die), plus=plus, named=name, odds=odds))
    return lines


def strengths_of(view: View, kind: int) -> list[int]:
    """Makuta's six, or those of a kind of Rahi that nobody has seen."""
    return makuta_strengths(view.rules) if kind == MAKUTA else view.rahi_left[kind]


def table(voice: Voice, view: View, kind: int) -> list[Text]:
    """`odds tiger`, `odds makuta`."""
    strengths = strengths_of(view, kind)
    low, high = (strengths[0], strengths[-1]) if strengths else (0, 0)
    if kind == MAKUTA:
        return against(voice, view, voice.ui("odds-makuta", low=low, high=high), strengths)
    name = voice.foe(kind)
    return against(voice, view, voice.ui("odds-rahi", name=name, n=len(strengths), low=low, high=high), strengths)


def summary(voice: Voice, view: View, kind: int) -> Text:
    """One line for an opponent: how each sum of counters would do, with the best die."""
    strengths = strengths_of(view, kind)
    name = voice.foe(kind)
    if not strengths:
        return Text(f"{name}: {voice.ui('odds-all-seen')}")
    die = my_dice(view)[-1]
    parts = []
    for chosen in my_sets(view):
        plus = plus_of(view, chosen)
        win = duel_odds(die, plus, strengths, view.rules.exploding_max).win
        parts.append(voice.ui("odds-part", plus=plus, win=percent(win, voice)))
    said = voice.speech.listed(parts)
    return voice.line("odds-summary", name=name, low=strengths[0], high=strengths[-1], odds=said)


def duel(voice: Voice, view: View) -> list[Text]:
    """`odds` in a duel: every set; without one: every opponent."""
    if view.viewer is None:
        return []
    if not view.foe or view.turn != view.viewer:
        head = voice.line("odds-head", "bold", die=voice.die(my_dice(view)[-1]))
        return [head, *(summary(voice, view, kind) for kind in FOES)]
    if view.cast:
        sets = my_sets(view)
        rows = [f"{named_set(voice, view, chosen)}: {for_option(view, chosen, voice)}" for chosen in sets]
        return [Text(row) for row in rows]
    return against(voice, view, voice.ui("odds-duel", strength=view.foe), [view.foe])
