"""What several scenarios of the card games need."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from matanui.games.cards.data import printed
from matanui.games.cards.data.cards import SETS, read


@pytest.fixture
def extra_card() -> Iterator[Callable[[str], None]]:
    """Adds the rows of a text to the cards of the house, until the test is over."""

    def add(text: str) -> None:
        printed.fill({"extra": read("extra.toml", text), **SETS})

    yield add
    printed.fill(SETS)
