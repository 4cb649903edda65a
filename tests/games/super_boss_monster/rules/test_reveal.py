"""The reveal: rooms are built together, bosses level up, and "when built" effects happen player by player."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import discards, hand_of, pass_all, phase_of, room_names, stacks_of, state_of
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, prompt, refusal
from tests.games.super_boss_monster.tables import table_at
from undercroft.games.boss_family.rules.events import LeveledUp, RoomsRevealed
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
ROW = ("bone_choir", "wailing_crypt", "runic_study", "cutpurse_alley", "elemental_dojo")
LAB = "dark_laboratory"
"""When built, its owner draws two spells and discards one."""


def leveled(table: Table) -> list[int]:
    """Return the seats that levelled up before the first question."""
    return [event.seat for event in of_kind(table.opening, LeveledUp)]


@pytest.mark.rule("SB-096", "SB-097", "SB-148")
def test_all_rooms_are_built_together_and_then_act_from_the_first_player_on() -> None:
    spells = {"spell_deck": ["fear", "assassin", "giant_size", "freeze"]}
    table = table_at(
        "reveal", dungeons=[[LAB], [LAB]], face_down=[[0, 0], [1, 0]], marker=1, options=MIXED, zones=spells
    )
    [revealed] = of_kind(table.opening, RoomsRevealed)
    assert [each.seat for each in revealed.rooms] == [1, 0]
    assert asked_now(table) == (1, "which_spell_to_discard")
    play(table, "discard card=freeze")
    assert asked_now(table) == (0, "which_spell_to_discard")


@pytest.mark.rule("SB-098", "SB-148")
def test_nothing_can_be_played_between_the_reveal_and_the_adventure_phase() -> None:
    table = table_at(
        "reveal",
        dungeons=[[LAB, "jackpot_stash"]],
        face_down=[[0, 0]],
        hands=[["freeze"], ["freeze"]],
        options=MIXED,
        zones={"spell_deck": ["fear", "assassin"]},
    )
    assert (phase_of(table), prompt(table)) == ("reveal", "which_spell_to_discard")
    assert refusal(table, "cast_at card=freeze target=jackpot_stash") == "SB-149"
    refusal(table, "use card=jackpot_stash")
    play(table, "discard card=freeze")
    assert phase_of(table) == "adventure"  # neither after the reveal nor in Minion or Bait


@pytest.mark.rule("SB-099", "SB-084")
def test_a_level_up_comes_before_what_the_new_room_does() -> None:
    dungeon = [*ROW[:4], "monstrous_monument"]
    table = table_at(
        "reveal",
        ("bishop_bonemeal", "madame_marionette"),
        dungeons=[dungeon],
        face_down=[[0, 4]],
        wounds=[["bunny", "laliho"]],
        discard=["golem_factory", "goblin_armory"],
        options=MIXED,
    )
    assert leveled(table) == [0]
    assert prompt(table) != "which_to_take"  # the Level Up asks first
    events = play(table, offers(table)[0])
    assert asked_now(table) == (0, "which_to_take")
    assert "wound-healed" in kinds(events)


@pytest.mark.rule("SB-099", "SB-293")
def test_a_level_up_comes_before_all_rooms_of_its_player_and_their_order_is_free() -> None:
    table = table_at(
        "reveal",
        dungeons=[["monstrous_monument", LAB, *ROW[:3]]],
        face_down=[[0, 0], [0, 1]],
        wounds=[["bunny", "laliho"]],
        discard=["golem_factory", "goblin_armory"],
        options=MIXED,
        zones={"spell_deck": ["fear", "assassin"]},
    )
    assert leveled(table) == [0]
    play(table, offers(table)[0])  # which wound the boss heals
    assert asked_now(table) == (0, "which_first")
    assert sorted(offers(table)) == ["let_room_act card=dark_laboratory", "let_room_act card=monstrous_monument"]


@pytest.mark.rule("SB-101")
def test_a_room_acts_when_it_is_built_and_not_when_it_is_uncovered() -> None:
    table = table_at("build", dungeons=[[[LAB, "jackpot_stash"]]], hands=[["freeze"], ["freeze"]], options=MIXED)
    play(table, "use card=jackpot_stash")
    pass_all(table, until=lambda later: phase_of(later) == "adventure")
    assert room_names(table, 0) == [LAB]
    assert hand_of(table, 0) == ["freeze"]


@pytest.mark.rule("SB-102", "SB-292")
@pytest.mark.parametrize(
    ("rooms", "shut", "due"),
    [(5, [], [0]), (4, [], []), (5, [[0, 1]], [])],
)
def test_five_visible_rooms_at_the_reveal_make_a_level_up_due(
    rooms: int, shut: list[list[int]], due: list[int]
) -> None:
    table = table_at(
        "reveal",
        dungeons=[ROW[:rooms]],
        face_down=[[0, rooms - 1]],
        deactivated=shut,
        hands=[["freeze"]],
        options=MIXED,
    )
    assert leveled(table) == due
    assert table.view(None)["players"][0]["leveled"] == bool(due)


@pytest.mark.rule("SB-292")
def test_the_test_is_made_at_every_reveal_also_for_who_built_nothing_and_a_level_up_is_once() -> None:
    table = table_at("reveal", dungeons=[ROW], hands=[["freeze"]], options=MIXED)
    assert leveled(table) == [0]  # nothing was built: a room that was deactivated last turn is back
    again = table_at("reveal", dungeons=[ROW], hands=[["freeze"]], options=MIXED, leveled=[0])
    assert leveled(again) == []
    fewer = table_at("reveal", dungeons=[ROW[:3]], hands=[["freeze"]], options=MIXED, leveled=[0])
    assert fewer.view(None)["players"][0]["leveled"]  # never taken back


@pytest.mark.rule("SB-102")
def test_a_fifth_room_that_an_effect_builds_at_the_reveal_waits_for_the_next_one() -> None:
    table = table_at(
        "reveal",
        dungeons=[[*ROW[:3], "construction_zone"]],
        face_down=[[0, 3]],
        hands=[["elemental_dojo", "freeze"]],
        options=MIXED,
    )
    assert prompt(table) == "which_extra_room"
    events = play(table, next(offer for offer in offers(table) if offer.endswith("card=elemental_dojo slot=4")))
    assert "leveled-up" not in kinds(events)
    assert len(stacks_of(table, 0)) == 5
    assert state_of(table).leveled == 0


@pytest.mark.rule("SB-102")
def test_whether_a_level_up_is_due_is_fixed_when_the_cards_are_turned_up() -> None:
    """The first player's room changes the other's row before that boss acts: the Level Up comes all the same."""
    table = table_at(
        "reveal",
        dungeons=[["centipede_tunnel"], ROW],
        face_down=[[0, 0], [1, 4]],
        hands=[["freeze"], ["freeze"]],
        options=MIXED,
        zones={"spell_deck": ["fear", "assassin", "giant_size"]},
    )
    assert state_of(table).level_due == 2
    assert leveled(table) == []
    state_of(table).shut.append(state_of(table).zones[table.game.zones.named("dungeon").first + 5][-1])  # type: ignore[union-attr]
    events = play(table, "decline")
    assert [event.seat for event in of_kind(events, LeveledUp)] == [1]


@pytest.mark.rule("SB-100")
def test_some_level_ups_act_once_and_others_last_and_both_are_marked() -> None:
    once = table_at("reveal", dungeons=[ROW], wounds=[["bunny"]], hands=[["freeze"]], options=MIXED)
    assert "wound-healed" in kinds(once.opening)
    assert once.view(None)["players"][0]["leveled"]
    lasting = table_at(
        "reveal", ("gromgut_the_gourmand", "madame_marionette"), dungeons=[ROW], hands=[["freeze"]], options=MIXED
    )
    assert lasting.view(None)["city"]["boss_spaces"] == [True, False]
    before = table_at(
        "reveal", ("gromgut_the_gourmand", "madame_marionette"), dungeons=[ROW[:4]], hands=[["freeze"]], options=MIXED
    )
    assert before.view(None)["city"]["boss_spaces"] == [False, False]


@pytest.mark.rule("SB-311")
def test_what_a_room_does_when_built_is_lost_if_it_is_not_visible_and_active_then() -> None:
    table = table_at(
        "reveal", dungeons=[[LAB]], face_down=[[0, 0]], deactivated=[[0, 0]], hands=[["freeze"]], options=MIXED
    )
    assert state_of(table).held_up == []  # it does not wait either
    pass_all(table)
    assert phase_of(table) == "town"
    assert hand_of(table, 0) == ["freeze"]  # not at the end of the turn either
    assert discards(table) == []
