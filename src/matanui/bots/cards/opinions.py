"""What the bots think of each verb of the cards: the only place besides the verb itself that knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from matanui.bots.cards import gains
from matanui.bots.cards.plan import Plan
from matanui.games.cards.bohrok import effects as bohrok
from matanui.games.cards.data.kinds import GreatMaskCard, TuragaCard
from matanui.games.cards.data.numbers import CARD, SKILLS
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.effects import fights, hands, lasting, moving, turns
from matanui.games.cards.might import effects as might
from matanui.games.cards.rahi import effects as rahi
from matanui.games.cards.rshl import effects as rshl

if TYPE_CHECKING:
    from matanui.bots.cards.fight import Duel

SURE: Final = 9999  # a shift that settles it


def worthless(e: Verb) -> float:
    """It is no reason to keep a card."""
    return 0.0


def worth(value: float) -> Callable[[Any], float]:
    """The same whatever the verb says."""
    return lambda e: value


def nothing(plan: Plan, e: Verb) -> float:
    """It brings nothing now."""
    return 0.0


def no_shift(duel: Duel, e: Verb) -> int:
    """It brings nobody nearer."""
    return 0


def never(duel: Duel, e: Verb) -> bool:
    """It is no comfort."""
    return False


@dataclass(frozen=True)
class Opinion:
    """What a Game Action card is worth in the hand for it, what it brings now, how much it brings the side behind in a
    challenge nearer, whether it comforts who cannot win. `moves`: it only helps to move. `harms`: it takes something.
    `wins`: whoever plays it in a challenge is better off."""

    keep: Callable[[Any], float] = worthless
    gain: Callable[[Plan, Any], float] = nothing
    shift: Callable[[Duel, Any], int] = no_shift
    comfort: Callable[[Duel, Any], bool] = never
    moves: bool = False
    harms: bool = False
    wins: bool = False


NEUTRAL: Final = Opinion()


def opinions_on(card: int) -> Iterator[tuple[Verb, Opinion]]:
    """What a card does, with what the bots think of it."""
    return ((e, OPINIONS.get(type(e), NEUTRAL)) for e in EFFECTS[card])


# --- in a challenge


def keep_boost(e: fights.Boost) -> float:
    return 0.1 + abs(e.amount) / 500 / (2 if e.skill else 1)


def boost(duel: Duel, e: fights.Boost) -> int:
    fits = e.skill is None or SKILLS.index(e.skill) in duel.fight.skills
    return abs(e.amount) if fits else 0


def mute(duel: Duel, e: fights.Mute) -> int:
    """What the side ahead would lose of what it wears or has played."""
    kind = GreatMaskCard if e.what == "great" else TuragaCard
    lines = [line for line in duel.fight.ledger if line.seat == duel.ahead and line.why in ("worn", "played")]
    found = [line.amount for line in lines if isinstance(CARD[line.of], kind)]
    return found[0] * (2 if e.inverted else 1) if found else 0


def win_tie(duel: Duel, e: Verb) -> int:
    return int(duel.fight.tie_winner == duel.ahead)


def deflect_rahi(duel: Duel, e: Verb) -> int:
    return SURE if duel.hunted else 0


def change_skill(duel: Duel, e: Verb) -> int:
    return duel.other_skill() if duel.hunted else 0


def another_try(duel: Duel, e: Verb) -> bool:
    return duel.rahi or duel.budget() > 1


def consoles(duel: Duel, e: fights.Consolation) -> bool:
    return duel.room() >= e.n


def draws(duel: Duel, e: hands.Draw) -> bool:
    return e.who == "you" and e.pile == "action" and duel.room() >= e.n


OPINIONS: Final[dict[type[Verb], Opinion]] = {
    hands.Draw: Opinion(worth(0.45), gains.draw, comfort=draws),
    hands.Discard: Opinion(worth(0.15), gains.discard, harms=True),
    hands.Steal: Opinion(worth(0.35), gains.steal, harms=True),
    hands.Give: NEUTRAL,
    hands.RaiseLimit: Opinion(worth(0.05), gains.raise_limit),
    hands.Peek: Opinion(worth(0.30), gains.peek),
    hands.Pick: NEUTRAL,
    fights.Boost: Opinion(keep_boost, shift=boost, wins=True),
    fights.Mute: Opinion(worth(0.15), shift=mute),
    fights.WinTie: Opinion(worth(0.08), shift=win_tie, wins=True),
    fights.Consolation: Opinion(worth(0.15), comfort=consoles),
    fights.Redraw: Opinion(worth(0.25), comfort=another_try),
    lasting.Bar: Opinion(worth(0.12), gains.bar),
    lasting.Burden: NEUTRAL,
    lasting.Cancel: Opinion(worth(0.20)),
    moving.Steps: Opinion(worth(0.40), gains.steps, moves=True),
    moving.Waive: Opinion(worth(0.15), gains.waive, moves=True),
    moving.Jump: Opinion(worth(0.20), gains.jump),
    moving.Push: Opinion(worth(0.15), gains.push),
    moving.Swap: Opinion(worth(0.15), gains.swap),
    moving.SkipMove: Opinion(worth(0.35), gains.skip_move, harms=True),
    turns.GiveUp: Opinion(gain=gains.give_up),
    turns.ExtraTurn: Opinion(worth(0.60), gains.extra_turn),
    turns.Complete: Opinion(worth(0.40), gains.complete),
    turns.TakeMission: Opinion(worth(0.35), gains.take_mission),
    rahi.ChangeSkill: Opinion(shift=change_skill),
    rahi.DeflectRahi: Opinion(shift=deflect_rahi),
    rahi.Shorten: Opinion(comfort=another_try),
    rahi.Cure: Opinion(worth(0.12), gains.cure),
    rahi.CapSteps: NEUTRAL,
    rahi.RegainMove: Opinion(worth(0.15), gains.regain_move, moves=True),
    might.Deflect: NEUTRAL,
    might.Gamble: Opinion(gain=gains.gamble),
    bohrok.Control: NEUTRAL,
    bohrok.RedrawBohrok: Opinion(worth(0.25), comfort=another_try),
    bohrok.Exchange: NEUTRAL,
    rshl.ClearCooldown: NEUTRAL,
    rshl.AddCooldown: NEUTRAL,
    rshl.Share: NEUTRAL,
    rshl.BorrowBonus: NEUTRAL,
}
