"""The card games have words for everything, in every language."""

from __future__ import annotations

import inspect
import re
from itertools import islice
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from matanui.core.events import Event
from matanui.core.flow import CHANCE
from matanui.core.message import Message
from matanui.core.questions import PASS, Question
from matanui.core.switches import switches_of
from matanui.games import cards
from matanui.games.cards import words
from matanui.games.cards.data.kinds import (
    BohrokCard,
    ChallengeCard,
    GreatMaskCard,
    KranaCard,
    NobleMaskCard,
    RahiCard,
    TuragaCard,
)
from matanui.games.cards.data.numbers import ALL_SEE, CARD, NUMBER, PILES, SEATS, SKILLS
from matanui.games.cards.masks.game import GAME
from matanui.games.cards.rules.about import About, What
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.rules.steps import BOOK
from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import NOBODY, Realm
from matanui.games.cards.switches import EDITIONS, GAMES, Rules
from matanui.games.cards.views.view import FightView, view
from matanui.games.catalogue import game_named
from matanui.i18n.words import LANGUAGES, Words
from tests.cards.mixed import mixed_game
from tests.cards.scene import FIRST

SAY = {language: Words(language) for language in LANGUAGES}
RAW = re.compile(r"[{}]|\b(cards?|space|pile|back|way|toa|skill|mask|power|switch|value|topic)-[a-z]")
SEAT_TOA = [4, 2, 1]  # Tahu, Gali, Onua
FOLDER = Path(cards.__file__).parent


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


def english(message: Message) -> str:
    return SAY["en"].say(message)


# --- what happens


def of_kind(*kinds: type) -> list[int]:
    return [n for n, card in CARD.items() if isinstance(card, kinds)]


def about_cards() -> list[Event]:
    """Events that may be about any card, for a card of every kind."""
    out: list[Event] = []
    for n in {type(card): n for n, card in CARD.items()}.values():
        out += [ev.Discarded(seat=0, card=n), ev.Cancelled(card=n), ev.Bound(seat=1, card=n), ev.Freed(seat=1, card=n)]
        out += [ev.Played(seat=0, card=n, target=target) for target in (-1, 1)]
        out += [ev.Points(seat=0, card=n, amount=amount) for amount in (1200, -100)]
        if isinstance(CARD[n], GreatMaskCard | NobleMaskCard | TuragaCard):
            out += [ev.MaskWon(seat=0, card=n)]
        if isinstance(CARD[n], GreatMaskCard | TuragaCard):
            out.append(ev.Attached(seat=0, card=n))
    return out


def happenings() -> list[Event]:
    """At least one of every class of events."""
    mission, hidden = NUMBER["small-toll"], [NUMBER["focus"], NUMBER["rahi-600"], NUMBER["krana-tahnok-xa"]]
    out: list[Event] = [
        *(ev.Chose(seat=0, toa=toa) for toa in range(len(SEATS))),
        *(ev.Brought(seat=0, deck=n) for n in range(4)),
        ev.Built(seat=1, card=mission),
        *(ev.FoilTaken(seat=0, card=n) for n in of_kind(GreatMaskCard) if CARD[n].id.startswith("foil-")),
        ev.Order(seat=0, pips=12),
        ev.Began(seat=1),
        ev.Turn(seat=2, round=7),
        ev.Skipped(seat=0),
        ev.Rolled(seat=0, pips=8),
        *(ev.Drew(seat=0, card=card, knows=1) for card in hidden),
        *(ev.Took(seat=0, victim=1, card=card, knows=3) for card in hidden),
        *(ev.Peeked(seat=0, pile=1, cards=[mission] * n) for n in (1, 3)),
        *(ev.Reshuffled(pile=n) for n in range(len(PILES))),
        ev.MissionTaken(seat=0, card=mission),
        ev.Paid(seat=0, card=mission, n=2),
        ev.MissionDone(seat=0, card=mission),
        *(ev.Challenged(seat=0, victim=1, card=n) for n in of_kind(ChallengeCard, RahiCard)),
        *(ev.SkillNamed(seat=0, skill=n) for n in range(len(SKILLS))),
        *(ev.Settled(seat=0, victim=2, total=1200, against=1000, won=won) for won in (True, False)),
        ev.Settled(seat=0, victim=1, total=-1, against=300, won=False),
        ev.Settled(seat=0, victim=1, total=0, against=0, won=True),
        ev.Won(seat=0),
        ev.Stalemate(round=90),
        *about_cards(),
        *(ev.BohrokUp(card=n) for n in of_kind(BohrokCard)),
        *(happened(seat=0, card=n) for n in of_kind(KranaCard) for happened in (ev.KranaLaid, ev.KranaTaken)),
        *(ev.KnockedOff(seat=0, victim=2, card=n) for n in of_kind(GreatMaskCard)),
    ]
    for n in range(len(FIRST.names)):
        out += [ev.Stepped(seat=0, space=n), ev.Placed(seat=0, by=0, space=n), ev.Placed(seat=2, by=1, space=n)]
    return out


def test_every_event_has_words() -> None:
    classes = {c for _, c in inspect.getmembers(ev, inspect.isclass) if issubclass(c, Event)}
    every = happenings()
    assert {type(e) for e in every} == classes - {Event, ev.Secret}
    speaker = Speaker()
    for e in every:
        for viewer in (0, 1, 2, None):
            speaker.check(words.event(e.seen_by(viewer), SEAT_TOA, GAMES["masks"]))
        speaker.check(words.event(e, SEAT_TOA, GAMES["bohrok"]))


def test_a_back_is_told_differently() -> None:
    drew = ev.Drew(seat=0, card=NUMBER["focus"], knows=1)
    peeked = ev.Peeked(seat=1, pile=1, cards=[NUMBER["small-toll"], NUMBER["walk-home"]])
    rules = GAMES["masks"]
    said = [english(words.event(e.seen_by(viewer), SEAT_TOA, rules)) for e in (drew, peeked) for viewer in (0, 1)]
    assert said == [
        "Tahu draws Focus.",
        "Tahu draws a Game Action card.",
        "Gali looks at the top 2 cards of the Mission pile.",
        "Gali looks at the top of the Mission pile: “Small Toll” and “Walk Home”.",
    ]


def test_numbers_are_told_as_they_are_printed() -> None:
    settled = ev.Settled(seat=0, victim=2, total=1200, against=1000, won=True)
    said = english(words.event(settled, SEAT_TOA, GAMES["masks"]))
    assert said == "1200 against 1000: Tahu wins the challenge with Onua!"


# --- names


def test_names() -> None:
    speaker = Speaker()
    every = [words.toa(n) for n in range(-1, len(SEATS))] + [words.skill(n) for n in range(len(SKILLS))]
    every += [say(n) for n in range(len(PILES)) for say in (words.pile, words.back)]
    every += [words.direction(n) for n in range(4)] + words.cards(list(CARD))
    for message in every:
        speaker.check(message)
    for language in LANGUAGES:
        for rules in GAMES.values():
            spaces = [SAY[language].say(words.space(n, rules)) for n in range(len(FIRST.names))]
            assert len(set(spaces)) == len(FIRST.names)
            assert all(name in said for name, said in zip(FIRST.names, spaces))


def test_spaces_of_note() -> None:
    names = [FIRST.space[name] for name in ("a6", "d4", "h4", "e6", "g10", "c4", "h6", "c3", "m10", "d12")]
    assert [english(words.space(n, GAMES["bohrok"])) for n in names] == [
        "a6",
        "Mission space d4",
        "Challenge space h4",
        "double Challenge space e6",
        "Kini-Nui g10, the triple Challenge space",
        "Game Action space c4",
        "double Game Action space h6",
        "Portal c3",
        "m10, start of Tahu",
        "Bohrok Control space d12",
    ]
    assert english(words.space(FIRST.space["d12"], GAMES["masks"])) == "d12"


# --- questions


ASKED = [prompt for prompt in BOOK.prompts.values() if not prompt.by_chance]


def table(game: str, prompt: str, options: list[int], **changes: Any) -> Any:
    """A question to Tahu, who holds three cards and plays with Gali and Onua."""
    match = game_named(game).start(GAMES[game], 3)
    for seat, toa in enumerate(SEAT_TOA):
        match.state.heroes[seat].toa, match.state.heroes[seat].at = toa, FIRST.space["d4"] + seat
    match.state.heroes[0].hand = [NUMBER["focus"] | ALL_SEE, NUMBER["rahi-600"] | ALL_SEE]
    seen = view(match.state, 0, None)
    return msgspec.structs.replace(seen, question=Question(BOOK.prompts[prompt], options), waiting=0, **changes)


FIGHT = FightView(1, 0, 1, [2], (500, 1000), [], [], [], [], -1, 0, 1, False, 0)
MASK, HAND = NUMBER["hau-tahu"], NUMBER["focus"]
ABOUT = [About(what, HAND, 1, target, MASK) for what in get_args(What) for target in (NOBODY, 0, 2)]
CARDS_ASKED = [NUMBER["small-toll"], NUMBER["hau-tahu"], NUMBER["rahi-600"], NUMBER["krana-tahnok-xa"]]
OPTIONS: dict[str, list[int]] = {  # of each kind
    "toa": list(range(len(SEATS))),
    "space": list(range(len(FIRST.names))),
    "seat": [0, 1, 2],
    "held-card": [0, 1],
    "card": CARDS_ASKED,
    "way": [0, 1, 2],
    "play": [PLAY + MASK, PLAY + HAND],
    "pass": [PASS],
    "draw": [1],
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_prompt_and_option_has_words(game: str) -> None:
    speaker = Speaker()
    for prompt in ASKED:
        options = [option for kind in prompt.picks for option in OPTIONS.get(kind.name, [0, 1])]
        for changes in ({"fight": FIGHT, "steps": 1}, {"fight": FIGHT, "steps": 3, "trail": [3]}):
            asked = table(game, prompt.name, options, about=ABOUT[-1], bohrok=NUMBER["tahnok"], **changes)
            speaker.check(words.prompt(asked))
            for option in options:
                speaker.check(words.option(asked, option))
        for about in ABOUT:
            speaker.check(words.prompt(msgspec.structs.replace(asked, about=about)))


def test_some_questions() -> None:
    asked = table("masks", "fight", [PLAY + MASK, PLAY + HAND, PASS], fight=FIGHT)
    assert english(words.prompt(asked)) == (
        "You have 500, Gali has 1000. That is not enough yet. What do you bring in?"
    )
    assert [english(words.option(asked, n)) for n in asked.question.options] == [
        "bring in Hau of Tahu",
        "play Focus",
        "nothing, give in",
    ]
    lost = msgspec.structs.replace(FIGHT, totals=(-1, 300))
    assert english(words.prompt(table("masks", "fight", [PASS], fight=lost))).startswith("Your Rahi")
    step = table("masks", "step", [FIRST.space["d4"], FIRST.space["e4"], PLAY + MASK, PASS], steps=1)
    assert [english(words.option(step, n)) for n in step.question.options] == [
        "Mission space d4",
        "e4 (Gali)",
        "use Hau of Tahu",
        "stop here",
    ]


@pytest.mark.parametrize(
    ("prompt", "about", "said"),
    [
        ("answer", About("answer", HAND, 1, 0), "Gali plays Focus on you. Do you answer it?"),
        ("answer", About("answer", HAND, 1, 2), "Gali plays Focus on Onua. Do you answer it?"),
        ("answer", About("answer", HAND, 1), "Gali plays Focus. Do you answer it?"),
        ("answer", About("counter", MASK, 1, 0, HAND), "Gali answers Focus with Hau of Tahu. Do you stop that?"),
        ("target", About("aim", HAND, 0), "Whom is Focus meant for?"),
        ("target", About("aim-again", HAND, 0, 1), "Focus has been turned away. Whom is it meant for now?"),
        ("accept", About("share", MASK, 1, 0), "Gali would share the power of Hau of Tahu with you. Do you accept?"),
        ("accept", About("loan", MASK, 1, 0), "Gali would like to borrow the bonus of Hau of Tahu. Do you agree?"),
        ("discard", About("effect", HAND, 1, 0), "Focus: which card do you discard?"),
        ("discard", About("limit", by=0), "You hold too many cards. Which one do you discard?"),
        ("mission", About("toll", by=0), "For which Mission do you give up a card?"),
        ("mission", About("effect", HAND, 0), "Which of your Missions is completed?"),
        ("pull", About("effect", HAND, 0, 2), "Where does Onua go next?"),
        ("pull", About("effect", HAND, 1, 0), "Which space is next?"),
    ],
)
def test_a_question_says_what_it_is_about(prompt: str, about: About, said: str) -> None:
    assert english(words.prompt(table("masks", prompt, [0, 1], about=about))) == said


def test_a_move_to_skip_is_named() -> None:
    asked = table("masks", "act", [0])
    mine = msgspec.structs.replace(asked.heroes[0], skips=1)
    bound = msgspec.structs.replace(asked, heroes=[mine, *asked.heroes[1:]])
    assert english(words.option(asked, 0)) == "move"
    assert english(words.option(bound, 0)) == "go on (you have to skip this move)"


def test_whoever_is_not_asked_sees_who_is() -> None:
    asked = table("masks", "act", [0])
    others = [msgspec.structs.replace(asked, question=None, waiting=waiting) for waiting in (1, CHANCE, None)]
    assert [english(words.prompt(seen)) for seen in others] == [
        "Gali is thinking.",
        "Chance decides.",
        "The game is over.",
    ]
    fresh = GAME.start(GAMES["masks"], 3)
    assert english(words.prompt(view(fresh.state, 1, fresh.pending))) == "Player 1 is thinking."
    with pytest.raises(ValueError, match="nobody asks"):
        words.option(view(fresh.state, 1, fresh.pending), 0)


# --- whole games


@pytest.mark.parametrize("seed", range(8))
def test_random_games_are_told_in_every_language(seed: int) -> None:
    """What happens is told to every seat and to a spectator; questions and answers to the seat that is asked."""
    speaker = Speaker()
    for match in islice(mixed_game(seed), 1500):
        s, ask = match.state, match.pending
        if s.told is None:
            s.told = []
        tell(speaker, s)
        if ask is not None and ask.seat != CHANCE:
            seen = view(s, ask.seat, ask)
            speaker.check(words.prompt(seen))
            for option in ask.options:
                speaker.check(words.option(seen, option))
        speaker.check(words.prompt(view(s, None, ask)))
    assert len(speaker.said) > 100


def tell(speaker: Speaker, s: Realm) -> None:
    for e in s.told or []:
        for viewer in (*range(len(s.heroes)), None):
            speaker.check(words.event(e.seen_by(viewer), [hero.toa for hero in s.heroes], s.rules))
    if s.told:
        s.told.clear()


# --- rules


def test_every_switch_value_edition_and_topic_has_words() -> None:
    speaker = Speaker()
    for switch in switches_of(Rules):
        speaker.check(words.switch(switch.name))
        for value in switch.values or [1, 7]:
            speaker.check(words.switch_value(switch.name, value))
    for name in {name for editions in EDITIONS.values() for name in editions}:
        speaker.check(words.edition(name))
    for name in words.TOPICS:
        speaker.check(words.topic(name))
        assert 1 <= len(re.findall(r"[.!](?=\s|$)", english(words.topic(name)))) <= 7, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_of_a_switch_differ(language: str) -> None:
    for switch in switches_of(Rules):
        said = [SAY[language].say(words.switch_value(switch.name, value)) for value in switch.values]
        assert len(set(said)) == len(switch.values), switch.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_name_the_same_switches(language: str) -> None:
    switches = re.compile(r"\b[a-z]+_[a-z_]+\b")
    for name in words.TOPICS:
        plain = set(switches.findall(english(words.topic(name))))
        assert set(switches.findall(SAY[language].say(words.topic(name)))) == plain, name
        assert plain <= {s.name for s in switches_of(Rules)}, name


def test_topics_of_a_table() -> None:
    assert set(words.topics(GAMES["masks"])) < set(words.topics(GAMES["rshl"])) < set(words.TOPICS)
    assert "krana" in words.topics(GAMES["bohrok"]) and "nuva" not in words.topics(GAMES["bohrok"])
