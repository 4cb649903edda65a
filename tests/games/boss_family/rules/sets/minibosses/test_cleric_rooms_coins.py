"""Vampire Lab, Haunted Cavern, Minion Clinic and Robber's Vault: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    entrance_of,
    hand_of,
    pass_round,
    pass_to,
    souls_of,
    wounds_of,
)
from tests.games.boss_family.walks import entered, walked
from tests.games.helpers import asked_now, decision_of, kinds, of_kind, offers, play, refusal
from tests.games.minibosses.tables import coins_of, coins_on_rooms, table_at
from undercroft.games.boss_family.rules.miniboss_events import (
    CoinsLost,
    CoinsPaid,
    CoinsPlaced,
    HeroHeldBack,
    TreasuriesSwapped,
)
from undercroft.kernel.table import Table

THREE = ("gregore", "dr_deadly", "lamia")  # XP 365, 300, 255

# -- Vampire Lab -----------------------------------------------------------------------------------------------------


@pytest.mark.card("vampire_lab")
@pytest.mark.rule("BM-188")
def test_the_lab_when_built_may_discard_a_miniboss_to_heal_a_wound() -> None:
    table = table_at(
        "reveal",
        dungeons=[["vampire_lab"]],
        hands=[["spike", "power_leech", "jinx"]],
        wounds=[["haize_half_angel", "eloi_marlborn"], ["kbothi_the_spy"]],
        face_down=[[0, 0]],
    )
    assert asked_now(table) == (0, "which_donor")
    assert offers(table) == [
        *(
            f"transfuse card={donor} hero={hero} source=vampire_lab"
            for donor in ("spike", "jinx")
            for hero in ("haize_half_angel", "eloi_marlborn")
        ),
        "decline",
    ]
    events = play(table, "transfuse card=jinx hero=haize_half_angel source=vampire_lab")
    assert [kind for kind in kinds(events) if kind in ("cards-discarded", "wound-healed")] == [
        *("cards-discarded", "wound-healed"),
    ]
    assert (souls_of(table, 0), wounds_of(table, 0)) == (2, 1)
    assert (hand_of(table, 0), discards(table)) == (["spike", "power_leech"], ["jinx"])


@pytest.mark.card("vampire_lab")
def test_the_lab_may_be_declined() -> None:
    table = table_at(
        "reveal", dungeons=[["vampire_lab"]], hands=[["spike"]], wounds=[["eloi_marlborn"]], face_down=[[0, 0]]
    )
    events = play(table, "decline")
    assert "room-acted" not in kinds(events)
    assert (wounds_of(table, 0), hand_of(table, 0)) == (1, ["spike"])


@pytest.mark.card("vampire_lab")
@pytest.mark.rule("MB-007", "MB-037")
def test_the_lab_asks_whoever_holds_a_room_card_and_takes_only_minibosses() -> None:
    table = table_at(
        "reveal", dungeons=[["vampire_lab"]], hands=[["power_leech"]], wounds=[["eloi_marlborn"]], face_down=[[0, 0]]
    )
    assert (asked_now(table), offers(table)) == ((0, "which_donor"), ["decline"])  # the backs are the same
    for hand, wounds in ((["windfall"], ["eloi_marlborn"]), (["spike"], [])):
        table = table_at("reveal", dungeons=[["vampire_lab"]], hands=[hand], wounds=[wounds], face_down=[[0, 0]])
        assert decision_of(table).prompt == "what_to_play"


@pytest.mark.card("vampire_lab")
@pytest.mark.rule("MB-116")
def test_a_lab_that_is_uncovered_heals_at_once() -> None:
    table = table_at(
        "adventure",
        dungeons=[[["vampire_lab", "spectral_bomb"]]],
        hands=[["spike"], ["windfall"]],
        wounds=[["eloi_marlborn"]],
    )
    play(table, "use card=spectral_bomb")
    assert asked_now(table) == (0, "which_donor")
    play(table, "transfuse card=spike hero=eloi_marlborn source=vampire_lab")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1, 0)
    assert discards(table) == ["spectral_bomb", "spike", "windfall"]  # then the bomb goes off


# -- Haunted Cavern --------------------------------------------------------------------------------------------------


@pytest.mark.card("haunted_cavern")
@pytest.mark.rule("MB-025")
def test_the_cavern_holds_a_hero_back_for_a_coin_while_the_others_go_in() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_cavern"]],
        entrances=[["josie_vampire_slayer", "joe_the_smith"]],
        hands=[["windfall"]],
        coins=[2, 0],
    )
    play(table, "use card=haunted_cavern")
    assert offers(table) == ["aim_at card=josie_vampire_slayer", "aim_at card=joe_the_smith", "never_mind"]
    events = play(table, "aim_at card=josie_vampire_slayer")
    assert [event.seat for event in of_kind(events, HeroHeldBack)] == [0]
    assert [(event.seat, event.coins) for event in of_kind(events, CoinsPaid)] == [(0, 1)]
    events = pass_round(table)
    assert walked(events) == [("joe_the_smith", "haunted_cavern")]
    assert entrance_of(table, 0) == ["josie_vampire_slayer"]
    events = pass_round(table)  # from the next round on it goes in
    assert ("josie_vampire_slayer", "haunted_cavern") in walked(events)


@pytest.mark.card("haunted_cavern")
@pytest.mark.rule("BM-155")
def test_the_cavern_holds_one_hero_back_a_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_cavern"]],
        entrances=[["josie_vampire_slayer", "joe_the_smith"]],
        hands=[["windfall"]],
        coins=[3, 0],
    )
    play(table, "use card=haunted_cavern", "aim_at card=joe_the_smith")
    assert refusal(table, "use card=haunted_cavern") == "BM-155"
    assert walked(pass_round(table)) == [("josie_vampire_slayer", "haunted_cavern")]


@pytest.mark.card("haunted_cavern")
def test_a_hero_that_came_in_an_earlier_round_can_be_held_back_while_others_build() -> None:
    table = table_at(
        "build", dungeons=[["haunted_cavern"]], entrances=[["joe_the_smith"]], hands=[["windfall"]], coins=[1, 0]
    )
    play(table, "use card=haunted_cavern")  # the only hero needs no question
    assert walked(pass_round(table)) == []
    assert "joe_the_smith" in entrance_of(table, 0)


@pytest.mark.card("haunted_cavern")
@pytest.mark.rule("MB-028")
def test_the_cavern_asks_a_coin_and_a_hero_at_the_own_entrance() -> None:
    for coins, entrances in ((0, [["joe_the_smith"]]), (3, [[], ["joe_the_smith"]])):
        table = table_at(
            "adventure",
            dungeons=[["haunted_cavern"]],
            entrances=entrances,
            hands=[["windfall"], ["windfall"]],
            coins=[coins, 3],
        )
        assert refusal(table, "use card=haunted_cavern") == "BM-153"
    pass_to(table, 1)
    assert "use card=haunted_cavern" not in offers(table)  # it is another's


# -- Minion Clinic ---------------------------------------------------------------------------------------------------


def new_clinic(coins: int, pile: list[str]) -> Table:
    """A clinic has just been built over another room."""
    return table_at(
        "reveal",
        dungeons=[[["monster_academy", "minion_clinic"]]],
        face_down=[[0, 0]],
        coins=[coins, 0],
        discard=pile,
        hands=[["heist"]],
    )


@pytest.mark.card("minion_clinic")
@pytest.mark.rule("MB-110", "MB-026")
def test_the_clinic_takes_coins_for_cards_of_the_discard_pile_and_deals_less() -> None:
    table = new_clinic(5, ["windfall", "power_leech", "spike"])
    assert (asked_now(table), damages(table, 0)) == ((0, "how_many_coins"), [3])
    assert offers(table) == [f"put_coins coins={amount} card=minion_clinic" for amount in range(4)]
    events = play(table, "put_coins coins=2 card=minion_clinic")
    assert [(event.seat, event.coins) for event in of_kind(events, CoinsPlaced)] == [(0, 2)]
    assert of_kind(events, CoinsPaid) == []  # they do not go to the pot
    assert (coins_of(table, 0), coins_on_rooms(table), damages(table, 0)) == (3, {"minion_clinic": 2}, [1])
    assert asked_now(table) == (0, "which_to_take")
    play(table, "take card=spike", "take card=windfall")
    assert hand_of(table, 0) == ["heist", "spike", "windfall"]
    assert (decision_of(table).prompt, discards(table)) == ("what_to_play", ["power_leech"])


@pytest.mark.card("minion_clinic")
def test_a_clinic_without_coins_fetches_nothing() -> None:
    table = new_clinic(3, ["windfall", "spike"])
    play(table, "put_coins coins=0 card=minion_clinic")
    assert (coins_of(table, 0), hand_of(table, 0), damages(table, 0)) == (3, ["heist"], [3])
    table = new_clinic(0, ["windfall", "spike"])
    assert decision_of(table).prompt == "what_to_play"  # an empty treasury: nothing to choose


@pytest.mark.card("minion_clinic")
@pytest.mark.rule("MB-028")
def test_nobody_puts_more_coins_on_the_clinic_than_there_are() -> None:
    table = new_clinic(1, ["windfall", "spike"])
    assert offers(table) == [f"put_coins coins={amount} card=minion_clinic" for amount in range(2)]
    assert refusal(table, "put_coins coins=2 card=minion_clinic") is None


@pytest.mark.card("minion_clinic")
def test_the_clinic_gives_no_more_cards_than_lie_in_the_pile() -> None:
    table = new_clinic(3, ["spike"])
    play(table, "put_coins coins=3 card=minion_clinic")
    assert (hand_of(table, 0), discards(table)) == (["heist", "spike"], [])
    assert (coins_on_rooms(table), damages(table, 0)) == ({"minion_clinic": 3}, [0])


@pytest.mark.card("minion_clinic")
@pytest.mark.rule("MB-026", "MB-027")
def test_the_coins_stay_on_the_clinic_until_it_is_covered() -> None:
    stack = ["monster_academy", "minion_clinic"]
    table = table_at("adventure", dungeons=[[stack]], room_coins=[(0, 0, 2)], entrances=[["joe_the_smith"]])
    assert entered(table.opening) == [("minion_clinic", 1)]
    assert coins_on_rooms(table) == {"minion_clinic": 2}  # the round is over
    table = table_at(
        "build", dungeons=[[stack]], room_coins=[(0, 0, 2)], hands=[["power_leech", "heist"]], coins=[0, 0]
    )
    play(table, "place card=power_leech slot=0")
    assert coins_on_rooms(table) == {"minion_clinic": 2}  # not before the new room is built
    events = pass_round(table)
    assert [event.coins for event in of_kind(events, CoinsLost)] == [2]
    assert (coins_on_rooms(table), coins_of(table, 0)) == ({}, 0)


@pytest.mark.card("minion_clinic")
@pytest.mark.rule("BM-087")
def test_a_clinic_that_is_uncovered_takes_no_coins() -> None:
    table = table_at(
        "build", dungeons=[[["minion_clinic", "spectral_bomb"]]], hands=[["heist"], ["windfall"]], discard=["spike"]
    )
    play(table, "use card=spectral_bomb")
    assert (decision_of(table).prompt, hand_of(table, 0)) == ("what_to_play", ["heist"])


# -- Robber's Vault --------------------------------------------------------------------------------------------------


@pytest.mark.card("robbers_vault")
@pytest.mark.rule("MB-125")
@pytest.mark.parametrize(("opponent", "after"), [(1, [7, 2, 0]), (2, [0, 7, 2])])
def test_the_vault_when_built_swaps_treasuries_and_nobody_gains(opponent: int, after: list[int]) -> None:
    table = table_at("reveal", THREE, dungeons=[["robbers_vault"]], face_down=[[0, 0]], coins=[2, 7, 0])
    assert (asked_now(table), offers(table)) == (
        (0, "whose_treasury"),
        ["swap_treasuries opponent=1", "swap_treasuries opponent=2"],  # it cannot be declined
    )
    events = play(table, f"swap_treasuries opponent={opponent}")
    assert [(event.seat, event.opponent) for event in of_kind(events, TreasuriesSwapped)] == [(0, opponent)]
    assert not {"coins-gained", "coins-given", "coins-paid"}.intersection(kinds(events))
    assert [coins_of(table, seat) for seat in range(3)] == after


@pytest.mark.card("robbers_vault")
@pytest.mark.parametrize(("before", "after"), [([0, 5], [5, 0]), ([5, 0], [0, 5]), ([0, 0], [0, 0])])
def test_the_vault_swaps_with_the_only_opponent_whether_its_owner_likes_it_or_not(
    before: list[int], after: list[int]
) -> None:
    table = table_at("reveal", dungeons=[["robbers_vault"]], face_down=[[0, 0]], coins=before)
    assert len(of_kind(table.opening, TreasuriesSwapped)) == 1
    assert [coins_of(table, seat) for seat in range(2)] == after


@pytest.mark.card("robbers_vault")
@pytest.mark.rule("BM-087")
def test_a_vault_that_is_uncovered_swaps_nothing() -> None:
    table = table_at(
        "build", dungeons=[[["robbers_vault", "spectral_bomb"]]], hands=[["heist"], ["windfall"]], coins=[0, 5]
    )
    events = play(table, "use card=spectral_bomb")
    assert of_kind(events, TreasuriesSwapped) == []
    assert coins_of(table, 0) == 0
