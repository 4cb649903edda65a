"""The rooms of mages: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.test_piles import ALL_SPELLS, but
from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    phase_of,
    souls_of,
    state_of,
    table_at,
    treasure_of,
)
from tests.games.boss_family.walks import died, pass_to_room
from tests.games.helpers import kinds, of_kind, offers, play, prompt, refusal, seat_to_move, zone_of
from undercroft.games.boss_family.rules.events import CardsDrawn, SpellCancelled

# -- Brainsucker Hive ------------------------------------------------------------------------------------------------


@pytest.mark.card("brainsucker_hive")
def test_the_hive_may_draw_a_spell_when_a_hero_dies_in_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["brainsucker_hive"]],
        entrances=[["fool"]],
        zones={"spell_deck": ["fear", "freeze"]},
    )
    assert (seat_to_move(table), prompt(table)) == (0, "whether_to_act")
    assert offers(table) == ["act card=brainsucker_hive moment=hero_dies_here", "decline"]
    play(table, "act card=brainsucker_hive moment=hero_dies_here")
    assert hand_of(table, 0)[0] == "freeze"


@pytest.mark.card("brainsucker_hive")
@pytest.mark.rule("BM-155")
def test_the_hive_draws_once_a_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["brainsucker_hive", "neanderthal_cave"]],
        entrances=[["cleric_4_a", "mage_4_a"]],
        zones={"spell_deck": ["fear", "freeze"]},
    )
    play(table, "act card=brainsucker_hive moment=hero_dies_here")
    events = pass_round(table)
    assert died(events) == ["mage_4_a"]
    assert "room-acted" not in kinds(events)
    assert hand_of(table, 0).count("fear") == 0


@pytest.mark.card("brainsucker_hive")
@pytest.mark.rule("BM-239")
def test_a_hive_that_was_declined_offers_again_when_the_next_hero_dies() -> None:
    table = table_at(
        "adventure",
        dungeons=[["brainsucker_hive", "neanderthal_cave"]],
        entrances=[["cleric_4_a", "mage_4_a"]],
    )
    play(table, "decline")
    assert (prompt(table), souls_of(table, 0)) == ("whether_to_act", 2)
    assert zone_of(table, "hand", 0) == []


@pytest.mark.card("brainsucker_hive")
@pytest.mark.rule("BM-215")
def test_the_hive_offers_nothing_when_there_is_no_spell_to_draw() -> None:
    table = table_at(
        "adventure", dungeons=[["brainsucker_hive"]], entrances=[["fool"]], zones={"removed": list(ALL_SPELLS)}
    )
    assert died(table.opening) == ["fool"]
    assert phase_of(table) == "build"


@pytest.mark.card("brainsucker_hive")
@pytest.mark.rule("BM-118", "BM-226")
@pytest.mark.parametrize("how", ["in another room", "deactivated"])
def test_the_hive_is_empty_when_a_hero_dies_elsewhere_or_when_it_is_deactivated(how: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "brainsucker_hive", "golem_factory"]],
        entrances=[["mage_6_a" if how == "in another room" else "cleric_4_a"]],
        hands=[["freeze", "fear"]],
    )
    pass_to_room(table, "brainsucker_hive")
    if how == "deactivated":
        play(table, "cast_at card=freeze target=brainsucker_hive")
    events = pass_round(table)
    assert len(died(events)) == 1
    assert (phase_of(table), state_of(table).round) == ("build", 2)  # nobody was asked


# -- Dark Laboratory -------------------------------------------------------------------------------------------------


@pytest.mark.card("dark_laboratory")
@pytest.mark.rule("BM-208")
def test_the_laboratory_when_built_draws_two_spells_and_discards_any_one_of_the_hand() -> None:
    table = table_at(
        "reveal",
        dungeons=[["dark_laboratory"]],
        hands=[["fear", "golem_factory"]],
        face_down=[[0, 0]],
        zones={"spell_deck": ["assassin", "freeze", "jeopardy"]},
    )
    assert (prompt(table), hand_of(table, 0)) == (
        "which_spell_to_discard",
        ["fear", "golem_factory", "jeopardy", "freeze"],
    )
    assert offers(table) == ["discard card=fear", "discard card=jeopardy", "discard card=freeze"]
    play(table, "discard card=fear")
    assert hand_of(table, 0) == ["golem_factory", "jeopardy", "freeze"]
    assert discards(table) == ["fear"]


@pytest.mark.card("dark_laboratory")
@pytest.mark.rule("BM-215")
def test_the_laboratory_with_no_spells_to_draw_discards_one_of_those_in_hand() -> None:
    table = table_at(
        "reveal",
        dungeons=[["dark_laboratory"]],
        hands=[["fear"]],
        face_down=[[0, 0]],
        zones={"removed": but(ALL_SPELLS, "fear")},
    )
    assert kinds(table.opening)[:3] == ["rooms-revealed", "room-acted", "cards-discarded"]
    assert discards(table) == ["fear"]


@pytest.mark.card("dark_laboratory")
@pytest.mark.rule("BM-215", "BM-217")
def test_the_laboratory_without_any_spell_asks_for_nothing() -> None:
    table = table_at(
        "reveal",
        dungeons=[["dark_laboratory", "jackpot_stash"]],
        hands=[["golem_factory"]],
        face_down=[[0, 0]],
        zones={"removed": ALL_SPELLS},
    )
    assert kinds(table.opening)[:2] == ["rooms-revealed", "room-acted"]
    assert (prompt(table), hand_of(table, 0), discards(table)) == ("what_to_play", ["golem_factory"], [])


@pytest.mark.card("dark_laboratory")
@pytest.mark.rule("BM-087")
def test_a_laboratory_that_is_uncovered_brews_nothing() -> None:
    table = table_at("adventure", dungeons=[[["dark_laboratory", "jackpot_stash"]]], hands=[["fear"]])
    events = play(table, "use card=jackpot_stash")
    assert of_kind(events, CardsDrawn) == []
    assert treasure_of(table, 0)[1] == 4  # though it is there, and doubled by the stash


# -- Haunted Library -------------------------------------------------------------------------------------------------


@pytest.mark.card("haunted_library")
@pytest.mark.parametrize("pile", ["room", "spell"])
def test_the_library_lets_its_owner_choose_the_deck_of_the_rounds_draw(pile: str) -> None:
    table = table_at(
        "round",
        dungeons=[["haunted_library", "haunted_library"], ["golem_factory"]],
        zones={"spell_deck": ["fear", "freeze"], "room_deck": ["dark_altar", "bottomless_pit", "torture_chamber"]},
    )
    assert offers(table) == ["draw_from pile=room", "draw_from pile=spell"]
    events = play(table, f"draw_from pile={pile}")
    assert hand_of(table, 0) == ["torture_chamber" if pile == "room" else "freeze"]  # one card, though two libraries
    assert len(hand_of(table, 1)) == 1
    assert sum(len(event.cards) for event in of_kind(events, CardsDrawn)) == 2


@pytest.mark.card("haunted_library", "golem_factory")
def test_the_library_changes_no_other_draw() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "golem_factory"]],
        entrances=[["fool"]],
        hands=[[], ["fear"]],
        zones={"room_deck": ["bottomless_pit"]},
    )
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 1)
    assert hand_of(table, 0) == ["bottomless_pit"]
    assert "room-acted" in kinds(events)


@pytest.mark.card("haunted_library")
@pytest.mark.rule("BM-012")
def test_a_covered_library_chooses_nothing() -> None:
    table = table_at("round", dungeons=[[["haunted_library", "golem_factory"]]])
    assert (phase_of(table), prompt(table)) == ("build", "what_to_play")


# -- Witch's Kitchen -------------------------------------------------------------------------------------------------


@pytest.mark.card("witchs_kitchen")
@pytest.mark.rule("BM-204")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_kitchen_cooks_a_spell_of_a_monster_room(phase: str) -> None:
    table = table_at(
        phase,
        dungeons=[["witchs_kitchen"]],
        hands=[["golem_factory", "dark_altar", "fear", "beast_menagerie"]],
        zones={"spell_deck": ["freeze", "jeopardy"]},
    )
    play(table, "use card=witchs_kitchen")
    assert offers(table) == ["pay_with card=golem_factory", "pay_with card=beast_menagerie", "never_mind"]
    play(table, "pay_with card=beast_menagerie")
    assert hand_of(table, 0) == ["golem_factory", "dark_altar", "fear", "jeopardy"]
    assert discards(table) == ["beast_menagerie"]
    assert refusal(table, "use card=witchs_kitchen") == "BM-155"


@pytest.mark.card("witchs_kitchen")
def test_the_kitchen_takes_no_trap_rooms_and_no_spells() -> None:
    table = table_at("build", dungeons=[["witchs_kitchen"]], hands=[["dark_altar", "bottomless_pit", "fear"]])
    assert refusal(table, "use card=witchs_kitchen") == "BM-153"


@pytest.mark.card("witchs_kitchen")
@pytest.mark.rule("BM-155")
def test_the_kitchen_cooks_again_in_the_next_round() -> None:
    table = table_at("adventure", dungeons=[["witchs_kitchen"]], hands=[["golem_factory", "goblin_armory", "fear"]])
    play(table, "use card=witchs_kitchen", "pay_with card=golem_factory")
    pass_round(table)
    assert "use card=witchs_kitchen" in offers(table)


# -- All-Seeing Eye: more in test_cancels ----------------------------------------------------------------------------


@pytest.mark.card("all_seeing_eye")
@pytest.mark.rule("BM-146", "BM-147", "BM-153")
def test_the_eye_cancels_an_opponents_spell_for_a_spell() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["all_seeing_eye"]],
        hands=[["freeze", "assassin"], ["fear"]],
    )
    play(table, "cast_at card=freeze target=golem_factory")
    assert (seat_to_move(table), offers(table)) == (1, ["let_it_be", "use card=all_seeing_eye"])
    events = play(table, "use card=all_seeing_eye")
    assert [event.seat for event in of_kind(events, SpellCancelled)] == [0]
    assert state_of(table).shut == []
    assert sorted(discards(table)) == ["fear", "freeze"]
    assert hand_of(table, 1) == []


@pytest.mark.card("all_seeing_eye")
def test_the_eye_is_blind_without_a_spell_to_pay() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["all_seeing_eye"]],
        hands=[["freeze", "assassin"], ["dark_altar"]],
    )
    play(table, "cast_at card=freeze target=golem_factory")
    assert len(state_of(table).shut) == 1
    assert seat_to_move(table) == 0


@pytest.mark.card("all_seeing_eye")
def test_the_eye_has_nothing_to_do_where_no_spell_is_played() -> None:
    table = table_at("build", dungeons=[["all_seeing_eye"]], hands=[["fear", "golem_factory"]])
    assert refusal(table, "use card=all_seeing_eye") == "BM-153"


# -- Liger's Den -----------------------------------------------------------------------------------------------------


@pytest.mark.card("ligers_den")
@pytest.mark.rule("BM-155")
def test_the_den_draws_a_spell_after_the_first_own_spell_of_a_round() -> None:
    table = table_at(
        "build",
        dungeons=[["ligers_den", "golem_factory", "haunted_library"]],
        hands=[["freeze", "freeze"]],
        zones={"spell_deck": ["fear", "assassin"]},
    )
    events = play(table, "cast_at card=freeze target=golem_factory")
    assert kinds(events)[-2:] == ["room-acted", "cards-drawn"]
    assert hand_of(table, 0) == ["freeze", "assassin"]
    events = play(table, "cast_at card=freeze target=haunted_library")
    assert "room-acted" not in kinds(events)
    assert hand_of(table, 0) == ["assassin"]


@pytest.mark.card("ligers_den")
def test_the_den_does_not_follow_the_spells_of_others() -> None:
    table = table_at("build", dungeons=[["golem_factory"], ["ligers_den"]], hands=[["freeze", "fear"], []])
    events = play(table, "cast_at card=freeze target=golem_factory")
    assert "room-acted" not in kinds(events)
    assert hand_of(table, 1) == []


@pytest.mark.card("ligers_den")
@pytest.mark.rule("BM-147")
def test_the_den_does_not_follow_a_cancelled_spell_and_is_not_used_up_by_it() -> None:
    table = table_at(
        "build",
        dungeons=[["ligers_den", "golem_factory"], []],
        hands=[["freeze", "freeze"], ["counterspell"]],
    )
    play(table, "cast_at card=freeze target=golem_factory")
    assert seat_to_move(table) == 1
    events = play(table, "cast_at card=counterspell target=freeze", "let_it_be")
    assert "room-acted" not in kinds(events)
    pass_to(table, 0)
    assert "room-acted" in kinds(play(table, "cast_at card=freeze target=golem_factory"))


@pytest.mark.card("ligers_den")
@pytest.mark.rule("BM-012")
def test_a_den_that_its_owners_spell_deactivates_does_not_follow_that_spell() -> None:
    table = table_at("build", dungeons=[["ligers_den"]], hands=[["freeze", "fear"]])
    events = play(table, "cast_at card=freeze target=ligers_den")
    assert "room-acted" not in kinds(events)
    assert hand_of(table, 0) == ["fear"]
