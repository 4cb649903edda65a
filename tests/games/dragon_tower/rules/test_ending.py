"""Victory, defeat and death."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.dragon_tower.fights import discards, get_on, offered, ways_to_settle
from tests.games.dragon_tower.tables import fight, health_of, room_of, state_of, table_at
from tests.games.helpers import kinds, offers, play, refusal, zone_of
from undercroft.kernel.result import Result


@pytest.mark.rule("DT-001", "DT-100")
def test_the_party_wins_when_the_top_floor_is_cleared_and_somebody_lives() -> None:
    table = fight(["barbarian", "priest"], ["orc", "ghost"], floor=6, seats=2, health=[5, 1], hands=[["vow"]])
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    assert table.result is None
    events = play(table, "fight_alone hero=1 foe=ghost", "commit first=1 second=0")
    assert health_of(table) == [5, 0]
    assert kinds(events)[-2:] == ["room-cleared", "game-won"]
    assert table.result == Result((0, 1), (1, 1), "victory")


@pytest.mark.rule("DT-100")
@pytest.mark.parametrize("floor", [1, 2, 3, 4, 5])
def test_a_cleared_floor_below_the_top_is_no_victory(floor: int) -> None:
    table = fight(["barbarian", "priest"], ["orc"], floor=floor)
    events = play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    assert table.result is None
    assert "game-won" not in kinds(events)
    assert state_of(table).floor == floor + 1


@pytest.mark.rule("DT-101")
@pytest.mark.parametrize("floor", [1, 2, 3, 4, 5, 6])
def test_the_party_has_lost_when_all_heroes_are_dead(floor: int) -> None:
    table = fight(["barbarian", "priest"], ["ghost", "orc"], floor=floor, health=[2, 0], hands=[["holy_symbol"]])
    play(table, "fight_alone hero=0 foe=ghost")
    assert ways_to_settle(table) == ["give_all"]
    events = play(table, "give_all")
    assert kinds(events)[-1] == "game-lost"
    assert table.result == Result((), (0,), "all-dead")


@pytest.mark.rule("DT-101", "DT-DECISION-23")
@pytest.mark.parametrize("floor", [1, 2, 3, 4, 5, 6])
def test_the_party_loses_if_its_last_hero_dies_with_the_last_opponent(floor: int) -> None:
    table = fight(["barbarian", "priest"], ["gargoyle"], floor=floor, health=[1, 0], hands=[["magic_amulet"]])
    events = play(table, "commit first=1 second=0")  # the amulet would have saved the day
    assert kinds(events) == ["fight-won", "hero-died", "game-lost"]
    assert room_of(table, floor) == []
    assert table.result is not None
    assert table.result.reason == "all-dead"


@pytest.mark.rule("DT-DECISION-24")
def test_the_monsters_of_rooms_not_taken_do_not_stand_in_the_way_of_victory() -> None:
    table = table_at(
        "enter",
        ["barbarian", "priest"],
        floor=5,
        zones={"room": [[], [], [], [], [], [], [], [], ["orc"], ["troll", "troll"], ["rusted_door"]]},
    )
    play(table, "enter room=left", "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    get_on(table, "who_fights")
    play(table, "fight_alone hero=0 foe=rusted_door", "commit first=0 second=0")
    assert zone_of(table, "normal_discard") == ["troll", "troll", "orc"]
    assert table.result is not None
    assert table.result.reason == "victory"


@pytest.mark.rule("DT-027", "DT-030", "DT-031")
@pytest.mark.card("healer")
def test_a_healer_helps_neither_the_dead_nor_those_in_full_health_and_once_a_floor() -> None:
    table = fight(
        ["barbarian", "priest", "mage", "paladin"],
        ["orc", "ghost"],
        skills=[[], ["healer"]],
        hands=[[], ["prayer", "holy_symbol", "vow"], []],
        health=[6, 4, 0, 5],
    )
    play(table, "begin_healing hero=1")
    assert offered(table, "heal_with") == [
        f"heal_with hero=1 card={card} target={target}" for card in ("prayer", "holy_symbol") for target in (1, 3)
    ]
    play(table, "heal_with hero=1 card=prayer target=3")
    assert health_of(table) == [6, 4, 0, 6]
    assert refusal(table, "begin_healing hero=1") == "DT-031"


@pytest.mark.rule("DT-028", "DT-DECISION-21")
def test_the_hand_of_the_dead_is_discarded_for_all_to_see() -> None:
    table = fight(
        ["barbarian", "priest"],
        ["gargoyle", "orc"],
        hands=[["vow", "backflip", "magic_amulet"], ["power_strike"]],
        health=[1, 5],
        seats=2,
    )
    play(table, "fight_alone hero=0 foe=gargoyle", "commit first=1 second=0")
    assert discards(table) == [[], ["vow"], ["magic_amulet"], ["backflip"]]
    shown = table.view(1)["zones"]["discards"]
    assert [pile["known"][0][1]["card"] for pile in shown[1:]] == ["vow", "magic_amulet", "backflip"]


# -- every one of us counts ------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-120", "DT-DECISION-31")
@pytest.mark.parametrize(("variants", "reason"), [([], "victory"), (["everyone-counts"], "one-fell")])
def test_where_everyone_counts_one_death_is_a_defeat(variants: list[str], reason: str) -> None:
    table = fight(
        ["barbarian", "priest"],
        ["gargoyle"],
        floor=6,
        health=[1, 5],
        hands=[["magic_amulet"]],
        options={"variants": variants},
    )
    play(table, "fight_alone hero=0 foe=gargoyle", "commit first=1 second=0")
    assert table.result is not None
    assert table.result.reason == reason
    assert bool(table.result.winners) == (reason == "victory")


@pytest.mark.rule("DT-120", "DT-DECISION-31")
def test_where_everyone_counts_the_first_death_ends_the_game_on_any_floor() -> None:
    table = fight(
        ["barbarian", "priest", "mage"],
        ["gargoyle", "orc"],
        health=[1, 5, 5],
        hands=[["magic_amulet"], ["power_strike"]],
        options={"variants": ["everyone-counts"]},
    )
    events = play(table, "fight_alone hero=0 foe=gargoyle", "commit first=1 second=0")
    assert kinds(events) == ["fight-won", "hero-died", "game-lost"]
    assert table.decision is None


@pytest.mark.rule("DT-120")
def test_where_everyone_counts_a_party_without_losses_wins() -> None:
    table = fight(
        ["barbarian", "priest"], ["gargoyle"], floor=6, health=[2, 5], options={"variants": ["everyone-counts"]}
    )
    play(table, "fight_alone hero=0 foe=gargoyle", "commit first=1 second=0")
    assert table.result is not None
    assert table.result.reason == "victory"


@pytest.mark.rule("DT-DECISION-29")
def test_variants_may_be_combined() -> None:
    table = table_at(
        "enter",
        ["barbarian", "priest"],
        floor=3,
        room=["stone_golem"],
        health=[4, 4],
        options={"variants": ["everyone-counts", "surrounded", "no-break"]},
    )
    play(table, "assign foe=stone_golem hero=0", "agree_on_plan")  # surrounded
    play(table, "commit first=3 second=0")
    assert health_of(table) == [1, 4]  # no break
    table = table_at(
        "enter",
        ["barbarian", "priest"],
        floor=3,
        room=["stone_golem"],
        hands=[["lightning_strike"]],
        health=[3, 4],
        options={"variants": ["everyone-counts", "surrounded", "no-break"]},
    )
    play(table, "assign foe=stone_golem hero=0", "agree_on_plan", "commit first=3 second=0")
    assert table.result is not None
    assert table.result.reason == "one-fell"  # everyone counts


@pytest.mark.rule("DT-124", "DT-DECISION-29", "DT-DECISION-35")
def test_where_many_skills_are_allowed_each_is_paid_for() -> None:
    options = {"team": ["barbarian", "archmage"], "skills": "many", "variants": ["no-break"]}
    table = undercroft.new("dragon-tower", seed=5, options=options)
    play(
        table, "take_skill hero=0 card=fury", "take_skill hero=0 card=troublewise", "no_skill hero=0", "no_skill hero=1"
    )
    get_on(table, "which_payment")
    assert health_of(table) == [5, 5]
    play(table, "pay hero=0 card=troublewise paid=0")  # the order is the player's; the last is paid by itself
    assert health_of(table) == [3, 5]
    assert [len(zone_of(table, "hand", hero)) for hero in (0, 1)] == [2, 4]
    assert table.view(0)["heroes"][0]["skills"] == ["troublewise", "fury"]


@pytest.mark.rule("DT-124")
def test_without_that_variant_a_hero_has_one_skill() -> None:
    options = {"team": ["barbarian", "archmage"], "skills": "one"}
    table = undercroft.new("dragon-tower", seed=5, options=options)
    play(table, "take_skill hero=0 card=fury")
    assert not any(text.startswith("take_skill hero=0") for text in offers(table))
