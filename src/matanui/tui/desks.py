"""Which desk a game is played at."""

from __future__ import annotations

from matanui.tui.desk import Desk
from matanui.tui.page import Page
from matanui.tui.quest import QuestDesk


def desk_for(game_id: str, page: Page) -> Desk:
    """The desk of a game."""
    return QuestDesk(page)
