"""The policy of playouts in One Deck Dungeon: moves are legal, games end, and no die is lost or made."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.bots.policy import Policy
from undercroft.games.one_deck_dungeon.bots.search_model import dungeon_model
from undercroft.games.one_deck_dungeon.game import LEARNED_WORDS, ONE_DECK_DUNGEON
from undercroft.games.one_deck_dungeon.rules.loot import which_loot
from undercroft.games.one_deck_dungeon.rules.state import State

MOST = 3_000
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"heroes": 2, "team": "deal", "dungeon": "lichs_tomb"}),
    (1, {"heroes": 1, "cards": "forest"}),
    (3, {"heroes": 4, "cards": "hybrid", "hordes": "yes", "talents": list(LEARNED_WORDS)}),
]


def dice_of(state: State) -> int:
    """All dice that are in the game, wherever they are."""
    thrown = len(state.thrown) + sum(count for _, _, count in state.gathered)
    held = sum(map(len, state.pool)) + sum(map(len, state.laid)) + sum(state.stored)
    return sum(state.supply) + sum(state.aside) + held + thrown


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=["two", "alone", "four"])
def test_it_answers_everything_and_values_lie_between_lost_and_won(seats: int, options: dict[str, Any]) -> None:
    model = dungeon_model()
    state = ONE_DECK_DUNGEON.start(seats, ONE_DECK_DUNGEON.read_setup(seats, options), 7)
    for _ in range(MOST):
        if state.question is None:
            break
        in_play = dice_of(state)
        model.advance(state)
        assert dice_of(state) <= in_play  # some foes exile dice
        if state.turn and not state.boxes:
            assert 0 <= model.value(state, 0) <= 1
    assert state.result is not None
    assert model.value(state, 0) == bool(state.result.winners)


def test_a_whole_cover_is_one_move() -> None:
    dice = [["agility-6", "agility-4", "magic-1"]]
    state = state_of(table_at("placing", ("rogue",), faced=["bandit_a"], dice=dice)).clone()
    dice_before = dice_of(state)
    Policy().advance(state)
    assert state.question is which_loot
    assert dice_of(state) == dice_before


def test_it_uses_a_skill_that_spares_a_heart() -> None:
    table = table_at("placing", ("rogue",), faced=["goblin_a"], skills=[["goblin_b"]], dice=[["agility-1"]], wounds=[3])
    move = Policy().choose(state_of(table).clone())
    assert move[0].__name__ == "use"


def test_what_it_has_played_before_does_not_change_its_answers() -> None:
    fresh, used = Policy(), Policy()
    rules = ONE_DECK_DUNGEON
    ends: list[str] = []
    for policy, seeds in ((used, (1, 9)), (fresh, (9,))):
        for seed in seeds:
            state = rules.start(1, rules.read_setup(1, {"heroes": 2, "team": "deal"}), seed)
            while state.question is not None and state.floor < 2:
                policy.advance(state)
        ends.append(state.digest())
    assert ends[0] == ends[1]
