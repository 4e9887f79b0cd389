"""One thing has one name: in each language the rules, the table, the lessons and the rulebook say the same word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from matanui.i18n import words

FOLDER = Path(words.__file__).parent
BOARD = re.compile(r"boardtable|makuta.*\.ftl")
CARDS = re.compile(r"card|masks|bohrok|rshl")
SEATS = re.compile(r"web|room|join|server")
ANY = re.compile("")
# A word that is wrong as a whole word, what is said instead, and the files where it is wrong.
GLOSSARY: dict[str, list[tuple[str, str, re.Pattern[str]]]] = {
    "nl": [
        (r"tegels?", "bord", ANY),
        (r"veld(en)?", "vak", ANY),
        (r"mug(gen)?", "steekmug", ANY),
        (r"uitgaven?", "editie", ANY),
        (r"tafelpraat", "tafelgesprek", ANY),
        (r"rug(gen)?", "achterkant", ANY),
        (r"ingang(en)?", "toegang", ANY),
        (r"typen", "types", ANY),
        (r"zaad|kiem", "startgetal", ANY),
        (r"zin|zinnen", "herstelwoorden", SEATS),
        (r"dek|gedekte? tafel|tafel wordt gedekt", "tafel openen", SEATS),
    ],
    "de": [
        (r"Marken?", "Plättchen", ANY),
        (r"Scheiben?", "Plättchen", ANY),
        (r"Mücken?", "Moskito", ANY),
        (r"Sorte", "Art", re.compile("lessons")),
        (r"Gleichstand", "Unentschieden", BOARD),
        (r"(ein|einen) Krana", "eine Krana", ANY),
        (r"Regelhefte?", "Anleitung", ANY),
        (r"Effekte?", "Wirkung", CARDS),
        (r"Herausforderung(en)?|Herausf\.", "Duell", CARDS),
        (r"Plättchen (zurück)?drehen|Teil für Teil", "Landschaft", ANY),
        (r"Saat|Startwert", "Startzahl", ANY),
        (r"gerechte", "faire", ANY),
        (r"Satz|Losung", "Merkwörter", SEATS),
        (r"gedeckt|decken", "Tisch eröffnen", SEATS),
        (r"W(12|\{ \$sides)", "D12", ANY),
    ],
    "fr": [
        (r"tuiles?", "section", ANY),
        (r"pions?", "jeton", ANY),
        (r"marqueurs?", "jeton", ANY),
        (r"tours? de table", "manche", ANY),
        (r"[Tt]our \{ \$round \}", "manche", ANY),
        (r"talents?", "aptitude", ANY),
        (r"races?", "espèce", ANY),
        (r"jets?", "lancer", ANY),
        (r"piles?", "pioche", ANY),
        (r"challengers?", "celui qui défie", ANY),
        (r"égalité", "match nul", BOARD),
        (r"causerie", "conversation", ANY),
        (r"phrase", "mots de secours", SEATS),
        (r"dresser?", "ouvrir la table", SEATS),
    ],
}
# Where a word means something else, or is one that players may type.
SPARED = re.compile(r"^#|-cmd-|^web-unofficial |--phrase")
ID = re.compile(r"^[a-z][\w-]* =")


def lines(language: str) -> list[tuple[str, str]]:
    """What is said, with where: catalogues line by line, the rulebook paragraph by paragraph."""
    paths = [*(FOLDER / language).glob("*.ftl"), *(FOLDER / language / "rulebook").glob("*.md")]
    return [(path.name, line) for path in sorted(paths) for line in path.read_text("utf-8").splitlines()]


def says(line: str, word: str) -> bool:
    """A word of its own, not the name of an entry or of what is filled in."""
    if SPARED.search(line):
        return False
    return re.search(rf"(?<![\w$-]){word}(?!\w)", ID.sub("", line), re.IGNORECASE) is not None


@pytest.mark.parametrize("language", GLOSSARY)
def test_one_thing_has_one_name(language: str) -> None:
    wrong = [
        f"{name}: {line} (say {right})"
        for word, right, where in GLOSSARY[language]
        for name, line in lines(language)
        if where.search(name) and says(line, f"(?:{word})")
    ]
    assert wrong == []


def test_a_gate_of_the_island_is_a_threshold_in_french() -> None:
    """In French the door is the temple's: a gate of a tile is never one."""
    gates = [
        line for name, line in lines("fr") if re.match(r"(keys-do-gate|board-go-gate|ui-legend-gate|field-gate)", line)
    ]
    assert len(gates) == 4 and not [line for line in gates if re.search(r"\bportes?\b", line)]
