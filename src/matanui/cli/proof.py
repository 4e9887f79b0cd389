"""`matanui verify`: a record proves itself, or the proof says at which answer it breaks."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from matanui.core.record import Record
from matanui.core.replay import Broken
from matanui.core.verify import Proof, proved
from matanui.games.catalogue import game_named
from matanui.host.files import load
from matanui.i18n.words import Words, language_of


def prove(file: Path, json: bool, lang: str | None) -> int:
    """Print what was proved; exit code 1 if the record breaks, or if another release has to prove a part of it."""
    record, say = load(file), Words(language_of(lang, os.environ))
    try:
        proofs, broken = checked(record, say), None
    except Broken as wrong:
        proofs, broken = [], wrong
    if json:
        print(msgspec.json.format(msgspec.json.encode(facts(file, record, proofs, broken))).decode())
    elif broken is not None:
        print(say.say("ui-proof-broken", file=str(file), why=str(broken)), file=sys.stderr)
    else:
        print("\n".join(told(file, record, proofs, say)))
    return 0 if is_whole(proofs) else 1


def checked(record: Record, say: Words) -> list[Proof]:
    """Every part of the record. A long one shows a bar."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(say.say("ui-proof-checking"), total=len(record.log))
        return proved(record, game_named(record.game), lambda n: bar.update(task, completed=n))[0]


def is_whole(proofs: list[Proof]) -> bool:
    """Is every part proved?"""
    return bool(proofs) and all(proof.proved for proof in proofs)


def facts(file: Path, record: Record, proofs: list[Proof], broken: Broken | None) -> dict[str, Any]:
    """The result for programs."""
    return {
        "file": str(file),
        "ok": is_whole(proofs),
        "answers": len(record.log),
        "dice": record.seed is not None,
        "prescribed": len(record.prescribed),
        "continued_after": [one.upto for one in record.past],
        "parts": [
            {
                "revision": proof.part.revision,
                "release": proof.part.release,
                "since": proof.part.since,
                "upto": proof.upto,
                "proved": proof.proved,
            }
            for proof in proofs
        ],
        "breaks_at": None if broken is None else broken.n,
        "why": None if broken is None else str(broken),
    }


def told(file: Path, record: Record, proofs: list[Proof], say: Words) -> list[str]:
    """The result for people."""
    lines = [say.say("ui-proof-states", file=str(file), n=len(record.log))] if is_whole(proofs) else []
    if len(proofs) > 1 or not lines:
        lines += [part(file, proof, say) for proof in proofs if proof.upto > proof.part.since]
    lines += [say.say("replay-proof-past", n=one.upto, mark=one.commitment) for one in record.past]
    whole = "ui-proof-dice" if is_whole(proofs) else "ui-proof-dice-part"
    if any(proof.proved for proof in proofs):
        lines.append(say.say(whole if record.seed is not None else "ui-proof-no-seed", mark=record.commitment))
    return lines + ([say.say("lesson-proof", n=len(record.prescribed))] if record.prescribed else [])


def part(file: Path, proof: Proof, say: Words) -> str:
    """What was played under one revision of the rules, and who proves it."""
    span = {"first": proof.part.since + 1, "last": proof.upto, "revision": proof.part.revision}
    if proof.proved:
        return say.say("ui-proof-part", file=str(file), **span)
    return say.say("ui-proof-part-elsewhere", file=str(file), release=proof.part.release, **span)
