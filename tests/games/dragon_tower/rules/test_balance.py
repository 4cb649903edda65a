"""The four balance checks of a team."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.helpers import prompt


def warnings_of(*team: str) -> list[str]:
    """Return the warnings of the program for this team."""
    table = undercroft.new("dragon-tower", seed=1, options={"team": list(team), "skills": "none"})
    warnings: list[str] = table.view(0)["warnings"]
    return warnings


@pytest.mark.rule("DT-016")
@pytest.mark.parametrize(
    ("team", "balanced"),
    [
        (("paladin", "priest", "mage"), True),
        (("paladin", "priest", "druid"), False),  # nobody has Agility
        (("paladin", "priest", "druid", "quartermaster"), False),
        (("paladin", "priest", "druid", "pickpocket"), True),
    ],
)
def test_three_or_four_heroes_need_every_attribute(team: tuple[str, ...], balanced: bool) -> None:
    assert ("attributes" not in warnings_of(*team)) is balanced


@pytest.mark.rule("DT-017")
@pytest.mark.parametrize(
    ("team", "balanced"),
    [
        (("paladin", "mage"), True),
        (("paladin", "druid"), True),  # only Agility is missing
        (("paladin", "quartermaster"), False),  # Magic and Agility are missing
        (("barbarian", "quartermaster"), False),
    ],
)
def test_two_heroes_may_lack_one_attribute(team: tuple[str, ...], balanced: bool) -> None:
    assert ("attributes" not in warnings_of(*team)) is balanced


@pytest.mark.rule("DT-018")
def test_a_team_needs_an_ordinary_hero() -> None:
    assert warnings_of("bard", "mercenary", "templar") == ["no-ordinary"]
    assert warnings_of("bard", "mercenary", "spellblade") == []


@pytest.mark.rule("DT-019")
def test_one_special_hero_is_enough() -> None:
    assert warnings_of("barbarian", "archmage", "pathfinder") == ["many-special"]
    assert warnings_of("barbarian", "mage", "pathfinder") == []


@pytest.mark.rule("DT-020")
def test_one_thrifty_hero_is_enough() -> None:
    assert warnings_of("pickpocket", "pilgrim", "spellblade") == ["many-thrifty"]
    assert warnings_of("pickpocket", "bard", "spellblade") == []


@pytest.mark.rule("DT-DECISION-2", "DT-015")
def test_an_unbalanced_team_is_warned_for_each_failed_check_and_starts() -> None:
    table = undercroft.new("dragon-tower", seed=1, options={"heroes": 4, "skills": "none"})
    for number, hero in enumerate(("pickpocket", "pilgrim", "barbarian")):
        table.apply(f"lead hero={number} card={hero}")
    events = table.apply("lead hero=3 card=anchorite")
    warned = [event.told_to(0, table.game.deck)["check"] for event in events if event.kind() == "team-unbalanced"]
    assert warned == ["attributes", "no-ordinary", "many-special", "many-thrifty"]
    assert table.view(0)["warnings"] == warned
    assert prompt(table) == "which_deck"  # the first hands are being dealt
