"""What lies on the table besides the map: hands, masks, Missions, tracks, the Bohrok, and what lasts."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from matanui.desk import marks
from matanui.desk.cards.voice import Voice, cell, me
from matanui.games.cards.data.kinds import GreatMaskCard, NobleMaskCard
from matanui.games.cards.data.numbers import ACTION, BACK, CARD, KRANA, NO_CARD, PILES, RAHI, VA, pile_of
from matanui.games.cards.state.verbs import UNTIL_CHALLENGE
from matanui.games.cards.views.view import HeroView, View

HANDS: Final = (ACTION, RAHI, VA, KRANA)


def header(voice: Voice, view: View) -> Text:
    """The round and whose turn it is."""
    return voice.page.turn(voice.name(view, view.turn), view.turn == view.viewer, view.round)


# --- your own side


def hand(voice: Voice, view: View) -> list[Text]:
    """Your cards by kind, with the limits."""
    if view.viewer is None:
        return []
    cards = me(view).hand
    dealt = [pile for pile in HANDS if pile == ACTION or any(pile_of(n) == pile for n in cards)]
    lines = []
    for pile in dealt:
        held = [n for n in cards if pile_of(n) == pile]
        most = me(view).limits.get(pile)
        count = f"{len(held)}/{most}" if most else str(len(held))
        lines.append(voice.line(f"hand-{PILES[pile]}", count=count, named=voice.cards(held)))
    return lines


def masks(voice: Voice, view: View, seat: int) -> list[Text]:
    """What a Toa has won: ready, worn or resting; and what is knocked off."""
    hero = view.heroes[seat]
    named = [mask(voice, hero, n) for n in (*hero.great, *hero.noble)]
    lines = [voice.line("masks", named=voice.speech.listed(named) or voice.speech.ui("none"))]
    if hero.turaga:
        helpers = [voice.card(n) + state(voice, hero, n) for n in hero.turaga]
        lines.append(voice.line("turaga", named=voice.speech.listed(helpers)))
    if hero.top:
        lines.append(voice.line("knocked", named=voice.cards(hero.top)))
    return lines


def mask(voice: Voice, hero: HeroView, n: int) -> str:
    """A mask with its bonus and how it is."""
    found = CARD[n]
    assert isinstance(found, GreatMaskCard | NobleMaskCard)
    name = voice.speech.words.say(f"mask-{found.mask}")
    skill = " " + voice.speech.words.say(f"skill-{found.skill}") if isinstance(found, GreatMaskCard) else ""
    return f"{name} +{found.bonus}{skill}{state(voice, hero, n)}"


def state(voice: Voice, hero: HeroView, n: int) -> str:
    """Worn, or resting and for how long; nothing if ready."""
    if n in (hero.worn, hero.guide):
        return f" [{voice.ui('worn')}]"
    if n not in hero.resting:
        return ""
    turns = hero.resting[n]
    if turns >= UNTIL_CHALLENGE:
        return f" [{voice.ui('rests' if turns == UNTIL_CHALLENGE else 'rests-great')}]"
    return f" [{voice.ui('rests-turns', n=turns)}]"


def missions(voice: Voice, view: View, seat: int, texts: bool = False) -> list[Text]:
    """Open Missions with how far they are done."""
    lines = []
    for found in view.heroes[seat].tasks:
        done = sum(min(need, done) for need, done in zip(found.need, found.done, strict=True))
        line = voice.line("mission", name=voice.card(found.card), done=done, need=sum(found.need))
        lines.append(line.append(f" {voice.text(found.card)}", marks.FAINT) if texts else line)
    return lines


def lasting(voice: Voice, view: View, seat: int) -> list[Text]:
    """What still works on a Toa."""
    hero = view.heroes[seat]
    named = [voice.ui("turns-left", name=voice.card(n), n=turns) for n, turns in hero.lingering.items()]
    named += [voice.ui("skips", n=hero.skips)] if hero.skips else []
    named += [voice.ui("extra", n=hero.extra)] if hero.extra else []
    named += [voice.ui("gamble", skill=voice.skill(hero.gamble[0]), value=str(hero.gamble[1]))] if hero.gamble else []
    named += [voice.ui("burden", points=str(sum(hero.burdens)))] if hero.burdens else []
    named += [voice.ui(f"bar-{what}") for what in hero.bars]
    if view.free_missions and seat == view.turn:
        named.append(voice.ui(f"free-{view.rules.card_move_pass.replace('_', '-')}"))
    named += [voice.card(n) for n in hero.face_up]
    return [voice.line("lasting", named=voice.speech.listed(named))] if named else []


# --- everybody


def seats(voice: Voice, view: View) -> list[Text]:
    """Everybody's place, track and counts, in the order of the seats."""
    return [seat_line(voice, view, n) for n in range(len(view.heroes))]


def seat_line(voice: Voice, view: View, n: int) -> Text:
    """One Toa: where, masks won, Krana, cards by their backs, open Missions."""
    hero, rules = view.heroes[n], view.rules
    parts = [cell(view, hero.at)] if hero.at >= 0 else []
    parts.append(voice.ui("track-masks", n=len(hero.great), most=rules.masks_to_win))
    held = Counter(pile_of(card) for card in hero.hand)
    if rules.krana_to_win and n == view.viewer:
        parts.append(voice.ui("track-krana", n=hero.krana, most=rules.krana_to_win))
    shown = [pile for pile in HANDS if pile != KRANA or n != view.viewer]
    parts += [voice.ui(f"count-{PILES[pile]}", n=held[pile]) for pile in shown if held[pile]]
    parts += [voice.ui("count-missions", n=len(hero.missions))] if hero.missions else []
    return voice.seat(view, n).append(": " + voice.speech.listed(parts))


def track(voice: Voice, view: View) -> list[Text]:
    """`track`: what wins, and how far everybody is."""
    rules = view.rules
    lines = [voice.line("goal-masks", "bold", most=rules.masks_to_win)]
    if rules.krana_to_win:
        lines.append(voice.line(f"goal-{rules.win_krana.replace('_', '-')}", "bold", most=rules.krana_to_win))
    for n in range(len(view.heroes)):
        lines += [seat_line(voice, view, n), *indented(masks(voice, view, n)), *indented(lasting(voice, view, n))]
    return lines


def indented(lines: list[Text]) -> list[Text]:
    """A little to the right."""
    return [Text("  ").append_text(line) for line in lines]


def swarm(voice: Voice, view: View) -> list[Text]:
    """The face-up Bohrok, and the Krana laid out for it."""
    lines = [voice.line("bohrok", named=voice.card(view.bohrok))] if view.bohrok != NO_CARD else []
    return lines + ([voice.line("krana-out", named=voice.card(view.krana))] if view.krana != NO_CARD else [])


def own(voice: Voice, view: View) -> list[Text]:
    """Your masks, Missions, hand and what lasts."""
    if view.viewer is None:
        return []
    seat = view.viewer
    return [
        *masks(voice, view, seat),
        *missions(voice, view, seat),
        *lasting(voice, view, seat),
        *hand(voice, view),
    ]


def others_lasting(voice: Voice, view: View) -> list[Text]:
    """What still works on the others, each with the name."""
    lines = []
    for n in range(len(view.heroes)):
        if n != view.viewer:
            lines += [Text(f"{voice.name(view, n)}: ").append_text(line) for line in lasting(voice, view, n)]
    return lines


def known(voice: Voice, view: View) -> list[Text]:
    """Cards in other hands that the viewer has seen."""
    lines = []
    for n, hero in enumerate(view.heroes):
        faces = [card for card in hero.hand if card < BACK]
        if n != view.viewer and faces:
            lines.append(voice.line("known", who=voice.name(view, n), named=voice.cards(faces)))
    return lines


def common(voice: Voice, view: View) -> list[Text]:
    """What is known of the others besides their counts."""
    return [*known(voice, view), *others_lasting(voice, view)]


def everything(voice: Voice, view: View) -> list[Text]:
    """All that the viewer may know."""
    return [*seats(voice, view), *swarm(voice, view), *common(voice, view), *own(voice, view)]
