"""The four challenge tiers."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.helpers import of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import in_the_deck, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import DiceRolled, ExperienceDealt
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.table import Table

FOUR = ("warrior", "mage", "rogue", "archer")


def a_game(tier: str | None, heroes: int = 1, **options: Any) -> Table:
    """A new game on a tier, or with no tier named."""
    more = {} if tier is None else {"tier": tier}
    return undercroft.new(
        "one-deck-dungeon",
        seats=1,
        seed=9,
        options={"team": list(FOUR[:heroes]), "dungeon": "lichs_tomb", **more, **options},
    )


@pytest.mark.rule("OC-022", "OC-023", "OC-024", "OC-025", "OC-026")
@pytest.mark.parametrize(
    ("tier", "level", "tokens", "xp_cards"),
    [("novice", 2, 2, 0), ("standard", 1, 1, 1), ("expert", 1, 1, 0), ("fearless", 1, 0, 0)],
)
def test_changes_of_a_tier_at_the_start(tier: str, level: int, tokens: int, xp_cards: int) -> None:
    for campaign in ("yes", "no"):
        table = a_game(tier, campaign=campaign)
        state = state_of(table)
        assert (state.level, state.tokens, len(zone_of(table, "xp"))) == (level, tokens, xp_cards)
        assert state.token_supply == 6 - tokens
        assert len(zone_of(table, "deck")) == 44 - xp_cards - 8  # turn 1: 2 time, 4 doors; turn 2: 2 time


@pytest.mark.rule("OC-022")
def test_there_is_no_fifth_tier() -> None:
    with pytest.raises(UndercroftError):
        a_game("legend")


@pytest.mark.rule("OC-025", "OD-DECISION-47")
def test_the_plain_rules_equal_the_expert_tier() -> None:
    assert state_of(a_game(None)).snapshot() == state_of(a_game("expert")).snapshot()
    assert state_of(a_game("expert", campaign="yes")).snapshot() == state_of(a_game("expert")).snapshot()


@pytest.mark.rule("OC-023", "OD-DECISION-48", "OD-DECISION-44")
def test_a_novice_pays_no_xp_for_level_2_and_gains_no_level_in_the_game() -> None:
    table = a_game("novice")
    assert (table.view(None)["level"]["level"], table.view(None)["level"]["xp"]) == (2, 0)
    assert zone_of(table, "box") == []
    assert state_of(table).levels_gained == 0
    assert table.view(None)["level"]["price"] == 8  # level 3 comes next


@pytest.mark.rule("OC-023")
def test_a_novice_has_everything_of_level_2() -> None:
    shown = a_game("novice").view(None)["level"]
    assert (shown["items"], shown["skills"], shown["bonus"]) == (3, 3, 1)
    table = table_at("encounter", faced=["ogre_a"], level=2)
    heroic = [event for event in of_kind(table.opening, DiceRolled) if "heroic" in event.dice[0]]
    assert len(heroic) == 1


@pytest.mark.rule("OC-024", "OD-DECISION-46")
def test_the_standard_card_is_the_top_one_and_lies_openly_as_xp() -> None:
    plain, table = a_game("expert"), a_game("standard")
    assert len(of_kind(table.opening, ExperienceDealt)) == 1
    # The same shuffled deck with one card less: the expert spends as time what the other one has as XP.
    (card,) = zone_of(table, "xp")
    assert zone_of(plain, "discard")[0] == card
    assert zone_of(table, "deck") == zone_of(plain, "deck")[:-1]
    assert table.view(None)["zones"]["xp"][0]["card"] == card
    assert table.view(None)["level"]["xp"] > 0


@pytest.mark.rule("OC-024", "OD-DECISION-46")
def test_the_standard_card_is_dealt_after_the_choice_of_the_dungeon() -> None:
    table = a_game("standard", dungeon="choose")
    assert zone_of(table, "xp") == []
    events = play(table, "go_into card=lichs_tomb")
    assert len(of_kind(events, ExperienceDealt)) == len(zone_of(table, "xp")) == 1


@pytest.mark.rule("OD-DECISION-46")
@pytest.mark.parametrize("seed", range(4))
def test_the_standard_card_is_nothing_but_xp(seed: int) -> None:
    options = {"team": ["warrior"], "dungeon": "lichs_tomb", "tier": "standard"}
    table = undercroft.new("one-deck-dungeon", seats=1, seed=seed, options=options)
    assert prompt(table) == "what_to_do"  # without a question
    assert [zone_of(table, zone) for zone in ("items", "skills", "potions")] == [[], [], []]
    assert state_of(table).tokens == 1
    assert all(offer == "explore" or offer.startswith("enter") for offer in offers(table))


@pytest.mark.rule("OC-024")
def test_the_standard_card_counts_towards_the_first_level() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[[]], xp=["cave_in_a"], wounds=[0], tokens=6)
    play(table, "had_enough")
    while prompt(table) != "which_loot":
        play(table, "save hero=0")
    play(table, "take_xp card=ogre_a")  # 2 + 4
    assert state_of(table).level == 2


@pytest.mark.rule("O4-005", "OD-DECISION-51", "OC-023", "OC-024", "OC-026")
@pytest.mark.parametrize(
    ("tier", "tokens", "xp_cards"), [("novice", 4, 0), ("standard", 2, 1), ("expert", 2, 0), ("fearless", 0, 0)]
)
def test_tiers_with_four_heroes(tier: str, tokens: int, xp_cards: int) -> None:
    table = a_game(tier, 4)
    assert (state_of(table).tokens, len(zone_of(table, "xp"))) == (tokens, xp_cards)
    assert state_of(table).token_supply == 12 - tokens
    assert len(in_the_deck({"tier": tier}, 4)) == 88  # before anything is drawn
