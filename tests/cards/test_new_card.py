"""A new card is one row, with a new verb one class more; and games that were begun before know nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from matanui.core.flow import Next
from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.numbers import NUMBER, SECOND, eye
from matanui.games.cards.data.printed import ACTIONS, EFFECTS
from matanui.games.cards.data.verb import VERBS, Verb
from matanui.games.cards.rules.additions import Ordered
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm
from tests.cards.mixed import mixed_game, saved
from tests.cards.scene import Scene

Add = Callable[[str], None]
CARD = """
[[action]]
id = "windfall"
no = 900
type = "bonus"
when = "any"
effects = [{ do = "draw", n = 2 }]
provenance = "reconstructed"
source = "[house]"
"""


@pytest.fixture
def new_verb() -> Iterator[None]:
    """Two turns more, as nobody has them yet."""

    class Encore(Verb, frozen=True):
        """Take more turns after this one."""

        n: int = 1

        def can(self, s: Realm, me: int, card: int) -> bool:
            return s.turn == me and not s.trail

        def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
            for _ in range(self.n):
                verbs.grant_turn(s, me)
            return ()

    yield
    del VERBS["encore"]


def gali_with(card: str) -> Scene:
    """Gali holds a card that is in no deck."""
    scene = Scene("gali", "tahu").toa("tahu", "a7")
    scene.hero("gali").hand.append(NUMBER[card] | eye(scene.seat("gali")))
    return scene.again()


def test_a_card_of_known_verbs_is_one_row(extra_card: Add) -> None:
    extra_card(CARD)
    scene = gali_with("windfall").play(("act", "windfall"), ("action", "focus"), ("action", "unity"))
    assert sorted(scene.hand("gali")) == ["focus", "unity"]
    assert "windfall" in scene.discards("action")


def test_a_card_of_a_new_verb_is_one_class_more(new_verb: None, extra_card: Add) -> None:
    extra_card(CARD.replace('do = "draw"', 'do = "encore"'))
    scene = gali_with("windfall").play(("act", "windfall"))
    assert scene.hero("gali").extra == 2


def test_a_new_verb_says_when_it_can_be_played(new_verb: None, extra_card: Add) -> None:
    extra_card(CARD.replace('do = "draw"', 'do = "encore"'))
    scene = gali_with("windfall")
    assert "windfall" in scene.settle("act").plays
    assert "windfall" not in scene.walk("n").settle("step").plays


def test_two_verbs_never_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="two verbs are called draw"):
        type("Draw", (Verb,), {}, frozen=True)


def test_games_from_before_go_on_as_they_were(extra_card: Add) -> None:
    before = [saved(match.state) for match in mixed_game(5)]
    extra_card(CARD)
    assert (SECOND[900], EFFECTS[900] == EFFECTS[1900]) == (1900, True)
    assert {900, 1900} <= ACTIONS
    assert [saved(match.state) for match in mixed_game(5)] == before


def test_when_the_test_is_over_the_card_is_gone() -> None:
    """The tables are the same objects, filled anew."""
    assert "windfall" not in CARDS
    assert 900 not in EFFECTS
    assert not {900, 1900} & ACTIONS


def test_additions_have_an_order_of_their_own() -> None:
    """It does not matter who registers first, and nobody takes the place of another."""
    found: Ordered[str] = Ordered()
    for place, what in ((2, "swarm"), (0, "actions"), (1, "rahi")):
        found.add(place, what)
    assert found.all == ("actions", "rahi", "swarm")
    assert list(found.at) == [0, 1, 2]
    with pytest.raises(ValueError, match="two additions have the place 1"):
        found.add(1, "masks")
