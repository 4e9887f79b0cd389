"""What the view tells: what a question is about, the ledger of a challenge, what lasts, how far everybody is."""

from __future__ import annotations

import msgspec

from matanui.games.cards.data.numbers import ACTION, CARD, KRANA, NO_CARD, NUMBER, RAHI, SEATS, SKILLS, VA
from matanui.games.cards.rules.challenge import FIGHT
from matanui.games.cards.state.realm import NOBODY
from matanui.games.cards.state.verbs import UNTIL_CHALLENGE
from matanui.games.cards.views.view import FightView, HeroView, View, view
from tests.cards.scene import Scene
from tests.cards.swarm_scene import TAHNOK, Nuva, Swarm, at_control


def seen(scene: Scene, toa: str) -> View:
    """The table as a Toa's player sees it."""
    return view(scene.s, scene.seat(toa), scene.match.pending)


def hero(scene: Scene, toa: str) -> HeroView:
    """A Toa's side of it, as its player sees it."""
    return seen(scene, toa).heroes[scene.seat(toa)]


def about(scene: Scene, toa: str) -> tuple[str, str, str, str] | None:
    """What the pending question is about for a Toa: what, card, by whom, for whom."""
    found = seen(scene, toa).about
    return None if found is None else (found.what, card(found.card), who(scene, found.by), who(scene, found.target))


def card(n: int) -> str:
    return "" if n == NO_CARD else CARD[n].id


def who(scene: Scene, seat: int) -> str:
    return "" if seat == NOBODY else SEATS[scene.s.heroes[seat].toa]


# --- what a question is about


def test_an_answer_is_about_a_card_its_player_and_whom_it_is_meant_for() -> None:
    scene = Scene("tahu", "gali", "onua").toa("tahu", hand=("lost-supplies",)).toa("gali", hand=("steadfast",))
    scene.play(("act", "lost-supplies"))
    assert scene.asked == ("tahu", "target")
    assert about(scene, "tahu") == ("aim", "lost-supplies", "tahu", "")
    assert about(scene, "gali") is about(scene, "onua") is None  # it is still in the hand
    scene.play(("target", "gali"))
    assert scene.raw == ("gali", "answer")
    for toa in ("tahu", "gali", "onua"):
        assert about(scene, toa) == ("answer", "lost-supplies", "tahu", "gali")
    assert view(scene.s, None, scene.match.pending).about == seen(scene, "gali").about


def test_a_card_that_was_turned_away_needs_a_new_target() -> None:
    scene = Scene("tahu", "gali", "onua", "lewa", might=True).won("gali", "huna").toa("tahu", hand=("pickpocket",))
    scene.play(("act", "pickpocket"), ("target", "gali"), ("answer", "huna"))
    assert scene.asked == ("tahu", "target")
    assert about(scene, "tahu") == ("aim-again", "pickpocket", "tahu", "gali")


def test_a_counter_names_what_it_stops() -> None:
    scene = Scene("tahu", "gali", might=True).won("gali", "komau").won("tahu", "komau").toa("tahu", hand=("rich-find",))
    scene.play(("act", "rich-find"), ("answer", "komau"))
    assert scene.raw == ("tahu", "answer")
    assert about(scene, "tahu") == ("counter", "komau-gali", "gali", "tahu")
    found = seen(scene, "tahu").about
    assert found is not None and card(found.against) == "rich-find"


def test_a_shared_power_and_a_borrowed_mask_are_named() -> None:
    scene = Nuva("tahu", "gali").won("tahu", "akaku").play(("act", "akaku"), ("mission", "small-toll"))
    assert (scene.asked, about(scene, "tahu")) == (("tahu", "share"), ("share", "nuva-akaku-tahu", "tahu", ""))
    scene.play(("share", "gali"))
    assert scene.asked == ("gali", "accept")
    assert about(scene, "gali") == ("share", "nuva-akaku-tahu", "tahu", "gali")


def test_a_mask_that_somebody_would_borrow_is_named() -> None:
    scene = Nuva("kopaka", "tahu", "gali").toa("kopaka", "d11", hand=(TAHNOK, "lent-mask")).won("gali", "miru")
    scene.toa("tahu", hand=("focus",))
    scene.walk("s", None).play(("control", "fight"), ("challenge", "tahu"), ("challenge", "challenge-flight"))
    scene.play(("fight", "lent-mask"), ("borrow", "miru"))
    assert scene.asked == ("gali", "accept")
    assert about(scene, "gali") == ("loan", "nuva-miru-gali", "kopaka", "gali")
    scene.play(("accept", True))
    assert lines(scene, "kopaka")[-1] == ("played", "nuva-miru-gali", 100)


def test_somebody_who_is_moved_is_named() -> None:
    scene = Scene("tahu", "gali").toa("tahu", hand=("makutas-pull",)).play(("act", "makutas-pull"))
    assert scene.asked == ("tahu", "pull")
    assert about(scene, "gali") == ("effect", "makutas-pull", "tahu", "gali")


def test_what_makes_you_discard_is_named_and_a_limit_is_ones_own_affair() -> None:
    scene = Scene("tahu", "gali").toa("tahu", hand=("lost-supplies",)).toa("gali", hand=("focus", "unity"))
    scene.play(("act", "lost-supplies"), ("answer", None))
    assert (scene.asked, about(scene, "gali")) == (("gali", "discard"), ("effect", "lost-supplies", "tahu", "gali"))
    three = ("manas-vision", "manas-swimming", "muaka-speed", "call-of-the-wild")
    scene = Scene("tahu", "gali", rahi=True).toa("tahu", hand=three).play(("act", "call-of-the-wild"))
    scene.play(("rahi", "nui-rama-flight"))
    assert (about(scene, "tahu"), about(scene, "gali")) == (("limit", "", "tahu", ""), None)


def test_a_payment_names_its_mission_to_who_pays() -> None:
    scene = Scene("tahu", "gali").toa("tahu", "h2", hand=("focus", "unity")).walk("s").play(("mission", "small-toll"))
    assert scene.asked == ("tahu", "pay")
    assert (about(scene, "tahu"), about(scene, "gali")) == (("toll", "small-toll", "tahu", ""), None)


def test_an_announced_bohrok_challenge_names_both_sides() -> None:
    scene = at_control(Swarm, "kopaka", "tahu", "gali").toa("gali", hand=("focus",)).walk("s", None)
    scene.play(("control", "fight"), ("challenge", "tahu"))
    assert scene.raw == ("gali", "announce")
    assert about(scene, "gali") == ("announce", TAHNOK, "kopaka", "tahu")


def test_most_questions_are_about_nothing_but_themselves() -> None:
    scene = Scene("tahu", "gali").toa("tahu", "g9", hand=("focus",)).settle("act")
    assert about(scene, "tahu") is None
    assert scene.walk("n").asked == ("tahu", "step")
    assert about(scene, "tahu") is None


# --- the ledger of a challenge


def fight(scene: Scene) -> FightView:
    found = seen(scene, "gali").fight
    assert found is not None
    return found


def lines(scene: Scene, toa: str) -> list[tuple[str, str, int]]:
    """One side of the ledger: why, what, how much."""
    found = [entry for entry in fight(scene).ledger if entry.seat == scene.seat(toa)]
    return [(e.why, SKILLS[e.of] if e.why == "skill" else card(e.of), e.amount) for e in found]


def test_the_ledger_lists_what_counts() -> None:
    scene = Scene("gali", "tahu", rahi=True).toa("gali", "h5").wears("gali", "kaukau", "turaga-mask")
    scene.toa("tahu", "a7", ("unity", "focus"), burdens=[100]).lingers("tahu", "poisoned").walk("n")
    scene.play(("challenge", "challenge-flight-swimming"), ("fight", "unity"))
    assert lines(scene, "gali") == [
        ("skill", "flight", 800),
        ("skill", "swimming", 900),
        ("worn", "kaukau-gali", 100),
        ("worn", "turaga-mask-gali", 100),
    ]
    assert lines(scene, "tahu") == [
        ("skill", "flight", 700),
        ("skill", "swimming", 400),
        ("lingering", "poisoned", -100),
        ("burden", "", -100),
        ("played", "unity", 300),
    ]
    assert fight(scene).totals == (1900, 1200)
    assert [card(n) for n in fight(scene).trial] == ["challenge-flight-swimming"]
    assert (fight(scene).leader, fight(scene).tie_winner, fight(scene).ties) == (0, 0, NOBODY)


def test_the_ledger_shows_a_mask_that_gives_nothing() -> None:
    scene = Scene("gali", "tahu").toa("gali", "h5", ("clouded-mask", "focus")).wears("tahu", "pakari")
    scene.walk("n").play(("challenge", "challenge-strength"), ("fight", "clouded-mask"))
    assert lines(scene, "tahu") == [("skill", "strength", 500), ("worn", "pakari-tahu", 0)]
    assert [card(n) for n in fight(scene).muted] == ["pakari-tahu"]


def test_a_card_may_change_who_wins_a_tie() -> None:
    scene = Scene("gali", "tahu").toa("gali", "h5").toa("tahu", "a7", ("stand-firm", "focus")).walk("n")
    scene.play(("challenge", "challenge-flight"), ("fight", "stand-firm"))
    assert (fight(scene).ties, fight(scene).tie_winner, fight(scene).leader) == (1, 1, 0)


def test_the_ledger_of_a_rahi_challenge() -> None:
    scene = Scene("tahu", "gali", rahi=True).toa("tahu", "a7", ("nui-rama-speed", "rahi-800", "mauled"))
    scene.toa("gali", hand=("brace", "dig-in")).play(("act", "hunt"), ("fight", "brace"))
    assert scene.settled() == [(800, 800, False)]
    scene = Scene("tahu", "gali", rahi=True).toa("tahu", "a7", ("nui-rama-speed", "rahi-800", "mauled"))
    scene.toa("gali", hand=("brace",)).play(("act", "hunt"))
    assert lines(scene, "tahu") == [("value", "nui-rama-speed", 800)]
    assert [card(n) for n in fight(scene).trial] == ["nui-rama-speed", "rahi-800"]
    assert fight(scene).tie_winner == scene.seat("gali")


def test_the_ledger_of_a_bohrok_challenge_names_the_bohrok() -> None:
    scene = at_control(Swarm, "kopaka", "gali").toa("gali", hand=("focus", "unity")).walk("s", None)
    scene.play(("control", "fight"), ("challenge", "swarm-challenge-shielding"))
    assert lines(scene, "kopaka") == [("skill", "shielding", 800), ("bohrok", "tahnok", 100)]


# --- what lasts, and how far everybody is


def test_masks_that_are_ready_and_masks_that_rest() -> None:
    scene = Scene("gali", "tahu", might=True).won("gali", "hau").play(("act", "hau"))
    mine = hero(scene, "gali")
    assert {card(n): turns for n, turns in mine.resting.items()} == {"might-hau-gali": UNTIL_CHALLENGE}
    assert [card(n) for n in mine.ready] == ["might-kaukau-gali"]


def test_missions_with_their_progress() -> None:
    scene = Scene("gali", "tahu").mission("gali", "heavy-toll", "walk-home").toa("gali", paid={HEAVY: [0]})
    assert [(card(t.card), t.current, t.done, t.need) for t in hero(scene, "gali").tasks] == [
        ("heavy-toll", True, [1], [3]),
        ("walk-home", True, [0], [1]),
    ]
    oldest = Swarm("gali", "tahu").mission("gali", "heavy-toll", "small-toll")
    assert [task.current for task in hero(oldest, "gali").tasks] == [True, False]


HEAVY = NUMBER["heavy-toll"] * 4


def test_limits_of_hands() -> None:
    scene = Scene("gali", "tahu", rahi=True).toa("gali", hand=("big-pack",))
    assert hero(scene, "gali").limits == {ACTION: 7, RAHI: 9}
    assert hero(scene.play(("act", "big-pack")), "gali").limits == {ACTION: 9, RAHI: 9}
    assert hero(Nuva("gali", "tahu"), "gali").limits == {ACTION: 7, VA: 3, KRANA: 8}
    assert hero(Swarm("gali", "tahu"), "gali").limits == {ACTION: 7}


def test_lent_steps_show_what_counts_for_the_rest_of_the_move() -> None:
    scene = Scene("gali", "tahu").toa("gali", "g9", hand=("swift-feet",)).settle("act")
    assert not seen(scene, "tahu").free_missions
    assert seen(scene.play(("act", "swift-feet")), "tahu").free_missions


def test_victory_tracks() -> None:
    """Masks are open; of Krana everybody sees only what they know."""
    scene = Swarm("gali", "tahu").toa("gali", hand=(TAHNOK, "krana-tahnok-bo", "krana-gahlok-xa"))
    assert (seen(scene, "gali").masks_to_win, seen(scene, "gali").krana_to_win) == (6, 8)
    assert [seen(scene, toa).heroes[0].krana for toa in ("gali", "tahu")] == [2, 0]
    assert len(seen(scene, "tahu").heroes[0].great) == 1


def test_a_view_can_be_sent() -> None:
    scene = Scene("gali", "tahu").toa("gali", "h5").toa("tahu", hand=("unity",)).walk("n")
    scene.play(("challenge", "challenge-flight")).settle("fight")
    shown = seen(scene, "tahu")
    assert shown.question is not None and shown.question.prompt is FIGHT
    sent = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(shown, question=None)))
    assert sent["fight"]["ledger"][0] == {"seat": 0, "why": "skill", "of": 0, "amount": 800, "by": -1}
