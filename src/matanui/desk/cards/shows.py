"""What the commands of a card game show that answer nothing."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.desk.actions import TOPIC, Command
from matanui.desk.cards import island, table
from matanui.desk.cards.ledger import ledger, skill_of
from matanui.desk.cards.lexicon import COMMANDS, topic_word
from matanui.desk.cards.voice import Voice, me
from matanui.desk.desk import Seen
from matanui.desk.telling import latest, rules
from matanui.games.cards import words
from matanui.games.cards.data.kinds import GreatMaskCard
from matanui.games.cards.data.numbers import BACK, CARD, SKILLS
from matanui.games.cards.views.view import View

ALL_ROWS: Final = 1000


def show(command: Command, voice: Voice, at: Seen, seat: int) -> list[Text]:
    """The lines of a command."""
    view: View = at.view(seat)
    match command.name:
        case "help":
            return help_(voice, view)
        case "where":
            return [where(voice, view, n) for n in some(command, view)]
        case "skills":
            return [skills(voice, view, n) for n in some(command, view)]
        case "card":
            return card(voice, command.number)
        case "log":
            return [Text(voice.event(event, view)) for event in latest(at, seat, command.number)]
        case "rules":
            return rules(voice.page, at.record, at.game)
        case "hand":
            return [*hand_texts(voice, view), *table.masks(voice, view, seat), *ledger(voice, view)]
        case _:
            return of_view(command, voice, view, seat)


def of_view(command: Command, voice: Voice, view: View, seat: int) -> list[Text]:
    """What needs only the view."""
    match command.name:
        case "missions":
            return missions(voice, view)
        case "track":
            return table.track(voice, view)
        case "board":
            return board(voice, view)
        case "legend":
            return island.legend(voice, view)
    assert command.name == TOPIC
    return [Text(voice.speech.say(words.topic(words.topics(view.rules)[command.number])))]


def some(command: Command, view: View) -> list[int]:
    """The seat that was named, or all."""
    return [command.number] if command.number >= 0 else list(range(len(view.heroes)))


def help_(voice: Voice, view: View) -> list[Text]:
    """Every command with an example, and the topics."""
    page = voice.page
    lines = [page.line("help-head", "bold")]
    lines += [page.entry(voice.ui(f"help-{name}")) for name in COMMANDS]
    topics = [topic_word(voice, name) for name in words.topics(view.rules)]
    return [*lines, page.line("help-topics", topics=voice.speech.listed(topics))]


def where(voice: Voice, view: View, n: int) -> Text:
    """Where a Toa is."""
    at = view.heroes[n].at
    line = voice.seat(view, n)
    return line.append(": " + voice.space(view, at)) if at >= 0 else line


def skills(voice: Voice, view: View, n: int) -> Text:
    """A Toa's six skills, each with the best mask for it."""
    hero, parts = view.heroes[n], []
    for k, name in enumerate(SKILLS):
        found = [CARD[c] for c in hero.great]
        best = max((c.bonus for c in found if isinstance(c, GreatMaskCard) and c.skill == name), default=0)
        parts.append(f"{voice.skill(k)} {skill_of(view, n, k)}" + (f" (+{best})" if best else ""))
    return voice.seat(view, n).append(": " + voice.speech.listed(parts))


def card(voice: Voice, n: int) -> list[Text]:
    """A card's kind, name and text."""
    kind = voice.speech.words.say(f"kind-{CARD[n].__struct_config__.tag}")
    return [Text(f"{voice.card(n)} ({kind})", "bold"), Text(voice.text(n))]


def hand_texts(voice: Voice, view: View) -> list[Text]:
    """Your cards, and what each says."""
    held = [n for n in dict.fromkeys(me(view).hand) if n < BACK]
    return [*table.hand(voice, view), *(voice.page.entry(f"{voice.card(n)}: {voice.text(n)}") for n in held)]


def missions(voice: Voice, view: View) -> list[Text]:
    """Everybody's open Missions with their texts."""
    lines = []
    for n in range(len(view.heroes)):
        found = table.missions(voice, view, n, texts=True)
        lines += [voice.seat(view, n).append(":"), *table.indented(found)] if found else []
    return lines or [voice.line("no-missions")]


def board(voice: Voice, view: View) -> list[Text]:
    """The whole map; in sentences what is near and where everybody is."""
    if voice.page.plain:
        return [*island.around(voice, view), *(where(voice, view, n) for n in range(len(view.heroes)))]
    return island.draw(view, ALL_ROWS)
