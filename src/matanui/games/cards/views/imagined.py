"""A state made from a view alone, for questions about ways and spaces. What the viewer does not see is not in it."""

from __future__ import annotations

from matanui.games.cards.data.numbers import BACK
from matanui.games.cards.state.realm import NO_FIGHT, NOBODY, Hero, Realm
from matanui.games.cards.views.view import HeroView, View


def realm_of(view: View) -> Realm:
    """The table as far as the viewer knows it; nobody is in a challenge, and piles are empty."""
    return Realm(
        rules=view.rules, heroes=[hero_of(hero) for hero in view.heroes],
        first=view.first, turn=view.turn, round=view.round, quiet=view.quiet, winner=view.winner,
        piles=[[] for _ in view.piles], tops=[[] for _ in view.piles], discards=view.discards,
        steps=view.steps, trail=view.trail, hops=0, foot=NOBODY, free_missions=view.free_missions, waived=view.waived,
        gave_up=view.gave_up, due=view.due, loan=0,
        fight=NO_FIGHT, challenger=0, defender=0, trial=[], skills=[], value=0, ledger=[], muted=[], inverted=[],
        ties=NOBODY, rebounds=False, brief=0, cancelled=False,
        bohrok=view.bohrok, bohrok_turns=view.bohrok_turns, krana=view.krana, tricks=view.tricks,
        stack=[], tape=[],
    )  # fmt: skip


def hero_of(seen: HeroView) -> Hero:
    """A player with the cards of the hand that the viewer knows."""
    return Hero(
        toa=seen.toa, at=seen.at, great=seen.great, noble=seen.noble, turaga=seen.turaga, worn=seen.worn,
        guide=seen.guide, resting=seen.resting, masks=seen.masks, nobles=seen.nobles, top=seen.top,
        hand=[card for card in seen.hand if card < BACK], missions=seen.missions, paid=seen.paid,
        last_draw=seen.last_draw, last_try=seen.last_try, skips=seen.skips, extra=seen.extra,
        lingering=seen.lingering, bars=seen.bars, burdens=seen.burdens, face_up=seen.face_up, gamble=seen.gamble,
        lent=seen.lent,
    )  # fmt: skip
