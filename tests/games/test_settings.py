"""Every combination of settings that a form offers can be started, in every game, for every number of seats."""

from __future__ import annotations

import contextlib
import itertools
from typing import TYPE_CHECKING, Any

import pytest

import undercroft
from tests.editions import MIXED, sibling
from undercroft.kernel.game import Game, registered
from undercroft.kernel.options import fitted, read_settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.kernel.options import Setting

GAMES = list(registered().values())


def mixable() -> Game[Any]:
    """A game with settings that depend on the contents of a list; it is not registered, so it is never started."""
    game = sibling("mixable")
    game.settings = MIXED
    return game


def related(game: Game[Any]) -> list[str]:
    """Return the settings that need others or are needed by others."""
    needed = {need.setting for setting in game.settings for need in setting.needs}
    return [setting.name for setting in game.settings if setting.needs or setting.name in needed]


def values_of(setting: Setting, choices: list[int | str]) -> list[Any]:
    """Return the values of a setting with these choices: each of them, or each set of them."""
    if not setting.many:
        return choices
    return [list(some) for size in range(len(choices) + 1) for some in itertools.combinations(choices, size)]


def offered(game: Game[Any], seats: int) -> Iterator[dict[str, Any]]:
    """Yield all combinations of the related settings that a form offers, one setting after another."""
    by_name = {setting.name: setting for setting in game.settings}
    needed_first = sorted(related(game), key=lambda name: bool(by_name[name].needs))
    forms: list[dict[str, Any]] = [{}]
    for name in needed_first:
        setting = by_name[name]
        more = []
        for form in forms:
            known = fitted(game.settings, seats, read_settings(game.id, game.settings, form))
            open_choice = [None] if setting.default is None else []
            more += [{**form, name: choice} for choice in [*open_choice, *values_of(setting, setting.fitting(known))]]
        forms = more
    yield from forms


def accepted(game: Game[Any], seats: int) -> Iterator[dict[str, Any]]:
    """Yield all combinations of the related settings that the game accepts, tried one by one."""
    settings = [setting for setting in game.settings if setting.name in related(game)]
    for choices in itertools.product(*(values_of(setting, list(setting.choices)) for setting in settings)):
        options = {setting.name: choice for setting, choice in zip(settings, choices, strict=True)}
        with contextlib.suppress(undercroft.ImpossibleSetup):
            game.read_setup(seats, options)
            yield options


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_combination_that_is_offered_starts(game: Game[Any]) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        for options in offered(game, seats):
            table = undercroft.new(game.id, seats=seats, seed=1, options=options)
            assert table.decision is not None
            known = {"seats": seats, **table.options}
            chosen = {name: value for name, value in options.items() if value is not None}
            wanted = {one.name: one.completed(chosen[one.name], known) for one in game.settings if one.name in chosen}
            assert {name: table.options[name] for name in chosen} == wanted


@pytest.mark.parametrize("game", [*GAMES, mixable()], ids=lambda game: game.id)
def test_everything_that_would_start_is_offered(game: Game[Any]) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        full = [options for options in offered(game, seats) if None not in options.values()]
        names = related(game)
        found = {repr([options[name] for name in names]) for options in full}
        assert len(found) == len(full)
        assert found == {repr([options[name] for name in names]) for options in accepted(game, seats)}
