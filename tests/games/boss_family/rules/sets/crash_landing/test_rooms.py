"""The rooms of Crash Landing: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.sets import crash_at
from tests.games.boss_family.tables import (
    damages,
    discards,
    entrance_of,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    room_names,
    souls_of,
    stacks_of,
    treasure_of,
)
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, prompt, refusal, seat_to_move
from undercroft.games.boss_family.rules.events import EffectAnnounced
from undercroft.games.boss_family.rules.facts import FIRST_DECK

# -- rooms that act when they are built ------------------------------------------------------------------------------


@pytest.mark.card("alien_excavator")
@pytest.mark.rule("CL-012")
def test_the_excavator_may_bring_a_covered_room_to_the_top() -> None:
    table = crash_at(
        "reveal",
        dungeons=[[["golem_factory", "crash_site", "dark_altar"], "alien_excavator"]],
        face_down=[[0, 1]],
        discard=["beast_menagerie", "open_grave"],
        hands=[["freeze"]],
    )
    assert asked_now(table) == (0, "which_to_uncover")
    assert offers(table) == [
        "uncover_room card=golem_factory source=alien_excavator",
        "uncover_room card=crash_site source=alien_excavator",
        "decline",
    ]
    play(table, "uncover_room card=crash_site source=alien_excavator")
    assert stacks_of(table, 0)[0] == ["golem_factory", "dark_altar", "crash_site"]
    assert hand_of(table, 0) == ["freeze", "beast_menagerie"]  # the site was uncovered


@pytest.mark.card("alien_excavator")
@pytest.mark.rule("CL-021")
def test_it_digs_only_in_stacks_whose_room_is_active_and_builds_nothing() -> None:
    stack = ["dark_laboratory", "golem_factory"]
    table = crash_at(
        "reveal",
        dungeons=[[stack, "alien_excavator", ["open_grave", "dark_altar"]], [["brainsucker_hive", "open_grave"]]],
        face_down=[[0, 1]],
        deactivated=[[0, 2]],
        hands=[["freeze"]],
    )
    assert offers(table) == ["uncover_room card=dark_laboratory source=alien_excavator", "decline"]
    events = play(table, "uncover_room card=dark_laboratory source=alien_excavator")
    assert room_names(table, 0)[0] == "dark_laboratory"
    assert "cards-drawn" not in kinds(events)  # uncovered, not built
    table = crash_at("reveal", dungeons=[["alien_excavator"]], face_down=[[0, 0]], hands=[["freeze"]])
    assert prompt(table) == "what_to_play"  # nothing is covered


@pytest.mark.card("decoy_garden")
@pytest.mark.rule("CL-013")
def test_the_garden_has_two_more_symbols_in_the_round_of_its_building() -> None:
    table = crash_at(
        "reveal", dungeons=[["decoy_garden"], ["reactor_core"]], face_down=[[0, 0]], hands=[["freeze"], ["freeze"]]
    )
    assert treasure_of(table, 0)[4] == 3
    pass_round(table)
    assert treasure_of(table, 0)[4] == 1


@pytest.mark.card("digicron_library")
@pytest.mark.parametrize(("other", "drawn"), [("beast_menagerie", 2), ("golem_factory", 0)])
def test_the_library_needs_another_advanced_room(other: str, drawn: int) -> None:
    table = crash_at(
        "reveal", dungeons=[[["reactor_core", "digicron_library"], other]], face_down=[[0, 0]], hands=[["freeze"]]
    )
    assert len(hand_of(table, 0)) == 1 + drawn


# -- rooms that act when they are uncovered --------------------------------------------------------------------------


@pytest.mark.card("crash_site")
@pytest.mark.rule("CL-012")
def test_an_uncovered_site_takes_an_advanced_room_and_a_built_one_does_not() -> None:
    table = crash_at(
        "build",
        dungeons=[[["crash_site", "dark_altar"]]],
        discard=["hypercube", "open_grave", "beast_menagerie"],
        hands=[["freeze"]],
    )
    play(table, "use card=dark_altar", "aim_at card=open_grave")
    assert asked_now(table) == (0, "which_to_take")
    assert offers(table) == ["take card=hypercube", "take card=beast_menagerie"]
    play(table, "take card=hypercube")
    assert hand_of(table, 0) == ["freeze", "hypercube", "open_grave"]
    table = crash_at("reveal", dungeons=[["crash_site"]], discard=["hypercube"], face_down=[[0, 0]], hands=[["freeze"]])
    assert prompt(table) == "what_to_play"


@pytest.mark.card("caged_gundarf")
def test_an_uncovered_gundarf_deals_double_damage_in_this_round() -> None:
    table = crash_at(
        "build", dungeons=[[["caged_gundarf", "jackpot_stash"], "goblin_armory"]], hands=[["freeze"], ["freeze"]]
    )
    play(table, "use card=jackpot_stash")
    assert damages(table, 0)[0] == (1 + 1) * 2
    pass_round(table)
    assert damages(table, 0)[0] == 1 + 1


@pytest.mark.card("celestial_map")
def test_an_uncovered_map_draws_a_spell_and_is_destroyed() -> None:
    table = crash_at(
        "build", dungeons=[[["golem_factory", "celestial_map", "jackpot_stash"]]], hands=[["freeze"]], discard=[]
    )
    play(table, "use card=jackpot_stash")
    assert len(hand_of(table, 0)) == 2
    assert stacks_of(table, 0) == [["golem_factory"]]
    assert sorted(discards(table)) == ["celestial_map", "jackpot_stash"]


@pytest.mark.card("darkling_lair")
@pytest.mark.rule("CL-015")
def test_an_uncovered_lair_hurts_a_hero_at_the_entrance_which_goes_in_hurt() -> None:
    table = crash_at(
        "adventure",
        dungeons=[["golem_factory", ["darkling_lair", "jackpot_stash"]]],
        entrances=[["fighter_6_a", "cleric_4_a"]],
        hands=[["freeze"]],
    )
    play(table, "use card=jackpot_stash")
    assert offers(table) == ["bite card=fighter_6_a source=darkling_lair", "bite card=cleric_4_a source=darkling_lair"]
    play(table, "bite card=fighter_6_a source=darkling_lair")
    heroes = {one["hero"]: (one["hurt"], one["health"]) for one in table.view(None)["heroes"]}
    assert list(heroes.values()) == [(3, 6)]
    events = pass_to_room(table, "golem_factory")
    assert entered(events) == [("darkling_lair", 1), ("golem_factory", 2)]
    assert hurt_of(table) == (6, 6)
    assert died(pass_all(table))[0] == "fighter_6_a"


@pytest.mark.card("darkling_lair")
@pytest.mark.rule("CL-015")
def test_a_hero_can_die_at_the_entrance_and_is_a_soul_of_the_owner() -> None:
    table = crash_at(
        "adventure",
        dungeons=[[["darkling_lair", "jackpot_stash"]]],
        entrances=[["the_prince", "cleric_4_a"]],
        hands=[["freeze"]],
    )
    events = play(table, "use card=jackpot_stash", "bite card=the_prince source=darkling_lair")
    assert died(events) == ["the_prince"]
    assert (souls_of(table, 0), entrance_of(table, 0)) == (1, ["cleric_4_a"])


@pytest.mark.card("darkling_lair")
def test_without_a_hero_the_lair_asks_nothing() -> None:
    table = crash_at("build", dungeons=[[["darkling_lair", "jackpot_stash"]]], hands=[["freeze"]])
    play(table, "use card=jackpot_stash")
    assert prompt(table) == "what_to_play"


@pytest.mark.rule("CL-015")
def test_damage_at_an_entrance_is_forgotten_at_the_end_of_the_round() -> None:
    table = crash_at(
        "build",
        ("robobo", "gorgona"),
        dungeons=[[["darkling_lair", "jackpot_stash"]], ["open_grave"]],
        entrances=[["fighter_8_a"]],
        hands=[["freeze"], ["trepidation", "freeze"]],
        souls=[["cleric_4_a", "cleric_6_a"]],
    )
    pass_to(table, 0)
    play(table, "use card=jackpot_stash")
    assert [one["hurt"] for one in table.view(None)["heroes"]] == [3]
    pass_all(table, until=lambda later: "cast_on card=trepidation opponent=0" in offers(later))
    play(table, "cast_on card=trepidation opponent=0")
    pass_round(table)
    assert entrance_of(table, 0)[0] == "fighter_8_a"
    assert [one["hurt"] for one in table.view(None)["heroes"]] == []


# -- rooms that are always in force ----------------------------------------------------------------------------------


@pytest.mark.card("alien_ooze")
def test_the_ooze_deals_more_beside_another_explorer_room() -> None:
    table = crash_at(
        "build", dungeons=[["alien_ooze", "golem_factory"], ["alien_ooze", "golem_factory", "reactor_core"]]
    )
    assert damages(table, 0)[0] == 1
    assert damages(table, 1)[0] == 2


@pytest.mark.card("invasion_swarm")
def test_the_swarm_helps_its_neighbours_whatever_they_are() -> None:
    table = crash_at("build", dungeons=[["golem_factory", "invasion_swarm", "dark_altar", "open_grave"]])
    assert damages(table, 0) == [3, 0, 2, 2]


@pytest.mark.card("reactor_core")
def test_reactor_cores_help_all_advanced_rooms_of_their_dungeon() -> None:
    table = crash_at(
        "build",
        dungeons=[["reactor_core", "beast_menagerie", "golem_factory", "reactor_core"], ["beast_menagerie"]],
        deactivated=[[0, 0]],
        hands=[["freeze"]],
    )
    assert damages(table, 0) == [0, 5, 2, 2]
    assert damages(table, 1) == [4]
    whole = crash_at("build", dungeons=[["reactor_core", "beast_menagerie", "golem_factory", "reactor_core"]])
    assert damages(whole, 0) == [2, 6, 2, 2]


@pytest.mark.card("hypercube")
@pytest.mark.rule("CL-014")
def test_the_hypercube_fits_over_any_room_but_one_that_bars_it() -> None:
    table = crash_at(
        "build", dungeons=[["golem_factory", "neanderthal_cave"]], hands=[["hypercube", "digicron_library"]]
    )
    assert offers(table) == ["pass_on", "place card=hypercube slot=0"]
    assert refusal(table, "place card=hypercube slot=1") == "BM-219"
    assert refusal(table, "place card=hypercube slot=2") == "BM-067"
    assert refusal(table, "place card=digicron_library slot=0") == "BM-066"


# -- rooms that are used ---------------------------------------------------------------------------------------------


@pytest.mark.card("frostman_lander")
@pytest.mark.rule("CL-011")
def test_a_lander_in_hand_deactivates_an_advanced_room_anywhere() -> None:
    table = crash_at(
        "build",
        dungeons=[["beast_menagerie"], ["digicron_library", "golem_factory"]],
        hands=[["frostman_lander"], ["frostman_lander"]],
    )
    play(table, "spend card=frostman_lander")
    assert offers(table) == ["aim_at card=beast_menagerie", "aim_at card=digicron_library", "never_mind"]
    events = play(table, "aim_at card=digicron_library")
    assert damages(table, 1) == [0, 2]
    assert discards(table) == ["frostman_lander"]
    (announced,) = of_kind(events, EffectAnnounced)
    assert (
        announced.told_to(1, FIRST_DECK)["room"]["card"] == "frostman_lander"
    )  # all see it as soon as it is announced


@pytest.mark.card("frostman_lander")
@pytest.mark.rule("CL-011")
def test_whoever_holds_a_room_card_is_asked_and_a_lander_in_play_does_nothing() -> None:
    table = crash_at(
        "adventure", dungeons=[["frostman_lander"], ["beast_menagerie"]], hands=[["dark_altar"], ["open_grave"]]
    )
    assert (seat_to_move(table), offers(table)) == (0, ["pass_on"])
    assert refusal(table, "spend card=dark_altar") == "CL-011"
    play(table, "pass_on")
    assert seat_to_move(table) == 1


@pytest.mark.card("the_omega_42")
@pytest.mark.rule("CL-019")
def test_the_omega_lets_a_room_act_again() -> None:
    table = crash_at(
        "build",
        dungeons=[["the_omega_42", "dark_laboratory", "crash_site", "golem_factory", "ligers_den"]],
        hands=[["hypercube", "beast_menagerie", "open_grave"]],
        discard=["recycling_center"],
    )
    play(table, "use card=the_omega_42")
    assert offers(table) == ["aim_at card=dark_laboratory", "aim_at card=crash_site", "never_mind"]
    play(table, "aim_at card=crash_site")
    assert offers(table) == ["pay_with card=hypercube", "pay_with card=beast_menagerie", "never_mind"]
    play(table, "pay_with card=hypercube")
    assert sorted(offers(table)) == ["take card=hypercube", "take card=recycling_center"]
    play(table, "take card=recycling_center")
    assert hand_of(table, 0) == ["beast_menagerie", "open_grave", "recycling_center"]
    assert refusal(table, "use card=the_omega_42") == "BM-155"


@pytest.mark.card("the_omega_42")
@pytest.mark.rule("CL-019")
def test_nothing_sees_a_building_and_an_advanced_room_must_pay() -> None:
    table = crash_at(
        "build", dungeons=[["the_omega_42", "decoy_garden", "beast_menagerie"]], hands=[["hypercube"], ["freeze"]]
    )
    events = play(table, "use card=the_omega_42")  # one target, one payment
    assert treasure_of(table, 0)[4] == 1 + 1 + 2
    assert "cards-drawn" not in kinds(events)  # the menagerie saw no monster room being built
    table = crash_at("build", dungeons=[["the_omega_42", "decoy_garden"]], hands=[["open_grave"]])
    assert "use card=the_omega_42" not in offers(table)
