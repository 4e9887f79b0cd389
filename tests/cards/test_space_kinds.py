"""Kinds of spaces: a new one is a class and a sign of a map; a kind without rules is told in one sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from matanui.core.errors import UserError
from matanui.core.flow import Next
from matanui.desk.cards.voice import SIGNS
from matanui.games.cards.data.numbers import ACTION
from matanui.games.cards.rules import hands, moving
from matanui.games.cards.rules.space import KINDS, Shut, SpaceKind, kinds_at, space_kind
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.switches import GAMES
from matanui.games.cards.views.closed import closed_to
from matanui.i18n.words import LANGUAGES, Words
from tests.cards.maps import TEXT, known, redrawn
from tests.cards.scene import FIRST, Scene
from tools.mapsvg import SIGN

ROW = '[[sign]]\nsign = "w"\nkind = "well"\ncount = 0\nprovenance = "reconstructed"\n\n'
WELLS = redrawn(("c5", "w"), text=TEXT.replace("# The start spaces in turn order", f"{ROW}# The start spaces"))


class Well(SpaceKind):
    """Nobody with open Missions may enter; whoever ends there draws two cards."""

    name = "well"

    def shut(self, s: Realm, me: int, space: int) -> Shut | None:
        return "mission" if s.heroes[me].missions else None

    def land(self, s: Realm, me: int) -> Next:
        return (hands.draw_cards(me, ACTION, 2),)


@pytest.fixture
def wells() -> Iterator[None]:
    """A map with a well at c5, beside Onua's start."""
    with known("wells", WELLS):
        space_kind(Well)
        yield
    del KINDS["well"]


def test_a_new_kind_of_space_is_played(wells: None) -> None:
    scene = Scene("onua", "gali", map="wells").top("focus", "second-look").walk("e", None)
    assert scene.at("onua") == "c5" and scene.hand("onua") == ["focus", "second-look"]


def test_a_new_kind_of_space_closes_itself(wells: None) -> None:
    scene = Scene("onua", "gali", map="wells").mission("onua", "small-toll").settle()
    assert "c5" not in scene.spaces
    assert "mission" in [one.why for one in closed_to(scene.s, 0) if one.space == scene.s.rules.atlas.space["c5"]]


def test_a_kind_without_rules_is_told() -> None:
    with known("wells", WELLS), pytest.raises(UserError) as wrong:
        Scene("onua", "gali", map="wells").walk("e")
    assert str(wrong.value).startswith("maps/wells.toml: there are no rules for 'well': choose one of ")


def test_two_kinds_cannot_have_one_name() -> None:
    class Again(SpaceKind):
        name = "portal"

    with pytest.raises(ValueError, match="two kinds of spaces are called portal"):
        space_kind(Again)


def test_every_kind_of_the_first_map_has_rules() -> None:
    for name, rules in GAMES.items():
        kinds = {kind.name for kind in kinds_at(rules)}
        assert kinds == {*FIRST.kinds, *([] if name == "masks" else ["bohrok"])}


@pytest.mark.parametrize("name", sorted(KINDS))
def test_every_kind_is_said_and_drawn(name: str) -> None:
    for language in LANGUAGES:
        assert "g7" in Words(language).say(f"space-{name}", name="g7", toa="Tahu")
    assert len(SIGNS[name]) == 1
    assert name in SIGN or name in ("blank", "start")


def test_a_portal_is_closed_while_all_others_are_taken() -> None:
    """Nobody may enter where no jump leads away. [M11]"""
    portals = FIRST.of_kind("portal")
    scene = Scene("tahu", "gali", "onua", "pohatu", "kopaka", "lewa")
    for name, at in zip(("gali", "onua", "pohatu", "kopaka", "lewa"), portals[1:], strict=True):
        scene.toa(name, at=FIRST.names[at])
    reasons = {one.space: one.why for one in closed_to(scene.s, 0)}
    assert reasons[portals[0]] == "full" and not moving.is_open(scene.s, 0, portals[0])
    assert all(reasons[n] == "taken" for n in portals[1:])
    scene.toa("gali", at="b5")
    assert moving.is_open(scene.s, 0, portals[0])
