"""Quick ways to what a slow way makes, too: both must come to the same."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from matanui.core.flow import Match
from matanui.core.game import AnyGame
from matanui.wire.views import wire_common, wire_view


def check_shortcuts(game: AnyGame, match: Match[Any], players: int) -> None:
    """A view made from another one, one that shares what everybody sees, and a state that is written down at once."""
    state, ask = match.state, match.pending
    views = {viewer: game.view(state, viewer, ask) for viewer in (None, *range(players))}
    for one, other in product(views, repeat=2):
        assert game.beside is None or game.beside(state, views[one], other, ask) == views[other]
        assert wire_view(views[other], wire_common(views[one])) == wire_view(views[other])
    bare = game.bare or game.encode
    assert msgspec.json.encode(bare(state)) == msgspec.json.encode(game.encode(state))
