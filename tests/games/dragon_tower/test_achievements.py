"""The twenty achievements: each one earned, and missed by a little."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dragon_tower.tables import RICH, fight, table_at
from tests.games.helpers import play

TEAM = ("paladin", "mage", "priest", "assassin")


def earned(
    *team: str, variants: tuple[str, ...] = (), setup: str = "standard", boss: str = "dragon", health: Any = None
) -> list[str]:
    """The achievements of this team when the top floor is cleared."""
    options = {"variants": list(variants), "setup": setup, "boss": boss, "skills": "none"}
    table = table_at("end", team or TEAM[:2], floor=6, options=options, health=health)
    assert table.result is not None
    assert table.result.reason == "victory"
    achievements: list[str] = table.view(None)["achievements"]
    return achievements


@pytest.mark.rule("DT-117")
def test_achievements_of_a_plain_victory() -> None:
    assert earned("spellblade", "bard", health=[3, 4]) == ["first_climb", "no_training_wheels", "all_home"]


@pytest.mark.rule("DT-117")
@pytest.mark.card("first_climb")
def test_a_lost_or_unfinished_game_earns_nothing() -> None:
    assert "first_climb" in earned()
    lost = fight(("pickpocket", "pilgrim"), ("dragon", "minotaur"), floor=6)
    assert lost.result is not None
    assert lost.result.reason == "hopeless"
    assert lost.view(0)["achievements"] == []
    assert table_at("end", floor=5).view(0)["achievements"] == []


# One attribute is the highest of every hero, and no hero has a certain other one.
@pytest.mark.rule("DT-119", "DT-DECISION-28")
@pytest.mark.parametrize(
    ("name", "team", "others"),
    [
        pytest.param(
            "agile_team",
            ("acrobat", "assassin", "templar"),
            [("acrobat", "assassin", "bard"), ("acrobat", "paladin", "templar"), ("acrobat", "pilgrim", "templar")],
            marks=pytest.mark.card("agile_team"),
        ),
        pytest.param(
            "magical_persuasion",
            ("archmage", "mage", "bard"),
            [("archmage", "mage", "druid"), ("archmage", "priest", "bard"), ("archmage", "pickpocket", "bard")],
            marks=pytest.mark.card("magical_persuasion"),
        ),
        pytest.param(
            "strong_arms",
            ("barbarian", "paladin", "templar"),
            [("barbarian", "paladin", "druid"), ("barbarian", "assassin", "templar"), ("barbarian", "pilgrim")],
            marks=pytest.mark.card("strong_arms"),
        ),
        pytest.param(
            "true_faith",
            ("anchorite", "priest", "druid"),
            [("anchorite", "priest", "templar"), ("anchorite", "paladin", "druid"), ("anchorite", "alchemist")],
            marks=pytest.mark.card("true_faith"),
        ),
    ],
)
def test_a_team_led_by_one_attribute(name: str, team: tuple[str, ...], others: list[tuple[str, ...]]) -> None:
    assert name in earned(*team)
    for other in others:
        assert name not in earned(*other)


@pytest.mark.parametrize(
    ("name", "team", "other"),
    [
        pytest.param(
            "jacks_of_all_trades",
            ("bard", "druid"),
            ("bard", "mage"),
            marks=pytest.mark.card("jacks_of_all_trades"),
        ),
        pytest.param("one_trick", ("barbarian", "acrobat"), ("barbarian", "mage"), marks=pytest.mark.card("one_trick")),
        pytest.param("hamsters", ("pickpocket", "pilgrim"), ("pickpocket", "mage"), marks=pytest.mark.card("hamsters")),
    ],
)
def test_a_team_of_one_type(name: str, team: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert name in earned(*team)
    assert name not in earned(*other)


@pytest.mark.card("hamsters")
def test_hamsters_must_beat_the_dragon_itself() -> None:
    assert "hamsters" not in earned("pickpocket", "pilgrim", boss="dark_lord")
    four = ("pickpocket", "pilgrim", "alchemist", "quartermaster")
    assert "hamsters" in earned(*four, boss="dark_lord")  # with four heroes the Dragon stands beside him


@pytest.mark.card("no_training_wheels")
@pytest.mark.parametrize(("setup", "full"), [("standard", True), ("children", False), ("first-game", False)])
def test_a_full_top_floor_needs_no_training_wheels(setup: str, full: bool) -> None:
    assert ("no_training_wheels" in earned(setup=setup)) is full


@pytest.mark.parametrize(
    ("name", "health", "missed"),
    [
        pytest.param("all_home", [1, 1, 1], [0, 6, 6], marks=pytest.mark.card("all_home")),
        pytest.param("untouched", [4, 5, 6], [3, 6, 6], marks=pytest.mark.card("untouched")),
        pytest.param("last_one_standing", [0, 1, 0], [0, 1, 1], marks=pytest.mark.card("last_one_standing")),
    ],
)
def test_achievements_for_survivors_and_their_health(name: str, health: list[int], missed: list[int]) -> None:
    assert name in earned(*TEAM[:3], health=health)
    assert name not in earned(*TEAM[:3], health=missed)


@pytest.mark.card("last_one_standing")
def test_the_last_of_two_is_not_yet_the_last_one_standing() -> None:
    assert "last_one_standing" not in earned(*TEAM[:2], health=[0, 1])
    assert "last_one_standing" in earned(*TEAM, health=[0, 0, 0, 1])


@pytest.mark.parametrize(
    ("name", "variants", "missed"),
    [
        pytest.param("no_rest", ["no-break"], ["surrounded", "everyone-counts"], marks=pytest.mark.card("no_rest")),
        pytest.param(
            "surrounded", ["surrounded"], ["no-break", "everyone-counts"], marks=pytest.mark.card("surrounded")
        ),
        *(
            pytest.param(
                "three_oaths",
                ["everyone-counts", "surrounded", "no-break"],
                [variant for variant in ("everyone-counts", "surrounded", "no-break") if variant != left_out],
                marks=pytest.mark.card("three_oaths"),
            )
            for left_out in ("everyone-counts", "surrounded", "no-break")
        ),
    ],
)
def test_victories_under_hard_variants(name: str, variants: list[str], missed: list[str]) -> None:
    assert name in earned(variants=tuple(variants))
    assert name not in earned(variants=tuple(missed))


BOSSES = {"thick_hide": "giant_troll", "dark_surprise": "dark_lord", "rest_in_peace": "lord_of_the_dead"}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.card(name)) for name in BOSSES])
@pytest.mark.parametrize("boss", ["dragon", *BOSSES.values()])
def test_beating_an_extra_boss(name: str, boss: str) -> None:
    assert (name in earned(boss=boss)) is (boss == BOSSES[name])


@pytest.mark.card("lone_dragonslayer")
def test_a_dragonslayer_beats_the_dragon_alone() -> None:
    table = fight(("barbarian", "mage"), ("dragon",), floor=6, hands=[RICH])
    play(table, "fight_alone hero=0 foe=dragon")
    play(table, *(f"play_card card={card}" for card in ("divine_song", "lightning_strike", "shadow_leap")))
    play(table, "commit first=0 second=0")
    assert "lone_dragonslayer" in table.view(0)["achievements"]


@pytest.mark.card("lone_dragonslayer")
def test_two_who_beat_the_dragon_are_no_dragonslayers() -> None:
    table = fight(("barbarian", "mage"), ("dragon",), floor=6, hands=[RICH], stage="pairs")
    play(
        table, *(f"play_card card={card}" for card in ("divine_song", "holy_symbol", "lightning_strike", "shadow_leap"))
    )
    play(table, "commit first=0 second=0")
    assert table.result is not None
    assert table.result.reason == "victory"
    assert "lone_dragonslayer" not in table.view(0)["achievements"]


@pytest.mark.card("lone_dragonslayer")
def test_beating_its_shadow_alone_makes_no_dragonslayer() -> None:
    table = fight(("barbarian", "mage"), ("shadow_of_the_dragon",), floor=6, hands=[RICH])
    play(table, "fight_alone hero=0 foe=shadow_of_the_dragon")
    play(table, *(f"play_card card={card}" for card in ("divine_song", "lightning_strike", "shadow_leap")))
    play(table, "commit first=0 second=0")
    assert "lone_dragonslayer" not in table.view(0)["achievements"]


@pytest.mark.card("shoulder")
@pytest.mark.parametrize(("before", "enough"), [(1, False), (2, True), (3, True)])
def test_three_pair_fights_are_fought_side_by_side(before: int, enough: bool) -> None:
    table = fight(("barbarian", "mage"), ("ogre_chief",), floor=6, stage="pairs", pair_fights=before)
    play(table, "commit first=1 second=2")
    assert ("shoulder" in table.view(0)["achievements"]) is enough


@pytest.mark.card("shoulder")
def test_solo_fights_are_not_fought_side_by_side() -> None:
    table = fight(("barbarian", "mage"), ("ogre_chief",), floor=6, pair_fights=2)
    play(table, "fight_alone hero=0 foe=ogre_chief", "commit first=1 second=0")
    assert table.result is not None
    assert "shoulder" not in table.view(0)["achievements"]
