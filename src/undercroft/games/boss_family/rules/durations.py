"""Effects that last until the end of the round: `state.lasting` holds amounts by effect and subject (BM-133)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from undercroft.games.boss_family.rules.state import State

# On a room: it belongs to that card and goes with it (BM-235)
MORE_DAMAGE: Final = 0
DOUBLE_DAMAGE: Final = 1
"""How many times the damage is doubled, after all additions (MB-119)."""
TREASURE_SET: Final = 2
"""`BARE` or `ONE_OF_EACH`; the later one counts (MB-123)."""
NO_TEXT: Final = 3
"""The room has no abilities, and its miniboss no powers (MB-120)."""
NEST: Final = 4
"""How many times this room has made the other monster rooms of its dungeon deal more."""
NEUTRALIZED: Final = 24
"""The room deals no damage (SB-197)."""
AWAKE: Final = 25
"""A hero has woken the room, which sleeps at first."""
MORE_ICONS: Final = 26
"""Additional treasure of the room; see `icon`."""
DOOMED: Final = 27
"""The room is destroyed at the end of the turn."""
ON_ROOMS: Final = (
    MORE_DAMAGE,
    DOUBLE_DAMAGE,
    TREASURE_SET,
    NO_TEXT,
    NEST,
    NEUTRALIZED,
    AWAKE,
    MORE_ICONS,
    DOOMED,
)
# On a dungeon, by its seat
ROOMS_DEAL_MORE: Final = 5
MONSTERS_DEAL_MORE: Final = 6
NESTS: Final = 7
DOUBLE_TREASURE: Final = 8
CLOSED: Final = 9
"""Heroes may not enter."""
DUNGEON_NO_TEXT: Final = 10
SKIPS_FIRST: Final = 11
"""Heroes that enter skip the first room."""
LURED: Final = 12
"""How many heroes came in the Bait phase (MB-115)."""
# On a player, by seat
EXTRA_ROOMS: Final = 13
"""Rooms, but no minibosses, that may still follow the normal build (MB-133)."""
NO_BUILD: Final = 14
ANY_TREASURE_FITS: Final = 15
"""In one's own Build turn an advanced room may go over any room (MB-127)."""
SPELL_TAX: Final = 16
"""Coins that each spell asks (MB-126)."""
PROMOTED: Final = 17  # MB-053
SOLD: Final = 18  # MB-005
DECLINED: Final = 28
"""The player builds nothing in this Build turn (SB-092)."""
NO_SPELLS: Final = 29
"""The player cannot play spells."""
LAST_ROOM_DEALS_MORE: Final = 30  # SB-076
# On a hero
MORE_HEALTH: Final = 19
HELD_BACK: Final = 20
"""The hero waits at its entrance until the next round."""
SENT_BACK: Final = 31
"""The hero was sent out of a dungeon and recovers at the end of the turn (SB-165)."""
ROOMS_ENTERED: Final = 32
"""How many rooms the hero has entered in this turn."""
INSIDE: Final = 33
"""How many rooms the hero has entered on this walk."""
UNSEEN: Final = 34
"""How many rooms the hero will pass unhurt and unnoticed."""
PASSING: Final = 35
"""The hero passes the room where it is unnoticed."""
FIRST_ROOM: Final = 36
"""The card number of the first room that the hero has entered in this turn, plus 1."""
# On a card of any kind
SWITCHED_OFF: Final = 21
# On everybody
NO_BUILDING: Final = 22
EVERYBODY: Final = 0
# On a dungeon and a treasure: see `icons`
MORE_TREASURE: Final = 23

# On a hero, by items and expansions
HURT: Final = 37
"""Damage that a hero took before it went in (CL-015)."""
SURVIVED: Final = 38
"""The hero came through a dungeon in this round (CL-017)."""
SKIPS_NEXT: Final = 39
"""The hero passes by the next room (TH-023)."""
# On a player, by items
STAFF: Final = 40
"""Heroes at and behind this entrance have more health (TH-024)."""
ORDINARY_MONSTERS_DEAL_MORE: Final = 41
MORE_WOUNDS: Final = 42
CANNOT_LOSE: Final = 43
UNTIL_THE_CHECK: Final = (MORE_WOUNDS, CANNOT_LOSE)
"""Effects that still count in the check for the end of the game (TH-018)."""
# On a player, by seat
EXTRA_BUILDS: Final = 44
"""Rooms placed in this round besides the normal build, which they do not use up."""

BARE: Final = 1
ONE_OF_EACH: Final = 2

MOST_TREASURES: Final = 8
ICON_BITS: Final = 6


def lasts(state: State, effect: int, subject: int) -> int:
    """The amount of an effect on a subject now; 0 if it has none."""
    return state.lasting.get((effect, subject), 0)


def last(state: State, effect: int, subject: int, amount: int = 1) -> None:
    """Add an amount of an effect to a subject, until the end of the round."""
    key = (effect, subject)
    state.lasting[key] = state.lasting.get(key, 0) + amount


def cease(state: State, effect: int, subject: int) -> None:
    """Take 1 off the amount of an effect before the end of the round."""
    key = (effect, subject)
    left = state.lasting.get(key, 0) - 1
    if left > 0:
        state.lasting[key] = left
    else:
        state.lasting.pop(key, None)


def end(state: State) -> None:
    """End all effects with the round (BM-133), except those that count in the check that follows (TH-018)."""
    if state.setup.items:
        state.lasting = {key: amount for key, amount in state.lasting.items() if key[0] in UNTIL_THE_CHECK}
    else:
        state.lasting.clear()


def replace(state: State, effect: int, subject: int, value: int) -> None:
    """Set the amount of an effect, in place of an earlier one."""
    state.lasting[effect, subject] = value


def leave(state: State, room: int) -> None:
    """Remove the effects on a room that leaves (BM-235)."""
    if state.lasting:
        for effect in ON_ROOMS:
            state.lasting.pop((effect, room), None)


def icon(treasure: int) -> int:
    """One symbol of a treasure as an amount of `MORE_ICONS`; symbols of all kinds add up in one number."""
    return 1 << ICON_BITS * treasure


def icons_in(amount: int, treasure: int) -> int:
    """How many symbols of a treasure such an amount has."""
    return amount >> ICON_BITS * treasure & (1 << ICON_BITS) - 1


def icons(seat: int, treasure: int) -> int:
    """The subject of `MORE_TREASURE`: a treasure in the dungeon of a seat."""
    return seat * MOST_TREASURES + treasure
