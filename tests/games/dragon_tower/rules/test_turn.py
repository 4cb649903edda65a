"""The turn: six floors, the order of the phases, rest after the third floor, health and death."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.dragon_tower.tables import RICH, fight, hand_of, health_of, room_of, table_at
from tests.games.helpers import kinds, offers, play, prompt, refusal, zone_of
from undercroft.kernel.events import Event

THREE = ("paladin", "mage", "priest")


@pytest.mark.rule("DT-054", "DT-001")
def test_every_turn_climbs_one_floor_and_the_sixth_is_the_last() -> None:
    table = table_at("floor", ("barbarian", "archmage"), floor=0)  # a tower without opponents
    climbed = [table.view(0)["floor"]]
    while table.decision is not None:
        events = table.apply(0)
        climbed += [event.told_to(0, table.game.deck)["floor"] for event in events if event.kind() == "floor-begun"]
    assert climbed == [1, 2, 3, 4, 5, 6]
    assert table.result is not None
    assert table.result.reason == "victory"


@pytest.mark.rule("DT-001")
def test_the_boss_at_the_top_has_to_be_beaten() -> None:
    options = {"team": ["barbarian", "archmage"], "skills": "none"}
    assert undercroft.new("dragon-tower", options=options).view(0)["boss"] == "dragon"
    table = fight(("barbarian", "archmage"), ("dragon",), floor=6, hands=[RICH])
    play(table, "fight_alone hero=0 foe=dragon")
    assert prompt(table) == "how_to_fight"  # the game goes on
    play(table, *(f"play_card card={card}" for card in ("divine_song", "lightning_strike", "shadow_leap")))
    play(table, "commit first=0 second=0")
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.rule("DT-001")
def test_all_seats_win_or_lose_together() -> None:
    won = table_at("end", floor=6, seats=2)
    assert won.result == undercroft.Result((0, 1), (1, 1), "victory")
    lost = fight(("paladin", "mage"), ("dragon", "minotaur"), floor=6, seats=2)
    assert lost.result == undercroft.Result((), (0, 0), "hopeless")


@pytest.mark.rule("DT-055", "DT-056")
def test_a_turn_goes_from_talk_to_refill_to_room_to_fight_to_rest() -> None:
    zones = {"room": [[], [], [], [], ["ogre_chief"]], "circumstances": [[], [], ["grave_chill"]]}
    zones["capabilities"] = [[], ["divine_song", "divine_song"]]
    table = table_at("end", ("barbarian", "archmage"), floor=2, zones=zones)
    table.say(0, "let_us_go room=left")  # the third floor lies ahead: time to talk
    assert prompt(table) == "who_refills"
    events: list[Event] = []
    for option in (
        "refill hero=1",
        "draw hero=1 deck=faith",
        "draw hero=0 deck=faith",
        "fight_alone hero=0 foe=ogre_chief",
        "face_too foe=grave_chill",
        "play_card card=divine_song",
        "commit first=1 second=0",
    ):
        events += table.apply(option)
    assert [kind for kind in kinds(events) if kind != "stage-begun"] == [
        "card-drawn",
        "card-drawn",
        "room-entered",
        "circumstance-revealed",
        "fight-won",
        "room-cleared",
        "hero-healed",
        "hero-healed",
        "floor-begun",
    ]


@pytest.mark.rule("DT-056")
def test_before_climbing_the_rooms_can_be_seen_and_talked_about() -> None:
    table = table_at("refill", seats=2, room=["orc"], other_room=["troll"])
    [[left], [right]] = table.view(1)["tower"][0]["rooms"]
    assert (left["card"], right["card"]) == ("orc", "troll")
    table.say(1, "let_us_go room=left")
    table.say(0, f"i_can_take foe={left['id']}")
    assert [said["text"] for said in table.view(0)["said"]] == ["let_us_go room=left", f"i_can_take foe={left['id']}"]


@pytest.mark.rule("DT-DECISION-11")
def test_seats_talk_in_ready_made_phrases_and_keep_their_hands_hidden() -> None:
    table = table_at("refill", seats=2, hands=[["mana_potion"], []])
    table.say(0, "i_am_rich_in attribute=magic")
    assert table.view(1)["zones"]["hand"][0] == [{"back": "magic"}]
    with pytest.raises(undercroft.Illegal) as refused:
        table.say(0, "i_hold_a_mana_potion")
    assert refused.value.code == "not-a-phrase"


# -- rest ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-098", "DT-099", "DT-027")
def test_after_the_third_floor_the_living_regain_one_health_up_to_six() -> None:
    assert health_of(table_at("end", THREE, floor=3, health=[6, 4, 0])) == [6, 5, 0]


@pytest.mark.rule("DT-098")
def test_every_living_hero_rests_when_the_last_opponent_of_the_third_floor_is_beaten() -> None:
    table = fight(("barbarian", "mage", "priest", "bard"), ("orc", "ghost"), floor=3, health=[5, 1, 3, 2])
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    assert (room_of(table, 3), health_of(table)) == (["ghost"], [5, 1, 3, 2])  # the floor is not cleared yet
    play(table, "fight_alone hero=2 foe=ghost", "commit first=1 second=0")
    assert health_of(table) == [6, 2, 3 - 1 + 1, 3]


@pytest.mark.rule("DT-098")
@pytest.mark.parametrize("floor", [1, 2, 4, 5])
def test_no_other_floor_gives_rest(floor: int) -> None:
    table = table_at("end", THREE, floor=floor, health=[5, 4, 1])
    assert table.view(0)["floor"] == floor + 1
    assert health_of(table) == [5, 4, 1]


@pytest.mark.rule("DT-123")
def test_real_heroes_need_no_break() -> None:
    table = table_at("end", THREE, floor=3, health=[6, 4, 0], options={"variants": ["no-break"]})
    assert table.view(0)["floor"] == 4
    assert health_of(table) == [6, 4, 0]


# -- health and death ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-028", "DT-029")
def test_a_hero_who_gives_the_last_health_dies_and_the_opponent_is_beaten_all_the_same() -> None:
    table = fight(("paladin", "mage"), ("orc", "fire_imp"), health=[1, 5], hands=[["backflip"], []])
    events = play(table, "fight_alone hero=0 foe=orc", "commit first=1 second=0")
    assert "hero-died" in kinds(events)
    assert health_of(table) == [0, 5]
    assert hand_of(table, 0) == []
    assert room_of(table, 1) == ["fire_imp"]
    assert zone_of(table, "normal_discard") == ["orc"]


@pytest.mark.rule("DT-028")
def test_one_health_left_is_enough_to_live() -> None:
    table = fight(("paladin", "mage"), ("orc", "fire_imp"), health=[2, 5])
    events = play(table, "fight_alone hero=0 foe=orc", "commit first=1 second=0")
    assert "hero-died" not in kinds(events)
    assert health_of(table) == [1, 5]


@pytest.mark.rule("DT-030")
def test_the_dead_are_neither_healed_nor_rested_nor_regenerated() -> None:
    rested = table_at("end", THREE, floor=3, health=[0, 4, 4], skills=[["regeneration"]])
    assert health_of(rested) == [0, 5, 5]
    table = fight(THREE, ("fire_imp",), health=[0, 4, 6], hands=[[], ["mana_potion"]], skills=[[], ["healer"]])
    table.apply("begin_healing hero=1")
    assert offers(table) == ["heal_with hero=1 card=mana_potion target=1", "think_better hero=1"]
    with pytest.raises(undercroft.Illegal):
        table.apply("heal_with hero=1 card=mana_potion target=0")


@pytest.mark.rule("DT-030")
def test_the_dead_take_no_part_in_later_floors() -> None:
    table = table_at("refill", THREE, floor=4, room=["orc"], health=[0, 5, 5])
    assert offers(table) == ["refill hero=1", "refill hero=2"]
    table = fight(THREE, ("orc",), floor=4, health=[0, 5, 5])
    assert refusal(table, "fight_alone hero=0 foe=orc") == "DT-DECISION-21"
