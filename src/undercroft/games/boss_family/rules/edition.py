"""Edition of the family: the rules in which the three rulebooks differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from undercroft.games.boss_family.rules.state import Announced, State
    from undercroft.kernel.cards import Deck
    from undercroft.kernel.state import Step


class Edition(msgspec.Struct, frozen=True):
    """The rules in which the editions of the family differ."""

    id: str
    deck: Deck
    """The printed cards of all sets that the edition can use."""
    begin_round: Step
    """The step that begins a round."""
    round_steps: tuple[Step, ...]
    """The steps of a round after its beginning, the last one first."""
    phases: Mapping[Step, str]
    """The names of the phases in which a scenario can begin, by their first steps."""
    before_build_turns: tuple[Step, ...]
    """The steps of the Build phase before the first Build turn."""
    acting_order: Callable[[State], list[int]]
    """The seats in the order in which they act."""
    open_window: Callable[[State, int], None]
    """Open a window for spells and effects, with this player active."""
    announced: Callable[[State, Announced], None]
    """Called when a spell or effect was announced, to decide when it resolves."""
    all_passed: Callable[[State], None]
    """Called when everybody has passed in a row, to resolve waiting effects or close the window."""
    acts_with_nothing_waiting: bool
    """Whether the active player places, promotes and sells only while no effect waits."""
    has_adventure_turn: Callable[[State, int], bool]
    """Whether a seat takes an Adventure turn."""
    check_the_end: Callable[[State], None]
    """Called after a whole round, to end the game if it is over."""
    break_tie: Callable[[State, list[int]], list[int]]
    """Return the winners among players with the same score."""
    raised_damage_reaches: bool
    """Whether a hero takes the difference when the damage of its room rises."""
    leaves_destroyed_room: bool
    """Whether a hero leaves a room that is destroyed under it at once, not after the window."""
    shown_treasure_fits: bool
    """Whether an advanced room matches the treasure that the room below shows now, not its printed treasure."""
    late_effects: bool
    """Whether a Level Up or a "when built" effect that a deactivated room held up comes at the end of the round."""
    level_up_first: bool
    """Whether a Level Up comes before all "when built" effects of its player, not only that of the fifth room."""
    level_up_on_the_way: bool
    """Whether a fifth room that an effect builds at the reveal brings a Level Up, not only rooms turned up together."""
    shows_redrawn_hand: bool
    """Whether a hand that is drawn anew is shown to all."""
    town_places: Callable[[State], int] | None
    """Return the number of heroes that the town holds; None if it holds any number."""
    join_town: Callable[[State, int, int], None]
    """Move a hero that is sent to town from a zone to it."""
    follows: Callable[[State, int, dict[int, int]], int]
    """Return the seat that a hero in town follows, given how strongly each player attracts it."""
    clauses: Mapping[str, str]
    """The clause of the edition's own ledger for a clause of the base game, for refusals."""


EDITIONS: dict[str, Edition] = {}


def edition_of(state: State) -> Edition:
    """The edition of a game."""
    return EDITIONS[state.setup.edition]
