"""Write a game's copies.py (fork) and codec.py (save, load) from the annotations of its state.

    python tools/derive.py            write the files
    python tools/derive.py --check    say whether they are up to date

Nobody writes copy() or to_json() by hand, and the generated code is plain typed Python, so it compiles too.

What is saved is the same for the same game in every release: keys are in alphabetical order, and a field or a switch
that was added after a release (`metadata={"absent": value}`, `cite(..., absent=value)`) is left out while it has the
value that stands for the time before it.
"""

from __future__ import annotations

import sys
import typing
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

from matanui.games.cards import switches as card_rules
from matanui.games.cards.state import realm as card_state
from matanui.games.makuta import rules, state
from matanui.games.makuta.data import island

LEAVES = (int, str, bool)


class Plan(typing.NamedTuple):
    """What is generated for one game."""

    package: str
    owned: list[type]  # copied field by field
    shared: list[type]  # immutable: forks share them


PLANS = [
    Plan("matanui.games.makuta", [state.Toa, state.Isle], [island.Island, rules.Rules]),
    Plan("matanui.games.cards.state", [card_state.Hero, card_state.Realm], [card_rules.Rules]),
]


def copied(t: Any, x: str, plan: Plan) -> str:
    """The expression that copies a value of type t."""
    origin, args = typing.get_origin(t), typing.get_args(t)
    if t in plan.owned:
        return f"copy_{t.__name__.lower()}({x})"
    if origin is list:
        inner = copied(args[0], "y", plan)
        return f"{x}.copy()" if inner == "y" else f"[{inner} for y in {x}]"
    if origin is dict:
        inner = copied(args[1], "y", plan)
        return f"{x}.copy()" if inner == "y" else f"{{k: {inner} for k, y in {x}.items()}}"
    return x


def saved(t: Any, x: str, plan: Plan) -> str:
    """The expression that turns a value of type t into plain data, the same for the same value."""
    origin, args = typing.get_origin(t), typing.get_args(t)
    if t in plan.owned or t in plan.shared:
        return f"to_{t.__name__.lower()}({x})"
    if origin is list:
        inner = saved(args[0], "y", plan)
        return f"{x}[:]" if inner == "y" else f"[{inner} for y in {x}]"
    if origin is frozenset:
        return f"sorted({x})"
    if origin is dict:
        return f"{{k: {x}[k] for k in sorted({x})}}"
    return x


def bared(t: Any, x: str, plan: Plan) -> str:
    """The same as `saved`, for whoever writes it down at once: no copies, and what is settled is written down once."""
    origin, args = typing.get_origin(t), typing.get_args(t)
    if t in plan.owned:
        return f"bare_{t.__name__.lower()}({x})"
    if t in plan.shared:
        return f"raw_{t.__name__.lower()}({x})"
    if origin is list:
        inner = bared(args[0], "y", plan)
        return x if inner in ("y", "y[:]") else f"[{inner} for y in {x}]"
    if origin is frozenset:
        return f"in_order({x})"
    if origin is dict:
        return f"dict(sorted({x}.items()))"
    return x


def loaded(t: Any, x: str, plan: Plan) -> str:
    """The expression that makes a value of type t from plain data. JSON has no tuples and no number keys."""
    origin, args = typing.get_origin(t), typing.get_args(t)
    if t in plan.owned or t in plan.shared:
        return f"from_{t.__name__.lower()}({x})"
    if origin is list:
        inner = loaded(args[0], "y", plan)
        return f"list({x})" if inner == "y" else f"[{inner} for y in {x}]"
    if origin is tuple and args[1:] == (Ellipsis,):
        return f"tuple({x})"
    if origin is tuple:
        return "(" + ", ".join(loaded(u, f"{x}[{i}]", plan) for i, u in enumerate(args)) + ")"
    if origin is frozenset:
        return f"frozenset({x})"
    if origin is dict:
        return f"{{int(k): {loaded(args[1], 'y', plan)} for k, y in {x}.items()}}"
    return x


def function(head: str, make: str, parts: list[str]) -> str:
    """A function of one return statement, one part a line."""
    opening, closing = make[:-1], make[-1]
    body = "".join(f"        {part},\n" for part in parts)
    return f"\n\ndef {head}:\n    return {opening}\n{body}    {closing}\n"


def hints(c: type) -> dict[str, Any]:
    """The fields of a dataclass with their types, without those that are set later."""
    types = typing.get_type_hints(c)
    return {f.name: types[f.name] for f in fields(c) if f.init}


def keys(c: type) -> list[tuple[Field[Any], Any]]:
    """The same in the order in which they are saved."""
    types = hints(c)
    return [(f, types[f.name]) for f in sorted(fields(c), key=lambda f: f.name) if f.init]


def entry(f: Field[Any], written: str) -> str:
    """A key of what is saved; left out if it was added later and says nothing new."""
    absent = f.metadata.get("absent")
    if absent is None:
        return f'"{f.name}": {written}'
    return f'**({{}} if x.{f.name} == {text_of(absent)} else {{"{f.name}": {written}}})'


def read_from(f: Field[Any]) -> str:
    """Where a key is read from; what was saved before it was added has its `absent` value."""
    absent = f.metadata.get("absent")
    return f'd["{f.name}"]' if absent is None else f'd.get("{f.name}", {text_of(absent)})'


def text_of(value: Any) -> str:
    """A value of `absent` as Python."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, LEAVES) or value in ([], {}, frozenset()):
        return repr(value)
    raise TypeError(f"`absent` is a number, a text, yes or no, or something empty, not {value!r}")


def copies_of(plan: Plan) -> str:
    """The text of copies.py."""
    out = imports(plan.owned, [])
    for c in plan.owned:
        parts = [copied(t, f"x.{k}", plan) for k, t in hints(c).items()]
        out += function(f"copy_{c.__name__.lower()}(x: {c.__name__}) -> {c.__name__}", f"{c.__name__}()", parts)
    return out


def codec_of(plan: Plan) -> str:
    """The text of codec.py."""
    every = [*plan.shared, *plan.owned]
    out = ""
    for c in every:
        name, low = c.__name__, c.__name__.lower()
        to = [entry(f, saved(t, f"x.{f.name}", plan)) for f, t in keys(c)]
        back = [f"{f.name}={loaded(t, read_from(f), plan)}" for f, t in keys(c)]
        settled = c in plan.shared and all(is_leaf(t) for t in hints(c).values())
        out += function(f"{'plain' if settled else 'to'}_{low}(x: {name}) -> dict[str, Any]", "{}", to)
        out += f"\n\nto_{low} = once(plain_{low})\n" if settled else ""
        if c in plan.shared:
            out += f"{'' if settled else chr(10) * 2}raw_{low} = written(to_{low})\n"
        else:
            bare = [entry(f, bared(t, f"x.{f.name}", plan)) for f, t in keys(c)]
            out += function(f"bare_{low}(x: {name}) -> dict[str, Any]", "{}", bare)
        out += function(f"from_{low}(d: dict[str, Any]) -> {name}", f"{name}()", back)
    helpers = ", ".join(name for name in ("in_order", "once", "written") if f"{name}(" in out)
    ours = [f"from matanui.core.once import {helpers}\n"] if helpers else []
    return imports(every, ["from typing import Any\n"], ours) + out


def is_leaf(t: Any) -> bool:
    """A value without parts, such as a switch."""
    return t in LEAVES or typing.get_origin(t) is typing.Literal


def imports(classes: list[type], extra: list[str], ours: list[str] | None = None) -> str:
    """The head of a generated file."""
    by_module: dict[str, list[str]] = {}
    for c in classes:
        by_module.setdefault(c.__module__, []).append(c.__name__)
    lines = [f"from {m} import {', '.join(sorted(names))}\n" for m, names in sorted(by_module.items())]
    head = '"""Generated by tools/derive.py from the annotations of the state. Do not edit."""\n\n'
    head += "from __future__ import annotations\n\n" + "".join(f"{e}\n" for e in extra)
    return head + "".join([*(ours or []), *lines])


def texts() -> dict[Path, str]:
    """Every generated file and what it should say."""
    source = Path(__file__).parent.parent / "src"
    out = {}
    for plan in PLANS:
        folder = source / plan.package.replace(".", "/")
        out[folder / "copies.py"] = copies_of(plan)
        out[folder / "codec.py"] = codec_of(plan)
    return out


def main() -> int:
    """Write the files, or compare them."""
    stale = [path for path, text in texts().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path} is out of date: run tools/derive.py")
        return len(stale)
    for path in stale:
        path.write_text(texts()[path], "utf-8")
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
