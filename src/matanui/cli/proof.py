"""`matanui verify`: a record proves itself, or the proof says at which answer it breaks."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from matanui.core.record import Record
from matanui.core.replay import Broken
from matanui.core.verify import verify
from matanui.games.catalogue import game_named
from matanui.host.files import load
from matanui.i18n.words import Words, language_of


def prove(file: Path, json: bool, lang: str | None) -> int:
    """Print what was proved; exit code 1 if the record breaks."""
    record, say = load(file), Words(language_of(lang, os.environ))
    broken = checked(record, say)
    facts = {
        "file": str(file),
        "ok": broken is None,
        "answers": len(record.log),
        "dice": record.seed is not None,
        "prescribed": len(record.prescribed),
        "continued_after": [one.upto for one in record.past],
        "breaks_at": None if broken is None else broken.n,
        "why": None if broken is None else str(broken),
    }
    if json:
        print(msgspec.json.format(msgspec.json.encode(facts)).decode())
    elif broken is not None:
        print(say.say("ui-proof-broken", file=str(file), why=str(broken)), file=sys.stderr)
    else:
        print(say.say("ui-proof-states", file=str(file), n=len(record.log)))
        for one in record.past:
            print(say.say("replay-proof-past", n=one.upto, mark=one.commitment))
        print(say.say("ui-proof-dice" if record.seed is not None else "ui-proof-no-seed", mark=record.commitment))
        if record.prescribed:
            print(say.say("lesson-proof", n=len(record.prescribed)))
    return 0 if broken is None else 1


def checked(record: Record, say: Words) -> Broken | None:
    """Where the record breaks, or None. A long one shows a bar."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(say.say("ui-proof-checking"), total=len(record.log))
        try:
            verify(record, game_named(record.game), lambda n: bar.update(task, completed=n))
        except Broken as broken:
            return broken
    return None
