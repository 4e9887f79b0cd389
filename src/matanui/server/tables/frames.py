"""Updates: what each guest is told of the running game. The same for all who look from the same seat, made once."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from matanui.core.message import Message
from matanui.core.questions import Kind, ids_of
from matanui.server.tables.guest import Guest, encode
from matanui.server.tables.lessons import taught
from matanui.server.tables.play import Play
from matanui.server.tables.window import OpenQuestion
from matanui.wire.protocol import Choice, Question, Told, Update
from matanui.wire.views import wire_common, wire_view


class Frames:
    """The updates of one moment."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.table = play.table
        self.views: dict[int | None, Any] = {}
        self.common = b""
        self.raw: dict[int | None, Raw] = {}
        self.told: dict[tuple[int | None, bool, int], Raw] = {}
        self.questions: dict[tuple[int, bool], Question | None] = {}
        self.asked = [asked.ask.seat for asked in play.asked if asked.ask.seat >= 0]
        self.running = {asked.ask.seat for asked in play.asked if not asked.early}

    def update(self, guest: Guest, ack: str = "", always: bool = False) -> bytes | None:
        """The next update of a guest; None if there is nothing new."""
        viewer = guest.facing
        question = self.question(viewer, guest.words)
        view = self.view_raw(viewer)
        lesson = taught(self.play, viewer)
        shown = (viewer, view, self.asked, question and question.key, lesson)
        upto = self.table.upto
        if shown == guest.shown and guest.heard == upto and not always and not ack:
            return None
        since = min(max(guest.heard, self.table.untold), upto)
        guest.serial += 1
        guest.shown, guest.heard = shown, upto
        return encode(
            Update(
                serial=guest.serial,
                ack=ack,
                since=since,
                upto=upto,
                events=self.events(viewer, guest.words, since),
                view=view,
                facing=viewer,
                question=question,
                asked=self.asked,
                clocks=self.play.clocks.shown(self.running),
                lesson=lesson,
            )
        )

    def view(self, viewer: int | None) -> Any:
        """The table as a viewer knows it."""
        if viewer not in self.views:
            self.views[viewer] = self.table.view(viewer, next(iter(self.views.values()), None))
        return self.views[viewer]

    def view_raw(self, viewer: int | None) -> Raw:
        """The same as JSON."""
        if viewer not in self.raw:
            view = self.view(viewer)
            self.common = self.common or wire_common(view)
            self.raw[viewer] = wire_view(view, self.common)
        return self.raw[viewer]

    def events(self, viewer: int | None, words: bool, since: int) -> Any:
        """What happened since then, as JSON."""
        key = (viewer, words, since)
        if key not in self.told:
            event_words = self.table.game.voice.event
            heard = self.table.heard(viewer, since)
            view = self.view(viewer)
            self.told[key] = Raw(encode([Told(event, event_words(event, view) if words else None) for event in heard]))
        return self.told[key]

    def question(self, viewer: int | None, words: bool) -> Question | None:
        """What a seat is asked."""
        if viewer is None or viewer not in self.asked:
            return None
        if (viewer, words) not in self.questions:
            asked = next(one for one in self.play.asked if one.ask.seat == viewer)
            self.questions[viewer, words] = self._question(asked, words) if self.play.is_asked(asked) else None
        return self.questions[viewer, words]

    def _question(self, asked: OpenQuestion, words: bool) -> Question:
        ask, prompt, voice = asked.ask, asked.ask.prompt, self.table.game.voice
        found = ids_of(asked.match.state, ask)
        view = self.table.game.view(asked.match.state, ask.seat, ask) if words else None
        return Question(
            key=asked.key,
            seat=ask.seat,
            prompt=prompt.name,
            say=voice.prompt(view) if words else None,
            topic=prompt.topic,
            reaction=prompt.reaction,
            nothing=next((name for name, option in found.items() if option == prompt.nothing), None),
            final=prompt.final,
            choices=[
                choice(prompt.kind_of(option), name, option, voice.option(view, option) if words else None)
                for name, option in found.items()
            ],
            early=asked.early,
            deadline=self.play.clocks.deadline(ask.seat),
        )


def choice(kind: Kind, name: str, option: int, say: Message | None) -> Choice:
    """An option as it travels."""
    return Choice(name, kind.name, kind.thing(option), say)
