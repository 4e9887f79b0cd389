"""Which desk a game is played at. A game that brings no desk of its own is played at the plain one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.desk.cards.desk import CardDesk
from matanui.desk.desk import Desk
from matanui.desk.makuta.desk import MakutaDesk
from matanui.desk.page import Page
from matanui.desk.plain import PlainDesk
from matanui.desk.speech import Speech
from matanui.games.catalogue import game_named

DESKS: Final[dict[str, Callable[[Page], Desk]]] = {
    "makuta": MakutaDesk,
    **dict.fromkeys(("masks", "bohrok", "rshl"), CardDesk),
}


def desk_for(game_id: str, page: Page) -> Desk:
    """The desk of a game."""
    return DESKS[game_id](page) if game_id in DESKS else PlainDesk(page, game_named(game_id))


def welcome(game_id: str, speech: Speech) -> str:
    """One sentence on what the game is about."""
    return speech.ui(f"welcome-{game_id}") if game_id in DESKS else speech.ui("welcome-plain", game=game_id)
