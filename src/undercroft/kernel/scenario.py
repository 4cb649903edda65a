"""Scenarios: TOML files that put a table in a position, optionally with moves and expectations."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.kernel.chance import seeded, shuffle
from undercroft.kernel.errors import Disagreement, Illegal, ImpossibleSetup, Malformed
from undercroft.kernel.game import Game, find_game
from undercroft.kernel.state import EVERYONE, State, run
from undercroft.kernel.table import Table, check_names, read_seed
from undercroft.kernel.textfile import text_of
from undercroft.kernel.zones import Order, Sight, Zone

if TYPE_CHECKING:
    from undercroft.kernel.events import Event


class ScenarioStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step: an option to play, one that must be refused (by a rule), options offered, facts expected of a view."""

    do: str | None = None
    refuse: str | None = None
    rule: str | None = None
    offered: tuple[str, ...] = ()
    seat: int | None = None
    expect: dict[str, Any] = {}


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game and what to do there."""

    game: str
    title: str = ""
    note: str = ""
    proves: tuple[str, ...] = ()
    seats: int = 1
    seed: int = 0
    options: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    chance: tuple[int, ...] = ()
    """Scripted chance: the next numbers that chance gives."""
    zones: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    steps: tuple[ScenarioStep, ...] = ()


def read_scenario(source: str | Path | dict[str, Any]) -> Scenario:
    """A scenario from a file's path, TOML text, or a dictionary."""
    if not isinstance(source, dict):
        source = _read_toml(source)
    try:
        return msgspec.convert(source, Scenario, strict=True)
    except msgspec.ValidationError as error:
        raise Malformed("bad-scenario", reason=str(error)) from error


def _read_toml(source: str | Path) -> dict[str, Any]:
    try:
        return tomllib.loads(text_of(source))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Malformed("bad-scenario", reason=str(error)) from error


def table_of(source: Scenario | str | Path | dict[str, Any]) -> Table:
    """The table that a scenario starts from, before its steps."""
    scenario = source if isinstance(source, Scenario) else read_scenario(source)
    game = find_game(scenario.game)
    values = game.read_setup(scenario.seats, scenario.options)
    seed = read_seed(scenario.seed)
    names = check_names(scenario.names, scenario.seats)
    state = game.blank(scenario.seats, values, seeded(seed))
    if scenario.position is None:
        if scenario.zones:
            raise ImpossibleSetup("position-missing")
        state.script = list(scenario.chance)
        game.begin(state)
    else:
        _shuffle_piles(game, state)
        for name, cards in scenario.zones.items():
            _place_zone(game, state, name, cards)
        state.script = list(scenario.chance)
        game.place(state, scenario.position)
    opening: list[Event] = []
    state.events = opening
    run(state)
    state.events = None
    plain = msgspec.to_builtins(msgspec.structs.replace(scenario, steps=()))
    table = Table(game, scenario.seats, values, seed, state, names=names, position=plain)
    table.opening = opening
    return table


def _shuffle_piles(game: Game[Any], state: State) -> None:
    for zone in game.zones:
        if zone.order is Order.PILE and zone.sight is Sight.NOBODY:
            for index in range(zone.first, zone.first + zone.count):
                shuffle(state, index)


def _place_zone(game: Game[Any], state: State, name: str, cards: Any) -> None:
    zone = game.zones.named(name)
    if zone is None:
        raise ImpossibleSetup("unknown-zone", zone=name, known=", ".join(zone.name for zone in game.zones))
    rows = [cards] if zone.single else cards
    if not isinstance(rows, list) or len(rows) > zone.count or not all(isinstance(row, list) for row in rows):
        raise ImpossibleSetup("zone-rows", zone=name, count=zone.count)
    for number, row in enumerate(rows):
        for card_id in row:
            _place_card(game, state, zone, zone.first + number, card_id)


def _place_card(game: Game[Any], state: State, zone: Zone, index: int, card_id: Any) -> None:
    """Bring a copy of the card from the deck it starts in: the last listed card of a pile is its top."""
    if not isinstance(card_id, str) or card_id not in game.deck.index:
        raise ImpossibleSetup("unknown-card", card=card_id)
    face = game.deck.index[card_id]
    home = game.home_of(face)
    copy = next((card for card in state.zones[home] if state.face[card] == face), None)
    if copy is None:
        raise ImpossibleSetup("no-such-copy", card=card_id, zone=zone.name)
    state.zones[home] = [card for card in state.zones[home] if card != copy]
    state.zones[index] = [*state.zones[index], copy]
    state.known[copy] = EVERYONE if zone.sight is Sight.EVERYONE else state.sight[index]


def play_scenario(source: Scenario | str | Path | dict[str, Any]) -> tuple[Table, list[Event]]:
    """Play a scenario's steps and check its expectations; gives the table and all events."""
    scenario = source if isinstance(source, Scenario) else read_scenario(source)
    table = table_of(scenario)
    events = table.opening[:]
    for number, step in enumerate(scenario.steps, 1):
        if step.refuse is not None:
            _expect_refusal(table, step, number)
        if step.do is not None:
            try:
                events += table.apply(step.do)
            except Illegal as error:
                raise Disagreement("scenario-move", step=number, reason=str(error)) from error
        _check(table, step, number)
    return table, events


def _expect_refusal(table: Table, step: ScenarioStep, number: int) -> None:
    assert step.refuse is not None
    try:
        table.find(step.refuse)
    except Illegal as error:
        if step.rule is not None and error.rule != step.rule:
            raise Disagreement(
                "wrong-refusal", step=number, option=step.refuse, expected=step.rule, actual=error.rule
            ) from error
        return
    raise Disagreement("expected-refusal", step=number, option=step.refuse)


def _check(table: Table, step: ScenarioStep, number: int) -> None:
    for option in step.offered:
        try:
            table.find(option)
        except Illegal as error:
            raise Disagreement("scenario-move", step=number, reason=str(error)) from error
    if not step.expect:
        return
    decision = table.decision
    view = table.view(step.seat if step.seat is not None else decision.seat if decision is not None else 0)
    for path, expected in step.expect.items():
        actual = look_up(view, path)
        if actual != expected:
            raise Disagreement("expectation", step=number, path=path, expected=expected, actual=actual)


def look_up(view: Any, path: str) -> Any:
    """The value at a dotted path of a view, such as `heroes.0.health`; None where there is nothing."""
    for key in path.split("."):
        if isinstance(view, dict):
            view = view.get(key)
        elif isinstance(view, list) and key.isdigit() and int(key) < len(view):
            view = view[int(key)]
        else:
            return None
    return view
