"""Quest for Makuta has words for everything, in every language."""

from __future__ import annotations

import inspect
import re
from typing import Any

import msgspec
import pytest

from matanui.core.events import EVERYONE, Event
from matanui.core.flow import CHANCE
from matanui.core.message import Message
from matanui.core.questions import PASS, Question
from matanui.core.switches import switches_of
from matanui.games.makuta import events as ev
from matanui.games.makuta import words
from matanui.games.makuta.data.box import TILES, TOKENS
from matanui.games.makuta.data.counters import A_KEY, A_MASK, AKAKU, DICE, LOCKS, NAME, TOA
from matanui.games.makuta.data.island import FIELD, NAMES, RAHI, START
from matanui.games.makuta.game import GAME
from matanui.games.makuta.options import FLY
from matanui.games.makuta.rules import EDITIONS, Rules
from matanui.games.makuta.state import Isle
from matanui.games.makuta.steps import BOOK
from matanui.games.makuta.words import prompts
from matanui.i18n.words import LANGUAGES, Words
from tests.makuta.mixed import mixed_game
from tests.makuta.scene import Scene

SAY = {language: Words(language) for language in LANGUAGES}
RAW = re.compile(
    r"[{}]|\b(event|ask|option|there|counter|field|tile|toa|lock|symbol|die|rahi|segment|switch|value|topic)-[a-z]"
)
SEATS = [0, 1, 2]
TIGER, GATE, ENTRANCE = FIELD["mangai.c3"], FIELD["mangai.g3"], FIELD["makuta.e2"]


class Speaker:
    """Says every message once in every language."""

    def __init__(self) -> None:
        self.said: set[bytes] = set()

    def check(self, message: Message) -> None:
        key = msgspec.json.encode(message)
        if key in self.said:
            return
        self.said.add(key)
        for language in LANGUAGES:
            text = SAY[language].say(message)
            assert text and text == text.strip() and "  " not in text, (language, message)
            assert not RAW.search(text), (language, text)


def secrets(face: int, field: int) -> list[Event]:
    """Every event about a counter whose face is hidden from some."""
    return [
        ev.Found(seat=0, field=field, counter=face, knows=1),
        ev.Gathered(seat=0, field=field, counter=face, knows=EVERYONE),
        ev.Fished(seat=0, counter=face, knows=1),
        ev.Left(seat=0, field=field, counter=face, knows=3),
        ev.Left(seat=0, field=START, counter=face, knows=1),
        ev.Forfeited(seat=0, by=1, field=TIGER, counter=face, knows=1),
        ev.Forfeited(seat=0, by=1, field=START, counter=face, knows=1),
        ev.Robbed(seat=0, victim=1, counter=face, kept=True, knows=3),
        ev.Robbed(seat=0, victim=1, counter=face, kept=False, knows=3),
    ]


def happenings() -> list[Event]:
    """At least one of every class of events."""
    out: list[Event] = [
        ev.Chose(seat=0, toa=0),
        ev.Order(seat=0, pips=12),
        ev.Began(seat=1),
        ev.Turn(seat=1, round=7),
        *(ev.Rolled(seat=0, die=die, pips=5) for die in DICE),
        ev.Rested(seat=2),
        ev.Stuck(seat=2),
        ev.PutBack(seat=0, tile=3),
        ev.Laid(seat=0, tile=3, gate=GATE, turn=2),
        *(ev.Drew(seat=0, tile=n) for n in range(len(TILES))),
        ev.Uncovered(field=TIGER, counter=18),
        ev.Uncovered(field=FIELD["mangai.b3"], counter=12),
        ev.LockLaid(field=ENTRANCE, lock=-1),
        *(ev.LockLaid(field=ENTRANCE, lock=n) for n in range(len(LOCKS))),
        ev.LockTurned(seat=0, field=ENTRANCE, lock=2),
        ev.Used(seat=0, counter=AKAKU),
        ev.Looked(seat=0, victim=1, counters=[0]),
        ev.Looked(seat=0, victim=1, counters=[6, 12, 21]),
        ev.Declared(seat=0, counters=[11, 20], bonus=20),
        ev.Cast(seat=0, die=8, pips=4),
        *(ev.Judged(seat=0, field=TIGER, total=18 + n, strength=18, outcome=n) for n in (-1, 0, 1)),
        *(ev.Judged(seat=0, field=ENTRANCE, total=24 + n, strength=24, outcome=n) for n in (-1, 0, 1)),
        ev.Challenged(seat=0, field=ENTRANCE, counters=[0, 1, 6]),
        *(ev.TempleTurned(seat=0, pips=n + 1, segment=n, strength=18 + n) for n in range(6)),
        ev.Won(seat=0),
        ev.Stalemate(round=90),
    ]
    out += [ev.Showed(seat=0, counter=face) for face in NAME if face not in (A_KEY, A_MASK)]
    out += [e for face in NAME if face not in (A_KEY, A_MASK) for e in secrets(face, FIELD["mangai.b3"])]
    out += [ev.Faced(seat=0, field=f, strength=5) for f in RAHI]
    for f in range(len(NAMES)):
        out += [ev.Walked(seat=0, start=START, field=f), ev.Flew(seat=0, field=f)]
        out += [ev.Back(seat=0, field=f), ev.Exiled(seat=0, by=1, field=f)]
    return out


def test_every_event_has_words() -> None:
    classes = {c for _, c in inspect.getmembers(ev, inspect.isclass) if issubclass(c, Event)}
    every = happenings()
    assert {type(e) for e in every} == classes - {Event, ev.Secret}
    speaker = Speaker()
    for e in every:
        for viewer in (0, 1, 2, None):
            speaker.check(words.event(e.seen_by(viewer), SEATS))


def test_a_back_is_told_differently() -> None:
    found = ev.Found(seat=0, field=FIELD["mangai.b3"], counter=0, knows=1)
    said = [SAY["en"].say(words.event(found.seen_by(viewer), SEATS)) for viewer in (0, None)]
    assert said == [
        "Tahu finds a fire key on Mangai Volcano b3.",
        "Tahu finds a key on Mangai Volcano b3 and shows it to nobody.",
    ]


def test_names() -> None:
    every = [words.toa(n) for n in range(-1, len(TOA))] + [words.counter(face) for face in NAME]
    every += [words.tile(n) for n in range(len(TILES))] + [words.field(f) for f in range(len(NAMES))]
    every += [words.rahi_kind(f) for f in RAHI] + [words.lock(n) for n in range(-1, len(LOCKS))]
    every += [words.segment(n) for n in range(len(TOKENS.segment))] + [words.die(size) for size in DICE]
    every += [words.symbol(face) for face in range(7)]
    speaker = Speaker()
    for message in every:
        speaker.check(message)
    for language in LANGUAGES:
        fields = [SAY[language].say(words.field(f)) for f in range(len(NAMES))]
        assert len(set(fields)) == len(NAMES)


def test_fields_of_note() -> None:
    names = [FIELD[name] for name in ("ta-koro.b3", "ta-koro.g3", "makuta.e2")] + [START]
    assert [SAY["en"].say(words.field(f)) for f in names] == [
        "Ta-Koro b3",
        "Ta-Koro gate 3",
        "Makuta entrance 2",
        "start field",
    ]


def test_every_switch_value_edition_and_topic_has_words() -> None:
    speaker = Speaker()
    for switch in switches_of(Rules):
        speaker.check(words.switch(switch.name))
        for value in switch.values or [1, 40]:
            speaker.check(words.switch_value(switch.name, value))
    for name in EDITIONS:
        speaker.check(words.edition(name))
    for name in words.TOPICS:
        speaker.check(words.topic(name))
        assert 1 <= len(re.findall(r"[.!](?=\s|$)", SAY["en"].say(words.topic(name)))) <= 6, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_name_the_same_switches(language: str) -> None:
    switches = re.compile(r"\b[a-z]+_[a-z_]+\b")
    for name in words.TOPICS:
        english = set(switches.findall(SAY["en"].say(words.topic(name))))
        assert set(switches.findall(SAY[language].say(words.topic(name)))) == english, name
        assert english <= {s.name for s in switches_of(Rules)} | {"akaku_only"}, name


def prompts_in_the_rules() -> set[str]:
    """Every prompt that a step asks of a player."""
    return {name for name, prompt in BOOK.prompts.items() if not prompt.by_chance}


def test_every_kind_of_option_has_words() -> None:
    kinds = {kind.name for prompt in BOOK.prompts.values() if not prompt.by_chance for kind in prompt.picks}
    assert set(prompts.OPTIONS) == kinds


def scene(**switches: str) -> Scene:
    """Three Toa on the field of a tiger, Tahu's turn; Gali has counters that Tahu knows."""
    made = Scene(3, "definitive", **switches).lay("mangai", "toa-landing.g3", 0).rahi("mangai.c3", 18)
    made = made.toa("tahu", "mangai.d3", ["pakari", "vakama", "fire"]).toa("gali", "mangai.d3", ["water", "hau"])
    made.s.toa[1].hand = [thing | 32 for thing in made.s.toa[1].hand]
    return made


QUESTIONS: list[tuple[str, list[int]]] = [
    ("choose-toa", [0, 1, 2, 3, 4, 5]),
    ("begin", [6, 8, 12, FLY]),
    ("begin", [6, PASS]),
    ("walk", [TIGER, START, GATE, FIELD["mangai.d3"], FLY]),
    ("walk-on", [FIELD["mangai.d3"], TIGER]),
    ("walk-from", [FIELD["mangai.d3"], GATE]),
    ("fly", list(range(len(NAMES)))),
    ("explore", [1, 0]),
    ("place", [GATE * 6 + n for n in range(6)]),
    ("keep", [0, 1, 2]),
    ("search", [A_KEY, A_MASK, PASS]),
    ("akaku", [1, PASS]),
    ("rob", [0, 1]),
    ("rob", [0, 1, 2]),
    ("escape", [6, 12]),
    ("declare", [0, 1, 2, 3]),
    ("duel-die", [6, 8]),
    ("lose", [0, 1, 2]),
    ("flip-lock", [1, 0]),
    ("challenge", [1, 0]),
    ("challenge", [0]),
    ("exile", [GATE, START, FIELD["mangai.d3"]]),
]


@pytest.mark.parametrize("tile_attach", ["own_gate", "any_gate"])
@pytest.mark.parametrize("akaku_effect", ["steal", "discard"])
@pytest.mark.parametrize("backtrack", ["no_revisit", "no_reversal"])
def test_every_prompt_and_option_has_words(tile_attach: str, akaku_effect: str, backtrack: str) -> None:
    table = scene(tile_attach=tile_attach, akaku_effect=akaku_effect, backtrack=backtrack)
    assert {prompt for prompt, _ in QUESTIONS} == prompts_in_the_rules()
    speaker = Speaker()
    for prompt, options in QUESTIONS:
        for cast in (0, 4):
            view = GAME.view(table.s, 0, table.match.pending)
            view = msgspec.structs.replace(
                view, question=Question(BOOK.prompts[prompt], options), cast=cast, foe=18, drawn=3, pips=1
            )
            speaker.check(words.prompt(view))
            for option in options:
                speaker.check(words.option(view, option))


def answers(prompt: str, options: list[int], **switches: str) -> list[str]:
    """The options of a question in English."""
    table = scene(**switches)
    victim = 1 if prompt == "rob" else None
    view = msgspec.structs.replace(
        GAME.view(table.s, 0, None), question=Question(BOOK.prompts[prompt], options), victim=victim
    )
    return [SAY["en"].say(words.option(view, option)) for option in options]


def test_some_options() -> None:
    assert answers("walk", [TIGER, START]) == ["Mangai Volcano c3: tiger of strength 18", "start field: Lewa"]
    assert answers("declare", [0, 3]) == ["nothing", "Pakari mask and Turaga Vakama: 20 more"]
    assert answers("keep", [1, 2]) == ["put down: Turaga Vakama", "put down the new one: fire key"]
    assert answers("rob", [0, 1]) == ["take: water key", "take: Hau mask"]
    assert answers("rob", [0, 1], akaku_effect="discard") == ["take away: water key", "take away: Hau mask"]
    assert answers("place", [GATE * 6, GATE * 6 + 2]) == ["r0, not turned", "r2, turned left by 2 × 60°"]


def test_whoever_is_not_asked_sees_who_is() -> None:
    table = scene()
    ask = table.match.pending
    assert ask is not None
    assert SAY["en"].say(words.prompt(GAME.view(table.s, None, ask))) == "Tahu is thinking."
    assert SAY["en"].say(words.prompt(GAME.view(table.s, None, None))) == "The game is over."
    fresh = GAME.start(GAME.rules("en"), 3)
    assert SAY["en"].say(words.prompt(GAME.view(fresh.state, 1, fresh.pending))) == "Player 1 is thinking."


@pytest.mark.parametrize("seed", range(10))
def test_random_games_are_told_in_every_language(seed: int) -> None:
    """What happens is told to every seat and to a spectator; questions and answers to the seat that is asked."""
    speaker = Speaker()
    for match in mixed_game(seed):
        s, ask = match.state, match.pending
        if s.told is None:
            s.told = []
        tell(speaker, s)
        if ask is not None and ask.seat != CHANCE:
            questions(speaker, GAME.view(s, ask.seat, ask))
    assert len(speaker.said) > 100


def questions(speaker: Speaker, view: Any) -> None:
    speaker.check(words.prompt(view))
    for option in view.question.options:
        speaker.check(words.option(view, option))


def tell(speaker: Speaker, s: Isle) -> None:
    for e in s.told or []:
        for viewer in (*range(len(s.toa)), None):
            speaker.check(words.event(e.seen_by(viewer), [toa.who for toa in s.toa]))
    if s.told:
        s.told.clear()
