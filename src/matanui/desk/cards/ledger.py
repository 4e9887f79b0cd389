"""The challenge that is on: for both sides what they bring and what it comes to, and who wins a tie."""

from __future__ import annotations

from rich.text import Text

from matanui.desk.cards.voice import Voice
from matanui.games.cards.data.numbers import NO_CARD, SKILLS
from matanui.games.cards.data.skills import toa_card
from matanui.games.cards.views.accounts import Entry
from matanui.games.cards.views.view import FightView, View


def ledger(voice: Voice, view: View) -> list[Text]:
    """Three or four lines, or none where no skill is compared yet."""
    fight = view.fight
    if fight is None or not fight.skills:
        return []
    skills = voice.speech.listed([voice.skill(n) for n in fight.skills])
    who, foe = voice.name(view, fight.challenger), voice.name(view, fight.defender)
    sides = [side_line(voice, view, fight, side) for side in (0, 1)]
    return [voice.line("fight", "bold", who=who, foe=foe, skills=skills), *sides, Text(tie(voice, view, fight))]


def side_line(voice: Voice, view: View, fight: FightView, side: int) -> Text:
    """`Gali: Speed 300 + Kakama 100 = 400`."""
    seat = fight.defender if side else fight.challenger
    entries = [entry for entry in fight.ledger if entry.seat == seat]
    said = " ".join(signed(label(voice, entry), entry.amount, n == 0) for n, entry in enumerate(entries))
    return Text.assemble(voice.badged(view.heroes[seat].toa), f": {said} = ", (str(max(0, fight.totals[side])), "bold"))


def label(voice: Voice, entry: Entry) -> str:
    """What a line of the ledger is called."""
    if entry.why == "skill":
        return voice.skill(entry.of)
    name = voice.card(entry.of) if entry.of != NO_CARD else voice.ui("other")
    return name if entry.by == NO_CARD else f"{voice.card(entry.by)}, {name}"


def signed(name: str, amount: int, first: bool) -> str:
    """A part with its sign; a Rahi that was driven off is worth nothing."""
    if first:
        return f"{name} {max(0, amount)}"
    return f"{'− ' if amount < 0 else '+ '}{name} {abs(amount)}"


def skill_of(view: View, seat: int, skill: int) -> int:
    """A skill as it is now."""
    gamble = view.heroes[seat].gamble
    if gamble and gamble[0] == skill:
        return gamble[1]
    value: int = getattr(toa_card(view.rules, view.heroes[seat].toa), SKILLS[skill])
    return value


def tie(voice: Voice, view: View, fight: FightView) -> str:
    """Who wins if the totals are equal."""
    return voice.ui("tie-card" if fight.ties >= 0 else "tie-rule", who=voice.name(view, fight.tie_winner))
