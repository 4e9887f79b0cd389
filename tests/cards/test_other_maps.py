"""Another map beside the first one: games are played on it to their end, and nothing changes on the first. [M24]"""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from matanui.bots.registry import make_bot
from matanui.core.chance import seed_of
from matanui.core.errors import UserError
from matanui.core.message import Message
from matanui.core.questions import ids_of
from matanui.core.record import Player, Record
from matanui.core.switches import choices_of, set_switches
from matanui.core.verify import verify
from matanui.games.cards import words
from matanui.games.cards.data.atlas import Atlas
from matanui.games.cards.data.named_maps import map_named
from matanui.games.cards.masks.game import GAME
from matanui.games.cards.rules.space import by_kind
from matanui.games.cards.switches import GAMES, Rules
from matanui.games.catalogue import game_named
from matanui.host.table import Table, new_record
from tests.cards.maps import known, redrawn
from tests.cards.mixed import loaded, saved
from tests.cards.scene import FIRST, Scene
from tools.mapsvg import picture

LAND = ("d1", ".")  # so that every number after it is another one
MOVED = [("e3", "."), ("e2", "a"), ("a9", "."), ("b10", "a"), ("h14", "."), ("g14", "m")]


@pytest.fixture
def other() -> Iterator[Atlas]:
    """A map with a space more and some signs elsewhere."""
    with known("redrawn", redrawn(LAND, *MOVED)) as atlas:
        yield atlas


def played(game_id: str, bots: list[str], *settings: str) -> Record:
    """The record of a whole game."""
    game = game_named(game_id)
    players = [Player(f"{bot} {n}", bot) for n, bot in enumerate(bots)]
    start = new_record(game, "recharged", game.rules(None, list(settings)), players, seed_of(f"maps {game_id}"))
    table = Table(game, start, {n: make_bot(bot, game_id) for n, bot in enumerate(bots)})
    while table.step():
        pass
    return table.record


@pytest.mark.parametrize("game_id", GAMES)
def test_games_on_another_map_end_and_prove_themselves(game_id: str, other: Atlas) -> None:
    before = played(game_id, ["random"] * 3)
    record = played(game_id, ["random"] * 3, "map=redrawn")
    assert record.rules["map"] == "redrawn"
    game = game_named(game_id)
    assert game.standing(verify(record, game).state).over
    assert game.standing(verify(before, game).state).over


def test_greedy_players_know_the_map(other: Atlas) -> None:
    record = played("masks", ["greedy"] * 2, "map=redrawn", "short=true")
    match = verify(record, game_named("masks"))
    assert match.state.rules.atlas is other


def test_a_saved_game_goes_on_on_its_map(other: Atlas) -> None:
    match = GAME.start(Rules(map="redrawn"), 2)
    twin = loaded(saved(match.state))
    assert twin.state.rules.atlas is other
    assert pickle.loads(pickle.dumps(twin)).state.rules.atlas is other


def test_numbers_and_kinds_of_spaces_belong_to_their_map(other: Atlas) -> None:
    assert other.space["d1"] == 0 and other.space["e1"] == 1
    assert FIRST.space["e1"] == 0 and "d1" not in FIRST.space
    scene = Scene("kopaka", "onua", map="redrawn").toa("kopaka", at="b11").walk("n")
    assert scene.at("kopaka") == "b10" and scene.asked == ("kopaka", "draw")
    scene = Scene("kopaka", "onua").toa("kopaka", at="b11").walk("n")
    assert scene.at("kopaka") == "b10" and scene.asked == ("kopaka", "step")


def test_options_are_called_as_on_the_map_of_the_game(other: Atlas) -> None:
    scene = Scene("pohatu", "onua", map="redrawn").toa("pohatu", at="e1")
    ask = scene.settle().match.pending
    assert ask is not None and ask.prompt.name == "step"
    assert {"d1", "f1", "e2"} <= set(ids_of(scene.s, ask))


def test_spaces_are_said_and_drawn_as_on_the_map(other: Atlas) -> None:
    rules = Rules(map="redrawn")
    assert words.space(other.space["b10"], rules) == Message("space-action", {"name": "b10"})
    assert words.space(FIRST.space["b10"], Rules()) == Message("space-blank", {"name": "b10"})
    assert picture(other).count("<title>") == picture(FIRST).count("<title>") + 1


def test_bohrok_lie_where_the_map_says(other: Atlas) -> None:
    for name, rules in GAMES.items():
        wanted = sorted(other.controls.values()) if name != "masks" else []
        assert list(by_kind(set_switches(rules, ["map=redrawn"]))["bohrok"]) == wanted


def test_a_map_that_nobody_knows_is_refused() -> None:
    with pytest.raises(UserError, match="unknown value for switch map: 'lost': choose one of first"):
        set_switches(Rules(), ["map=lost"])
    with pytest.raises(UserError, match="unknown map 'lost': choose one of first"):
        map_named("lost")


def test_a_switch_is_offered_only_if_there_is_a_choice() -> None:
    assert "map" not in [switch.name for switch in choices_of(Rules)]
    with known("redrawn", redrawn(LAND)):
        assert "map" in [switch.name for switch in choices_of(Rules)]
