"""Mixing with the base set: one room deck, one spell deck, bosses together, heroes of one set, a room for a coin."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import discards, hand_of, pass_round, pass_to, phase_of, state_of
from tests.games.helpers import kinds, of_kind, offers, play, refusal, zone_of
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.games.boss_family.rules.facts import BACK, BACKS, FACE, SET
from undercroft.games.boss_family.rules.miniboss_events import CoinsGained

MIXED: dict[str, Any] = {"sets": ["boss-monster"]}


def new(seats: int = 2, seed: int = 1, **options: Any) -> undercroft.Table:
    """A new game."""
    return undercroft.new("minibosses", seats=seats, seed=seed, options=options)


def sets_in(table: undercroft.Table, back: str) -> Counter[str]:
    """How many cards with a back there are of each set, wherever they lie."""
    faces = state_of(table).face
    return Counter(SET[face] for face in faces if BACKS[BACK[face]] == back)


@pytest.mark.rule("MB-003", "MB-004", "MB-130")
def test_rooms_spells_and_bosses_of_both_sets_are_shuffled_together() -> None:
    table = new(sets=["boss-monster"], discard="empty")
    assert sets_in(table, "room") == {"minibosses": 82, "boss-monster": 75}
    assert sets_in(table, "spell") == {"minibosses": 30, "boss-monster": 31}
    assert sets_in(table, "boss") == {"minibosses": 12, "boss-monster": 8}
    for deck in ("room_deck", "spell_deck"):
        names = [SET[FACE[card]] for card in zone_of(table, deck)]
        changes = sum(first != second for first, second in pairwise(names))
        assert changes > len(names) // 4  # not one set after the other
    bosses = {zone_of(new(seed=seed, sets=["boss-monster"]), "boss", 0)[0] for seed in range(30)}
    assert {SET[FACE[boss]] for boss in bosses} == {"minibosses", "boss-monster"}


@pytest.mark.rule("MB-003", "MB-004")
@pytest.mark.parametrize(("heroes", "epic"), [("minibosses", 9), ("boss-monster", 8)])
def test_the_heroes_are_those_of_one_set_chosen_before_the_game(heroes: str, epic: int) -> None:
    table = new(sets=["boss-monster"], heroes=heroes)
    for back in ("hero", "epic"):
        assert set(sets_in(table, back)) == {heroes}
    assert table.view(None)["zones"]["epic_deck"]["count"] == epic


@pytest.mark.rule("MB-003", "MB-130")
def test_only_the_base_set_is_mixed_in_and_its_heroes_only_with_it() -> None:
    assert set(sets_in(new(), "room")) == {"minibosses"}
    with pytest.raises(undercroft.ImpossibleSetup):
        new(sets=["super-boss-monster"])
    with pytest.raises(undercroft.ImpossibleSetup):
        new(heroes="boss-monster")


@pytest.mark.rule("MB-130")
def test_cards_of_the_base_set_act_beside_those_of_this_one() -> None:
    table = table_at("build", dungeons=[["unstable_mine"]], hands=[["freeze", "rage"]], options=MIXED)
    play(table, "cast_at card=freeze target=unstable_mine")
    assert state_of(table).shut


# -- a room for a coin ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-005")
def test_in_the_own_build_turn_a_room_card_may_be_discarded_for_a_coin_once_a_round() -> None:
    table = table_at("build", hands=[["unstable_mine", "loot_box", "rage"]], coins=[0, 0], options=MIXED)
    events = play(table, "sell card=unstable_mine")
    assert [event.coins for event in of_kind(events, CoinsGained)] == [1]
    assert "cards-discarded" in kinds(events)
    assert (coins_of(table, 0), discards(table), hand_of(table, 0)) == (1, ["unstable_mine"], ["loot_box", "rage"])
    assert refusal(table, "sell card=loot_box") == "MB-005"
    pass_round(table)
    assert "sell card=loot_box" in offers(table)


@pytest.mark.rule("MB-005")
def test_spells_are_not_sold_and_selling_does_not_use_up_the_build() -> None:
    table = table_at("build", hands=[["unstable_mine", "loot_box", "rage"]], options=MIXED)
    assert refusal(table, "sell card=rage") == "MB-005"
    play(table, "sell card=loot_box", "place card=unstable_mine slot=0")
    after = table_at("build", hands=[["unstable_mine", "loot_box", "rage"]], options=MIXED)
    play(after, "place card=unstable_mine slot=0", "sell card=loot_box")
    assert coins_of(after, 0) == 4


@pytest.mark.rule("MB-006")
def test_the_rule_is_on_when_sets_are_mixed_and_off_in_this_set_alone() -> None:
    assert "sell card=unstable_mine" in offers(table_at("build", hands=[["unstable_mine"]], options=MIXED))
    alone = table_at("build", hands=[["unstable_mine", "rage"]])
    assert not [offer for offer in offers(alone) if offer.startswith("sell")]
    assert refusal(alone, "sell card=unstable_mine") == "MB-006"


@pytest.mark.rule("MB-006")
def test_only_the_active_player_sells_and_a_miniboss_may_be_sold() -> None:
    table = table_at("build", ("dr_deadly", "kirax"), hands=[["spike", "rage"], ["rage"]], options=MIXED)
    pass_to(table, 0)
    assert table.view(None)["active"] == 1
    assert refusal(table, "sell card=spike") == "MB-006"
    mine = table_at("build", hands=[["spike", "rage"]], options=MIXED)
    play(mine, "sell card=spike")
    assert (coins_of(mine, 0), discards(mine)) == (4, ["spike"])
    later = table_at("adventure", hands=[["unstable_mine", "rage"]], options=MIXED)
    assert phase_of(later) == "adventure"
    assert refusal(later, "sell card=unstable_mine") == "MB-006"
