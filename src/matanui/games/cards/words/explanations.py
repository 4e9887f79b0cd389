"""Editions, switches and short explanations of the card games, as messages."""

from __future__ import annotations

from typing import Final

from matanui.core.message import Message
from matanui.games.cards.switches import Rules

POWERS: Final = (
    *("akaku", "hau", "kakama", "kaukau", "miru", "pakari"),
    *("huna", "komau", "mahiki", "matatu", "rau", "ruru"),
)
ALWAYS: Final = (
    *("turn", "moving", "missions", "challenges", "game-actions", "portals", "masks", "turaga"),
    *("winning", "short", "timing", "limits", "stalemate"),
)
RAHI: Final = ("rahi", "lingering")
SWARM: Final = ("bohrok", "krana", "va", "control", "decks")
NUVA: Final = ("kal", "bahrag", "nuva")
TOPICS: Final[dict[str, str]] = {
    **{name: f"cards-topic-{name}" for name in (*ALWAYS, "might", *RAHI, *SWARM, *NUVA)},
    **dict.fromkeys(POWERS, "cards-topic-power"),
}


def topic(name: str) -> Message:
    """A short explanation of one part of the rules."""
    if name in POWERS:
        return Message(TOPICS[name], {"mask": Message(f"mask-{name}"), "power": Message(f"power-{name}")})
    return Message(TOPICS[name])


def topics(rules: Rules) -> list[str]:
    """What there is to explain at this table."""
    return [
        *ALWAYS,
        *(("might", *POWERS) if rules.might else ()),
        *(RAHI if rules.rahi else ()),
        *(SWARM if rules.bohrok else ()),
        *(NUVA if rules.box == "rshl" else ()),
    ]


def switch(name: str) -> Message:
    """What a switch decides."""
    return Message(f"cards-switch-{dashed(name)}")


def switch_value(name: str, value: bool | int | str) -> Message:
    """What one value of a switch means at the table."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Message(f"cards-value-{dashed(name)}", {"number": value})
    return Message(f"cards-value-{dashed(name)}-{dashed(str(value).lower())}")


def edition(name: str) -> Message:
    """An edition and its character."""
    return Message(f"cards-edition-{dashed(name)}")


def dashed(name: str) -> str:
    """A name of the rules as part of an id."""
    return name.replace("_", "-")
