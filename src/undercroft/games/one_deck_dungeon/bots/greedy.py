"""The greedy bot of One Deck Dungeon: it covers boxes by the solver and estimates rooms before it enters them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.one_deck_dungeon.bots import door_choice, feat_choice, loot_choice, potions
from undercroft.games.one_deck_dungeon.bots.dice_plans import THOROUGH_OUTCOMES, Placing
from undercroft.games.one_deck_dungeon.bots.observation import DIE_OF, Observation
from undercroft.games.one_deck_dungeon.bots.roll_estimates import Estimator
from undercroft.games.one_deck_dungeon.rules.dice import value_of
from undercroft.games.one_deck_dungeon.rules.facts import DECK, DIFFICULTY

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import DungeonView


class GreedyBot:
    """Places dice by the exact solver, and chooses doors, loot and potions by expected gains and losses."""

    def __init__(self, seed: int, placing: Placing | None = None, estimator: Estimator | None = None) -> None:
        self._placing = placing or Placing(seed)
        self._estimator = estimator or Estimator(seed)

    def phrase(self, view: DungeonView) -> str | None:
        """Return None: it never talks."""
        return None

    def choose(self, view: DungeonView) -> int:
        """Return the index of the option that looks best."""
        return self.answer(Observation(view))

    def answer(self, obs: Observation) -> int:
        """Return the index of the option that looks best to an observation of a view or a state."""
        if obs.count == 1:
            return 0
        drink = potions.drink(obs)
        return self._answer(obs) if drink is None else drink

    def _answer(self, obs: Observation) -> int:
        placing, estimator = self._placing, self._estimator
        match obs.prompt:
            case "how_to_place":
                return placing.how_to_place(obs)
            case "what_to_combine":
                return placing.what_to_combine(obs)
            case "which_to_pay":
                return placing.which_to_pay(obs)
            case "which_way":
                return placing.which_way(obs)
            case "which_dice":
                return placing.which_dice(obs)
            case "which_colour":
                return placing.which_colour(obs)
            case "which_to_throw_away" | "which_die_is_ambushed":
                return min(range(len(obs.options)), key=lambda index: value_of(DIE_OF[obs.args(index)["die"]]))
            case "what_to_do":
                return door_choice.what_to_do(obs, estimator)
            case "face_or_flee":
                return door_choice.face_or_flee(obs, estimator)
            case "whether_to_sneak":
                return door_choice.whether_to_sneak(obs, estimator)
            case "which_option":
                return door_choice.which_option(obs, estimator)
            case "who_faces_what":
                return door_choice.who_faces_what(obs, estimator)
            case "whether_to_hurry_down" | "whether_to_descend":
                return door_choice.whether_to_descend(obs, estimator)
            case "which_feat":
                return feat_choice.which_feat(obs, estimator)
            case "which_loot":
                return loot_choice.which_loot(obs)
            case "which_item_is_drained":
                return loot_choice.least_item(obs)
            case "which_basic_skill":
                return loot_choice.which_basic_skill(obs, obs.about["hero"])
            case "which_hero":
                return loot_choice.which_hero(obs)
            case "which_dungeon":
                return min(range(len(obs.options)), key=lambda index: DIFFICULTY[DECK.index[obs.args(index)["card"]]])
        return potions.answer(obs)


def thorough_bot(seed: int) -> GreedyBot:
    """Return a slower greedy bot: it samples more outcomes of rolls and considers a second skill after each."""
    return GreedyBot(seed, Placing(seed, THOROUGH_OUTCOMES, thorough=True))
