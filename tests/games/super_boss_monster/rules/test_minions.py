"""The Minion phase: action spaces in turn order, and the rest of the market."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import (
    damages,
    discards,
    entrance_of,
    hand_of,
    pass_all,
    phase_of,
    state_of,
    treasure_of,
)
from tests.games.boss_family.walks import entered
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, refusal, seat_to_move, zone_of
from tests.games.super_boss_monster.tables import (
    decline_all,
    health_tokens_of,
    heroes_at,
    market_of,
    minions_of,
    table_at,
    tokens_of,
)
from undercroft.games.boss_family.rules.city_events import (
    CardErrandDone,
    ErrandDone,
    ErrandInVain,
    HeroSummoned,
    MarketCleared,
)
from undercroft.games.boss_family.rules.dungeon import deactivate, top_of
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
THREE = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")
CLERIC, MAGE, FIGHTER, THIEF = range(4)


def at_minions(*minions: tuple[int, str], spells: bool = True, **more: Any) -> Table:
    """A table whose Minion phase begins with minions at these places; a spell keeps it from running on to its end."""
    more.setdefault("hands", [["freeze"]] if spells else [])
    return table_at("minions", minions=[list(each) for each in minions], options=MIXED, **more)


def errands(table: Table) -> list[tuple[int, str]]:
    """Return seats with the errands of their minions before the first question."""
    return [(event.seat, event.space) for event in of_kind(table.opening, ErrandDone)]


# -- the phase -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-106", "SB-107")
def test_minions_act_from_the_first_player_clockwise_and_not_when_they_are_placed() -> None:
    placed = [(0, "stadium_treasure"), (1, "library_treasure"), (2, "minion_arena")]
    table = at_minions(*placed, bosses=THREE, marker=1, dungeons=[[], [], ["minion_arena"]])
    done = [event for event in table.opening if isinstance(event, (ErrandDone, CardErrandDone))]
    assert [event.seat for event in done] == [1, 2, 0]
    town = table_at("round", dungeons=[["minion_arena"]], options=MIXED, zones={"room_deck": ["golem_factory"]})
    play(town, "take_market_card card=golem_factory", "post_minion card=minion_arena")
    assert damages(town, 0) == [2]  # placed in the Town phase, done in the Minion phase


@pytest.mark.rule("SB-108", "SB-163")
def test_an_errand_acts_at_once_or_until_the_end_of_the_turn() -> None:
    table = at_minions((0, "minion_arena"), (1, "elemental_dojo"), dungeons=[["minion_arena"], ["elemental_dojo"]])
    assert (damages(table, 0), damages(table, 1)) == ([4], [2])
    assert tokens_of(table) == {"elemental_dojo": 1}
    pass_all(table)
    assert phase_of(table) == "town"
    assert (damages(table, 0), damages(table, 1)) == ([2], [2])  # the one for the turn is over, the token stays


@pytest.mark.rule("SB-112", "SB-113")
def test_nobody_plays_anything_in_the_minion_phase() -> None:
    table = at_minions(
        (0, "stadium_summon"),
        landmarks={"stadium": ["gladiator"]},
        hands=[["freeze"], ["freeze"]],
        dungeons=[["jackpot_stash"], ["jackpot_stash"]],
    )
    assert phase_of(table) == "minion"
    assert asked_now(table) == (0, "whose_dungeon")
    assert refusal(table, "cast_at card=freeze target=jackpot_stash") == "SB-149"
    refusal(table, "use card=jackpot_stash")
    events = play(table, "summon_to opponent=1 space=stadium_summon")
    order = kinds(events)
    assert order.index("hero-summoned") < order.index("adventure-turn-begun")  # no window to answer in between
    assert phase_of(table) == "adventure"


@pytest.mark.rule("SB-111", "SB-105")
def test_an_errand_in_a_deactivated_room_is_in_vain() -> None:
    table = at_minions((0, "elemental_dojo"), dungeons=[["elemental_dojo"]], deactivated=[[0, 0]])
    assert of_kind(table.opening, ErrandInVain) == [ErrandInVain(0)]
    assert tokens_of(table) == {}


@pytest.mark.rule("SB-114")
def test_only_an_errand_that_says_so_may_be_declined() -> None:
    dungeon = ["vault_of_blades", "bone_choir"]
    may = at_minions((0, "vault_of_blades"), dungeons=[dungeon])
    assert offers(may)[-1] == "decline"
    must = at_minions((0, "sanctum_of_whispers"), dungeons=[["sanctum_of_whispers"], dungeon])
    assert "decline" not in offers(must)
    alone = at_minions((0, "sanctum_of_whispers"), dungeons=[["sanctum_of_whispers"]])
    assert asked_now(alone) == (0, "what_to_play")  # as far as possible


# -- treasure ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "kind"),
    [
        ("temple_treasure", CLERIC),
        ("stadium_treasure", FIGHTER),
        ("library_treasure", MAGE),
        ("hideout_treasure", THIEF),
    ],
)
@pytest.mark.rule("SB-069", "SB-196")
def test_a_treasure_space_gives_the_boss_a_symbol_until_the_end_of_the_turn(space: str, kind: int) -> None:
    before = treasure_of(table_at("build", hands=[["freeze"]], options=MIXED), 1)
    heroes = ["brother_barrow", "orbella_owlhat", "laliho", "velvet_vic"]
    table = at_minions((1, space), town=[heroes[kind]], dungeons=[["runic_study"]] if kind == MAGE else [])
    expected = [count + (number == kind) for number, count in enumerate(before)]
    assert treasure_of(table, 1) == expected
    lured = entrance_of(table, 1) == [heroes[kind]] or state_of(table).walker >= 0
    assert lured == (kind != CLERIC)  # a tie with the other boss
    pass_all(table)
    assert treasure_of(table, 1) == before


# -- summoning -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-071", "SB-109", "SB-191")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_summoned_hero_must_go_to_any_entrance_with_the_token_of_the_space(seat: int) -> None:
    table = at_minions((0, "temple_summon"), landmarks={"temple": ["acolyte"]})
    assert offers(table) == [f"summon_to opponent={player} space=temple_summon" for player in (0, 1)]
    [summoned] = of_kind(play(table, offers(table)[seat]), HeroSummoned)
    assert (summoned.seat, summoned.opponent, summoned.token) == (0, seat, 2)
    assert (entrance_of(table, seat), heroes_at(table, "temple")) == (["acolyte"], [])
    assert health_tokens_of(table) == {"acolyte": 2}
    pass_all(table, until=lambda later: later.view(None)["walk"] is not None)
    if table.view(None)["walk"] is not None:
        assert table.view(None)["walk"]["health"] == 6 + 2


@pytest.mark.rule("SB-072", "SB-194")
def test_of_the_tavern_only_the_top_hero_can_be_summoned_with_a_token_that_weakens() -> None:
    table = at_minions((1, "tavern_summon"), landmarks={"tavern": ["idler", "bunny"]})
    assert seat_to_move(table) == 1
    play(table, "summon_to opponent=0 space=tavern_summon")
    assert (entrance_of(table, 0), heroes_at(table, "tavern")) == (["bunny"], ["idler"])
    assert health_tokens_of(table) == {"bunny": -2}


@pytest.mark.rule("SB-115")
def test_a_summon_space_does_nothing_when_its_hero_is_gone() -> None:
    table = at_minions((0, "stadium_summon"))
    assert of_kind(table.opening, ErrandInVain) == [ErrandInVain(0)]
    assert errands(table) == []


@pytest.mark.rule("SB-116", "SB-307")
def test_summoned_heroes_stand_before_those_that_come_in_the_bait_phase_in_the_order_of_the_minions() -> None:
    table = at_minions(
        (0, "hideout_summon"),
        (1, "stadium_summon"),
        marker=1,
        entrances=[["velvet_vic"]],
        landmarks={"stadium": ["gladiator"], "hideout": ["criminal"]},
        town=["pim_choir_recruit", "brother_barrow"],
    )
    play(table, "summon_to opponent=0 space=stadium_summon", "summon_to opponent=0 space=hideout_summon")
    assert entrance_of(table, 0) == ["velvet_vic", "gladiator", "criminal", "pim_choir_recruit", "brother_barrow"]


@pytest.mark.rule("SB-080")
def test_a_hero_leaves_its_landmark_only_in_the_minion_phase() -> None:
    zones = {"room_deck": ["neanderthal_cave", "golem_factory", "goblin_armory"], "hero_deck": ["laliho", "bunny"]}
    table = table_at("round", landmarks={"stadium": ["gladiator"]}, options=MIXED, zones=zones)
    play(table, offers(table)[0], "send_minion space=stadium_summon", "take_market_card card=golem_factory")
    assert not [offer for offer in offers(table) if offer.endswith(("stadium_treasure", "stadium_bonus"))]
    other = table_at("round", options=MIXED, zones=zones)
    play(other, offers(other)[0], "send_minion space=stadium_bonus", "take_market_card card=golem_factory")
    play(other, "send_minion space=hideout_treasure")
    assert "neanderthal_cave" not in hand_of(other, 0)
    assert "place card=neanderthal_cave slot=0" not in offers(other)
    decline_all(other)
    assert "neanderthal_cave" in hand_of(other, 0)  # it came after Build


# -- bonus spaces --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-073", "SB-077", "SB-117")
def test_the_temple_gives_a_card_that_is_left_in_the_market() -> None:
    table = at_minions((0, "temple_bonus"), market=["wailing_crypt", "freeze"], spells=False)
    assert offers(table) == ["take_leftover card=wailing_crypt", "take_leftover card=freeze"]
    events = play(table, "take_leftover card=freeze")
    assert hand_of(table, 0) == ["freeze"]
    assert [card.id for event in of_kind(events, MarketCleared) for card in event.cards]
    assert discards(table) == ["wailing_crypt"]
    bare = at_minions((0, "temple_bonus"))
    assert asked_now(bare) == (0, "what_to_play")


@pytest.mark.rule("SB-110", "SB-117")
def test_what_is_left_in_the_market_is_discarded_when_all_minions_are_done() -> None:
    table = at_minions((0, "temple_treasure"), (1, "temple_bonus"), market=["wailing_crypt", "minion_arena"])
    assert phase_of(table) == "minion"
    assert discards(table) == []
    play(table, "take_leftover card=minion_arena")
    assert (market_of(table), discards(table)) == ([], ["wailing_crypt"])


@pytest.mark.rule("SB-074", "SB-077")
def test_the_stadium_gives_the_top_card_of_the_room_deck() -> None:
    table = at_minions((0, "stadium_bonus"), zones={"room_deck": ["bone_choir", "dark_altar"]})
    assert hand_of(table, 0) == ["freeze", "dark_altar"]


@pytest.mark.rule("SB-075", "SB-077", "SB-079")
@pytest.mark.parametrize("thrown", ["freeze", "fear"])
def test_the_library_gives_a_spell_for_a_spell(thrown: str) -> None:
    table = at_minions((0, "library_bonus"), zones={"spell_deck": ["fear"]})
    assert asked_now(table) == (0, "which_spell_to_discard")
    assert sorted(hand_of(table, 0)) == ["fear", "freeze"]
    play(table, f"discard card={thrown}")
    assert discards(table) == [thrown]
    assert len(hand_of(table, 0)) == 1


@pytest.mark.rule("SB-075", "SB-278")
def test_the_library_without_any_spell_gives_and_takes_none() -> None:
    spells = zone_of(table_at("build", hands=[["bone_choir"]], options=MIXED), "spell_deck")
    spells.remove("freeze")
    table = at_minions((1, "library_bonus"), zones={"removed": spells})
    assert errands(table) == [(1, "library_bonus")]
    assert asked_now(table) == (0, "what_to_play")
    assert (hand_of(table, 1), discards(table)) == ([], [])


@pytest.mark.rule("SB-076", "SB-077", "SB-078", "SB-186")
def test_the_hideout_strengthens_the_room_next_to_the_boss_without_tokens() -> None:
    dungeon = ["bone_choir", "wailing_crypt"]
    table = at_minions((0, "hideout_bonus"), dungeons=[dungeon])
    assert damages(table, 0) == [1 + 2, 1]
    assert tokens_of(table) == {}
    shut = at_minions((0, "hideout_bonus"), dungeons=[dungeon], entrances=[["laliho"]], deactivated=[[0, 0]])
    assert damages(shut, 0) == [0, 1]  # it does not jump to another room
    assert entered(pass_all(shut)) == [("wailing_crypt", 1)]
    state = state_of(table)
    deactivate(state, top_of(state, 0, 0))
    assert damages(table, 0) == [0, 1]
    pass_all(table)
    assert damages(table, 0)[1:] == [1]


@pytest.mark.rule("SB-076", "SB-106")
def test_the_hideout_comes_after_what_an_earlier_minion_asks() -> None:
    market = ["wailing_crypt", "minion_arena"]
    table = at_minions((0, "temple_bonus"), (1, "hideout_bonus"), market=market, dungeons=[[], ["bone_choir"]])
    assert asked_now(table) == (0, "which_leftover")
    assert damages(table, 1) == [1]
    play(table, "take_leftover card=wailing_crypt")
    assert damages(table, 1) == [1 + 2]


@pytest.mark.rule("SB-312")
def test_a_minion_is_not_disturbed_by_a_hero_that_fills_its_landmark() -> None:
    table = at_minions((1, "hideout_treasure"), landmarks={"hideout": ["criminal"]})
    assert treasure_of(table, 1)[THIEF] == 1
    assert minions_of(table) == ["base", "hideout_treasure"]


def test_a_minion_that_a_position_puts_on_a_card_without_a_space_works_in_vain() -> None:
    zones = {"boss": [["bishop_bonemeal"], ["madame_marionette"]], "dungeon": [["bone_choir"]]}
    for card in ("bone_choir", "bishop_bonemeal"):
        position = {"phase": "minions", "minions": [[0, card]]}
        table = undercroft.scenario({"game": "super-boss-monster", "seats": 2, "zones": zones, "position": position})
        assert [event for event in table.opening if isinstance(event, ErrandInVain)]
