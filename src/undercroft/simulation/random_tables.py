"""Random tables of every registered game, for properties that hold whatever is played."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.game import find_game, registered
from undercroft.kernel.table import Table, new_table

if TYPE_CHECKING:
    from undercroft.kernel.decision import Option
    from undercroft.kernel.options import Setting

MOST_TRIES = 1000
"""Options are drawn so often before the usual ones are taken."""


def random_options(random: Random, settings: tuple[Setting, ...]) -> dict[str, Any]:
    """Some settings left out, the others at random values."""
    options: dict[str, Any] = {}
    for setting in settings:
        if random.random() < 0.4:
            continue
        if setting.many:
            options[setting.name] = [choice for choice in setting.choices if random.random() < 0.4]
        else:
            options[setting.name] = random.choice(setting.choices)
    return options


def random_table(seed: int, game_id: str | None = None) -> Table:
    """A new table of a game (or a random one) with random seats and options that fit together."""
    random = Random(seed)
    game = random.choice(list(registered().values())) if game_id is None else find_game(game_id)
    for _ in range(MOST_TRIES):
        seats, options = random.randint(*game.seats), random_options(random, game.settings)
        try:
            return new_table(game.id, seats=seats, seed=seed, options=options)
        except ImpossibleSetup:
            continue  # the random options exclude each other: draw again
    return new_table(game.id, seats=game.seats[0], seed=seed)


def random_option(table: Table, random: Random) -> Option:
    """A legal option; taking back is chosen seldom, so that games end."""
    assert table.decision is not None
    options = table.decision.options
    forward = [option for option in options if not option.back]
    return random.choice(options if not forward or random.random() < 0.03 else forward)
