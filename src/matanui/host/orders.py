"""Standing orders: how often a person wants to be asked when others act. They live with the table, not in the game;
an answer by order is an answer like any other."""

from __future__ import annotations

from typing import Final, Literal

from matanui.core.flow import Ask

Order = Literal["always", "could", "quiet"]
ORDERS: Final[tuple[Order, ...]] = ("always", "could", "quiet")
# always: at every point; could: when there is something to choose; quiet: pass until a card is aimed at me


def by_order(order: Order, ask: Ask) -> int | None:
    """The answer that a standing order gives, or None if the person is asked."""
    if not ask.prompt.reaction or order == "always":
        return None
    if len(ask.options) == 1 or (order == "quiet" and not ask.prompt.aimed):
        return ask.prompt.nothing
    return None
