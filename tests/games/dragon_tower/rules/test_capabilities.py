"""The refill: which hero draws how many cards from which decks, and what happens when decks run out."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.dragon_tower.tables import DECKS, every_copy, hand_of, table_at
from tests.games.helpers import decision_of, kinds, offers, play, prompt, refusal, zone_of
from undercroft.games.dragon_tower.rules.facts import DECK

Draws = list[tuple[str, ...]]

ORDINARY: dict[str, Draws] = {
    "paladin": [("strength", "faith"), DECKS],
    "priest": [("faith", "magic"), DECKS],
    "mage": [("magic", "agility"), DECKS],
    "assassin": [("strength", "agility"), DECKS],
    "spellblade": [("strength", "magic"), DECKS],
    "pathfinder": [("faith", "agility"), DECKS],
}
SPECIAL: dict[str, Draws] = {hero: [DECKS] for hero in ("barbarian", "anchorite", "archmage", "acrobat")}
UNIVERSAL: dict[str, Draws] = {
    "bard": [("faith", "magic", "agility")] * 2,
    "mercenary": [("strength", "magic", "agility")] * 2,
    "templar": [("strength", "faith", "agility")] * 2,
    "druid": [("strength", "faith", "magic")] * 2,
}
THRIFTY: dict[str, Draws] = {
    "pickpocket": [("agility",), DECKS, DECKS],
    "quartermaster": [("strength",), DECKS, DECKS],
    "pilgrim": [("faith",), DECKS, DECKS],
    "alchemist": [("magic",), DECKS, DECKS],
}


def cases(heroes: dict[str, Draws]) -> list[object]:
    """A case for every hero, marked with the hero's card."""
    return [pytest.param(hero, draws, marks=pytest.mark.card(hero)) for hero, draws in heroes.items()]


def refills(hero: str, draws: Draws) -> None:
    """Let a hero refill, always from the last deck offered, and compare the decks offered with these."""
    table = table_at("refill", (hero, "mage" if hero == "paladin" else "paladin"))
    play(table, "refill hero=0")
    offered = []
    while decision_of(table).args.get("hero") == 0:
        offered.append(tuple(str(option.args["deck"]) for option in decision_of(table).options))
        table.apply(len(offered[-1]) - 1)
    assert offered == [decks for decks in draws if len(decks) > 1]
    assert [DECK.backs[DECK.index[card]] for card in hand_of(table, 0)] == [decks[-1] for decks in draws]


@pytest.mark.rule("DT-065", "DT-DECISION-12")
@pytest.mark.parametrize(("hero", "draws"), cases(ORDINARY))
def test_an_ordinary_hero_takes_a_card_of_either_main_attribute_and_any_other(hero: str, draws: Draws) -> None:
    refills(hero, draws)


@pytest.mark.rule("DT-066")
@pytest.mark.parametrize(("hero", "draws"), cases(UNIVERSAL))
def test_a_universal_hero_takes_two_cards_of_the_hero_s_own_attributes(hero: str, draws: Draws) -> None:
    refills(hero, draws)


@pytest.mark.rule("DT-067")
@pytest.mark.parametrize(("hero", "draws"), cases(SPECIAL))
def test_a_special_hero_takes_one_card_of_any_type(hero: str, draws: Draws) -> None:
    refills(hero, draws)


@pytest.mark.rule("DT-067")
def test_cards_of_a_special_hero_stay_hidden() -> None:
    table = table_at("refill", ("barbarian", "mage"), seats=2)
    play(table, "refill hero=0", "draw hero=0 deck=magic")
    assert table.view(1)["zones"]["hand"][0] == [{"back": "magic"}]


@pytest.mark.rule("DT-068")
@pytest.mark.parametrize(("hero", "draws"), cases(THRIFTY))
def test_a_thrifty_hero_takes_a_card_of_the_main_attribute_and_two_of_any_type(hero: str, draws: Draws) -> None:
    refills(hero, draws)


@pytest.mark.rule("DT-065", "DT-066")
@pytest.mark.parametrize(
    ("hero", "deck", "rule"),
    [("paladin", "magic", "DT-065"), ("paladin", "agility", "DT-065"), ("druid", "agility", "DT-066")],
)
def test_a_foreign_deck_is_refused_by_the_rule_of_the_hero_s_type(hero: str, deck: str, rule: str) -> None:
    table = table_at("refill", (hero, "mage"))
    play(table, "refill hero=0")
    assert refusal(table, f"draw hero=0 deck={deck}") == rule


@pytest.mark.rule("DT-064")
@pytest.mark.parametrize("floor", [1, 4])
def test_every_living_hero_refills_on_every_floor(floor: int) -> None:
    table = table_at("refill", ("barbarian", "archmage", "acrobat"), floor=floor, health=[5, 0, 1])
    assert offers(table) == ["refill hero=0", "refill hero=2"]
    play(table, "refill hero=0", "draw hero=0 deck=magic", "draw hero=2 deck=faith")
    assert [len(hand_of(table, hero)) for hero in range(3)] == [1, 0, 1]
    assert prompt(table) == "which_room"


@pytest.mark.rule("DT-064", "DT-054")
def test_the_first_floor_begins_with_a_refill() -> None:
    table = table_at("floor", floor=0)
    assert table.view(0)["floor"] == 1
    assert prompt(table) == "who_refills"


@pytest.mark.rule("DT-069")
def test_a_hand_may_grow_without_limit() -> None:
    table = table_at("refill", hands=[[*every_copy("strength"), *every_copy("faith"), *every_copy("magic")[:14]]])
    play(table, "refill hero=0")
    while decision_of(table).prompt == "which_deck" and decision_of(table).args["hero"] == 0:
        table.apply(0)
    assert len(hand_of(table, 0)) == 44 + 2


@pytest.mark.rule("DT-070")
def test_an_empty_deck_is_made_anew_of_the_discards_of_its_type() -> None:
    zones = {"discards": [[], [], every_copy("magic"), ["backflip"]]}
    table = table_at("refill", ("mage", "paladin"), zones=zones)
    play(table, "refill hero=0")
    events = play(table, "draw hero=0 deck=magic")
    assert kinds(events) == ["deck-reshuffled", "card-drawn"]
    assert len(zone_of(table, "capabilities", 2)) == 14
    assert zone_of(table, "discards", 2) == []
    assert zone_of(table, "discards", 3) == ["backflip"]  # other discards stay where they are
    assert table.view(0)["zones"]["capabilities"][2]["known"] == []  # shuffled: nobody knows the order


@pytest.mark.rule("DT-070")
def test_the_new_deck_is_shuffled() -> None:
    def next_card(seed: int) -> str:
        discards = {"discards": [[], [], every_copy("magic"), []]}
        table = table_at("refill", ("mage", "paladin"), zones=discards)
        table.state.chance = seed
        play(table, "refill hero=0", "draw hero=0 deck=magic")
        return hand_of(table, 0)[0]

    assert len({next_card(seed) for seed in range(30)}) == 6


@pytest.mark.rule("DT-070")
def test_discards_stay_discards_while_their_deck_has_a_card() -> None:
    cards = every_copy("magic")
    table = table_at("refill", ("mage", "paladin"), zones={"discards": [[], [], cards[1:], []]})
    play(table, "refill hero=0")
    assert kinds(play(table, "draw hero=0 deck=magic")) == ["card-drawn"]
    assert hand_of(table, 0) == cards[:1]


def out_of_play(*decks: str) -> list[list[str]]:
    """Hands for a table of two on which these decks are empty: the mage's comrade holds all their cards."""
    return [[], [card for deck in decks for card in every_copy(deck)]]


@pytest.mark.rule("DT-071")
def test_without_deck_and_discards_of_an_attribute_the_hero_draws_another() -> None:
    table = table_at("refill", ("pickpocket", "paladin"), hands=out_of_play("agility"))
    play(table, "refill hero=0")
    assert offers(table) == [f"draw hero=0 deck={deck}" for deck in ("strength", "faith", "magic")]


@pytest.mark.rule("DT-DECISION-14", "DT-071")
def test_a_universal_hero_takes_a_foreign_card_only_when_all_own_decks_are_spent() -> None:
    table = table_at("refill", ("bard", "paladin"), hands=out_of_play("faith", "magic"))
    play(table, "refill hero=0")
    assert hand_of(table, 0) != []  # only agility could be drawn: nothing was asked
    assert {DECK.backs[DECK.index[card]] for card in hand_of(table, 0)} == {"agility"}
    table = table_at("refill", ("bard", "paladin"), hands=out_of_play("faith", "magic", "agility"))
    play(table, "refill hero=0")
    assert [DECK.backs[DECK.index[card]] for card in hand_of(table, 0)] == ["strength", "strength"]


@pytest.mark.rule("DT-DECISION-14", "DT-071")
@pytest.mark.parametrize(
    ("hero", "spent", "others"),
    [
        ("paladin", ("strength", "faith"), ("magic", "agility")),
        ("mage", ("magic", "agility"), ("strength", "faith")),
        ("alchemist", ("magic",), ("strength", "faith", "agility")),
        ("alchemist", ("magic", "faith"), ("strength", "agility")),
    ],
)
def test_of_several_other_decks_the_player_chooses(hero: str, spent: tuple[str, ...], others: tuple[str, ...]) -> None:
    for other in others:
        table = table_at("refill", (hero, "barbarian"), hands=out_of_play(*spent))
        play(table, "refill hero=0")
        assert offers(table) == [f"draw hero=0 deck={deck}" for deck in others]
        play(table, f"draw hero=0 deck={other}")
        assert [DECK.backs[DECK.index[card]] for card in hand_of(table, 0)] == [other]


@pytest.mark.rule("DT-DECISION-14")
@pytest.mark.parametrize("spent", ["strength", "faith"])
def test_while_one_of_the_allowed_decks_has_a_card_no_other_may_be_taken(spent: str) -> None:
    table = table_at("refill", ("paladin", "barbarian"), hands=out_of_play(spent))
    play(table, "refill hero=0")
    left = "faith" if spent == "strength" else "strength"
    assert [DECK.backs[DECK.index[card]] for card in hand_of(table, 0)] == [left]  # no choice: nothing was asked


@pytest.mark.rule("DT-DECISION-13")
def test_a_refill_takes_as_many_cards_as_there_are() -> None:
    hands = [[], [card for deck in DECKS for card in every_copy(deck) if card != "vow"]]
    table = table_at("refill", ("pickpocket", "paladin"), hands=hands)
    play(table, "refill hero=0")
    assert hand_of(table, 0) == ["vow", "vow"]  # a third card does not exist
    assert prompt(table) == "which_room"


@pytest.mark.rule("DT-DECISION-13")
def test_the_refill_is_no_choice_and_each_card_is_seen_before_the_next() -> None:
    table = table_at("refill", zones={"capabilities": [["power_strike"], [], [], []]})
    play(table, "refill hero=0")
    assert {option.verb for option in decision_of(table).options} == {"draw"}
    play(table, "draw hero=0 deck=strength")
    assert [card["card"] for card in table.view(0)["zones"]["hand"][0]] == ["power_strike"]
    assert {option.verb for option in decision_of(table).options} == {"draw"}  # the second card is still to be chosen


@pytest.mark.rule("DT-072")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_heroes_refill_in_any_order(order: tuple[int, int, int]) -> None:
    table = table_at("refill", ("barbarian", "archmage", "acrobat"))
    play(table, f"refill hero={order[0]}", f"draw hero={order[0]} deck=magic")
    play(table, f"refill hero={order[1]}", f"draw hero={order[1]} deck=magic")
    assert decision_of(table).args["hero"] == order[2]  # the last one is asked at once
    with pytest.raises(undercroft.Illegal):
        play(table, f"draw hero={order[0]} deck=magic")


@pytest.mark.rule("DT-073")
def test_a_refill_is_completed_before_another_begins() -> None:
    table = table_at("refill")
    play(table, "refill hero=0", "draw hero=0 deck=faith")
    assert refusal(table, "draw hero=1 deck=magic") == "DT-073"
    assert refusal(table, "refill hero=1") == "DT-073"
    play(table, "draw hero=0 deck=magic")
    assert decision_of(table).args["hero"] == 1


@pytest.mark.rule("DT-064")
def test_a_hero_refills_once_a_floor() -> None:
    table = table_at("refill", ("barbarian", "archmage", "acrobat"))
    play(table, "refill hero=0", "draw hero=0 deck=magic")
    assert offers(table) == ["refill hero=1", "refill hero=2"]
