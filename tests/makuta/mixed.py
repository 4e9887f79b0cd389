"""Random games with mixed switches, and what must be true at every point of every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import msgspec

from matanui.bots.makuta.greedy import GreedyMakuta
from matanui.core.chance import Dice, Stream
from matanui.core.flow import CHANCE, Match
from matanui.core.switches import set_switches, switches_of
from matanui.games.makuta.codec import from_isle, to_isle
from matanui.games.makuta.data.counters import FACE, KEY_BAG, LOCK_BAG, MASK_BAG, full_bags, is_key
from matanui.games.makuta.data.island import PRINTED
from matanui.games.makuta.data.sets import TILE_SETS
from matanui.games.makuta.game import GAME
from matanui.games.makuta.hands import too_many
from matanui.games.makuta.rules import EDITIONS, Rules
from matanui.games.makuta.state import FACE_DOWN, PLAYING, Isle
from matanui.games.makuta.view import places, redeal, view


def mixed_rules(rng: random.Random) -> Rules:
    """An edition with about a third of its switches thrown anew."""
    rules = EDITIONS[rng.choice(sorted(EDITIONS))]
    settings = [f"stalemate_rounds={rng.randint(3, 20)}"]
    for switch in switches_of(Rules):
        if len(switch.values) > 1 and rng.random() < 0.35:
            settings.append(f"{switch.name}={rng.choice(switch.values)}")
    return set_switches(rules, settings)


def playing(rng: random.Random, rules: Rules, players: int, wits: float) -> Iterator[Match[Isle]]:
    """A game, seen before every answer of a player or of chance, and once at its end.
    Players think with this probability, and else pick anything."""
    match = GAME.start(rules, players)
    dice, bot, luck = Dice(rng.randbytes(32)), GreedyMakuta(), Stream(rng.randbytes(32), "luck")
    while match.pending is not None:
        yield match
        ask = match.pending
        if ask.seat == CHANCE:
            match.play(dice.answer(ask))
        elif rng.random() < wits:
            match.play(bot.choose(view(match.state, ask.seat, ask), luck))
        else:
            match.play(rng.choice(ask.options))
    yield match


def mixed_game(seed: int) -> Iterator[Match[Isle]]:
    """The game with this number: every fifth is played well enough to come to the temple."""
    rng = random.Random(seed)
    yield from playing(rng, mixed_rules(rng), rng.randint(2, 6), 0.9 if seed % 5 == 0 else 0.0)


def saved(s: Isle) -> bytes:
    """A state as the bytes of its save."""
    return msgspec.json.encode(to_isle(s))


def loaded(text: bytes) -> Match[Isle]:
    """A match from a save."""
    return Match(GAME.book, from_isle(msgspec.json.decode(text)))


def check_conserved(s: Isle) -> None:
    """No counter, tile or lock is ever lost or made."""
    full = full_bags(s.rules)
    things = [thing & FACE for things in places(s) for thing in things]
    assert sorted(s.bags[MASK_BAG] + [c for c in things if not is_key(c)]) == full[MASK_BAG]
    assert sorted(s.bags[KEY_BAG] + [c for c in things if is_key(c)]) == full[KEY_BAG]
    assert sorted(s.bags[LOCK_BAG] + [n for n in s.locks.values() if n != FACE_DOWN]) == full[LOCK_BAG]
    for kind in range(3):
        seen = [strength for f, strength in s.faced.items() if f in PRINTED[kind]]
        assert not Counter(s.bags[kind] + seen) - Counter(full[kind])
    tiles = sorted(s.tiles + [row[0] for row in s.island.laid] + ([s.drawn] if s.drawn >= 0 else []))
    assert tiles == sorted(TILE_SETS[s.rules.tiles])
    assert set(s.faced) <= s.rahi and s.covered <= set(s.faced)


def check_limits(s: Isle) -> None:
    """Nobody holds too much, except who is just choosing what to put down."""
    choosing = [args[0] for name, args in s.stack if name == "keep"]
    for seat, toa in enumerate(s.toa):
        assert seat in choosing or not too_many(toa.hand, s.rules), (seat, toa.hand)
        assert toa.at in s.island.fields
        if s.stack and s.stack[-1][0] not in ("face_rahi", "declare", "throw", "judge_rahi"):
            assert toa.at not in s.rahi, (seat, toa.at)


def check_saving(match: Match[Isle]) -> None:
    """A loaded game asks the same question."""
    text = saved(match.state)
    twin = loaded(text)
    assert saved(twin.state) == text
    ask, again = match.pending, twin.pending
    assert (ask is None) == (again is None)
    if ask is not None and again is not None:
        assert (ask.seat, ask.prompt.name, ask.options) == (again.seat, again.prompt.name, again.options)


def check_secrecy(match: Match[Isle], dice: Dice) -> None:
    """What a seat cannot know may be dealt anew without its seeing any difference, whoever is asked."""
    for seat in range(len(match.state.toa)):
        other = redeal(match.state, seat, dice)
        assert view(other, seat, match.pending) == view(match.state, seat, match.pending)
        check_conserved(other)
        check_limits(other)


def check_end(s: Isle) -> None:
    """A finished game has a winner or a stalemate, and nothing left to do."""
    assert s.winner != PLAYING
    assert not s.stack
