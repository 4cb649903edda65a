"""Minibosses count as room cards; discards by choice and by chance."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import discards, hand_of, pass_all, state_of
from tests.games.helpers import offers, play, prompt, seat_to_move, zone_of
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.rules.facts import ROOM
from undercroft.games.boss_family.rules.piles import draw
from undercroft.games.boss_family.rules.state import DISCARD, ROOM_DECK

MIXED = {"sets": ["boss-monster"], "heroes": "minibosses"}


@pytest.mark.rule("MB-108", "MB-007")
def test_a_miniboss_is_drawn_counted_and_shuffled_back_as_a_room_card() -> None:
    table = table_at("build", hands=[["spike", "rage"]], zones={"room_deck": ["rocky"]})
    assert [player["rooms"] for player in table.view(1)["players"]] == [1, 0]  # counted by the backs
    state = state_of(table)
    draw(state, 0, ROOM, 1)
    assert "rocky" in hand_of(table, 0)
    state.zones[DISCARD], state.zones[ROOM_DECK] = state.zones[ROOM_DECK], []
    draw(state, 0, ROOM, 1)
    assert len(zone_of(table, "room_deck")) == 79  # with the eight other minibosses
    assert sum(card in zone_of(table, "room_deck") + hand_of(table, 0) for card in ("kid_croak", "jinx")) == 2


@pytest.mark.rule("MB-108")
def test_a_room_card_of_the_discard_may_be_a_miniboss_a_monster_room_never() -> None:
    table = table_at(
        "adventure",
        dungeons=[["open_grave"]],
        entrances=[["the_fool"]],
        hands=[["rage"]],
        discard=["spike", "unstable_mine", "smash"],
        options=MIXED,
    )
    pass_all(table, until=lambda later: prompt(later) == "which_to_take")
    assert offers(table) == ["take card=spike", "take card=unstable_mine"]
    monument = table_at(
        "reveal",
        dungeons=[["monstrous_monument"]],
        hands=[["rage"]],
        face_down=[[0, 0]],
        discard=["spike", "training_camp", "vampire_lab"],
        options=MIXED,
    )
    assert offers(monument) == ["take card=training_camp", "take card=vampire_lab"]


@pytest.mark.rule("MB-108", "MB-101", "MB-102")
def test_a_random_room_card_is_picked_by_chance_alone_minibosses_included() -> None:
    lost = set()
    for chance in range(3):
        table = table_at(
            "build",
            dungeons=[["torture_chamber"]],
            hands=[["rage"], ["spike", "unstable_mine", "loot_box", "smash"]],
            chance=[chance],
            options=MIXED,
        )
        play(table, "use card=torture_chamber")
        assert prompt(table) == "what_to_play"  # nobody was asked which card
        lost |= set(discards(table)) - {"torture_chamber"}
    assert lost == {"spike", "unstable_mine", "loot_box"}


@pytest.mark.rule("MB-103")
def test_who_has_to_discard_chooses_the_card() -> None:
    table = table_at(
        "reveal",
        dungeons=[["dark_laboratory"]],
        hands=[["rage", "smash"]],
        face_down=[[0, 0]],
        zones={"spell_deck": ["windfall", "heist"]},
        options=MIXED,
    )
    assert (seat_to_move(table), prompt(table)) == (0, "which_spell_to_discard")
    assert [offer.split("=")[1] for offer in offers(table)] == ["rage", "smash", "heist", "windfall"]
    play(table, "discard card=smash")
    assert discards(table) == ["smash"]
