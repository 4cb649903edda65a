"""Tools of Hero-Kind in this game: one item a turn, for heroes in town, and its way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import pass_all, pass_to, souls_of, state_of, town_of, wounds_of
from tests.games.boss_family.walks import died, hurt_of, pass_to_room, survived
from tests.games.helpers import Cards, asked_now, kinds, of_kind, offers, play, zone_of
from tests.games.super_boss_monster.items import WITH_BASE_GAME, armed
from tests.games.super_boss_monster.tables import (
    FOUR,
    QUIET,
    decline_all,
    health_tokens_of,
    heroes_at,
    resolve_all,
)
from undercroft.games.boss_family.rules.events import SpellCancelled
from undercroft.games.boss_family.rules.expansion_events import ItemsRevealed
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

ITEMS = [card.id for card in PRINTED if card.kind == "item"]
COMING = ("pockets", "bunny")


def town_phase(
    deck: Cards, *bearers: tuple[str, str], coming: Cards = COMING, waiting: Cards = (), **more: Any
) -> Table:
    """A turn that begins: the first of these items is on top of its deck, the first of these heroes comes first."""
    used = [*deck, *waiting, *(item for _, item in bearers), *more.pop("spent", ())]
    rest = [item for item in ITEMS if item not in used]
    zones = {"item_deck": [*rest, *reversed(deck)], "hero_deck": list(reversed(coming)), **more.pop("zones", {})}
    return armed("round", *bearers, waiting=waiting, zones=zones, **more)


def bearers_of(table: Table) -> dict[str, str]:
    """Return heroes with the items that they bear."""
    state = state_of(table)
    return {PRINTED[state.face[hero]].id: PRINTED[state.face[item]].id for hero, item in state.carried.items()}


def revealed(events: list[Event]) -> list[list[str]]:
    """The items that were turned up, each time."""
    return [[PRINTED[item.face].id for item in event.items] for event in of_kind(events, ItemsRevealed)]


# -- in town ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-205")
@pytest.mark.parametrize("bosses", [QUIET, FOUR])
def test_one_item_is_revealed_each_turn_whatever_the_number_of_players(bosses: Cards) -> None:
    table = town_phase(
        ["goblin_suit", "ice_rod"], bosses=bosses, coming=[*COMING, "laliho", "velvet_vic"][: len(bosses)]
    )
    assert revealed(table.opening) == [["goblin_suit"]]
    assert len(zone_of(table, "item_deck")) == len(ITEMS) - 1


@pytest.mark.rule("SB-205", "SB-207")
def test_it_goes_to_the_leftmost_hero_with_its_symbol() -> None:
    table = town_phase(["goblin_suit"], town=["laliho"], coming=["bunny", "gladiator"])
    assert town_of(table) == ["laliho", "bunny"]
    assert bearers_of(table) == {"laliho": "goblin_suit"}
    other = town_phase(["goblin_suit"], town=["velvet_vic"], coming=["pockets", "bunny"])
    assert town_of(other) == ["pockets", "bunny"]
    assert bearers_of(other) == {"bunny": "goblin_suit"}


@pytest.mark.rule("SB-207")
def test_it_is_revealed_after_the_heroes() -> None:
    """The one fighter in town is pushed out by those who come, and gets nothing."""
    table = town_phase(["goblin_suit"], town=["laliho", "velvet_vic"], coming=["pockets", "fizz_first_year"])
    assert heroes_at(table, "stadium") == ["laliho"]
    assert bearers_of(table) == {}
    assert zone_of(table, "items_waiting") == ["goblin_suit"]
    order = kinds(table.opening)
    assert order.index("heroes-revealed") < order.index("items-revealed")


@pytest.mark.rule("SB-205")
def test_it_waits_until_a_hero_with_its_symbol_is_revealed() -> None:
    table = town_phase(["goblin_suit", "oversized_sword"], coming=["pockets", "velvet_vic"])
    assert bearers_of(table) == {}
    assert zone_of(table, "items_waiting") == ["goblin_suit"]
    come = town_phase(["ice_rod"], waiting=["goblin_suit"], coming=["pockets", "bunny"])
    assert bearers_of(come) == {"bunny": "goblin_suit"}
    assert zone_of(come, "items_waiting") == ["ice_rod"]


@pytest.mark.rule("SB-207")
def test_waiting_items_are_given_in_the_order_in_which_they_were_revealed() -> None:
    table = town_phase(["vorpal_blade"], waiting=["goblin_suit", "oversized_sword"], coming=["bunny", "laliho"])
    assert bearers_of(table) == {"bunny": "goblin_suit", "laliho": "oversized_sword"}
    assert zone_of(table, "items_waiting") == ["vorpal_blade"]


@pytest.mark.rule("SB-304")
def test_a_hero_has_one_item_at_most() -> None:
    table = town_phase(["oversized_sword"], ("laliho", "goblin_suit"), town=["laliho"], coming=["pockets", "gladiator"])
    assert bearers_of(table) == {"laliho": "goblin_suit"}
    assert zone_of(table, "items_waiting") == ["oversized_sword"]


@pytest.mark.rule("SB-206")
def test_heroes_at_landmarks_get_none_and_keep_what_they_have() -> None:
    table = town_phase(
        ["oversized_sword"],
        ("laliho", "goblin_suit"),
        town=["laliho", "velvet_vic"],
        coming=["pockets", "fizz_first_year"],
    )
    assert heroes_at(table, "stadium") == ["laliho"]
    assert bearers_of(table) == {"laliho": "goblin_suit"}
    assert [hero["item"]["card"] for hero in table.view(None)["heroes"]] == ["goblin_suit"]  # and everybody sees it
    straight = town_phase(["oversized_sword"], coming=["gladiator", "pockets"])
    assert heroes_at(straight, "stadium") == ["gladiator"]
    assert bearers_of(straight) == {}
    assert zone_of(straight, "items_waiting") == ["oversized_sword"]


@pytest.mark.rule("SB-206")
def test_no_effect_gives_an_item_to_a_hero_at_a_landmark() -> None:
    table = armed(
        "build",
        waiting=["ice_rod"],
        dungeons=[["orcish_smithy"]],
        town=["pockets"],
        entrances=[[], ["bunny"]],
        landmarks={"library": ["orbella_owlhat"]},
        hands=[["excavation"]],
    )
    play(table, "use card=orcish_smithy")
    assert set(offers(table)) == {"arm card=pockets", "arm card=bunny", "never_mind"}


@pytest.mark.rule("SB-206", "SB-304")
def test_a_summoned_hero_brings_its_item_along() -> None:
    table = town_phase(
        ["ice_rod"], ("laliho", "oversized_sword"), town=["laliho", "velvet_vic"], coming=["pockets", "fizz_first_year"]
    )
    play(table, offers(table)[0], "send_minion space=stadium_summon")
    play(table, offers(table)[0], "send_minion space=temple_bonus")
    decline_all(table)
    play(table, "summon_to opponent=0 space=stadium_summon")
    assert bearers_of(table)["laliho"] == "oversized_sword"
    assert health_tokens_of(table) == {"laliho": 2}


# -- in score areas --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-304")
def test_the_item_of_a_killed_hero_lies_face_up_with_the_killer_and_that_of_a_survivor_face_down() -> None:
    killed = armed("adventure", ("bunny", "goblin_suit"), dungeons=[["boulder_ramp_sbm"]], entrances=[["bunny"]])
    assert died(killed.opening + pass_all(killed, until=lambda later: souls_of(later, 0) > 0)) == ["bunny"]
    assert zone_of(killed, "items", 0) == ["goblin_suit"]
    lived = armed("adventure", ("laliho", "goblin_suit"), dungeons=[["boulder_ramp_sbm"]], entrances=[["laliho"]])
    assert survived(lived.opening + pass_all(lived, until=lambda later: wounds_of(later, 0) > 0)) == ["laliho"]
    assert zone_of(lived, "items", 0) == []
    assert zone_of(lived, "items_spent", 0) == ["goblin_suit"]


@pytest.mark.rule("SB-304")
def test_on_a_second_item_the_older_is_used_at_once_or_one_is_turned_down() -> None:
    def second() -> Table:
        table = armed(
            "adventure",
            ("bunny", "goblin_suit"),
            dungeons=[["boulder_ramp_sbm"]],
            entrances=[["bunny"]],
            hands=[["excavation"]],
            zones={"items": [["necronomicon"]], "items_carried": ["goblin_suit"]},
        )
        pass_all(table)
        return table

    table = second()
    assert asked_now(table) == (0, "which_item")
    assert offers(table) == [
        "use_at_once card=necronomicon",
        "turn_over card=necronomicon",
        "turn_over card=goblin_suit",
    ]
    play(table, "use_at_once card=necronomicon")
    assert len(zone_of(table, "hand", 0)) == 2  # a spell was drawn
    assert zone_of(table, "items", 0) == ["goblin_suit"]
    other = second()
    play(other, "turn_over card=goblin_suit")
    assert zone_of(other, "items", 0) == ["necronomicon"]
    assert zone_of(other, "items_spent", 0) == ["goblin_suit"]


@pytest.mark.rule("SB-304", "SB-145")
def test_a_face_up_item_is_used_like_a_spell_and_turned_face_down() -> None:
    """It waits on the stack, so that the answer to it resolves first."""
    table = armed(
        "build",
        dungeons=[["goblin_gym", "minion_arena"], ["bone_choir"]],
        hands=[["excavation"], ["freeze"]],
        zones={"items": [["cheat_code"]]},
        options=WITH_BASE_GAME,
    )
    play(table, "use card=cheat_code", "aim_at card=goblin_gym")
    assert zone_of(table, "items", 0) == []
    assert zone_of(table, "items_spent", 0) == ["cheat_code"]
    assert len(table.view(None)["waiting"]) == 1
    pass_to(table, 1)
    play(table, "cast_at card=freeze target=goblin_gym")
    events = resolve_all(table)
    assert [kind for kind in kinds(events) if kind in ("room-deactivated", "target-lost", "text-lost")] == [
        *("room-deactivated", "target-lost")
    ]


@pytest.mark.rule("SB-304", "SB-299")
def test_the_ring_cancels_a_spell_from_the_stack() -> None:
    table = armed(
        "adventure",
        dungeons=[["goblin_gym"]],
        entrances=[["laliho"]],
        hands=[["excavation"], ["assassin"]],
        zones={"items": [["ring_of_invisibility"]]},
        options=WITH_BASE_GAME,
    )
    pass_to_room(table, "goblin_gym")
    pass_to(table, 1)
    play(table, "cast_at card=assassin target=laliho")
    play(table, "use card=ring_of_invisibility")
    assert len(table.view(None)["waiting"]) == 2
    events = resolve_all(table)
    assert [PRINTED[event.spell.face].id for event in of_kind(events, SpellCancelled)] == ["assassin"]
    assert hurt_of(table)[1] == 8


@pytest.mark.card("cheat_code", "cerebella")
@pytest.mark.rule("MB-120", "SB-316")
def test_a_dungeon_that_is_silent_for_two_reasons_stays_so_when_one_is_gone() -> None:
    table = armed(
        "adventure",
        ("laliho", "cheat_code"),
        dungeons=[["bone_choir"], [["cerebella", "wailing_crypt"]]],
        entrances=[["laliho", "bunny"]],
        hands=[["rage"], ["rage"]],
        levels=[[1, 0, 3]],
        marker=1,
        options={"sets": ["tools-of-hero-kind", "minibosses"]},
    )
    pass_to(table, 1)
    play(table, "use card=cerebella", "choose_way way=level_3", "aim_at_opponent opponent=0")
    events = resolve_all(table)
    events += pass_all(table, until=lambda later: bool(wounds_of(later, 0)))
    assert survived(events) == ["laliho"]  # the bearer of the code is gone
    assert table.view(None)["dungeons"][0][0]["silent"]
