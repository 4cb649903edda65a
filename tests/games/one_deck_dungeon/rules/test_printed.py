"""Every printed number of both sets in the game's tables, against an independent copy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tests.games.one_deck_dungeon import printed
from undercroft.games.one_deck_dungeon.campaign import NEEDS
from undercroft.games.one_deck_dungeon.rules.facts import (
    ABILITY,
    BASE,
    BOSS_OF,
    BOXES,
    DECK,
    DICE_COST,
    DIFFICULTY,
    DUNGEONS,
    EFFECT_OF,
    EFFECTS,
    ENCOUNTER_BOXES,
    FLOORS_OF,
    FOREST,
    FREE,
    GROUP_OF,
    HEROES,
    IS_PERIL,
    ITEM,
    MANA_COST,
    OPTIONS,
    PAIR_LEVELS,
    PAIR_SIDE,
    POTION,
    SET_OF,
    SKILL,
    SOLO_LEVELS,
    SOLO_SIDE,
    TALENT_GROUPS,
    TALENTS,
    TIER_BONUS,
    XP,
    Level,
    Side,
)

ENCOUNTERS = {**printed.BASE_ENCOUNTERS, **printed.FOREST_ENCOUNTERS}
LETTERS = "SAMG"


def box_of(number: int) -> str:
    """A box in the notation of the copy."""
    box = BOXES[number]
    icons = "h" * box.hearts + "t" * box.time + "p" * box.poison + "k" * box.skull
    marks = "w" * box.wide + "+" * box.armor
    return f"{LETTERS[box.colour]}{'X' if box.x else box.value}{marks}{'/' if icons else ''}{icons}"


def row_of(boxes: Iterable[int]) -> str:
    """Boxes in their order."""
    return " ".join(box_of(box) for box in boxes)


def icons_of(counts: Iterable[int]) -> str:
    """Strength, agility and magic icons."""
    return "".join(letter * count for letter, count in zip("SAM+", counts, strict=False))


def encounter_of(face: int) -> str:
    """An encounter in the notation of the copy."""
    loot = EFFECTS[max(SKILL[face], POTION[face])].id.partition("_")[2]
    tag = DECK.printed[face].facts["tag"]
    head = f"{XP[face]} {icons_of(ITEM[face])} {loot}{' ' if tag else ''}{tag}"
    if not IS_PERIL[face]:
        return f"{head}{', ' if ABILITY[face] else ''}{ABILITY[face]}: {row_of(ENCOUNTER_BOXES[face])}"
    ways = [
        f"{f'{way.time}t ' if way.time else ''}{box_of(way.box)}{' > ' if way.loot else ''}{way.loot}"
        for way in OPTIONS[face]
    ]
    return f"{head}: {' or '.join(ways)}"


def side_of(side: Side) -> str:
    """A side of a hero card in the notation of the copy."""
    stores = f" {side.feat['capacity']}" if side.feat["kind"] == "stored" else ""
    skill = EFFECTS[side.skill].id.removeprefix("hero_")[:-3]
    barred = "" if side.feat["boss"] else " no-boss"
    return f"{icons_of(side.dice)} {side.health}, {side.feat['id']}{stores}{barred}, {skill}"


def level_of(level: Level) -> tuple[int, ...]:
    """A side of a level card in the order of the copy."""
    return (level.items, level.skills, level.bonus, level.xp, level.tokens)


def each(cards: Iterable[str]) -> list[Any]:
    """The cards as cases of a test that each prove their card."""
    return [pytest.param(card, marks=pytest.mark.card(card)) for card in cards]


@pytest.mark.rule("OD-013", "OD-069")
@pytest.mark.parametrize(
    ("cards", "rows"), [(BASE, printed.BASE_ENCOUNTERS), (FOREST, printed.FOREST_ENCOUNTERS)], ids=[BASE, FOREST]
)
def test_the_encounters_are_those_of_the_copy(cards: str, rows: dict[str, str]) -> None:
    faces = [face for face in range(len(DECK.ids)) if DECK.backs[face] == "door" and SET_OF[face] == cards]
    assert sorted(DECK.ids[face] for face in faces) == sorted(rows)
    assert len(rows) == 44


@pytest.mark.rule("OD-069", "OD-070", "OD-071", "FS-016", "FS-029")
@pytest.mark.parametrize("card", each(ENCOUNTERS))
def test_an_encounter_has_its_printed_numbers(card: str) -> None:
    assert encounter_of(DECK.index[card]) == ENCOUNTERS[card]


@pytest.mark.rule("OD-006", "OD-020", "FS-001")
@pytest.mark.parametrize("card", each(printed.HEROES))
def test_a_hero_has_the_printed_numbers_on_both_sides(card: str) -> None:
    face = DECK.index[card]
    assert (side_of(SOLO_SIDE[face]), side_of(PAIR_SIDE[face])) == printed.HEROES[card]
    assert len(HEROES) == len(printed.HEROES)


@pytest.mark.rule("OD-015", "OD-016", "OD-168", "FS-001")
@pytest.mark.parametrize("card", each(printed.DUNGEONS))
def test_a_dungeon_has_its_printed_floors_and_boss(card: str) -> None:
    face = DECK.index[card]
    floors = [f"{floor.effect or '-'}: {row_of(floor.combat)} | {row_of(floor.peril)}" for floor in FLOORS_OF[face]]
    boss = BOSS_OF[face]
    back = f"{boss.id} {boss.health}, {boss.ability or '-'}: {row_of(boss.boxes)}"
    assert (DIFFICULTY[face], *floors, back) == printed.DUNGEONS[card]
    assert len(DUNGEONS) == len(printed.DUNGEONS)


@pytest.mark.rule("OD-130", "OD-132", "OD-133", "OD-135")
@pytest.mark.parametrize("card", each(printed.EFFECTS))
def test_a_skill_or_potion_has_its_printed_cost(card: str) -> None:
    effect = EFFECTS[EFFECT_OF[card]]
    facts = DECK.printed[effect.face].facts
    costs = {FREE: "free", DICE_COST: LETTERS[effect.colour] * effect.amount, MANA_COST: f"mana {effect.amount}"}
    copies = [face for face in range(len(DECK.ids)) if EFFECT_OF[card] in (SKILL[face], POTION[face])]
    found = f"{costs.get(effect.cost, 'token')}, {' '.join(facts['usable'])}"
    assert found + (f", {len(copies)}" if "copies" in facts else "") == printed.EFFECTS[card]


@pytest.mark.rule("OD-014", "OD-151", "OD-152")
@pytest.mark.parametrize("number", printed.LEVELS)
def test_a_level_has_the_printed_numbers_on_both_sides(number: str) -> None:
    place = int(number) - 1
    assert (level_of(SOLO_LEVELS[place]), level_of(PAIR_LEVELS[place])) == printed.LEVELS[number]


@pytest.mark.rule("OC-010", "OC-023", "OC-024", "OC-025", "OC-026")
def test_talents_and_tiers_have_their_printed_marks() -> None:
    found = {
        EFFECTS[talent].id.removeprefix("talent_"): (TALENT_GROUPS[GROUP_OF[talent]], *NEEDS[EFFECTS[talent].id])
        for talent in TALENTS
    }
    assert found == printed.TALENTS
    assert TIER_BONUS == printed.TIERS
