"""Every message between a client and the server, and nothing else. `docs/protocol.md` explains them; the browser's
types are generated from here. Text frames of JSON; commands are told apart by `do`, the server's messages by `is`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from matanui.core.message import Message
from matanui.wire import frame, typed
from matanui.wire.help import AskHelp, Help
from matanui.wire.lessons import Next, Teaching

PROTOCOL: Final = 1
Command = frame.Command
Notice = frame.Notice
Seat = Annotated[int, Meta(ge=0, le=5)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Key = Annotated[str, Meta(min_length=1, max_length=32)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[\x21-\x7e]*$")]
OptionId = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Brought = dict[str, Any]  # a deck as plain data: only its game knows what is in it
Count = Annotated[int, Meta(ge=0, le=2**31)]
Order = Literal["always", "could", "quiet"]
Status = Literal["waiting", "playing", "over", "abandoned"]
SeatKind = Literal["here", "link", "open", "bot"]
SeatState = Literal["playing", "away", "resigned"]


# --- what a client sends


class Hello(Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first frame. `tokens` are of seats at this table; without one, the client watches. `since` is the number of
    events that it has heard already; `words` asks for every event, question and option as words too."""

    protocol: int
    tokens: Annotated[list[Token], Meta(max_length=6)] = []
    since: Count = 0
    words: bool = True


class Answer(Command, frozen=True):
    """One of the options of a question, by its id; `question` is its key."""

    question: Key
    answer: OptionId


class Face(Command, frozen=True):
    """At a shared screen: this seat looks now; None lowers the curtain."""

    seat: Seat | None


class Ready(Command, frozen=True):
    """Before the deal: this seat is ready, and adds its nonce to the dice."""

    seat: Seat
    nonce: Nonce = ""
    ready: bool = True


class SetOrder(Command, frozen=True, tag="order"):
    """A standing order: how often this seat wants to be asked when others act."""

    seat: Seat
    order: Order


class Say(Command, frozen=True):
    """A line of table talk."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Seat | None = None


class Resign(Command, frozen=True):
    """A bot plays this seat to the end."""

    seat: Seat


class Abandon(Command, frozen=True):
    """A vote to end the game without a winner; it ends when every person has voted for it."""

    seat: Seat
    vote: bool = True


class Unseat(Command, frozen=True):
    """Before the deal: the host frees a seat, or somebody leaves theirs."""

    seat: Seat


class Rematch(Command, frozen=True):
    """After the end: the same table again."""


class Sync(Command, frozen=True):
    """A gap was seen, or the page slept: everything from this event on, please."""

    since: Count


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Are you there? `at` comes back."""

    at: int = 0


# Every frame from a client.
Lobby = Face | Ready | SetOrder | Say | Resign | Abandon | Unseat | Rematch
Request = Hello | Answer | typed.Type | typed.Complete | AskHelp | Next | Sync | Ping | Lobby


# --- what the server sends


class Live(Struct, frozen=True, tag="live"):
    """A clock for each seat: so many seconds, and some more for each answer."""

    bank: Annotated[int, Meta(ge=10, le=7200)] = 600
    step: Annotated[int, Meta(ge=0, le=600)] = 20


class Relaxed(Struct, frozen=True, tag="relaxed"):
    """No clock."""


class Days(Struct, frozen=True, tag="days"):
    """So many days for each answer."""

    days: Annotated[int, Meta(ge=1, le=60)] = 3


Pace = Live | Relaxed | Days


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    taken: bool
    ready: bool
    here: bool
    state: SeatState
    vote: bool


class Origin(Struct, frozen=True):
    """The table whose game was continued, and after how many answers."""

    table: str
    answers: int


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it. `changed` are the switches that differ from the edition."""

    id: str
    game: str
    edition: str
    changed: dict[str, bool | int | str]
    status: Status
    seats: list[SeatInfo]
    pace: Pace
    minimum: int
    listed: bool
    created: int
    commitment: str
    nonces: list[str]
    watching: int
    winner: int | None
    rematch: str
    seed: str | None
    origin: Origin | None = None


class Choice(Struct, frozen=True):
    """One option of a question: the id to send as the answer, what kind of thing it is, the number that views have for
    that thing, and what it is called."""

    id: str
    kind: str
    n: int
    say: Message | None


class Question(Struct, frozen=True):
    """A question to one of your seats: `topic` is what it is about, a `reaction` is asked in somebody else's business,
    `nothing` is the id of the option that does nothing, and an answer that is `final` shows or rolls something. `early`
    counts if all before it pass; `deadline` is in milliseconds from now."""

    key: str
    seat: int
    prompt: str
    topic: str
    reaction: bool
    nothing: str | None
    final: bool
    say: Message | None
    choices: list[Choice]
    early: bool
    deadline: int | None


class Told(Struct, frozen=True):
    """Something that happened, as this viewer may see it."""

    event: Any
    say: Message | None


class Clock(Struct, frozen=True):
    """Milliseconds left, and whether they are running."""

    left: int
    running: bool


class ChatLine(Struct, frozen=True):
    """Who said what, and when."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int


class Welcome(Notice, frozen=True):
    """The answer to a hello."""

    protocol: int
    version: str
    table: TableInfo
    rules: dict[str, bool | int | str]
    yours: list[int]
    host: bool
    orders: dict[int, Order]
    chat: list[ChatLine]


class TableNotice(Notice, frozen=True, tag="table"):
    """The table changed: who sits, who is ready, how it ended."""

    table: TableInfo


class Update(Notice, frozen=True):
    """The game as this viewer knows it now. `serial` counts updates of this connection; `events` are those from number
    `since` up to `upto`; `facing` is the seat that looks; `asked` are all seats that are asked; `ack` is your command
    that led here; `lesson` is what a teacher says."""

    serial: int
    ack: str
    since: int
    upto: int
    events: list[Told]
    view: Any
    facing: int | None
    question: Question | None
    asked: list[int]
    clocks: list[Clock]
    lesson: Teaching | None = None


class Ack(Notice, frozen=True):
    """A command was carried out; an answer is on disk."""

    id: str


class Refused(Notice, frozen=True):
    """A command changed nothing, and why. `again` says that it may be sent again as it is."""

    id: str
    why: str
    say: Message
    again: bool


class Orders(Notice, frozen=True):
    """The standing orders of your seats."""

    orders: dict[int, Order]


class Chat(Notice, frozen=True):
    """A line of table talk."""

    line: ChatLine


class Pong(Notice, frozen=True):
    """Here."""

    at: int


class Bye(Notice, frozen=True):
    """The server closes this connection; come back after so many milliseconds, or never if None."""

    why: str
    say: Message
    after: int | None


Reply = (
    Welcome | TableNotice | Update | Ack | Refused | Orders | Chat | Help | typed.Said | typed.Completed | Pong | Bye
)  # every frame from the server


# --- HTTP bodies


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here: a person at this screen, perhaps with a deck, one who comes by link, anybody, or a bot."""

    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] = ""
    deck: Brought | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=6)]
    edition: Annotated[str, Meta(max_length=20)] | None = None
    switches: Annotated[dict[str, bool | int | str], Meta(max_length=100)] = {}
    pace: Pace = Relaxed()
    listed: bool = False
    minimum: Annotated[int, Meta(ge=0, le=5000)] | None = None


class Claim(Struct, frozen=True):
    """A seat of yours: its secret token, and a phrase to get it back with."""

    seat: int
    token: str
    phrase: str


class Made(Struct, frozen=True):
    """A new table, the link for friends, and your own seats."""

    table: TableInfo
    invite: str
    claims: list[Claim]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: by invitation, or one that is open to anybody; with a deck, where decks are built."""

    name: Name = ""
    invite: Token | None = None
    seat: Seat | None = None
    deck: Brought | None = None


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Get a seat back with its phrase."""

    phrase: Annotated[str, Meta(min_length=1, max_length=200)]


class Mine(Struct, frozen=True):
    """One of your tables, and your seats there."""

    table: TableInfo
    seats: list[int]
    asked: bool | None


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    why: str
    say: Message
