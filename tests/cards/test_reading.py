"""Data files are read strictly: a typo names the file, the row and the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from matanui.core.errors import UserError
from matanui.games.cards.data import printed
from matanui.games.cards.data.cards import CARDS, SETS, by_id, by_number, read
from matanui.games.cards.data.kinds import ActionCard, GreatMaskCard, TuragaCard
from matanui.games.cards.data.numbers import ACTION, CARD, HOME_OF, NUMBER, PILE_OF, SECOND, SECOND_ACTION
from matanui.games.cards.effects.fights import Boost
from matanui.games.cards.effects.hands import Draw

GOOD = """
[[action]]
id = "windfall"
no = 900
type = "bonus"
when = "any"
effects = [{ do = "draw", n = 4 }, { do = "boost", amount = 100, skill = "vision" }]
number = 999
provenance = "reconstructed"
source = "[house]"
"""
FAMILY = """
[[great]]
id = "shiny-hau"
no = 910
each = "toa"
mask = "hau"
skill = "shielding"
bonus = 300
number = 500
step = 10
provenance = "reconstructed"
source = "[house]"
"""
BROKEN = [
    (GOOD.replace('"any"', '"ever"'), "action windfall", "$.when"),
    (GOOD.replace('"draw"', '"drew"'), "action windfall", "$.effects[0].do"),
    (GOOD.replace("n = 4", "m = 4"), "action windfall", "`m` - at `$.effects[0]`"),
    (GOOD.replace("n = 4", 'n = "four"'), "action windfall", "$.effects[0].n"),
    (GOOD.replace('"vision"', '"sight"'), "action windfall", "$.effects[1].skill"),
    (GOOD.replace("amount = 100, ", ""), "action windfall", "`amount` - at `$.effects[1]`"),
    (GOOD.replace('type = "bonus"', 'type = "bonis"'), "action windfall", "$.type"),
    (GOOD.replace("number = 999", 'number = "999"'), "action windfall", "$.number"),
    (GOOD.replace("number = 999", "nomber = 999"), "action windfall", "`nomber`"),
    (GOOD.replace('source = "[house]"', ""), "action windfall", "`source`"),
    (GOOD.replace('"reconstructed"', '"invented"'), "action windfall", "$.provenance"),
    (GOOD.replace("[[action]]", "[[acton]]"), "acton windfall", "$.kind"),
    (GOOD.replace('id = "windfall"', ""), "action number 1", "`id`"),
    (GOOD.replace('do = "draw", n = 4', 'do = "steps"'), "action windfall", "`extra` or `total` - at `$.effects[0]`"),
    (GOOD + GOOD, "action windfall", "`id`"),
    (FAMILY.replace('"toa"', '"toe"'), "great shiny-hau", "`each`"),
    (FAMILY.replace("bonus = 300", ""), "great shiny-hau", "`bonus`"),
]


def test_a_card_of_known_verbs_is_one_row() -> None:
    (card,) = read("extra.toml", GOOD)
    assert isinstance(card, ActionCard)
    assert printed.effects_of(printed.vocabulary(), "extra", card) == (Draw(n=4), Boost(amount=100, skill="vision"))
    assert (card.word, card.copies, card.number) == ("card-windfall", 1, 999)
    assert len(by_id({**SETS, "extra": [card]})) == len(CARDS) + 1


@pytest.mark.parametrize(("text", "row", "field"), BROKEN)
def test_a_typo_names_file_row_and_field(text: str, row: str, field: str) -> None:
    with pytest.raises(UserError) as wrong:
        printed.fill({"extra": read("extra.toml", text)})
    assert str(wrong.value).startswith(f"extra.toml: {row}: ")
    assert field in str(wrong.value)


def test_broken_toml_names_the_file_and_the_line() -> None:
    with pytest.raises(UserError, match=r"^extra\.toml: .*line 5"):
        read("extra.toml", GOOD.replace('type = "bonus"', 'type = "bonus'))


def test_an_id_is_used_once_in_all_files() -> None:
    cards = read("extra.toml", GOOD.replace("windfall", "unity"))
    with pytest.raises(UserError, match=r"extra\.toml: unity: `id`"):
        by_id({**SETS, "extra": cards})


def test_a_family_has_a_card_for_every_toa() -> None:
    cards = read("extra.toml", FAMILY)
    assert [c.id for c in cards][:2] == ["shiny-hau-tahu", "shiny-hau-kopaka"]
    assert [c.number for c in cards] == [500, 510, 520, 530, 540, 550]
    assert {c.word for c in cards} == {"card-shiny-hau"}


def test_a_row_of_its_own_replaces_a_member_of_the_family() -> None:
    own = FAMILY.replace('each = "toa"\n', 'toa = "onua"\n').replace('"shiny-hau"\nno = 910', '"shiny-hau-onua"')
    cards = read("extra.toml", FAMILY + own.replace("step = 10\n", "").replace("300", "400"))
    assert [c.bonus for c in cards if isinstance(c, GreatMaskCard)] == [300, 300, 400, 300, 300, 300]
    drill = CARDS["tool-onua"]
    assert isinstance(drill, TuragaCard) and (drill.provenance, drill.number) == ("sourced", 70)


# --- permanent numbers

FREE = max(card.no for card in CARDS.values()) + 1


def test_a_family_takes_its_numbers_in_a_row_and_a_row_of_its_own_the_number_of_the_member() -> None:
    own = FAMILY.replace('each = "toa"\n', 'toa = "onua"\n').replace('"shiny-hau"\nno = 910', '"shiny-hau-onua"')
    cards = read("extra.toml", FAMILY + own.replace("step = 10\n", ""))
    assert [card.no for card in cards] == [910, 911, 912, 913, 914, 915]
    with pytest.raises(UserError, match=r"^extra\.toml: great shiny-hau-onua: it takes the number of the family"):
        read("extra.toml", FAMILY + own.replace("step = 10\n", "no = 912\n"))


@pytest.mark.parametrize(
    ("no", "wrong"),
    [
        ("", "`no` is missing"),
        (f"no = {CARDS['unity'].no}", f"`no` {CARDS['unity'].no} is the number of unity"),
        ("no = 1000", "`no` is from 0 to 999, not 1000"),
    ],
)
def test_a_card_without_a_number_of_its_own_is_refused(no: str, wrong: str) -> None:
    cards = read("extra.toml", GOOD.replace("no = 900", no))
    with pytest.raises(UserError) as refused:
        by_number({**SETS, "extra": cards})
    assert str(refused.value) == f"extra.toml: action windfall: {wrong}; the next free number is {FREE}"


def test_one_more_card_moves_no_other(extra_card: Callable[[str], None]) -> None:
    """Wherever its row stands, every other card keeps its number."""
    before = dict(NUMBER)
    extra_card(GOOD)
    assert dict(NUMBER) == {**before, "windfall": 900}
    assert (CARD[900].id, CARD[SECOND[900]].id, SECOND[900]) == ("windfall", "windfall", 1900)
    assert (PILE_OF[900], HOME_OF[1900]) == (ACTION, SECOND_ACTION)
