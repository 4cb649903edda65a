"""The state of a view: bots choose by it as they would in a world that their seat cannot tell from the real one."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import msgspec
import pytest

import undercroft
from undercroft.bots import make_bot
from undercroft.bots.search import SearchBot
from undercroft.games.boss_family.bots.forecast import Forecast
from undercroft.games.boss_family.bots.view_state import state_from
from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.state import State
from undercroft.games.boss_family.rules.totals import damage_of, souls_of, wounds_of
from undercroft.kernel.view_types import AnyView

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("boss-monster", 2, {}),
    ("boss-monster", 3, {"variants": ["classic", "hard", "pick-boss", "machinations", "immortality"]}),
    ("boss-monster", 5, {"sets": ["crash-landing", "tools-of-hero-kind"]}),
    ("minibosses", 3, {"sets": ["boss-monster"]}),
    ("super-boss-monster", 1, {}),
    ("super-boss-monster", 2, {}),
    ("super-boss-monster", 4, {"sets": ["boss-monster", "minibosses"]}),
]
SLIPS = 0.2


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=str)
def test_it_leads_to_the_same_choice_as_a_world(game: str, seats: int, options: dict[str, Any]) -> None:
    bot, random = make_bot(game, "lich", 0), Random(7)
    assert isinstance(bot, SearchBot)
    table = undercroft.new(game, seats=seats, seed=6, options=options)
    while (decision := table.decision) is not None:
        world = cast("State", table.worlds(decision.seat).sample(1))
        view: AnyView = msgspec.json.decode(msgspec.json.encode(table.view(decision.seat)))  # as a client gets it
        shown = state_from(view)
        assert (shown.question, shown.question_args, shown.options) == (
            world.question,
            world.question_args,
            world.options,
        )
        for seat in world.order if world.round else ():
            assert damages(shown, seat) == damages(world, seat)
            assert (souls_of(shown, seat), wounds_of(shown, seat)) == (souls_of(world, seat), wounds_of(world, seat))
        if world.round:
            assert Forecast(shown, decision.seat).guests == Forecast(world, decision.seat).guests
        move = bot.model.policy(world)
        assert bot.model.policy(shown) == move
        table.apply(random.choice(decision.options) if random.random() < SLIPS else world.options.index(move))


def damages(state: State, seat: int) -> list[int]:
    """Return the damage of the active rooms of a dungeon."""
    return [damage_of(state, room) for room in active_rooms(state, seat)]
