"""Spells of Rise of the Minibosses on rooms: treasure, texts and damage until the end of the round."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import damages, discards, hand_of, pass_round, state_of, treasure_of
from tests.games.boss_family.walks import hurt_of, pass_to_room
from tests.games.helpers import asked_now, kinds, offers, play, prompt, refusal
from tests.games.minibosses.tables import coins_of, mixed_table_at

THREE = ("king_croak_rmb", "gregore", "dr_deadly")  # XP 760, 365, 300

# -- Spirit Dragon and Heist -----------------------------------------------------------------------------------------


@pytest.mark.card("spirit_dragon", "heist")
@pytest.mark.rule("MB-123")
@pytest.mark.parametrize(
    ("spells", "shown"),
    [
        (["spirit_dragon"], [1, 1, 1, 1]),
        (["heist"], [0, 0, 0, 0]),
        (["spirit_dragon", "heist"], [0, 0, 0, 0]),
        (["heist", "spirit_dragon"], [1, 1, 1, 1]),
    ],
)
def test_a_rooms_treasure_is_set_after_all_additions_and_the_later_spell_counts(
    spells: list[str], shown: list[int]
) -> None:
    bare = mixed_table_at("build", dungeons=[[]], hands=[["windfall"]])
    table = mixed_table_at(
        "build",
        dungeons=[[], [["kid_croak", "goblin_armory"]]],  # two fighters, and one more by its miniboss
        hands=[[*spells, "windfall"]],
    )
    before = treasure_of(table, 1)
    for spell in spells:
        assert castings(table, spell) == ["goblin_armory"]
        play(table, f"cast_at card={spell} target=goblin_armory")
    boss = treasure_of(bare, 1)
    assert [now - own for now, own in zip(treasure_of(table, 1), boss, strict=True)][:4] == shown
    pass_round(table)
    assert treasure_of(table, 1) == before


@pytest.mark.card("spirit_dragon", "heist")
def test_spirit_dragon_and_heist_may_be_cast_at_active_rooms_of_all_dungeons_in_the_build_phase() -> None:
    dungeons = [["golem_factory", "haunted_library"], [["open_grave", "goblin_armory"]]]
    hands = [["spirit_dragon", "heist", "windfall"]]
    table = mixed_table_at("build", dungeons=dungeons, hands=hands, deactivated=[(0, 1)])
    for spell in ("spirit_dragon", "heist"):
        assert castings(table, spell) == ["golem_factory", "goblin_armory"]
    table = mixed_table_at("adventure", dungeons=dungeons, hands=hands)
    for spell in ("spirit_dragon", "heist"):
        assert refusal(table, f"cast_at card={spell} target=golem_factory") == "BM-022"


@pytest.mark.card("spirit_dragon")
@pytest.mark.rule("BM-234")
def test_an_advanced_room_may_be_built_over_a_room_that_shows_its_treasure_by_spirit_dragon() -> None:
    table = mixed_table_at("build", dungeons=[["haunted_library"]], hands=[["spirit_dragon", "beast_menagerie"]])
    assert refusal(table, "place card=beast_menagerie slot=0") == "BM-066"
    play(table, "cast_at card=spirit_dragon target=haunted_library", "place card=beast_menagerie slot=0")


@pytest.mark.card("heist")
@pytest.mark.rule("BM-234")
def test_no_advanced_room_may_be_built_over_a_room_that_a_heist_left_bare() -> None:
    table = mixed_table_at("build", dungeons=[["golem_factory"]], hands=[["heist", "beast_menagerie"]])
    assert "place card=beast_menagerie slot=0" in offers(table)
    play(table, "cast_at card=heist target=golem_factory")
    assert refusal(table, "place card=beast_menagerie slot=0") == "BM-066"


# -- Sabotage! -------------------------------------------------------------------------------------------------------


@pytest.mark.card("sabotage")
@pytest.mark.rule("MB-120")
def test_sabotage_takes_a_rooms_text_but_not_its_damage_its_treasure_and_help_from_elsewhere() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[[], ["goblin_armory", "monsters_ballroom", "neanderthal_cave"]],
        hands=[["sabotage", "sabotage", "windfall"]],
    )
    treasure = treasure_of(table, 1)
    assert damages(table, 1) == [1, 4, 3]
    events = play(table, "prepare card=sabotage", "aim_at card=monsters_ballroom")
    assert "text-lost" in kinds(events)
    assert damages(table, 1) == [1, 1, 3]  # the armory still helps it
    play(table, "prepare card=sabotage", "aim_at card=goblin_armory")
    assert damages(table, 1) == [1, 0, 3]
    assert treasure_of(table, 1) == treasure
    pass_round(table)
    assert damages(table, 1) == [1, 4, 3]


@pytest.mark.rule("BM-247")
@pytest.mark.card("sabotage")
def test_a_prepared_spell_names_its_only_target() -> None:
    table = mixed_table_at("build", dungeons=[[], ["golem_factory"]], hands=[["sabotage", "windfall"], ["rebirth"]])
    assert play(table, "prepare card=sabotage") == []
    assert (prompt(table), offers(table)) == ("which_target", ["aim_at card=golem_factory", "never_mind"])
    assert play(table, "never_mind") == []
    assert (prompt(table), hand_of(table, 0)) == ("what_to_play", ["sabotage", "windfall"])
    assert "spell-announced" in kinds(play(table, "prepare card=sabotage", "aim_at card=golem_factory"))


@pytest.mark.card("sabotage")
@pytest.mark.rule("MB-120")
def test_a_room_without_text_has_nothing_of_its_miniboss() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[[], [["kid_croak", "golem_factory"]]],
        hands=[["sabotage", "windfall"], ["rebirth"]],
        levels=[(1, 0, 3)],
    )
    play(table, "prepare card=sabotage", "aim_at card=golem_factory", "let_it_be")  # one way
    printed = treasure_of(mixed_table_at("build", dungeons=[[], ["golem_factory"]], hands=[["windfall"]]), 1)
    assert treasure_of(table, 1) == printed
    play(table, "pass_on")
    assert asked_now(table) == (1, "what_to_play")
    assert "use card=kid_croak" not in offers(table)


@pytest.mark.card("sabotage")
def test_sabotage_deactivates_a_room_of_a_player_with_fewer_minibosses() -> None:
    table = mixed_table_at(
        "build",
        THREE,
        dungeons=[
            [["draculad", "golem_factory"], "goblin_armory"],
            [["kid_croak", "haunted_library"]],
            ["neanderthal_cave", "open_grave"],
        ],
        hands=[["sabotage", "windfall"]],
    )
    play(table, "prepare card=sabotage")
    assert offers(table) == ["choose_way way=silence", "choose_way way=deactivate", "never_mind"]
    play(table, "choose_way way=deactivate")
    assert offers(table) == ["aim_at card=neanderthal_cave", "aim_at card=open_grave", "never_mind"]
    play(table, "aim_at card=open_grave")
    assert [stack["deactivated"] for stack in table.view(None)["dungeons"][2]] == [False, True]
    assert discards(table) == ["sabotage"]


@pytest.mark.card("sabotage")
@pytest.mark.parametrize("mine", [["golem_factory"], [["draculad", "golem_factory"]]])
def test_sabotage_deactivates_nothing_of_players_with_as_many_minibosses_or_more(mine: list[str]) -> None:
    table = mixed_table_at(
        "build", dungeons=[mine, [["kid_croak", "haunted_library"]]], hands=[["sabotage", "windfall"]]
    )
    play(table, "prepare card=sabotage")
    assert offers(table) == ["aim_at card=golem_factory", "aim_at card=haunted_library", "never_mind"]
    events = play(table, "aim_at card=haunted_library")
    assert "text-lost" in kinds(events)
    assert state_of(table).shut == []


# -- Rage! -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("rage")
@pytest.mark.parametrize(("level", "doubled", "damage"), [(1, False, 3), (2, False, 4), (3, False, 5), (2, True, 8)])
def test_rage_strengthens_a_minibosss_room_by_its_level_and_may_double_it(
    level: int, doubled: bool, damage: int
) -> None:
    table = mixed_table_at(
        "build",
        dungeons=[["goblin_armory", "haunted_library", ["draculad", "golem_factory"]]],
        hands=[["rage", "windfall"]],
        levels=[(0, 2, level)],
    )
    play(table, "cast_at card=rage target=draculad")
    assert offers(table) == ["double card=golem_factory", "decline"]
    play(table, "double card=golem_factory" if doubled else "decline")
    assert damages(table, 0) == [1, 1, damage]
    pass_round(table)
    assert damages(table, 0) == [1, 1, 2]


@pytest.mark.card("rage")
@pytest.mark.parametrize(("mine", "asked"), [(0, False), (1, True), (2, False)])
def test_only_who_has_exactly_one_miniboss_may_double_and_be_it_anothers_room(mine: int, asked: bool) -> None:
    own = [["kid_croak", "haunted_library"][mine < 1 :], "dark_altar", ["cerebella", "open_grave"][mine < 2 :]]
    table = mixed_table_at("build", dungeons=[own, [["draculad", "golem_factory"]]], hands=[["rage", "windfall"]])
    play(table, "cast_at card=rage target=draculad")
    assert (prompt(table) == "whether_to_double") == asked
    if asked:
        play(table, "double card=golem_factory")
    assert damages(table, 1) == [6 if asked else 3]


@pytest.mark.card("rage", "pay_to_win")
@pytest.mark.rule("MB-119", "BM-225")
def test_doubling_comes_after_all_additions_and_two_doublings_make_four_times() -> None:
    table = mixed_table_at(
        "adventure",
        dungeons=[[["draculad", "golem_factory"]]],
        entrances=[["haize_half_angel", "koverian_executioner"]],
        hands=[["rage", "rage", "pay_to_win", "windfall"]],
        coins=[0, 0],
    )
    pass_to_room(table, "golem_factory")
    assert hurt_of(table) == (2, 11)
    play(table, "cast_at card=rage target=draculad", "double card=golem_factory")
    assert hurt_of(table) == (6, 11)  # the hero inside takes the difference
    play(table, "prepare card=pay_to_win", "aim_at card=golem_factory")  # no coins
    assert hurt_of(table) == (8, 11)
    play(table, "cast_at card=rage target=draculad", "double card=golem_factory")
    assert damages(table, 0) == [20]
    assert hurt_of(table) == (20, 11)


@pytest.mark.card("rage")
@pytest.mark.rule("BM-229")
def test_rage_needs_a_miniboss_whose_room_is_active() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[["goblin_armory"], [["draculad", "golem_factory"], "open_grave", ["kid_croak", "haunted_library"]]],
        hands=[["rage", "windfall"]],
        deactivated=[(1, 0)],
    )
    assert castings(table, "rage") == ["kid_croak"]
    table = mixed_table_at("build", dungeons=[["golem_factory"]], hands=[["rage"]])
    assert castings(table, "rage") == []


# -- Pay to Win ------------------------------------------------------------------------------------------------------


@pytest.mark.card("pay_to_win")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("paid", [0, 1, 2])
def test_pay_to_win_strengthens_a_room_by_one_and_by_the_coins_paid(phase: str, paid: int) -> None:
    table = mixed_table_at(
        phase, dungeons=[["golem_factory"], ["haunted_library"]], hands=[["pay_to_win", "windfall"]], coins=[2, 3]
    )
    play(table, "prepare card=pay_to_win", "aim_at card=haunted_library")
    assert offers(table) == [*(f"choose_amount coins={coins}" for coins in range(3)), "never_mind"]
    play(table, f"choose_amount coins={paid}")
    assert (damages(table, 0), damages(table, 1)) == ([2], [2 + paid])
    assert (coins_of(table, 0), coins_of(table, 1)) == (2 - paid, 3)


@pytest.mark.card("pay_to_win")
@pytest.mark.rule("BM-153")
def test_who_leaves_pay_to_win_alone_has_paid_nothing() -> None:
    table = mixed_table_at("build", dungeons=[["golem_factory"]], hands=[["pay_to_win"]], coins=[2, 3])
    play(table, "prepare card=pay_to_win", "never_mind")
    assert asked_now(table) == (0, "what_to_play")
    assert (coins_of(table, 0), damages(table, 0)) == (2, [2])
    assert "prepare card=pay_to_win" in offers(table)
