"""Putting a fight together: adding and taking back, withdrawing, and two seats that fight as a pair."""

from __future__ import annotations

import pytest

from tests.games.dragon_tower.fights import discards, missing, needed, offered, points, shown_fight, ways_to_settle
from tests.games.dragon_tower.tables import fight, hand_of, health_of, room_of
from tests.games.helpers import decision_of, offers, play, prompt, refusal
from undercroft.kernel.table import Table

# -- one seat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-DECISION-18", "DT-DECISION-36")
def test_withdrawing_before_committing_costs_nothing_and_is_no_fight() -> None:
    table = fight(
        ["barbarian", "mage"],
        ["gargoyle", "orc"],
        hands=[["lightning_strike"]],
        skills=[["resourceful"]],
    )
    before, choices = table.view(0), offers(table)
    play(table, "fight_alone hero=0 foe=gargoyle", "face_too foe=orc", "play_card card=lightning_strike", "withdraw")
    counting = {"number": 0, "decision": None}
    assert {**table.view(0), **counting} == {**before, **counting}
    assert offers(table) == choices
    play(table, "fight_alone hero=0 foe=orc")
    assert missing(table) == [0, 0, 0, 0]  # base still counts: nothing was fought


@pytest.mark.rule("DT-DECISION-18")
def test_everything_put_forward_can_be_taken_back() -> None:
    table = fight(["barbarian", "mage"], ["gargoyle", "orc"], hands=[["lightning_strike"]], skills=[["resourceful"]])
    play(table, "fight_alone hero=0 foe=gargoyle")
    opened = table.digest()
    play(table, "play_card card=lightning_strike", "take_back card=lightning_strike")
    assert table.digest() == opened
    play(table, "face_too foe=orc", "leave_out foe=orc")
    assert table.digest() == opened


def test_the_last_opponent_of_a_fight_cannot_be_left_out() -> None:
    table = fight(["barbarian", "mage"], ["gargoyle", "orc"])
    play(table, "fight_alone hero=0 foe=gargoyle")
    assert offered(table, "leave_out") == []
    play(table, "face_too foe=orc")
    assert offered(table, "leave_out") == ["leave_out foe=gargoyle", "leave_out foe=orc"]


@pytest.mark.rule("DT-DECISION-18")
def test_a_hero_without_an_alternative_cannot_withdraw() -> None:
    table = fight(["barbarian", "mage"], ["orc"], health=[5, 0])
    assert prompt(table) == "how_to_fight"
    assert offered(table, "withdraw") == []


@pytest.mark.rule("DT-DECISION-18")
def test_a_fight_that_can_be_won_cannot_be_thrown_away() -> None:
    table = fight(["barbarian", "mage"], ["troll", "orc"])
    play(table, "fight_alone hero=0 foe=troll", "face_too foe=orc")
    assert ways_to_settle(table) == ["commit first=3 second=0"]
    assert refusal(table, "give_all") == "DT-DECISION-18"


# -- two seats -------------------------------------------------------------------------------------------------------


def two_seats(**more: object) -> Table:
    """A Paladin of seat 0 and a Mage of seat 1, both out of base points, before a Goblin Shaman: F2 M4 for a pair."""
    settings: dict[str, object] = {
        "hands": [["divine_song", "vow"], ["lightning_strike", "magic_amulet"]],
        "fought": [0, 1],
        "stage": "pairs",
        "failed": True,
        "seats": 2,
    }
    table = fight(["paladin", "mage"], ["goblin_shaman"], **{**settings, **more})
    play(table, "fight_together first=0 second=1 foe=goblin_shaman")
    return table


@pytest.mark.rule("DT-091", "DT-093")
def test_each_seat_plays_its_own_cards_and_pays_its_own_health() -> None:
    table = two_seats()
    assert decision_of(table).seat == 0
    assert offered(table, "play_card") == ["play_card card=divine_song", "play_card card=vow"]
    play(table, "play_card card=divine_song", "hand_over health=1")
    assert decision_of(table).seat == 1
    assert offered(table, "play_card") == ["play_card card=lightning_strike", "play_card card=magic_amulet"]
    assert offered(table, "take_back") == []  # the partner's card
    play(table, "play_card card=lightning_strike")
    assert ways_to_settle(table) == ["commit first=0 second=1", "commit first=1 second=0"]
    play(table, "commit first=1 second=0")
    assert health_of(table) == [4, 5]
    assert discards(table) == [[], ["divine_song"], ["lightning_strike"], []]


@pytest.mark.rule("DT-093")
@pytest.mark.parametrize("offer", range(4))
def test_a_partner_pays_no_more_than_was_offered(offer: int) -> None:
    table = two_seats(hands=[["divine_song"], ["magic_amulet"]])
    play(table, "play_card card=divine_song", f"hand_over health={offer}", "play_card card=magic_amulet")
    assert missing(table) == points("M3")
    assert ways_to_settle(table) == [f"commit first={paid} second={3 - paid}" for paid in range(offer + 1)]


def test_nobody_offers_more_than_is_missing_or_than_they_have() -> None:
    table = two_seats(health=[2, 5])
    assert offered(table, "hand_over") == [f"hand_over health={points}" for points in range(3)]
    play(table, "play_card card=divine_song", "hand_over health=0", "play_card card=lightning_strike")
    assert offered(table, "hand_over") == ["hand_over health=0", "hand_over health=1"]


def test_the_fight_goes_back_and_forth_three_times_at_most() -> None:
    table = two_seats()
    play(table, "hand_over health=0", "hand_over health=2")
    assert decision_of(table).seat == 0
    assert shown_fight(table)["offers"] == [0, 2]
    play(table, "hand_over health=0")
    assert decision_of(table).seat == 1
    assert offered(table, "hand_over") == []


def test_no_vain_sacrifice_is_offered_while_the_partner_has_health_to_offer() -> None:
    table = two_seats(hands=[[], []], health=[5, 5])
    play(table, "hand_over health=0")
    # Six points are missing, the Mage has five health: without the Paladin's there is no way to settle.
    assert ways_to_settle(table) == []
    assert "withdraw" in offered(table, "withdraw")
    play(table, "withdraw")
    assert health_of(table) == [5, 5]
    assert room_of(table, 1) == ["goblin_shaman"]


def test_either_partner_may_withdraw_for_both() -> None:
    table = two_seats()
    play(table, "play_card card=divine_song", "hand_over health=2", "play_card card=lightning_strike", "withdraw")
    assert prompt(table) == "who_fights"
    assert hand_of(table, 0) == ["vow", "divine_song"]
    assert hand_of(table, 1) == ["magic_amulet", "lightning_strike"]
    assert health_of(table) == [5, 5]


def test_a_skill_of_the_partner_is_for_the_partner_to_use() -> None:
    table = two_seats(skills=[[], ["shoulder_to_shoulder"]])
    assert offered(table, "use_skill") == []
    play(table, "hand_over health=0", "use_skill hero=1 card=shoulder_to_shoulder")
    assert needed(table) == points("F1 M3")
    play(table, "hand_over health=0")
    assert offered(table, "put_away") == []
    assert needed(table) == points("F1 M3")


def test_two_heroes_of_one_seat_need_no_handing_over() -> None:
    table = two_seats(seats=1)
    assert offered(table, "hand_over") == []
    assert len(offered(table, "play_card")) == 4
    play(table, "play_card card=divine_song", "play_card card=lightning_strike")
    assert ways_to_settle(table) == ["commit first=0 second=1", "commit first=1 second=0"]
