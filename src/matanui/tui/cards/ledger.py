"""The challenge that is on: for both sides what they bring and what it comes to, and who wins a tie."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from matanui.core.events import Event
from matanui.games.cards import events as ev
from matanui.games.cards.cards import CARDS
from matanui.games.cards.effects import Boost
from matanui.games.cards.kinds import BohrokCard, GreatMaskCard, ToaCard, TuragaCard
from matanui.games.cards.numbers import CARD, NO_CARD, SEATS, SKILLS
from matanui.games.cards.state import BOHROK_FIGHT, RAHI_FIGHT
from matanui.games.cards.view import FightView, View
from matanui.tui.cards.voice import Voice

Part = tuple[str, int]


def ledger(voice: Voice, view: View, events: Sequence[Event]) -> list[Text]:
    """Three or four lines, or none where no skill is compared yet."""
    fight = view.fight
    if fight is None or not fight.skills:
        return []
    skills = voice.speech.listed([voice.skill(n) for n in fight.skills])
    who, foe = voice.name(view, fight.challenger), voice.name(view, fight.defender)
    lines = [voice.line("fight", "bold", who=who, foe=foe, skills=skills)]
    for side, seat in enumerate((fight.challenger, fight.defender)):
        lines.append(side_line(voice, view, fight, seat, side, events))
    return [*lines, Text(tie(voice, view, fight))]


def side_line(voice: Voice, view: View, fight: FightView, seat: int, side: int, events: Sequence[Event]) -> Text:
    """`Gali: Speed 300 + Kakama 100 = 400`."""
    total = fight.totals[side]
    parts = [*base(voice, view, fight, seat, side), *played(voice, seat, events)]
    rest = total - sum(amount for _, amount in parts)
    if side == 0 and fight.kind == RAHI_FIGHT:
        parts.insert(0, (voice.ui("rahi-value"), rest))
    elif rest:
        parts.append((voice.ui("other"), rest))
    said = " ".join(signed(name, amount, n == 0) for n, (name, amount) in enumerate(parts))
    return Text.assemble(voice.badged(view.heroes[seat].toa), f": {said} = ", (str(max(0, total)), "bold"))


def signed(name: str, amount: int, first: bool) -> str:
    """A part with its sign."""
    sign = "− " if amount < 0 else "" if first else "+ "
    return f"{sign}{name} {abs(amount)}"


def base(voice: Voice, view: View, fight: FightView, seat: int, side: int) -> list[Part]:
    """The skills themselves, what is attached, and the Bohrok; a Rahi has a value instead."""
    if side == 0 and fight.kind == RAHI_FIGHT:
        return []
    parts = [(voice.skill(n), skill_of(view, seat, n)) for n in fight.skills]
    if view.rules.gmc_multi == "best":
        parts = [max(parts, key=lambda part: part[1])]
    hero = view.heroes[seat]
    parts += [(voice.card(n), worth(n, fight)) for n in (hero.worn, hero.guide) if n != NO_CARD and worth(n, fight)]
    if side == 0 and fight.kind == BOHROK_FIGHT and view.bohrok != NO_CARD:
        found = CARD[view.bohrok]
        if isinstance(found, BohrokCard) and (found.skill is None or SKILLS.index(found.skill) in fight.skills):
            parts.append((voice.card(view.bohrok), found.bonus))
    return parts


def toa_card(view: View, seat: int) -> ToaCard:
    """The Toa card of a seat."""
    found = CARDS[f"{'toa' if view.rules.toa_table == 'mata' else 'nuva'}-{SEATS[view.heroes[seat].toa]}"]
    assert isinstance(found, ToaCard)
    return found


def skill_of(view: View, seat: int, skill: int) -> int:
    """A skill as it is now."""
    gamble = view.heroes[seat].gamble
    if gamble and gamble[0] == skill:
        return gamble[1]
    value: int = getattr(toa_card(view, seat), SKILLS[skill])
    return value


def worth(n: int, fight: FightView) -> int:
    """What an attached card adds to the skills that are compared."""
    found = CARD[n]
    if isinstance(found, GreatMaskCard):
        return found.bonus if SKILLS.index(found.skill) in fight.skills else 0
    if isinstance(found, TuragaCard):
        return sum(e.amount for e in found.effects if isinstance(e, Boost))
    return 0


def played(voice: Voice, seat: int, events: Sequence[Event]) -> list[Part]:
    """Points declared for one side since the challenge began."""
    parts: list[Part] = []
    for event in reversed(events):
        if isinstance(event, ev.Challenged):
            break
        if isinstance(event, ev.Points) and event.seat == seat:
            parts.insert(0, (voice.card(event.card), event.amount))
    return parts


def tie(voice: Voice, view: View, fight: FightView) -> str:
    """Who wins if the totals are equal."""
    if fight.ties >= 0:
        return voice.ui("tie-card", who=voice.name(view, fight.ties))
    rules = view.rules
    side = {RAHI_FIGHT: rules.rahi_tie, BOHROK_FIGHT: rules.bohrok_tie}.get(fight.kind, rules.gmc_tie)
    seat = fight.challenger if side == "challenger" else fight.defender
    return voice.ui("tie-rule", who=voice.name(view, seat))
