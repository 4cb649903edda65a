"""Challenges: the boxes of an encounter or a boss round, now or behind a door."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from undercroft.games.one_deck_dungeon.bots.observation import DIE_OF, Observation
from undercroft.games.one_deck_dungeon.rules.abilities import (
    ABILITY_OF,
    BOSS_ABILITY,
    NO_ABILITY,
    OPEN_DOORS,
    SWARM,
    Ability,
)
from undercroft.games.one_deck_dungeon.rules.boxes import own_boxes
from undercroft.games.one_deck_dungeon.rules.covering import bars_heroic
from undercroft.games.one_deck_dungeon.rules.dice import value_of
from undercroft.games.one_deck_dungeon.rules.facts import (
    BOSS,
    BOSS_OF,
    BOXES,
    COLOURS,
    COMBAT,
    DECK,
    ENCOUNTER_BOXES,
    FLOORS_OF,
    GREY,
    IS_PERIL,
    OPTIONS,
    PERIL,
)
from undercroft.games.one_deck_dungeon.rules.losses import OpenBox
from undercroft.games.one_deck_dungeon.rules.state import MOST_HEROES
from undercroft.games.one_deck_dungeon.solver.tally import Rules, Target

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import ActiveBox


class Slot(OpenBox, frozen=True):
    """A box: its cost if it stays empty, and the dice that cover it."""

    skull: bool
    target: Target


class Challenge(msgspec.Struct, frozen=True):
    """The boxes of an encounter, and the rules in force."""

    kind: int
    """Combat, peril or boss round."""
    ability: Ability
    slots: tuple[Slot, ...]
    places: tuple[int, ...] = ()
    """The places of these boxes in the encounter."""
    colour: int = GREY
    """The colour of the dice that are rolled for it; grey for all."""
    upfront: tuple[int, int, int] = (0, 0, 0)

    def without(self, place: int) -> Challenge:
        """Return the challenge that is left when the box at a place is covered."""
        number = self.places.index(place)
        slots, places = (row[:number] + row[number + 1 :] for row in (self.slots, self.places))
        return msgspec.structs.replace(self, slots=slots, places=places)

    def rules(self, supply: int) -> Rules:
        """Return the rules for combining dice, with this many heroic dice in the supply."""
        return Rules(dice=self.ability.to_combine, lower=self.ability.combined_less, supply=supply)


def present(obs: Observation) -> Challenge:
    """Return the challenge of the boxes that are still open."""
    assert obs.encounter is not None
    slots: list[Slot] = []
    places: list[int] = []
    card = obs.encounter["card"]
    face = DECK.index[card["card"]] if card is not None else -1
    ability = BOSS_ABILITY[obs.dungeon] if obs.boss is not None else ABILITY_OF[face]
    own = len(obs.encounter["boxes"]) if obs.boss is not None else own_boxes(face)
    for place, box in enumerate(obs.encounter["boxes"]):
        if not box["filled"]:
            laid = sum(value_of(DIE_OF[word]) for word in box["dice"])
            slots.append(_shown_slot(box, laid, ability, place < own))
            places.append(place)
    kind = BOSS if obs.boss is not None else PERIL if IS_PERIL[face] else COMBAT
    return Challenge(kind, ability, tuple(slots), tuple(places))


def _shown_slot(box: ActiveBox, laid: int, ability: Ability, own: bool) -> Slot:
    target = Target(
        colour=GREY if box["colour"] == "any" else COLOURS.index(box["colour"]),
        need=box["value"] - laid,
        wide=box["wide"],
        armor=box["armor"],
        no_heroic=bars_heroic(box["skull"], ability),
        twice=box["first_die"] == "due",
    )
    icons = (box["hearts"], box["time"], box["poison"])
    return Slot(*icons, target.armor, target.wide, own, box["skull"], target)


def behind_door(obs: Observation, face: int, option: int) -> Challenge:
    """Return the challenge of a card on the present floor, by one of the ways through it if it is a peril."""
    floors = FLOORS_OF[obs.dungeon][: obs.view["floor"]]
    ability = ABILITY_OF[face]
    if IS_PERIL[face]:
        way = OPTIONS[face][option]
        boxes = [way.box, *(box for row in floors for box in row.peril)]
        slots = [_printed_slot(obs, box, 0, place == 0) for place, box in enumerate(boxes)]
        return Challenge(PERIL, NO_ABILITY, tuple(slots), colour=BOXES[way.box].colour, upfront=(0, way.time, 0))
    own = ENCOUNTER_BOXES[face]
    boxes = [*own, *(box for row in floors for box in row.combat)]
    x = _doors_make(obs, ability)
    slots = [_printed_slot(obs, box, x, place < len(own)) for place, box in enumerate(boxes)]
    upfront = (ability.start_wounds, ability.start_time, int(ability.start_poison))
    return Challenge(COMBAT, ability, tuple(slots), upfront=upfront)


def boss_ahead(dungeon: int, reckoned: int) -> Challenge:
    """Return a round against the boss of a dungeon; `reckoned` is the number of a box with an X."""
    ability = BOSS_ABILITY[dungeon]
    slots: list[Slot] = []
    for number in BOSS_OF[dungeon].boxes:
        box = BOXES[number]
        target = Target(
            box.colour,
            reckoned if box.x else box.value,
            box.wide,
            box.armor,
            bars_heroic(box.skull, ability),
            twice=box.skull and ability.takes_first_die,
        )
        slots.append(Slot(box.hearts, 0, box.poison, box.armor, box.wide, True, box.skull, target))
    return Challenge(BOSS, ability, tuple(slots))


def _doors_make(obs: Observation, ability: Ability) -> int:
    """Return the number of a box that depends on the doors."""
    x = ability.x or SWARM
    opened = len(obs.view["open_doors"])
    doors = sum(bool(row) for row in obs.zones["door"])
    return x.number(opened if x.of == OPEN_DOORS else doors - opened, four=len(obs.heroes) == MOST_HEROES)


def _printed_slot(obs: Observation, number: int, x: int, own: bool) -> Slot:
    box = BOXES[number]
    shield = bool(obs.floors.armored >> box.colour & 1)
    need = x if box.x else box.value
    target = Target(colour=box.colour, need=need, wide=box.wide, armor=box.armor or shield)
    return Slot(box.hearts, box.time, box.poison, target.armor, target.wide, own, box.skull, target)
