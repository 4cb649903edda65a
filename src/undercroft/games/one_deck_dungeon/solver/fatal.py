"""Options after which a hero certainly falls; screens ask for confirmation."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force
from undercroft.games.one_deck_dungeon.rules.consequences import (
    get_tokens,
    ignore,
    is_sharing,
    kite,
    stand,
    suffer_consequences,
    take_more,
    whether_to_kite,
    which_icon,
    who_gets_tokens,
    who_takes_more,
)
from undercroft.games.one_deck_dungeon.rules.death import whether_to_save
from undercroft.games.one_deck_dungeon.rules.effects import pay, use
from undercroft.games.one_deck_dungeon.rules.encounter import (
    be_seen,
    choose_option,
    drain,
    sneak,
    which_item_is_drained,
)
from undercroft.games.one_deck_dungeon.rules.feats import bleed, take_time
from undercroft.games.one_deck_dungeon.rules.health import health_of
from undercroft.games.one_deck_dungeon.rules.loot import replace_item
from undercroft.games.one_deck_dungeon.rules.placing import combine, give_heroic, had_enough
from undercroft.games.one_deck_dungeon.rules.resisting import shed_poison
from undercroft.games.one_deck_dungeon.rules.state import State
from undercroft.games.one_deck_dungeon.rules.turn import enter, face_it, flee, go_on, linger, stay
from undercroft.games.one_deck_dungeon.rules.wounds import suffer_poison, suffer_wound, who_is_poisoned, who_is_wounded
from undercroft.kernel.state import Move, play, run

COSTLY: Final = frozenset(
    (
        face_it,
        be_seen,
        flee,
        drain,
        had_enough,
        replace_item,
        bleed,
        take_time,
        choose_option,
        sneak,
        go_on,
        linger,
        stay,
        ignore,
        kite,
        stand,
        take_more,
        get_tokens,
        suffer_wound,
        suffer_poison,
        shed_poison,
    )
)
"""Verbs that wound, cost an item with hearts, or cost time, which wounds at the stairs."""

USING: Final = frozenset((use, pay))
COMBINING: Final = frozenset((combine, give_heroic))
"""Verbs that cost something only if a foe takes time for them."""

SHARING: Final = frozenset(
    (
        which_icon,
        whether_to_kite,
        who_takes_more,
        who_gets_tokens,
        who_is_wounded,
        who_is_poisoned,
        which_item_is_drained,
    )
)
"""Questions about who bears a loss: the search follows all of their answers."""


class Fatal(NamedTuple):
    """An option, by its index, after which a hero falls no matter what is chosen then (OD-111)."""

    option: int
    heroes: list[int]
    """The heroes that fall in every case; empty if a later choice decides who does."""
    rescue: bool
    """True if a potion could still save them then (OD-DECISION-20)."""


def fatal(state: State) -> list[Fatal]:
    """Return the present options after which a hero certainly falls."""
    found: list[Fatal] = []
    for place, move in enumerate(state.options if state.question is not None else ()):
        ends = ends_of(state, move) if is_costly(state, move) else []
        if ends:
            always = set.intersection(*[fallen(end) for end in ends])
            rescue = any(end.question is whether_to_save for end in ends)
            found.append(Fatal(place, sorted(always), rescue))
    return found


def is_costly(state: State, move: Move) -> bool:
    """True if a move could kill a hero; the cards behind a closed door are unknown, so entering it is not counted."""
    if move[0] is enter:
        return bool(state.open_doors >> move[1] & 1)
    if move[0] in USING:
        return bool(ability_in_force(state).skill_time)
    if move[0] in COMBINING:
        return bool(ability_in_force(state).combining_time)
    return move[0] in COSTLY


def is_deadly(state: State) -> bool:
    """True if a hero certainly falls if the whole party stops placing dice now."""
    if not state.boxes or is_sharing(state) or state.result is not None:
        return False
    ahead = state.clone()
    ahead.question = None
    ahead.agenda = [(suffer_consequences,)]
    run(ahead)
    return bool(ends_after(state, ahead))


def ends_of(state: State, move: Move) -> list[State]:
    """Return the states in which a hero falls, for every way to go on after a move; empty if one way avoids it."""
    ahead = state.clone()
    play(ahead, move)
    return ends_after(state, ahead)


def ends_after(before: State, ahead: State) -> list[State]:
    """Return the states in which a hero falls, for every way to go on; empty if one way avoids it."""
    if ahead.chance != before.chance or ahead.script != before.script:
        return []  # dice were rolled first: the outcome is unknown
    if ahead.question is whether_to_save or (ahead.result is not None and not ahead.result.winners):
        return [ahead]
    ends: list[State] = []
    for answer in ahead.options if ahead.question in SHARING else ():
        found = ends_of(ahead, answer)
        if not found:
            return []
        ends += found
    return ends


def fallen(state: State) -> set[int]:
    """Return the heroes with as many wounds as health."""
    return {hero for hero in range(state.setup.heroes) if state.wounds[hero] >= health_of(state, hero)}
