"""The greedy bot of One Deck Dungeon: covers as well as the dice allow, and looks before it enters a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.one_deck_dungeon.bots import door_choice, feat_choice, loot_choice, potions
from undercroft.games.one_deck_dungeon.bots.dice_plans import MANY_LUCKS, Placing
from undercroft.games.one_deck_dungeon.bots.observation import DIE_OF, Observation
from undercroft.games.one_deck_dungeon.bots.roll_estimates import Forecaster
from undercroft.games.one_deck_dungeon.rules.dice import value_of
from undercroft.games.one_deck_dungeon.rules.facts import DECK, DIFFICULTY

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import DungeonView


class GreedyBot:
    """Places dice by the exact solver; doors, loot and potions by what they will probably bring and cost."""

    def __init__(self, seed: int, placing: Placing | None = None, forecaster: Forecaster | None = None) -> None:
        self._placing = placing or Placing(seed)
        self._forecaster = forecaster or Forecaster(seed)

    def phrase(self, view: DungeonView) -> str | None:
        """It plays without a word."""
        return None

    def choose(self, view: DungeonView) -> int:
        """The index of the option that looks best."""
        return self.answer(Observation(view))

    def answer(self, sight: Observation) -> int:
        """The same for what is seen in any other way."""
        if sight.count == 1:
            return 0
        drink = potions.drink(sight)
        return self._answer(sight) if drink is None else drink

    def _answer(self, sight: Observation) -> int:
        placing, forecaster = self._placing, self._forecaster
        match sight.prompt:
            case "how_to_place":
                return placing.how_to_place(sight)
            case "what_to_combine":
                return placing.what_to_combine(sight)
            case "which_to_pay":
                return placing.which_to_pay(sight)
            case "which_way":
                return placing.which_way(sight)
            case "which_dice":
                return placing.which_dice(sight)
            case "which_colour":
                return placing.which_colour(sight)
            case "which_to_throw_away" | "which_die_is_ambushed":
                return min(range(len(sight.options)), key=lambda index: value_of(DIE_OF[sight.args(index)["die"]]))
            case "what_to_do":
                return door_choice.what_to_do(sight, forecaster)
            case "face_or_flee":
                return door_choice.face_or_flee(sight, forecaster)
            case "whether_to_sneak":
                return door_choice.whether_to_sneak(sight, forecaster)
            case "which_option":
                return door_choice.which_option(sight, forecaster)
            case "who_faces_what":
                return door_choice.who_faces_what(sight, forecaster)
            case "whether_to_hurry_down" | "whether_to_descend":
                return door_choice.whether_to_descend(sight, forecaster)
            case "which_feat":
                return feat_choice.which_feat(sight, forecaster)
            case "which_loot":
                return loot_choice.which_loot(sight)
            case "which_item_is_drained":
                return loot_choice.least_item(sight)
            case "which_basic_skill":
                return loot_choice.which_basic_skill(sight, sight.about["hero"])
            case "which_hero":
                return loot_choice.which_hero(sight)
            case "which_dungeon":
                return min(
                    range(len(sight.options)), key=lambda index: DIFFICULTY[DECK.index[sight.args(index)["card"]]]
                )
        return potions.answer(sight)


def thorough_bot(seed: int) -> GreedyBot:
    """The same bot when it takes its time over dice: it tries more outcomes, and thinks of the skill after the next."""
    return GreedyBot(seed, Placing(seed, MANY_LUCKS, thorough=True))
