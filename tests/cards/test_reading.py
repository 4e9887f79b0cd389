"""Data files are read strictly: a typo names the file, the row and the field."""

from __future__ import annotations

import pytest

from matanui.core.errors import UserError
from matanui.games.cards.data.cards import CARDS, SETS, by_id, read
from matanui.games.cards.data.effects import Boost, Draw
from matanui.games.cards.data.kinds import ActionCard, GreatMaskCard, TuragaCard

GOOD = """
[[action]]
id = "windfall"
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
    assert card.effects == (Draw(n=4), Boost(amount=100, skill="vision"))
    assert (card.word, card.copies, card.number) == ("card-windfall", 1, 999)
    assert len(by_id({**SETS, "extra": [card]})) == len(CARDS) + 1


@pytest.mark.parametrize(("text", "row", "field"), BROKEN)
def test_a_typo_names_file_row_and_field(text: str, row: str, field: str) -> None:
    with pytest.raises(UserError) as wrong:
        read("extra.toml", text)
    assert str(wrong.value).startswith(f"extra.toml: {row}: ")
    assert field in str(wrong.value)


def test_broken_toml_names_the_file_and_the_line() -> None:
    with pytest.raises(UserError, match=r"^extra\.toml: .*line 4"):
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
    own = FAMILY.replace('each = "toa"\n', 'toa = "onua"\n').replace('"shiny-hau"', '"shiny-hau-onua"')
    cards = read("extra.toml", FAMILY + own.replace("step = 10\n", "").replace("300", "400"))
    assert [c.bonus for c in cards if isinstance(c, GreatMaskCard)] == [300, 300, 400, 300, 300, 300]
    drill = CARDS["tool-onua"]
    assert isinstance(drill, TuragaCard) and (drill.provenance, drill.number) == ("sourced", 70)
