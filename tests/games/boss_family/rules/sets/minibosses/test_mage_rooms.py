"""The mage rooms that act by themselves or from the hand: effects and limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    pass_phase,
    pass_round,
    pass_to,
    phase_of,
    room_names,
    souls_of,
    stacks_of,
    state_of,
)
from tests.games.boss_family.walks import died, pass_to_room
from tests.games.helpers import asked_now, kinds, offers, play, prompt, refusal, seat_to_move, zone_of
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.games.boss_family.rules.facts import SHARED_DECK

MIX = {"sets": ["boss-monster"]}
ALL_SPELLS = [card.id for card in SHARED_DECK.printed if card.facts["set"] == "minibosses" and card.kind == "spell"]
NO_SPELLS = {"spell_deck": [], "removed": [spell for spell in ALL_SPELLS for _ in range(2)]}

# -- Mysterious Portal -----------------------------------------------------------------------------------------------


@pytest.mark.card("mysterious_portal")
def test_the_portal_takes_a_miniboss_card_for_a_spell_when_built() -> None:
    table = table_at("build", hands=[["mysterious_portal", "spike", "jinx", "loot_box"]])
    play(table, "place card=mysterious_portal slot=0")
    pass_all(table)
    assert asked_now(table) == (0, "which_miniboss_to_trade")
    assert offers(table) == [
        "trade_miniboss card=spike source=mysterious_portal",
        "trade_miniboss card=jinx source=mysterious_portal",
        "decline",
    ]
    spell = zone_of(table, "spell_deck")[-1]
    events = play(table, "trade_miniboss card=jinx source=mysterious_portal")
    assert hand_of(table, 0) == ["spike", "loot_box", spell]
    assert discards(table) == ["jinx"]
    assert kinds(events)[:3] == ["room-acted", "cards-discarded", "cards-drawn"]


@pytest.mark.card("mysterious_portal")
def test_whether_the_portal_asks_betrays_no_miniboss() -> None:
    table = table_at("build", hands=[["mysterious_portal", "loot_box"]])
    play(table, "place card=mysterious_portal slot=0")
    pass_all(table)
    assert (prompt(table), offers(table)) == ("which_miniboss_to_trade", ["decline"])
    play(table, "decline")
    assert hand_of(table, 0)[:1] == ["loot_box"]
    assert discards(table) == []


@pytest.mark.card("mysterious_portal")
@pytest.mark.parametrize(("held", "zones"), [([], {}), (["spike"], NO_SPELLS)])
def test_the_portal_is_silent_without_a_room_card_or_a_spell_to_draw(held: list[str], zones: dict[str, Any]) -> None:
    table = table_at("build", hands=[["mysterious_portal", *held], ["loot_box"]], zones=zones)
    play(table, "place card=mysterious_portal slot=0")
    pass_phase(table)
    assert (phase_of(table), prompt(table), room_names(table, 0)) == (
        "adventure",
        "what_to_play",
        ["mysterious_portal"],
    )


@pytest.mark.card("mysterious_portal")
@pytest.mark.rule("MB-116", "MB-098")
def test_the_portal_opens_again_at_once_when_it_is_uncovered() -> None:
    table = table_at("build", dungeons=[[["mysterious_portal", "unstable_mine"]]], hands=[["spike"]])
    play(table, "use card=unstable_mine")
    assert asked_now(table) == (0, "which_miniboss_to_trade")
    play(table, "trade_miniboss card=spike source=mysterious_portal")
    assert coins_of(table, 0) == 6  # and the mine's effect follows
    assert room_names(table, 0) == ["mysterious_portal"]


@pytest.mark.card("mysterious_portal", "delvers_quarry")
@pytest.mark.rule("MB-116")
def test_a_card_that_is_taken_up_again_uncovers_nothing() -> None:
    table = table_at(
        "build",
        dungeons=[["mysterious_portal", "delvers_quarry"]],
        hands=[["garbage_chute", "unstable_mine", "kobold_strike"]],
        options=MIX,
    )
    play(table, "place card=garbage_chute slot=0", "cast card=kobold_strike")
    assert stacks_of(table, 0) == [["mysterious_portal"], ["delvers_quarry"]]
    assert (prompt(table), sorted(hand_of(table, 0))) == ("what_to_play", ["garbage_chute", "unstable_mine"])


# -- Alchemist's Lab -------------------------------------------------------------------------------------------------


@pytest.mark.card("alchemists_lab")
def test_the_lab_gives_2_coins_for_the_first_own_spell_of_a_round() -> None:
    table = table_at(
        "build",
        dungeons=[["alchemists_lab"], ["loot_box", "unstable_mine"]],
        hands=[["freeze", "freeze"]],
        options=MIX,
        coins=[0, 0],
    )
    play(table, "cast_at card=freeze target=loot_box")
    assert coins_of(table, 0) == 2
    play(table, "cast_at card=freeze target=unstable_mine")
    assert coins_of(table, 0) == 2  # once a round


@pytest.mark.card("alchemists_lab")
def test_the_lab_gives_nothing_for_a_cancelled_spell_or_anothers() -> None:
    table = table_at(
        "build",
        dungeons=[["alchemists_lab"], ["loot_box"]],
        hands=[["freeze", "freeze"], ["counterspell"]],
        options=MIX,
        coins=[0, 0],
    )
    play(table, "cast_at card=freeze target=loot_box")
    assert asked_now(table) == (1, "whether_to_cancel")
    play(table, "cast_at card=counterspell target=freeze", "let_it_be")
    assert coins_of(table, 0) == 0  # the own spell was cancelled, and the other was not its owner's
    play(table, "cast_at card=freeze target=loot_box")
    assert coins_of(table, 0) == 2  # so that the lab is not used up


# -- Black Market ----------------------------------------------------------------------------------------------------


@pytest.mark.card("black_market")
def test_the_market_sells_a_spell_when_a_room_of_any_dungeon_is_destroyed() -> None:
    table = table_at(
        "build", dungeons=[["unstable_mine", "the_keystone", "black_market"], ["black_market"]], coins=[2, 2]
    )
    spells = zone_of(table, "spell_deck")[::-1]
    play(table, "use card=unstable_mine")
    assert asked_now(table) == (0, "whether_to_act")
    play(table, "act card=black_market moment=any_destroyed")
    assert asked_now(table) == (1, "whether_to_act")  # the opponent's market sees it too
    play(table, "decline")
    assert (hand_of(table, 0), coins_of(table, 0)) == ([spells[0]], 2 - 1 + 3)
    play(table, "use card=the_keystone")
    assert asked_now(table) == (1, "whether_to_act")  # once a round; who declined is asked again
    play(table, "act card=black_market moment=any_destroyed")
    assert (hand_of(table, 1), coins_of(table, 1)) == ([spells[1]], 1)


@pytest.mark.card("black_market")
def test_the_market_is_closed_to_those_without_a_coin() -> None:
    table = table_at("build", dungeons=[["unstable_mine", "black_market"]], hands=[["loot_box"]], coins=[0, 0])
    play(table, "use card=unstable_mine")
    assert (prompt(table), hand_of(table, 0), coins_of(table, 0)) == ("what_to_play", ["loot_box"], 3)


@pytest.mark.card("black_market")
def test_the_market_does_not_see_itself_destroyed() -> None:
    table = table_at("adventure", dungeons=[["black_market"]], hands=[["cave_in", "loot_box"]], options=MIX)
    play(table, "cast_at card=cave_in target=black_market")
    assert (prompt(table), hand_of(table, 0), room_names(table, 0)) == ("what_to_play", ["loot_box"], [])


# -- Mind Thresher ---------------------------------------------------------------------------------------------------


@pytest.mark.card("mind_thresher")
def test_a_hero_that_dies_in_the_thresher_may_leave_the_game_for_two_spells() -> None:
    table = table_at(
        "adventure",
        dungeons=[["mind_thresher", "unstable_mine"]],
        entrances=[["felicity_joyful_nurse", "eloi_marlborn"]],
        hands=[["spike"]],
    )
    pass_to_room(table, "mind_thresher")
    pass_all(table)
    assert asked_now(table) == (0, "whether_to_act")
    assert souls_of(table, 0) == 1
    events = play(table, "act card=mind_thresher moment=hero_dies_here")
    assert souls_of(table, 0) == 0
    assert zone_of(table, "removed")[-1:] == ["felicity_joyful_nurse"]
    assert len(hand_of(table, 0)) == 3
    assert kinds(events)[:3] == ["room-acted", "hero-removed", "cards-drawn"]
    later = pass_round(table)
    assert (died(later), souls_of(table, 0)) == (["eloi_marlborn"], 1)  # once a round: the second one is a soul


@pytest.mark.card("mind_thresher")
def test_the_thresher_may_be_declined_and_wants_its_own_dead_and_spells_to_draw() -> None:
    table = table_at(
        "adventure",
        dungeons=[["loot_box", "mind_thresher"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"]],
    )
    assert died(pass_round(table)) == []  # 3 damage only
    table = table_at(
        "adventure",
        dungeons=[["unstable_mine", "mind_thresher"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"]],
    )
    assert died(pass_round(table)) == ["felicity_joyful_nurse"]  # dies in the mine: nobody is asked
    assert souls_of(table, 0) == 1
    bare = table_at(
        "adventure",
        dungeons=[["mind_thresher", "unstable_mine"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"]],
        zones=NO_SPELLS,
    )
    assert died(pass_round(bare)) == ["felicity_joyful_nurse"]
    assert souls_of(bare, 0) == 1


@pytest.mark.card("mind_thresher")
@pytest.mark.parametrize(("answer", "consoled"), [("act card=mind_thresher moment=hero_dies_here", 2), ("decline", 1)])
def test_a_threshed_hero_is_no_soul_gained_for_machinations(answer: str, consoled: int) -> None:
    table = table_at(
        "adventure",
        dungeons=[["mind_thresher", "unstable_mine"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"]],
        options={"variants": ["machinations"]},
    )
    pass_all(table)
    play(table, answer)
    pass_all(table)
    asked = []
    while prompt(table) == "which_consolation":
        asked.append(seat_to_move(table))
        play(table, "decline")
    assert len(asked) == consoled


@pytest.mark.card("mind_thresher", "oculus")
def test_oculus_draws_for_a_death_though_the_thresher_takes_the_soul() -> None:
    table = table_at(
        "adventure",
        ("oculus", "gregore"),
        leveled=[0],
        dungeons=[[["spike", "mind_thresher"], "sawtooth_pendulum"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spirit_dragon"]],
        zones={"spell_deck": ["heist", "respawn", "windfall"]},
    )
    pass_all(table, until=lambda later: prompt(later) == "which_acts_first")
    play(table, "let_act card=mind_thresher", "act card=mind_thresher moment=hero_dies_here")
    assert souls_of(table, 0) == 0
    assert hand_of(table, 0) == ["spirit_dragon", "windfall", "respawn", "heist"]


# -- Cursed Well -----------------------------------------------------------------------------------------------------


@pytest.mark.card("cursed_well")
@pytest.mark.rule("MB-117")
def test_the_well_is_discarded_from_the_hand_for_a_spell_or_two_coins() -> None:
    table = table_at("build", hands=[["cursed_well", "cursed_well", "loot_box"]])
    spell = zone_of(table, "spell_deck")[-1]
    play(table, "spend card=cursed_well")
    assert offers(table) == ["choose_way way=spell", "choose_way way=coins", "never_mind"]
    play(table, "choose_way way=spell")
    assert sorted(hand_of(table, 0)) == sorted(["cursed_well", "loot_box", spell])
    play(table, "spend card=cursed_well", "choose_way way=coins")
    assert coins_of(table, 0) == 5
    assert discards(table) == ["cursed_well", "cursed_well"]


@pytest.mark.card("cursed_well")
@pytest.mark.rule("MB-117")
def test_whoever_holds_a_room_card_is_asked_and_may_spend_a_well_out_of_turn() -> None:
    table = table_at("adventure", entrances=[["felicity_joyful_nurse"]], hands=[["spike"], ["cursed_well"]])
    assert offers(table) == ["pass_on"]  # no well, and still asked
    pass_to(table, 1)
    play(table, "spend card=cursed_well", "choose_way way=coins")
    assert coins_of(table, 1) == 3  # it waits for the active player
    pass_all(table, until=lambda later: coins_of(later, 1) == 5)
    assert coins_of(table, 1) == 5
    assert discards(table) == ["cursed_well"]


@pytest.mark.card("cursed_well")
@pytest.mark.rule("MB-117")
def test_a_well_in_the_dungeon_does_nothing_and_other_cards_cannot_be_spent() -> None:
    table = table_at("build", dungeons=[["cursed_well"]], hands=[["spike"]])
    assert refusal(table, "spend card=spike") == "MB-117"
    assert not [offer for offer in offers(table) if offer.startswith(("use", "spend"))]


@pytest.mark.card("cursed_well")
def test_a_well_may_be_kept_after_all_and_nobody_crashes_who_imagines_it() -> None:
    table = table_at("build", hands=[["cursed_well", "loot_box"], ["spike"]])
    play(table, "spend card=cursed_well")
    for seed in range(20):
        world = table.determinize(1, seed)
        assert offers(world)[-1] == "never_mind"
    play(table, "never_mind")
    assert hand_of(table, 0) == ["cursed_well", "loot_box"]
    assert state_of(table).used == []
