"""Parse a choice (an option, its text or its index) into the legal move that it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.actions import CARD, Kind, Verb, split_option
from undercroft.kernel.decision import Option
from undercroft.kernel.errors import Illegal, Malformed
from undercroft.kernel.state import Move, State, bit_of

if TYPE_CHECKING:
    from undercroft.kernel.game import Game


def find_move(game: Game[Any], state: State, choice: Option | str | int) -> Move:
    """Return the legal move that a choice means; raise `Malformed` or `Illegal` if there is none."""
    if state.question is None:
        raise Illegal("game-over")
    if isinstance(choice, int) and not isinstance(choice, bool):
        if not 0 <= choice < len(state.options):
            raise Malformed("no-such-index", index=choice, last=len(state.options) - 1)
        return state.options[choice]
    if isinstance(choice, Option):
        if choice.move in state.options:
            return choice.move
        raise _refusal(game, state, choice.text, choice.move)
    if isinstance(choice, str):
        return _find_text(game, state, choice)
    raise Malformed("not-an-option", kind=type(choice).__name__)


def _find_text(game: Game[Any], state: State, option: str) -> Move:
    for move in state.options:  # programs send the exact text; people may write cards by their ids
        if game.shape_of(move)["text"] == option:
            return move
    example = state.options[0]
    name, pairs = split_option(option, game.verb_of[example[0]].text(example[1:]))
    verb = game.verb_named.get(name)
    if verb is None:
        raise Malformed("unknown-verb", verb=name)
    if [pair[0] for pair in pairs] != [field[0] for field in verb.fields]:
        raise Malformed("wrong-arguments", verb=name, expected=verb.usage())
    choices = [
        _values(game, state, field_name, kind, value)
        for (field_name, kind), (_, value) in zip(verb.fields, pairs, strict=True)
    ]
    fitting = [
        move
        for move in state.options
        if move[0] is verb.does and all(value in values for value, values in zip(move[1:], choices, strict=True))
    ]
    if not fitting:
        raise _refusal(game, state, option, (verb.does, *(values[0] for values in choices)))
    if len({_place_of(state, verb, move) for move in fitting}) > 1:
        candidates = "; ".join(verb.text(move[1:]) for move in fitting)
        raise Illegal("ambiguous-option", option=option, candidates=candidates)
    return fitting[0]


def _values(game: Game[Any], state: State, name: str, kind: Kind, value: str) -> list[int]:
    """Return the possible values of an argument's text: a card may be given by its printed id instead of its number."""
    if kind == CARD and value in game.deck.index:
        face, bit = game.deck.index[value], bit_of(state.seat)
        cards = [card for card, this in enumerate(state.face) if this == face and state.known[card] & bit]
        if cards:
            return cards
    return [kind.read(name, value)]


def _place_of(state: State, verb: Verb, move: Move) -> tuple[int, ...]:
    """Return a move's arguments with cards replaced by their zones: equal cards in one zone are interchangeable."""
    return tuple(
        next((index for index, zone in enumerate(state.zones) if value in zone), -1) if kind == CARD else value
        for (_, kind), value in zip(verb.fields, move[1:], strict=True)
    )


def _refusal(game: Game[Any], state: State, option: str, move: Move) -> Illegal:
    rule = game.forbidding_clause(state, move)
    if rule is not None:
        return Illegal("forbidden", option=option, rule=rule)
    if any(legal[0] is move[0] for legal in state.options):
        return Illegal("not-legal", option=option)
    return Illegal("not-asked", option=option)
