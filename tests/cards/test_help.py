"""What a table tells people beyond the view: it is never wrong, and follows from what they see."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from matanui.core.chance import Dice, seed_of
from matanui.core.flow import CHANCE, Match
from matanui.core.questions import PASS
from matanui.games.cards.bohrok.holding import collected
from matanui.games.cards.data.numbers import FACE, KRANA, NUMBER, pile_of
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.rules.turn import MOVE
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.views.ahead import END, ON
from matanui.games.cards.views.closed import IDLE
from matanui.games.cards.views.help import Help, help_with
from matanui.games.cards.views.view import redeal, view
from matanui.games.catalogue import game_named
from tests.cards.scene import FIRST, Scene
from tests.cards.swarm_scene import Swarm

ANSWERS = 500
CHALLENGE = min(FIRST.of_kind("challenge"))
TABLES = [
    ("masks", []),
    ("masks", ["rahi=true", "might=true", "challenge_repeat=blank", "pass_through_toa=true"]),
    ("masks", ["move_path=straight", "action_repeat=no_enter", "mission_path=nearest"]),
    ("bohrok", []),
    ("rshl", ["rahi=true"]),
]


def seen(scene: Scene, toa: str) -> Help:
    return help_with(view(scene.s, scene.seat(toa), scene.match.pending))


def closed(scene: Scene, toa: str) -> dict[str, str]:
    return {FIRST.names[one.space]: one.why for one in seen(scene, toa).closed}


# --- closed spaces


def test_a_space_used_last_is_closed_to_its_user_alone_until_a_card_forgives_it() -> None:
    scene = Scene("tahu", "gali")
    scene.hero("tahu").last_try = scene.hero("gali").last_draw = CHALLENGE
    assert closed(scene, "tahu")[FIRST.names[CHALLENGE]] == "tried"
    scene = Scene("tahu", "gali", challenge_repeat="blank")
    scene.hero("tahu").last_try = CHALLENGE
    assert closed(scene, "tahu")[FIRST.names[CHALLENGE]] == "tried-blank"
    scene.s.waived = [2]
    assert FIRST.names[CHALLENGE] not in closed(scene, "tahu")


def test_a_mission_closes_every_challenge_space_or_makes_it_blank() -> None:
    for game, why in ((Scene, "mission-blank"), (Swarm, "mission")):
        scene = game("tahu", "gali")
        scene.hero("tahu").missions = [NUMBER["small-toll"]]
        found = [FIRST.names.index(name) for name, reason in closed(scene, "tahu").items() if reason == why]
        assert set(found) == set(FIRST.of_kind("challenge"))
        assert why not in closed(scene, "gali").values()


# --- what holds in any game


@pytest.mark.parametrize(("game", "switches"), TABLES)
def test_every_space_beside_a_toa_is_either_offered_or_struck(game: str, switches: list[str]) -> None:
    steps = 0
    for match in positions(game, switches):
        ask = match.pending
        if ask is None or ask.prompt.name != "step":
            continue
        found, steps = help_with(view(match.state, ask.seat, ask)), steps + 1
        offered = {option for option in ask.options if 0 <= option < PLAY}
        shut = {one.space for one in found.closed if one.why not in IDLE}
        assert offered.isdisjoint(shut)
        near = set(FIRST.near[match.state.heroes[ask.seat].at])
        assert near <= offered | shut or not offered  # a card that lends steps
        assert {space for after, space, _ in found.ways if after < 0} == offered
    assert steps > 20


@pytest.mark.parametrize(("game", "switches"), TABLES)
def test_every_plan_can_be_walked_unless_something_is_asked(game: str, switches: list[str]) -> None:
    plans = 0
    for match in positions(game, switches):
        ask = match.pending
        if ask is None or ask.prompt.name not in ("act", "step"):
            continue
        ways = help_with(view(match.state, ask.seat, ask)).ways
        for n in range(0, len(ways), 7):
            plans += walk(match.fork(), ways, n, ask.seat)
    assert plans > 20


def walk(match: Match[Realm], ways: list[tuple[int, int, int]], last: int, seat: int) -> bool:
    """Walk to the end of a plan; True if nothing came in between."""
    way = [last]
    while ways[way[0]][0] >= 0:
        way.insert(0, ways[way[0]][0])
    ask = match.pending
    assert ask is not None
    if ask.prompt.name == "act":
        match.play(MOVE)
    for n in way:
        ask = match.pending
        if ask is None or (ask.seat, ask.prompt.name) != (seat, "step"):
            return False
        assert ways[n][1] in ask.options
        match.play(ways[n][1])
    ask = match.pending
    if ask is not None and (ask.seat, ask.prompt.name) == (seat, "step"):
        assert ways[last][2] != END
        assert (PASS in ask.options) == (ways[last][2] == ON)
    return True


@pytest.mark.parametrize(("game", "switches"), TABLES)
def test_it_follows_from_what_a_seat_sees(game: str, switches: list[str]) -> None:
    dice, compared = Dice(seed_of("redeal")), 0
    for n, match in enumerate(positions(game, switches)):
        viewer = n % 3
        if n % 9 or match.pending is None:
            continue
        other = redeal(match.state, viewer, dice)
        compared += other.heroes != match.state.heroes
        here, there = help_with(view(match.state, viewer, match.pending)), help_with(view(other, viewer, match.pending))
        assert msgspec.json.encode(here) == msgspec.json.encode(there)
    assert compared


def test_nobody_has_more_krana_than_others_are_told_nor_fewer() -> None:
    for game in ("bohrok", "rshl"):
        unsure = 0
        for match in positions(game, []):
            for seat, hero in enumerate(match.state.heroes):
                krana = [thing & FACE for thing in hero.hand if pile_of(thing) == KRANA]
                for viewer in (0, 1, 2, None):
                    least, most = help_with(view(match.state, viewer, match.pending)).krana[seat]
                    assert least <= collected(match.state.rules, krana) <= most <= len(krana)
                    assert least == most or viewer != seat
                    unsure += least < most
        assert unsure


def positions(game: str, switches: list[str]) -> list[Match[Realm]]:
    """The positions of a game by lot."""
    found = game_named(game)
    match: Match[Realm] = found.start(found.rules("recharged", switches), 3)
    dice, lot, out = Dice(seed_of(f"{game} {switches}")), Dice(seed_of("lot")), list[Match[Realm]]()
    while len(out) < ANSWERS and (ask := match.pending) is not None:
        if ask.seat != CHANCE:
            out.append(match.fork())
        match.play((dice if ask.seat == CHANCE else lot).answer(ask))
    return out


# --- the way to what a Mission asks for


def test_the_nearest_way_leads_to_a_space_that_helps() -> None:
    scene = Scene("tahu", "gali")
    scene.hero("tahu").missions = [NUMBER["small-toll"]]
    (goal,) = seen(scene, "tahu").goals
    assert goal.card == NUMBER["small-toll"]
    way = [scene.hero("tahu").at, *goal.way]
    assert all(there in FIRST.near[here] for here, there in pairwise(way))
    assert game_named("masks").help is help_with and FIRST.space[FIRST.names[way[-1]]] == way[-1]
    assert seen(scene, "gali").goals == []
