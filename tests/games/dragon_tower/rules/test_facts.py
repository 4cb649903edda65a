"""Contents of the box, and single cards that the rulebook describes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import undercroft
from tests.games.dragon_tower.tables import DECKS, RICH, fight, hand_of, table_at
from tests.games.helpers import play
from undercroft.games.dragon_tower.rules.facts import DECK, META, TABLE
from undercroft.simulation.random_tables import random_option

BOX = Counter({card.back: 0 for card in DECK.printed})
for printed in DECK.printed:
    BOX[printed.back] += printed.copies


def zone_backs(table: undercroft.Table) -> dict[str, set[str]]:
    """Return by zone the backs of its cards."""
    zones = {}
    for zone in table.game.zones:
        cards = [card for row in table.state.zones[zone.first : zone.first + zone.count] for card in row]
        zones[zone.name] = {DECK.backs[table.state.face[card]] for card in cards}
    return zones


@pytest.mark.rule("DT-002")
def test_the_box_holds_ten_decks_of_172_cards_and_24_tokens() -> None:
    table = undercroft.new("dragon-tower", seed=1)
    assert len(BOX) == 10
    assert len(table.state.face) == BOX.total() == 172
    assert META["health_tokens"] == 24


@pytest.mark.rule("DT-002")
@pytest.mark.parametrize("boss", ["dragon", "dark_lord", "lord_of_the_dead"])
def test_the_decks_are_never_mixed(boss: str) -> None:
    random = Random(5)
    table = undercroft.new("dragon-tower", seats=2, seed=5, options={"heroes": 4, "boss": boss, "skills": "many"})
    while table.decision is not None:
        for name, backs in zone_backs(table).items():
            if name == "room":
                assert backs <= {"normal", "elite", "boss", "circumstance"}  # the tower is built of these
            elif name in ("hand", "laid", "capabilities", "discards"):
                assert backs <= set(DECKS)
            else:
                assert len(backs) <= 1, name
        for name in ("capabilities", "discards"):
            zone = table.game.zones.named(name)
            assert zone is not None
            for number, deck in enumerate(DECKS):
                cards = table.state.zones[zone.first + number]
                assert {DECK.backs[table.state.face[card]] for card in cards} <= {deck}
        table.apply(random_option(table, random))


@pytest.mark.rule("DT-003", "DT-004", "DT-005", "DT-006", "DT-008", "DT-009")
@pytest.mark.parametrize(
    ("back", "count"),
    [
        ("hero", 18),
        ("skill", 13),
        ("normal", 40),
        ("elite", 16),
        ("circumstance", 20),
        *((deck, 15) for deck in DECKS),
    ],
)
def test_each_deck_has_its_printed_size(back: str, count: int) -> None:
    state = undercroft.new("dragon-tower", seed=1).state
    assert [DECK.backs[face] for face in state.face].count(back) == count


@pytest.mark.rule("DT-007")
def test_five_bosses_share_a_back() -> None:
    bosses = [card for card in DECK.printed if card.kind == "boss"]
    assert [card.id for card in bosses] == [
        "dragon",
        "shadow_of_the_dragon",
        "giant_troll",
        "dark_lord",
        "lord_of_the_dead",
    ]
    assert {card.back for card in bosses} == {"boss"}
    assert all(card.copies == 1 for card in bosses)


@pytest.mark.rule("DT-010")
def test_there_are_exactly_four_attributes() -> None:
    table = table_at("refill")
    assert [len(zone) for zone in (table.view(0)["zones"]["capabilities"], table.view(0)["heroes"][0]["base"])] == [
        4,
        4,
    ]
    play(table, "refill hero=0", "draw hero=0 deck=strength")
    decision = table.decision
    assert decision is not None
    assert [option.args["deck"] for option in decision.options] == ["strength", "faith", "magic", "agility"]


@pytest.mark.rule("DT-011")
def test_six_heroes_are_ordinary_and_there_are_three_other_types() -> None:
    types = Counter(row["type"] for row in TABLE["hero"])
    assert types["ordinary"] == 6
    assert set(types) == {"ordinary", "special", "universal", "thrifty"}


@pytest.mark.rule("DT-134")
@pytest.mark.parametrize(
    ("hero", "base"),
    [
        ("paladin", [2, 1, 0, 0]),
        ("priest", [0, 2, 1, 0]),
        ("mage", [0, 0, 2, 1]),
        ("assassin", [1, 0, 0, 2]),
        ("barbarian", [5, 0, 0, 0]),
    ],
)
def test_the_book_s_heroes_fight_with_their_attributes(hero: str, base: list[int]) -> None:
    table = fight((hero, "druid"), ("dragon",), hands=[[], RICH])
    play(table, "fight_alone hero=0 foe=dragon")
    assert table.view(0)["fight"]["base"] == [base]


@pytest.mark.rule("DT-134")
def test_the_bard_has_three_attributes_and_the_pickpocket_agility() -> None:
    base = [hero["base"] for hero in table_at("enter", ("bard", "pickpocket")).view(0)["heroes"]]
    assert [points > 0 for points in base[0]] == [False, True, True, True]
    assert base[1][3] > 0
    types = {row["id"]: row["type"] for row in TABLE["hero"]}
    assert (types["bard"], types["pickpocket"]) == ("universal", "thrifty")


@pytest.mark.rule("DT-135", "DT-DECISION-15")
@pytest.mark.parametrize(
    ("foe", "need"),
    [
        ("ghost", [0, 3, 0, 0]),
        ("goblin_shaman", [0, 1, 3, 0]),
        ("skeleton_archer", [0, 2, 0, 2]),
        ("dragon", [4, 3, 3, 3]),
    ],
)
def test_the_book_s_opponents_ask_for_their_attributes(foe: str, need: list[int]) -> None:
    table = fight(("paladin", "mage"), (foe,), hands=[[], RICH])
    play(table, f"fight_alone hero=0 foe={foe}")
    assert table.view(0)["fight"]["need"] == need


@pytest.mark.rule("DT-135")
@pytest.mark.parametrize(
    ("foe", "attribute"),
    [("troll", 0), ("orc", 0), ("necromancer", 2), ("swirling_darkness", 1), ("ceiling_collapse", 3)],
)
def test_the_other_opponents_of_the_book_have_what_it_says(foe: str, attribute: int) -> None:
    [shown] = fight(("barbarian", "mage"), (foe,), health=[6, 6]).view(0)["room"]
    assert shown["card"] == foe
    assert shown["need"][attribute] > 0


@pytest.mark.rule("DT-136")
@pytest.mark.parametrize(
    ("card", "attribute", "value"),
    [
        ("divine_song", "faith", 3),
        ("holy_symbol", "faith", 3),
        ("daylight_amulet", "faith", 2),
        ("lightning_strike", "magic", 3),
        ("mana_potion", "magic", 2),
        ("magic_amulet", "magic", 1),
        ("power_strike", "strength", 3),
        ("backflip", "agility", 1),
    ],
)
def test_the_book_s_cards_give_their_points(card: str, attribute: str, value: int) -> None:
    table = fight(("pilgrim", "mage"), ("dragon",), hands=[[card], RICH])
    play(table, "fight_alone hero=0 foe=dragon", f"play_card card={card}")
    [shown] = table.view(0)["fight"]["cards"]
    assert (shown["attribute"], shown["counts"]) == (attribute, value)


@pytest.mark.rule("DT-136")
def test_potion_circle_and_prayer_belong_to_the_decks_of_the_book() -> None:
    table = table_at("enter", hands=[["agility_potion", "magic_circle", "prayer"]])
    assert hand_of(table, 0) == ["agility_potion", "magic_circle", "prayer"]
    backs = {card: DECK.printed[DECK.index[card]].back for card in hand_of(table, 0)}
    assert backs == {"agility_potion": "agility", "magic_circle": "magic", "prayer": "faith"}


@pytest.mark.rule("DT-DECISION-32")
def test_the_ordinary_heroes_are_the_six_pairs_of_attributes() -> None:
    ordinary = [row for row in TABLE["hero"] if row["type"] == "ordinary"]
    pairs = {frozenset(deck for deck in DECKS if row[deck]) for row in ordinary}
    assert len(pairs) == 6
    assert all(len(pair) == 2 for pair in pairs)
    assert all(sorted(row[deck] for deck in DECKS) == [0, 0, 1, 2] for row in ordinary)


@pytest.mark.rule("DT-DECISION-33")
def test_the_barbarian_is_special_and_four_known_heroes_are_ordinary() -> None:
    types = {row["id"]: row["type"] for row in TABLE["hero"]}
    assert types["barbarian"] == "special"
    assert {types[hero] for hero in ("paladin", "priest", "mage", "assassin")} == {"ordinary"}


@pytest.mark.rule("DT-DECISION-34")
@pytest.mark.parametrize("deck", DECKS)
def test_each_capability_deck_has_five_cards_of_every_value(deck: str) -> None:
    state = undercroft.new("dragon-tower", seed=1).state
    cards = [DECK.printed[face] for face in state.face if DECK.backs[face] == deck]
    assert Counter(card.facts["value"] for card in cards) == {1: 5, 2: 5, 3: 5}
    assert {card.facts["attribute"] for card in cards} == {deck}


@pytest.mark.rule("DT-DECISION-5")
def test_thirteen_skills_stand_in_the_table_with_their_provenance() -> None:
    rows = {row["id"]: row for row in TABLE["skill"]}
    assert len(rows) == 13
    for known in ("diviner", "troublewise"):
        assert rows[known]["source"] == "rulebook"
        assert "original" in rows[known]["note"]


@pytest.mark.rule("DT-118", "DT-DECISION-28")
def test_there_are_twenty_achievements_and_the_three_of_the_book_are_among_them() -> None:
    names = {row["name_ru"] for row in TABLE["achievement"]}
    assert len(names) == 20
    assert names >= {"Ловкая команда", "Сила магического убеждения", "Хомяки против Дракона"}
