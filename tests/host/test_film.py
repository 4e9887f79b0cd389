"""A film of a game: every moment is found, and a game that goes on from one proves itself."""

from __future__ import annotations

import msgspec
import pytest

from matanui.core.chance import seed_of
from matanui.core.errors import UserError
from matanui.core.flow import CHANCE
from matanui.core.record import Past, Player, Record, past_of, read, write
from matanui.core.replay import Broken, replay
from matanui.core.verify import seed_dice, verify
from matanui.games.cards.state.events import MaskWon
from matanui.games.cards.words.story import is_mask
from matanui.games.catalogue import GAMES
from matanui.host.film import Film
from matanui.host.story import deeds_of, dice_of, ending_of, points_of
from matanui.host.table import Table, new_record
from matanui.i18n.words import LANGUAGES, Words
from tests.bots import seated

BOTS = ["greedy", "greedy"]


def played(name: str, seed: str = "film", start: Record | None = None) -> Record:
    """A game between two bots, from the beginning or from where a record leaves off."""
    game = GAMES[name]
    players = [Player(bot, bot) for bot in BOTS]
    record = start or new_record(game, game.default_edition, game.rules(), players, seed_of(seed), ["a", "b"])
    table = Table(game, record, seated(BOTS, name))
    table.advance()
    return table.record


FILMS = {name: Film(game, played(name)) for name, game in GAMES.items()}


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_is_found(name: str) -> None:
    film = FILMS[name]
    for n, match in replay(film.record, film.game):
        found = film.match(n)
        assert film.game.encode(found.state) == film.game.encode(match.state)
        assert (found.pending is None) == (match.pending is None)


@pytest.mark.parametrize("name", GAMES)
def test_turns_follow_each_other_without_a_gap(name: str) -> None:
    film = FILMS[name]
    spans = [film.span(turn) for turn in range(len(film.starts))]
    assert [first for first, _ in spans[1:]] == [end for _, end in spans[:-1]]
    assert (spans[0][0], spans[-1][1]) == (0, len(film.events))
    assert [film.turn(first) for first, end in spans if end > first] == [
        turn for turn, (first, end) in enumerate(spans) if end > first
    ]


@pytest.mark.parametrize("name", GAMES)
def test_draws_are_the_answers_of_chance_and_follow_from_the_seed(name: str) -> None:
    film = FILMS[name]
    dice = seed_dice(film.record)
    assert dice is not None
    assert all(dice.below(draw.stream, draw.of) in draw.picks for draw in film.draws)
    for draw in film.draws:
        row = film.record.log[draw.n]
        assert row.seat == CHANCE and draw.picks and max(draw.picks) < draw.of
        if draw.stream in dice_of(film):
            assert [int(row.answer) - 1] == draw.picks, "a die shows what was picked"
    assert len(film.draws) == sum(row.seat == CHANCE for row in film.record.log)


@pytest.mark.parametrize("name", GAMES)
def test_a_story_can_be_told_in_every_language(name: str) -> None:
    film = FILMS[name]
    points, ending = points_of(film), ending_of(film)
    assert points[-1].kind == "end" and len(points) > 3
    for language in LANGUAGES:
        words = Words(language)
        said = [words.say(ending), *(words.say(point.say) for point in points)]
        said += [words.say(f"replay-point-{point.kind}") for point in points]
        said += [words.say(f"replay-deed-{deed}") for deeds in deeds_of(film) for deed in deeds.counts]
        assert all(said)


@pytest.mark.parametrize("name", ["masks", "bohrok", "rshl"])
@pytest.mark.parametrize("seed", ["film", "counsel", "help"])
def test_a_story_counts_no_turaga_among_the_masks(name: str, seed: str) -> None:
    film = FILMS[name] if seed == "film" else Film(GAMES[name], played(name, seed))
    told = [film.events[point.at - 1] for point in points_of(film) if point.kind in {"first-mask", "last-mask"}]
    assert all(isinstance(event, MaskWon) and is_mask(event) for event in told)


def test_somebody_who_won_by_masks_has_them() -> None:
    film = FILMS["masks"]
    assert film.standing.winner is not None
    assert deeds_of(film)[film.standing.winner].counts["great-masks"] == ending_of(film).args["n"]


def continued(old: Record, n: int, seed: str) -> Record:
    """The game of a record, played on from a moment with other dice."""
    game = GAMES[old.game]
    fresh = new_record(game, old.edition, game.rules(), old.players, seed_of(seed), ["c"])
    fresh.log, fresh.past = old.log[:n], past_of(old, n)
    return played(old.game, start=fresh)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_on_from_a_moment_proves_itself(name: str) -> None:
    old = FILMS[name].record
    once = continued(old, 60, "once")
    twice = continued(once, 90, "twice")
    earlier = continued(twice, 30, "earlier")
    for record, ends in ((once, [60]), (twice, [60, 90]), (earlier, [30])):
        assert [past.upto for past in record.past] == ends
        assert verify(read(write(record)), GAMES[name]).pending is None
    assert once.log[60:] != old.log[60:]


def test_the_dice_of_a_past_are_proved_like_any_other() -> None:
    record = continued(FILMS["makuta"].record, 60, "once")
    own = Past(60, record.commitment, record.seed or "", record.nonces)
    with pytest.raises(Broken, match="the seed gives"):
        verify(msgspec.structs.replace(record, past=[own]), GAMES["makuta"])
    with pytest.raises(Broken, match="committed to"):
        verify(
            msgspec.structs.replace(record, past=[msgspec.structs.replace(record.past[0], seed="00")]), GAMES["makuta"]
        )
    with pytest.raises(Broken):
        verify(msgspec.structs.replace(record, past=[]), GAMES["makuta"])


@pytest.mark.parametrize("ends", [[60, 60], [90, 60], [-1], [0], [10**6]])
def test_pasts_that_do_not_follow_each_other_are_refused(ends: list[int]) -> None:
    record = continued(FILMS["makuta"].record, 60, "once")
    past = [msgspec.structs.replace(record.past[0], upto=end) for end in ends]
    with pytest.raises(Broken, match="do not follow"):
        verify(msgspec.structs.replace(record, past=past), GAMES["makuta"])


def test_without_its_seed_a_game_cannot_be_continued() -> None:
    with pytest.raises(UserError, match="no seed"):
        past_of(msgspec.structs.replace(FILMS["makuta"].record, seed=None), 10)
