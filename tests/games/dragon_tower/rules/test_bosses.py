"""The extra bosses: which boss they replace, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.dragon_tower.fights import discards, get_on, missing, needed, offered, points, ways_to_settle
from tests.games.dragon_tower.tables import fight, room_of, state_of, table_at
from tests.games.helpers import decision_of, kinds, play, prompt, refusal, zone_of
from undercroft.games.dragon_tower.rules import bosses
from undercroft.games.dragon_tower.rules.facts import DECK, POINTS
from undercroft.kernel.table import Table

BOSSES = {"dragon", "shadow_of_the_dragon", "giant_troll", "dark_lord", "lord_of_the_dead"}
EXTRA_BOSSES = ("giant_troll", "dark_lord", "lord_of_the_dead")


def new_table(boss: str, heroes: int) -> Table:
    """A new game with this boss, the tower just built."""
    options = {"heroes": heroes, "team": "deal", "skills": "none", "boss": boss}
    table = undercroft.new("dragon-tower", seed=3, options=options)
    get_on(table, "who_refills")
    return table


def at_the_top(boss: str, **more: Any) -> Table:
    """The party before this boss and nobody else."""
    heroes = more.pop("heroes", ["barbarian", "archmage"])
    return fight(heroes, [boss, *more.pop("company", [])], floor=6, options={"boss": boss}, **more)


# -- which boss is at the top ----------------------------------------------------------------------------------------


@pytest.mark.rule("DT-104", "DT-105")
@pytest.mark.parametrize("heroes", [2, 3])
@pytest.mark.parametrize("boss", EXTRA_BOSSES)
def test_with_two_or_three_heroes_an_extra_boss_replaces_the_dragon(boss: str, heroes: int) -> None:
    table = new_table(boss, heroes)
    assert set(room_of(table, 6)) & BOSSES == {boss}
    assert set(zone_of(table, "unused_bosses")) == BOSSES - {boss}


@pytest.mark.rule("DT-104", "DT-106")
@pytest.mark.parametrize("boss", EXTRA_BOSSES)
def test_with_four_heroes_an_extra_boss_replaces_the_shadow_and_the_dragon_stays(boss: str) -> None:
    assert set(room_of(new_table(boss, 4), 6)) & BOSSES == {"dragon", boss}


@pytest.mark.rule("DT-104")
@pytest.mark.parametrize(("heroes", "present"), [(2, {"dragon"}), (4, {"dragon", "shadow_of_the_dragon"})])
def test_extra_bosses_are_optional(heroes: int, present: set[str]) -> None:
    assert set(room_of(new_table("dragon", heroes), 6)) & BOSSES == present


# -- the Giant Troll -------------------------------------------------------------------------------------------------


@pytest.mark.card("giant_troll")
@pytest.mark.rule("DT-107")
@pytest.mark.parametrize("card", ["elbow_jab", "firm_stance", "vow", "candle_of_hope", "magic_amulet", "side_step"])
def test_against_the_giant_troll_a_card_of_one_has_no_effect_and_is_gone_all_the_same(card: str) -> None:
    hand = [card, "power_strike", "giant_swing", "holy_symbol", "mana_potion", "shadow_leap"]
    table = at_the_top("giant_troll", hands=[hand], fought=[0], health=[6, 6])
    play(table, "fight_alone hero=0 foe=giant_troll")
    assert missing(table) == points("S6 F2 M1 A3")
    play(table, f"play_card card={card}")
    assert missing(table) == points("S6 F2 M1 A3")
    play(table, *[f"play_card card={other}" for other in hand[1:]], "commit first=0 second=0")
    assert any(card in pile for pile in discards(table))


@pytest.mark.card("giant_troll")
@pytest.mark.rule("DT-107")
def test_cards_of_two_and_three_work_against_the_giant_troll() -> None:
    table = at_the_top(
        "giant_troll", hands=[["strength_potion", "power_strike"]], fought=[0], health=[6, 6], stage="pairs"
    )
    assert missing(table) == points("S7 F3 A4")  # the Archmage's Magic 5 covers 2
    play(table, "play_card card=strength_potion", "play_card card=power_strike")
    assert missing(table) == points("S2 F3 A4")


@pytest.mark.card("giant_troll", "elbow_jab")
@pytest.mark.rule("DT-107")
def test_other_opponents_next_to_the_troll_are_beaten_with_cards_of_one() -> None:
    hand = ["elbow_jab", "power_strike", "giant_swing", "holy_symbol", "shadow_leap"]
    table = at_the_top("giant_troll", company=["orc"], hands=[hand, ["power_strike", "giant_swing"]], fought=[0])
    play(table, "fight_alone hero=0 foe=orc", "play_card card=elbow_jab")
    assert missing(table) == points("S2")


@pytest.mark.card("giant_troll")
@pytest.mark.rule("DT-107", "DT-DECISION-25")
def test_a_total_with_the_troll_in_it_voids_cards_of_one_altogether() -> None:
    hand = ["elbow_jab", "power_strike", "giant_swing", "holy_symbol", "shadow_leap"]
    table = at_the_top("giant_troll", company=["orc"], hands=[hand, ["power_strike", "giant_swing"]])
    play(table, "fight_alone hero=0 foe=orc", "face_too foe=giant_troll")
    assert missing(table) == points("S4 F2 M1 A3")
    play(table, "play_card card=elbow_jab")
    assert missing(table) == points("S4 F2 M1 A3")
    play(table, "leave_out foe=giant_troll")
    assert missing(table) == [0, 0, 0, 0]


@pytest.mark.card("giant_troll", "fury")
@pytest.mark.rule("DT-108")
def test_health_and_fury_work_against_the_troll_as_usual() -> None:
    hand = ["power_strike", "holy_symbol", "mana_potion"]
    table = at_the_top("giant_troll", skills=[["fury"]], hands=[hand], health=[5, 5])
    play(table, "fight_alone hero=0 foe=giant_troll", *[f"play_card card={card}" for card in hand])
    assert ways_to_settle(table) == ["commit first=3 second=0"]
    play(table, "use_skill hero=0 card=fury")
    assert ways_to_settle(table) == ["commit first=2 second=0"]


@pytest.mark.card("giant_troll", "resourceful")
@pytest.mark.rule("DT-108", "DT-DECISION-37")
def test_a_card_turned_into_a_one_is_no_card_of_one_for_the_troll() -> None:
    hand = ["prayer", "vow", "lightning_strike", "shadow_leap"]
    table = at_the_top("giant_troll", skills=[["resourceful"]], hands=[hand], health=[6, 5])
    play(table, "fight_alone hero=0 foe=giant_troll")
    assert missing(table) == points("S1 F2 M1 A3")
    assert not any("card=vow" in text for text in offered(table, "play_as"))
    play(table, "play_as card=prayer attribute=strength")  # printed 2, played as 1
    assert missing(table) == points("F2 M1 A3")


@pytest.mark.card("giant_troll", "second_stance", "shoulder_to_shoulder")
@pytest.mark.rule("DT-108")
def test_pair_skills_work_against_the_troll() -> None:
    hands = [["holy_symbol", "shadow_leap", "whirling_dodge"], ["vow"]]
    table = at_the_top(
        "giant_troll",
        skills=[["second_stance"], ["shoulder_to_shoulder"]],
        hands=hands,
        fought=[0, 1],
        stage="pairs",
        health=[6, 6],
    )
    play(table, "use_skill hero=0 card=second_stance")
    assert missing(table) == points("S2 F3 M2 A4")
    play(table, "use_skill hero=1 card=shoulder_to_shoulder")
    assert missing(table) == points("S1 F2 M1 A3")


# -- the Dark Lord ---------------------------------------------------------------------------------------------------


@pytest.mark.card("dark_lord")
@pytest.mark.rule("DT-109")
@pytest.mark.parametrize("boss", ["dragon", "dark_lord"])
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_one_more_circumstance_lies_face_down_under_the_dark_lord(heroes: int, boss: str) -> None:
    table, plain = new_table(boss, heroes), new_table("dragon", heroes)
    extra = 1 if boss == "dark_lord" else 0
    assert len(zone_of(table, "under_boss")) == extra
    assert len(zone_of(table, "circumstance_deck")) == len(zone_of(plain, "circumstance_deck")) - extra
    for seat in (0, None):
        assert table.view(seat)["zones"]["under_boss"] == [{"back": "circumstance"}] * extra


def dark_lord_at(floor: int, **more: Any) -> Table:
    """The party reaches a floor of the Dark Lord's tower; rune_trap (S1 M1) lies under him."""
    zones = {"room": [[] for _ in range(10)] + [["dark_lord"]], "under_boss": ["rune_trap"], **more.pop("zones", {})}
    return table_at(
        "floor", ["barbarian", "archmage"], floor=floor - 1, zones=zones, options={"boss": "dark_lord"}, **more
    )


@pytest.mark.card("dark_lord")
@pytest.mark.rule("DT-110")
def test_the_dark_lord_reveals_it_before_the_refill_of_floor_6_and_grows_by_it() -> None:
    table = dark_lord_at(5)
    assert table.view(0)["zones"]["under_boss"] == [{"back": "circumstance"}]
    assert table.view(0)["tower"][5]["rooms"][0][0]["need"] == points("S2 F3 M4 A2")
    while state_of(table).floor == 5:
        events = table.apply(0)
    assert kinds(events)[-2:] == ["floor-begun", "boss-grew"]
    assert prompt(table) == "who_refills"
    assert table.view(None)["zones"]["under_boss"][0]["card"] == "rune_trap"
    assert table.view(0)["tower"][5]["rooms"][0][0]["need"] == points("S3 F3 M5 A2")


@pytest.mark.card("dark_lord")
@pytest.mark.rule("DT-111", "DT-DECISION-26")
def test_cards_under_the_dark_lord_are_not_separate_opponents() -> None:
    table = dark_lord_at(6, health=[6, 6])
    get_on(table, "who_fights")
    assert offered(table, "fight_alone") == [f"fight_alone hero={hero} foe=dark_lord" for hero in (0, 1)]
    play(table, "fight_alone hero=0 foe=dark_lord")
    assert needed(table) == points("S3 F3 M5 A2")
    assert offered(table, "face_too") == []
    play(table, "withdraw", "pair_up")
    assert needed(table) == points("S4 F4 M6 A3")  # every attribute once, though two cards ask for Strength


@pytest.mark.card("dark_lord")
@pytest.mark.rule("DT-111")
def test_beating_the_dark_lord_beats_the_cards_under_him() -> None:
    table = at_the_top(
        "dark_lord",
        heroes=["acrobat", "archmage"],
        hands=[["holy_symbol", "power_strike", "lightning_strike", "mana_potion"]],
        zones={"under_boss": ["rune_trap"]},
    )
    play(table, "fight_alone hero=0 foe=dark_lord")
    play(
        table,
        *[f"play_card card={card}" for card in ("holy_symbol", "power_strike", "lightning_strike", "mana_potion")],
    )
    play(table, "commit first=0 second=0")
    assert zone_of(table, "circumstance_discard") == ["rune_trap"]
    assert table.result is not None
    assert table.result.reason == "victory"


@pytest.mark.card("dark_lord", "troublewise")
@pytest.mark.rule("DT-112")
def test_the_troublewise_cannot_lower_the_dark_lord() -> None:
    table = at_the_top(
        "dark_lord",
        company=["cursed_idol"],
        skills=[["troublewise"]],
        hands=[["holy_symbol", "lightning_strike", "shadow_leap"]],
        zones={"under_boss": ["rune_trap"]},
        health=[6, 6],
    )
    play(table, "fight_alone hero=0 foe=dark_lord")
    assert refusal(table, "lower foe=dark_lord attribute=strength") == "DT-112"
    assert offered(table, "lower") == []
    play(table, "face_too foe=cursed_idol")
    assert [text.split()[1] for text in offered(table, "lower")] == ["foe=cursed_idol"] * 2


@pytest.mark.card("dark_lord", "diviner")
@pytest.mark.rule("DT-112")
def test_the_diviner_neither_sees_nor_replaces_cards_under_the_dark_lord() -> None:
    hidden: list[list[str]] = [[], [], [], [], ["acid_pit"], ["acid_pit"]]
    table = dark_lord_at(5, skills=[["diviner"]], zones={"circumstances": hidden})
    play(table, "divine hero=0")
    assert table.view(0)["zones"]["under_boss"] == [{"back": "circumstance"}]
    assert offered(table, "send_away") == ["send_away hero=0 card=acid_pit"]
    table = dark_lord_at(6, skills=[["diviner"]], zones={"circumstances": hidden})
    play(table, "divine hero=0")
    assert offered(table, "send_away") == ["send_away hero=0 card=acid_pit"]


# -- the Lord of the Dead --------------------------------------------------------------------------------------------


@pytest.mark.card("lord_of_the_dead")
@pytest.mark.rule("DT-113")
@pytest.mark.parametrize("floor", [1, 2, 4, 5])
@pytest.mark.parametrize("boss", ["dragon", "lord_of_the_dead"])
def test_the_lord_of_the_dead_keeps_the_normal_monsters_that_were_beaten(boss: str, floor: int) -> None:
    rooms: list[list[str]] = [[] for _ in range(12)]
    rooms[2 * floor - 2 : 2 * floor], rooms[10] = [["orc", "fire_imp"], ["ghost"]], [boss]
    table = table_at(
        "enter",
        ["barbarian", "archmage"],
        floor=floor,
        circumstances=["rusted_door"],
        options={"boss": boss},
        zones={"room": rooms},
    )
    play(table, "enter room=left", "fight_alone hero=0 foe=orc", "face_too foe=rusted_door", "commit first=1 second=0")
    kept = boss == "lord_of_the_dead"
    assert zone_of(table, "beaten") == (["orc"] if kept else [])
    assert zone_of(table, "normal_discard") == (["ghost"] if kept else ["ghost", "orc"])
    assert zone_of(table, "circumstance_discard") == ["rusted_door"]


@pytest.mark.card("lord_of_the_dead")
@pytest.mark.rule("DT-113", "DT-DECISION-27")
def test_elite_monsters_and_rooms_not_taken_never_come_to_his_pile() -> None:
    table = fight(["barbarian", "archmage"], ["ogre_chief"], floor=3, options={"boss": "lord_of_the_dead"})
    play(table, "fight_alone hero=0 foe=ogre_chief", "commit first=1 second=0")
    assert zone_of(table, "beaten") == []
    assert zone_of(table, "elite_discard") == ["ogre_chief"]


def lord_of_the_dead_at(floor: int, beaten: list[str], **more: Any) -> Table:
    """The party reaches a floor of his tower with this pile of beaten monsters."""
    zones = {"room": [[] for _ in range(10)] + [["lord_of_the_dead"]], "beaten": beaten}
    options = {"boss": "lord_of_the_dead"}
    return table_at("floor", ["barbarian", "archmage"], floor=floor - 1, zones=zones, options=options, **more)


@pytest.mark.card("lord_of_the_dead")
@pytest.mark.rule("DT-114")
@pytest.mark.parametrize(
    ("chance", "raised", "numbers"),
    [
        ([0, 0], {"orc", "ghost"}, "S4 F5 M1 A1"),
        ([2, 0], {"harpy", "orc"}, "S4 F3 M1 A5"),
        ([1, 1], {"ghost", "harpy"}, "S1 F6 M1 A5"),
    ],
)
def test_the_lord_of_the_dead_raises_two_monsters_before_the_refill(
    chance: list[int], raised: set[str], numbers: str
) -> None:
    table = lord_of_the_dead_at(6, ["orc", "ghost", "harpy"], chance=chance)
    assert prompt(table) == "who_refills"
    assert set(zone_of(table, "under_boss")) == raised
    assert len(zone_of(table, "beaten")) == 1
    assert table.view(None)["tower"][5]["rooms"][0][0]["need"] == points(numbers)
    assert {card["card"] for card in table.view(None)["zones"]["under_boss"]} == raised


@pytest.mark.card("lord_of_the_dead")
@pytest.mark.rule("DT-114")
def test_every_two_of_the_pile_may_be_raised() -> None:
    found = set()
    for seed in range(60):
        table = undercroft.scenario(
            {
                "game": "dragon-tower",
                "seed": seed,
                "options": {"heroes": 2, "boss": "lord_of_the_dead"},
                "zones": {
                    "hero": [["barbarian"], ["archmage"]],
                    "room": [[] for _ in range(10)] + [["lord_of_the_dead"]],
                    "beaten": ["orc", "ghost", "harpy"],
                },
                "position": {"phase": "floor", "floor": 5},
            }
        )
        found.add(frozenset(zone_of(table, "under_boss")))
    assert found == {frozenset(pair) for pair in (("orc", "ghost"), ("orc", "harpy"), ("ghost", "harpy"))}


@pytest.mark.card("lord_of_the_dead")
@pytest.mark.rule("DT-114")
@pytest.mark.parametrize(("beaten", "numbers"), [([], "S1 F2 M1 A1"), (["orc"], "S4 F2 M1 A1")])
def test_the_lord_raises_a_pile_of_fewer_than_two_completely(beaten: list[str], numbers: str) -> None:
    table = lord_of_the_dead_at(6, beaten)
    assert table.view(None)["tower"][5]["rooms"][0][0]["need"] == points(numbers)


@pytest.mark.card("lord_of_the_dead")
@pytest.mark.rule("DT-115", "DT-DECISION-26", "DT-DECISION-27")
def test_raised_monsters_are_part_of_their_lord_and_no_opponents_of_their_own() -> None:
    table = lord_of_the_dead_at(6, ["orc", "troll"], health=[6, 6], skills=[["decoy", "troublewise"]])
    get_on(table, "who_fights")
    assert offered(table, "fight_alone") == [f"fight_alone hero={hero} foe=lord_of_the_dead" for hero in (0, 1)]
    play(table, "fight_alone hero=0 foe=lord_of_the_dead")
    assert needed(table) == points("S9 F2 M1 A1")
    assert offered(table, "face_too", "lower", "use_skill") == []
    play(table, "withdraw", "pair_up")
    assert needed(table) == points("S10 F3 M2 A2")
    assert decision_of(table).prompt == "how_to_fight"


@pytest.mark.card("lord_of_the_dead")
@pytest.mark.rule("DT-113", "DT-114")
def test_with_four_heroes_it_is_the_lord_who_grows_and_not_the_dragon() -> None:
    table = table_at(
        "floor",
        ["barbarian", "archmage", "acrobat", "anchorite"],
        floor=5,
        zones={"room": [[] for _ in range(10)] + [["dragon", "lord_of_the_dead"]], "beaten": ["orc", "troll"]},
        options={"boss": "lord_of_the_dead"},
    )
    needs = {foe["card"]: foe["need"] for foe in table.view(None)["tower"][5]["rooms"][0]}
    assert needs == {"dragon": points("S4 F3 M3 A3"), "lord_of_the_dead": points("S9 F2 M1 A1")}


@pytest.mark.parametrize(("boss", "zone"), [("dark_lord", "under_boss"), ("lord_of_the_dead", "beaten")])
def test_a_position_without_its_boss_reaches_the_top_all_the_same(boss: str, zone: str) -> None:
    card = "rune_trap" if boss == "dark_lord" else "orc"
    rooms: list[list[str]] = [[] for _ in range(10)]
    zones = {"room": [*rooms, ["minotaur"]], zone: [card]}
    table = table_at("floor", ["barbarian", "archmage"], floor=5, zones=zones, options={"boss": boss})
    assert state_of(table).floor == 6
    assert table.view(0)["tower"][5]["rooms"][0][0]["need"] == points("S5 A2")


# -- a combined boss -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-EXAMPLE-16", "DT-DECISION-26")
def test_a_combined_boss_is_one_opponent_for_one_hero_and_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = list(POINTS)  # the example's boss and circumstance are not among the cards
    printed[DECK.index["dark_lord"]] = (3, 0, 4, 0)
    printed[DECK.index["acid_pit"]] = (0, 0, 1, 2)
    monkeypatch.setattr(bosses, "POINTS", tuple(printed))
    table = at_the_top("dark_lord", health=[6, 6], zones={"under_boss": ["acid_pit"]})
    play(table, "fight_alone hero=0 foe=dark_lord")
    assert needed(table) == points("S3 M5 A2")
    play(table, "withdraw", "pair_up")
    assert needed(table) == points("S4 M6 A3")
