"""`matanui deck check`: a deck file keeps the rules of deck construction, or every breach is told."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import msgspec

from matanui.core.errors import UserError
from matanui.core.switches import set_switches
from matanui.games.cards.bohrok.decks import Breach, check, read
from matanui.games.cards.switches import BOHROK
from matanui.i18n.words import Words, language_of

MOST_BYTES = 64 * 1024


def inspect(file: Path, settings: list[str], json: bool, lang: str | None) -> int:
    """Print that a deck is legal, or each breach; exit code 1 if there is one."""
    say = Words(language_of(lang, os.environ))
    rules = replace(set_switches(BOHROK, settings), decks="constructed")
    found = check(read(str(file), text_of(file)), rules)
    if json:
        facts = {"file": str(file), "legal": not found, "breaches": [described(file, breach, say) for breach in found]}
        print(msgspec.json.format(msgspec.json.encode(facts)).decode())
    elif not found:
        print(say.say("ui-deck-legal", file=str(file)))
    for breach in found if not json else []:
        print(sentence(file, breach, say))
    return 1 if found else 0


def described(file: Path, breach: Breach, say: Words) -> dict[str, str]:
    """A breach for programs."""
    return {**msgspec.structs.asdict(breach), "sentence": sentence(file, breach, say)}


def sentence(file: Path, breach: Breach, say: Words) -> str:
    """File, rule, what was found and what is allowed."""
    return say.say("ui-deck-breach", file=str(file), rule=breach.rule, why=breach.message())


def text_of(file: Path) -> bytes:
    """The bytes of a file, or a sentence on why there are none."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise UserError(f"{file}: too large for a deck")
        return file.read_bytes()
    except OSError as wrong:
        raise UserError(f"{file}: {wrong.strerror}") from None
