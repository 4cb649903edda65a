"""Skills used outside a fight: Diviner, Decoy, Trade, Healer, Regeneration, Scavenger, Lucky, Full Pack."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.dragon_tower.tables import (
    DECKS,
    asked,
    fight,
    hand_of,
    health_of,
    kinds,
    offers,
    play,
    prompt,
    refusal,
    room_of,
    table_at,
    zone_of,
)

SPECIALS = ("barbarian", "archmage")


def spent(table: undercroft.Table, hero: int = 0) -> list[str]:
    """The skills that a hero has used on this floor."""
    skills: list[str] = table.view(0)["heroes"][hero]["spent"]
    return skills


def refill_all(table: undercroft.Table) -> None:
    """Let everybody refill, taking the first deck offered."""
    while prompt(table) in ("who_refills", "which_deck"):
        table.apply(0)


# -- once a floor --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-031")
def test_a_skill_used_is_spent_until_the_next_floor() -> None:
    table = table_at("enter", SPECIALS, hands=[["vow"], ["prayer"]], skills=[["trade"]])  # an empty tower
    play(table, "propose_trade hero=0 other=1")
    assert spent(table) == ["trade"]
    assert refusal(table, "propose_trade hero=0 other=1") == "DT-031"
    table.apply("enter room=left")
    assert (table.view(0)["floor"], spent(table)) == (2, [])
    assert prompt(table) == "who_refills"
    refill_all(table)
    assert prompt(table) == "whom_to_trade_with"


@pytest.mark.rule("DT-031")
def test_a_skill_not_used_is_not_spent() -> None:
    table = table_at("enter", SPECIALS, hands=[["vow"], ["prayer"]], skills=[["trade"]])
    table.apply("decline hero=0")
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
    table.apply("divine hero=0")
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
@pytest.mark.rule("DT-031")
def test_a_diviner_looks_once_a_floor_and_only_before_the_refill() -> None:
    table = divining("rusted_door")
    play(table, "divine hero=0", "decline hero=0")
    assert refusal(table, "divine hero=0") == "DT-031"
    table = divining("rusted_door")
    table.apply("decline hero=0")
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
    table.apply("divine hero=0")
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
    table.apply("swap hero=0 monster=troll other=ghost")
    assert (room_of(table, 1, 0), room_of(table, 1, 1)) == (["orc", "ghost"], ["troll"])
    refill_all(table)
    table.apply("enter room=right")
    assert [foe["card"] for foe in table.view(0)["room"]] == ["troll"]


@pytest.mark.card("decoy")
@pytest.mark.rule("DT-031")
def test_a_decoy_works_once_a_floor() -> None:
    table = luring()
    table.apply("swap hero=0 monster=troll other=ghost")
    assert refusal(table, "swap hero=0 monster=orc other=troll") == "DT-031"
    refill_all(table)
    assert prompt(table) == "which_room"  # before entering it is not offered again


@pytest.mark.card("decoy")
def test_a_decoy_saved_before_the_refill_is_offered_before_entering() -> None:
    table = luring()
    table.apply("decline hero=0")
    refill_all(table)
    assert prompt(table) == "which_to_swap"
    table.apply("swap hero=0 monster=orc other=ghost")
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
    assert (asked(table).seat, prompt(table)) == (1, "whether_to_trade")
    table.apply("agree hero=0 other=1")
    assert (asked(table).seat, offers(table)) == (0, ["give hero=0 card=vow", "give hero=0 card=backflip"])
    table.apply("give hero=0 card=backflip")
    assert (asked(table).seat, offers(table)) == (1, ["give hero=1 card=prayer", "give hero=1 card=mana_potion"])
    table.apply("give hero=1 card=prayer")
    assert (hand_of(table, 0), hand_of(table, 1)) == (["vow", "prayer"], ["mana_potion", "backflip"])
    assert spent(table) == ["trade"]


@pytest.mark.card("trade")
def test_nobody_else_sees_the_cards_traded() -> None:
    table = trading()
    play(table, "propose_trade hero=0 other=1", "agree hero=0 other=1", "give hero=0 card=backflip")
    assert table.view(1)["zones"]["laid"][0] == [{"back": "agility"}]  # the partner chooses without having seen it
    traded = next(event for event in table.apply("give hero=1 card=prayer") if event.kind() == "cards-traded")
    for seat in (2, None):
        told = traded.told_to(seat, table.game.deck)
        assert (told["given"], told["received"]) == ({"back": "agility"}, {"back": "faith"})
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


# -- Healer --------------------------------------------------------------------------------------------------------


def healing(*foes: str, **more: Any) -> undercroft.Table:
    """A priest who can heal, and a paladin, before opponents."""
    given = {"health": [3, 5], "hands": [["mana_potion", "backflip", "holy_symbol"], []], **more}
    return fight(("priest", "paladin"), foes or ("ghost", "orc"), skills=[["healer"]], **given)


@pytest.mark.card("healer")
@pytest.mark.parametrize(("card", "target", "health"), [("mana_potion", 0, [4, 5]), ("holy_symbol", 1, [3, 6])])
def test_a_healer_gives_a_card_of_value_two_or_more_for_one_health(card: str, target: int, health: list[int]) -> None:
    table = healing()
    table.apply("begin_healing hero=0")
    assert offers(table) == [
        *(
            f"heal_with hero=0 card={given} target={hero}"
            for given in ("mana_potion", "holy_symbol")
            for hero in (0, 1)
        ),
        "think_better hero=0",
    ]
    table.apply(f"heal_with hero=0 card={card} target={target}")
    assert health_of(table) == health
    assert card not in hand_of(table, 0)
    assert zone_of(table, "discards", 2) + zone_of(table, "discards", 1) == [card]


@pytest.mark.card("healer")
@pytest.mark.rule("DT-031")
def test_a_healer_heals_once_a_floor() -> None:
    table = healing()
    play(table, "begin_healing hero=0", "heal_with hero=0 card=mana_potion target=0")
    assert refusal(table, "begin_healing hero=0") == "DT-031"


@pytest.mark.card("healer")
def test_a_healer_who_thinks_better_of_it_has_used_nothing() -> None:
    table = healing()
    play(table, "begin_healing hero=0", "think_better hero=0")
    assert health_of(table) == [3, 5]
    assert "begin_healing hero=0" in offers(table)


@pytest.mark.card("healer")
@pytest.mark.rule("DT-027")
def test_nobody_is_healed_above_six() -> None:
    table = healing(health=[3, 6])
    table.apply("begin_healing hero=0")
    assert all(not offer.endswith("target=1") for offer in offers(table))
    assert "begin_healing hero=0" not in offers(healing(health=[6, 6]))


@pytest.mark.card("healer")
def test_a_healer_needs_a_good_card_and_life() -> None:
    assert "begin_healing hero=0" not in offers(healing(hands=[["backflip"], []]))
    assert "begin_healing hero=0" not in offers(healing("orc", "flooded_passage", health=[0, 5]))


@pytest.mark.card("healer")
def test_a_healer_heals_neither_before_entering_nor_while_a_fight_is_put_together() -> None:
    table = table_at("enter", skills=[["healer"]], hands=[["mana_potion"]], health=[3, 3], room=["orc"])
    refusal(table, "begin_healing hero=0")
    table = healing()
    table.apply("fight_alone hero=0 foe=ghost")
    refusal(table, "begin_healing hero=0")


@pytest.mark.card("healer")
def test_a_healer_may_heal_when_the_room_is_clear() -> None:
    table = healing("ghost")
    play(table, "fight_alone hero=0 foe=ghost", "commit first=1 second=0")
    assert (prompt(table), table.view(0)["floor"]) == ("whether_to_heal", 1)
    play(table, "begin_healing hero=0", "heal_with hero=0 card=mana_potion target=0")
    assert health_of(table) == [3, 5]
    assert table.view(0)["floor"] == 2


@pytest.mark.card("healer")
def test_a_healer_who_does_not_lead_is_asked_after_entering_and_after_each_fight() -> None:
    def enter(hand: list[str]) -> undercroft.Table:
        table = table_at(
            "enter",
            ("paladin", "priest"),
            seats=2,
            room=["orc", "ghost"],
            skills=[[], ["healer"]],
            hands=[[], hand],
            health=[4, 4],
        )
        table.apply("enter room=left")
        return table

    table = enter(["mana_potion"])
    assert (asked(table).seat, offers(table)) == (1, ["begin_healing hero=1", "decline hero=1"])
    play(table, "decline hero=1", "fight_alone hero=0 foe=orc", "commit first=1 second=0")
    assert (asked(table).seat, prompt(table)) == (1, "whether_to_heal")
    play(table, "begin_healing hero=1", "heal_with hero=1 card=mana_potion target=0")
    assert health_of(table) == [4, 4]
    assert asked(table).seat == 0
    # Being asked betrays nothing: the same question comes with a hand that cannot heal.
    table = enter(["backflip"])
    assert (asked(table).seat, offers(table)) == (1, ["decline hero=1"])


# -- Regeneration --------------------------------------------------------------------------------------------------


@pytest.mark.card("regeneration")
@pytest.mark.parametrize("floor", [1, 2, 4, 5])
def test_regeneration_gives_one_health_after_every_floor(floor: int) -> None:
    table = table_at("end", floor=floor, health=[3, 3], skills=[["regeneration"]])
    assert health_of(table) == [4, 3]


@pytest.mark.card("regeneration")
def test_regeneration_comes_on_top_of_the_rest() -> None:
    assert health_of(table_at("end", floor=3, health=[3, 3], skills=[["regeneration"]])) == [5, 4]


@pytest.mark.card("regeneration")
@pytest.mark.rule("DT-027", "DT-030")
def test_regeneration_never_goes_above_six_and_never_wakes_the_dead() -> None:
    assert health_of(table_at("end", health=[6, 3], skills=[["regeneration"]])) == [6, 3]
    assert health_of(table_at("end", health=[0, 3], skills=[["regeneration"]])) == [0, 3]


@pytest.mark.card("regeneration")
def test_regeneration_does_nothing_after_the_last_floor() -> None:
    assert health_of(table_at("end", floor=6, health=[3, 3], skills=[["regeneration"]])) == [3, 3]


# -- Scavenger -----------------------------------------------------------------------------------------------------


def scavenging(*foes: str, **more: Any) -> undercroft.Table:
    """A barbarian with the skill Scavenger before opponents."""
    return fight(("barbarian", "paladin"), foes, skills=[["scavenger"]], **more)


@pytest.mark.card("scavenger")
def test_a_scavenger_who_beat_two_alone_takes_a_card_of_any_deck() -> None:
    table = scavenging("orc", "rusted_door")
    play(table, "fight_alone hero=0 foe=orc", "face_too foe=rusted_door", "commit first=1 second=0")
    assert (prompt(table), table.view(0)["floor"]) == ("which_deck", 1)
    assert offers(table) == [f"draw hero=0 deck={deck}" for deck in DECKS]
    table.apply("draw hero=0 deck=magic")
    assert len(hand_of(table, 0)) == 1
    assert (prompt(table), table.view(0)["floor"]) == ("who_refills", 2)  # one card only


@pytest.mark.card("scavenger")
def test_a_scavenger_waits_until_the_room_is_clear() -> None:
    table = scavenging("orc", "rusted_door", "skeleton_guard")
    play(table, "fight_alone hero=0 foe=orc", "face_too foe=rusted_door", "commit first=1 second=0")
    assert prompt(table) == "who_fights"
    assert hand_of(table, 0) == []


@pytest.mark.card("scavenger")
def test_a_scavenger_gets_nothing_for_one_opponent() -> None:
    table = scavenging("orc", "skeleton_guard")
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    play(table, "fight_alone hero=1 foe=skeleton_guard", "commit first=1 second=0")
    assert (prompt(table), table.view(0)["floor"]) == ("who_refills", 2)


@pytest.mark.card("scavenger")
def test_opponents_beaten_in_a_pair_do_not_count_for_a_scavenger() -> None:
    table = scavenging("orc", "rusted_door", stage="pairs")
    play(table, "fight_together first=0 second=1 foe=orc", "commit first=0 second=0", "commit first=2 second=2")
    assert (prompt(table), table.view(0)["floor"]) == ("who_refills", 2)


@pytest.mark.card("scavenger")
def test_a_dead_scavenger_takes_nothing() -> None:
    table = scavenging("troll", "orc", "rusted_door", health=[1, 5])
    play(table, "fight_alone hero=0 foe=orc", "face_too foe=rusted_door", "commit first=1 second=0")
    play(table, "commit first=3 second=0")
    assert (prompt(table), table.view(0)["floor"]) == ("which_deck", 2)
    assert asked(table).args["hero"] == 1  # the paladin's refill


# -- Lucky ---------------------------------------------------------------------------------------------------------


def lucky(hero: str = "paladin", **more: Any) -> undercroft.Table:
    """A lucky hero at the refill; on top of the strength deck lie an elbow jab and, below, two power strikes."""
    zones = {"capabilities": [["power_strike", "power_strike", "elbow_jab"], ["vow"], [], []]}
    return table_at("refill", (hero, "archmage"), skills=[["lucky"]], zones=zones, room=["orc"], **more)


@pytest.mark.card("lucky")
def test_a_lucky_hero_replaces_a_card_just_drawn_from_the_same_deck() -> None:
    table = lucky()
    play(table, "refill hero=0", "draw hero=0 deck=strength")
    assert "replace hero=0 card=elbow_jab" in offers(table)
    events = table.apply("replace hero=0 card=elbow_jab")
    assert kinds(events) == ["skill-used", "card-replaced", "card-drawn"]
    assert hand_of(table, 0) == ["power_strike"]
    assert zone_of(table, "discards", 0) == ["elbow_jab"]
    assert offers(table) == [f"draw hero=0 deck={deck}" for deck in DECKS]  # the second card of the refill


@pytest.mark.card("lucky")
def test_a_lucky_hero_may_also_replace_the_last_card() -> None:
    table = lucky()
    play(table, "refill hero=0", "draw hero=0 deck=faith", "draw hero=0 deck=strength")
    assert offers(table) == ["keep hero=0", "replace hero=0 card=elbow_jab"]  # and not the card drawn before
    table.apply("replace hero=0 card=elbow_jab")
    assert hand_of(table, 0) == ["vow", "power_strike"]
    assert asked(table).args["hero"] == 1


@pytest.mark.card("lucky")
def test_a_lucky_hero_may_keep_what_was_drawn() -> None:
    table = lucky()
    play(table, "refill hero=0", "draw hero=0 deck=faith", "draw hero=0 deck=strength", "keep hero=0")
    assert hand_of(table, 0) == ["vow", "elbow_jab"]
    assert spent(table) == []


@pytest.mark.card("lucky")
@pytest.mark.rule("DT-031")
def test_luck_comes_once_a_floor_and_the_second_card_stays() -> None:
    table = lucky()
    play(table, "refill hero=0", "draw hero=0 deck=strength", "replace hero=0 card=elbow_jab")
    refusal(table, "replace hero=0 card=power_strike")
    table.apply("draw hero=0 deck=strength")
    assert hand_of(table, 0) == ["power_strike", "power_strike"]
    assert asked(table).args["hero"] == 1  # nothing more was asked


@pytest.mark.card("lucky")
def test_luck_belongs_to_the_hero_s_own_refill() -> None:
    table = lucky()
    table.apply("refill hero=1")
    assert offers(table) == [f"draw hero=1 deck={deck}" for deck in DECKS]
    table.apply("draw hero=1 deck=magic")
    assert asked(table).args["hero"] == 0
    assert all("replace" not in offer for offer in offers(table))


@pytest.mark.card("lucky")
def test_the_first_hand_is_no_refill() -> None:
    table = undercroft.new("dragon-tower", seed=1, options={"team": ["barbarian", "mage"]})
    play(table, "take_skill hero=0 card=lucky", "no_skill hero=1")
    for _ in range(4):
        assert offers(table) == [f"draw hero=0 deck={deck}" for deck in DECKS]
        table.apply("draw hero=0 deck=magic")
    assert asked(table).args["hero"] == 1


# -- Full Pack -----------------------------------------------------------------------------------------------------


@pytest.mark.card("full_pack")
def test_a_full_pack_does_nothing_after_the_start() -> None:
    tables = [
        table_at("discuss", SPECIALS, room=["orc"], circumstances=["acid_pit"], skills=skills)
        for skills in ([], [["full_pack"]])
    ]
    for table in tables:
        refill_all(table)
        table.apply("enter room=left")
    assert offers(tables[0]) == offers(tables[1])
    assert health_of(tables[0]) == health_of(tables[1])
