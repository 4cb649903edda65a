"""Scenarios: TOML files that put a table in a position, optionally with moves and expectations."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.kernel.actions import CARD
from undercroft.kernel.errors import Disagreement, Illegal, ImpossibleSetup, Malformed, UndercroftError, some_of
from undercroft.kernel.features.puzzle_task import EASIEST, HARDEST, PuzzleTask
from undercroft.kernel.formats.files import text_of
from undercroft.kernel.game import Game, find_game
from undercroft.kernel.rng import seeded, shuffle
from undercroft.kernel.state import EVERYONE, Move, State, bit_of, play_stepwise, run, run_stepwise
from undercroft.kernel.table import Table, check_names, read_seed
from undercroft.kernel.zones import Order, Visibility, Zone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.kernel.events import Event


class ScenarioStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step: an option to play, an illegal one (with the rule that forbids it), legal ones, or facts of a view."""

    option: str | None = msgspec.field(default=None, name="do")
    """The text of the option to play; files call it `do`."""
    refuse: str | None = None
    rule: str | None = None
    offered: tuple[str, ...] = ()
    until: str | None = None
    """The step of the agenda before which `expect` is checked, on the way to the next question."""
    seat: int | None = None
    expect: dict[str, Any] = {}


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game and the steps to play from it."""

    game: str
    title: str = ""
    note: str = ""
    proves: tuple[str, ...] = ()
    seats: int = 1
    seed: int = 0
    options: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    chance: tuple[int, ...] = ()
    """The next results of the random generator."""
    zones: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    puzzle: PuzzleTask | None = None
    """The task, if the scenario is a puzzle; the steps are then a solution."""
    steps: tuple[ScenarioStep, ...] = ()


def read_scenario(source: str | Path | dict[str, Any]) -> Scenario:
    """Read a scenario from a file's path, TOML text, or a dictionary."""
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
    """Return the starting table of a scenario, before its steps."""
    table = _table_before_opening(source if isinstance(source, Scenario) else read_scenario(source))
    table.state.events = table.opening
    run(table.state)
    table.state.events = None
    return table


def _table_before_opening(scenario: Scenario) -> Table:
    """Return the table of a scenario before the first step of the agenda."""
    game = find_game(scenario.game)
    values = game.read_setup(scenario.seats, scenario.options)
    if scenario.puzzle is not None:
        _check_task(game, scenario.puzzle, scenario.seats)
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
        copies = _copies_by_face(game, state)
        for name, cards in scenario.zones.items():
            _place_zone(game, state, copies, name, cards)
        state.script = list(scenario.chance)
        game.place(state, scenario.position)
    plain = msgspec.to_builtins(msgspec.structs.replace(scenario, steps=()))
    return Table(game, scenario.seats, values, seed, state, names=names, position=plain)


def _check_task(game: Game[Any], task: PuzzleTask, seats: int) -> None:
    """Reject a puzzle with an unknown goal, wrong numbers, or an invalid seat or level."""
    if task.goal not in game.goals:
        raise ImpossibleSetup("position-word", name="goal", choices=", ".join(game.goals) or "—")
    needed = game.goals[task.goal].args
    if task.args.keys() != set(needed) or any(number < 0 for number in task.args.values()):
        raise ImpossibleSetup("goal-numbers", goal=task.goal, expected=", ".join(needed) or "—")
    for name, number, low, high in (("seat", task.seat, 0, seats - 1), ("level", task.level, EASIEST, HARDEST)):
        if not low <= number <= high:
            raise ImpossibleSetup("position-number", name=f"puzzle.{name}", low=low, high=high)


def _shuffle_piles(game: Game[Any], state: State) -> None:
    for zone in game.zones:
        if zone.order is Order.PILE and zone.sight is Visibility.NOBODY:
            for index in range(zone.first, zone.first + zone.count):
                shuffle(state, index)


def _copies_by_face(game: Game[Any], state: State) -> dict[int, list[int]]:
    """Return the cards in their start zones by face; other cards are not in use with these seats and options."""
    copies: dict[int, list[int]] = {}
    for index, zone in enumerate(state.zones):
        for card in zone:
            if game.start_zone(state.face[card]) == index:
                copies.setdefault(state.face[card], []).append(card)
    return copies


def _place_zone(game: Game[Any], state: State, copies: dict[int, list[int]], name: str, cards: Any) -> None:
    zone = game.zones.named(name)
    if zone is None:
        raise ImpossibleSetup("unknown-zone", zone=name, known=", ".join(zone.name for zone in game.zones))
    rows = [cards] if zone.single else cards
    if not isinstance(rows, list) or len(rows) > zone.count or not all(isinstance(row, list) for row in rows):
        raise ImpossibleSetup("zone-rows", zone=name, count=zone.count)
    for index, row in enumerate(rows, zone.first):
        for card_id in row:
            card = _take_copy(game, copies, zone, card_id)
            start = game.start_zone(state.face[card])
            state.zones[start] = [other for other in state.zones[start] if other != card]
            state.zones[index] = [*state.zones[index], card]  # the last listed card of a pile is its top
            state.known[card] = EVERYONE if zone.sight is Visibility.EVERYONE else state.sight[index]


def _take_copy(game: Game[Any], copies: dict[int, list[int]], zone: Zone, card_id: Any) -> int:
    """Take a copy of a card that is not placed yet; raise `ImpossibleSetup` if there is none."""
    if not isinstance(card_id, str) or card_id not in game.deck.index:
        raise ImpossibleSetup("unknown-card", card=card_id)
    face = game.deck.index[card_id]
    printed = game.deck.printed[face]
    # A card without copies is in no zone, such as a hero whose card is a sheet.
    if not printed.copies or (zone.kinds is not None and printed.kind not in zone.kinds):
        raise ImpossibleSetup("position-misplaced", card=card_id, zone=zone.name)
    if face not in copies:
        raise ImpossibleSetup("card-not-used", card=card_id)
    if not copies[face]:
        raise ImpossibleSetup("no-such-copy", card=card_id, zone=zone.name)
    return copies[face].pop(0)


def play_scenario(source: Scenario | str | Path | dict[str, Any]) -> tuple[Table, list[Event]]:
    """Play a scenario's steps and check its expectations; return the table and all events."""
    scenario = source if isinstance(source, Scenario) else read_scenario(source)
    table = table_of(scenario)
    events = table.opening[:]
    state = _table_before_opening(scenario).state
    trace = _Trace(state, run_stepwise(state))
    for step_number, step in enumerate(scenario.steps, 1):
        if step.refuse is not None:
            _expect_refusal(table, step, step_number)
        if step.option is not None:
            state = table.state.clone()
            trace = _Trace(state, play_stepwise(state, _find(table, step.option, step_number)))
            events += table.apply(step.option)
        for option in step.offered:
            _find(table, option, step_number)
        _check(table if step.until is None else trace.table_at(table, step.until, step_number), step, step_number)
    return table, events


class _Trace:
    """A state that advances step by step between two questions."""

    def __init__(self, state: State, steps: Iterator[str]) -> None:
        self.state = state
        self.steps = steps

    def table_at(self, table: Table, until: str, step_number: int) -> Table:
        """Return the table just before the next step with a name."""
        passed: list[str] = []
        for name in self.steps:
            if name == until:
                copy = table.clone()
                copy.state = self.state.clone()
                return copy
            passed.append(name)
        raise Disagreement("scenario-until", step=step_number, until=until, known=some_of(list(dict.fromkeys(passed))))


def _find(table: Table, option: str, step_number: int) -> Move:
    """Return the move that a step names; raise `Disagreement` if it is not legal."""
    try:
        return table.find(option)
    except UndercroftError as error:
        raise _not_offered(table, option, step_number, error) from error


def _not_offered(table: Table, option: str, step_number: int, reason: UndercroftError) -> Disagreement:
    moves = table.state.options if table.decision is not None else []
    offered = some_of([option_by_name(table, move) for move in moves], "; ")
    return Disagreement("scenario-move", step=step_number, option=option, reason=reason, offered=offered)


def option_by_name(table: Table, move: Move) -> str:
    """Return an option in the form of scenarios, with printed ids for the cards that the seat knows."""
    game, state = table.game, table.state
    words = [(verb := game.verb_of[move[0]]).name]
    for (name, kind), value in zip(verb.fields, move[1:], strict=True):
        named = kind == CARD and state.known[value] & bit_of(state.seat)
        words.append(f"{name}={game.deck.ids[state.face[value]] if named else kind.text(value)}")
    return " ".join(words)


def _expect_refusal(table: Table, step: ScenarioStep, step_number: int) -> None:
    assert step.refuse is not None
    try:
        table.find(step.refuse)
    except Illegal as error:
        if step.rule is not None and error.rule != step.rule:
            raise Disagreement(
                "wrong-refusal", step=step_number, option=step.refuse, expected=step.rule, actual=error.rule
            ) from error
        return
    except Malformed as error:
        raise _not_offered(table, step.refuse, step_number, error) from error
    raise Disagreement("expected-refusal", step=step_number, option=step.refuse)


def _check(table: Table, step: ScenarioStep, step_number: int) -> None:
    if not step.expect:
        return
    decision = table.decision
    view = table.view(step.seat if step.seat is not None else decision.seat if decision is not None else 0)
    for path, expected in step.expect.items():
        actual = look_up(view, path, step_number)
        if actual != expected:
            raise Disagreement("expectation", step=step_number, path=path, expected=expected, actual=actual)


def look_up(view: Any, path: str, step_number: int) -> Any:
    """Return the value at a dotted path of a view, such as `heroes.0.health`."""
    value = view
    for key in path.split("."):
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdecimal() and int(key) < len(value):
            value = value[int(key)]
        else:
            keys: list[Any] = list(value) if isinstance(value, dict) else [value]
            known = some_of(range(len(value)) if isinstance(value, list) else keys)
            raise Disagreement("scenario-path", step=step_number, path=path, part=key, known=known)
    return value
