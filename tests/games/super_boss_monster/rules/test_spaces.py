"""Action spaces: where a minion may stand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import phase_of, state_of
from tests.games.helpers import Cards, offers, play, prompt, refusal, seat_to_move
from tests.games.super_boss_monster.tables import minions_of, table_at
from undercroft.games.boss_family.rules.effects.registry import ERRANDS
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.games.super_boss_monster.rules.facts import TABLE
from undercroft.games.super_boss_monster.rules.spaces import free_spaces, own_cards_with_space
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
ARENA = "post_minion card=minion_arena"


def sending(bosses: Cards = ("bishop_bonemeal", "madame_marionette"), seat: int = 0, **more: Any) -> Table:
    """A table at which this player sends the minion out; the decks give no spells and no heroes for landmarks."""
    zones = {
        "hero_deck": ["laliho", "bunny"],
        "room_deck": ["golem_factory", "neanderthal_cave"],
        "spell_deck": ["freeze"],
    }
    table = table_at("round", bosses, zones=zones, options=MIXED, **more)
    while prompt(table) != "where_to_send" or seat_to_move(table) != seat:
        play(table, offers(table)[0])
    return table


def spaces(table: Table) -> list[str]:
    """The spaces of landmarks that are offered."""
    return [offer.removeprefix("send_minion space=") for offer in offers(table) if offer.startswith("send_minion")]


@pytest.mark.rule("SB-066", "SB-068", "SB-070")
def test_an_empty_landmark_offers_two_spaces_and_the_tavern_none() -> None:
    kinds = ("treasure", "bonus")
    assert spaces(sending()) == [
        f"{landmark}_{kind}" for landmark in ("temple", "stadium", "library", "hideout") for kind in kinds
    ]
    shown = sending().view(None)["city"]["landmarks"]
    assert [len(landmark["spaces"]) for landmark in shown] == [3, 3, 3, 3, 1]


@pytest.mark.rule("SB-067", "SB-068", "SB-070")
def test_a_hero_covers_two_spaces_of_its_landmark_and_opens_the_third() -> None:
    table = sending(landmarks={"stadium": ["gladiator"], "tavern": ["idler"]})
    assert [space for space in spaces(table) if space.startswith("stadium")] == ["stadium_summon"]
    assert spaces(table)[-1] == "tavern_summon"
    assert refusal(table, "send_minion space=stadium_treasure") == "SB-067"
    assert refusal(table, "send_minion space=stadium_bonus") == "SB-067"
    assert refusal(table, "send_minion space=temple_summon") == "SB-070"


@pytest.mark.rule("SB-060")
def test_one_minion_stands_on_a_space() -> None:
    table = sending(seat=0)
    play(table, "send_minion space=library_bonus")
    play(table, offers(table)[0])
    assert seat_to_move(table) == 1
    assert "library_bonus" not in spaces(table)
    assert refusal(table, "send_minion space=library_bonus") == "SB-060"
    play(table, "send_minion space=library_treasure")
    assert minions_of(table) == ["library_bonus", "library_treasure"]


@pytest.mark.rule("SB-059")
def test_a_minion_goes_to_a_landmark_or_into_its_own_dungeon_but_never_into_anothers() -> None:
    dungeons = [["minion_arena"], ["minion_arena", "runic_study"]]
    mine, theirs = sending(dungeons=dungeons), sending(dungeons=dungeons, seat=1)
    assert [offer for offer in offers(mine) if offer.startswith("post")] == [ARENA]
    assert [offer for offer in offers(theirs) if offer.startswith("post")] == [ARENA, "post_minion card=runic_study"]
    assert refusal(mine, "post_minion card=runic_study") == "SB-059"
    play(mine, ARENA)
    assert minions_of(mine)[0] == "minion_arena"


@pytest.mark.rule("SB-059")
def test_a_covered_room_lends_no_space_and_two_equal_ones_each_their_own() -> None:
    table = sending(dungeons=[[["minion_arena", "bone_choir"], "runic_study"]])
    assert [offer for offer in offers(table) if offer.startswith("post")] == ["post_minion card=runic_study"]


@pytest.mark.rule("SB-061", "SB-104")
def test_a_boss_lends_its_space_once_it_has_levelled_up() -> None:
    bosses = ("gromgut_the_gourmand", "madame_marionette")
    before, after = sending(bosses), sending(bosses, leveled=[0])
    post = "post_minion card=gromgut_the_gourmand"
    assert post not in offers(before)
    assert refusal(before, post) == "SB-061"
    assert post in offers(after)
    row = ["bone_choir", "wailing_crypt", "runic_study", "cutpurse_alley", "elemental_dojo"]
    rising = table_at("reveal", bosses, dungeons=[row], face_down=[[0, 4]], hands=[["freeze"]], options=MIXED)
    assert state_of(rising).leveled == 1
    assert phase_of(rising) == "adventure"  # the minions have acted already: the space waits for the next Town phase
    assert minions_of(rising) == ["base", "base"]


@pytest.mark.rule("SB-286")
def test_only_cards_with_an_action_space_hold_a_minion() -> None:
    with_space = {row["id"] for kind in ("boss", "room") for row in TABLE[kind] if "action_space" in row}
    assert {FACE[each] for each in with_space} == set(ERRANDS)
    assert len(with_space) == 15
    table = sending(dungeons=[["bone_choir", "minion_arena"]], leveled=[0])
    assert [offer for offer in offers(table) if offer.startswith("post")] == [ARENA]
    assert refusal(table, "post_minion card=bone_choir") == "SB-286"
    assert refusal(table, "post_minion card=bishop_bonemeal") == "SB-286"


@pytest.mark.rule("SB-275")
def test_a_minion_does_one_errand_in_a_turn() -> None:
    table = sending(dungeons=[["minion_arena", "runic_study"]])
    play(table, ARENA)
    assert seat_to_move(table) == 1  # nobody is asked twice
    state = state_of(table)
    assert len([at for at in state.minions if at >= 0]) == 1
    assert free_spaces(state)
    assert len(own_cards_with_space(state, 0)) == 1  # the other room's space is still free
