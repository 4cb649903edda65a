"""States made from views hold what bots read of the real state."""

from __future__ import annotations

from typing import Any, cast

import pytest

import undercroft
from tests.games.dragon_tower.tables import table_at
from undercroft.bots import make_bot
from undercroft.games.dragon_tower.bots.evaluation import members
from undercroft.games.dragon_tower.bots.refill import values_left
from undercroft.games.dragon_tower.bots.view_state import USUAL_CARD, state_from
from undercroft.games.dragon_tower.rules.arithmetic import missing_points
from undercroft.games.dragon_tower.rules.bosses import need_of
from undercroft.games.dragon_tower.rules.facts import VALUE
from undercroft.games.dragon_tower.rules.state import HAND, NO_HERO, ROOM, SOLO, State, living, room_here

GAME = "dragon-tower"


def position(state: State) -> dict[str, Any]:
    """Return the public facts that bots read."""
    tower = state.zones[ROOM : ROOM + 12]
    return {
        "question": (state.question, state.question_args, state.seat, state.options),
        "heroes": (state.hero, state.health, state.skills, state.spent, state.refilled, state.fought),
        "tower": [[(card, state.face[card], need_of(state, card)) for card in room] for room in tower],
        "floor": (state.floor, state.stage, state.plan),
        "room": state.zones[room_here(state)] if state.entered and state.zones[room_here(state)] else [],
        "soloed": [state.soloed[hero] for hero in living(state)] if state.stage == SOLO else [],
        "fight": (state.first, state.second, state.foes, state.in_use, state.lowered, state.turned),
    }


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "options",
    [
        {"heroes": 3, "team": "deal", "skills": "none"},
        {"heroes": 2, "skills": "many", "boss": "dark_lord"},
        {"heroes": 3, "skills": "one", "boss": "lord_of_the_dead", "variants": ["surrounded"]},
    ],
    ids=str,
)
def test_one_seat_sees_all_that_bots_read(seed: int, options: dict[str, Any]) -> None:
    table = undercroft.new(GAME, seats=1, seed=seed, options=options)
    bots = [make_bot(GAME, level, seed) for level in ("witch", "rat")]
    while table.decision is not None:
        view: Any = table.view(0)
        made, real = state_from(view), cast("State", table.state)
        assert position(made) == position(real)
        assert members(made) == members(real)
        assert [values_left(made, deck) for deck in range(4)] == [values_left(real, deck) for deck in range(4)]
        if real.first != NO_HERO:
            assert missing_points(made) == missing_points(real)
        table.apply(bots[len(table.moves) % 8 == 7].choose(view))


def test_a_hidden_card_counts_as_the_usual_one_of_its_back() -> None:
    hands = [["holy_symbol"], ["divine_song", "mana_potion"]]
    table = table_at("refill", ("paladin", "mage"), seats=2, hands=hands)
    view: Any = table.view(0)
    made = state_from(view)
    assert [made.face[card] for card in made.zones[HAND + 1]] == [USUAL_CARD["faith"], USUAL_CARD["magic"]]
    assert [VALUE[made.face[card]] for card in made.zones[HAND + 1]] == [2, 2]
    assert [made.known[card] for card in made.zones[HAND + 1]] == [0, 0]
