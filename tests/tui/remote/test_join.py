"""Tables of a server, from terminals: taken, played, lost and found again."""

from __future__ import annotations

import re
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from matanui.core.errors import UserError
from matanui.core.record import read
from matanui.core.verify import verify
from matanui.games.catalogue import game_named
from tests.tui.desk import anything
from tests.tui.remote.conftest import House
from tests.tui.remote.people import PATIENCE, Person, Typist, table

Captured = pytest.CaptureFixture[str]


def proved(folder: Path) -> None:
    """The record that everybody was sent proves itself."""
    [path] = folder.glob("matanui-*.json")
    record = read(path.read_bytes())
    assert verify(record, game_named(record.game)).pending is None


def counted(seed: int, at: int, reached: threading.Event) -> Callable[[str], str]:
    """Types numbers, and says when it has typed so many."""
    typed, n = anything(seed), iter(range(1, 1_000_000))

    def one(prompt: str) -> str:
        if next(n) == at:
            reached.set()
        return typed(prompt)

    return one


def test_two_people_and_a_bot_play_to_the_end(house: House, tmp_path: Path, capsys: Captured) -> None:
    link = table(house.address, capsys, "link,link,greedy")
    people = [Person(link, "Anna", anything(1)), Person(link, "Bert", anything(2))]
    for person, other in zip(people, ("Bert", "Anna")):
        text = person.leave()
        assert f"{other}, " in text or f"{other} is ready" in text
        assert re.search(r"wins in round \d+|Nobody wins", text)
        assert "The dice are proved" in text
        assert "and your share is in it" in text
        assert "matanui verify matanui-makuta-" in text
    proved(tmp_path)


@pytest.mark.parametrize("game", ["makuta", "bohrok"])
def test_four_people_and_two_bots_outlive_a_killed_server(
    game: str, house: House, tmp_path: Path, capsys: Captured
) -> None:
    link, half = table(house.address, capsys, "link,link,link,link,greedy,greedy", game), threading.Event()
    first = Person(link, "Anna", counted(1, 8, half))
    people = [first, *(Person(link, name, anything(n)) for n, name in enumerate(("Bert", "Cleo", "Dora"), 2))]
    assert half.wait(PATIENCE), first.text
    house.kill()
    house.open()
    ends = set()
    for person in people:
        text = person.leave()
        assert text.count("Connection lost, trying again") == text.count("… back.") == 1
        assert game != "makuta" or "is no longer open" not in text  # cards have windows, where somebody may be faster
        ends.add(re.findall(r".* wins in round \d+|Nobody wins.*", text)[-1])
    assert len(ends) == 1
    proved(tmp_path)


def test_a_card_game(house: House, tmp_path: Path, capsys: Captured) -> None:
    """Whoever leaves in the course of it finds the same question again."""
    link = table(house.address, capsys, "link,greedy", "masks")
    before = Person(link, "Anna", ["1"] * 6).leave()
    assert "Your seat is kept. Come back with:\nmatanui join http://" in before
    after = Person(link, "Anna", ["", "hand", "log 5", "help", "quit"]).leave()
    assert "Welcome back to seat 1" in after
    assert "chat TEXT" in after
    asked = re.split(r"\n\w+> ", before)[-2].splitlines()[-3:]
    assert "\n".join(asked) in after


def test_the_same_command_comes_back_to_the_same_seat(house: House, tmp_path: Path, capsys: Captured) -> None:
    link = table(house.address, capsys, "link,link,greedy")
    for name in ("Anna", "Bert"):
        person = Typist(link, name)
        person.sees(f"{name} (you)")
        person.types("quit")
        assert "Your seat is kept" in person.leave()
    kept = sorted(tmp_path.glob("data/matanui/seats/*/*.json"))
    assert [stat.S_IMODE(path.stat().st_mode) for path in kept] == [0o600, 0o600]
    with pytest.raises(UserError, match=r"several seats at this table: 1 \(Anna\), 2 \(Bert\)"):
        Person(link, None, []).leave()
    again = Typist(link, None, seat=2)
    again.sees("2: Bert (you)")
    again.types("quit")
    assert "Welcome back to seat 2" in again.leave()
    assert "shown only once" not in again.text


def test_a_phrase_gives_the_seat_back(house: House, tmp_path: Path, capsys: Captured) -> None:
    link = table(house.address, capsys, "link,greedy")
    first = Typist(link, "Anna")
    first.sees("Which Toa")
    [phrase] = re.findall(r"only once: (.*)", first.text)
    for path in tmp_path.glob("data/matanui/seats/*/*.json"):
        path.unlink()
    second = Typist(link, None, phrase=phrase)
    second.sees("Which Toa")
    first.types("quit")
    second.types("quit")
    assert "Seat 1 is yours" in second.leave()
    first.leave()
    with pytest.raises(UserError, match="No seat at this table has that phrase"):
        Person(link, None, [], phrase="nobody knows this").leave()


def test_the_room_before_the_deal(house: House, capsys: Captured) -> None:
    """Who comes and goes is told as it happens, whatever one is typing."""
    link = table(house.address, capsys, "link,link,greedy")
    anna = Typist(link, "Anna")
    anna.sees("2: free")
    anna.types("roll", "chat", "help")
    anna.sees("The game has not begun")
    anna.sees("say something to everybody", 2)
    bert = Typist(link, "Bert")
    anna.sees("Bert sits down.")
    anna.sees("Everybody is ready: the game begins.")
    bert.sees("Everybody is ready: the game begins.")
    bert.types("chat Hello, island")
    anna.sees("Bert: Hello, island")
    bert.types("quit")
    anna.sees("Bert has lost the connection.")
    bert.leave()
    bert = Typist(link, "Bert")
    anna.sees("Bert is back.")
    bert.sees("Bert: Hello, island")
    for person in (anna, bert):
        person.types("quit")
        person.leave()


def test_orders_resignation_and_the_end_by_agreement(house: House, tmp_path: Path, capsys: Captured) -> None:
    link = table(house.address, capsys, "link,link,greedy")
    anna, bert = Typist(link, "Anna"), Typist(link, "Bert")
    watcher = Typist(link, None, watch=True)
    watcher.sees("At this table")
    anna.sees("the game begins")
    watcher.types("order quiet")
    watcher.sees("You are only watching.")
    anna.types("order quiet", "resign", "rematch", "save", "who")
    anna.sees("you are asked only when a card is aimed at you")
    anna.sees("If you mean it: resign yes")
    anna.sees("The game is not over yet")
    anna.sees("The record is saved here when")
    anna.types("abandon yes")
    bert.sees("Anna would like to end the game")
    bert.types("abandon yes")
    for person in (anna, bert, watcher):
        person.sees("The game was ended without a winner.")
        person.sees("The dice are proved")
    anna.types("rematch")
    bert.sees("There is a new table for the same players")
    bert.types("rematch")
    for person in (anna, bert):
        person.sees("Everybody is ready: the game begins.", 2)
        person.types("quit")
        assert "Your seat is kept" in person.leave()
    watcher.types("")
    watcher.leave()
    assert len(list(tmp_path.glob("matanui-*.json"))) == 1


def test_resigning_lets_a_bot_play_on(house: House, capsys: Captured) -> None:
    link = table(house.address, capsys, "link,link,greedy")
    anna, bert = Typist(link, "Anna"), Typist(link, "Bert")
    anna.sees("the game begins")
    anna.types("resign yes")
    bert.sees("Anna resigns; a bot plays on.")
    bert.sees("Which Toa do you play?")
    for person in (anna, bert):
        person.types("quit")
        person.leave()


def test_what_goes_wrong_is_said_in_a_sentence(house: House, tmp_path: Path, capsys: Captured) -> None:
    link = table(house.address, capsys, "link,greedy")
    whole, _, invite = link.partition("#")
    cases = [
        (f"{whole}#wrong", {}, "This invitation does not fit this table"),
        (f"{house.address}/t/nosuchtable#{invite}", {}, "There is no such table"),
        (link, {"seat": 5}, "This table has no seat 5"),
        ("not a link", {}, "is no link to a table"),
        (f"http://127.0.0.1:9/t/a#{invite}", {}, "There is no answer from http://127.0.0.1:9"),
    ]
    for address, options, sentence in cases:
        with pytest.raises(UserError, match=re.escape(sentence)):
            Person(address, "Bert", [], **options).leave()
    Person(link, "Anna", ["quit"]).leave()
    with pytest.raises(UserError, match=r"has begun\. Look on with --watch"):
        Person(link, "Bert", []).leave()


def test_a_full_table(house: House, capsys: Captured) -> None:
    """Somebody else has the seat that we want."""
    link = table(house.address, capsys, "link,link")
    anna = Typist(link, "Anna", seat=2)
    anna.sees("2: Anna (you)")
    with pytest.raises(UserError, match="There is no free seat for you"):
        Person(link, "Bert", [], seat=2).leave()
    anna.types("quit")
    anna.leave()
