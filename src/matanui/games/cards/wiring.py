"""The card games share all but their rules and their box."""

from __future__ import annotations

from matanui.core.game import Game
from matanui.games.cards.codec import from_realm, to_realm
from matanui.games.cards.ending import REACTIONS, cast, standing
from matanui.games.cards.rules import EDITIONS, Rules
from matanui.games.cards.setup import new_realm
from matanui.games.cards.state import Realm
from matanui.games.cards.steps import BOOK
from matanui.games.cards.view import View, redeal, view

CardGame = Game[Realm, Rules, View]


def card_game(name: str) -> CardGame:
    """One of the card games, wired together."""
    return Game(
        id=name,
        least=2,
        most=6,
        default_edition="recharged",
        editions=EDITIONS[name],
        book=BOOK,
        new=new_realm,
        view=view,
        redeal=redeal,
        encode=to_realm,
        decode=from_realm,
        standing=standing,
        cast=cast,
        reactions=REACTIONS,
    )
