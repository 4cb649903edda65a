"""Spells: when they are played, and where they lie meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import discards, hand_of, state_of, table_at
from tests.games.boss_family.walks import card_at, pass_to_room
from tests.games.helpers import play, refusal, zone_of
from undercroft.kernel.table import Table

BUILD_ONLY = ["kobold_strike", "motivation", "princess_in_peril", "zombie_attack"]
ADVENTURE_ONLY = [
    *("annihilator", "assassin", "cave_in", "exhaustion", "fear", "giant_size", "teleportation", "trepidation"),
]
BOTH = ["freeze", "jeopardy", "soul_harvest"]


def rich_table(phase: str, hand: Sequence[str]) -> Table:
    """A table in player 0's second window on which every spell has a target, if its phase allows one."""
    table = table_at(
        phase,
        dungeons=[["golem_factory", "haunted_library"], ["golem_factory", "haunted_library", "dark_laboratory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[[*hand]],
        souls=[["cleric_4_a"], ["cleric_6_a", "mage_4_a", "mage_6_a"]],
        town=["thief_4_a"],
    )
    if phase == "adventure":
        pass_to_room(table, "golem_factory")
    return table


@pytest.mark.rule("BM-022", "BM-024")
@pytest.mark.parametrize("spell", [*BUILD_ONLY, *ADVENTURE_ONLY, *BOTH])
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_spell_is_played_in_the_phase_of_its_icon(spell: str, phase: str) -> None:
    if spell == "assassin":  # it needs a hero in an opponent's dungeon
        table = table_at(phase, dungeons=[["golem_factory"]], entrances=[["cleric_8_a"]], hands=[[], ["assassin"]])
        if phase == "adventure":
            pass_to_room(table, "golem_factory")
    else:
        table = rich_table(phase, [spell])
    assert bool(castings(table, spell)) == (spell in BOTH or (spell in BUILD_ONLY) == (phase == "build"))
    if not castings(table, spell):
        assert refusal(table, f"cast card={spell}") == "BM-022"


@pytest.mark.rule("BM-024", "BM-023")
def test_any_number_of_spells_may_be_played_in_a_round() -> None:
    table = rich_table("adventure", ["freeze", "freeze", "freeze", "soul_harvest", "motivation"])
    for slot in (0, 1, 2):
        play(table, f"cast_at card=freeze target={card_at(table, 1, slot)}")
    play(table, "cast_at card=soul_harvest target=cleric_4_a")
    assert discards(table) == ["freeze", "freeze", "freeze", "soul_harvest"]
    assert len(hand_of(table, 0)) == 3  # two spells drawn because a card said so


@pytest.mark.rule("BM-025")
def test_a_spell_lies_on_the_table_until_it_has_resolved_and_then_in_the_discard() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["freeze", "fear"], ["fear"]])
    play(table, "cast_at card=freeze target=golem_factory")
    assert (zone_of(table, "announced"), discards(table)) == (["freeze"], [])
    play(table, "let_it_be")
    assert (zone_of(table, "announced"), discards(table)) == ([], ["freeze"])


@pytest.mark.card("counterspell")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_counterspell_cancels_in_both_phases(phase: str) -> None:
    table = table_at(phase, dungeons=[["golem_factory"]], hands=[["freeze", "fear"], ["counterspell"]])
    play(table, "cast_at card=freeze target=golem_factory", "cast_at card=counterspell target=freeze", "let_it_be")
    assert state_of(table).shut == []
    assert discards(table) == ["freeze", "counterspell"]
