"""Skills used in a room, after it and in the refill: Healer, Regeneration, Scavenger, Lucky, Full Pack."""

from __future__ import annotations

from typing import Any, cast

import pytest

import undercroft
from tests.games.dragon_tower.tables import DECKS, fight, hand_of, health_of, refill_all, spent, table_at
from tests.games.helpers import decision_of, kinds, offers, play, prompt, refusal, zone_of
from undercroft.games.dragon_tower.rules.state import HAND, State

SPECIALS = ("barbarian", "archmage")


# -- Healer --------------------------------------------------------------------------------------------------------


def healing(*foes: str, **more: Any) -> undercroft.Table:
    """A priest who can heal, and a paladin, before opponents."""
    given = {"health": [3, 5], "hands": [["mana_potion", "backflip", "holy_symbol"], []], **more}
    return fight(("priest", "paladin"), foes or ("ghost", "orc"), skills=[["healer"]], **given)


@pytest.mark.card("healer")
@pytest.mark.parametrize(("card", "target", "health"), [("mana_potion", 0, [4, 5]), ("holy_symbol", 1, [3, 6])])
def test_a_healer_gives_a_card_of_value_two_or_more_for_one_health(card: str, target: int, health: list[int]) -> None:
    table = healing()
    play(table, "begin_healing hero=0")
    assert offers(table) == [
        *(
            f"heal_with hero=0 card={given} target={hero}"
            for given in ("mana_potion", "holy_symbol")
            for hero in (0, 1)
        ),
        "think_better hero=0",
    ]
    play(table, f"heal_with hero=0 card={card} target={target}")
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
def test_cancelling_the_healing_spends_nothing() -> None:
    table = healing()
    play(table, "begin_healing hero=0", "think_better hero=0")
    assert health_of(table) == [3, 5]
    assert "begin_healing hero=0" in offers(table)


@pytest.mark.card("healer")
@pytest.mark.rule("DT-027")
def test_nobody_is_healed_above_six() -> None:
    table = healing(health=[3, 6])
    play(table, "begin_healing hero=0")
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
    play(table, "fight_alone hero=0 foe=ghost")
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
        play(table, "enter room=left")
        return table

    table = enter(["mana_potion"])
    assert (decision_of(table).seat, offers(table)) == (1, ["begin_healing hero=1", "decline hero=1"])
    play(table, "decline hero=1", "fight_alone hero=0 foe=orc", "commit first=1 second=0")
    assert (decision_of(table).seat, prompt(table)) == (1, "whether_to_heal")
    play(table, "begin_healing hero=1", "heal_with hero=1 card=mana_potion target=0")
    assert health_of(table) == [4, 4]
    assert decision_of(table).seat == 0
    # The question reveals nothing: it also comes with a hand that cannot heal.
    table = enter(["backflip"])
    assert (decision_of(table).seat, offers(table)) == (1, ["decline hero=1"])


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
    play(table, "draw hero=0 deck=magic")
    assert len(hand_of(table, 0)) == 1
    assert (prompt(table), table.view(0)["floor"]) == ("who_refills", 2)  # one card only


@pytest.mark.card("scavenger", "lucky")
def test_a_lucky_scavenger_replaces_no_card_of_an_earlier_refill() -> None:
    for owner in (0, 1):  # the last card of the refills is in either hand
        table = fight(
            ("barbarian", "paladin"), ["orc", "rusted_door"], skills=[["scavenger", "lucky"]], hands=[["vow"], ["vow"]]
        )
        state = cast("State", table.state)
        state.drawn = state.zones[HAND + owner][0]
        play(table, "fight_alone hero=0 foe=orc", "face_too foe=rusted_door", "commit first=1 second=0")
        assert offers(table) == [f"draw hero=0 deck={deck}" for deck in DECKS]


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
    assert decision_of(table).args["hero"] == 1  # the paladin's refill


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
    events = play(table, "replace hero=0 card=elbow_jab")
    assert kinds(events) == ["skill-used", "card-replaced", "card-drawn"]
    assert hand_of(table, 0) == ["power_strike"]
    assert zone_of(table, "discards", 0) == ["elbow_jab"]
    assert offers(table) == [f"draw hero=0 deck={deck}" for deck in DECKS]  # the second card of the refill


@pytest.mark.card("lucky")
def test_a_lucky_hero_may_also_replace_the_last_card() -> None:
    table = lucky()
    play(table, "refill hero=0", "draw hero=0 deck=faith", "draw hero=0 deck=strength")
    assert offers(table) == ["keep hero=0", "replace hero=0 card=elbow_jab"]  # and not the card drawn before
    play(table, "replace hero=0 card=elbow_jab")
    assert hand_of(table, 0) == ["vow", "power_strike"]
    assert decision_of(table).args["hero"] == 1


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
    play(table, "draw hero=0 deck=strength")
    assert hand_of(table, 0) == ["power_strike", "power_strike"]
    assert decision_of(table).args["hero"] == 1  # nothing more was asked


@pytest.mark.card("lucky")
def test_luck_belongs_to_the_hero_s_own_refill() -> None:
    table = lucky()
    play(table, "refill hero=1")
    assert offers(table) == [f"draw hero=1 deck={deck}" for deck in DECKS]
    play(table, "draw hero=1 deck=magic")
    assert decision_of(table).args["hero"] == 0
    assert all("replace" not in offer for offer in offers(table))


@pytest.mark.card("lucky")
def test_the_first_hand_is_no_refill() -> None:
    table = undercroft.new("dragon-tower", seed=1, options={"team": ["barbarian", "mage"]})
    play(table, "take_skill hero=0 card=lucky", "no_skill hero=1")
    for _ in range(4):
        assert offers(table) == [f"draw hero=0 deck={deck}" for deck in DECKS]
        play(table, "draw hero=0 deck=magic")
    assert decision_of(table).args["hero"] == 1


# -- Full Pack -----------------------------------------------------------------------------------------------------


@pytest.mark.card("full_pack")
def test_a_full_pack_does_nothing_after_the_start() -> None:
    tables = [
        table_at("discuss", SPECIALS, room=["orc"], circumstances=["acid_pit"], skills=skills)
        for skills in ([], [["full_pack"]])
    ]
    for table in tables:
        refill_all(table)
        play(table, "enter room=left")
    assert offers(tables[0]) == offers(tables[1])
    assert health_of(tables[0]) == health_of(tables[1])
