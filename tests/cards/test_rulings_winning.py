"""Rulings on how a game ends. (W1–W6; those about Krana and the shorter game stand with the swarm)"""

from __future__ import annotations

from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import STALEMATE
from tests.cards.scene import Scene


def idle(**switches: object) -> Scene:
    """Gali and Tahu, neither of whom ever moves."""
    return Scene("gali", "tahu", **switches).toa("gali", "h5", skips=99).toa("tahu", "a7", skips=99)


def test_w5() -> None:
    """After so many rounds in which nobody challenges and no Mission is finished, nobody has won."""
    scene = idle(stalemate_rounds=3).settle()
    assert (scene.asked, scene.s.winner, scene.s.round) == (None, STALEMATE, 4)
    assert scene.told(ev.Stalemate)[0].round == 4
    assert idle(stalemate_rounds=5).settle().s.round == 6


def test_w5_a_challenge_or_a_finished_mission_begins_the_count_anew() -> None:
    scene = idle(stalemate_rounds=3).toa("gali", skips=0, hand=("clear-slate",)).mission("gali", "walk-home")
    scene.s.quiet = 2
    assert scene.play(("act", "clear-slate")).s.quiet == 0
    scene.s.quiet = 2
    scene.walk("n").play(("challenge", "challenge-strength"))
    assert scene.settled() == [(400, 500, False)]
    assert scene.settle().s.quiet < 2


def test_w5_there_is_an_outer_limit() -> None:
    scene = idle(most_rounds=2).settle()
    assert (scene.s.winner, scene.s.round) == (STALEMATE, 3)
