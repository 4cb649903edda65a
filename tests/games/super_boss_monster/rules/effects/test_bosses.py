"""The bosses of Super Boss Monster: Level Ups and action spaces."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_phase,
    room_names,
    souls_of,
    state_of,
    treasure_of,
    wounds_of,
)
from tests.games.boss_family.walks import hurt_of, pass_to_room
from tests.games.helpers import asked_now, of_kind, offers, play, prompt, zone_of
from tests.games.super_boss_monster.tables import decline_all, market_of, table_at, tokens_of
from undercroft.games.boss_family.rules.city_events import BossTreasureAdded
from undercroft.games.boss_family.rules.effects.registry import ERRANDS
from undercroft.games.boss_family.rules.events import CardStolen
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.games.boss_family.rules.state import TOWN
from undercroft.games.boss_family.rules.totals import health_of
from undercroft.kernel.table import Table

MONSTERS = ["minion_arena", "wailing_crypt", "elemental_dojo"]
FIVE = [*MONSTERS, "runic_study", "vault_of_blades"]
"""A dungeon of five rooms: three monster rooms, then two trap rooms."""


def levelling(boss: str, other: str = "madame_marionette", **more: Any) -> Table:
    """A boss whose fifth room lies face down is about to level up."""
    position: dict[str, Any] = {"dungeons": [FIVE], "marker": 0, **more}
    return table_at("reveal", (boss, other), face_down=[(0, 4)], **position)


def at_work(boss: str, others: tuple[str, ...] = ("madame_marionette",), **more: Any) -> Table:
    """The minion of a boss that has levelled up stands on its space."""
    return table_at("minions", (boss, *others), marker=0, leveled=[0], minions=[(0, boss)], **more)


def raised(table: Table) -> bool:
    """True if the first boss has levelled up."""
    return bool(state_of(table).leveled & 1)


# -- Bishop Bonemeal ---------------------------------------------------------------------------------------------------


@pytest.mark.card("bishop_bonemeal")
@pytest.mark.rule("SB-268")
def test_the_bishop_heals_one_wound_of_any_hero_at_level_up() -> None:
    table = levelling("bishop_bonemeal", wounds=[["laliho", "sir_overkill"]])
    assert asked_now(table) == (0, "which_wound_to_heal")
    assert offers(table) == ["absolve card=laliho", "absolve card=sir_overkill"]
    play(table, "absolve card=sir_overkill")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (2, 1)


@pytest.mark.card("bishop_bonemeal")
def test_without_a_wound_the_bishops_level_up_is_lost() -> None:
    table = levelling("bishop_bonemeal", wounds=[[], ["laliho"]])
    assert raised(table)
    assert (souls_of(table, 0), wounds_of(table, 1)) == (0, 1)


# -- Abbess Ashveil ----------------------------------------------------------------------------------------------------


@pytest.mark.card("abbess_ashveil")
@pytest.mark.rule("SB-318")
def test_the_abbess_takes_a_discarded_room_of_her_choice_and_a_spell_at_random() -> None:
    found: Counter[str] = Counter()
    for seed in range(30):
        discard = ["runic_study", "runic_study", "wisp_aviary", "loot_drop", "co_op"]
        table = at_work("abbess_ashveil", discard=discard, seed=seed)
        assert asked_now(table) == (0, "which_to_take")
        assert offers(table) == ["take card=runic_study", "take card=wisp_aviary"]
        play(table, "take card=wisp_aviary")
        assert hand_of(table, 0)[0] == "wisp_aviary"
        found.update(hand_of(table, 0)[1:2])
    assert set(found) == {"loot_drop", "co_op"}


@pytest.mark.card("abbess_ashveil")
@pytest.mark.parametrize("discarded", ["runic_study", "loot_drop"])
def test_the_abbess_takes_what_there_is(discarded: str) -> None:
    table = at_work("abbess_ashveil", discard=[discarded])
    assert hand_of(table, 0)[0] == discarded


@pytest.mark.card("abbess_ashveil")
def test_the_abbess_finds_nothing_in_empty_discards() -> None:
    table = at_work("abbess_ashveil")
    assert hand_of(table, 0) == []


# -- The Sunken Oracle -------------------------------------------------------------------------------------------------


@pytest.mark.card("the_sunken_oracle")
@pytest.mark.parametrize(("leveled", "token", "health"), [([0], 2, 8), ([], 2, 10), ([0], -2, 6)])
def test_tokens_add_no_health_in_the_oracles_dungeon_after_her_level_up(
    leveled: list[int], token: int, health: int
) -> None:
    table = table_at(
        "adventure",
        ("the_sunken_oracle", "madame_marionette"),
        dungeons=[["minion_arena"]],
        entrances=[["laliho"]],
        health_tokens=[("laliho", token)],
        hands=[["coup_de_grace"]],
        leveled=leveled,
    )
    pass_to_room(table, "minion_arena")
    assert hurt_of(table) == (2, health)


@pytest.mark.card("the_sunken_oracle")
def test_in_other_dungeons_tokens_add_their_health_and_the_hero_still_carries_them() -> None:
    table = table_at(
        "adventure",
        ("the_sunken_oracle", "madame_marionette"),
        dungeons=[[], ["minion_arena"]],
        entrances=[[], ["laliho"]],
        health_tokens=[("laliho", 2)],
        hands=[["loot_drop"]],
        leveled=[0],
    )
    pass_to_room(table, "minion_arena")
    assert hurt_of(table) == (2, 10)


@pytest.mark.card("the_sunken_oracle")
@pytest.mark.rule("SB-195", "SB-165")
def test_a_hero_that_is_sent_back_from_the_oracle_shows_its_token_in_town() -> None:
    table = table_at(
        "adventure",
        ("the_sunken_oracle", "madame_marionette"),
        dungeons=[["minion_arena"]],
        entrances=[["laliho"]],
        health_tokens=[("laliho", 2)],
        hands=[["fear", "freeze"]],
        leveled=[0],
        options={"sets": ["boss-monster"]},
    )
    pass_to_room(table, "minion_arena")
    assert hurt_of(table) == (2, 8)
    play(table, "cast_at card=fear target=laliho")
    while state_of(table).pending:
        play(table, "pass_on")
    state = state_of(table)
    hero = state.zones[TOWN][-1]
    assert (state.face[hero], health_of(state, hero)) == (FACE["laliho"], 10)


# -- Emperor Dododo ----------------------------------------------------------------------------------------------------


@pytest.mark.card("emperor_dododo")
@pytest.mark.rule("SB-099", "SB-292")
def test_dododo_puts_a_token_on_each_visible_monster_room_at_level_up() -> None:
    table = levelling(
        "emperor_dododo", dungeons=[[["cutpurse_alley", "minion_arena"], *FIVE[1:]], ["bruiser_barracks"]]
    )
    assert tokens_of(table) == {"minion_arena": 1, "wailing_crypt": 1, "elemental_dojo": 1}


# -- Gromgut the Gourmand ----------------------------------------------------------------------------------------------


@pytest.mark.card("gromgut_the_gourmand")
def test_gromguts_minion_puts_a_token_on_a_room_of_his_dungeon() -> None:
    table = at_work("gromgut_the_gourmand", dungeons=[["runic_study", "minion_arena"], ["wailing_crypt"]])
    assert asked_now(table) == (0, "which_room_for_token")
    assert offers(table) == ["put_token card=runic_study", "put_token card=minion_arena"]
    play(table, "put_token card=minion_arena")
    assert tokens_of(table) == {"minion_arena": 1}
    assert tokens_of(at_work("gromgut_the_gourmand")) == {}  # no room


@pytest.mark.card("gromgut_the_gourmand", "abbess_ashveil", "professor_polyp", "captain_rustclaw")
@pytest.mark.rule("SB-061", "SB-286")
@pytest.mark.parametrize("leveled", [True, False])
@pytest.mark.parametrize("boss", ["gromgut_the_gourmand", "abbess_ashveil", "professor_polyp", "captain_rustclaw"])
def test_a_bosss_space_can_be_used_after_its_level_up(boss: str, leveled: bool) -> None:
    table = table_at("round", (boss, "madame_marionette"), marker=0, leveled=[0] if leveled else [])
    play(table, offers_of_market(table))
    assert (f"post_minion card={boss}" in offers(table)) == leveled
    assert FACE["madame_marionette"] not in ERRANDS


def offers_of_market(table: Table) -> str:
    """The first card of the market, as it is offered."""
    return next(offer for offer in offers(table) if offer.startswith("take_market_card"))


# -- Queen Thornhide ---------------------------------------------------------------------------------------------------


def thorns(dungeon: list[str], *heroes: str, **more: Any) -> Table:
    """Heroes have walked through the queen's dungeon."""
    position: dict[str, Any] = {"leveled": [0], **more}
    bosses = ("queen_thornhide", "madame_marionette")
    table = table_at(
        "adventure", bosses, dungeons=[dungeon], entrances=[heroes], hands=[["loot_drop"]], marker=0, **position
    )
    pass_phase(table)
    return table


@pytest.mark.card("queen_thornhide")
def test_the_first_monster_room_of_a_turn_where_a_hero_dies_gets_a_token() -> None:
    table = thorns(["titans_forge", "wailing_crypt"], "bunny", "pockets")
    assert souls_of(table, 0) == 2
    assert tokens_of(table) == {"titans_forge": 1}  # once a turn


@pytest.mark.card("queen_thornhide")
def test_a_trap_room_gets_no_token_and_does_not_use_the_queens_praise_up() -> None:
    table = thorns(["trap_in_a_box", "wailing_crypt"], "bunny", tokens=[(0, 0, 9)])
    assert souls_of(table, 0) == 1
    assert tokens_of(table) == {"trap_in_a_box": 9}
    table = thorns(["titans_forge", "vault_of_blades"], "bunny", "laliho", tokens=[(0, 1, 1)])
    assert souls_of(table, 0) == 2  # Bunny died in the vault, Laliho in the forge
    assert tokens_of(table) == {"titans_forge": 1, "vault_of_blades": 1}


@pytest.mark.card("queen_thornhide")
def test_the_queen_does_nothing_before_her_level_up() -> None:
    assert tokens_of(thorns(["titans_forge"], "bunny", leveled=[])) == {}


# -- Your Sliminess ----------------------------------------------------------------------------------------------------


@pytest.mark.card("your_sliminess")
@pytest.mark.rule("SB-063", "SB-289")
@pytest.mark.parametrize(("pile", "back"), [("room", "room"), ("spell", "spell")])
def test_sliminess_may_draw_from_a_deck_instead_of_taking_a_market_card(pile: str, back: str) -> None:
    table = table_at("round", ("your_sliminess", "madame_marionette"), marker=0, leveled=[0])
    assert [offer for offer in offers(table) if offer.startswith("draw_instead")] == [
        "draw_instead source=your_sliminess pile=room",
        "draw_instead source=your_sliminess pile=spell",
    ]
    before = market_of(table)
    play(table, f"draw_instead source=your_sliminess pile={pile}")
    assert market_of(table) == before
    assert [table.game.deck.backs[FACE[name]] for name in hand_of(table, 0)] == [back]


@pytest.mark.card("your_sliminess")
def test_sliminess_must_take_a_market_card_before_the_level_up() -> None:
    table = table_at("round", ("your_sliminess", "madame_marionette"), marker=0)
    assert all(offer.startswith("take_market_card") for offer in offers(table))


# -- Professor Polyp ---------------------------------------------------------------------------------------------------


@pytest.mark.card("professor_polyp")
def test_polyps_minion_draws_a_spell() -> None:
    table = at_work("professor_polyp")
    assert [table.game.deck.backs[FACE[name]] for name in hand_of(table, 0)] == ["spell"]


# -- Madame Marionette -------------------------------------------------------------------------------------------------


@pytest.mark.card("madame_marionette")
def test_marionette_draws_three_spells_and_discards_any_card_at_level_up() -> None:
    table = levelling("madame_marionette", "mimi_the_mimic", hands=[["wisp_aviary"]])
    assert asked_now(table) == (0, "which_card_to_discard")
    hand = hand_of(table, 0)
    assert [table.game.deck.backs[FACE[name]] for name in hand] == ["room", "spell", "spell", "spell"]
    assert set(offers(table)) == {f"throw_away card={name}" for name in hand}
    play(table, "throw_away card=wisp_aviary")
    assert discards(table)[0] == "wisp_aviary"
    assert hand_of(table, 0) == hand[1:]


@pytest.mark.card("madame_marionette")
@pytest.mark.rule("SB-278")
def test_marionette_asks_nothing_of_an_empty_hand_when_no_spell_is_left() -> None:
    spells = zone_of(table_at("build", hands=[["runic_study"]]), "spell_deck")
    table = levelling("madame_marionette", "bishop_bonemeal", zones={"removed": spells}, discard=[])
    assert raised(table)
    assert prompt(table) != "which_card_to_discard"
    assert (hand_of(table, 0), discards(table)) == ([], [])


# -- Baron von Grabbe --------------------------------------------------------------------------------------------------


def grabbing(**more: Any) -> Table:
    """The baron, levelled up, takes a card of a market whose first cards are rooms, the last a spell."""
    position: dict[str, Any] = {
        "dungeons": [["runic_study", "minion_arena", "vault_of_blades"]],
        "leveled": [0],
        **more,
    }
    return table_at("round", ("baron_von_grabbe", "madame_marionette"), marker=0, **position)


def take(table: Table, back: str) -> None:
    """Take the first card of the market with this back."""
    play(table, f"take_market_card card={next(name for name in market_of(table) if back_of(table, name) == back)}")


def back_of(table: Table, name: str) -> str:
    """The back of a card."""
    return table.game.deck.backs[FACE[name]]


@pytest.mark.card("baron_von_grabbe")
@pytest.mark.rule("SB-289")
def test_with_a_room_card_of_the_market_the_baron_may_put_a_token_on_a_trap_room() -> None:
    table = grabbing()
    take(table, "room")
    assert asked_now(table) == (0, "whether_to_put_token")
    assert offers(table) == ["put_token card=runic_study", "put_token card=vault_of_blades", "decline"]
    play(table, "put_token card=vault_of_blades")
    assert tokens_of(table) == {"vault_of_blades": 1}
    assert asked_now(table) == (0, "where_to_send")


@pytest.mark.card("baron_von_grabbe")
@pytest.mark.parametrize(
    ("back", "more"),
    [("spell", {}), ("room", {"leveled": []}), ("room", {"dungeons": [["minion_arena"]]})],
)
def test_the_baron_gets_nothing_for_a_spell_before_his_level_up_or_without_a_trap_room(
    back: str, more: dict[str, Any]
) -> None:
    table = grabbing(**more)
    take(table, back)
    assert asked_now(table) == (0, "where_to_send")


PASSED = ("pass_on", "pass_on")
"""Both have passed before the first Build turn."""


def with_temple(table: Table, first: str, second: str, *build: str) -> str:
    """Let the baron take a card of this back and send his minion to the temple, which gives him the last card.

    Return the question that is asked then.
    """
    take(table, first)
    if prompt(table) == "whether_to_put_token":
        play(table, "decline")
    play(table, "send_minion space=temple_bonus")
    take(table, second)
    play(table, "send_minion space=stadium_bonus", *build)
    decline_all(table)
    return prompt(table)


@pytest.mark.card("baron_von_grabbe")
def test_a_room_card_left_in_the_market_counts_too_but_only_the_first_of_a_turn() -> None:
    heroes = {"hero_deck": ["bunny", "pockets"]}
    assert with_temple(grabbing(zones=heroes), "spell", "room") == "whether_to_put_token"
    assert with_temple(grabbing(zones=heroes), "room", "spell") != "whether_to_put_token"  # declined for this turn


@pytest.mark.card("baron_von_grabbe")
def test_the_second_room_card_of_a_turn_is_not_the_first_even_if_the_first_could_do_nothing() -> None:
    table = grabbing(zones={"hero_deck": ["bunny", "pockets"]}, dungeons=[["minion_arena"]], hands=[["trap_in_a_box"]])
    assert with_temple(table, "room", "spell", *PASSED, "place card=trap_in_a_box slot=1") != "whether_to_put_token"
    assert room_names(table, 0) == ["minion_arena", "trap_in_a_box"]


# -- Captain Rustclaw --------------------------------------------------------------------------------------------------


@pytest.mark.card("captain_rustclaw")
def test_rustclaw_takes_a_random_room_card_of_an_opponent_who_draws_one() -> None:
    taken: Counter[str] = Counter()
    for seed in range(30):
        hands = [[], ["wisp_aviary", "runic_study", "loot_drop"], ["loot_drop"]]
        table = at_work("captain_rustclaw", ("madame_marionette", "mimi_the_mimic"), hands=hands, seed=seed)
        taken.update(hand_of(table, 0))  # only one opponent holds a room card
        left = [back_of(table, name) for name in hand_of(table, 1)]
        assert sorted(left) == ["room", "room", "spell"]
    assert set(taken) == {"wisp_aviary", "runic_study"}
    assert taken.total() == 30


@pytest.mark.card("captain_rustclaw")
def test_rustclaw_chooses_among_opponents_with_room_cards() -> None:
    hands = [[], ["wisp_aviary"], ["runic_study"]]
    table = at_work("captain_rustclaw", ("madame_marionette", "mimi_the_mimic"), hands=hands)
    assert asked_now(table) == (0, "whom_to_board")
    assert offers(table) == ["board opponent=1", "board opponent=2"]
    events = play(table, "board opponent=2")
    assert [(event.seat, event.opponent) for event in of_kind(events, CardStolen)] == [(0, 2)]
    assert hand_of(table, 0) == ["runic_study"]
    assert hand_of(at_work("captain_rustclaw", hands=[[], ["loot_drop"]]), 0) == []


# -- Mimi the Mimic ----------------------------------------------------------------------------------------------------


@pytest.mark.card("mimi_the_mimic")
@pytest.mark.rule("SB-318")
@pytest.mark.rule("SB-100", "SB-196")
@pytest.mark.parametrize(
    ("chosen", "more"), [("cleric", [1, 0, 0, 0]), ("fighter", [0, 0, 1, 0]), ("mage", [0, 1, 0, 0])]
)
def test_mimi_gets_a_symbol_of_another_class_for_the_rest_of_the_game(chosen: str, more: list[int]) -> None:
    table = levelling("mimi_the_mimic")
    assert asked_now(table) == (0, "which_mask")
    assert set(offers(table)) == {f"pose_as treasure={name}" for name in ("cleric", "fighter", "mage")}
    before = treasure_of(table, 0)
    events = play(table, f"pose_as treasure={chosen}")
    assert [event.treasure for event in of_kind(events, BossTreasureAdded)] == [chosen]
    assert state_of(table).round == 2  # and it lasts
    assert [now - then for now, then in zip(treasure_of(table, 0), before, strict=True)] == more
    assert all(stack["tokens"] == 0 for stack in table.view(None)["dungeons"][0])


@pytest.mark.card("mimi_the_mimic")
@pytest.mark.rule("SB-292")
def test_a_level_up_happens_once_a_game() -> None:
    table = levelling("mimi_the_mimic", leveled=[0])
    assert prompt(table) != "which_mask"
