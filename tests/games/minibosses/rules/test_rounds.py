"""The round on tables of this game: its phases and order, its beginning, its end, and who may do what when."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_phase,
    pass_round,
    phase_of,
    stacks_of,
    state_of,
    town_of,
)
from tests.games.boss_family.walks import pass_to_room
from tests.games.boss_family.windows import cancelled, deactivated
from tests.games.helpers import kinds, name_of, of_kind, offers, play, prompt, refusal, seat_to_move
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.rules.events import (
    AdventureTurnBegun,
    BuildTurnBegun,
    CardsDrawn,
    HeroesRevealed,
    NothingBuilt,
)

MIXED = {"sets": ["boss-monster"]}
THREE = ("oculus", "kirax", "dr_deadly")  # XP 630, 980, 300


# -- phases and order ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-069")
def test_a_round_has_its_phases_in_order_and_players_act_by_experience() -> None:
    table = table_at("round", THREE, hands=[["rage"], ["rage"], ["smash"]], town=["josie_vampire_slayer"])
    events = [*table.opening, *pass_round(table)]
    order = kinds(events)
    assert order.index("heroes-revealed") < order.index("cards-drawn") < order.index("build-turn-begun")
    assert order.index("build-turn-begun") < order.index("hero-stayed") < order.index("adventure-turn-begun")
    assert [event.seat for event in of_kind(events, BuildTurnBegun)][:3] == [1, 0, 2]
    assert [event.seat for event in of_kind(events, AdventureTurnBegun)] == [1, 0, 2]
    assert [event.seat for event in of_kind(table.opening, CardsDrawn)] == [1, 0, 2]


@pytest.mark.rule("MB-070")
def test_as_many_heroes_come_as_players_began_the_game_even_after_one_has_lost() -> None:
    table = table_at("round", THREE, zones={"boss": [["oculus"], [], ["dr_deadly"]]}, out=[1])
    [revealed] = of_kind(table.opening, HeroesRevealed)
    assert len(revealed.heroes) == 3
    assert len(town_of(table)) == 3
    assert [event.seat for event in of_kind(table.opening, CardsDrawn)] == [0, 2]


@pytest.mark.rule("MB-071")
def test_nothing_can_be_played_at_the_beginning_of_a_round() -> None:
    table = table_at(
        "round",
        dungeons=[["haunted_library", "torture_chamber", ["spike", "unstable_mine"]]],
        hands=[["freeze", "garbage_chute"], ["freeze"]],
        options=MIXED,
    )
    assert kinds(table.opening) == ["round-begun", "heroes-revealed"]  # nobody was asked before
    assert offers(table) == ["draw_from pile=room", "draw_from pile=spell"]
    assert refusal(table, "cast card=freeze") == "BM-024"
    assert refusal(table, "place card=garbage_chute slot=3") == "BM-060"
    assert refusal(table, "promote card=spike") == "MB-058"
    assert refusal(table, "sell card=garbage_chute") == "MB-006"
    refusal(table, "use card=torture_chamber")
    play(table, "draw_from pile=room")
    assert phase_of(table) == "build"


# -- building ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-072")
@pytest.mark.parametrize("mine", [["unstable_mine"], ["spike", "unstable_mine"]])
def test_rooms_go_left_of_the_leftmost_or_over_another_advanced_ones_over_a_like_treasure(mine: list[str]) -> None:
    table = table_at(
        "build",
        dungeons=[[mine, "training_camp"]],
        hands=[["garbage_chute", "paywall", "robbers_vault", "rage"]],
    )
    places = [offer for offer in offers(table) if offer.startswith("place")]
    assert places == [
        "place card=garbage_chute slot=0",
        "place card=garbage_chute slot=1",
        "place card=garbage_chute slot=2",
        "place card=paywall slot=0",  # thief over thief
    ]
    assert refusal(table, "place card=garbage_chute slot=3") == "BM-061"
    assert refusal(table, "place card=paywall slot=1") == "BM-066"
    assert refusal(table, "place card=paywall slot=2") == "BM-067"
    assert refusal(table, "place card=robbers_vault slot=0") == "BM-066"


@pytest.mark.rule("MB-072")
def test_a_dungeon_never_shows_more_than_five_rooms() -> None:
    five = ["unstable_mine", "training_camp", "sawtooth_pendulum", "the_catapult", "loot_box"]
    table = table_at("build", dungeons=[five], hands=[["garbage_chute", "rage"]], leveled=[0])
    assert refusal(table, "place card=garbage_chute slot=5") == "BM-063"
    play(table, "place card=garbage_chute slot=4")
    assert len(stacks_of(table, 0)) == 5


@pytest.mark.rule("MB-073")
def test_who_declines_to_build_cannot_change_that() -> None:
    table = table_at("build", hands=[["unstable_mine", "rage"], ["garbage_chute"]])
    events = play(table, "pass_on", "pass_on")
    assert [event.seat for event in of_kind(events, NothingBuilt)] == [0]
    assert (seat_to_move(table), table.view(None)["active"]) == (1, 1)
    play(table, "pass_on")
    assert (seat_to_move(table), table.view(None)["active"]) == (0, 1)
    assert refusal(table, "place card=unstable_mine slot=0") == "BM-060"
    pass_phase(table)
    assert stacks_of(table, 0) == []


# -- priority ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-077")
def test_the_active_player_comes_first_and_the_others_by_experience() -> None:
    table = table_at(
        "build",
        THREE,
        dungeons=[["unstable_mine"], ["training_camp"], ["loot_box"]],
        hands=[["freeze", "rage"], ["freeze", "rage"], ["freeze", "smash"]],
        options=MIXED,
        turn=2,
    )
    assert (seat_to_move(table), table.view(None)["active"]) == (2, 2)  # the lowest XP, but active
    play(table, "pass_on")
    assert seat_to_move(table) == 1
    play(table, "pass_on")
    assert seat_to_move(table) == 0
    events = play(table, "cast_at card=freeze target=unstable_mine")  # the lower XP announces first
    events += pass_all(table, until=lambda later: prompt(later) == "what_to_play")
    assert seat_to_move(table) == 2  # the active player may answer
    events += play(table, "cast_at card=freeze target=loot_box")
    events += pass_all(table, until=lambda later: prompt(later) == "what_to_play" and seat_to_move(later) == 1)
    assert deactivated(events) == ["loot_box"]  # at once, before what waits
    events += play(table, "cast_at card=freeze target=training_camp")
    events += pass_all(table, until=lambda later: not later.view(None)["waiting"] and prompt(later) == "what_to_play")
    assert deactivated(events) == ["loot_box", "training_camp", "unstable_mine"]


@pytest.mark.rule("MB-077")
def test_effects_of_the_other_players_wait_for_the_active_one_as_their_spells_do() -> None:
    table = table_at(
        "build",
        ("oculus", "kirax"),
        dungeons=[["torture_chamber"], ["unstable_mine"]],
        hands=[["rage"], ["garbage_chute", "rage"]],
        options=MIXED,
    )
    play(table, "pass_on")
    assert (seat_to_move(table), table.view(None)["active"]) == (0, 1)
    play(table, "use card=torture_chamber")
    assert (seat_to_move(table), table.view(None)["active"]) == (1, 1)
    assert table.view(None)["waiting"]
    play(table, "place card=garbage_chute slot=1")  # what the effect would have hit is out of the hand
    pass_all(table, until=lambda later: not later.view(None)["waiting"])
    assert "garbage_chute" not in discards(table)


@pytest.mark.rule("MB-100")
def test_a_spell_is_cancelled_as_it_is_played_also_by_one_who_is_not_active() -> None:
    table = table_at(
        "build",
        dungeons=[["unstable_mine"]],
        hands=[["freeze", "rage"], ["counterspell"]],
        options=MIXED,
    )
    play(table, "cast_at card=freeze target=unstable_mine")
    assert (seat_to_move(table), prompt(table)) == (1, "whether_to_cancel")
    events = play(table, "cast_at card=counterspell target=freeze")
    events += pass_all(table, until=lambda later: prompt(later) == "what_to_play")
    assert cancelled(events) == [(0, "freeze")]
    assert not state_of(table).shut
    assert {"freeze", "counterspell"} <= set(discards(table))


@pytest.mark.rule("MB-100")
def test_a_cancelled_spell_was_not_played_and_one_without_its_target_does_nothing() -> None:
    jackpot = table_at(
        "build",
        ("dr_deadly", "kirax"),
        dungeons=[["torture_chamber", "unstable_mine"], []],
        hands=[["rage"], ["freeze", "rage"]],
        options=MIXED,
        turn=0,
    )
    play(jackpot, "pass_on", "cast_at card=freeze target=torture_chamber")
    pass_all(jackpot, until=lambda later: prompt(later) == "what_to_play" and seat_to_move(later) == 0)
    play(jackpot, "use card=torture_chamber")
    events = pass_all(jackpot, until=lambda later: not later.view(None)["waiting"])
    assert "target-lost" in kinds(events)
    assert not state_of(jackpot).shut
    assert "freeze" in discards(jackpot)


# -- the end of the round ------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-086")
def test_what_lasts_until_the_end_of_the_round_stops_and_nothing_is_played_in_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["the_catapult", "unstable_mine"]],
        hands=[["freeze", "annihilator", "rage"], ["rage"]],
        options=MIXED,
    )
    play(table, "cast_at card=annihilator target=unstable_mine")
    pass_all(table, until=lambda later: prompt(later) == "what_to_play" and seat_to_move(later) == 0)
    play(table, "cast_at card=freeze target=the_catapult")
    pass_all(table, until=lambda later: prompt(later) == "what_to_play" and seat_to_move(later) == 0)
    assert damages(table, 0) == [0, 5]
    phases = set()
    while state_of(table).round == 1:
        phases.add(phase_of(table))
        table.apply("pass_on")
    assert phases == {"adventure"}  # nobody was asked at the end
    assert damages(table, 0) == [2, 2]


@pytest.mark.rule("MB-085", "MB-086")
def test_damage_does_not_reach_into_another_round() -> None:
    table = table_at(
        "adventure",
        ("belladonna", "lamia"),
        dungeons=[["the_catapult", "unstable_mine"]],
        entrances=[["holkin_propheteer"]],  # a cleric with 6 health
        hands=[["fear", "rage"]],
        zones={"hero_deck": ["tess_dwarven_shieldmaiden", "rotgut_half_giant_berserker"]},
        options={"sets": ["boss-monster"], "heroes": "minibosses"},
    )
    pass_to_room(table, "unstable_mine")
    pass_to_room(table, "the_catapult")
    assert table.view(None)["walk"]["hurt"] == 4
    play(table, "cast_at card=fear target=holkin_propheteer")
    assert "holkin_propheteer" in town_of(table)
    pass_round(table)
    pass_to_room(table, "unstable_mine")
    assert name_of(table, state_of(table).walker) == "holkin_propheteer"
    assert table.view(None)["walk"]["hurt"] == 2


@pytest.mark.rule("MB-106")
def test_a_hand_is_secret_and_may_be_empty_or_of_any_size() -> None:
    rooms = ["unstable_mine", "training_camp", "the_catapult", "sawtooth_pendulum", "cursed_well", "loot_box"] * 2
    table = table_at("round", hands=[rooms, []])
    assert [len(hand_of(table, seat)) for seat in (0, 1)] == [13, 1]
    assert table.view(1)["zones"]["hand"][0] == [{"back": "room"}] * 13
    pass_round(table)
    assert [len(hand_of(table, seat)) for seat in (0, 1)] == [14, 2]  # nothing is discarded, nothing filled up
