"""One player alone: the box, the town of four places, thresholds, the end and the score."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import entrance_of, hand_of, phase_of, souls_of, state_of, town_of, wounds_of
from tests.games.helpers import Cards, asked_now, decision_of, kinds, of_kind, offers, play, prompt, zone_of
from tests.games.super_boss_monster.tables import ALONE, heroes_at, market_of, table_at, tokens_of
from undercroft.games.boss_family.rules.city_events import SoloEnded
from undercroft.games.boss_family.rules.dungeon import top_of
from undercroft.games.boss_family.rules.events import HeroesRevealed
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.games.boss_family.rules.state import ENTRANCE, EPIC_DECK, HERO_DECK, TOWN
from undercroft.games.super_boss_monster.rules import solo, tokens
from undercroft.games.super_boss_monster.rules.city import return_to_town
from undercroft.games.super_boss_monster.rules.town import reveal_heroes
from undercroft.kernel.table import Table

FOUR = ("laliho", "orbella_owlhat", "bunny", "velvet_vic")
LANDMARKS = {"temple": ["pockets"], "stadium": ["rope_trick_rosa"], "library": ["fizz_first_year"]}
REMOVED_SPELLS = {
    **dict.fromkeys(("stealth", "grand_heist", "ghost_cheat", "safety_inspection", "freeze_sbm", "co_op"), 2),
    "adventure": 2,
    "dream_catcher": 1,
}


def alone(phase: str, **more: Any) -> Table:
    """A table of one player."""
    return table_at(phase, ALONE, **more)


def new(seed: int = 1, **options: Any) -> Table:
    """A new game of one player."""
    return undercroft.new("super-boss-monster", seats=1, seed=seed, options=options)


def outcome(table: Table) -> list[tuple[str, int, str]]:
    """Return the end of the game: the reason, the score and the title."""
    return [(event.reason, event.points, event.title) for event in of_kind(table.opening, SoloEnded)]


# -- set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-222")
def test_spells_that_are_aimed_at_others_stay_in_the_box() -> None:
    table = new()
    removed = [card for card in zone_of(table, "removed") if PRINTED[table.game.deck.index[card]].kind == "spell"]
    assert {card: removed.count(card) for card in removed} == REMOVED_SPELLS
    assert len(zone_of(table, "spell_deck")) == 17


@pytest.mark.rule("SB-223", "SB-224", "SB-225")
def test_twelve_ordinary_heroes_lie_over_twelve_epic_ones() -> None:
    table, other = new(1), new(2)
    ordinary, epic = zone_of(table, "hero_deck"), zone_of(table, "epic_deck")
    assert (len(ordinary), len(epic)) == (12, 12)
    gone = set(zone_of(table, "removed"))
    assert {"researcher", "gladiator", "criminal", "acolyte", "idler"} <= gone
    assert {"archivist", "champion", "rogue", "priestess", "bar_brawler"} <= gone
    facts = {hero: PRINTED[table.game.deck.index[hero]].facts for hero in (*ordinary, *epic)}
    assert {facts[hero]["min_players"] for hero in ordinary} == {2, 3}
    assert 4 in {facts[hero]["min_players"] for hero in epic}  # epic ones with that icon stay in
    assert ordinary != zone_of(other, "hero_deck")
    assert sorted(ordinary) == sorted(zone_of(other, "hero_deck"))


@pytest.mark.rule("SB-227")
def test_the_rest_of_the_set_up_is_as_usual() -> None:
    table = new()
    assert prompt(table) == "which_boss"
    assert len(offers(table)) == 2
    table.apply(decision_of(table).options[0])
    assert prompt(table) == "whether_to_redraw"
    assert len(hand_of(table, 0)) == 7
    play(table, "keep_hand")
    assert prompt(table) == "which_first_room"
    play(table, "build_nothing")
    assert (phase_of(table), prompt(table)) == ("town", "which_market_card")
    assert table.view(0)["city"]["marker"] is None  # SB-239
    assert "marker-passed" not in kinds(table.opening)


# -- town and bait -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-228")
def test_three_heroes_come_each_turn_to_a_town_of_four_places() -> None:
    table = alone("round", town=["laliho"])
    [revealed] = of_kind(table.opening, HeroesRevealed)
    assert len(revealed.heroes) == 3
    assert len(town_of(table)) == 4
    assert town_of(table)[0] == "laliho"


@pytest.mark.rule("SB-229")
def test_a_hero_that_is_pushed_out_goes_to_the_first_free_landmark_from_the_left() -> None:
    table = alone("round", town=["velvet_vic", "bunny", "laliho", "orbella_owlhat"], landmarks={"temple": ["pockets"]})
    assert [heroes_at(table, name) for name in ("temple", "stadium", "library", "hideout")] == [
        *(["pockets"], ["velvet_vic"], ["bunny"], ["laliho"])
    ]


@pytest.mark.rule("SB-231")
def test_the_market_has_two_rooms_and_a_spell_and_two_cards_are_left() -> None:
    zones = {"room_deck": ["minion_arena", "bone_choir"]}
    table = alone("round", zones=zones)
    assert len(market_of(table)) == 3
    assert market_of(table)[:2] == ["bone_choir", "minion_arena"]
    play(table, "take_market_card card=bone_choir", "send_minion space=temple_bonus")
    play(table, "place_nothing" if "place_nothing" in offers(table) else "pass_on")
    while phase_of(table) == "build":
        play(table, "place_nothing" if "place_nothing" in offers(table) else "pass_on")
    assert len(offers(table)) == 2
    events = play(table, offers(table)[0])  # one of them
    assert len(hand_of(table, 0)) == 2
    assert "market-cleared" in kinds(events)


@pytest.mark.rule("SB-232", "SB-234")
def test_the_place_in_town_says_how_many_symbols_a_hero_needs() -> None:
    dungeon = [
        "minion_arena",
        "elemental_dojo",
        "bruiser_barracks",
        "booby_trapped_armory",
    ]  # fighter 4, mage 1, thief 1
    table = alone(
        "bait", dungeons=[dungeon], town=["fizz_first_year", "bunny", "pockets", "laliho"], hands=[["loot_drop"]]
    )
    # 1 for the first, 2, 3, and 4 for the last, though the queue has become shorter by then
    assert entrance_of(table, 0) == ["fizz_first_year", "bunny", "laliho"]
    assert town_of(table) == ["pockets"]
    less = alone(
        "bait", dungeons=[dungeon[:3]], town=["velvet_vic", "bunny", "pockets", "laliho"], hands=[["loot_drop"]]
    )
    assert entrance_of(less, 0) == ["bunny"]
    assert town_of(less) == ["velvet_vic", "pockets", "laliho"]  # the fourth needs four


@pytest.mark.rule("SB-235")
def test_the_requirement_of_a_hero_falls_as_it_moves_left() -> None:
    first = alone("build", town=["velvet_vic", "laliho"], dungeons=[["minion_arena"]], hands=[["loot_drop"]])
    assert [hero["to"] for hero in first.view(0)["bait"]] == [None, None]
    later = alone("build", town=["laliho"], dungeons=[["minion_arena"]], hands=[["loot_drop"]])
    assert [hero["to"] for hero in later.view(0)["bait"]] == [0]


@pytest.mark.rule("SB-233", "SB-239")
def test_a_hero_at_a_landmark_needs_the_minion_and_comes_to_the_own_dungeon() -> None:
    without = alone("minions", landmarks={"stadium": ["laliho"]}, dungeons=[["minion_arena"]], hands=[["loot_drop"]])
    assert heroes_at(without, "stadium") == ["laliho"]
    table = alone(
        "minions",
        landmarks={"stadium": ["laliho"]},
        dungeons=[["minion_arena"]],
        hands=[["loot_drop"]],
        minions=[[0, "stadium_summon"]],
    )
    assert entrance_of(table, 0) == ["laliho"]  # nobody is asked whose dungeon
    assert state_of(table).health_tokens == {state_of(table).zones[ENTRANCE][0]: 2}


@pytest.mark.rule("SB-236", "SB-237")
def test_a_room_bears_four_tokens_at_most() -> None:
    table = alone(
        "build", dungeons=[["bone_choir", "minion_arena"]], tokens=[[0, 0, 4], [0, 1, 2]], hands=[["loot_drop"]]
    )
    state = state_of(table)
    full, other = top_of(state, 0, 0), top_of(state, 0, 1)
    assert tokens.takers(state, 0) == [other]  # it may go to another room
    tokens.put(state, full, 1)
    tokens.put(state, other, 5)
    assert tokens_of(table) == {"bone_choir": 4, "minion_arena": 4}
    together = table_at("build", dungeons=[["bone_choir"]], tokens=[[0, 0, 4]], hands=[["loot_drop"]])
    tokens.put(state_of(together), top_of(state_of(together), 0, 0), 3)
    assert tokens_of(together) == {"bone_choir": 7}


@pytest.mark.rule("SB-238", "SB-239")
def test_what_is_done_to_others_does_nothing() -> None:
    table = alone("reveal", dungeons=[["confession_booth"]], face_down=[[0, 0]], hands=[["loot_drop", "bone_choir"]])
    assert phase_of(table) == "adventure"
    assert hand_of(table, 0) == ["loot_drop", "bone_choir"]
    bosses = ("captain_rustclaw",)
    errand = table_at("minions", bosses, leveled=[0], minions=[[0, "captain_rustclaw"]], hands=[["loot_drop"]])
    assert hand_of(errand, 0) == ["loot_drop"]
    sanctum = alone(
        "minions", dungeons=[["sanctum_of_whispers"]], minions=[[0, "sanctum_of_whispers"]], hands=[["loot_drop"]]
    )
    assert asked_now(sanctum) == (0, "what_to_play")


# -- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-241", "SB-247")
def test_five_wounds_end_the_game_after_the_turn() -> None:
    wounds: Cards = ("sir_overkill", "saint_ottoline", "bunny")
    table = alone("end", wounds=[wounds], souls=[["night_cat_nadia", "zephyra_stormscroll", "pockets"]])
    assert wounds_of(table, 0) == 5
    assert outcome(table) == [("wounds", 0, "kobold")]
    assert alone("end", wounds=[wounds[:2]]).result is None
    during = alone("adventure", wounds=[wounds], hands=[["continue"]])
    assert during.result is None
    play(during, "cast_at card=continue target=bunny")  # healing in time counts
    assert (wounds_of(during, 0), souls_of(during, 0), during.result) == (4, 1, None)


@pytest.mark.rule("SB-242", "SB-247")
def test_a_hero_in_the_tavern_ends_the_game_at_once() -> None:
    table = alone(
        "round",
        town=FOUR,
        landmarks={**LANDMARKS, "hideout": ["quill_the_footnoted"]},
        souls=[["sir_overkill"]],
        wounds=[["pim_choir_recruit"]],
    )
    assert outcome(table) == [("tavern", 1, "kobold")]  # what is on the board counts for nothing
    assert heroes_at(table, "tavern") == ["laliho"]
    assert phase_of(table) == "town"


@pytest.mark.rule("SB-246")
def test_a_hero_sent_back_to_a_full_town_ends_the_game_as_well() -> None:
    table = alone(
        "adventure",
        town=FOUR,
        landmarks={**LANDMARKS, "hideout": ["quill_the_footnoted"]},
        entrances=[["brother_barrow"]],
        hands=[["loot_drop"]],
    )
    assert table.result is None
    state = state_of(table)
    return_to_town(state, state.zones[ENTRANCE][0], ENTRANCE)
    assert state.result is not None
    assert state.result.reason == "tavern"
    free = alone("adventure", town=FOUR, landmarks=LANDMARKS, entrances=[["brother_barrow"]], hands=[["loot_drop"]])
    state = state_of(free)
    return_to_town(state, state.zones[ENTRANCE][0], ENTRANCE)
    assert state.result is None


@pytest.mark.rule("SB-243")
def test_the_game_ends_after_the_turn_in_which_the_last_epic_hero_came() -> None:
    assert outcome(alone("end", zones={"removed": zone_of(new(), "hero_deck") + zone_of(new(), "epic_deck")})) == [
        ("heroes-gone", 0, "kobold")
    ]
    assert alone("end", zones={"removed": zone_of(new(), "hero_deck")}).result is None


@pytest.mark.rule("SB-244", "SB-245")
def test_ten_souls_do_not_end_the_game_of_one_player() -> None:
    epic = ("sir_overkill", "saint_ottoline", "night_cat_nadia", "zephyra_stormscroll", "the_gilded_ghost")
    table = alone("end", souls=[epic], wounds=[["bunny"]])
    assert souls_of(table, 0) == 10
    assert table.result is None
    shown = table.view(0)["city"]["solo"]
    assert (shown["points"], shown["most_points"]) == (9, 36)


@pytest.mark.rule("SB-250", "SB-245")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        *((-1, "loser"), (0, "kobold"), (6, "kobold"), (7, "minion"), (12, "minion"), (13, "miniboss")),
        *((17, "boss"), (22, "real_boss"), (26, "dungeon_master"), (29, "boss_monster"), (32, "grand_boss")),
        *((35, "dungeon_overlord"), (36, "supreme_dungeon_overlord")),
    ],
)
def test_every_score_has_its_title(points: int, title: str) -> None:
    assert solo.title_of(points) == title


@pytest.mark.rule("SB-314")
@pytest.mark.parametrize(("souls", "winners"), [(5, (0,)), (4, ())])
def test_a_score_of_nothing_or_more_is_won(souls: int, winners: tuple[int, ...]) -> None:
    heroes = ["bunny", "laliho", "pockets", "velvet_vic", "fizz_first_year"][:souls]
    wounds = ["sir_overkill", "saint_ottoline", "pim_choir_recruit"]
    table = alone("end", souls=[heroes], wounds=[wounds])
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == (winners, (souls - 5,))
    assert outcome(table)[0][2] == ("kobold" if winners else "loser")


@pytest.mark.rule("SB-248")
def test_ordinary_heroes_come_in_four_turns_and_epic_ones_in_four_more() -> None:
    state = state_of(alone("end"))  # the first three have come
    counts = []
    for _ in range(8):
        counts.append((len(state.zones[HERO_DECK]), len(state.zones[EPIC_DECK])))
        state.zones[TOWN] = []
        reveal_heroes(state)
    assert counts == [(9, 12), (6, 12), (3, 12), (0, 12), (0, 9), (0, 6), (0, 3), (0, 0)]
