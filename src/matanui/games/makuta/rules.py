"""Each printed difference between the editions is one switch. Rule code reads switches, never editions.

The first value of a switch is the one of the definitive edition. A source such as [de, Herausforderung] names the
rulebook (en, nl, de, fr; us = the American box) and its section; [house] marks switches that no rulebook has.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal

from matanui.core.switches import cite


@dataclass(frozen=True)
class Rules:
    """How this table plays. Every field is a switch."""

    # what is in the box, by name: data/sets.toml
    tiles: Literal["printed"] = cite("printed", "[en, Content of the box]")
    counters: Literal["printed"] = cite("printed", "[en, Content of the box]")
    # set-up, movement, tiles
    discard_spot: Literal["start_field", "start_tile"] = cite(
        "start_field", "[en, Locks and keys] [nl, Sloten en sleutels]"
    )
    base_die: Literal["per_game", "per_turn"] = cite("per_game", "[nl, Begin van het spel] [de, Das Spiel beginnt]")
    backtrack: Literal["no_revisit", "no_reversal"] = cite("no_revisit", "[de, Die Bewegung] [fr, Se déplacer]")
    early_stop: Literal["anywhere", "targets_only"] = cite("anywhere", "[en, Movement] [de, Für die jüngeren Spieler]")
    stop_is_final: bool = cite(True, "[de, Die Bewegung] [fr, Se déplacer]")
    gate_tile: Literal["must", "may"] = cite("must", "[fr, Se déplacer] [nl, Voor jongere spelers]")
    gate_trigger: Literal["end_of_move", "any_entry"] = cite("end_of_move", "[nl, Bewegen] [en, For younger players]")
    tile_attach: Literal["own_gate", "any_gate"] = cite("own_gate", "[de, Die Bewegung] [fr, Se déplacer]")
    edge_match: Literal["own_gate_only", "all_edges"] = cite("own_gate_only", "[de, picture of an allowed placement]")
    counters_face: Literal["down", "up"] = cite("down", "[de, Die Bewegung]")
    true_island: bool = cite(False, "[house] the letters on the gates of the printed tiles")
    no_seal: bool = cite(True, "[house] ruling A43")
    # the Makuta tile, locks, keys
    lock_placed: Literal["down", "up"] = cite("down", "[nl, Het Makuta-bord] [fr, La section de Makuta]")
    lock_flip_when: Literal["end", "enter"] = cite("end", "[en, Landing on an entrance] [de, Die Schlösser]")
    entrance_needs_keys: bool = cite(False, "[en, For younger players] [fr, Pour les jeunes joueurs]")
    makuta_ring: bool = cite(False, "[house] ruling A47")
    # counters
    declined_counter: Literal["stays", "to_start"] = cite("stays", "[fr, Serrures et clés]")
    peek: Literal["private", "public"] = cite("private", "[de, Schloss und Schlüssel]")
    speed_limit: Literal["not_both", "one_total"] = cite("not_both", "[fr, Kanohi et Turaga]")
    start_pick: Literal["end_only", "passing"] = cite("end_only", "[en, Attention] [us, owners' accounts]")
    loss_choice: Literal["blind", "seen"] = cite("blind", "[house] ruling A17")
    stack_same_mask: bool = cite(True, "[house] ruling A22")
    turaga_bonus: Literal["all", "own_only"] = cite("all", "[house] against too much power too early")
    # masks
    akaku_effect: Literal["steal", "discard"] = cite("steal", "[de, Kanohi Akaku] [en, Kanohi Akaku]")
    akaku_escape_roll: bool = cite(True, "[nl, Kanohi Akaku] [en, Kanohi Akaku]")
    akaku_exact: bool = cite(False, "[de, Kanohi Akaku]")
    speed_masks: Literal["optional", "mandatory"] = cite("optional", "[nl, Kanohi Kakama] [de, Kanohi Kakama]")
    miru_when: Literal["instead_of_roll", "any_time"] = cite("instead_of_roll", "[en, Kanohi Miru]")
    miru_no_entrance: bool = cite(False, "[house] ruling A35")
    share_fields: Literal["free", "akaku_only"] = cite("free", "[us, owners' accounts] ruling A10")
    # Rahi
    duel_die: Literal["same_as_move", "free_choice"] = cite("same_as_move", "[de, Herausforderung] [en, Attack]")
    declare_bonus: Literal["before_roll", "after_roll"] = cite("before_roll", "[de, Herausforderung] [en, Attack]")
    rahi_ranges: Literal["classic", "us"] = cite("classic", "[en, Rahi] [us, owners' accounts]")
    rahi_ends_move: bool = cite(True, "[de, Rahi] [fr, Rahi]")
    win_reward: Literal["extra_turn", "extra_move", "leftover_steps"] = cite(
        "extra_turn",
        "[fr, Si vous remportez un défi] [de, Eine Herausforderung gewinnen] [en, Win an attack]",
    )
    rahi_after_loss: Literal["face_up", "face_down"] = cite(
        "face_up", "[en, Lose an attack] [de, Eine Herausforderung verlieren]"
    )
    rahi_after_tie: Literal["face_up", "face_down"] = cite("face_up", "[de, Ein Unentschieden erzielen]")
    exploding_max: bool = cite(False, "[house] ruling A44")
    # Makuta
    makuta_table: Literal["18-28", "18-24"] = cite("18-28", "[de, Schritt Eins] [nl, Eerste fase]")
    makuta_tie: Literal["loss", "no_effect"] = cite("loss", "[fr, Étape deux] [de, Schritt Zwei]")
    makuta_loss_move: Literal["must", "may"] = cite("must", "[de, Schritt Zwei] [nl, Bij gelijkspel of verlies]")
    challenge_when: Literal["end", "enter"] = cite("end", "[en, Attack Makuta] [fr, Défier Makuta]")
    # the end
    stalemate_rounds: int = cite(40, "[house] ruling N1")

    @cached_property
    def leaves_points(self) -> bool:
        """Is there any stop after which this table walks on? (No switch: it follows from the others.)"""
        return (
            not self.stop_is_final
            or not self.rahi_ends_move
            or self.win_reward == "leftover_steps"
            or self.gate_trigger == "any_entry"
            or self.start_pick == "passing"
            or self.lock_flip_when == "enter"
            or self.challenge_when == "enter"
        )


DEFINITIVE: Final = Rules()
_DUTCH: Final = replace(
    DEFINITIVE, declare_bonus="after_roll", makuta_table="18-24", gate_tile="may", makuta_loss_move="may"
)
_GERMAN: Final = replace(DEFINITIVE, rahi_after_loss="face_down", rahi_after_tie="face_down", speed_masks="mandatory")

EDITIONS: Final[dict[str, Rules]] = {
    "en": replace(_DUTCH, akaku_effect="discard", akaku_escape_roll=False),
    "nl": replace(_DUTCH, lock_placed="up"),
    "de": replace(_GERMAN, makuta_tie="no_effect", akaku_exact=True, peek="public"),
    "fr": replace(
        _GERMAN,
        declare_bonus="after_roll",
        makuta_table="18-24",
        declined_counter="to_start",
        speed_limit="one_total",
    ),
    "us": replace(_GERMAN, share_fields="akaku_only", rahi_ranges="us"),
    "definitive": DEFINITIVE,
}
