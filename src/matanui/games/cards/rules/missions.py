"""Missions: taken in the open, carried out at once or worked on until they are done. [masks, Mission spaces]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PASS, PASSING, PIPS
from matanui.games.cards.data.kinds import Mission
from matanui.games.cards.data.numbers import CARD, FACE, HOME_OF, MISSION, PILE
from matanui.games.cards.data.printed import TAG, TASKS, URGENT, taken_by
from matanui.games.cards.data.tasks import Asked, DrawAt, Hold, HuntRahi, OfCards, Outroll, Pay, Rest, Task, Visit
from matanui.games.cards.rules import hands, running
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.options import CARDS, HELD, SEAT
from matanui.games.cards.rules.steps import D12, chance, prompt, step, step_of_hand
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm, clockwise

WHICH_MISSION: Final = prompt("mission", CARDS, topic="mission")
PAY: Final = prompt("pay", HELD, topic="mission")
OUTROLL: Final = prompt("outroll", SEAT, PASSING, topic="mission", nothing=PASS)
D12_ROLL: Final = chance("d12", PIPS)


def mission(card: int) -> Mission:
    """A Mission by its number."""
    found = CARD[card]
    assert isinstance(found, Mission)
    return found


def current(s: Realm, seat: int) -> list[int]:
    """The Missions that may be worked on now: all of them, or only the oldest. [N1]"""
    open_ = s.heroes[seat].missions
    return open_ if s.rules.mission_order == "any" else open_[:1]


def progress(s: Realm, seat: int, card: int, task: int) -> list[int]:
    """What has been done for a task."""
    return s.heroes[seat].paid.get(card * 4 + task, [])


def open_tasks(s: Realm, seat: int, kind: type = Asked) -> list[tuple[int, int, Task]]:
    """The tasks of a kind that are still to be done: Mission, number, task."""
    if not s.heroes[seat].missions:
        return []
    paid, asked = s.heroes[seat].paid, TASKS[kind]
    return [
        (card, n, task)
        for card in current(s, seat)
        if card in asked
        for n, task, often in asked[card]
        if len(paid.get(card * 4 + n, ())) < often
    ]


def is_done(s: Realm, seat: int, card: int) -> bool:
    """Has every task of a Mission been done, as far as it can be? [N7]"""
    return all(is_hopeless(s, seat, task) for open_, _, task in open_tasks(s, seat) if open_ == card)


def is_hopeless(s: Realm, seat: int, task: Task) -> bool:
    """Is the pile that a task asks for used up, with its discards? [N7]"""
    if isinstance(task, Pay):
        return hands.is_empty(s, hands.pile_for(s, seat, PILE[task.pile])) and not payable(s, seat, task)
    if isinstance(task, Hold):
        return are_empty(s, tuple([kind.split("-")[0] for kind in task.of]))
    return isinstance(task, DrawAt) and are_empty(s, s.rules.draw_piles)


def are_empty(s: Realm, piles: tuple[str, ...]) -> bool:
    """Is there nothing left in any of these piles, nor in their discards?"""
    for name in piles:
        if not hands.is_empty(s, PILE[name]):
            return False
    return True


def is_urged(s: Realm, seat: int) -> bool:
    """Is there a Mission to be done before one starts any challenge or plays any Game Action card? [N9]"""
    return not URGENT.isdisjoint(s.heroes[seat].missions)


@step
async def take_mission(s: Realm, seat: int, n: int) -> Next:
    """Flip the top Mission; everybody sees it. [N6]"""
    mine = hands.pile_for(s, seat, MISSION)
    if n <= 0 or hands.is_empty(s, mine):
        return ()
    if not s.piles[mine] and not s.tops[mine]:
        verbs.reshuffle(s, mine)
        return (take_mission(seat, n),)
    top = s.tops[mine]
    card = top[-1] & FACE if top else await Ask(CHANCE, hands.DEAL[MISSION], s.piles[mine][:])
    verbs.take_mission(s, seat, card, mine)
    rest = (take_mission(seat, n - 1),)
    if mission(card).type == "immediate":
        return running.run(card, 0, seat, -1), close(seat, card), *rest
    return *looked_over(s, seat), *rest


@step
def close(s: Realm, seat: int, card: int) -> Next:
    """A Mission that is done goes to the discards, face up."""
    if card in s.heroes[seat].missions:
        verbs.finish_mission(s, seat, card, HOME_OF[card])
    return ()


def looked_over(s: Realm, seat: int) -> Next:
    """The review that comes next, if it would find anything."""
    if not s.heroes[seat].missions:
        return ()
    tasks = open_tasks(s, seat)
    for _, _, task in tasks:
        if isinstance(task, OfCards) and (is_met(s, seat, task) or is_hopeless(s, seat, task)):
            return (review(seat),)
    waiting = {card for card, _, _ in tasks}
    return (review(seat),) if len(waiting) < len(current(s, seat)) else ()


def is_met(s: Realm, seat: int, task: Task) -> bool:
    """Does the hand have what a task asks for?"""
    if isinstance(task, Pay):
        return bool(s.heroes[seat].hand) and bool(payable(s, seat, task))
    return isinstance(task, Hold) and holds(s, seat, task)


@step
def review(s: Realm, seat: int) -> Next:
    """What can be paid is paid at once, part payments stay paid; a finished Mission is closed. [N2]"""
    if due(s, seat):
        return pay(seat), review(seat)
    for card in current(s, seat):
        for holding, n, task in open_tasks(s, seat, Hold):
            if holding == card and is_met(s, seat, task):
                verbs.pay(s, seat, card, n, 0)
        if is_done(s, seat, card):
            return close(seat, card), review(seat)
    return ()


def due(s: Realm, seat: int) -> list[tuple[int, int, Pay]]:
    """The payments that can be made now: Mission, number, task."""
    return [(card, n, t) for card, n, t in open_tasks(s, seat, Pay) if isinstance(t, Pay) and payable(s, seat, t)]


def payable(s: Realm, seat: int, task: Pay) -> list[int]:
    """Places in the hand with cards that the task takes."""
    fits = taken_by(task)
    return [n for n, thing in enumerate(s.heroes[seat].hand) if thing & FACE in fits]


def holds(s: Realm, seat: int, task: Hold) -> bool:
    """Does the hand have what must be held at one time?"""
    kinds = [TAG[thing & FACE] for thing in s.heroes[seat].hand]
    for kind in task.of:
        if kinds.count(kind) < task.n:
            return False
    return True


@step_of_hand
async def pay(s: Realm, seat: int) -> Next:
    """Give up one card for a Mission; if several ask for one, you choose which gets it. [N2, N11]"""
    first = {card: (n, task) for card, n, task in due(s, seat)[::-1]}
    cards = [card for card in current(s, seat) if card in first]
    card = cards[0] if len(cards) == 1 else await Ask(seat, WHICH_MISSION, cards, About("toll", by=seat))
    n, task = first[card]
    places = payable(s, seat, task)
    place = places[0] if len(places) == 1 else await Ask(seat, PAY, places, About("toll", card, seat))
    verbs.discard(s, seat, place)
    verbs.pay(s, seat, card, n, 0)
    return ()


def note(s: Realm, seat: int, kind: type) -> Next:
    """Something that a task may have asked for has happened."""
    for card, n, _ in open_tasks(s, seat, kind):
        verbs.pay(s, seat, card, n, 0)
    return looked_over(s, seat)


def entered(s: Realm, seat: int, space: int, kinds: frozenset[str]) -> Next:
    """A space has been entered."""
    if not s.heroes[seat].missions:
        return ()
    if kinds:
        count_visit(s, seat, space, kinds)
    return looked_over(s, seat)


def count_visit(s: Realm, seat: int, space: int, kinds: frozenset[str]) -> None:
    """Visits of any of its kinds count a space once."""
    for card, n, task in open_tasks(s, seat, Visit):
        if isinstance(task, Visit) and task.what in kinds and space not in progress(s, seat, card, n):
            verbs.pay(s, seat, card, n, space)


def drew_at_space(s: Realm, seat: int) -> Next:
    """A card was drawn on a Game Action space."""
    return note(s, seat, DrawAt)


def hunted(s: Realm, seat: int) -> Next:
    """A Rahi challenge was made."""
    return note(s, seat, HuntRahi)


def rested(s: Realm, seat: int) -> Next:
    """A whole movement was given up."""
    return note(s, seat, Rest)


def asks_for(s: Realm, seat: int, kind: type) -> bool:
    """Is there an open task of this kind?"""
    return bool(open_tasks(s, seat, kind))


@step
async def outroll(s: Realm, seat: int) -> Next:
    """One try at the start of your turn: roll higher than an opponent of your choice."""
    if not asks_for(s, seat, Outroll):
        return ()
    foe = await Ask(seat, OUTROLL, [*clockwise(s, seat), PASS])
    if foe == PASS:
        return ()
    mine = await Ask(CHANCE, D12_ROLL, D12)
    theirs = await Ask(CHANCE, D12_ROLL, D12)
    verbs.roll(s, seat, mine)
    verbs.roll(s, foe, theirs)
    return note(s, seat, Outroll) if mine > theirs else ()
