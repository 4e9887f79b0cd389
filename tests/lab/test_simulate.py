"""Simulation: the same seed gives the same games, whoever plays them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from matanui.core.chance import seed_of
from matanui.core.errors import UserError
from matanui.games.makuta.rules import EDITIONS
from matanui.lab.simulate import Report, Spec, simulate
from matanui.lab.stats import percentile, wilson


def series(**changes: object) -> Report:
    base: dict[str, object] = {"game": "makuta", "edition": "en", "settings": [], "bots": ["greedy"] * 4}
    spec = Spec(**{**base, "games": 7, "seed": seed_of("7"), **changes})  # type: ignore[arg-type]
    return simulate(spec)


def test_workers_change_nothing() -> None:
    spec = Spec("makuta", "de", [], ["greedy", "random", "greedy"], 11, seed_of("7"))
    assert simulate(spec, 1) == simulate(spec, 2)


def test_another_seed_gives_other_games() -> None:
    assert series().digest == series().digest != series(seed=seed_of("8")).digest


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 6])
def test_greedy_bots_beat_makuta(edition: str, players: int) -> None:
    report = series(edition=edition, bots=["greedy"] * players, games=4)
    assert report.finished + report.stalemates == 4
    assert report.finished >= 3


def test_greedy_beats_random() -> None:
    report = series(bots=["greedy", "random"], games=12)
    assert report.seats[0].wins >= 11


def test_counting() -> None:
    report = series(bots=["greedy"] * 3, games=9)
    assert sum(seat.wins for seat in report.seats) == report.finished
    assert sum(toa.wins for toa in report.cast.values()) == report.finished
    assert sum(toa.games for toa in report.cast.values()) == 27
    assert 5 < report.rounds_median <= report.rounds_p95


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "unknown game 'chess': choose one of makuta, masks, bohrok, rshl"),
        ({"edition": "xx"}, "unknown edition of makuta 'xx': choose one of en, nl, de, fr, us, definitive"),
        ({"settings": ["peek=maybe"]}, "unknown value for switch peek: 'maybe': choose one of private, public"),
        ({"settings": ["pek=public"]}, "unknown switch 'pek': choose one of akaku_effect, "),
        ({"settings": ["peek"]}, "a switch is set as name=value, not 'peek'"),
        ({"settings": ["stalemate_rounds=0"]}, "switch stalemate_rounds takes a whole number from 1"),
        ({"bots": ["greedy"]}, "makuta is for 2 to 6 players, not 1"),
        ({"bots": ["greedy", "genius"]}, "unknown bot 'genius': choose one of greedy, random"),
        ({"games": 0}, "at least one game can be simulated, not 0"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(UserError) as wrong:
        series(**changes)
    assert str(wrong.value).startswith(sentence)


def test_intervals() -> None:
    """Wilson's interval for 10 of 40, by the formula: 0.1419 to 0.4019."""
    assert wilson(10, 40) == pytest.approx((0.14187, 0.40194), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 50)[0] == pytest.approx(0.0)
    assert [percentile([5, 1, 3], share) for share in (0.0, 0.5, 0.95)] == [1, 3, 5]
    assert percentile([], 0.5) == 0


def test_no_hash_seed_changes_a_game() -> None:
    """Sets and dictionaries have no say in the order of anything."""
    script = (
        "from matanui.core.chance import seed_of; from matanui.lab.simulate import Spec, simulate;"
        "print(simulate(Spec('makuta', 'us', [], ['greedy', 'random', 'greedy'], 3, seed_of('7'))).digest)"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(digests) == 1
