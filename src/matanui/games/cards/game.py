"""The card games share all but their rules and their box."""

from __future__ import annotations

from functools import partial
from typing import Final

from matanui.core.events import Event, kinds_in
from matanui.core.game import Bringing, Game, Voice
from matanui.core.message import Message
from matanui.games.cards import words
from matanui.games.cards.bohrok import construction, control, control_space
from matanui.games.cards.bohrok import effects as bohrok_effects
from matanui.games.cards.bohrok import fight as bohrok_fight
from matanui.games.cards.bohrok import holding as bohrok_holding
from matanui.games.cards.data import printed
from matanui.games.cards.data.cards import SETS
from matanui.games.cards.data.numbers import NUMBER
from matanui.games.cards.effects import fights, hands, lasting, moving, turns
from matanui.games.cards.might import effects as might_effects
from matanui.games.cards.rahi import effects as rahi_effects
from matanui.games.cards.rahi import fight as rahi_fight
from matanui.games.cards.rahi import holding as rahi_holding
from matanui.games.cards.rahi import hunting
from matanui.games.cards.rshl import effects as rshl_effects
from matanui.games.cards.rules import action_spaces, challenge_spaces, mission_spaces, portals, starts
from matanui.games.cards.rules.ending import cast, standing
from matanui.games.cards.rules.setup import new_realm
from matanui.games.cards.rules.steps import BOOK
from matanui.games.cards.state import events
from matanui.games.cards.state.codec import bare_realm, from_realm, to_realm
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.switches import EDITIONS, Rules
from matanui.games.cards.views.help import help_with
from matanui.games.cards.views.view import View, beside, redeal, view
from matanui.games.cards.words.story import STORY

CardGame = Game[Realm, Rules, View]
PARTS: Final = (  # who imports them has registered what they bring
    *(mission_spaces, challenge_spaces, action_spaces, portals, starts),
    *(fights, hands, lasting, moving, turns),
    *(hunting, rahi_holding, rahi_fight, rahi_effects),
    might_effects,
    *(control, control_space, bohrok_holding, bohrok_fight, construction, bohrok_effects),
    rshl_effects,
)
printed.fill(SETS)


def told(e: Event, v: View) -> Message:
    """An event as the table's viewer is told it."""
    return words.event(e, [hero.toa for hero in v.heroes], v.rules)


def card_game(name: str, brings: Bringing[Realm, Rules] | None = None) -> CardGame:
    """One of the card games, wired together."""
    return Game(
        id=name,
        revision=1,
        least=2,
        most=6,
        default_edition="recharged",
        editions=EDITIONS[name],
        book=BOOK,
        new=partial(new_realm, name),
        view=view,
        beside=beside,
        redeal=redeal,
        encode=to_realm,
        bare=bare_realm,
        decode=from_realm,
        standing=standing,
        cast=cast,
        voice=Voice(words.prompt, words.option, told, words.edition, words.switch, words.switch_value),
        shows=View,
        events=kinds_in(events),
        things=lambda s: {"space": s.rules.atlas.space, "card": NUMBER},
        story=STORY,
        brings=brings,
        help=help_with,
    )
