"""Tables where a hero has a skill or the party a potion, in combat, in a peril, or against a boss."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.helpers import Cards, play
from tests.games.one_deck_dungeon.rules.cards.fights import QUIET_DUNGEON, encounter_with, placing, set_of, tough
from tests.games.one_deck_dungeon.tables import table_at
from undercroft.games.one_deck_dungeon.rules.facts import BASE, FOREST
from undercroft.kernel.table import Table

FOES = {BASE: ("ogre_a", "ogre_b"), FOREST: ("dire_wolf_a", "dire_wolf_b")}
"""Foes that do nothing to dice: the wolves only count closed doors, and there are none."""
PERILS = {BASE: ("arrow_wall_a", "cave_in_b"), FOREST: ("vine_trap_a", "vine_trap_b")}


def holder_of(name: str) -> str:
    """A card that has this skill or potion on its lower edge."""
    kind, _, rest = name.partition("_")
    return encounter_with(kind, rest)


def table_with(
    name: str,
    dice: Sequence[str] = (),
    kind: str = "combat",
    heroes: Cards = ("warrior",),
    **more: Any,
) -> Table:
    """The first hero has this skill, or the party this potion, and has rolled these dice."""
    holder = holder_of(name)
    faced = next(card for card in (FOES if kind == "combat" else PERILS)[set_of(holder)] if card != holder)
    more.setdefault("option", -1 if kind == "combat" else 0)
    return placing(faced, dice, heroes, **{**_held(name, holder, len(heroes)), **more})


def boss_with(name: str, rolls: Sequence[int], hero: str = "warrior", **more: Any) -> Table:
    """A hero with much health has this skill, or the party this potion, against a boss."""
    holder = holder_of(name)
    cards = set_of(holder)
    more.setdefault("dungeon", QUIET_DUNGEON[cards])
    more.setdefault("items", [tough(holder)])
    more.setdefault("tokens", 0 if name.startswith("skill") else 2)
    return table_at("boss", [hero], rolls=rolls, options={"cards": cards}, **{**_held(name, holder), **more})


def _held(name: str, holder: str, heroes: int = 1) -> dict[str, Any]:
    held: dict[str, Any] = {"skills": [[holder]]} if name.startswith("skill") else {"potions": [holder]}
    if name == "skill_purify":
        held["poison"] = [3, *(0 for _ in range(heroes - 1))]  # without any it is not offered
    return held


def use(table: Table, name: str, *more: str, hero: int = 0) -> None:
    """Use a skill or potion, pay and pick as said: `pay agility-3`, `pick magic-1`, or a whole option."""
    options = [word.replace(" ", " die=", 1) if word.split()[0] in ("pay", "pick") else word for word in more]
    play(table, f"use hero={hero} skill={name}", *options)
