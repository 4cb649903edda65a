"""Effects of heroes with a text of their own; those that go straight to a landmark are in the facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.city_events import SpellsForbidden
from undercroft.games.boss_family.rules.durations import FIRST_ROOM, INSIDE, NO_SPELLS, lasts, replace
from undercroft.games.boss_family.rules.effects.registry import AVOIDS_LAST_ROOM, SPELL_PROOF, card
from undercroft.games.boss_family.rules.facts import FACE, MONSTER, TRAP
from undercroft.games.boss_family.rules.heroes import strengthen_hero
from undercroft.games.boss_family.rules.state import ENTRANCE, State
from undercroft.games.super_boss_monster.rules import tokens
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask

SPELL_PROOF.add(FACE["nullo_the_unenchantable"])
AVOIDS_LAST_ROOM.add(FACE["backdoor_bastian"])  # SB-313


@card("pilgrim_gang").before_adventure()
def gather(state: State, seat: int, hero: int) -> None:
    """It has 1 more health for each other hero at the entrance when the Adventure phase begins (SB-313)."""
    others = len(state.zones[ENTRANCE + seat]) - 1
    if others:
        strengthen_hero(state, hero, others)


@card("hilda_monster_tamer").takes()
def tame(state: State, hero: int, room: int, damage: int) -> int:
    """It takes 1 less damage from each monster room."""
    return damage - MONSTER[state.face[room]]


@card("lockjaw_lou").takes()
def dodge(state: State, hero: int, room: int, damage: int) -> int:
    """It takes 1 less damage from each trap room."""
    return damage - TRAP[state.face[room]]


@card("halo_of_hobb").takes()
def shine(state: State, hero: int, room: int, damage: int) -> int:
    """It takes no damage from the first room that it enters in a turn, also while it stands there."""
    return 0 if lasts(state, FIRST_ROOM, hero) in (0, room + 1) else damage


@card("the_wrecking_squire").entering()
def wreck(state: State, seat: int, hero: int) -> None:
    """When it enters the first room of a dungeon, the owner removes a damage token, if there is one."""
    if not lasts(state, INSIDE, hero) and tokens.bearers(state, seat):
        ask(state, seat, which_token_to_lose, hero, seat)


def which_token_to_lose(state: State, source: int, seat: int) -> list[Move]:
    """Choose a room of one's own dungeon that loses a damage token."""
    return [(lose_token, room) for room in tokens.bearers(state, seat)]


def lose_token(state: State, card: int) -> None:
    """Remove a damage token from this room."""
    tokens.take_off(state, card, 1)


@card("vexa_silence_incarnate").entering()
def silence(state: State, seat: int, hero: int) -> None:
    """From the first room of a dungeon until it is gone, the owner cannot play spells."""
    if not lasts(state, INSIDE, hero):
        replace(state, NO_SPELLS, seat, 1)
        if state.events is not None:
            state.events.append(SpellsForbidden(seat, seen(state, hero)))


VERBS: Final[tuple[Verb, ...]] = (verb(lose_token, card=CARD),)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_token_to_lose, source=CARD, player=SEAT),
)
