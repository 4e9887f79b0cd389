"""Which desk a game is played at."""

from __future__ import annotations

from matanui.desk.cards.desk import CardDesk
from matanui.desk.desk import Desk
from matanui.desk.makuta.quest import QuestDesk
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.cards.switches import GAMES as CARD_GAMES


def desk_for(game_id: str, page: Page) -> Desk:
    """The desk of a game."""
    return CardDesk(page) if game_id in CARD_GAMES else QuestDesk(page)


def welcome(game_id: str, speech: Speech) -> str:
    """One sentence on what the game is about."""
    return speech.ui(f"card-welcome-{game_id}" if game_id in CARD_GAMES else "welcome")
