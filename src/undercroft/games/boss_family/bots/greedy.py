"""The greedy bot of Boss Monster: builds for damage and treasure, and plays what saves or gains a soul at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family.bots import minor_choices, priority_plays
from undercroft.games.boss_family.bots.observation import Observation
from undercroft.games.boss_family.rules.facts import SOULS

if TYPE_CHECKING:
    from undercroft.games.boss_family.view_types import BossView


class GreedyBot:
    """Values every choice by what it sees now; it neither bluffs nor remembers."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def phrase(self, view: BossView) -> str | None:
        """It plays without a word."""
        return None

    def choose(self, view: BossView) -> int:
        """The index of the option that looks best."""
        sight = Observation(view)
        if len(sight.options) == 1:
            return 0
        match sight.decision["prompt"]:
            case "what_to_play":
                return priority_plays.what_to_play(sight)
            case "whether_to_cancel":
                return priority_plays.whether_to_cancel(sight)
            case "which_target" | "which_payment":
                return self._compose(sight)
            case "whether_to_redraw":
                return minor_choices.whether_to_redraw(sight)
            case "which_first_room":
                return minor_choices.first_room(sight)
            case "which_extra_room":
                return minor_choices.extra_room(sight, "decline")
            case "where_to_build":
                return minor_choices.extra_room(sight, "keep_called")
            case "which_to_discard":
                return minor_choices.which_to_lose(sight, "set_aside")
            case "which_spell_to_discard":
                return minor_choices.which_to_lose(sight, "discard")
            case "which_to_take":
                return minor_choices.which_to_take(sight, "take")
            case "which_booty":
                return minor_choices.which_to_take(sight, "snatch")
            case "which_found_room":
                return minor_choices.which_to_take(sight, "call")
            case "where_to_search":
                return minor_choices.where_to_search(sight)
            case "which_hero_to_lure":
                return minor_choices.which_hero(sight, "lure")
            case "whom_to_seduce" | "which_found_hero":
                return minor_choices.which_hero(sight, "bring")
            case "whom_to_petrify":
                return minor_choices.whom_to_petrify(sight)
            case "which_wound":
                return max(
                    sight.of_verb("heal_wound"),
                    key=lambda index: SOULS[sight.faces[sight.options[index]["args"]["card"]]],
                )
            case "whose_spell" | "whose_hand":
                return minor_choices.which_opponent(sight, "strip", "look_at_hand")
            case "whom_to_rob":
                return minor_choices.whom_to_rob(sight)
            case "which_room_to_lose":
                return minor_choices.which_room_to_lose(sight)
            case "which_deck" | "which_consolation":
                return minor_choices.which_deck(sight)
            case "which_to_swap":
                return minor_choices.which_to_swap(sight)
        # Everything else is either harmless or good: the first option uses what is offered.
        return 0

    def _compose(self, sight: Observation) -> int:
        """Aim at whom it hurts most, and pay with what is missed least."""
        if sight.of_verb("aim_at_opponent"):
            return minor_choices.which_opponent(sight, "aim_at_opponent")
        if sight.of_verb("pay_with"):
            return minor_choices.which_payment(sight)
        return minor_choices.which_to_take(sight, "aim_at")
