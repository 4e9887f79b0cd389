"""Fields in typed lines: a cell of your tile, a cell of a named tile, or a walk step by step."""

from __future__ import annotations

import re
from typing import Final

from matanui.core.errors import UserError
from matanui.core.questions import Question
from matanui.desk.lexicon import clip, plain
from matanui.desk.makuta.cells import SHORT_FIELD, SQUARE, step
from matanui.desk.makuta.lexicon import Lexicon
from matanui.games.makuta.data.island import FIELDS, MAKUTA_TILE, NOWHERE, START, TILE_OF
from matanui.games.makuta.movement import WALK, WALK_ON
from matanui.games.makuta.view import View

WALKS: Final = (WALK, WALK_ON)
_CELL: Final = re.compile(r"[a-eg][0-5]")


def here(view: View) -> int:
    """The viewer's field; a spectator's is the field of whoever is on turn."""
    return view.seats[view.turn if view.viewer is None else view.viewer].at


def tile_here(view: View) -> int:
    """The tile of that field."""
    return TILE_OF[here(view)]


def is_walk(question: Question | None) -> bool:
    """Does the question ask how far somebody walks with what is left of the roll?"""
    return question is not None and question.prompt in WALKS


def find(text: str, view: View, lex: Lexicon) -> int:
    """`c3`, `mangai c3`, `mangai.g3`, `makuta e2`, `start`; or a sentence."""
    if lex.start.exact(text) is not None:
        return laid(START, view, lex)
    *before, last = re.split(r"[\s.,:]+", text.strip()) or [""]
    cell = plain(last)
    if not _CELL.fullmatch(cell):
        raise UserError(lex.voice.ui("err-field", text=clip(text)))
    tile = lex.tiles.find(" ".join(before)) if before else tile_here(view)
    field = at_cell(tile, cell)
    if field == NOWHERE:
        raise UserError(lex.voice.ui("err-no-cell", cell=cell, tile=lex.voice.tile(tile)))
    return laid(field, view, lex)


def at_cell(tile: int, cell: str) -> int:
    """A field by its name or, for gates, also by the square it is drawn on."""
    named = [f for f in FIELDS[tile] if SHORT_FIELD[f] == cell]
    drawn = [f for f in FIELDS[tile] if SQUARE[f] == cell and tile != MAKUTA_TILE]
    return (named + drawn + [NOWHERE])[0]


def laid(field: int, view: View, lex: Lexicon) -> int:
    """The field, if its tile is part of the island."""
    if TILE_OF[field] not in view.island.row_of:
        raise UserError(lex.voice.ui("err-not-laid", tile=lex.voice.tile(TILE_OF[field])))
    return field


def steps(text: str, lex: Lexicon) -> list[str]:
    """`e e s x`, also `eesx` or `east`; empty if the text is anything else."""
    out: list[str] = []
    for token in re.split(r"[\s,]+", text.strip()):
        word = plain(token)
        if word in lex.compass:
            out.append(lex.compass[word])
        elif word and all(sign in lex.compass for sign in word):
            out.extend(lex.compass[sign] for sign in word)
        else:
            return []
    return out


def trail(walk: list[str], view: View, lex: Lexicon) -> list[int]:
    """The fields of a walk from where the viewer stands; or a sentence on the step that leads nowhere."""
    at, out = here(view), []
    for letter in walk:
        to = step(view.island, at, letter)
        if to == NOWHERE:
            name = "err-no-gate" if letter == "x" else "err-no-step"
            raise UserError(lex.voice.ui(name, field=lex.voice.field(at), step=lex.voice.ui(f"toward-{letter}")))
        out.append(to)
        at = to
    return out


def check_trail(walk: list[int], view: View, lex: Lexicon) -> None:
    """What every walk must keep: its length, no field twice, and a Rahi only at its end."""
    if len(walk) > view.pips:
        raise UserError(lex.voice.ui("err-too-far", steps=len(walk), pips=view.pips))
    for field in walk[:-1]:
        if field in view.rahi:
            raise UserError(lex.voice.ui("err-rahi-in-the-way", field=lex.voice.field(field)))
    whole = [here(view), *walk]
    twice = len(set(whole)) < len(whole)
    reversed_ = any(a == b for a, b in zip(whole, whole[2:]))
    if reversed_ or (twice and view.rules.backtrack == "no_revisit"):
        raise UserError(lex.voice.ui("err-twice"))
