"""Random card games with mixed switches, and what must be true at every point of every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import msgspec

from matanui.core.chance import Dice
from matanui.core.flow import CHANCE, Match
from matanui.core.switches import set_switches, switches_of
from matanui.games.cards.bohrok.holding import limit_of
from matanui.games.cards.data.decks import mask_piles
from matanui.games.cards.data.numbers import ACTION, CARD, FACE, HOME_OF, KIND, KRANA, MISSION, PILES, SEATS, VA
from matanui.games.cards.rahi.holding import crowd
from matanui.games.cards.rules.hands import action_limit, cards_of
from matanui.games.cards.rules.setup import full_pile
from matanui.games.cards.rules.steps import BOOK
from matanui.games.cards.state.codec import from_realm, to_realm
from matanui.games.cards.state.realm import PLAYING, Realm
from matanui.games.cards.switches import GAMES, Rules
from matanui.games.cards.views.view import redeal, view
from matanui.games.catalogue import game_named

FIXED = ("box", "decks", "toa_table", "start_spaces", "map")  # other games, or for two players only
BUILT = {"challenge": range(6, 13), "mission": [10], "action": [20]}  # how many cards built decks have


def mixed_rules(rng: random.Random) -> Rules:
    """One of the three games with about a third of its switches thrown anew."""
    game = rng.choice(sorted(GAMES))
    thrown = ("rahi", "short") if game == "rshl" else ("might", "rahi", "short")
    settings = [f"{name}={rng.choice(['true', 'false'])}" for name in thrown]
    for switch in switches_of(Rules):
        if len(switch.values) > 1 and switch.name not in (*FIXED, "might") and rng.random() < 0.3:
            settings.append(f"{switch.name}={rng.choice(switch.values)}")
    rules = set_switches(GAMES[game], settings)
    kal = rules.krana_control == "breed_and_kal"  # in Bohrok Swarm only where there are Kal
    return replace(rules, bohrok_pile="kal") if kal and game == "bohrok" else rules


def mixed_table(rng: random.Random) -> tuple[Rules, int]:
    """Mixed switches and as many players as they are for, sometimes two with built decks."""
    rules, players = mixed_rules(rng), rng.randint(2, 6)
    if rules.box == "bohrok" and rng.random() < 0.4:
        rules, players = replace(rules, decks="constructed"), 2
    return rules, players


def mixed_start(rng: random.Random) -> Match[Realm]:
    """A game at such a table."""
    rules, players = mixed_table(rng)
    return game_named(rules.box).start(rules, players)


def mixed_game(seed: int) -> Iterator[Match[Realm]]:
    """A random game, seen before every answer and once at its end."""
    rng = random.Random(seed)
    match, dice = mixed_start(rng), Dice(rng.randbytes(32))
    while match.pending is not None:
        yield match
        ask = match.pending
        match.play(dice.answer(ask) if ask.seat == CHANCE else rng.choice(ask.options))
    yield match


def saved(s: Realm) -> bytes:
    """A state as the bytes of its save."""
    return msgspec.json.encode(to_realm(s))


def loaded(text: bytes) -> Match[Realm]:
    """A match from a save."""
    return Match(BOOK, from_realm(msgspec.json.decode(text)))


def everywhere(s: Realm, pile: int) -> list[int]:
    """All cards that belong to a pile, wherever they are now."""
    out = s.piles[pile] + s.discards[pile] + [thing & FACE for thing in s.tops[pile]]
    out += [card for card in (s.bohrok, s.krana, *s.trial) if card >= 0 and HOME_OF[card] == pile]
    for hero in s.heroes:
        held = [thing & FACE for thing in hero.hand] + hero.missions + hero.face_up + list(hero.lingering)
        out += [card for card in held if HOME_OF[card] == pile]
    return sorted(out)


def check_conserved(s: Realm) -> None:
    """No card is ever lost or made, in the common piles or in anybody's own."""
    for pile, kind in enumerate(KIND[: len(s.piles)]):
        if s.rules.decks == "constructed" and PILES[kind] in BUILT:
            check_built(s, pile)
        else:
            assert everywhere(s, pile) == full_pile(s.rules, PILES[kind]), PILES[kind]
    for hero in s.heroes:
        if hero.great or hero.masks or hero.top:
            great, noble = mask_piles(s.rules.box, SEATS[hero.toa], s.rules.might, s.rules.card_lists)
            mine = [CARD[c].id for c in hero.great + hero.noble + hero.turaga + hero.masks + hero.nobles + hero.top]
            assert sum(name.startswith("foil-") for name in mine) <= s.rules.foils
            assert sorted(name.removeprefix("foil-") for name in mine) == sorted(great + noble)


def check_built(s: Realm, pile: int) -> None:
    """Once the decks are built, each has as many cards as it must, and not too many alike. [D5 to D10, D15]"""
    building = any(name == "deal_out" for name, _ in s.stack)
    cards, name = everywhere(s, pile), PILES[KIND[pile]]
    if pile != KIND[pile] and KIND[pile] == MISSION and s.rules.mission_decks == "shared":
        assert not cards
    else:
        assert building or len(cards) in BUILT[name]
    most, least = (2, 14) if name == "action" else (1, 0)
    assert max(Counter(cards).values(), default=0) <= most
    assert building or len(set(cards)) >= least


def check_limits(s: Realm) -> None:
    """Hands keep their limits, pawns stand apart, what is attached has been won, and the ledger adds up."""
    check_ledger(s)
    for seat, hero in enumerate(s.heroes):
        mends = {name for name, args in s.stack if args and args[0] == seat}
        mends |= {"trim", "keep_types", "shed"} if s.winner >= 0 else set()  # who wins by a draw puts nothing down
        assert "trim" in mends or len(cards_of(s, seat, ACTION)) <= action_limit(s, seat)
        assert "keep_types" in mends or not crowd(s, seat)
        for pile in (VA, KRANA):
            assert "shed" in mends or len(cards_of(s, seat, pile)) <= limit_of(s.rules, pile)
        assert hero.worn < 0 or hero.worn in hero.great
        assert hero.guide < 0 or hero.guide in hero.turaga


def check_ledger(s: Realm) -> None:
    """The lines of a challenge's ledger add up to its totals, which are never below nothing."""
    fight = view(s, None, None).fight
    if fight is None or not fight.skills:
        return
    for seat, total in zip((fight.challenger, fight.defender), fight.totals, strict=True):
        assert total == -1 or total == max(0, sum(line.amount for line in fight.ledger if line.seat == seat))


def check_saving(match: Match[Realm]) -> None:
    """A loaded game asks the same question."""
    text = saved(match.state)
    twin = loaded(text)
    assert saved(twin.state) == text
    ask, again = match.pending, twin.pending
    assert (ask is None) == (again is None)
    if ask is not None and again is not None:
        assert (ask.seat, ask.prompt.name, ask.options) == (again.seat, again.prompt.name, again.options)


def check_secrecy(match: Match[Realm], dice: Dice) -> None:
    """What a seat cannot know may be dealt anew without its seeing any difference, whoever is asked."""
    for seat in range(len(match.state.heroes)):
        other = redeal(match.state, seat, dice)
        assert view(other, seat, match.pending) == view(match.state, seat, match.pending)
        check_conserved(other)


def check_end(s: Realm) -> None:
    """A finished game has a winner or a stalemate, and nothing left to do."""
    assert s.winner != PLAYING
    assert not s.stack
