"""The Bait phase: heroes in town go to the richest dungeon of their kind (BM-096 to BM-109)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.durations import LURED, last
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects.registry import DRAWN_TO
from undercroft.games.boss_family.rules.events import HeroLured, HeroStayed
from undercroft.games.boss_family.rules.facts import CLASSES
from undercroft.games.boss_family.rules.state import BAITING, ENTRANCE, NOBODY_SEAT, TOWN, State
from undercroft.games.boss_family.rules.totals import all_treasure_of, treasure_of
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card


def bait(state: State) -> None:
    """Every hero in town, the longest there first, follows its treasure or stays (BM-097, BM-101, BM-107).

    Heroes at landmarks stay there (SB-122), nobody can act meanwhile (SB-123), and heroes line up behind those who
    wait already, in their order in town and without a token (SB-124, SB-125, SB-192, SB-307).
    """
    state.phase = BAITING
    state.active = NOBODY_SEAT
    follows = edition_of(state).follows
    treasure = None
    if not state.setup.base_only:
        seats = range(state.setup.seats)
        treasure = [all_treasure_of(state, seat) if seat in state.order else [] for seat in seats]
    counted = [(hero, attraction(state, hero, treasure)) for hero in state.zones[TOWN]]
    divided = shares(state) if state.setup.crowded else {}
    decided = [
        (hero, counts, divided[hero] if hero in divided else follows(state, hero, counts)) for hero, counts in counted
    ]
    for hero, counts, seat in decided:
        if seat != NOBODY_SEAT:
            move_card(state, hero, TOWN, ENTRANCE + seat)
            if not state.setup.base_only:
                last(state, LURED, seat)
            if state.events is not None:
                state.events.append(HeroLured(seat, seen(state, hero)))
        elif state.events is not None:
            state.events.append(HeroStayed(seen(state, hero), len(foremost(counts)) > 1))


def shares(state: State) -> dict[int, int]:
    """The seats of heroes that tied players share by class, with five or six players (CL-009, CL-010).

    The hero longest in town goes to the highest XP, and so on in rounds; heroes too few for a whole round stay.
    """
    by_class: dict[tuple[int, ...], list[int]] = {}
    for hero in state.zones[TOWN]:
        if state.face[hero] not in DRAWN_TO:
            by_class.setdefault(CLASSES[state.face[hero]], []).append(hero)
    divided: dict[int, int] = {}
    for heroes in by_class.values():
        tied = foremost(attraction(state, heroes[0]))
        if len(tied) > 1:
            whole = len(heroes) - len(heroes) % len(tied)
            divided |= {hero: tied[number % len(tied)] for number, hero in enumerate(heroes[:whole])}
    return divided


def attraction(state: State, hero: int, treasure: list[list[int]] | None = None) -> dict[int, int]:
    """How strongly each player still in the game attracts a hero; 0 is not at all.

    A caller that has already counted the treasure by seat and kind can pass it.
    """
    drawn_to = DRAWN_TO.get(state.face[hero])
    if drawn_to is not None:
        return drawn_to(state)
    classes = CLASSES[state.face[hero]]
    if len(classes) == 1:
        kind = classes[0]
        if treasure is not None:
            return {seat: treasure[seat][kind] for seat in state.order}
        return {seat: treasure_of(state, seat, kind) for seat in state.order}
    if treasure is not None:
        return {seat: sum([treasure[seat][kind] for kind in classes]) for seat in state.order}
    # A hybrid counts both of its treasures together (MB-081, SB-204); without a class no treasure attracts it.
    return {seat: sum([treasure_of(state, seat, kind) for kind in classes]) for seat in state.order}


def whoever_has_most(state: State, hero: int, counts: dict[int, int]) -> int:
    """The one player who attracts a hero most; nobody on a tie (BM-098, BM-099)."""
    return most_attractive(counts)


def most_attractive(counts: dict[int, int]) -> int:
    """The seat with the highest count; nobody if the highest count is shared or 0 (BM-098, BM-099)."""
    first = foremost(counts)
    return first[0] if len(first) == 1 else NOBODY_SEAT


def foremost(counts: dict[int, int]) -> list[int]:
    """The seats that share the highest count, if that is more than 0."""
    highest = max(counts.values())
    return [seat for seat, count in counts.items() if count == highest] if highest > 0 else []
