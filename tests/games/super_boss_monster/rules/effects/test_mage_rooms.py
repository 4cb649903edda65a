"""The rooms with mage treasure: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import damages, discards, hand_of, pass_all, pass_round, pass_to, phase_of, state_of
from tests.games.boss_family.walks import died, entered, pass_to_room
from tests.games.helpers import asked_now, decision_of, kinds, offers, play, prompt, zone_of
from tests.games.super_boss_monster.tables import decline_all, market_of, resolve_all, table_at, tokens_of
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

MIX = {"sets": ["boss-monster"]}
"""Spells of the base set, which are well known (SB-198)."""

# -- Book-eater Dragon -----------------------------------------------------------------------------------------------


def feed_the_dragon(phase: str = "build") -> Table:
    """The dragon's owner has discarded the first of two spells for it, and may act again."""
    table = table_at(
        phase,
        dungeons=[["book_eater_dragon", "grand_menagerie"], ["runic_study"]],
        hands=[["freeze", "jeopardy"]],
        options=MIX,
    )
    play(table, "use card=book_eater_dragon")
    assert offers(table) == ["pay_with card=freeze", "pay_with card=jeopardy", "never_mind"]
    play(table, "pay_with card=freeze")
    return table


@pytest.mark.card("book_eater_dragon")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_dragon_eats_a_spell_and_gets_a_token_once_a_turn(phase: str) -> None:
    table = feed_the_dragon(phase)
    assert (discards(table), tokens_of(table)) == (["freeze"], {})  # paid at once, resolved later (SB-159)
    play(table, "pass_on")
    assert (tokens_of(table), damages(table, 0)) == ({"book_eater_dragon": 1}, [3, 2])
    assert "use card=book_eater_dragon" not in offers(table)


@pytest.mark.card("book_eater_dragon")
@pytest.mark.rule("SB-170", "SB-301")
def test_the_dragon_keeps_its_token_and_is_hungry_again_in_the_next_turn() -> None:
    table = feed_the_dragon("adventure")
    pass_round(table)
    assert tokens_of(table) == {"book_eater_dragon": 1}
    while phase_of(table) == "town":
        table.apply(decision_of(table).options[0])
    pass_to(table, 0)
    play(table, "use card=book_eater_dragon")
    assert tokens_of(table) == {"book_eater_dragon": 2}


@pytest.mark.card("book_eater_dragon")
def test_the_dragon_eats_spells_alone_and_only_for_its_owner() -> None:
    table = table_at(
        "build",
        dungeons=[["book_eater_dragon"], ["runic_study"]],
        hands=[["runic_study"], ["freeze"]],
        options=MIX,
    )
    assert "use card=book_eater_dragon" not in offers(table)
    pass_to(table, 1)
    assert not [offer for offer in offers(table) if offer.startswith("use")]


@pytest.mark.card("book_eater_dragon")
@pytest.mark.rule("SB-187")
def test_a_dragon_that_is_deactivated_meanwhile_gets_no_token() -> None:
    table = table_at(
        "build", dungeons=[["book_eater_dragon"], ["runic_study"]], hands=[["jeopardy"], ["freeze"]], options=MIX
    )
    play(table, "use card=book_eater_dragon")
    assert asked_now(table) == (1, "what_to_play")
    play(table, "cast_at card=freeze target=book_eater_dragon")
    decline_all(table)
    assert (tokens_of(table), sorted(discards(table))) == ({}, ["freeze", "jeopardy"])


# -- Storm Djinn -----------------------------------------------------------------------------------------------------


@pytest.mark.card("storm_djinn")
@pytest.mark.rule("SB-186", "SB-163")
def test_the_djinn_deals_3_more_until_the_end_of_the_turn_for_a_spell() -> None:
    table = table_at("build", dungeons=[["storm_djinn"]], hands=[["freeze", "jeopardy", "jeopardy"]], options=MIX)
    play(table, "use card=storm_djinn", "pay_with card=freeze", "pass_on")
    assert (damages(table, 0), tokens_of(table), discards(table)) == ([6], {}, ["freeze"])
    assert "use card=storm_djinn" not in offers(table)
    pass_all(table, until=lambda later: phase_of(later) == "adventure")
    assert damages(table, 0) == [6]
    pass_round(table)
    assert damages(table, 0) == [3]


@pytest.mark.card("storm_djinn")
@pytest.mark.rule("SB-308")
def test_the_storm_does_not_reach_a_hero_who_is_already_there() -> None:
    table = table_at(
        "adventure",
        dungeons=[["runic_study", "storm_djinn"]],
        entrances=[["bunny", "laliho"]],
        hands=[["jeopardy", "freeze"]],
        options=MIX,
    )
    pass_to_room(table, "storm_djinn")
    play(table, "use card=storm_djinn", "pay_with card=freeze")
    events = pass_round(table)
    assert entered(events) == [("runic_study", 1), ("storm_djinn", 6), ("runic_study", 1)]
    assert died(events) == ["bunny"]  # 3 and 1: in the next room


@pytest.mark.card("storm_djinn")
@pytest.mark.rule("SB-159", "BM-192")
def test_a_djinn_frozen_before_the_storm_has_eaten_its_spell_in_vain() -> None:
    table = table_at(
        "build", dungeons=[["storm_djinn"]], hands=[["jeopardy", "jeopardy"], ["freeze", "fear"]], options=MIX
    )
    play(table, "use card=storm_djinn", "pay_with card=jeopardy", "pass_on")
    play(table, "cast_at card=freeze target=storm_djinn")
    events: list[Event] = []
    while state_of(table).pending:
        events += play(table, "pass_on")
    assert "room-strengthened" not in kinds(events)
    assert state_of(table).lasting == {}
    assert "jeopardy" in discards(table)


# -- Arcane Turbine --------------------------------------------------------------------------------------------------


@pytest.mark.card("arcane_turbine")
def test_each_own_spell_that_resolves_spins_the_turbine_until_the_end_of_the_turn() -> None:
    table = table_at(
        "adventure",
        dungeons=[["arcane_turbine"], ["runic_study", "dart_gallery"]],
        hands=[["freeze", "freeze", "counterspell"], ["fear"]],
        options=MIX,
    )
    play(table, "cast_at card=freeze target=runic_study")
    assert damages(table, 0) == [2]  # not before it resolves
    resolve_all(table)
    assert damages(table, 0) == [3]
    play(table, "cast_at card=freeze target=dart_gallery")
    resolve_all(table)
    assert (damages(table, 0), tokens_of(table)) == ([4], {})
    pass_round(table)
    assert damages(table, 0) == [2]


@pytest.mark.card("arcane_turbine")
@pytest.mark.rule("SB-299", "SB-155")
@pytest.mark.parametrize(("caster_has_it", "damage"), [(True, 2), (False, 3)])
def test_a_cancelled_spell_does_not_spin_the_turbine_but_the_cancel_does(caster_has_it: bool, damage: int) -> None:
    dungeons = [["arcane_turbine"], ["runic_study"]] if caster_has_it else [["runic_study"], ["arcane_turbine"]]
    table = table_at(
        "adventure",
        dungeons=dungeons,
        hands=[["freeze", "fear"], ["counterspell", "fear"]],
        options=MIX,
    )
    play(table, "cast_at card=freeze target=runic_study")
    pass_to(table, 1)
    play(table, "cast_at card=counterspell target=freeze")
    resolve_all(table)
    assert "freeze" in discards(table)
    assert damages(table, 0 if caster_has_it else 1) == [damage]


@pytest.mark.card("arcane_turbine")
def test_effects_of_rooms_and_spells_of_others_do_not_spin_the_turbine() -> None:
    table = table_at(
        "adventure",
        dungeons=[["arcane_turbine", "storm_djinn"], ["runic_study"]],
        hands=[["jeopardy", "fear"], ["freeze", "fear"]],
        options=MIX,
    )
    play(table, "use card=storm_djinn", "pay_with card=jeopardy")
    resolve_all(table)
    pass_to(table, 1)
    play(table, "cast_at card=freeze target=runic_study")
    resolve_all(table)
    assert damages(table, 0) == [2, 6]


# -- Mana Reactor ----------------------------------------------------------------------------------------------------


@pytest.mark.card("mana_reactor")
@pytest.mark.parametrize(("spells", "damage"), [(0, 2), (1, 3), (3, 5), (4, 5)])
def test_the_reactor_burns_up_to_three_spells_of_its_owners_hand(spells: int, damage: int) -> None:
    hand = ["runic_study", "runic_study", *["freeze", "fear", "assassin", "jeopardy"][:spells]]
    table = table_at(
        "adventure", dungeons=[["mana_reactor"]], hands=[hand, ["cave_in", "giant_size"]], options=MIX, seed=1
    )
    assert damages(table, 0) == [damage]


# -- Cursed Bookshelf ------------------------------------------------------------------------------------------------


@pytest.mark.card("cursed_bookshelf")
@pytest.mark.rule("SB-063", "SB-289")
def test_the_bookshelf_gives_a_spell_instead_of_a_market_card() -> None:
    table = table_at("round", dungeons=[["cursed_bookshelf", "cursed_bookshelf"]], leveled=[0])
    top = zone_of(table, "spell_deck")[-1]
    market = market_of(table)
    instead = [offer for offer in offers(table) if offer.startswith("draw_instead")]
    assert instead == ["draw_instead source=cursed_bookshelf pile=spell"]
    events = play(table, instead[0])
    assert (hand_of(table, 0), market_of(table)) == ([top], market)
    assert "drawn-instead" in kinds(events)
    assert asked_now(table) == (0, "where_to_send")  # one card for each player (SB-289)


@pytest.mark.card("cursed_bookshelf")
def test_nobody_draws_by_a_bookshelf_of_others_or_a_covered_one() -> None:
    table = table_at("round", dungeons=[[["cursed_bookshelf", "runic_study"]], ["cursed_bookshelf"]])
    assert asked_now(table) == (0, "which_market_card")
    assert {offer.split()[0] for offer in offers(table)} == {"take_market_card"}


# -- Runic Study -----------------------------------------------------------------------------------------------------


@pytest.mark.card("runic_study")
@pytest.mark.rule("SB-106")
def test_a_minion_in_the_study_brings_a_spell() -> None:
    table = table_at(
        "minions",
        dungeons=[["runic_study"], ["runic_study"]],
        minions=[(0, "runic_study")],
        options=MIX,
        zones={"spell_deck": ["fear", "freeze"]},
    )
    assert (hand_of(table, 0), hand_of(table, 1)) == (["freeze"], [])


@pytest.mark.card("runic_study")
@pytest.mark.rule("SB-111")
def test_a_deactivated_study_brings_nothing() -> None:
    table = table_at("minions", dungeons=[["runic_study"]], minions=[(0, "runic_study")], deactivated=[(0, 0)])
    assert hand_of(table, 0) == []
    assert "errand-in-vain" in kinds(table.opening)


# -- Wisp Aviary -----------------------------------------------------------------------------------------------------


@pytest.mark.card("wisp_aviary")
def test_the_first_hero_who_dies_in_the_aviary_each_turn_brings_a_spell() -> None:
    table = table_at(
        "adventure",
        dungeons=[["wisp_aviary"]],
        entrances=[["bunny", "pockets"]],
        tokens=[(0, 0, 3)],
        options=MIX,
        zones={"spell_deck": ["fear", "freeze"]},
    )
    assert hand_of(table, 0) == ["freeze"]  # nobody could act so far
    assert died(pass_round(table)) == ["pockets"]
    assert hand_of(table, 0) == ["freeze"]


@pytest.mark.card("wisp_aviary")
def test_a_hero_who_dies_elsewhere_brings_no_spell() -> None:
    table = table_at("adventure", dungeons=[["runic_study", "wisp_aviary"]], entrances=[["bunny"]], tokens=[(0, 0, 3)])
    assert died(table.opening) == ["bunny"]
    assert hand_of(table, 0) == []


# -- Astral Observatory ----------------------------------------------------------------------------------------------


@pytest.mark.card("astral_observatory")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_observatory_gives_two_spells_for_any_card_of_the_hand(seat: int) -> None:
    table = table_at(
        "minions",
        dungeons=[["astral_observatory"] if seat == owner else [] for owner in range(2)],
        hands=[["runic_study"] if seat == owner else [] for owner in range(2)],
        minions=[(seat, "astral_observatory")],
        options=MIX,
        zones={"spell_deck": ["fear", "freeze"]},
    )
    assert asked_now(table) == (seat, "which_card_to_discard")
    assert offers(table) == ["throw_away card=runic_study", "throw_away card=freeze", "throw_away card=fear"]
    play(table, "throw_away card=runic_study")
    assert (sorted(hand_of(table, seat)), discards(table)) == (["fear", "freeze"], ["runic_study"])


@pytest.mark.card("astral_observatory")
@pytest.mark.rule("SB-114", "SB-282")
def test_one_card_must_be_discarded_and_asking_betrays_no_equal_ones() -> None:
    table = table_at(
        "minions",
        dungeons=[["astral_observatory"]],
        minions=[(0, "astral_observatory")],
        options=MIX,
        zones={"spell_deck": ["fear", "fear"]},
    )
    assert offers(table) == ["throw_away card=fear"]
    play(table, "throw_away card=fear")
    assert (hand_of(table, 0), discards(table)) == (["fear"], ["fear"])


@pytest.mark.card("astral_observatory")
@pytest.mark.rule("SB-114", "SB-278")
def test_the_observatory_asks_nobody_whose_hand_stays_empty() -> None:
    spells = zone_of(table_at("build", hands=[["runic_study"]], options=MIX), "spell_deck")
    spells.remove("freeze")
    table = table_at(
        "minions",
        dungeons=[["astral_observatory"]],
        hands=[[], ["freeze"]],
        minions=[(0, "astral_observatory")],
        options=MIX,
        zones={"removed": spells},
    )
    assert prompt(table) == "what_to_play"
    assert (hand_of(table, 0), discards(table)) == ([], [])
