"""Whoever draws a view looks cards up by number."""

from __future__ import annotations

from typing import Any

import pytest

from matanui.games.cards.data.numbers import CARD, KRANA, NUMBER, SECOND
from tests.server.site import Site


@pytest.mark.anyio
async def test_every_card_of_a_view_has_a_name_and_a_look(site: Site) -> None:
    cards: list[dict[str, Any]] = (await site.http.get("/api/cards")).json()
    found = {card["no"]: card for card in cards}
    assert {n: card["id"] for n, card in found.items()} == {n: card.id for n, card in CARD.items()}
    krana = found[NUMBER["krana-tahnok-xa"]]
    assert (krana["kind"], krana["pile"], krana["breed"], krana["type"]) == ("krana", KRANA, "tahnok", "xa")
    mask = found[NUMBER["foil-akaku-tahu"]]
    assert (mask["kind"], mask["mask"], mask["toa"]) == ("great", "akaku", "tahu")
    assert mask["foil"] and not mask["nuva"]
    toa = found[NUMBER["toa-tahu"]]
    assert len(toa["numbers"]) == 6 and toa["skills"] == []
    second = found[SECOND[NUMBER["swift-feet"]]]
    assert second["name"] == {"id": "card-swift-feet", "args": {}}
