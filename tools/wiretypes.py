"""The browser's types, made from the structs that the server reads and writes: python -m tools.wiretypes"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec.inspect as look

from matanui.core.message import Message
from matanui.games.cards.view import View as CardView
from matanui.games.catalogue import GAMES
from matanui.games.makuta.view import View as IslandView
from matanui.server.cardlist import CardInfo
from matanui.server.catalogue import GameInfo
from matanui.wire import protocol as wire

TARGET: Final = Path(__file__).parents[1] / "web/src/lib/wire.ts"
HEAD: Final = "/** Every message between browser and server, made by `python -m tools.wiretypes`; do not edit. */\n"
FAMILIES: Final = {"matanui.games.makuta": "Island", "matanui.games.cards": "Card"}
HTTP: Final = [wire.NewTable, wire.Made, wire.Join, wire.Claim, wire.Recover, wire.Mine, wire.Proof, wire.Problem]
LEFT_OUT: Final = ("rules", "question")  # of views: see frames.py
BODIES: Final = {"NewTable", "SeatPlan", "Join", "Recover", "Message"}
REQUESTS: Final = {kind.__name__ for kind in wire.Request.__args__} | BODIES
PLAIN: Final[dict[type, str]] = {
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
    look.RawType: "unknown",
}


class Types:
    """Interfaces by name, in the order in which they are first needed."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def of(self, kind: look.Type) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case look.StructType():
                return self.struct(kind)
            case look.DataclassType():
                return self.record(name_of(kind.cls), kind.fields)
            case look.ListType() | look.VarTupleType():
                return f"{self.wrapped(kind.item_type)}[]"
            case look.TupleType():
                return f"[{', '.join(self.of(item) for item in kind.item_types)}]"
            case look.SetType() | look.FrozenSetType():
                return f"{self.wrapped(kind.item_type)}[]"
            case look.DictType():
                return f"Record<{self.of(kind.key_type)}, {self.of(kind.value_type)}>"
            case look.UnionType():
                return " | ".join(dict.fromkeys(self.of(one) for one in kind.types))
            case look.LiteralType():
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
            case look.Metadata():
                return self.of(kind.type)
        return PLAIN[type(kind)]

    def wrapped(self, kind: look.Type) -> str:
        """An element of an array."""
        made = self.of(kind)
        return f"({made})" if " | " in made else made

    def struct(self, kind: look.StructType) -> str:
        """A struct with its tag, if it has one."""
        tag = f'  {kind.tag_field}: "{kind.tag}";\n' if kind.tag_field else ""
        fields = [f for f in kind.fields if kind.cls not in (IslandView, CardView) or f.name not in LEFT_OUT]
        return self.record(name_of(kind.cls), fields, tag)

    def record(self, name: str, fields: Any, tag: str = "") -> str:
        """An interface. The place is taken first, because a type may need itself."""
        if name not in self.found:
            self.found[name] = ""
            may = name in REQUESTS  # leave out what has a default
            lines = [f"  {f.encode_name}{'?' if may and not f.required else ''}: {self.of(f.type)};\n" for f in fields]
            self.found[name] = f"export interface {name} {{\n{tag}{''.join(lines)}}}\n"
        return name


def name_of(kind: type) -> str:
    """The class's name, after the family of games that it belongs to."""
    family = next((name for module, name in FAMILIES.items() if kind.__module__.startswith(module)), "")
    return family + kind.__name__


def text() -> str:
    """The whole module."""
    types = Types()
    unions = {
        "Request": wire.Request.__args__,
        "Reply": wire.Reply.__args__,
        "IslandEvent": GAMES["makuta"].events,
        "CardEvent": GAMES["masks"].events,
    }
    for kind in (Message, *unions["Request"], *unions["Reply"], GameInfo, CardInfo, *HTTP, IslandView, CardView):
        types.of(look.type_info(kind))
    for event in unions["IslandEvent"] + unions["CardEvent"]:
        types.of(look.type_info(event))
    lines = [f"export type {name} = {' | '.join(map(name_of, kinds))};" for name, kinds in unions.items()]
    lines.append('export type Order = SetOrder["order"];')
    return HEAD + "\n" + "\n".join(types.found.values()) + "\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), "utf-8")
