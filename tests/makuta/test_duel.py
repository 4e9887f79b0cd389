"""Duels with the Rahi, as the rulebook tells them."""

from __future__ import annotations

import pytest

from tests.makuta.scene import Scene


def tiger_hunt(edition: str = "en") -> Scene:
    """Tahu beside a tiger of 18, with Pakari, Vakama and Whenua."""
    scene = Scene(edition=edition).lay("mangai", "toa-landing.g3", 0).rahi("mangai.c3", 18)
    return scene.toa("tahu", "mangai.d3", ["pakari", "vakama", "whenua"])


def test_the_example_of_the_rulebook() -> None:
    """Pakari 10, Vakama 10, Whenua 5 and a roll of 4 make 29, which beats a tiger of 18. [en, Attack]"""
    scene = tiger_hunt().play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3"), ("duel", 4))
    scene.play(("declare", ["pakari", "vakama", "whenua"]))
    judged = next(e for e in scene.events() if type(e).__name__ == "Judged")
    assert (judged.total, judged.strength, judged.outcome) == (29, 18, 1)
    assert scene.at("tahu") == "mangai.c3"
    assert scene.asked == ("tahu", "begin")


@pytest.mark.parametrize("edition", ["de", "us", "definitive"])
def test_counters_are_declared_before_the_roll(edition: str) -> None:
    """[de, Herausforderung]"""
    scene = tiger_hunt(edition).play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3"))
    assert scene.asked == ("tahu", "declare")


@pytest.mark.parametrize("edition", ["en", "nl", "fr"])
def test_counters_are_declared_after_the_roll(edition: str) -> None:
    """[en, Attack]"""
    scene = tiger_hunt(edition).play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3"))
    assert scene.asked == ("chance", "duel")
