"""What is worked out for a player: ways, exact odds, and nothing that their own view does not show."""

from __future__ import annotations

from matanui.core.chance import Dice, seed_of
from matanui.core.flow import CHANCE, Match
from matanui.games.makuta.data.counters import FACE, LOCKS, NAME, NUMBER
from matanui.games.makuta.data.island import FIELD, RAHI
from matanui.games.makuta.game import GAME
from matanui.games.makuta.help.help import NO_WAY, WALKED, Bet, Chance, Help, help_with
from matanui.games.makuta.state import Isle
from tests.makuta.scene import Scene

EDITIONS = sorted(GAME.editions)


def asked(match: Match[Isle]) -> Help:
    """What whoever is asked could work out."""
    ask = match.pending
    assert ask is not None
    return help_with(GAME.view(match.state, ask.seat, ask))


def tiger_hunt(edition: str = "definitive") -> Scene:
    """Tahu beside a tiger of 18, with Pakari, Vakama and Whenua."""
    scene = Scene(edition=edition).lay("mangai", "toa-landing.g3", 0).rahi("mangai.c3", 18)
    return scene.toa("tahu", "mangai.d3", ["pakari", "vakama", "whenua"])


def bet(found: Help, *counters: str) -> Bet:
    """The bet that brings in these."""
    wanted = sorted(NUMBER[counter] for counter in counters)
    return next(one for one in found.bets if sorted(one.shows) == wanted)


def test_every_set_of_counters_has_its_exact_odds() -> None:
    found = asked(tiger_hunt().play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3")).match)
    assert bet(found).odds == Chance(0, 0, 1)
    assert bet(found, "pakari").odds == Chance(0, 0, 1)
    assert bet(found, "pakari", "whenua").odds == Chance(3, 1, 2)
    assert bet(found, "pakari", "vakama").odds == Chance(1, 0, 0)
    assert bet(found, "pakari", "vakama", "whenua").bonus == 25


def test_the_sure_win_that_shows_least_is_named() -> None:
    found = asked(tiger_hunt().play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3")).match)
    assert found.sure == bet(found, "pakari", "vakama").answer


def test_what_everybody_has_seen_costs_nothing_to_show() -> None:
    scene = tiger_hunt()
    scene.s.toa[0].hand = [
        thing | 63 << 5 if thing & FACE == NUMBER["whenua"] else thing for thing in scene.s.toa[0].hand
    ]
    found = asked(scene.again().play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3")).match)
    everything = next(one for one in found.bets if one.bonus == 25)
    assert sorted(everything.shows) == sorted([NUMBER["pakari"], NUMBER["vakama"]])


def test_after_the_roll_nothing_is_left_to_chance() -> None:
    scene = tiger_hunt("en").play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3"), ("duel", 3))
    found = asked(scene.match)
    assert bet(found, "pakari", "whenua").odds == Chance(0, 1, 0)
    assert bet(found, "pakari", "vakama").odds == Chance(1, 0, 0)
    assert bet(found).odds == Chance(0, 0, 1)


def test_a_way_leads_from_field_to_field_and_a_rahi_has_odds() -> None:
    found = asked(tiger_hunt().play(("begin", "white"), ("roll", 3)).match)
    for way in found.ways:
        assert 1 <= len(way.path) <= 3
        assert way.path[-1] == way.answer
    tiger = next(way for way in found.ways if way.answer == FIELD["mangai.c3"])
    assert (tiger.path, tiger.odds) == ([FIELD["mangai.c3"]], Chance(1, 0, 0))
    assert {way.answer for way in found.ways if way.odds} == {way.answer for way in found.ways} & RAHI


def test_odds_against_a_rahi_that_nobody_has_seen_are_those_of_all_that_are_left() -> None:
    scene = Scene().lay("mangai", "toa-landing.g3", 0).toa("tahu", "mangai.d3", ["pakari"])
    left = scene.s.bags[2]
    wins = sum(max(0, min(6, 6 - (strength - 10))) for strength in left)
    tiger = next(way for way in asked(scene.play(("begin", "white"), ("roll", 1)).match).ways if way.odds)
    assert tiger.odds is not None
    assert tiger.odds.win * 6 * len(left) == wins * (tiger.odds.win + tiger.odds.tie + tiger.odds.lose)


def test_fields_out_of_reach_say_how_far_they_are() -> None:
    found = asked(tiger_hunt().play(("begin", "white"), ("roll", 2)).match)
    assert found.far
    assert not set(found.far) & {way.answer for way in found.ways}
    assert all(steps > 2 or steps in (NO_WAY, WALKED) for steps in found.far.values())
    assert found.far[FIELD["toa-landing.d3"]] > 2


def test_a_tile_tells_what_it_would_open() -> None:
    scene = Scene().toa("tahu", "toa-landing.g3").toa("gali", "toa-landing.g4")
    scene.toa("tahu", "toa-landing.b3").play(("roll", 1), ("walk", "toa-landing.g3"))
    found = asked(scene.play(("tile", "mangai")).match)
    before = len(scene.s.island.open)
    assert len(found.lays) == len(scene.match.pending.options if scene.match.pending else [])
    for lay in found.lays:
        island = scene.s.island.lay(lay.answer // 6, scene.s.drawn, lay.answer % 6)
        assert lay.gates == len(island.open) != before
        assert lay.away[1] == 0
        assert lay.away[0] > 0


def test_a_challenge_has_odds_over_all_six_segments() -> None:
    scene = Scene(makuta_table="18-24").lay("makuta", "toa-landing.g3", 0)
    keys, door = ["fire", "water", "air"], "makuta.e0"
    scene.lock(door, *next(code for code in codes() if set(code) <= {*keys, "earth", "ice", "stone"}))
    lock = scene.s.locks[FIELD[door]]
    scene.toa("tahu", "makuta.g0", [*codes()[lock], "pakari", "vakama", "pakari"])
    found = asked(scene.play(("begin", "white"), ("roll", 1), ("walk", door)).match)
    (one,) = found.bets
    assert (one.answer, one.bonus, one.shows) == (1, 30, [])
    assert one.odds == Chance(1, 0, 0)


def codes() -> list[list[str]]:
    """The codes of all locks."""
    return [[NAME[symbol] for symbol in code] for code in LOCKS]


def test_what_a_seat_cannot_know_changes_no_advice() -> None:
    compared = 0
    for edition in EDITIONS:
        match, lot = GAME.start(GAME.rules(edition), 3), Dice(seed_of(f"advice {edition}"))
        for _ in range(400):
            ask = match.pending
            if ask is None:
                break
            if ask.seat != CHANCE:
                twin = GAME.redeal(match.state, ask.seat, lot)
                told = [help_with(GAME.view(state, ask.seat, ask)) for state in (match.state, twin)]
                assert told[0] == told[1]
                compared += told[0] != Help()
            match.play(lot.answer(ask))
    assert compared > 200
