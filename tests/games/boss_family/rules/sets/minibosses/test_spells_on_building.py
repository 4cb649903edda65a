"""Spells of Rise of the Minibosses on building: a miniboss more, an opponent's, any room, or everything again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import discards, hand_of, pass_all, pass_to, stacks_of, state_of, town_of
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, prompt, refusal, zone_of
from tests.games.minibosses.tables import coins_of, levels_of, mixed_table_at, table_at
from undercroft.games.boss_family.rules import minibosses
from undercroft.games.boss_family.rules.effects.registry import TRIGGERS, WHEN_BUILT, Trigger
from undercroft.games.boss_family.rules.events import CardsDrawn
from undercroft.games.boss_family.rules.facts import FACE, SPELL
from undercroft.games.boss_family.rules.facts import MINIBOSSES_TABLE as MINIBOSSES
from undercroft.games.boss_family.rules.facts import TABLE as BASE
from undercroft.games.boss_family.rules.miniboss_events import CardsTurnedOver, CoinsGiven
from undercroft.games.boss_family.rules.piles import draw
from undercroft.games.boss_family.rules.state import State
from undercroft.kernel.table import Table

# -- Internship ------------------------------------------------------------------------------------------------------


def all_but(*kept: str) -> list[str]:
    """Every card of the room deck but one copy of each of these."""
    printed = (*MINIBOSSES["room"], *MINIBOSSES["miniboss"], *BASE["room"])
    cards = [row["id"] for row in printed for _ in range(row.get("copies", 1))]
    for card in kept:
        cards.remove(card)
    return cards


def interning(deck: list[str], coins: int = 2, **more: Any) -> Table:
    """Seat 0 holds Internship and two rooms stand in the dungeon."""
    position: dict[str, Any] = {"discard": ["cerebella"], "dungeons": [["golem_factory", "haunted_library"]], **more}
    return mixed_table_at(
        "build", hands=[["internship", "open_grave"]], zones={"room_deck": deck}, coins=[coins, 0], **position
    )


@pytest.mark.card("internship")
@pytest.mark.rule("MB-111", "MB-040")
def test_internship_turns_over_three_cards_and_builds_a_miniboss_among_them_at_once() -> None:
    table = interning(["spike", "kid_croak", "unstable_mine", "draculad"])
    events = play(table, "cast card=internship")
    assert [len(event.cards) for event in of_kind(events, CardsTurnedOver)] == [3]
    assert discards(table) == ["cerebella", "draculad", "unstable_mine", "kid_croak"]
    assert zone_of(table, "room_deck")[-1] == "spike"
    assert asked_now(table) == (0, "which_intern")
    assert offers(table) == [
        *(f"employ card={miniboss} slot={slot}" for miniboss in ("draculad", "kid_croak") for slot in (0, 1)),
        "decline",
    ]
    play(table, "employ card=kid_croak slot=1")
    assert prompt(table) == "whether_to_pay"
    play(table, "hire card=kid_croak")
    assert stacks_of(table, 0) == [["golem_factory"], ["kid_croak", "haunted_library"]]
    assert (levels_of(table), coins_of(table, 0)) == ({"kid_croak": 1}, 1)
    assert discards(table) == ["cerebella", "draculad", "unstable_mine", "internship"]
    assert "place card=open_grave slot=2" in offers(table)  # the build of the round is still to come


@pytest.mark.card("internship")
@pytest.mark.rule("MB-111")
def test_a_miniboss_found_by_internship_is_discarded_unless_it_is_paid_for() -> None:
    table = interning(["kid_croak", "unstable_mine", "fetid_beast"])
    play(table, "cast card=internship", "employ card=kid_croak slot=0", "dismiss card=kid_croak")
    assert (levels_of(table), coins_of(table, 0)) == ({}, 2)
    assert discards(table)[-2:] == ["kid_croak", "internship"]


@pytest.mark.card("internship")
@pytest.mark.rule("MB-041", "MB-042", "MB-044", "MB-111")
def test_internship_builds_where_a_miniboss_may_be_built() -> None:
    table = interning(
        ["kid_croak", "unstable_mine", "fetid_beast"],
        dungeons=[["golem_factory", "dark_altar", ["draculad", "haunted_library"], "goblin_armory", "witchs_kitchen"]],
        deactivated=[(0, 4)],
    )
    play(table, "cast card=internship")
    assert offers(table) == ["employ card=kid_croak slot=0", "decline"]
    play(table, "decline")
    assert levels_of(table) == {"draculad": 1}
    assert discards(table)[-2:] == ["kid_croak", "internship"]


@pytest.mark.card("internship")
@pytest.mark.parametrize(("top", "coins"), [("paywall", 2), ("kid_croak", 0)])
def test_internship_asks_nothing_without_a_miniboss_or_a_coin(top: str, coins: int) -> None:
    table = interning(["loot_box", "unstable_mine", top], coins)
    play(table, "cast card=internship")
    assert discards(table) == ["cerebella", top, "unstable_mine", "loot_box", "internship"]
    assert asked_now(table) == (0, "what_to_play")


@pytest.mark.card("internship")
@pytest.mark.rule("BM-215")
@pytest.mark.parametrize("discarded", [["heist", "unstable_mine", "loot_box"], ["heist", "unstable_mine"]])
def test_internship_reshuffles_the_discards_without_turning_a_card_over_twice(discarded: list[str]) -> None:
    rooms = ["golem_factory", "haunted_library", "open_grave"]
    table = mixed_table_at(
        "build",
        dungeons=[rooms[:2]],
        hands=[["internship", "open_grave"]],
        discard=discarded,
        zones={"room_deck": ["kid_croak"], "removed": all_but("kid_croak", *discarded[1:], *rooms)},
    )
    assert zone_of(table, "room_deck") == ["kid_croak"]
    events = play(table, "cast card=internship")
    assert [len(event.cards) for event in of_kind(events, CardsTurnedOver)] == [1 + len(discarded[1:])]
    assert sorted(discards(table)) == sorted(["kid_croak", *discarded])
    assert offers(table) == ["employ card=kid_croak slot=0", "employ card=kid_croak slot=1", "decline"]


# -- Zoning Board ----------------------------------------------------------------------------------------------------


@pytest.mark.card("zoning_board")
@pytest.mark.rule("MB-127")
def test_zoning_board_lets_an_advanced_room_be_built_over_any_room() -> None:
    table = mixed_table_at(
        "build", dungeons=[["haunted_library", "neanderthal_cave"]], hands=[["zoning_board", "beast_menagerie"]]
    )
    assert refusal(table, "place card=beast_menagerie slot=0") == "BM-066"
    play(table, "cast card=zoning_board")
    assert refusal(table, "place card=beast_menagerie slot=1") == "BM-219"  # the cave lets none be built over it
    assert refusal(table, "place card=beast_menagerie slot=2") == "BM-067"
    play(table, "place card=beast_menagerie slot=0")
    assert stacks_of(table, 0)[0] == ["haunted_library", "beast_menagerie"]


@pytest.mark.card("zoning_board")
@pytest.mark.rule("MB-127")
def test_zoning_board_waits_for_the_own_build_turn_and_ends_with_it() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[["haunted_library"], ["haunted_library"]],
        hands=[["windfall"], ["zoning_board", "zoning_board", "beast_menagerie"]],
    )
    pass_to(table, 1)
    play(table, "cast card=zoning_board", "let_it_be")
    pass_all(table, until=lambda later: state_of(later).active == 1)
    assert "place card=beast_menagerie slot=0" in offers(table)
    pass_all(table, until=lambda later: state_of(later).active != 1)
    assert not state_of(table).lasting


@pytest.mark.card("zoning_board")
@pytest.mark.rule("MB-127")
def test_zoning_board_is_too_late_after_the_own_build_turn() -> None:
    table = mixed_table_at("build", hands=[["zoning_board"], ["windfall"]], turn=1)
    pass_to(table, 0)
    assert refusal(table, "cast card=zoning_board") == "BM-219"


# -- Respawn ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("respawn")
@pytest.mark.rule("MB-121")
def test_respawn_lets_every_own_room_act_as_if_just_built_in_the_order_the_caster_likes() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[["dark_laboratory", ["monstrous_monument", "golem_factory"], "mimic_vault"], ["specters_sanctum"]],
        hands=[["respawn", "windfall"]],
        town=["holkin_propheteer"],
    )
    play(table, "cast card=respawn")
    assert asked_now(table) == (0, "which_acts_anew")
    assert offers(table) == ["relive card=dark_laboratory", "relive card=mimic_vault"]  # not a covered one
    play(table, "relive card=mimic_vault")
    assert town_of(table) == []
    assert prompt(table) == "which_spell_to_discard"  # the laboratory is the only one left
    assert len(hand_of(table, 0)) == 3
    play(table, "discard card=windfall")
    assert asked_now(table) == (0, "what_to_play")
    assert discards(table) == ["windfall", "respawn"]


@pytest.mark.card("respawn")
@pytest.mark.rule("MB-121")
def test_nothing_that_watches_for_a_building_sees_one() -> None:
    table = mixed_table_at(
        "adventure", dungeons=[["centipede_tunnel", "beast_menagerie"]], hands=[["respawn", "windfall"]]
    )
    events = play(table, "cast card=respawn")
    assert prompt(table) == "which_to_swap"
    events += play(table, "decline")
    assert kinds(events).count("acts-as-built") == 1
    assert of_kind(events, CardsDrawn) == []


@pytest.mark.card("respawn")
@pytest.mark.rule("MB-121", "MB-120", "BM-195")
def test_rooms_that_are_deactivated_or_have_no_text_do_not_act_anew() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[["dark_laboratory", "mimic_vault"]],
        hands=[["respawn", "sabotage", "windfall"]],
        town=["holkin_propheteer"],
        deactivated=[(0, 0)],
    )
    play(table, "prepare card=sabotage", "aim_at card=mimic_vault", "cast card=respawn")
    assert asked_now(table) == (0, "what_to_play")
    assert (town_of(table), hand_of(table, 0)) == (["holkin_propheteer"], ["windfall"])


def _draw_two(state: State, seat: int, room: int) -> None:
    draw(state, seat, SPELL, 2)


@pytest.mark.card("respawn")
@pytest.mark.rule("MB-121")
@pytest.mark.parametrize(("coins", "left", "cards"), [(3, 1, 3), (2, 0, 3), (1, 1, 1)])
def test_a_room_with_a_price_is_paid_for_again_or_nothing_happens(
    coins: int, left: int, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    always = Trigger(_draw_two, lambda *_: True, False, False, False, lambda *_: True, 0, False, False)
    monkeypatch.setitem(TRIGGERS[WHEN_BUILT], FACE["loot_box"], always)
    table = mixed_table_at("build", dungeons=[["loot_box"]], hands=[["respawn", "windfall"]], coins=[coins, 0])
    play(table, "cast card=respawn")
    assert (coins_of(table, 0), len(hand_of(table, 0))) == (left, cards)


# -- Traitor ---------------------------------------------------------------------------------------------------------


def treason(level: int = 2, coins: int = 3, **more: Any) -> Table:
    """Seat 1 has a miniboss, seat 0 Traitor and two rooms."""
    position: dict[str, Any] = {"hands": [["traitor", "open_grave", "windfall"]], **more}
    return mixed_table_at(
        "build",
        dungeons=[["golem_factory", "haunted_library"], ["goblin_armory", ["kid_croak", "neanderthal_cave"]]],
        levels=[(1, 1, level)],
        coins=[coins, 1],
        **position,
    )


@pytest.mark.card("traitor")
@pytest.mark.rule("MB-127", "MB-110")
@pytest.mark.parametrize(("level", "coins"), [(1, 3), (2, 2), (3, 4)])
def test_traitor_buys_a_miniboss_of_an_opponent_at_its_level(level: int, coins: int) -> None:
    table = treason(level, coins)
    assert castings(table, "traitor") == ["kid_croak"]
    play(table, "cast_at card=traitor target=kid_croak")
    assert offers(table) == ["buy_off card=kid_croak slot=0", "buy_off card=kid_croak slot=1", "decline"]
    assert coins_of(table, 0) == coins  # it is paid for on resolving
    events = play(table, "buy_off card=kid_croak slot=1")
    assert [(event.seat, event.opponent, event.coins) for event in of_kind(events, CoinsGiven)] == [(0, 1, level)]
    assert {"miniboss-taken", "miniboss-built"} <= set(kinds(events))
    assert (coins_of(table, 0), coins_of(table, 1)) == (coins - level, 1 + level)
    assert stacks_of(table, 0) == [["golem_factory"], ["kid_croak", "haunted_library"]]
    assert stacks_of(table, 1) == [["goblin_armory"], ["neanderthal_cave"]]
    assert levels_of(table) == {"kid_croak": level}


@pytest.mark.card("traitor")
@pytest.mark.rule("MB-127", "MB-059")
def test_after_traitor_nothing_is_placed_in_the_round_nor_is_the_miniboss_promoted() -> None:
    table = treason(level=1)
    play(table, "cast_at card=traitor target=kid_croak", "buy_off card=kid_croak slot=0")
    assert refusal(table, "place card=open_grave slot=2") == "MB-127"
    assert refusal(table, "promote card=kid_croak") == "MB-059"


@pytest.mark.card("traitor")
@pytest.mark.rule("MB-127")
@pytest.mark.parametrize("coins", [3, 1])
def test_who_buys_nothing_by_traitor_may_place_nothing_either(coins: int) -> None:
    table = treason(coins=coins)
    play(table, "cast_at card=traitor target=kid_croak")
    if coins == 3:
        play(table, "decline")
    assert asked_now(table) == (0, "what_to_play")
    assert refusal(table, "place card=open_grave slot=2") == "MB-127"
    assert (coins_of(table, 0), stacks_of(table, 1)[1]) == (coins, ["kid_croak", "neanderthal_cave"])


@pytest.mark.card("traitor")
@pytest.mark.rule("MB-127")
def test_traitor_is_possible_only_before_placing() -> None:
    table = treason()
    play(table, "place card=open_grave slot=2")
    assert refusal(table, "cast_at card=traitor target=kid_croak") == "BM-219"


@pytest.mark.card("traitor")
@pytest.mark.rule("MB-127")
def test_traitor_before_the_own_turn_takes_that_turns_build() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[[["kid_croak", "golem_factory"]], ["haunted_library"]],
        hands=[["windfall"], ["traitor", "open_grave", "rebirth"]],
    )
    pass_to(table, 1)
    play(table, "cast_at card=traitor target=kid_croak", "let_it_be")
    pass_all(table, until=lambda later: not state_of(later).pending)
    play(table, "buy_off card=kid_croak slot=0")
    pass_all(table, until=lambda later: state_of(later).active == 1)
    assert (levels_of(table), coins_of(table, 0)) == ({"kid_croak": 1}, 4)
    assert refusal(table, "place card=open_grave slot=1") == "MB-127"


@pytest.mark.card("traitor")
@pytest.mark.rule("MB-041", "MB-042", "MB-044")
def test_a_bought_miniboss_is_built_where_a_miniboss_may_be_built() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[
            [["draculad", "golem_factory"], "haunted_library", "dark_altar", "goblin_armory"],
            [["kid_croak", "neanderthal_cave"]],
        ],
        hands=[["traitor", "windfall"]],
        deactivated=[(0, 3)],
    )
    assert castings(table, "traitor") == ["kid_croak"]  # not one's own
    play(table, "cast_at card=traitor target=kid_croak")
    assert offers(table) == ["buy_off card=kid_croak slot=2", "decline"]


@pytest.mark.card("traitor")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_up_that_raises_new_minibosses_changes_nothing_about_a_bought_one(
    level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minibosses, "RAISES_TO_TWO", {FACE["king_croak_rmb"]})
    table = mixed_table_at(
        "build",
        ("king_croak_rmb", "gregore"),
        dungeons=[["golem_factory", "haunted_library"], [["kid_croak", "neanderthal_cave"]]],
        hands=[["traitor", "windfall"]],
        levels=[(1, 0, level)],
        leveled=[0],
    )
    play(table, "cast_at card=traitor target=kid_croak", "buy_off card=kid_croak slot=0")
    assert levels_of(table) == {"kid_croak": level}


@pytest.mark.rule("MB-127")
@pytest.mark.card("traitor", "brassknuckle")
@pytest.mark.parametrize("bribes", [True, False])
def test_after_a_bribe_no_effect_builds_a_room_either(bribes: bool) -> None:
    table = table_at(
        "build",
        dungeons=[[["brassknuckle", "foyer_elemental"]], [["spike", "power_leech"]]],
        levels=[[0, 0, 2]],
        hands=[["traitor"]],
        entrances=[["felicity_joyful_nurse"]],
        zones={"room_deck": ["delvers_quarry"]},
    )
    if bribes:
        play(table, "cast_at card=traitor target=spike")
    pass_all(table)
    assert prompt(table) == "where_to_build"
    assert any(option.startswith("build_called") for option in offers(table)) is not bribes
