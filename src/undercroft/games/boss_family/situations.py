"""Situations in a window for plays: an announced effect, a hero's walk and its end, a build turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.boss_family.rules.adventure import first_in_line
from undercroft.games.boss_family.rules.build import may_place
from undercroft.games.boss_family.rules.dungeon import place_of, top_of
from undercroft.games.boss_family.rules.effects.bearing import CUTS_DEEP, SAVES_BEARER
from undercroft.games.boss_family.rules.effects.registry import ON_CARDS, ON_SEATS
from undercroft.games.boss_family.rules.ending import is_beaten
from undercroft.games.boss_family.rules.facts import SOULS, SPELL, WOUNDS
from undercroft.games.boss_family.rules.priority import answer, resolve
from undercroft.games.boss_family.rules.sources import ability_of
from undercroft.games.boss_family.rules.state import BUILDING, NO_CARD, NOBODY_SEAT, Announced, State, kind_of
from undercroft.games.boss_family.rules.totals import health_of
from undercroft.kernel.actions import CARD, NUMBER, SEAT, Situation, SituationValues, situation, wording

ANSWER: Final = 0
CANCEL: Final = 1
OWN: Final = 2

HOW: Final = wording("effect", "spell")
THEN: Final = wording("answer", "cancel", "own")
FATE: Final = wording("stays", "out")
WHO: Final = wording("other", "builder")
PHASE: Final = wording("build", "adventure")

PLAYED: Final = situation("played", seat=SEAT, card=CARD, how=HOW, then=THEN)
PLAYED_AT: Final = situation("played_at", seat=SEAT, card=CARD, how=HOW, then=THEN, target=CARD)
PLAYED_AT_ROOM: Final = situation("played_at_room", seat=SEAT, card=CARD, how=HOW, then=THEN, target=CARD, owner=SEAT)
PLAYED_ON: Final = situation("played_on", seat=SEAT, card=CARD, how=HOW, then=THEN, opponent=SEAT)
HERO_DIES: Final = situation("hero_dies", hero=CARD, seat=SEAT, left=NUMBER, room=CARD, n=NUMBER)
HERO_SAVED: Final = situation("hero_saved", hero=CARD, seat=SEAT, left=NUMBER, room=CARD)
HERO_SURVIVES: Final = situation("hero_survives", hero=CARD, seat=SEAT, left=NUMBER, n=NUMBER, fate=FATE)
HERO_COMES: Final = situation("hero_comes", hero=CARD, seat=SEAT, health=NUMBER, damage=NUMBER)
BUILDS: Final = situation("builds", seat=SEAT, who=WHO)
TURN: Final = situation("turn", seat=SEAT, phase=PHASE)
LAST_CHANCE: Final = situation("last_chance", phase=PHASE)

SITUATIONS: Final[tuple[Situation, ...]] = (
    PLAYED,
    PLAYED_AT,
    PLAYED_AT_ROOM,
    PLAYED_ON,
    HERO_DIES,
    HERO_SAVED,
    HERO_SURVIVES,
    HERO_COMES,
    BUILDS,
    TURN,
    LAST_CHANCE,
)


def current_situation(state: State, prompt: str, shown: Mapping[str, Any]) -> SituationValues | None:
    """Return the most urgent situation of the window that is open: an effect, else a walk, else the turn."""
    if prompt == "whether_to_cancel":
        return about_effect(state, entry_of(state, state.question_args[0]), CANCEL)
    if prompt != "what_to_play":
        return None
    if state.pending:
        others = [entry for entry in state.pending if entry.seat != state.seat]
        return about_effect(state, (others or state.pending)[-1], ANSWER if others else OWN)
    if shown["walk"] is not None:
        return about_walk(state, shown["walk"])
    return about_turn(state, shown)


def entry_of(state: State, spell: int) -> Announced:
    """Return the announcement of a spell that can still be cancelled: it is pending or on the agenda (BM-140)."""
    waiting = [entry for entry in state.pending if entry.source == spell]
    coming = [Announced(*step[1:]) for step in state.agenda if step[0] in (resolve, answer) and step[2] == spell]
    return (waiting or coming)[-1]


def about_effect(state: State, entry: Announced, then: int) -> SituationValues:
    """Return the situation of an announced effect: its seat, card and target, all of them public (BM-149)."""
    ability, target = ability_of(state, entry.source, entry.way), entry.target
    what = (entry.seat, entry.source, int(kind_of(state, entry.source) == SPELL), then)
    if ability.kind == ON_SEATS and target >= 0:
        return PLAYED_ON, (*what, target)
    if ability.kind != ON_CARDS or target < 0:
        return PLAYED, what
    owner = place_of(state, target)[0]
    return (PLAYED_AT, (*what, target)) if owner == NOBODY_SEAT else (PLAYED_AT_ROOM, (*what, target, owner))


def about_walk(state: State, walk: Mapping[str, Any]) -> SituationValues:
    """Return the situation of a walk: the end that it has if nothing changes (BM-114, BM-120)."""
    hero, seat, slot = walk["hero"], walk["seat"], walk["dies_in"]
    item = state.face[state.carried[hero]] if hero in state.carried else NO_CARD
    if slot is not None:
        room = top_of(state, seat, slot)  # perhaps deactivated under the dying hero
        if item in SAVES_BEARER:
            return HERO_SAVED, (hero, seat, walk["left"], room)  # TH-025
        return HERO_DIES, (hero, seat, walk["left"], room, SOULS[state.face[hero]])
    wounds = WOUNDS[state.face[hero]] + (item in CUTS_DEEP)
    beaten = is_beaten(state, seat, wounds) and not state.setup.immortality and not state.setup.city
    return HERO_SURVIVES, (hero, seat, walk["health"] - walk["total"], wounds, int(beaten))


def about_turn(state: State, shown: Mapping[str, Any]) -> SituationValues:
    """Return the situation of a turn: the seat that builds, or the hero that enters next."""
    seat, building = state.active, state.phase == BUILDING
    if seat == NOBODY_SEAT:
        return LAST_CHANCE, (int(not building),)
    if building:
        return (BUILDS, (seat, int(state.seat == seat))) if may_place(state, seat) else (TURN, (seat, 0))
    hero = first_in_line(state, seat)
    if hero == NO_CARD:
        return TURN, (seat, 1)
    return HERO_COMES, (hero, seat, health_of(state, hero), shown["players"][seat]["damage"])
