"""The kinds of cards: the fields that a row of each kind has. A row names its kind; every card is frozen."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from matanui.games.cards.data.tasks import Task
from matanui.games.cards.data.terms import ActionType, Skill

Row = dict[str, Any]  # what a card does is kept as its row says it: `printed` reads it when all verbs are registered
NO_NUMBER: Final = -1  # of a row that has none
Provenance = Literal["sourced", "derived", "reconstructed"]
ToaName = Literal["tahu", "kopaka", "onua", "lewa", "pohatu", "gali"]
GreatMask = Literal["akaku", "hau", "kakama", "kaukau", "miru", "pakari"]
NobleMask = Literal["huna", "komau", "mahiki", "matatu", "rau", "ruru"]
RahiBreed = Literal["nui-rama", "nui-jaga", "tarakava", "muaka", "kane-ra", "manas"]
Breed = Literal["tahnok", "gahlok", "lehvak", "pahrak", "nuhvok", "kohrak"]
KranaType = Literal["xa", "bo", "su", "za", "vu", "ja", "yo", "ca"]
When = Literal[
    "any",  # whenever cards may be played
    "turn_start",  # your turn begins, you have not moved
    "own_turn",
    "own_move",  # before or during your movement
    "draw_space",  # you are about to draw on a Game Action space
    "bohrok_space",  # your movement has ended on a Bohrok Control space
    "announce",  # an opponent has announced a Bohrok challenge
    "challenge",  # a challenge is on and its skill is known
    "rahi",  # you have made a Rahi challenge
    "answer",  # a card has just been played
]


class Printed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """What every card has. `no` is its permanent number, `number` the printed one. `words` names another card or family
    whose words this one uses."""

    id: str
    no: int = NO_NUMBER
    provenance: Provenance
    source: str
    copies: int = 1
    number: int | None = None
    words: str = ""

    @property
    def word(self) -> str:
        """The id of its name; its text has `-text` behind it."""
        return f"card-{self.words or self.id}"


class ToaCard(Printed, frozen=True, tag="toa"):
    """A Toa: six skills, the mask that is theirs from the start, and which of the numbers are sourced."""

    toa: ToaName
    mask: GreatMask
    flight: int
    shielding: int
    speed: int
    strength: int
    swimming: int
    vision: int
    sourced: tuple[Skill, ...] = ()

    def skill(self, name: Skill) -> int:
        """The number of a skill."""
        value: int = getattr(self, name)
        return value


class ChallengeCard(Printed, frozen=True, tag="challenge"):
    """A Great Mask Challenge: the skills that are added up and compared."""

    skills: tuple[Skill, ...]


class Mission(Printed, frozen=True, tag="mission"):
    """An open task that bars you from challenges (an urgent one from everything else), or something immediate."""

    type: Literal["task", "immediate"]
    tasks: tuple[Task, ...] = ()
    effects: tuple[Row, ...] = ()
    urgent: bool = False

    def __post_init__(self) -> None:
        if bool(self.tasks) != (self.type == "task") or bool(self.effects) != (self.type == "immediate"):
            raise ValueError("a Mission of type `task` has `tasks`, one of type `immediate` has `effects`")


class GreatMaskCard(Printed, frozen=True, tag="great"):
    """A Great Mask of one Toa: a bonus for one skill, and perhaps a power."""

    toa: ToaName
    mask: GreatMask
    skill: Skill
    bonus: int
    foil: bool = False
    when: When = "challenge"
    power: tuple[Row, ...] = ()


class NobleMaskCard(Printed, frozen=True, tag="noble"):
    """A Noble Mask of one Toa: a bonus for any one skill, also beside a Great Mask, and a power."""

    toa: ToaName
    mask: NobleMask
    bonus: int
    when: When
    power: tuple[Row, ...]


class TuragaCard(Printed, frozen=True, tag="turaga"):
    """A Turaga card of one Toa; `rests`: once used, it rests until your next Great Mask Challenge."""

    toa: ToaName
    role: Literal["turaga", "noble", "tool", "counsel"]
    when: When
    effects: tuple[Row, ...]
    pile: Literal["great", "noble"] = "great"
    rests: bool = False


class ActionCard(Printed, frozen=True, tag="action"):
    """A Game Action."""

    type: ActionType
    when: When
    effects: tuple[Row, ...]


class RahiCard(Printed, frozen=True, tag="rahi"):
    """A Rahi: the skill of its challenge."""

    breed: RahiBreed
    skill: Skill


class RahiChallenge(Printed, frozen=True, tag="rahi-challenge"):
    """The value of a Rahi challenge, and perhaps a better one with some Rahi."""

    value: int
    better: int = 0
    better_with: tuple[RahiBreed, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.better) != bool(self.better_with):
            raise ValueError("`better` and `better_with` belong together")


class RahiEffect(Printed, frozen=True, tag="rahi-effect"):
    """What happens to the victim of a successful Rahi challenge, at once or lingering for some of their turns."""

    effects: tuple[Row, ...]
    lingering: bool = False


class RahiDefend(Printed, frozen=True, tag="rahi-defend"):
    """What the challenged Toa does about a Rahi challenge before the numbers are compared."""

    effects: tuple[Row, ...]


class BohrokCard(Printed, frozen=True, tag="bohrok"):
    """A Bohrok: a bonus for the challenger if the skill is its own; a Bahrag has no breed and helps with any skill."""

    form: Literal["plain", "promo", "kal", "bahrag"]
    bonus: int
    breed: Breed | None = None
    skill: Skill | None = None

    def __post_init__(self) -> None:
        if (self.form == "bahrag") != (self.breed is None) or (self.breed is None) != (self.skill is None):
            raise ValueError("a Bohrok has a `breed` and a `skill`, a Bahrag has neither")


class VaCard(Printed, frozen=True, tag="va"):
    """A Bohrok Va: points in a Bohrok challenge with its breed, for either side."""

    breed: Breed
    bonus: int


class KranaCard(Printed, frozen=True, tag="krana"):
    """A Krana: controls Bohrok of its breed. The Krana-Kal has neither breed nor type, and controls Kal and Bahrag."""

    breed: Breed | None = None
    type: KranaType | None = None


Card = (
    ToaCard | ChallengeCard | Mission | GreatMaskCard | NobleMaskCard | TuragaCard | ActionCard
    | RahiCard | RahiChallenge | RahiEffect | RahiDefend | BohrokCard | VaCard | KranaCard
)  # fmt: skip
