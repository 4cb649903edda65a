"""Spells of Super Boss Monster on heroes: hidden, called, sent back, killed, and healed wounds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import (
    entrance_of,
    hand_of,
    pass_all,
    pass_phase,
    pass_to,
    souls_of,
    state_of,
    town_of,
    wounds_of,
)
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room, room_of_hero, survived
from tests.games.helpers import decision_of, kinds, name_of, of_kind, offers, play, prompt
from tests.games.super_boss_monster.tables import QUIET, decline_all, health_tokens_of, resolve_all, table_at
from undercroft.games.boss_family.rules.city_events import HeroRecovered, RoomPassed
from undercroft.games.boss_family.rules.events import OpponentChosen, TargetChosen
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

THREE = (*QUIET, "mimi_the_mimic")


def passed(table: Table, events: list[Event]) -> list[str]:
    """The rooms that heroes passed unnoticed."""
    return [name_of(table, event.room.id) for event in of_kind(events, RoomPassed)]


# -- Ghost Cheat -------------------------------------------------------------------------------------------------------


def haunted(*spells: str, **more: Any) -> Table:
    """Laliho, with 8 health, comes to seat 0; seat 1 holds these spells."""
    position: dict[str, Any] = {
        "dungeons": [["minion_arena", "trap_in_a_box", "bruiser_barracks"]],
        "entrances": [["laliho"]],
        "hands": [["loot_drop"], list(spells)],
        **more,
    }
    return table_at("adventure", **position)


@pytest.mark.card("ghost_cheat")
def test_ghost_cheat_lets_a_hero_at_an_opponents_entrance_pass_the_first_room() -> None:
    table = haunted("ghost_cheat", "freeze_sbm")
    pass_to(table, 1)
    play(table, "cast_at card=ghost_cheat target=laliho")
    events = pass_phase(table)
    assert passed(table, events) == ["bruiser_barracks"]
    assert entered(events) == [("trap_in_a_box", 2), ("minion_arena", 2)]
    assert survived(events) == ["laliho"]


@pytest.mark.card("ghost_cheat")
def test_ghost_cheat_on_a_hero_inside_concerns_the_next_room_alone() -> None:
    table = haunted("ghost_cheat", "freeze_sbm", tokens=[(0, 1, 7)])
    pass_to_room(table, "bruiser_barracks")
    assert hurt_of(table) == (2, 8)
    pass_to(table, 1)
    play(table, "cast_at card=ghost_cheat target=laliho")
    resolve_all(table)
    ahead = table.view(None)["walk"]["ahead"]
    assert [step["hurt"] for step in ahead] == [2, 4]  # as everybody can foresee
    events = pass_to_room(table, "trap_in_a_box")
    assert passed(table, events) == ["trap_in_a_box"]
    assert hurt_of(table) == (2, 8)
    pass_to_room(table, "minion_arena")
    assert hurt_of(table) == (4, 8)


@pytest.mark.card("ghost_cheat")
def test_ghost_cheat_is_for_heroes_of_opponents() -> None:
    table = table_at(
        "adventure",
        THREE,
        marker=0,
        dungeons=[["minion_arena"], ["runic_study"]],
        entrances=[["laliho", "bunny"], ["pockets"]],
        town=["velvet_vic"],
        hands=[["ghost_cheat"], ["ghost_cheat"]],
    )
    assert castings(table, "ghost_cheat") == ["pockets"]
    pass_to_room(table, "minion_arena")
    pass_to(table, 1)
    assert castings(table, "ghost_cheat") == ["laliho", "bunny"]


@pytest.mark.card("ghost_cheat")
def test_a_room_that_a_hero_passes_unnoticed_does_not_act_and_does_not_wake() -> None:
    options = {"sets": ["boss-monster"]}
    table = haunted(
        "ghost_cheat",
        "freeze_sbm",
        dungeons=[["minotaurs_maze", "runic_study"]],
        options=options,
    )
    pass_to_room(table, "runic_study")
    pass_to(table, 1)
    play(table, "cast_at card=ghost_cheat target=laliho")
    events = resolve_all(table) + decline_all(table)
    assert "hero-turned-back" not in kinds(events)  # the maze does not notice it
    assert passed(table, events) == ["minotaurs_maze"]


@pytest.mark.card("ghost_cheat", "critical_hit")
def test_a_hero_that_passes_a_room_unnoticed_takes_no_critical_hit_there_and_dies_there_unnoticed() -> None:
    table = haunted(
        "ghost_cheat",
        "freeze_sbm",
        dungeons=[["golem_factory", "vault_of_blades"]],
        tokens=[(0, 1, 3)],
        hands=[["critical_hit", "coup_de_grace", "loot_drop"], ["ghost_cheat", "freeze_sbm"]],
        options={"sets": ["boss-monster"]},
    )
    pass_to_room(table, "vault_of_blades")
    pass_to(table, 1)
    play(table, "cast_at card=ghost_cheat target=laliho")
    resolve_all(table)
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=critical_hit target=golem_factory")
    resolve_all(table)
    assert hurt_of(table) == (6, 8)
    play(table, "cast_at card=coup_de_grace target=laliho")
    events = resolve_all(table)
    assert died(events) == ["laliho"]
    assert "room-acted" not in kinds(events)  # else the factory would give a room


# -- Adventure! --------------------------------------------------------------------------------------------------------


@pytest.mark.card("adventure")
def test_adventure_sends_a_hero_of_the_town_to_an_opponents_entrance() -> None:
    table = table_at(
        "build",
        THREE,
        marker=0,
        town=["laliho", "bunny"],
        landmarks={"stadium": ["gladiator"]},
        hands=[["adventure", "loot_drop"], ["freeze_sbm"]],
    )
    play(table, "prepare card=adventure")
    assert offers(table) == ["aim_at card=laliho", "aim_at card=bunny", "never_mind"]  # nobody at a landmark
    play(table, "aim_at card=bunny")
    assert offers(table) == ["choose_opponent opponent=1", "choose_opponent opponent=2", "never_mind"]
    events = play(table, "choose_opponent opponent=2")
    chosen = [event for event in events if isinstance(event, TargetChosen | OpponentChosen)]
    assert [event.kind() for event in chosen] == ["target-chosen", "opponent-chosen"]
    assert table.view(None)["waiting"][0]["extra"] == 2
    resolve_all(table)
    assert (town_of(table), entrance_of(table, 2)) == (["laliho"], ["bunny"])


@pytest.mark.card("adventure")
def test_with_one_opponent_and_one_hero_adventure_asks_only_for_the_hero() -> None:
    table = table_at("build", town=["laliho"], hands=[["adventure", "loot_drop"]])
    play(table, "prepare card=adventure", "aim_at card=laliho")
    resolve_all(table)
    assert entrance_of(table, 1) == ["laliho"]
    table = table_at("build", landmarks={"stadium": ["laliho"]}, hands=[["adventure", "loot_drop"]])
    assert castings(table, "adventure") == []


@pytest.mark.card("adventure")
@pytest.mark.rule("SB-156", "SB-300")
def test_a_hero_that_has_left_the_town_cannot_be_called_any_more() -> None:
    hands = [["adventure", "loot_drop"], ["adventure", "loot_drop"]]
    table = table_at("build", town=["laliho"], hands=hands)
    play(table, "prepare card=adventure", "aim_at card=laliho")
    pass_to(table, 1)
    play(table, "prepare card=adventure", "aim_at card=laliho")
    events = resolve_all(table)
    assert "target-lost" in kinds(events)
    assert entrance_of(table, 0) == ["laliho"]


# -- Checkpoint --------------------------------------------------------------------------------------------------------


def at_checkpoint(**more: Any) -> Table:
    """Laliho, with a token of 2, stands in seat 0's first room and has taken its damage; Bunny waits."""
    position: dict[str, Any] = {
        "dungeons": [["minion_arena", "trap_in_a_box"]],
        "entrances": [["laliho", "bunny"]],
        "hands": [["checkpoint", "loot_drop"], ["checkpoint"]],
        "health_tokens": [("laliho", 2)],
        **more,
    }
    table = table_at("adventure", **position)
    assert castings(table, "checkpoint") == []  # the hero is at the entrance
    pass_to_room(table, "trap_in_a_box")
    return table


@pytest.mark.card("checkpoint")
@pytest.mark.rule("SB-165", "SB-168")
def test_checkpoint_sends_a_hero_back_to_wait_for_the_next_adventure_phase() -> None:
    table = at_checkpoint()
    play(table, "cast_at card=checkpoint target=laliho")
    resolve_all(table)
    assert entrance_of(table, 0) == ["bunny", "laliho"]
    assert room_of_hero(table) is None
    events = pass_all(table)
    assert died(events) == ["bunny"]
    assert not survived(events)
    assert entrance_of(table, 0) == ["laliho"]  # it waits
    assert health_tokens_of(table) == {}
    assert [name_of(table, event.hero.id) for event in of_kind(events, HeroRecovered)] == ["laliho"]
    assert hand_of(table, 0) == ["loot_drop"]


@pytest.mark.card("checkpoint")
@pytest.mark.rule("SB-168")
def test_in_the_next_turn_the_hero_walks_again_without_damage() -> None:
    table = at_checkpoint(entrances=[["laliho"]])
    play(table, "cast_at card=checkpoint target=laliho")
    pass_all(table)
    while room_of_hero(table) is None:
        table.apply(decision_of(table).options[-1 if prompt(table) == "what_to_build" else 0])
    assert (room_of_hero(table), hurt_of(table)) == ("trap_in_a_box", (2, 8))


@pytest.mark.card("checkpoint")
def test_checkpoint_is_for_ones_own_dungeon_and_saves_a_dying_hero() -> None:
    table = at_checkpoint(tokens=[(0, 1, 20)])
    pass_to(table, 1)
    assert castings(table, "checkpoint") == []
    table = at_checkpoint(tokens=[(0, 1, 20)])
    play(table, "cast_at card=checkpoint target=laliho")
    resolve_all(table)
    assert "laliho" in entrance_of(table, 0)
    assert souls_of(table, 0) == 0


@pytest.mark.card("checkpoint")
def test_a_hero_that_is_sent_back_has_left_its_room_alive() -> None:
    table = table_at(
        "adventure",
        dungeons=[["foyer_elemental"]],
        entrances=[["laliho"]],
        hands=[["checkpoint", "loot_drop"]],
        options={"sets": ["minibosses"]},
        coins=[0, 0],
    )
    pass_to_room(table, "foyer_elemental")
    play(table, "cast_at card=checkpoint target=laliho")
    resolve_all(table)
    assert state_of(table).coins == [2, 0]  # the entrance fee


# -- Coup de Grace -----------------------------------------------------------------------------------------------------


@pytest.mark.card("coup_de_grace")
@pytest.mark.parametrize(("tokens", "reached"), [(3, False), (4, True), (5, True)])
def test_coup_de_grace_kills_a_hero_with_two_or_less_health_left(tokens: int, reached: bool) -> None:
    table = table_at(
        "adventure",
        dungeons=[["minion_arena", "trap_in_a_box"]],
        tokens=[(0, 1, tokens)],
        entrances=[["laliho"]],
        hands=[["coup_de_grace", "loot_drop"], ["coup_de_grace"]],
    )
    assert castings(table, "coup_de_grace") == []
    pass_to_room(table, "trap_in_a_box")
    assert hurt_of(table) == (2 + tokens, 8)
    assert castings(table, "coup_de_grace") == (["laliho"] if reached else [])
    if reached:
        play(table, "cast_at card=coup_de_grace target=laliho")
        events = resolve_all(table)
        assert died(events) == ["laliho"]
        assert souls_of(table, 0) == 1
    else:
        pass_to(table, 1)
        assert castings(table, "coup_de_grace") == []


@pytest.mark.card("coup_de_grace")
def test_coup_de_grace_is_not_for_the_dungeons_of_others() -> None:
    table = table_at(
        "adventure",
        dungeons=[["trap_in_a_box"]],
        tokens=[(0, 0, 5)],
        entrances=[["laliho"]],
        hands=[["loot_drop"], ["coup_de_grace"]],
    )
    pass_to_room(table, "trap_in_a_box")
    pass_to(table, 1)
    assert castings(table, "coup_de_grace") == []


# -- Continue? ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("continue")
@pytest.mark.rule("SB-258", "SB-268")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_continue_heals_a_wound_by_an_ordinary_hero_of_ones_own(phase: str) -> None:
    table = table_at(
        phase, wounds=[["laliho", "sir_overkill"], ["bunny"]], hands=[["continue", "loot_drop"], ["loot_drop"]]
    )
    assert (souls_of(table, 0), wounds_of(table, 0)) == (0, 3)
    assert castings(table, "continue") == ["laliho"]  # neither the epic one nor another's
    play(table, "cast_at card=continue target=laliho")
    resolve_all(table)
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1, 2)


@pytest.mark.card("continue")
def test_continue_needs_a_wound() -> None:
    table = table_at("build", wounds=[["sir_overkill"], ["bunny"]], hands=[["continue", "loot_drop"]])
    assert castings(table, "continue") == []


@pytest.mark.card("ghost_cheat")
def test_two_of_them_name_the_same_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minion_arena", "minion_arena"]],
        hands=[[], ["ghost_cheat", "ghost_cheat"]],
        entrances=[["laliho"]],
    )
    events = play(table, *["cast_at card=ghost_cheat target=laliho"] * 2)
    events += pass_all(table)
    assert len(of_kind(events, RoomPassed)) == 1
