"""Random tables of every registered game, for property tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.game import find_game, registered
from undercroft.kernel.table import Table, new_table

if TYPE_CHECKING:
    from undercroft.kernel.decision import Option
    from undercroft.kernel.options import Setting

MAX_TRIES = 1000
"""The maximum number of random draws of options before the default ones are used."""


def random_options(random: Random, settings: tuple[Setting, ...]) -> dict[str, Any]:
    """Return random values for a random part of the settings."""
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
    """Return a new table of a game (default: a random one) with random valid seats and options."""
    random = Random(seed)
    game = random.choice(list(registered().values())) if game_id is None else find_game(game_id)
    for _ in range(MAX_TRIES):
        seats, options = random.randint(*game.seats), random_options(random, game.settings)
        try:
            return new_table(game.id, seats=seats, seed=seed, options=options)
        except ImpossibleSetup:
            continue  # the random options exclude each other: draw again
    return new_table(game.id, seats=game.seats[0], seed=seed)


def random_option(table: Table, random: Random) -> Option:
    """Return a random legal option; one that only takes back is rare, so that games end."""
    assert table.decision is not None
    options = table.decision.options
    forward = [option for option in options if not option.back]
    return random.choice(options if not forward or random.random() < 0.03 else forward)
