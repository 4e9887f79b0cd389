"""Greedy: heads for challenges it can win, does its Missions, keeps boosts for fights and plays just enough to win.

`SCORES` has every prompt that the engine of the card games asks a player; a game with more prompts makes its bot of
`GreedyCards({**SCORES, ...})`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from matanui.bots.cards.fight import Duel, skill_score
from matanui.bots.cards.gains import challenge_near
from matanui.bots.cards.hunt import best_hunt, hunt_worth
from matanui.bots.cards.opinions import opinions_on
from matanui.bots.cards.plan import FADE, TASK, Plan
from matanui.bots.cards.plays import gain, keep, surplus
from matanui.bots.cards.strength import actions_in, all_trials, coming, compared, masks_bonus, skills_of
from matanui.bots.cards.swarm import SWARM
from matanui.bots.cards.walk import Walk, now
from matanui.bots.cards.worth import TURNS_LOST, burden_of_mission
from matanui.core.chance import Stream
from matanui.core.questions import PASS, Prompt
from matanui.games.cards.bohrok import construction
from matanui.games.cards.bohrok.construction import OWN
from matanui.games.cards.data.kinds import ChallengeCard, RahiCard, RahiChallenge, RahiEffect
from matanui.games.cards.data.numbers import ACTION, BACK, CARD, RAHI, SKILLS, pile_of
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.skills import toa_card
from matanui.games.cards.data.tasks import Hold, HuntRahi, Pay
from matanui.games.cards.effects.hands import PICK
from matanui.games.cards.effects.moving import WHERE, Steps
from matanui.games.cards.effects.turns import Complete
from matanui.games.cards.rahi import hunting
from matanui.games.cards.rahi.effects import CURE
from matanui.games.cards.rules import (
    action_spaces,
    challenge,
    hands,
    mission_spaces,
    missions,
    moving,
    placing,
    playing,
    portals,
    setup,
    turn,
)
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.rules.turn import REST
from matanui.games.cards.state.realm import NOBODY
from matanui.games.cards.views.view import View

TASTE: Final = 1e-6  # how much chance decides between equals
NEVER: Final = -99.0
ROOM_FOR: Final = 0.2  # a card worth less than this makes room for a new one
Score = Callable[[int], float]
Scores = Mapping[Prompt, Callable[[Plan], Score]]


class GreedyCards:
    """Takes what looks best now. Sees only what its seat may see; luck decides between equals."""

    def __init__(self, scores: Scores | None = None) -> None:
        self.scores = SCORES if scores is None else scores

    def choose(self, view: View, luck: Stream) -> int:
        """The option with the best score."""
        assert view.question is not None
        options = view.question.options
        if len(options) == 1:
            return options[0]
        score = self.scores[view.question.prompt](Plan(view))
        return max(options, key=lambda option: score(option) + TASTE * luck.below(1000) / 1000)


def flat(plan: Plan) -> Score:
    """Any option is as good as any other."""
    return lambda option: 0.0


def yes(plan: Plan) -> Score:
    """Yes rather than no, something rather than nothing."""
    return lambda option: float(option >= 1)


def foil(plan: Plan) -> Score:
    """The mask that one begins with; in built decks the Toa is not known yet, and any will do."""
    own = setup.MASKS.index(toa_card(plan.rules, plan.me.toa).mask) if plan.me.toa >= 0 else PASS
    return lambda mask: -1.0 if mask == PASS else float(mask == own)


# --- turns and moves


def and_walk(plan: Plan) -> Score:
    """A movement that comes back is taken."""
    return lambda option: float(option != PASS)


def act(plan: Plan) -> Score:
    """Cards that bring something; then a Rahi challenge or a rest if it is worth the move; then the move."""
    stay = FADE * plan.future(plan.me.at, plan.me.last_try)

    def score(option: int) -> float:
        if option >= PLAY:
            worth = gain(plan, option - PLAY)
            return 10.0 + worth if worth > 0 else NEVER
        if option == hunting.HUNT:
            return hunt_worth(plan) + stay - now(plan)
        return TASK if option == REST else 0.0

    return score


def interlude(plan: Plan) -> Score:
    """Only what brings something now."""
    return lambda option: 0.0 if option == PASS else gain(plan, option - PLAY)


def step(plan: Plan) -> Score:
    """The first step of the best way; a card only if it makes the way better."""
    walk, view = Walk(plan), plan.view
    trail = tuple(view.trail)

    def score(option: int) -> float:
        if option == PASS:
            return walk.stop(plan.me.at, plan.me.last_draw)
        if option >= PLAY:
            worth = gain(plan, option - PLAY)
            return 100.0 + worth if worth > 0 else NEVER - 1
        return walk.enter(plan.me.at, option, view.steps, trail, plan.me.last_draw)

    return score


def ahead(plan: Plan) -> Score:
    """The space with the best future for oneself; others go where the way to a challenge is long."""

    def score(space: int) -> float:
        draws = plan.card_worth() if space in plan.draws else 0.0
        away = 0.01 * plan.to_challenge(space)
        return away if space in plan.missions else plan.future(space, plan.me.last_try) + draws

    return score


def pull(plan: Plan) -> Score:
    """An opponent away from challenges, as far as it goes; oneself, on the way home, towards them."""
    assert plan.view.question is not None
    if PASS not in plan.view.question.options:
        return ahead(plan)
    assert plan.view.about is not None
    at = plan.hero(plan.view.about.target).at
    return lambda space: plan.to_challenge(at if space == PASS else space)


# --- masks


def wear(plan: Plan) -> Score:
    """The mask that helps in most of the challenges that may come, one's own first."""
    trials = all_trials(plan.view)

    def score(card: int) -> float:
        if card == PASS:
            return NEVER
        mask, total = SKILLS.index(getattr(CARD[card], "skill", SKILLS[0])), 0.0
        for skills in trials:
            for seat in plan.foes if mask in skills else []:
                mine, theirs = skill_sum(plan, plan.seat, skills), skill_sum(plan, seat, skills)
                total += 1.0 if -100 <= mine - theirs < 0 else 0.4 if mine == theirs else 0.1
        return total

    return score


def skill_sum(plan: Plan, seat: int, skills: list[int]) -> int:
    """The bare numbers, with what others wear."""
    hero = plan.hero(seat)
    worn = 0 if seat == plan.seat else masks_bonus(hero, plan.rules, skills)
    return compared(hero, plan.rules, skills) + worn


def follow(plan: Plan) -> Score:
    """The tool if it reaches a challenge, the Turaga for a Mission, else points."""
    near = {n: plan.atlas.clear_steps(plan.me.at)[n] for n in plan.challenges if n != plan.me.last_try}
    longer = plan.steps < min(near.values()) <= plan.steps + 2 and not plan.barred

    def score(card: int) -> float:
        if card == PASS:
            return NEVER
        ready = card not in plan.me.resting
        for e in EFFECTS[card]:
            if isinstance(e, Steps):
                return 3.0 * longer * ready
            if isinstance(e, Complete):
                return 2.0 * bool(plan.me.missions) * bool(actions_in(plan.me)) * ready
        return 1.0

    return score


# --- challenges


def whom(plan: Plan) -> Score:
    """Whoever is beaten most surely; a Rahi goes where it was meant to go."""
    if not plan.view.trail:
        foe = best_hunt(plan)[3]
        return lambda seat: float(seat == foe) + 0.1 * plan.threat(seat)
    chances = plan.chances(coming(plan.view))
    spite = 0.01 if plan.me.at in plan.challenges else 0.5  # a Bohrok costs its victim a mask
    return lambda seat: chances.get(seat, 0.0) + spite * plan.threat(seat)


def fight(plan: Plan) -> Score:
    """The cheapest way to be ahead."""
    view = plan.view
    assert view.fight is not None and view.question is not None
    best = Duel(plan, view.fight).choose(view.question.options)
    return lambda option: float(option == best)


def meddle(plan: Plan) -> Score:
    """Stop who is about to win."""
    view = plan.view
    assert view.fight is not None and view.question is not None
    best = Duel(plan, view.fight).meddle(view.question.options)
    return lambda option: float(option == best)


def target(plan: Plan) -> Score:
    """In a challenge who is ahead, else the leader."""
    fight_ = plan.view.fight
    if fight_ is not None:
        ahead_ = Duel(plan, fight_).ahead
        return lambda seat: 9.0 * (seat == ahead_) + plan.threat(seat)
    return plan.threat


def answer(plan: Plan) -> Score:
    """Whatever is meant for oneself, stops a card of one's own, hurts everybody, or helps the other side of one's own
    challenge."""
    about, fight_ = plan.view.about, plan.view.fight
    assert about is not None
    fighters = () if fight_ is None else (fight_.challenger, fight_.defender)
    effects = [*opinions_on(about.card)]
    everybody = any(opinion.harms and e.whom in ("opponents", "everyone") for e, opinion in effects)
    hurt = about.target == plan.seat or (about.target == NOBODY and everybody)
    rival = plan.seat in fighters and about.by in fighters and any(opinion.wins for _, opinion in effects)
    return lambda option: 0.0 if option == PASS else 1.0 if hurt or rival else -1.0


def skill(plan: Plan) -> Score:
    """One's best against the other side; a gamble is for the worst."""
    return lambda option: skill_score(plan, option)


# --- cards


def draw(plan: Plan) -> Score:
    """Yes while there is room, or something that is worth less than a new card; Kaukau where it costs nothing."""
    cards = actions_in(plan.me)
    full = len(cards) >= plan.limit
    welcome = not full or min(keep(c) for c in cards) < ROOM_FOR or plan.rules.rahi
    herd = any(isinstance(task, HuntRahi) or wants_rahi(task) for task in plan.asks)

    def score(option: int) -> float:
        if option == PASS:
            return 0.5
        if option >= PLAY:
            return 2.0 if not full and not herd and not challenge_near(plan) else 0.0
        return float(welcome)

    return score


def wants_rahi(task: object) -> bool:
    """Does a task ask for Rahi cards?"""
    if isinstance(task, Pay):
        return task.pile == "rahi"
    return isinstance(task, Hold) and "rahi" in task.of


def draw_from(plan: Plan) -> Score:
    """What a Mission asks for; else Game Actions until there are enough, then what a Rahi challenge lacks."""
    herd = [c for c in plan.me.hand if pile_of(c) == RAHI]
    owed = [isinstance(task, HuntRahi) or wants_rahi(task) for task in plan.asks]
    kinds = {type(CARD[c]) for c in herd if c < BACK}
    lacking = sum(kind not in kinds for kind in (RahiCard, RahiChallenge, RahiEffect))
    rahi = 1.0 if any(owed) else 0.0 if owed else 0.12 + 0.04 * (lacking == 1) - 0.02 * len(herd)
    action = 0.5 if owed and not any(owed) else max(0.1, plan.card_worth())
    return lambda pile: {RAHI: rahi, ACTION: action}.get(pile, 0.08)


def lose(plan: Plan) -> Score:
    """The card that is worth least."""
    return lambda place: surplus(plan, place)


def make_room(plan: Plan) -> Score:
    """The card that is worth least, if a new one is worth more."""
    full = len(actions_in(plan.me)) >= plan.limit
    return lambda place: -(ROOM_FOR if full else 0.0) if place == PASS else surplus(plan, place)


def pick(plan: Plan) -> Score:
    """The best card."""
    return keep


def order(plan: Plan) -> Score:
    """First the challenge that suits oneself; other cards are left to others, the worst first."""

    def score(card: int) -> float:
        if not isinstance(CARD[card], ChallengeCard):
            return -keep(card)
        best = max(plan.chances([skills_of(card)]).values(), default=0.0)
        return best if plan.view.turn == plan.seat else -best

    return score


def mission(plan: Plan) -> Score:
    """The one that would take longest."""
    return burden_of_mission


# --- Rahi


def beast(plan: Plan) -> Score:
    """The Rahi of the best hunt; if none is any good, the one that is worth least."""
    best = best_hunt(plan)[1]
    return lambda card: 9.0 if card == best else -keep(card)


def rahi_value(plan: Plan) -> Score:
    """Likewise its value. The Rahi is chosen already, but by the same reckoning."""
    best = best_hunt(plan)[2]
    return lambda card: 9.0 if card == best else -keep(card)


def effect(plan: Plan) -> Score:
    """What costs the victim most turns."""
    return lambda card: TURNS_LOST.get(CARD[card].id, 0.5)


SCORES: Final[Scores] = {
    setup.CHOOSE_TOA: flat,
    construction.CHOOSE_DECK: lambda plan: lambda deck: -1.0 if deck == OWN else 0.0,
    setup.BUILD_FOIL: foil,
    **dict.fromkeys((construction.BUILD_ACTION, construction.BUILD_MISSION, construction.BUILD_CHALLENGE), flat),
    turn.INTERLUDE: interlude,
    hands.MAKE_ROOM: make_room,
    turn.WEAR: wear,
    turn.FOLLOW: follow,
    missions.OUTROLL: lambda plan: lambda seat: -1.0 if seat == PASS else 0.0,
    turn.ACT: act,
    moving.STEP: step,
    mission_spaces.BYPASS: yes,
    action_spaces.DRAW: draw,
    hands.DRAW_FROM: draw_from,
    PICK: pick,
    hands.ARRANGE: order,
    hunting.AND_WALK: and_walk,
    portals.PORTAL: ahead,
    WHERE: ahead,
    placing.PULL: pull,
    placing.SHOVE: flat,
    challenge.CHALLENGE_WHOM: whom,
    challenge.SKILL_OF: skill,
    challenge.FIGHT: fight,
    challenge.MEDDLE: meddle,
    playing.TARGET: target,
    playing.MAY_ANSWER: answer,
    hands.DISCARD: lose,
    hands.GIVE: lose,
    missions.PAY: lose,
    missions.WHICH_MISSION: mission,
    CURE: effect,
    hunting.RAHI: beast,
    hunting.RAHI_VALUE: rahi_value,
    hunting.RAHI_EFFECT: effect,
    **SWARM,
}
