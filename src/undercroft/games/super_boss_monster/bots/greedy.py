"""The greedy bot of Super Boss Monster: picks from the market, sends its minion with a purpose, plays the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family.bots.minibosses.greedy import MinibossesBot
from undercroft.games.boss_family.bots.minor_choices import which_opponent, which_to_lose, which_to_take
from undercroft.games.super_boss_monster.bots import city, minor_choices, priority_plays
from undercroft.games.super_boss_monster.bots.expectations import Outlook

if TYPE_CHECKING:
    from undercroft.games.boss_family.view_types import BossView


class SuperBot(MinibossesBot):
    """Values every choice by what it sees now; it neither bluffs nor remembers."""

    def choose(self, view: BossView) -> int:
        """The index of the option that looks best."""
        sight = Outlook(view)
        if len(sight.options) == 1:
            return 0
        match sight.decision["prompt"]:
            case "which_first_room":
                return _build(sight, "lay_first", "build_nothing")
            case "which_market_card":
                return city.which_market_card(sight)
            case "where_to_send":
                return city.where_to_send(sight)
            case "whose_dungeon":
                return city.whose_dungeon(sight)
            case "which_leftover":
                return which_to_take(sight, "take_leftover")
            case "what_to_play":
                others = super().choose(view) if priority_plays.offers_other_sets(sight) else None
                return priority_plays.what_to_play(sight, others)
            case "what_to_build":
                return _build(sight, "place", "place_nothing")
            case "which_target":
                return priority_plays.which_target(sight, super().choose(view))
            case "which_second_target":
                return sight.of_verb("aim_also_at", "aim_at_no_more")[0]
            case "which_treasure":
                return priority_plays.which_treasure(sight, super().choose(view))
            case "which_opponent":
                return priority_plays.which_opponent(sight)
            case "which_room_for_token" | "whether_to_put_token":
                return minor_choices.which_room_for_token(sight)
            case "which_room_to_lift":
                return which_to_take(sight, "lift")
            case "which_rushed_room":
                return _build(sight, "rush", "decline")
            case "whom_to_drag_in":
                return minor_choices.whom_to_drag_in(sight)
            case "which_symbol_to_show":
                return minor_choices.which_symbol(sight, "show_symbol")
            case "which_room_to_scrap" | "which_wound_to_treat":
                return sight.of_verb("decline")[0]
            case "which_token_to_move":
                return sight.of_verb("decline")[0]
            case "which_spell_to_keep":
                return which_to_take(sight, "keep_spell")
            case "which_room_to_neutralize":
                return minor_choices.which_room_to_neutralize(sight)
            case "which_token_to_lose":
                return sight.of_verb("lose_token")[0]
            case "whom_to_board" | "whose_card":
                return which_opponent(sight, "board", "spoil")
            case "which_card_to_discard":
                return which_to_lose(sight, "throw_away")
        return super().choose(view)


def _build(sight: Outlook, verb: str, otherwise: str) -> int:
    """Build what gains something, or nothing."""
    building = sight.best_building(verb)
    return building[1] if building is not None and building[0] > 0 else sight.of_verb(otherwise)[0]
