"""Triggers of rooms: at which moment, how often, by whose choice."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    BASE_CARDS,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    phase_of,
    souls_of,
    stacks_of,
    state_of,
    table_at,
)
from tests.games.boss_family.walks import died
from tests.games.helpers import kinds, offers, play, refusal
from undercroft.games.boss_family.rules.effects.registry import (
    ABILITIES,
    BARS_ADVANCED,
    CHOOSES_ROUND_DRAW,
    HELPS_NEIGHBOUR,
    OWN_DAMAGE,
    TRIGGERS,
    TURNS_HEROES_BACK,
    WHEN_BUILT,
    WHEN_HERO_DIES_HERE,
    WHEN_OTHER_BUILT,
    WHEN_OTHER_DESTROYED,
    WHEN_OWN_SPELL,
)
from undercroft.games.boss_family.rules.facts import FIRST_DECK

MOMENT_OF = {
    "build": WHEN_BUILT,
    "build_other": WHEN_OTHER_BUILT,
    "other_destroyed": WHEN_OTHER_DESTROYED,
    "hero_dies_here": WHEN_HERO_DIES_HERE,
    "own_spell": WHEN_OWN_SPELL,
}
"""The moments by the words of the card table."""
ROOMS = [card for card in BASE_CARDS if card.kind == "room"]
BY_THEMSELVES = [card.id for card in ROOMS if card.facts["trigger"] in MOMENT_OF]


@pytest.mark.rule("BM-145")
@pytest.mark.parametrize("room", BY_THEMSELVES)
def test_a_room_acts_at_the_printed_moment_as_often_as_printed_and_by_choice_if_printed(room: str) -> None:
    face = FIRST_DECK.index[room]
    facts = FIRST_DECK.printed[face].facts
    moments = [moment for moment, rooms in enumerate(TRIGGERS) if face in rooms]
    assert moments == [MOMENT_OF[facts["trigger"]]]
    trigger = TRIGGERS[moments[0]][face]
    assert trigger.once == facts["once_per_turn"]
    assert (trigger.optional or trigger.asks_itself) == facts["optional"]


def test_every_room_does_what_its_kind_of_effect_says_and_nothing_else() -> None:
    always = {*HELPS_NEIGHBOUR, *OWN_DAMAGE, *TURNS_HEROES_BACK, *BARS_ADVANCED, *CHOOSES_ROUND_DRAW}
    for card in ROOMS:
        face = FIRST_DECK.index[card.id]
        does = [
            *(name for name, moment in MOMENT_OF.items() if face in TRIGGERS[moment]),
            *(["announced"] if face in ABILITIES else []),
            *(["always"] if face in always else []),
        ]
        expected = {"activated": "announced", "reaction": "announced", "none": ""}.get(
            card.facts["trigger"], card.facts["trigger"] if card.id in BY_THEMSELVES else "always"
        )
        assert does == ([expected] if expected else []), card.id


@pytest.mark.rule("BM-155")
@pytest.mark.parametrize("room", [card.id for card in ROOMS if card.facts["activated"]])
def test_an_activated_effect_is_limited_to_once_a_round_where_it_is_printed(room: str) -> None:
    face = FIRST_DECK.index[room]
    [ability] = ABILITIES[face]
    assert ability.once == FIRST_DECK.printed[face].facts["once_per_turn"]
    assert ability.destroys_itself == ("destroy this room" in BASE_CARDS[face].facts["effect"])


@pytest.mark.rule("BM-114", "BM-012")
@pytest.mark.card("golem_factory", "brainsucker_hive")
def test_only_the_visible_room_of_a_stack_acts_when_a_hero_dies() -> None:
    table = table_at(
        "adventure",
        dungeons=[[["brainsucker_hive", "golem_factory"]]],
        entrances=[["fool"]],
        hands=[["fear"]],
        zones={"room_deck": ["dark_altar"]},
    )
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 1)
    assert kinds(events).count("room-acted") == 1
    assert hand_of(table, 0) == ["fear", "dark_altar"]  # the factory's room, and no question of the hive


@pytest.mark.rule("BM-155")
@pytest.mark.card("witchs_kitchen", "jackpot_stash")
def test_a_room_that_was_covered_and_uncovered_has_still_been_used() -> None:
    table = table_at(
        "build",
        dungeons=[["witchs_kitchen"]],
        hands=[["golem_factory", "goblin_armory", "jackpot_stash", "fear"]],
    )
    play(table, "use card=witchs_kitchen", "pay_with card=golem_factory", "place card=jackpot_stash slot=0")
    pass_all(table, until=lambda later: phase_of(later) == "adventure")
    pass_to(table, 0)
    play(table, "use card=jackpot_stash")
    assert stacks_of(table, 0) == [["witchs_kitchen"]]
    assert refusal(table, "use card=witchs_kitchen") == "BM-155"


@pytest.mark.rule("BM-155")
@pytest.mark.card("witchs_kitchen", "the_crushinator", "dark_altar")
def test_a_room_that_was_destroyed_and_built_again_is_a_new_one() -> None:
    table = table_at(
        "build",
        dungeons=[["witchs_kitchen", "the_crushinator", "dark_altar"]],
        hands=[["golem_factory", "goblin_armory", "fear"]],
    )
    play(table, "use card=witchs_kitchen", "pay_with card=golem_factory")
    play(table, "use card=the_crushinator", "pay_with card=witchs_kitchen")
    play(table, "use card=dark_altar", "aim_at card=witchs_kitchen", "place card=witchs_kitchen slot=1")
    pass_all(table, until=lambda later: phase_of(later) == "adventure")
    pass_to(table, 0)
    assert "use card=witchs_kitchen" in offers(table)


@pytest.mark.rule("BM-239")
@pytest.mark.card("vampire_bordello")
def test_an_effect_that_could_do_nothing_is_not_used_up() -> None:
    table = table_at(
        "adventure",
        dungeons=[["vampire_bordello", "neanderthal_cave"]],
        entrances=[["cleric_6_a", "epic_mage_11_a", "mage_6_a"]],
        hands=[["fear"]],
    )
    events = pass_all(table)  # first a death without a wound to heal, then a wound, then another death
    assert died(events) == ["cleric_6_a", "mage_6_a"]
    assert offers(table) == ["heal_wound card=epic_mage_11_a source=vampire_bordello", "decline"]


@pytest.mark.rule("BM-155", "BM-133")
@pytest.mark.card("golem_factory")
def test_what_was_used_in_one_round_can_be_used_in_the_next() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_4_a"]],
        hands=[["fear"]],
        town=["fighter_4_a"],
    )
    assert "room-acted" in kinds(pass_all(table, until=lambda later: souls_of(later, 0) == 1))
    assert len(state_of(table).used) == 1
    pass_round(table)
    assert state_of(table).used == []
    assert "room-acted" in kinds(pass_all(table, until=lambda later: souls_of(later, 0) == 2))
