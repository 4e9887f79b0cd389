"""Two people at one table, and everything that may happen to a connection meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ENOUGH, Opens
from tests.browser.player import OFFERED, Player
from tests.server.running import running

WAITING = "main ol li button"
PLANNED = '.target[aria-pressed="true"]'


def invite(host: Player) -> str:
    """Lay a table for two with the form; the link for the friend."""
    host.go("new")
    for _ in range(2):  # the two bots that are offered
        host.page.get_by_role("button", name="Remove").last.click()
    host.page.get_by_role("textbox", name="Name").first.fill("Anna")
    host.page.get_by_role("button", name="Open the table").click()
    return host.page.get_by_role("textbox", name="Link for friends").input_value()


def sit_down(guest: Player, link: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name="Name").fill("Bram")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_role("button", name="I am ready").wait_for()


def whoever_is_asked(host: Player, guest: Player) -> Player:
    """Who of the two has a question."""
    while True:
        for player in (host, guest):
            if player.page.locator(OFFERED).count():
                return player
        host.page.wait_for_timeout(20)


def take_turns(host: Player, guest: Player, answers: int) -> None:
    for number in range(answers):
        whoever_is_asked(host, guest).answer(number)


def test_two_people_meet_by_a_link_and_play(opens: Opens) -> None:
    host, guest = opens(), opens()
    link = invite(host)
    assert "/t/" in link and "#" in link
    host.page.get_by_role("img", name="Show this to a phone’s camera").wait_for()
    sit_down(guest, link)
    assert "#" not in guest.page.url.split("/#/t/")[1], "the invitation stays out of sight"
    host.page.locator("li b", has_text="Bram").wait_for()
    guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_text("✓ ready").wait_for()
    assert host.page.locator(OFFERED).count() == 0, "nothing begins before all are ready"
    host.page.get_by_role("button", name="I am ready").click()
    take_turns(host, guest, 12)
    asked = whoever_is_asked(host, guest)
    other = guest if asked is host else host
    other.page.get_by_text("Waiting for").wait_for()
    for player in (host, guest):
        player.page.locator("aside ol li").first.wait_for()


def test_a_link_is_selected_where_the_browser_does_not_let_us_copy(player: Player) -> None:
    """As on any page of a plain http address that is not this machine's own."""
    player.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    link = invite(player)
    player.page.get_by_role("button", name="Copy the link").click()
    player.page.get_by_text("press Ctrl+C").wait_for()
    assert player.page.evaluate("document.activeElement.value") == link
    assert player.page.evaluate("getSelection().toString()") == link
    player.page.get_by_text("--host 0.0.0.0").wait_for()


def test_a_copied_link_says_so_for_a_while(player: Player) -> None:
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = invite(player)
    player.page.get_by_role("button", name="Copy the link").click()
    player.page.get_by_role("button", name="Copied").wait_for()
    assert player.page.evaluate("navigator.clipboard.readText()") == link
    player.page.get_by_role("button", name="Copy the link").wait_for()


def test_whoever_is_invited_is_asked_for_a_name_and_for_nothing_else(opens: Opens) -> None:
    host, guest, late = opens(), opens(390, 844), opens(390, 844)
    link = invite(host)
    guest.page.goto(link)
    box = guest.page.get_by_role("button", name="Sit down").bounding_box()
    assert box is not None and box["y"] + box["height"] < 844 / 2, "on the first half of the screen"
    assert not guest.page.get_by_role("textbox", name="Link for friends").is_visible()
    guest.page.get_by_text("Invite friends").click()
    guest.page.get_by_role("textbox", name="Link for friends").wait_for()
    sit_down(guest, link)
    late.page.goto(link)
    late.page.get_by_text("All seats are taken; you will watch.").wait_for()


def test_a_room_tells_who_comes_and_lets_them_talk(opens: Opens) -> None:
    host, guest = opens(), opens()
    link = invite(host)
    host.page.wait_for_function("() => document.activeElement.matches('h1')")
    host.page.wait_for_function("() => document.title.startsWith('Are you ready?')")
    host.page.get_by_role("button", name="I am ready").click()
    host.page.wait_for_function("() => document.title.startsWith('Waiting for one player')")
    sit_down(guest, link)
    news = host.page.locator("main > [role=status]")
    expect(news).to_have_text("Bram sat down.")
    guest.page.get_by_role("textbox", name="Table talk").fill("Here I am!")
    guest.page.keyboard.press("Enter")
    host.page.get_by_text("Here I am!").wait_for()
    host.page.get_by_role("button", name="Free this seat").click()
    host.page.get_by_role("button", name="Leave it").click()
    host.page.get_by_role("button", name="Free this seat").click()
    host.page.get_by_role("button", name="Free it").click()
    expect(news).to_have_text("Bram left.")


def test_a_table_that_is_not_there_leads_to_those_that_are(player: Player) -> None:
    here = player.sit("makuta", "random")
    player.wait()
    player.page.goto(f"{player.address}/#/t/nowhere")
    player.page.reload()
    player.page.get_by_role("heading", name="There is no such table.").wait_for()
    player.page.get_by_role("link", name="Quest for Makuta").click()
    player.page.wait_for_url(f"**/#/t/{here}")


def test_a_phrase_takes_a_seat_to_another_device(opens: Opens) -> None:
    host, guest, phone = opens(), opens(), opens(390, 844)
    link = invite(host)
    sit_down(guest, link)
    phrase = guest.page.locator(".phrase").inner_text()
    phone.page.goto(link)
    phone.page.get_by_text("I had a seat here").click()
    phone.page.get_by_role("textbox", name="Phrase").fill("not this one")
    phone.page.get_by_role("button", name="Take the seat back").click()
    phone.page.get_by_role("alert").wait_for()
    phone.page.get_by_role("textbox", name="Phrase").fill(phrase.upper())
    phone.page.get_by_role("button", name="Take the seat back").click()
    phone.page.get_by_role("button", name="I am ready").wait_for()
    guest.page.get_by_text("This seat was taken back with its phrase.").wait_for()
    phone.complaints.clear()  # the browser itself says that the first phrase was refused


def test_who_is_invited_sees_what_differs_from_the_printed_rules(opens: Opens) -> None:
    host, guest = opens(), opens()
    plan = {"game": "makuta", "seats": [{"kind": "here"}, {"kind": "open"}], "switches": {"share_fields": "akaku_only"}}
    made = host.context.request.post(f"{host.address}/api/tables", data=plan | {"listed": True}).json()
    guest.home()
    guest.page.get_by_text("one rule differs").first.wait_for()
    guest.go("t", made["table"]["id"])
    shown = guest.page.locator("section[aria-labelledby=terms] li")
    shown.nth(1).wait_for()
    assert shown.count() == 2


def test_talk_can_be_hidden_without_anybody_noticing(opens: Opens) -> None:
    host, guest = opens(), opens()
    sit_down(guest, invite(host))
    for player in (host, guest):
        player.page.get_by_role("button", name="I am ready").click()
    whoever_is_asked(host, guest)
    guest.page.get_by_role("textbox", name="Table talk").fill("Look over there!")
    guest.page.keyboard.press("Enter")
    talk = host.page.locator("aside").get_by_text("Look over there!")
    talk.wait_for()
    sent = len(host.sent)
    host.page.get_by_role("button", name="Hide what Bram says").click()
    talk.wait_for(state="detached")
    assert [frame for frame in host.sent[sent:] if "ping" not in frame] == []
    host.page.get_by_role("button", name="Hide what Bram says", pressed=True).click()
    talk.wait_for()


def offered(player: Player) -> list[str]:
    """The answers in their order; what is said about them comes a moment later."""
    found: list[str] = player.page.locator(OFFERED).evaluate_all("(all) => all.map((one) => one.dataset.answer)")
    return found


def test_a_new_page_shows_the_same_question_to_the_same_seat(player: Player) -> None:
    player.sit("makuta", "random")
    player.play(8)
    before, answers = player.question(), offered(player)
    player.page.reload()
    assert player.question() == before
    assert offered(player) == answers
    assert player.play(3)[0] == 3


@pytest.mark.parametrize("game", ["makuta", "masks"])
def test_the_game_goes_on_by_itself_when_the_server_is_killed_and_comes_back(
    opens: Opens, tmp_path: Path, game: str
) -> None:
    with running(tmp_path, **ENOUGH) as mortal:
        player = opens(address=mortal.url)
        player.sit(game, "random")
        player.play(6)
        before = player.question()
        mortal.kill()
        player.page.get_by_text("The connection is lost").wait_for()
        assert player.question() == before
        player.page.locator(OFFERED).last.dispatch_event("click")  # too early; it must not be lost, and count once
        mortal.start()
        player.page.get_by_text("The connection is lost").wait_for(state="detached")
        assert player.play(6)[0] == 6


def plan(player: Player) -> list[str]:
    """Play until a place can be chosen, and choose one: what is marked then."""
    for _ in range(60):
        player.wait()
        places = player.page.locator(".island .target, .map .target[aria-pressed]")
        if places.count() > 1:
            places.nth(1).dispatch_event("click")
            player.page.locator(PLANNED).first.wait_for()
            return marked(player)
        player.play(1)
    raise AssertionError("nobody was asked for a place")


def marked(player: Player) -> list[str]:
    """The places of the plan."""
    found: list[str] = player.page.locator(PLANNED).evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    return found


@pytest.mark.parametrize("game", ["makuta", "masks"])
def test_a_plan_outlives_whatever_happens(opens: Opens, tmp_path: Path, game: str) -> None:
    with running(tmp_path, **ENOUGH) as mortal:
        player = opens(address=mortal.url)
        player.sit(game, "random")
        before, lost = plan(player), player.page.get_by_text("The connection is lost")

        def still_there() -> bool:
            lost.wait_for(state="detached")
            player.page.locator(PLANNED).first.wait_for()
            return marked(player) == before

        player.page.reload()
        assert still_there(), "a reload"
        player.context.set_offline(True)
        lost.wait_for()
        player.context.set_offline(False)
        assert still_there(), "a stall"
        mortal.kill()
        lost.wait_for()
        mortal.start()
        assert still_there(), "the death of the server"
        answers = player.answers()
        player.page.locator(".go").first.click()
        player.page.wait_for_function(f"() => !document.querySelector({PLANNED!r})")
        assert player.answers() > answers


def test_a_link_that_stalls_is_noticed_and_made_anew(player: Player) -> None:
    player.sit("makuta", "random")
    player.play(4)
    player.wait()
    player.context.set_offline(True)  # nothing is closed, nothing comes any more
    player.page.get_by_text("The connection is lost").wait_for()
    player.context.set_offline(False)
    player.page.get_by_text("The connection is lost").wait_for(state="detached")
    assert player.play(4)[0] == 4
