"""The Town phase: the market is put out, heroes come, all take a card and send the minion."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import discards, hand_of, phase_of, state_of, town_of
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, prompt, refusal, seat_to_move, zone_of
from tests.games.super_boss_monster.tables import decline_all, market_of, minions_of, only, table_at
from undercroft.games.boss_family.rules.city_events import MarketFilled, MinionIdle
from undercroft.games.boss_family.rules.facts import KIND, ROOM, SPELL
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
THREE = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")
DECKS = {"room_deck": ["minion_arena", "wailing_crypt"], "spell_deck": ["freeze"]}
"""Cards of which a market of two players shows wailing_crypt, minion_arena, freeze."""


def go_on(table: Table, times: int) -> None:
    """Take the first option `times` times."""
    for _ in range(times):
        play(table, offers(table)[0])


@pytest.mark.rule("SB-044", "SB-005")
def test_the_market_is_put_out_before_heroes_come_and_nobody_draws() -> None:
    table = table_at("round", zones=DECKS, options=MIXED)
    [filled] = of_kind(table.opening, MarketFilled)
    assert [KIND[card.face] for card in filled.cards] == [ROOM, ROOM, SPELL]
    assert market_of(table) == ["wailing_crypt", "minion_arena", "freeze"]
    order = kinds(table.opening)
    assert order.index("market-filled") < order.index("heroes-revealed")
    assert "cards-drawn" not in order
    assert (hand_of(table, 0), hand_of(table, 1)) == ([], [])
    for seat in (0, 1, None):
        assert [card["card"] for card in table.view(seat)["zones"]["market"]] == market_of(table)


@pytest.mark.rule("SB-057", "SB-058", "SB-288")
def test_everybody_takes_a_card_and_sends_the_minion_before_the_next_does() -> None:
    table = table_at("round", THREE, marker=1)
    asked = []
    for _ in range(3):
        asked.append(asked_now(table))
        taken = market_of(table)[0]
        play(table, offers(table)[0])
        assert hand_of(table, asked[-1][0]) == [taken]  # in the hand, not in the dungeon
        asked.append(asked_now(table))
        assert "decline" not in " ".join(offers(table))  # both must be done
        play(table, offers(table)[0])
    assert asked == [(seat, what) for seat in (1, 2, 0) for what in ("which_market_card", "where_to_send")]
    assert [len(stacks) for stacks in table.view(None)["dungeons"]] == [0, 0, 0]
    assert phase_of(table) == "build"


@pytest.mark.rule("SB-062")
def test_the_last_player_chooses_between_two_and_one_card_is_left() -> None:
    table = table_at("round", THREE)
    choices = []
    while phase_of(table) == "town":
        if prompt(table) == "which_market_card":
            choices.append(len(offers(table)))
        play(table, offers(table)[0])
    assert choices == [4, 3, 2]
    assert len(market_of(table)) == 1


@pytest.mark.rule("SB-063", "SB-289", "SB-315")
def test_a_card_may_let_its_owner_draw_instead_of_taking_a_market_card() -> None:
    zones = {**DECKS, "spell_deck": ["fear", "freeze"]}
    table = table_at("round", dungeons=[["haunted_library"]], zones=zones, options=MIXED)
    assert offers(table)[-1] == "draw_instead source=haunted_library pile=spell"
    events = play(table, offers(table)[-1])
    assert kinds(events) == ["drawn-instead", "cards-drawn"]
    assert hand_of(table, 0) == ["fear"]
    assert len(market_of(table)) == 3  # so more than one card is left
    assert asked_now(table) == (0, "where_to_send")  # one card in place of one
    play(table, offers(table)[0])
    assert not [offer for offer in offers(table) if offer.startswith("draw_instead")]  # it is not the other's card
    go_on(table, 2)
    assert len(market_of(table)) == 2


@pytest.mark.rule("SB-289")
@pytest.mark.parametrize("shut", [[], [[0, 0]]])
def test_two_equal_cards_let_their_owner_draw_once_and_a_deactivated_one_does_not(shut: list[list[int]]) -> None:
    dungeon = ["haunted_library"] if shut else ["haunted_library", "haunted_library"]
    table = table_at("round", dungeons=[dungeon], deactivated=shut, options=MIXED)
    instead = [offer for offer in offers(table) if offer.startswith("draw_instead")]
    assert len(instead) == (0 if shut else 1)


@pytest.mark.card("your_sliminess")
@pytest.mark.rule("SB-278", "SB-289")
def test_no_card_lets_its_owner_draw_from_a_deck_that_cannot_be_rebuilt() -> None:
    spells = zone_of(table_at("build", hands=[["bone_choir"]]), "spell_deck")
    table = table_at("round", ("your_sliminess", "madame_marionette"), marker=0, leveled=[0], zones={"removed": spells})
    instead = [offer for offer in offers(table) if offer.startswith("draw_instead")]
    assert instead == ["draw_instead source=your_sliminess pile=room"]


@pytest.mark.rule("SB-064")
def test_nothing_is_played_or_placed_in_the_town_phase() -> None:
    table = table_at(
        "round", dungeons=[["jackpot_stash"]], hands=[["freeze", "dark_altar"], ["freeze"]], options=MIXED, zones=DECKS
    )
    while phase_of(table) == "town":
        assert {offer.split()[0] for offer in offers(table)} <= {"take_market_card", "send_minion", "post_minion"}
        assert seat_to_move(table) in (0, 1)
        if seat_to_move(table) == 0:
            assert refusal(table, "cast_at card=freeze target=jackpot_stash") == "SB-149"
            assert refusal(table, "place card=dark_altar slot=1") == "SB-082"
            refusal(table, "use card=jackpot_stash")
        play(table, offers(table)[0])


@pytest.mark.rule("SB-278")
def test_an_empty_deck_is_rebuilt_from_its_discards_and_a_place_stays_empty_without_them() -> None:
    zones = only(2, "wailing_crypt", "power_bonus", kinds=("room", "spell"))
    table = table_at("round", zones=zones, discard=["wailing_crypt", "power_bonus"])
    assert sorted(market_of(table)) == ["power_bonus", "wailing_crypt"]  # one room is missing
    assert kinds(table.opening).count("deck-reshuffled") == 2
    assert discards(table) == []
    bare = table_at("minions", zones=only(2, kinds=("room", "spell")), minions=[[0, "stadium_bonus"]])
    assert hand_of(bare, 0) == []  # the draw is skipped


@pytest.mark.rule("SB-280")
def test_who_finds_no_card_in_the_market_takes_none() -> None:
    zones = only(2, "wailing_crypt", kinds=("room", "spell"))
    table = table_at("round", zones={**zones, "room_deck": ["wailing_crypt"]})
    assert hand_of(table, 0) == ["wailing_crypt"]  # the only one there was
    assert asked_now(table) == (0, "where_to_send")
    play(table, offers(table)[0])
    assert asked_now(table) == (1, "where_to_send")
    assert hand_of(table, 1) == []


@pytest.mark.rule("SB-281")
def test_who_finds_no_free_space_keeps_the_minion_on_its_base() -> None:
    bosses = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw", "mimi_the_mimic")
    full = {"temple": ["acolyte"], "stadium": ["gladiator"], "library": ["researcher"], "hideout": ["criminal"]}
    zones = {"hero_deck": ["laliho", "bunny", "pockets", "velvet_vic"]}
    table = table_at("round", bosses, landmarks=full, zones=zones, marker=0, minions=[[3, "hideout_summon"]])
    idle = []
    while phase_of(table) == "town":
        idle += of_kind(play(table, offers(table)[0]), MinionIdle)
    assert minions_of(table)[:3] == ["temple_summon", "stadium_summon", "library_summon"]
    assert idle == [MinionIdle(3)]


@pytest.mark.rule("SB-276")
def test_a_turn_lasts_from_the_town_to_its_end() -> None:
    table = table_at("round", hands=[["freeze"]], options=MIXED, zones=DECKS)
    assert (state_of(table).round, phase_of(table)) == (1, "town")
    go_on(table, 4)
    seen = [phase_of(table)]
    while state_of(table).round == 1:
        decline = [offer for offer in offers(table) if offer in ("place_nothing", "pass_on")]
        play(table, decline[-1])
        if phase_of(table) != seen[-1]:
            seen.append(phase_of(table))
    assert seen == ["build", "adventure", "town"]
    assert (town_of(table) != [], decline_all(table)) == (True, [])
    assert zone_of(table, "market") != []
