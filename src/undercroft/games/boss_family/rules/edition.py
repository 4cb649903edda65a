"""An edition of the family: everything that the three books do differently, stated in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from undercroft.games.boss_family.rules.state import Announced, State
    from undercroft.kernel.cards import Deck
    from undercroft.kernel.state import Step


class Edition(msgspec.Struct, frozen=True):
    """What the editions of the family do differently."""

    id: str
    deck: Deck
    """The printed cards of all sets that it may use."""
    setup_steps: tuple[Step, ...]
    """What happens before the first round, the last step first."""
    round_steps: tuple[Step, ...]
    """The phases of a round after its beginning, the last one first."""
    before_build_turns: tuple[Step, ...]
    """What comes in the Build phase before the first player may place a room."""
    acting_order: Callable[[State], list[int]]
    """The seats in the order in which they act."""
    open_window: Callable[[State, int], None]
    """Begin a time in which spells and effects may be used, with a player active."""
    announced: Callable[[State, Announced], None]
    """A spell or effect was announced and is being paid for: when does it resolve?"""
    all_passed: Callable[[State], None]
    """Everybody has passed in a row: what resolves now?"""
    acts_with_nothing_waiting: bool
    """Whether the active player places, promotes and sells only while no effect waits."""
    has_adventure_turn: Callable[[State, int], bool]
    """Whether a seat takes an Adventure turn."""
    check_the_end: Callable[[State], None]
    """After a whole round: is the game over?"""
    break_tie: Callable[[State, list[int]], list[int]]
    """Who wins among players with the same score."""
    raised_damage_reaches: bool
    """Whether a hero takes the difference when the damage of its room rises."""
    leaves_destroyed_room: bool
    """Whether a hero leaves a room that is destroyed under it at once, not after the window."""
    shown_treasure_fits: bool
    """Whether an advanced room matches the treasure that the room below shows now, not what is printed on it."""
    late_effects: bool
    """Whether what a deactivated room held up, a Level Up or a "when built" effect, comes at the end of the round."""
    level_up_first: bool
    """Whether a Level Up comes before all "when built" effects of its player, not only that of the fifth room."""
    level_up_on_the_way: bool
    """Whether a fifth room that an effect builds at the reveal brings a Level Up, not only rooms turned up together."""
    shows_redrawn_hand: bool
    """Whether a hand that is drawn anew is shown to all."""
    join_town: Callable[[State, int, int], None]
    """A hero that is sent to town from a zone joins it."""
    follows: Callable[[State, int, dict[int, int]], int]
    """Whom a hero of the town follows, by how strongly each player draws it."""
    clauses: Mapping[str, str]
    """Where the edition's own ledger says what the base game's clause says, for refusals."""
    positions: Mapping[str, tuple[Step, ...]]
    """The words for the phases of a scenario's position: what is still to happen, the last step first."""


EDITIONS: dict[str, Edition] = {}


def edition_of(state: State) -> Edition:
    """The edition that is being played."""
    return EDITIONS[state.setup.edition]
