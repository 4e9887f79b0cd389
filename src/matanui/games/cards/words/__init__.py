"""Everything of the card games that is said to people, as messages. The words themselves are in `matanui.i18n`."""

from __future__ import annotations

from matanui.games.cards.words.card_words import name, text
from matanui.games.cards.words.events import event
from matanui.games.cards.words.explanations import TOPICS, edition, switch, switch_value, topic, topics
from matanui.games.cards.words.names import back, card, cards, direction, pile, skill, space, toa
from matanui.games.cards.words.prompts import option, prompt

__all__ = [
    "TOPICS",
    "back",
    "card",
    "cards",
    "direction",
    "edition",
    "event",
    "name",
    "option",
    "pile",
    "prompt",
    "skill",
    "space",
    "switch",
    "switch_value",
    "text",
    "toa",
    "topic",
    "topics",
]
