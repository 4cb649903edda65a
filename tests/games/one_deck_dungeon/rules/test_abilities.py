"""Abilities of foes, bosses and floors: every printed one is declared, and only once."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.games.one_deck_dungeon.rules import abilities, floors, talents
from undercroft.games.one_deck_dungeon.rules.abilities import NO_ABILITY, X
from undercroft.games.one_deck_dungeon.rules.facts import ABILITY, BOSS_OF, EFFECTS, FLOORS_OF, HEARTS, TALENTS
from undercroft.games.one_deck_dungeon.rules.floors import NO_EFFECT, TOGETHER, FloorEffect, More


def test_every_printed_ability_is_declared_and_every_declared_one_is_printed() -> None:
    assert {ability.id for ability in abilities.OF_FOES} == set(ABILITY) - {""}
    assert {ability.id for ability in abilities.OF_BOSSES} == {boss.ability for boss in BOSS_OF.values()}
    assert set(floors.NAMED) == {floor.effect for row in FLOORS_OF.values() for floor in row}


def test_every_declared_ability_changes_something() -> None:
    for ability in (*abilities.OF_FOES, *abilities.OF_BOSSES):
        assert msgspec.structs.replace(ability, id="") != NO_ABILITY, ability.id
    assert [name for name, effect in floors.NAMED.items() if effect == NO_EFFECT] == [""]


@pytest.mark.parametrize(
    ("x", "counted", "four", "number"),
    [
        (abilities.SWARM, 1, False, 4),
        (abilities.SWARM, 4, True, 16),
        (abilities.PACK, 0, False, 3),
        (abilities.PACK, 3, False, 9),
        (abilities.MINOTAUR, 3, False, 12),
        (abilities.MINOTAUR, 4, False, 16),
        (abilities.MINOTAUR, 4, True, 12),
        (abilities.MINOTAUR, 7, True, 14),
    ],
)
@pytest.mark.rule("OD-DECISION-71", "O4-030")
def test_an_x_is_reckoned_from_what_it_counts(x: X, counted: int, four: bool, number: int) -> None:
    assert x.number(counted, four) == number


@pytest.mark.rule("OD-164")
def test_effects_of_several_floors_are_in_force_together() -> None:
    curse, storm = floors.NAMED["discard_twos"], floors.NAMED["heart_adds_heart"]
    assert curse + curse + floors.NAMED["discard_ones"] == FloorEffect(loses=0b110)
    assert floors.NAMED["turn_extra_time_1"] + floors.NAMED["turn_extra_time_1"] == FloorEffect(turn_time=2)
    assert curse + storm == FloorEffect(loses=0b100, more=(More(HEARTS, if_of=HEARTS),))
    for dungeon, row in FLOORS_OF.items():
        assert TOGETHER[dungeon][0] == NO_EFFECT
        assert len(TOGETHER[dungeon]) == len(row) + 1


@pytest.mark.rule("OC-014", "OC-015")
def test_every_talent_is_declared_or_works_as_a_skill() -> None:
    for effect in TALENTS:
        facts = EFFECTS[effect]
        assert (facts.id in talents.NAMED) != bool(facts.ops), facts.id
    assert talents.together(TALENTS) == talents.Talent(**dict.fromkeys(talents.Talent.__struct_fields__, 1))
