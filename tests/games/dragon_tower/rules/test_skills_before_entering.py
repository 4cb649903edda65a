"""Skills used before a room is entered: Diviner, Decoy, Trade."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.dragon_tower.tables import hand_of, refill_all, room_of, spent, table_at
from tests.games.helpers import decision_of, kinds, offers, play, prompt, refusal, zone_of
from undercroft.games.dragon_tower.rules.facts import DECK

SPECIALS = ("barbarian", "archmage")


# -- once a floor --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-031")
def test_a_skill_used_is_spent_until_the_next_floor() -> None:
    table = table_at("enter", SPECIALS, hands=[["vow"], ["prayer"]], skills=[["trade"]])  # an empty tower
    play(table, "propose_trade hero=0 other=1")
    assert spent(table) == ["trade"]
    assert refusal(table, "propose_trade hero=0 other=1") == "DT-031"
    play(table, "enter room=left")
    assert (table.view(0)["floor"], spent(table)) == (2, [])
    assert prompt(table) == "who_refills"
    refill_all(table)
    assert prompt(table) == "whom_to_trade_with"


@pytest.mark.rule("DT-031")
def test_a_skill_not_used_is_not_spent() -> None:
    table = table_at("enter", SPECIALS, hands=[["vow"], ["prayer"]], skills=[["trade"]])
    play(table, "decline hero=0")
    assert spent(table) == []


# -- Diviner -------------------------------------------------------------------------------------------------------


def divining(*circumstances: str, **more: Any) -> undercroft.Table:
    """A diviner before the refill of a floor with these circumstances; an acid pit is next in their deck."""
    return table_at(
        "discuss",
        room=["orc"],
        other_room=["ghost"],
        circumstances=circumstances,
        skills=[["diviner"]],
        zones={"circumstance_deck": ["acid_pit"]},
        **more,
    )


@pytest.mark.card("diviner")
def test_a_diviner_turns_up_the_circumstances_of_the_floor_for_everybody() -> None:
    table = divining("rusted_door", "rune_trap", seats=2)
    assert table.view(1)["tower"][0]["circumstances"] == [{"back": "circumstance"}] * 2
    play(table, "divine hero=0")
    for seat in (0, 1, None):
        shown = table.view(seat)["tower"][0]["circumstances"]
        assert [card["card"] for card in shown] == ["rusted_door", "rune_trap"]
    assert zone_of(table, "circumstances", 0) == ["rusted_door", "rune_trap"]  # they stay where they are


@pytest.mark.card("diviner")
def test_a_diviner_may_send_one_away_for_a_hidden_one() -> None:
    table = divining("rusted_door", "rune_trap")
    play(table, "divine hero=0", "send_away hero=0 card=rusted_door")
    assert zone_of(table, "circumstances", 0) == ["acid_pit", "rune_trap"]
    assert table.view(0)["tower"][0]["circumstances"][0] == {"back": "circumstance"}
    assert zone_of(table, "circumstance_deck")[0] == "rusted_door"  # at the bottom
    assert prompt(table) == "who_refills"  # only one


@pytest.mark.card("diviner")
def test_a_diviner_may_leave_things_as_they_are() -> None:
    table = divining("rusted_door")
    play(table, "divine hero=0", "decline hero=0")
    assert zone_of(table, "circumstances", 0) == ["rusted_door"]
    assert spent(table) == ["diviner"]


@pytest.mark.card("diviner")
def test_a_diviner_sends_nothing_away_when_no_other_circumstance_is_left() -> None:
    left = [card.id for card in DECK.printed if card.kind == "circumstance" for _ in range(card.copies)]
    left.remove("rusted_door")
    zones = {"circumstances": [["rusted_door"], left]}
    table = table_at("discuss", room=["orc"], other_room=["ghost"], skills=[["diviner"]], zones=zones)
    assert zone_of(table, "circumstance_deck") == []
    play(table, "divine hero=0")
    assert table.view(None)["tower"][0]["circumstances"][0]["card"] == "rusted_door"
    assert prompt(table) == "who_refills"


@pytest.mark.card("diviner")
@pytest.mark.rule("DT-031")
def test_a_diviner_looks_once_a_floor_and_only_before_the_refill() -> None:
    table = divining("rusted_door")
    play(table, "divine hero=0", "decline hero=0")
    assert refusal(table, "divine hero=0") == "DT-031"
    table = divining("rusted_door")
    play(table, "decline hero=0")
    assert table.view(0)["tower"][0]["circumstances"] == [{"back": "circumstance"}]
    assert prompt(table) == "who_refills"
    refusal(table, "divine hero=0")


@pytest.mark.card("diviner")
def test_a_diviner_needs_circumstances_and_life() -> None:
    assert prompt(divining()) == "who_refills"
    assert prompt(divining("rusted_door", health=[0, 5])) == "which_deck"  # the mage refills alone


@pytest.mark.card("diviner")
def test_a_diviner_sees_nothing_of_other_floors() -> None:
    table = table_at(
        "discuss", skills=[["diviner"]], zones={"circumstances": [["rusted_door"], ["rune_trap"]]}, room=["orc"]
    )
    play(table, "divine hero=0")
    assert table.view(0)["tower"][1]["circumstances"] == [{"back": "circumstance"}]


# -- Decoy ---------------------------------------------------------------------------------------------------------


def luring(phase: str = "discuss", **more: Any) -> undercroft.Table:
    """A hero with the skill Decoy before two rooms."""
    given = {"room": ["orc", "troll"], "other_room": ["ghost"], "skills": [["decoy"]], **more}
    return table_at(phase, SPECIALS, **given)


@pytest.mark.card("decoy")
def test_a_decoy_makes_two_monsters_change_rooms() -> None:
    table = luring()
    assert offers(table) == [
        "swap hero=0 monster=orc other=ghost",
        "swap hero=0 monster=troll other=ghost",
        "decline hero=0",
    ]
    play(table, "swap hero=0 monster=troll other=ghost")
    assert (room_of(table, 1, 0), room_of(table, 1, 1)) == (["orc", "ghost"], ["troll"])
    refill_all(table)
    play(table, "enter room=right")
    assert [foe["card"] for foe in table.view(0)["room"]] == ["troll"]


@pytest.mark.card("decoy")
@pytest.mark.rule("DT-031")
def test_a_decoy_works_once_a_floor() -> None:
    table = luring()
    play(table, "swap hero=0 monster=troll other=ghost")
    assert refusal(table, "swap hero=0 monster=orc other=troll") == "DT-031"
    refill_all(table)
    assert prompt(table) == "which_room"  # before entering it is not offered again


@pytest.mark.card("decoy")
def test_a_decoy_saved_before_the_refill_is_offered_before_entering() -> None:
    table = luring()
    play(table, "decline hero=0")
    refill_all(table)
    assert prompt(table) == "which_to_swap"
    play(table, "swap hero=0 monster=orc other=ghost")
    assert (room_of(table, 1, 0), room_of(table, 1, 1)) == (["ghost", "troll"], ["orc"])


@pytest.mark.card("decoy")
def test_a_decoy_needs_two_rooms_and_life_and_comes_before_entering() -> None:
    assert prompt(luring(floor=3, room=["ogre_chief"], other_room=[])) == "who_refills"
    assert prompt(luring("enter", health=[0, 5])) == "which_room"
    table = luring("enter")
    play(table, "decline hero=0", "enter room=left")
    refusal(table, "swap hero=0 monster=orc other=ghost")


# -- Trade ---------------------------------------------------------------------------------------------------------


def trading(seats: int = 3, **more: Any) -> undercroft.Table:
    """Three heroes after the refill; the first has the skill Trade."""
    given = {"hands": [["vow", "backflip"], ["prayer", "mana_potion"], ["elbow_jab"]], **more}
    return table_at("enter", ("paladin", "mage", "priest"), skills=[["trade"]], seats=seats, **given)


@pytest.mark.card("trade")
def test_a_trade_exchanges_a_card_with_a_comrade_who_agrees() -> None:
    table = trading()
    play(table, "propose_trade hero=0 other=1")
    assert (decision_of(table).seat, prompt(table)) == (1, "whether_to_trade")
    play(table, "agree hero=0 other=1")
    assert (decision_of(table).seat, offers(table)) == (0, ["give hero=0 card=vow", "give hero=0 card=backflip"])
    play(table, "give hero=0 card=backflip")
    assert (decision_of(table).seat, offers(table)) == (1, ["give hero=1 card=prayer", "give hero=1 card=mana_potion"])
    play(table, "give hero=1 card=prayer")
    assert (hand_of(table, 0), hand_of(table, 1)) == (["vow", "prayer"], ["mana_potion", "backflip"])
    assert spent(table) == ["trade"]


@pytest.mark.card("trade")
def test_nobody_else_sees_the_cards_traded() -> None:
    table = trading()
    play(table, "propose_trade hero=0 other=1", "agree hero=0 other=1", "give hero=0 card=backflip")
    assert table.view(1)["zones"]["laid"][0] == [{"back": "agility"}]  # the partner chooses without having seen it
    traded = next(event for event in play(table, "give hero=1 card=prayer") if event.kind() == "cards-traded")
    for seat in (2, None):
        shown = traded.told_to(seat, table.game.deck)
        assert (shown["given"], shown["received"]) == ({"back": "agility"}, {"back": "faith"})
        assert all("card" not in card for hand in table.view(seat)["zones"]["hand"][:2] for card in hand)
    for seat in (0, 1):
        assert traded.told_to(seat, table.game.deck)["given"]["card"] == "backflip"


@pytest.mark.card("trade")
def test_a_comrade_may_refuse_and_keeps_the_cards() -> None:
    table = trading()
    events = play(table, "propose_trade hero=0 other=1", "refuse hero=0 other=1")
    assert "trade-refused" in kinds(events)
    assert prompt(table) != "which_to_give"
    assert (hand_of(table, 0), hand_of(table, 1)) == (["vow", "backflip"], ["prayer", "mana_potion"])
    assert spent(table) == []


@pytest.mark.card("trade")
def test_one_player_s_heroes_need_not_ask_each_other() -> None:
    table = trading(seats=1)
    play(table, "propose_trade hero=0 other=1", "give hero=0 card=vow", "give hero=1 card=prayer")
    assert (hand_of(table, 0), hand_of(table, 1)) == (["backflip", "prayer"], ["mana_potion", "vow"])


@pytest.mark.card("trade")
@pytest.mark.rule("DT-031")
def test_a_trade_needs_cards_on_both_sides_and_living_heroes() -> None:
    assert offers(trading(health=[5, 0, 5]))[:-1] == ["propose_trade hero=0 other=2"]
    assert offers(trading(hands=[["vow"], [], ["elbow_jab"]]))[:-1] == ["propose_trade hero=0 other=2"]
    assert prompt(trading(hands=[[], ["prayer"], ["vow"]])) == "which_room"
    assert prompt(trading(hands=[["prayer"], [], []])) == "which_room"
    assert prompt(trading(health=[0, 5, 5])) == "which_room"


@pytest.mark.card("trade")
def test_a_trade_comes_after_the_refill() -> None:
    table = table_at("floor", SPECIALS, floor=0, skills=[["trade"]], hands=[["vow"], ["prayer"]])
    assert prompt(table) == "who_refills"
    refusal(table, "propose_trade hero=0 other=1")
    refill_all(table)
    assert prompt(table) == "whom_to_trade_with"
