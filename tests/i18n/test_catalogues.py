"""All languages say the same things with the same arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from matanui.i18n import words
from matanui.i18n.words import LANGUAGES

FOLDER = Path(words.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]


class Finder(Visitor):
    """Collects what a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        if isinstance(node.value, ast.StringLiteral):
            self.forms.add(node.value.value)


def found(node: ast.BaseNode | None) -> Finder:
    """What is used below a node."""
    finder = Finder()
    if node is not None:
        finder.visit(node)
    return finder


def resources(language: str) -> Iterator[tuple[Path, ast.Resource]]:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield path, FluentParser().parse(path.read_text("utf-8"))


def messages(language: str) -> dict[str, ast.Message]:
    every = [m for _, resource in resources(language) for m in resource.body if isinstance(m, ast.Message)]
    assert len(every) == len({m.id.name for m in every}), "an id has words twice"
    return {m.id.name: m for m in every}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str) -> None:
    junk = [f"{path.name}: {j.content}" for path, r in resources(language) for j in r.body if isinstance(j, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", OTHERS)
def test_ids_are_those_of_english(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_variables_are_those_of_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    both = set(english) & set(other)
    assert {n for n in both if found(other[n].value).variables != found(english[n].value).variables} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_read_alone_are_the_same(language: str) -> None:
    """Entries are cut out of their file before they are parsed."""
    for path, resource in resources(language):
        whole = {m.id.name for m in resource.body if isinstance(m, ast.Message)}
        assert set(words.entries(path.read_text("utf-8"))) == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_and_references_exist(language: str) -> None:
    every = messages(language)
    forms = {a.id.name for m in every.values() for a in m.attributes}
    used = [found(m) for m in every.values()]
    assert {form for finder in used for form in finder.forms} <= forms
    assert {name for finder in used for name in finder.references} <= set(every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_ill_repute(language: str) -> None:
    """The people of the island are islanders; and no draft stays behind."""
    banned = re.compile("to" + r"hunga|TODO|FIXME|\?\?\?|lorem", re.IGNORECASE)
    texts = [path.read_text("utf-8") for path, _ in resources(language)]
    assert [text for text in texts if banned.search(text)] == []


def test_french_marks_keep_their_distance() -> None:
    """A mark of two parts has a space before it that does not break."""
    loose = re.compile(r"[^\s\u00a0\u202f=] [:;!?»]|« ")
    lines = [line for path in (FOLDER / "fr").glob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if not line.startswith("#") and loose.search(line)] == []


def test_french_apostrophes_are_curved_and_dots_follow_their_word() -> None:
    """Typed as printed: l’île, and three dots right behind the last word."""
    straight = re.compile(r"\w'\w|\w[ \u00a0]…")
    lines = [line for path in (FOLDER / "fr").glob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if not line.startswith("#") and straight.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_after_a_game_has_one_name(language: str) -> None:
    """The table that ended and the page about the end offer the same things in the same words."""
    lines = [line for path, _ in resources(language) for line in path.read_text("utf-8").splitlines()]
    said = dict(line.split(" = ", 1) for line in lines if " = " in line)
    for there, here in [
        ("web-rematch", "replay-rematch"),
        ("web-replay", "replay-watch"),
        ("web-record", "replay-download"),
    ]:
        assert said[there] == said[here]
