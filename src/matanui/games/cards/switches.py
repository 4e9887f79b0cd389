"""Each printed difference between the three card games, and each open question that a table may settle otherwise, is
one switch. Rule code reads switches, never the name of a game.

The first value of a switch is the one of Quest for the Masks. A source such as [bohrok, Set-up] names the rulebook
(masks, bohrok, rshl) and its chapter; [house] marks what no rulebook has. Rulings stand in docs/rules/cards.md.

No switches, because the books agree: two to six players; an even chance for the first turn, then clockwise; one chooses
whom one challenges; Game Action cards are played at any time and in any number; a Bohrok win gives two Krana or one and
the used one. Nor is it a switch which cards name Start spaces, or jokes: that is for the cards to say.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal

from matanui.core.errors import UserError
from matanui.core.switches import cite
from matanui.games.cards.data.atlas import Atlas
from matanui.games.cards.data.named_maps import NAMES, map_named
from matanui.games.cards.data.terms import UNLIMITED


@dataclass(frozen=True)
class Rules:
    """How this table plays. Every field is a switch."""

    # what is played
    box: Literal["masks", "bohrok", "rshl"] = cite("masks", "[masks, Contents] [bohrok, Contents] [rshl, Contents]")
    might: bool = cite(
        False, "[masks, Masks of Might Expansion] [bohrok, Cards] [rshl, Using your Great/Noble Mask Cards] ruling K1"
    )
    rahi: bool = cite(False, "[masks, Rahi Challenge Expansion] [rshl, Rahi Challenge Expansion] [bohrok, Demo Round]")
    short: bool = cite(False, "[masks, Playing a Shorter Game] [bohrok, Playing a Shorter Game] rulings H11, W3")
    decks: Literal["standard", "constructed"] = cite("standard", "[bohrok, Deck Construction]")
    mission_decks: Literal["shared", "for_each_other"] = cite("shared", "[bohrok, Deck Construction] rulings D6, D7")
    map: str = cite("first", "[house] ruling M24", values=NAMES)
    card_lists: Literal["first"] = cite("first", "[masks, Contents] [bohrok, Contents] [rshl, Contents] ruling H18")
    # set-up
    skills: Literal["first"] = cite("first", "[masks, Cards] [bohrok, Cards] [rshl, Cards] ruling H17")
    toa_table: Literal["mata", "nuva"] = cite("mata", "[masks, Cards] [bohrok, Cards] [rshl, Cards] ruling H17")
    start_spaces: Literal["toa", "west_east"] = cite("toa", "[masks, Set-up] [bohrok, Set-up] ruling H16")
    start_mask: bool = cite(True, "[masks, Demo Round] [rshl, Set-up] ruling H2")
    max_foils: Literal[1, 3, 0] = cite(1, "[masks, Set-up] [bohrok, Deck Construction] ruling H12")
    deal_action: int = cite(3, "[masks, Demo Round] [bohrok, Set-up] [rshl, Set-up] rulings H1, H15")
    deal_rahi: int = cite(3, "[masks, Rahi Challenge Expansion] [bohrok, Demo Round] ruling H1")
    deal_va: int = cite(2, "[bohrok, Set-up] [rshl, Set-up]")
    deal_krana: int = cite(2, "[bohrok, Set-up] [rshl, Set-up]")
    # moving
    max_move: int = cite(3, "[masks, Moving Your Toa] [bohrok, Mission Spaces] ruling M1")
    min_move: Literal[1, 0] = cite(1, "[masks, Skip A Move?] [bohrok, Skip A Move?] rulings M1, M15")
    move_path: Literal["free", "straight"] = cite("free", "[masks, Moving Your Toa] ruling M2")
    revisit: bool = cite(False, "[house] ruling M2")
    diagonal_by_card: bool = cite(True, "[masks, Moving Your Toa] [bohrok, Moving Your Toa]")
    pass_through_toa: bool = cite(False, "[masks, My Opponent's In My Way] ruling M12")
    card_move_pass: Literal["ignore_missions", "last_space"] = cite(
        "ignore_missions", "[masks, Moving Through A Space] [bohrok, Moving Through A Space] ruling M4"
    )
    portal_must_jump: bool = cite(True, "[masks, Portal Spaces]")
    portal_ends_move: bool = cite(True, "[masks, Portal Spaces] ruling M11")
    # Mission spaces
    mission_trigger: Literal["enter", "land"] = cite(
        "enter", "[masks, Mission Spaces] [rshl, Mission Spaces] ruling M3"
    )
    mission_blocks: Literal["attempt", "enter"] = cite(
        "attempt", "[masks, Mission Spaces] [bohrok, Mission Spaces] ruling M6"
    )
    mission_order: Literal["any", "fifo"] = cite("any", "[masks, Mission Spaces] [bohrok, Mission Spaces] ruling N1")
    mission_travel: Literal["normal", "one_space"] = cite("normal", "[masks, Mission Spaces] [bohrok, Mission Spaces]")
    mission_path: Literal["free", "nearest"] = cite("free", "[masks, Mission Spaces] ruling N3")
    mission_opponent: Literal["d12", "chosen"] = cite("d12", "[masks, Demo Round] ruling N4")
    # Challenge spaces
    challenge_stops: bool = cite(True, "[masks, Moving Through A Space] [bohrok, Challenge Spaces] ruling M5")
    challenge_repeat: Literal["no_enter", "blank"] = cite("no_enter", "[masks, Challenge Spaces] ruling M7")
    triple_kini_nui: bool = cite(
        True, "[masks, Moving Your Toa] [bohrok, Triple Spaces] [rshl, Triple Spaces] ruling C3"
    )
    gmc_multi_skill: bool = cite(True, "[masks, Challenge Spaces] [bohrok, Challenge Spaces]")
    gmc_multi: Literal["sum", "choose", "best"] = cite("sum", "[masks, Challenge Spaces] ruling C2")
    gmc_tie: Literal["challenger", "defender"] = cite("challenger", "[masks, Challenge Spaces] ruling C1")
    # Game Action spaces, hands
    action_on_pass: bool = cite(True, "[masks, Game Action Spaces] [bohrok, Game Action Spaces] ruling M8")
    double_on_pass: bool = cite(False, "[masks, Double Spaces] ruling M9")
    action_repeat: Literal["no_draw", "no_enter"] = cite("no_draw", "[masks, Game Action Spaces] rulings M10, M2")
    limit_action: int = cite(7, "[masks, Game Action Spaces]")
    action_full: Literal["may_discard", "no_draw"] = cite(
        "may_discard", "[masks, Game Action Spaces] [bohrok, Game Action Spaces] ruling H3"
    )
    start_discard: bool = cite(False, "[bohrok, Game Action Spaces] [rshl, Game Action Spaces] rulings H3, B3")
    limit_va: Literal["none", 3] = cite("none", "[bohrok, Set-up] [rshl, Set-up] ruling B3")
    limit_krana: Literal["none", 8] = cite("none", "[bohrok, Set-up] [rshl, Set-up] rulings B2, B6, B18")
    overflow: Literal["no_draw", "draw_then_discard"] = cite("no_draw", "[house] ruling B3")
    # masks
    attach: Literal["turn_start", "in_challenge"] = cite(
        "turn_start",
        "[masks, Using your Great Mask/Turaga Cards] [rshl, Using your Great/Noble Mask Cards] ruling K1",
    )
    mask_reset: Literal["next_challenge", "turns3"] = cite(
        "next_challenge",
        "[masks, Masks of Might Expansion] [rshl, Using your Great/Noble Mask Cards] rulings K4, K13, K15",
    )
    noble_needs_turaga: bool = cite(False, "[masks, Masks of Might Expansion] [rshl, Challenge Spaces] rulings K6, C22")
    nuva_share: bool = cite(False, "[rshl, Using your Great/Noble Mask Cards] ruling K17")
    # Bohrok
    bohrok_pile: Literal["swarm", "kal"] = cite("swarm", "[bohrok, Contents] [rshl, Set-up]")
    bahrag: bool = cite(True, "[rshl, Set-up] rulings B15, B16")
    krana_control: Literal["breed", "breed_and_kal"] = cite("breed", "[bohrok, Set-up] [rshl, Set-up] ruling B20")
    krana_kal_wild: bool = cite(False, "[rshl, Set-up] ruling B5")
    bohrok_tie: Literal["challenger", "defender"] = cite("challenger", "[bohrok, Bohrok Control Spaces]")
    bohrok_defend_prize: Literal["va_or_used", "krana_or_used"] = cite(
        "va_or_used", "[bohrok, Bohrok Control Spaces] [rshl, Bohrok Control Spaces] ruling B1"
    )
    knock_safe: Literal["turaga", "turaga_noble"] = cite(
        "turaga", "[bohrok, Bohrok Control Spaces] [rshl, Bohrok Control Spaces]"
    )
    double_control: Literal["same", "new"] = cite("same", "[bohrok, Set-up] ruling B12")
    win_krana: Literal["same_breed", "types"] = cite(
        "same_breed", "[bohrok, Object of the Game] [rshl, Object of the Game] rulings B4, W2, W3"
    )
    # Rahi
    limit_rahi: int = cite(9, "[masks, Rahi Challenge Expansion] ruling R2")
    limit_rahi_type: int = cite(3, "[masks, Rahi Challenge Expansion] ruling R2")
    rahi_tie: Literal["defender", "challenger"] = cite("defender", "[masks, Rahi Challenge Expansion] ruling R1")
    rahi_when_skipped: bool = cite(False, "[masks, Rahi Challenge Expansion] ruling R6")
    rahi_effect_pins: bool = cite(True, "[masks, Skip A Move?] [bohrok, Skip A Move?]")
    rahi_resets_masks: bool = cite(True, "[masks, Rahi Challenge Expansion] rulings K4, K14")
    lingering_turns: Literal[3, "game"] = cite(3, "[masks, Rahi Challenge Expansion] ruling R4")
    action_in_rahi: Literal["infected", "any"] = cite("infected", "[masks, Rahi Challenge Expansion] ruling R7")
    # when nobody gets on
    stalemate_rounds: int = cite(60, "[house] ruling W5")
    most_rounds: int = cite(400, "[house] ruling W5")

    # What follows from the switches.

    @cached_property
    def atlas(self) -> Atlas:
        """The map that is played on."""
        return map_named(self.map)

    @cached_property
    def bohrok(self) -> bool:
        """Are there Bohrok Control spaces, Bohrok, Krana and Va?"""
        return self.box != "masks"

    @cached_property
    def draw_piles(self) -> tuple[str, ...]:
        """What a Game Action space gives, one of these for each draw [R9]."""
        return ("action", *(["va"] if self.bohrok else []), *(["rahi"] if self.rahi else []))

    @cached_property
    def masks_to_win(self) -> int:
        """So many Great Masks win, the first one counted [H10, H11, H2]."""
        return 3 if self.short else 6

    @cached_property
    def krana_to_win(self) -> int:
        """So many Krana win, counted as `win_krana` says; 0 where nobody wins by Krana [W2, W3]."""
        return 0 if not self.bohrok else 5 if self.short else 8

    @cached_property
    def foils(self) -> int:
        """So many foil masks may replace plain ones: in Bohrok Swarm in built decks only; none has a power [H12]."""
        return 0 if self.might or (self.bohrok and self.decks == "standard") else self.max_foils

    @cached_property
    def masks_in_challenge(self) -> bool:
        """Are masks chosen in the challenge, not when the turn begins? Always with Masks of Might [K1]."""
        return self.might or self.attach == "in_challenge"

    @cached_property
    def va_limit(self) -> int:
        """The most Va in a hand."""
        return UNLIMITED if self.limit_va == "none" else self.limit_va

    @cached_property
    def krana_limit(self) -> int:
        """The most Krana in a hand."""
        return UNLIMITED if self.limit_krana == "none" else self.limit_krana


MASKS: Final = Rules()
BOHROK: Final = replace(
    MASKS,
    box="bohrok",
    max_foils=3,
    deal_action=2,
    diagonal_by_card=False,
    card_move_pass="last_space",
    mission_blocks="enter",
    mission_order="fifo",
    gmc_multi_skill=False,
    action_full="no_draw",
    start_discard=True,
    rahi_effect_pins=False,
)
RSHL: Final = replace(
    BOHROK,
    box="rshl",
    might=True,
    toa_table="nuva",
    max_foils=0,
    deal_action=3,
    diagonal_by_card=True,
    gmc_multi_skill=True,
    limit_va=3,
    limit_krana=8,
    attach="in_challenge",
    mask_reset="turns3",
    noble_needs_turaga=True,
    nuva_share=True,
    bohrok_pile="kal",
    krana_control="breed_and_kal",
    bohrok_defend_prize="krana_or_used",
    knock_safe="turaga_noble",
    win_krana="types",
    rahi_effect_pins=True,
)

GAMES: Final[dict[str, Rules]] = {"masks": MASKS, "bohrok": BOHROK, "rshl": RSHL}
EDITIONS: Final[dict[str, dict[str, Rules]]] = {game: {"recharged": rules} for game, rules in GAMES.items()}


def check_rules(game: str, rules: Rules, players: int) -> None:
    """Switches that this game, or this many players, cannot have."""
    if rules.box != game:
        raise UserError(f"{game} is played with its own cards: box={game}")
    if game == "rshl" and not rules.might:
        raise UserError("rshl is always played with the powers of the masks: might=true")
    if rules.decks == "constructed" and (game != "bohrok" or players != 2):
        raise UserError("decks=constructed is for two players of bohrok")
    if game == "bohrok" and rules.krana_control == "breed_and_kal" and rules.bohrok_pile != "kal":
        raise UserError("krana_control=breed_and_kal needs Bohrok-Kal in the pile: bohrok_pile=kal")
    if rules.start_spaces == "west_east" and players != 2:
        raise UserError(f"start_spaces=west_east is for two players, not {players}")
