"""The sixteen spells: what each does, and what it may not do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.boss_monster.tables import (
    damages,
    discards,
    entrance_of,
    events_of,
    hand_of,
    kinds,
    offers,
    pass_all,
    pass_phase,
    pass_round,
    pass_to,
    phase_of,
    play,
    prompt,
    refusal,
    room_names,
    seat_asked,
    souls_of,
    stacks_of,
    state_of,
    table_at,
    town_of,
    treasure_of,
    wounds_of,
    zone_of,
)
from tests.games.boss_monster.walks import (
    card_at,
    died,
    entered,
    hurt_of,
    pass_to_room,
    room_of_hero,
    survived,
)
from undercroft.games.boss_monster.events import CardsDiscarded, CardsDrawn, DungeonEntered
from undercroft.games.boss_monster.facts import DECK
from undercroft.games.boss_monster.state import TOWN
from undercroft.kernel.table import Table

BUILD_ONLY = ["kobold_strike", "motivation", "princess_in_peril", "zombie_attack"]
ADVENTURE_ONLY = [
    *("annihilator", "assassin", "cave_in", "exhaustion", "fear", "giant_size", "teleportation", "trepidation"),
]
BOTH = ["freeze", "jeopardy", "soul_harvest"]


def castings(table: Table, spell: str) -> list[str]:
    """What the spell may be cast at or on, as offered; an empty string where it needs no target."""
    texts = [offer.split() for offer in offers(table)]
    return [text[2].partition("=")[2] if len(text) > 2 else "" for text in texts if text[1:2] == [f"card={spell}"]]


def rich_table(phase: str, hand: Sequence[str]) -> Table:
    """A table where every spell has a target as far as its phase allows one, asked in player 0's second window."""
    table = table_at(
        phase,
        dungeons=[["golem_factory", "haunted_library"], ["golem_factory", "haunted_library", "dark_laboratory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[[*hand]],
        souls=[["cleric_4_a"], ["cleric_6_a", "mage_4_a", "mage_6_a"]],
        town=["thief_4_a"],
    )
    if phase == "adventure":
        pass_to_room(table, "golem_factory")
    return table


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-022", "BM-024")
@pytest.mark.parametrize("spell", [*BUILD_ONLY, *ADVENTURE_ONLY, *BOTH])
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_spell_is_played_in_the_phase_of_its_icon(spell: str, phase: str) -> None:
    if spell == "assassin":  # it needs a hero in an opponent's dungeon
        table = table_at(phase, dungeons=[["golem_factory"]], entrances=[["cleric_8_a"]], hands=[[], ["assassin"]])
        if phase == "adventure":
            pass_to_room(table, "golem_factory")
    else:
        table = rich_table(phase, [spell])
    assert bool(castings(table, spell)) == (spell in BOTH or (spell in BUILD_ONLY) == (phase == "build"))
    if not castings(table, spell):
        assert refusal(table, f"cast card={spell}") == "BM-022"


@pytest.mark.rule("BM-024", "BM-023")
def test_any_number_of_spells_may_be_played_in_a_round() -> None:
    table = rich_table("adventure", ["freeze", "freeze", "freeze", "soul_harvest", "motivation"])
    for slot in (0, 1, 2):
        play(table, f"cast_at card=freeze target={card_at(table, 1, slot)}")
    play(table, "cast_at card=soul_harvest target=cleric_4_a")
    assert discards(table) == ["freeze", "freeze", "freeze", "soul_harvest"]
    assert len(hand_of(table, 0)) == 3  # two spells drawn because a card said so


@pytest.mark.rule("BM-025")
def test_a_spell_lies_on_the_table_until_it_has_resolved_and_then_in_the_discard() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["freeze", "fear"], ["fear"]])
    play(table, "cast_at card=freeze target=golem_factory")
    assert (zone_of(table, "announced"), discards(table)) == (["freeze"], [])
    play(table, "let_it_be")
    assert (zone_of(table, "announced"), discards(table)) == ([], ["freeze"])


# -- rooms that deal more --------------------------------------------------------------------------------------------

MORE_DAMAGE = [("annihilator", "haunted_library", "golem_factory"), ("giant_size", "golem_factory", "haunted_library")]


@pytest.mark.card("annihilator", "giant_size")
@pytest.mark.rule("BM-203", "BM-204", "BM-229")
@pytest.mark.parametrize(("spell", "fitting", "other"), MORE_DAMAGE)
def test_a_trap_or_a_monster_room_of_any_dungeon_deals_3_more_damage(spell: str, fitting: str, other: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[[fitting, other], [other, fitting]],
        hands=[[spell, "motivation"]],
    )
    mine, theirs = card_at(table, 0, 0), card_at(table, 1, 1)
    assert castings(table, spell) == [fitting, fitting]
    before = damages(table, 1)
    play(table, f"cast_at card={spell} target={theirs}")
    assert damages(table, 1) == [before[0], before[1] + 3]
    assert (state_of(table).boosts, mine in state_of(table).boosts) == ({theirs: 3}, False)


@pytest.mark.card("annihilator", "giant_size")
@pytest.mark.rule("BM-203", "BM-204", "BM-191")
@pytest.mark.parametrize(("spell", "room"), [("annihilator", "recycling_center"), ("giant_size", "beast_menagerie")])
def test_advanced_trap_and_monster_rooms_fit_as_well(spell: str, room: str) -> None:
    table = table_at("adventure", dungeons=[[room]], hands=[[spell]])
    assert castings(table, spell) == [room]


@pytest.mark.card("annihilator", "giant_size")
@pytest.mark.rule("BM-229", "BM-192")
@pytest.mark.parametrize(("spell", "fitting", "other"), MORE_DAMAGE)
def test_covered_and_deactivated_rooms_cannot_be_strengthened(spell: str, fitting: str, other: str) -> None:
    table = table_at("adventure", dungeons=[[fitting, [fitting, other]]], hands=[[spell]], deactivated=[[0, 0]])
    assert castings(table, spell) == []


@pytest.mark.card("annihilator", "giant_size")
@pytest.mark.rule("BM-133")
@pytest.mark.parametrize(("spell", "fitting", "other"), MORE_DAMAGE)
def test_a_room_is_strengthened_until_the_end_of_the_round_only(spell: str, fitting: str, other: str) -> None:
    table = table_at("adventure", dungeons=[[fitting, other]], hands=[[spell, "motivation"]])
    before = damages(table, 0)
    play(table, f"cast_at card={spell} target={fitting}")
    assert damages(table, 0)[0] == before[0] + 3
    pass_round(table)
    assert damages(table, 0) == before


# -- Assassin --------------------------------------------------------------------------------------------------------


@pytest.mark.card("assassin")
@pytest.mark.rule("BM-133")
def test_assassin_gives_a_hero_in_an_opponents_dungeon_3_more_health_until_the_end_of_the_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_4_a"]],
        hands=[["assassin", "motivation"], ["assassin", "fear", "fear"]],
    )
    pass_to_room(table, "neanderthal_cave")
    assert castings(table, "assassin") == []  # not in one's own dungeon
    pass_to(table, 1)
    assert castings(table, "assassin") == ["cleric_4_a"]
    play(table, "cast_at card=assassin target=cleric_4_a", "let_it_be")
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert hurt_of(table) == (3, 7)
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    play(table, "cast_at card=fear target=cleric_4_a")
    pass_all(table, until=lambda later: "cleric_4_a" in town_of(later))
    assert state_of(table).health_boosts == {state_of(table).zones[TOWN][0]: 3}  # wherever it goes
    pass_round(table)
    assert state_of(table).health_boosts == {}


@pytest.mark.card("assassin")
def test_two_assassins_add_up() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["cleric_4_a"]],
        hands=[["motivation"], ["assassin", "assassin"]],
    )
    pass_to_room(table, "golem_factory")
    for _ in range(2):
        pass_to(table, 1)
        play(table, "cast_at card=assassin target=cleric_4_a")
        pass_all(table, until=lambda later: not state_of(later).pending)
    assert hurt_of(table) == (2, 10)


# -- Cave-In ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("cave_in")
@pytest.mark.rule("BM-224", "BM-209", "BM-212")
def test_cave_in_destroys_an_own_room_and_kills_the_hero_in_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", ["golem_factory", "neanderthal_cave"]], ["goblin_armory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["cave_in", "motivation"]],
    )
    pass_to_room(table, "neanderthal_cave")
    assert castings(table, "cave_in") == ["haunted_library", "neanderthal_cave"]  # none of an opponent
    events = play(table, "cast_at card=cave_in target=neanderthal_cave")
    assert died(events) == ["epic_mage_13_a"]
    assert "room-acted" not in kinds(events)  # the uncovered factory gives nothing
    assert stacks_of(table, 0) == [["haunted_library"], ["golem_factory"]]
    assert souls_of(table, 0) == 2


@pytest.mark.card("cave_in")
@pytest.mark.rule("BM-230", "BM-126")
def test_cave_in_elsewhere_kills_nobody_and_gives_no_benefit_of_the_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["bottomless_pit", "neanderthal_cave"]],
        entrances=[["cleric_8_a"]],
        hands=[["cave_in", "motivation"]],
    )
    pass_to_room(table, "neanderthal_cave")
    events = play(table, "cast_at card=cave_in target=bottomless_pit")
    assert died(events) == []
    assert hurt_of(table) == (3, 8)
    assert room_of_hero(table) == "neanderthal_cave"
    assert discards(table) == ["bottomless_pit", "cave_in"]


@pytest.mark.card("cave_in")
@pytest.mark.rule("BM-194", "BM-229")
def test_cave_in_cannot_destroy_a_deactivated_room() -> None:
    table = table_at(
        "adventure", dungeons=[["golem_factory", "haunted_library"]], hands=[["cave_in"]], deactivated=[[0, 0]]
    )
    assert castings(table, "cave_in") == ["haunted_library"]


# -- Counterspell: see test_priority ---------------------------------------------------------------------------------


@pytest.mark.card("counterspell")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_counterspell_cancels_in_both_phases(phase: str) -> None:
    table = table_at(phase, dungeons=[["golem_factory"]], hands=[["freeze", "fear"], ["counterspell"]])
    play(table, "cast_at card=freeze target=golem_factory", "cast_at card=counterspell target=freeze", "let_it_be")
    assert state_of(table).shut == []
    assert discards(table) == ["freeze", "counterspell"]


# -- Exhaustion ------------------------------------------------------------------------------------------------------


@pytest.mark.card("exhaustion")
@pytest.mark.rule("BM-195")
def test_exhaustion_deals_as_much_damage_as_there_are_active_rooms() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", ["golem_factory", "goblin_armory"], "haunted_library", "golem_factory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["exhaustion", "motivation"]],
        deactivated=[[0, 2]],
    )
    pass_to_room(table, "golem_factory")
    hurt, health = hurt_of(table)
    play(table, "cast_at card=exhaustion target=epic_mage_13_a")
    assert hurt_of(table) == (hurt + 3, health)  # four stacks, one of them deactivated


@pytest.mark.card("exhaustion")
def test_exhaustion_is_for_heroes_in_ones_own_dungeon() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"], ["golem_factory"]],
        entrances=[["cleric_8_a"]],
        hands=[[], ["exhaustion", "fear"]],
    )
    pass_to_room(table, "golem_factory")
    assert castings(table, "exhaustion") == []
    assert castings(table, "fear") == ["cleric_8_a"]


# -- Fear ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("fear")
@pytest.mark.rule("BM-135", "BM-138")
@pytest.mark.parametrize("caster", [0, 1])
def test_fear_sends_a_hero_of_any_dungeon_back_to_town_as_the_newest(caster: int) -> None:
    hands = [["fear", "motivation"], ["motivation"]]
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_8_a", "mage_4_a"]],
        hands=hands if caster == 0 else hands[::-1],
        town=["thief_4_a"],
    )
    pass_to_room(table, "neanderthal_cave")
    pass_to(table, caster)
    play(table, "cast_at card=fear target=cleric_8_a")
    pass_all(table, until=lambda later: len(town_of(later)) > 1)
    assert town_of(table) == ["thief_4_a", "cleric_8_a"]
    assert table.view(None)["walk"] is None
    events = pass_round(table)
    assert died(events) == ["mage_4_a"]  # the next hero walks on as if nothing had happened
    assert town_of(table)[:2] == ["thief_4_a", "cleric_8_a"]


# -- Freeze ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("freeze")
@pytest.mark.rule("BM-192", "BM-134", "BM-229")
def test_freeze_deactivates_an_active_room_of_any_dungeon_until_the_end_of_the_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"], ["dark_laboratory", ["golem_factory", "haunted_library"]]],
        hands=[["freeze", "freeze", "motivation"]],
        deactivated=[[1, 0]],
    )
    assert castings(table, "freeze") == ["golem_factory", "haunted_library"]
    play(table, "cast_at card=freeze target=haunted_library")
    assert [stack["deactivated"] for stack in table.view(None)["dungeons"][1]] == [True, True]
    assert damages(table, 1) == [0, 0]
    assert treasure_of(table, 1) == [0, 0, 1, 0]  # of the boss
    assert castings(table, "freeze") == ["golem_factory"]
    pass_round(table)
    assert damages(table, 1) == [1, 1]
    assert treasure_of(table, 1) == [0, 3, 1, 0]


@pytest.mark.card("freeze")
@pytest.mark.rule("BM-205", "BM-077")
def test_freeze_cannot_hit_a_room_lying_face_down_or_what_it_covers() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["goblin_armory", "neanderthal_cave", "freeze"]])
    play(table, "place card=goblin_armory slot=0")
    assert castings(table, "freeze") == []


# -- Jeopardy --------------------------------------------------------------------------------------------------------


@pytest.mark.card("jeopardy")
@pytest.mark.rule("BM-056")
def test_jeopardy_replaces_all_hands_by_a_spell_and_two_rooms() -> None:
    table = table_at(
        "adventure",
        ("robobo", "draculord"),
        hands=[["jeopardy", "fear", "golem_factory"], ["freeze", "dark_altar", "dark_altar", "goblin_armory"]],
        zones={
            "room_deck": ["haunted_library", "mimic_vault", "golem_factory", "dark_laboratory"],
            "spell_deck": ["exhaustion", "giant_size"],
        },
        turn=0,
    )
    events = [*play(table, "cast card=jeopardy"), *play(table, "let_it_be")]
    assert [len(event.cards) for event in events_of(CardsDiscarded, events)] == [4, 2]
    assert [event.seat for event in events_of(CardsDrawn, events)] == [1, 1, 0, 0]  # by XP
    assert hand_of(table, 1) == ["giant_size", "dark_laboratory", "golem_factory"]
    assert hand_of(table, 0) == ["exhaustion", "mimic_vault", "haunted_library"]
    assert discards(table)[-1] == "jeopardy"
    assert len(discards(table)) == 7


@pytest.mark.card("jeopardy")
def test_jeopardy_leaves_rooms_lying_face_down_alone() -> None:
    table = table_at("build", hands=[["golem_factory", "jeopardy"], []])
    play(table, "place card=golem_factory slot=0", "cast card=jeopardy")
    assert room_names(table, 0) == ["golem_factory"]
    assert len(hand_of(table, 0)) == 3
    assert "golem_factory" not in discards(table)


@pytest.mark.card("jeopardy")
@pytest.mark.rule("BM-141")
def test_the_active_player_may_empty_the_hand_before_jeopardy() -> None:
    table = table_at("build", dungeons=[["haunted_library"]], hands=[["golem_factory", "freeze"], ["jeopardy"]])
    play(table, "pass_on", "cast card=jeopardy", "let_it_be")
    play(table, "place card=golem_factory slot=1")
    events = play(table, "cast_at card=freeze target=haunted_library")
    assert events_of(CardsDiscarded, events) == []  # there was nothing left to lose
    assert discards(table) == ["freeze", "jeopardy"]
    assert len(hand_of(table, 0)) == 3


# -- Kobold Strike ---------------------------------------------------------------------------------------------------


@pytest.mark.card("kobold_strike")
@pytest.mark.rule("BM-219")
def test_kobold_strike_sends_rooms_lying_face_down_back_and_stops_all_building() -> None:
    table = table_at(
        "build",
        dungeons=[["dark_laboratory"], ["dark_laboratory"]],
        hands=[["golem_factory", "goblin_armory", "fear"], ["dark_laboratory", "kobold_strike"]],
    )
    play(table, "place card=golem_factory slot=1", "pass_on", "cast card=kobold_strike", "let_it_be")
    assert room_names(table, 0) == ["dark_laboratory", "golem_factory"]  # announced; it waits
    events = pass_all(table, until=lambda later: not state_of(later).pending)
    assert room_names(table, 0) == ["dark_laboratory"]
    assert hand_of(table, 0) == ["goblin_armory", "fear", "golem_factory"]
    assert state_of(table).down == []
    told = next(event.told_to(1, DECK) for event in events if event.kind() == "building-forbidden")
    assert told["rooms"] == [{"back": "room"}]  # what it was stays its owner's secret
    assert (seat_asked(table), offers(table)) == (0, ["pass_on"])
    pass_round(table)
    assert (seat_asked(table), phase_of(table)) == (0, "build")
    assert any(offer.startswith("place") for offer in offers(table))  # in the next round all may build again


@pytest.mark.card("kobold_strike")
@pytest.mark.rule("BM-219")
def test_after_kobold_strike_nobody_may_place_a_room_whatever_the_xp() -> None:
    table = table_at(
        "build",
        dungeons=[["haunted_library"], ["haunted_library"]],
        hands=[["kobold_strike", "goblin_armory", "fear"], ["dark_laboratory", "fear"]],
    )
    play(table, "cast card=kobold_strike", "let_it_be")
    assert offers(table) == ["pass_on"]
    assert refusal(table, "place card=goblin_armory slot=1") == "BM-219"
    pass_to(table, 1)
    pass_all(table, until=lambda later: state_of(later).active == 1)
    assert (seat_asked(table), offers(table)) == (1, ["pass_on"])
    assert table.view(None)["building_forbidden"]


@pytest.mark.card("kobold_strike", "king_croak")
@pytest.mark.rule("BM-219", "BM-083")
def test_kobold_strike_stops_building_by_effects_too() -> None:
    table = table_at(
        "build",
        ("king_croak", "robobo"),
        dungeons=[["golem_factory", "goblin_armory", "haunted_library", "dark_altar", "jackpot_stash"]],
        hands=[["kobold_strike"]],
        discard=["beast_menagerie"],
    )
    play(table, "cast card=kobold_strike")
    pass_phase(table)
    assert prompt(table) == "where_to_search"
    play(table, "call card=beast_menagerie source=king_croak")
    assert offers(table) == ["keep_called"]


# -- Motivation ------------------------------------------------------------------------------------------------------


@pytest.mark.card("motivation")
@pytest.mark.rule("BM-241", "BM-214")
def test_motivation_lets_one_who_is_behind_place_two_rooms() -> None:
    table = table_at(
        "build",
        dungeons=[["haunted_library"], ["haunted_library", "dark_altar"]],
        hands=[["golem_factory", "goblin_armory", "neanderthal_cave", "motivation", "fear"]],
    )
    play(table, "place card=golem_factory slot=1")
    assert refusal(table, "place card=goblin_armory slot=2") == "BM-214"
    play(table, "cast card=motivation")
    assert refusal(table, "place card=goblin_armory slot=1") == "BM-070"  # not on the other one
    play(table, "place card=goblin_armory slot=2")
    assert room_names(table, 0) == ["haunted_library", "golem_factory", "goblin_armory"]
    assert hand_of(table, 0) == ["neanderthal_cave", "fear"]
    assert refusal(table, "place card=neanderthal_cave slot=3") == "BM-214"  # one more, not two
    pass_round(table)
    assert state_of(table).extra_builds == [0, 0]  # gone with the round


@pytest.mark.card("motivation")
@pytest.mark.rule("BM-241")
@pytest.mark.parametrize(
    ("mine", "theirs", "frozen", "allowed"),
    [
        (1, 2, [], True),
        (2, 2, [], False),
        (2, 1, [], False),
        (2, 2, [[0, 0]], True),  # a deactivated room is no active one
        (1, 2, [[1, 0]], False),
    ],
)
def test_motivation_needs_an_opponent_with_more_rooms(
    mine: int, theirs: int, frozen: list[list[int]], allowed: bool
) -> None:
    rooms = ["haunted_library", "golem_factory"]
    table = table_at("build", dungeons=[rooms[:mine], rooms[:theirs]], hands=[["motivation"]], deactivated=frozen)
    assert (castings(table, "motivation") == [""]) == allowed
    if not allowed:
        assert refusal(table, "cast card=motivation") == "BM-219"


@pytest.mark.card("motivation")
@pytest.mark.rule("BM-241")
def test_rooms_lying_face_down_do_not_count_for_motivation() -> None:
    table = table_at(
        "build",
        dungeons=[["haunted_library"], ["haunted_library"]],
        hands=[["golem_factory"], ["motivation"]],
    )
    play(table, "place card=golem_factory slot=1")
    assert seat_asked(table) == 1
    assert castings(table, "motivation") == []


@pytest.mark.card("motivation")
@pytest.mark.rule("BM-241")
def test_motivation_is_of_no_use_after_ones_own_build_turn_but_before_it() -> None:
    table = table_at(
        "build",
        ("draculord", "xyzax", "gorgona"),
        dungeons=[["dark_altar"], ["dark_altar", "golem_factory"], ["dark_altar"]],
        hands=[["motivation"], [], ["motivation", "goblin_armory", "neanderthal_cave"]],
        turn=1,
    )
    assert (seat_asked(table), castings(table, "motivation")) == (0, [])
    play(table, "pass_on")
    assert (seat_asked(table), castings(table, "motivation")) == (2, [""])
    play(table, "cast card=motivation")
    pass_all(table, until=lambda later: state_of(later).active == 2)
    play(table, "place card=goblin_armory slot=1", "place card=neanderthal_cave slot=2")
    assert room_names(table, 2) == ["dark_altar", "goblin_armory", "neanderthal_cave"]


# -- Princess in Peril -----------------------------------------------------------------------------------------------


@pytest.mark.card("princess_in_peril")
@pytest.mark.rule("BM-190")
def test_princess_in_peril_calls_a_hero_of_the_town_ordinary_or_epic() -> None:
    table = table_at(
        "build",
        hands=[["princess_in_peril", "fear"]],
        town=["cleric_4_a", "epic_mage_13_a"],
        entrances=[["thief_4_a"], ["thief_6_a"]],
    )
    assert castings(table, "princess_in_peril") == ["cleric_4_a", "epic_mage_13_a"]  # none of an entrance
    play(table, "cast_at card=princess_in_peril target=epic_mage_13_a")
    assert town_of(table) == ["cleric_4_a"]
    assert entrance_of(table, 0) == ["thief_4_a", "epic_mage_13_a"]


@pytest.mark.card("princess_in_peril")
def test_princess_in_peril_needs_somebody_in_town() -> None:
    table = table_at("build", hands=[["princess_in_peril"]])
    assert castings(table, "princess_in_peril") == []


# -- Soul Harvest ----------------------------------------------------------------------------------------------------


@pytest.mark.card("soul_harvest")
def test_soul_harvest_removes_an_own_soul_from_the_game_for_two_spells() -> None:
    table = table_at(
        "build",
        hands=[["soul_harvest"]],
        souls=[["cleric_4_a", "epic_mage_11_a"], ["thief_4_a"]],
        wounds=[["thief_6_a"]],
        zones={"spell_deck": ["fear", "freeze"]},
    )
    assert castings(table, "soul_harvest") == ["cleric_4_a", "epic_mage_11_a"]  # no wound, no soul of others
    play(table, "cast_at card=soul_harvest target=epic_mage_11_a")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1, 1)
    assert "epic_mage_11_a" in zone_of(table, "removed")
    assert hand_of(table, 0) == ["freeze", "fear"]


@pytest.mark.card("soul_harvest")
def test_soul_harvest_needs_a_soul() -> None:
    table = table_at("build", hands=[["soul_harvest"]], wounds=[["thief_6_a"]])
    assert refusal(table, "cast card=soul_harvest") == "BM-219"


# -- Teleportation ---------------------------------------------------------------------------------------------------


@pytest.mark.card("teleportation")
@pytest.mark.rule("BM-236")
def test_teleportation_lets_a_hero_enter_the_first_room_again_with_its_damage() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "golem_factory", "goblin_armory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["teleportation", "motivation"]],
    )
    pass_to_room(table, "haunted_library")
    hurt, health = hurt_of(table)
    play(table, "cast_at card=teleportation target=epic_mage_13_a")
    assert room_of_hero(table) is None  # it enters when the window has closed
    assert hurt_of(table) == (hurt, health)
    play(table, "pass_on")
    assert room_of_hero(table) == "goblin_armory"
    events = pass_round(table)
    assert [room for room, _ in entered(events)] == ["golem_factory", "haunted_library"]


@pytest.mark.card("teleportation")
def test_teleportation_leads_past_a_deactivated_first_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "golem_factory", "goblin_armory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["teleportation", "motivation"]],
        deactivated=[[0, 2]],
    )
    pass_to_room(table, "haunted_library")
    play(table, "cast_at card=teleportation target=epic_mage_13_a", "pass_on")
    assert room_of_hero(table) == "golem_factory"


@pytest.mark.card("teleportation")
def test_teleportation_is_for_heroes_in_ones_own_dungeon() -> None:
    table = table_at(
        "adventure", dungeons=[["golem_factory"]], entrances=[["cleric_8_a"]], hands=[[], ["teleportation"]]
    )
    pass_to_room(table, "golem_factory")
    assert castings(table, "teleportation") == []


@pytest.mark.card("teleportation", "minotaurs_maze")
def test_a_maze_does_not_turn_a_teleported_hero_back_again() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaurs_maze", "golem_factory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["teleportation", "motivation"]],
    )
    pass_to_room(table, "minotaurs_maze")
    assert hurt_of(table)[0] == 4
    play(table, "cast_at card=teleportation target=epic_mage_13_a")
    events = pass_round(table)
    assert entered(events) == [("golem_factory", 2), ("minotaurs_maze", 0)]
    assert "hero-turned-back" not in kinds(events)


# -- Trepidation -----------------------------------------------------------------------------------------------------


@pytest.mark.card("trepidation")
@pytest.mark.parametrize(("souls", "allowed"), [(["cleric_4_a"], False), (["epic_cleric_11_a"], True)])
def test_trepidation_is_for_players_with_at_least_two_souls_more(souls: list[str], allowed: bool) -> None:
    table = table_at("adventure", hands=[[], ["trepidation"]], souls=[souls])
    assert seat_asked(table) == 1
    assert castings(table, "trepidation") == (["0"] if allowed else [])


@pytest.mark.card("trepidation")
def test_nobody_enters_a_dungeon_closed_by_trepidation_in_this_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["cleric_8_a", "mage_8_a"]],
        souls=[["cleric_4_a", "cleric_6_a"]],
        hands=[[], ["trepidation"]],
    )
    events = play(table, "cast_on card=trepidation opponent=0")
    assert "dungeon-closed" in kinds(events)
    assert events_of(DungeonEntered, events) == []
    assert entrance_of(table, 0) == ["cleric_8_a", "mage_8_a"]
    assert state_of(table).round == 2
    events = pass_round(table)
    assert survived(events)[:2] == ["cleric_8_a", "mage_8_a"]  # open again


@pytest.mark.card("trepidation")
def test_a_hero_already_inside_goes_on_after_trepidation() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "haunted_library"]],
        entrances=[["cleric_8_a", "mage_8_a"]],
        souls=[["cleric_4_a", "cleric_6_a"]],
        hands=[[], ["trepidation", "motivation"]],
    )
    pass_to_room(table, "haunted_library")
    play(table, "cast_on card=trepidation opponent=0")
    events = pass_round(table)
    assert survived(events) == ["cleric_8_a"]
    assert entrance_of(table, 0) == ["mage_8_a"]


# -- Zombie Attack ---------------------------------------------------------------------------------------------------


@pytest.mark.card("zombie_attack")
@pytest.mark.rule("BM-245", "BM-133")
def test_zombie_attack_raises_a_dead_hero_of_an_opponent_with_2_more_health() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["golem_factory", "neanderthal_cave"]],
        hands=[["zombie_attack"], ["fear"]],
        souls=[["mage_4_a"], ["mage_6_a", "cleric_4_a"]],
        wounds=[[], ["thief_4_a"]],
    )
    assert castings(table, "zombie_attack") == ["mage_6_a", "cleric_4_a"]  # no own soul, no wound
    play(table, "cast_at card=zombie_attack target=cleric_4_a", "let_it_be")
    assert (souls_of(table, 1), entrance_of(table, 1)) == (1, ["cleric_4_a"])
    pass_to_room(table, "neanderthal_cave")
    assert hurt_of(table) == (3, 6)
    events = pass_round(table)
    assert entered(events) == [("golem_factory", 2)]  # 5 of 6: it survives
    assert survived(events) == ["cleric_4_a"]
    assert state_of(table).health_boosts == {}


@pytest.mark.card("zombie_attack")
def test_zombie_attack_needs_a_soul_of_an_opponent() -> None:
    table = table_at("build", hands=[["zombie_attack"]], souls=[["mage_4_a"]], wounds=[[], ["mage_6_a"]])
    assert castings(table, "zombie_attack") == []
