"""Calls to look things up: what follows from the program alone, whatever tables there are."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from matanui.i18n.words import LANGUAGES, brought
from matanui.lessons.lesson import lessons as all_lessons
from matanui.server.cards.cardlist import CardInfo, cards_written
from matanui.server.cards.decks import judge, offer
from matanui.server.http.calls import Call
from matanui.server.http.compendium import compendium_written, rulings_written
from matanui.server.http.service import Service
from matanui.server.library.catalogue import GameInfo
from matanui.server.library.catalogue import games as all_games
from matanui.server.library.entry import Entry
from matanui.server.library.rulings import Ruling
from matanui.server.refusals import Refusal
from matanui.wire.cards.decks import DeckOffer, DeckWish, Verdict
from matanui.wire.lessons import LessonInfo, info_of


async def games(_: Service, request: Request) -> list[GameInfo]:
    """Games with their editions, switches and bots."""
    return all_games()


async def cards(_: Service, request: Request) -> Response:
    """Every card of the card games, in the order of its number."""
    return Response(cards_written(), media_type="application/json", headers={"cache-control": "no-cache"})


async def compendium(_: Service, request: Request) -> Response:
    """Every card, counter, tile and mask."""
    return known(request, *compendium_written())


async def rulings(_: Service, request: Request) -> Response:
    """How we read the rulebooks where they leave questions open."""
    return known(request, *rulings_written())


async def decks(_: Service, request: Request) -> DeckOffer:
    """What a deck is built from, ready-made decks, and decks that everybody may take."""
    return offer()


async def check_deck(_: Service, request: Request, wish: DeckWish) -> Verdict:
    """Judge a deck."""
    return judge(wish)


async def lessons(_: Service, request: Request) -> list[LessonInfo]:
    """Lessons, with everything that is said in them."""
    return [info_of(lesson) for lesson in all_lessons()]


async def words(_: Service, request: Request) -> str:
    """The words of games from other packages, as a Fluent catalogue."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refusal("bad-request", wrong=language)
    return brought(language)


def known(request: Request, data: bytes, etag: str) -> Response:
    """What only changes with the program: whoever has it need not fetch it again."""
    headers = {"cache-control": "no-cache", "etag": etag}
    seen = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if etag in seen:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


CALLS: Final = (
    Call("GET", "/api/games", games, list[GameInfo]),
    Call("GET", "/api/cards", cards, list[CardInfo]),
    Call("GET", "/api/compendium", compendium, list[Entry]),
    Call("GET", "/api/rulings", rulings, list[Ruling]),
    Call("GET", "/api/decks", decks, DeckOffer),
    Call("POST", "/api/decks/check", check_deck, Verdict, body=DeckWish, limit="decks"),
    Call("GET", "/api/lessons", lessons, list[LessonInfo]),
    Call("GET", "/api/words/{language}", words, str, refuses=("bad-request",)),
)
