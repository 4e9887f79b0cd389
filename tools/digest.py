"""One number for how the rules of Quest for Makuta behave: forty random games over all editions and table sizes.

    python tools/digest.py            print it
    python tools/digest.py --games    print the mark of every game too, to see which ones changed

Every question with all its options and every answer goes in, and the state each game ends in, without its switches.
Two builds with the same digest play the same game.
"""

from __future__ import annotations

import hashlib
import sys

import msgspec

from matanui.core.chance import Dice, child, seed_of
from matanui.core.flow import CHANCE
from matanui.core.questions import id_of, ids_of
from matanui.games.makuta.game import GAME

GAMES = 40
SEED = seed_of("matanui digest")
HOUSE = [  # besides the editions: tables that play with the less common switches
    ["gate_trigger=any_entry", "lock_flip_when=enter"],
    ["backtrack=no_reversal", "win_reward=leftover_steps"],
    ["stop_is_final=false", "edge_match=all_edges", "tile_attach=any_gate"],
    ["true_island=true", "counters_face=up", "makuta_ring=true"],
    ["early_stop=targets_only", "miru_when=any_time", "loss_choice=seen"],
    ["duel_die=free_choice", "exploding_max=true", "entrance_needs_keys=true", "start_pick=passing"],
]


def mark_of(n: int) -> str:
    """The mark of the n-th game: editions and table sizes in turn, every fourth game with switches set by hand."""
    editions = list(GAME.editions)
    settings = HOUSE[n // 4 % len(HOUSE)] if n % 4 == 3 else []
    match = GAME.start(GAME.rules(editions[n % len(editions)], settings), GAME.least + n % 5)
    dice, player = Dice(child(SEED, f"dice {n}")), Dice(child(SEED, f"player {n}"))
    told = hashlib.blake2b(digest_size=8)
    while (ask := match.pending) is not None:
        answer = (dice if ask.seat == CHANCE else player).answer(ask)
        offered = ids_of(match.state, ask)
        told.update(f"{ask.seat} {ask.prompt.name} {' '.join(offered)} {id_of(match.state, ask, answer)}\n".encode())
        match.play(answer)
    state = GAME.encode(match.state)
    del state["rules"]  # another switch is no other game
    told.update(msgspec.json.encode(state))  # sorted already
    return told.hexdigest()


def digest() -> str:
    """All games in one number."""
    return hashlib.blake2b(" ".join(mark_of(n) for n in range(GAMES)).encode(), digest_size=8).hexdigest()


def main() -> None:
    """Print the digest, or a mark for each game first."""
    if "--games" in sys.argv:
        for n in range(GAMES):
            print(n, mark_of(n))
    print(digest())


if __name__ == "__main__":
    main()
