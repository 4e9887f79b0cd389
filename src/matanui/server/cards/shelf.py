"""Cards and masks in the compendium."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, get_args

from matanui.core.message import Message
from matanui.games.cards.data.cards import SETS
from matanui.games.cards.data.decks import PARTS, cards_of
from matanui.games.cards.data.kinds import Card, GreatMask, NobleMask
from matanui.games.cards.switches import MASKS
from matanui.games.cards.words import explanations
from matanui.games.cards.words.card_words import TURAGA
from matanui.server.cards.cardlist import card_info
from matanui.server.cards.rulings import rulings_of, sentences_of
from matanui.server.library.entry import BOARD, Entry
from matanui.server.library.rulings import naming
from matanui.server.makuta.shelf import board_copies, owners

LIST: Final = MASKS.card_lists  # what people look up


def set_named(file: str) -> str:
    """The set that people look for a card in; that of the masks themselves is another one."""
    return "base" if file == "masks/cards" else file.removesuffix("/cards")


@cache
def card_entries() -> list[Entry]:
    """Every card of the three card games, in the order of the data files."""
    return [card_entry(card, file) for file, cards in SETS.items() for card in cards]


def card_entry(card: Card, file: str) -> Entry:
    """One card."""
    info = card_info(card.no)
    held = {game: boxes for game in PARTS[LIST] if (boxes := boxes_with(card, game))}
    return Entry(
        shelf="card",
        id=card.id,
        kind=info.kind,
        name=info.name,
        text=[info.text],
        games={game: max(n for n, _ in boxes) for game, boxes in held.items()},
        needs={game: boxes[0][1] for game, boxes in held.items() if all(switch for _, switch in boxes)},
        set=set_named(file),
        provenance=card.provenance,
        source=card.source,
        toa=info.toa,
        mask=info.mask,
        skills=info.skills,
        when=getattr(card, "when", ""),
        number=card.number,
        face=info,
        rulings=rulings_of(card),
        sentences=[f"[{one.book}, {one.id}] {one.says}" for one in sentences_of(card)],
    )


def boxes_with(card: Card, game: str) -> list[tuple[int, str]]:
    """How often, and by which switch, a game has a card."""
    parts = [(cards_of(part, LIST).count(card.id), part.switch) for part in PARTS[LIST][game]]
    return [(n, switch) for n, switch in parts if n]


def mask_entries() -> Iterator[Entry]:
    """The masks themselves: what each can do in which game."""
    own = owners() | {mask: toa for toa, (_, mask, _) in TURAGA.items()}
    for mask in (*get_args(GreatMask), *get_args(NobleMask)):
        great = mask in get_args(GreatMask)
        board = [Message(f"topic-{mask}")] if great else []
        yield Entry(
            shelf="mask",
            id=mask,
            kind="great" if great else "noble",
            name=Message(f"mask-{mask}"),
            text=[explanations.topic(mask), *board],
            games={game: cards_with(mask, game) for game in PARTS[LIST]}
            | ({BOARD: board_copies(mask)} if great else {}),
            set="masks",
            provenance="sourced",
            source="[masks, Masks of Might Expansion]",
            toa=own[mask],
            mask=mask,
            rulings=rulings_naming(mask, ["cards", BOARD] if great else ["cards"]),
        )


def cards_with(mask: str, game: str) -> int:
    """How many cards of a game show this mask: the plain ones, or those with powers. Foils replace plain ones."""
    found: Counter[str] = Counter()
    for entry in card_entries():
        if entry.mask == mask and entry.kind in ("great", "noble") and not (entry.face and entry.face.foil):
            found[entry.needs.get(game, "")] += entry.games.get(game, 0)
    return max(found.values())


def rulings_naming(mask: str, books: list[str]) -> list[str]:
    """The rulings of some books that name a mask."""
    name = mask.capitalize()
    return [ruling for book in books for ruling in naming(book, name, proper=(name,))]
