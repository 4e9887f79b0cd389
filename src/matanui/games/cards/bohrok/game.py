"""Bohrok Swarm."""

from __future__ import annotations

from typing import Final

from matanui.core.game import Bringing
from matanui.games.cards.bohrok.construction import answer
from matanui.games.cards.bohrok.decks import load, may_bring, read
from matanui.games.cards.game import CardGame, card_game

GAME: Final[CardGame] = card_game("bohrok", Bringing(load, read, may_bring, answer))
