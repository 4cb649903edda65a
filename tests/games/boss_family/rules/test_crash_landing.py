"""Crash Landing: explorers, five and six players, heroes divided on a tie, the end without eliminations."""

from __future__ import annotations

from collections import Counter

import pytest

import undercroft
from tests.games.boss_family.scores import score_areas
from tests.games.boss_family.sets import CRASH, FIVE, crash_at
from tests.games.boss_family.tables import entrance_of, pass_all, state_of, table_at, town_of, treasure_of
from tests.games.helpers import of_kind, zone_of
from undercroft.games.boss_family.rules.events import GameEnded, PlayerLost
from undercroft.games.boss_family.rules.facts import CLASSES, CRASH_SET, EXPLORER, FIRST_DECK, SET
from undercroft.kernel.table import Table

SIX = ("draculord", "xyzax", "gorgona", "robobo", "klonos", "cleopatra")
FIGHTERS = ["fighter_4_a", "fighter_6_a", "fighter_8_a", "fighter_4_b", "fighter_6_b", "fighter_8_b"]


def new(seats: int, **options: object) -> Table:
    """A new game with Crash Landing."""
    return undercroft.new("boss-monster", seats=seats, seed=1, options={**CRASH, **options})


# -- the set ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-001")
def test_the_set_brings_its_cards_and_explorers() -> None:
    table = new(5)
    backs = Counter(FIRST_DECK.backs[face] for face in table.state.face if SET[face] == CRASH_SET)
    assert backs == {"boss": 3, "room": 23, "spell": 7, "hero": 7, "epic": 5}
    explorers = [face for face in table.state.face if CLASSES[face] == (EXPLORER,) and FIRST_DECK.backs[face] != "item"]
    assert len(explorers) == 10
    assert len(treasure_of(table, 0)) == 5


@pytest.mark.rule("CL-002")
def test_five_and_six_play_with_the_set_alone() -> None:
    for seats in (5, 6):
        table = undercroft.new("boss-monster", seats=seats, seed=1)
        assert (table.seats, table.options["sets"]) == (seats, ["crash-landing"])
    with pytest.raises(undercroft.ImpossibleSetup):
        new(7)


@pytest.mark.rule("CL-003", "CL-022")
def test_all_decks_are_larger_with_five() -> None:
    table = crash_at("hands", FIVE)
    assert [len(zone_of(table, deck)) for deck in ("hero_deck", "epic_deck")] == [32, 21]
    backs = Counter(FIRST_DECK.backs[face] for face in table.state.face)
    assert (backs["boss"], backs["room"], backs["spell"]) == (11, 98, 38)
    assert "tmatha" in zone_of(table, "hero_deck")
    assert "the_king" in zone_of(table, "epic_deck")


@pytest.mark.rule("CL-004")
@pytest.mark.parametrize(("seats", "ordinary", "epic"), [(2, 13, 8), (3, 17, 12), (4, 25, 16)])
def test_with_fewer_players_all_heroes_of_the_set_join(seats: int, ordinary: int, epic: int) -> None:
    table = crash_at("hands", FIVE[:seats])
    assert [len(zone_of(table, deck)) for deck in ("hero_deck", "epic_deck")] == [ordinary + 7, epic + 5]


@pytest.mark.rule("CL-004")
def test_with_fewer_players_wounds_lose_and_ties_keep_heroes_in_town() -> None:
    table = crash_at("end", FIVE[:3], **score_areas((0, 5), (0, 0), (0, 0)))
    assert [event.seat for event in of_kind(table.opening, PlayerLost)] == [0]
    table = crash_at("bait", FIVE[:3], dungeons=[["golem_factory"], ["golem_factory"]], town=FIGHTERS[:3])
    assert town_of(table)[:3] == FIGHTERS[:3]


@pytest.mark.rule("CL-020")
def test_six_players_cannot_pick_their_bosses() -> None:
    assert new(5, variants=["pick-boss"]).decision is not None
    with pytest.raises(undercroft.ImpossibleSetup) as refused:
        new(6, variants=["pick-boss"])
    assert refused.value.code == "setting-needs"


@pytest.mark.rule("CL-005")
@pytest.mark.card("the_prince", "the_king")
@pytest.mark.parametrize(
    ("souls", "prince", "king"),
    [((1, 2, 3), 0, 2), ((1, 1, 3), None, 2), ((1, 3, 3), 0, None), ((0, 0, 0), None, None)],
)
def test_the_prince_follows_the_poorest_and_the_king_the_richest(
    souls: tuple[int, int, int], prince: int | None, king: int | None
) -> None:
    table = crash_at(
        "bait",
        FIVE[:3],
        town=["the_prince", "the_king"],
        hands=[["freeze"]],
        dungeons=[[], ["dragon_hatchery"]],
        **score_areas(*((count, 0) for count in souls)),
    )
    lured = {hero: seat for seat in range(3) for hero in entrance_of(table, seat)}
    assert (lured.get("the_prince"), lured.get("the_king")) == (prince, king)


@pytest.mark.card(
    "crash_dodgers",
    "corbin_crickton",
    "tmatha",
    "lindo_callari",
    "doug_oshibe_ace_pilot",
    "guy_the_redrobe",
    "andromeda_james",
    "morgan_fragman",
    "banzai_barb",
    "aliff",
)
@pytest.mark.rule("CL-001")
def test_explorers_follow_their_own_treasure() -> None:
    explorers = [card.id for face, card in enumerate(FIRST_DECK.printed) if CLASSES[face] == (EXPLORER,)]
    assert len(explorers) == 10
    table = crash_at(
        "bait",
        FIVE[:3],
        dungeons=[["dragon_hatchery"], ["reactor_core"], ["reactor_core", "alien_ooze"]],
        town=explorers,
        hands=[["freeze"]],
    )
    assert entrance_of(table, 2) == explorers


# -- ties ------------------------------------------------------------------------------------------------------------


def tied(town: list[str], *, seats: int = 5, dungeons: int = 3, room: str = "golem_factory") -> Table:
    """The first players have a room each; somebody can act, so that nothing moves on."""
    bosses = ("draculord", "xyzax", "gorgona", "cleopatra", "klonos", "cerebellus")[:seats]
    return table_at("bait", bosses, options=CRASH, dungeons=[[room]] * dungeons, town=town, hands=[["freeze"]])


@pytest.mark.rule("CL-009", "CL-023")
def test_tied_players_share_the_heroes_of_a_class() -> None:
    town = [*FIGHTERS, "epic_fighter_11_a"]
    table = tied(town)
    assert [entrance_of(table, seat) for seat in range(3)] == [
        ["fighter_4_a", "fighter_4_b"],
        ["fighter_6_a", "fighter_6_b"],
        ["fighter_8_a", "fighter_8_b"],
    ]
    assert town_of(table) == ["epic_fighter_11_a"]


@pytest.mark.rule("CL-009")
def test_what_everybody_sees_before_the_bait_is_what_happens() -> None:
    table = table_at(
        "build", FIVE, options=CRASH, dungeons=[["golem_factory"]] * 2, town=FIGHTERS[:3], hands=[["freeze"]]
    )
    baits = {bait["hero"]: (bait["to"], bait["tie"]) for bait in table.view(None)["bait"]}
    state = state_of(table)
    names = {FIRST_DECK.ids[state.face[hero]]: where for hero, where in baits.items()}
    # Robobo has a fighter treasure too: three tie, and there is one hero for each.
    assert names == {"fighter_4_a": (0, False), "fighter_6_a": (1, False), "fighter_8_a": (3, False)}


@pytest.mark.rule("CL-009")
def test_fewer_heroes_than_tied_players_stay() -> None:
    table = tied(FIGHTERS[:2])
    assert town_of(table) == FIGHTERS[:2]


@pytest.mark.rule("CL-009")
def test_who_has_the_most_alone_gets_all() -> None:
    table = table_at(
        "bait",
        FIVE,
        options=CRASH,
        dungeons=[["goblin_armory"], ["golem_factory"]],
        town=FIGHTERS[:3],
        hands=[["freeze"]],
    )
    assert entrance_of(table, 0) == FIGHTERS[:3]


@pytest.mark.rule("CL-010")
def test_without_any_treasure_nobody_is_divided() -> None:
    table = tied(FIGHTERS, dungeons=0)
    assert town_of(table) == FIGHTERS


@pytest.mark.rule("CL-010")
def test_heroes_without_a_class_are_not_divided() -> None:
    table = table_at(
        "bait",
        ("draculord", "xyzax", "gorgona", "cleopatra", "klonos"),
        options=CRASH,
        dungeons=[["golem_factory"]] * 2,
        town=["fool", "the_prince", *FIGHTERS[:2]],
        souls=[[], [], ["cleric_4_a"], ["mage_4_a"], ["thief_4_a"]],  # two share the fewest
        hands=[["freeze"]],
    )
    assert town_of(table) == ["fool", "the_prince"]
    assert [entrance_of(table, seat) for seat in range(2)] == [["fighter_4_a"], ["fighter_6_a"]]


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-006")
def test_nobody_is_eliminated_with_five() -> None:
    table = crash_at("end", FIVE, **score_areas((0, 7), (1, 0), (0, 0), (0, 5), (0, 0)))
    assert table.decision is not None
    assert of_kind(table.opening, PlayerLost) == []
    assert state_of(table).order == [0, 1, 2, 3, 4]


@pytest.mark.rule("CL-006")
def test_even_if_all_have_too_many_wounds_the_game_goes_on() -> None:
    table = crash_at("end", FIVE, **score_areas(*[(0, 5)] * 5))
    assert table.result is None


@pytest.mark.rule("CL-007", "CL-008")
def test_ten_souls_end_the_game_and_the_best_score_wins() -> None:
    table = crash_at("end", FIVE, **score_areas((10, 4), (8, 0), (0, 0), (0, 0), (0, 0)))
    assert table.result is not None
    assert (table.result.winners, table.result.scores, table.result.reason) == ((1,), (6, 8, 0, 0, 0), "souls")
    assert [event.seat for event in of_kind(table.opening, GameEnded)] == [1]


@pytest.mark.rule("CL-007", "CL-008")
def test_empty_hero_decks_end_the_game_after_the_round() -> None:
    heroes = [card.id for card in FIRST_DECK.printed if card.kind in ("hero", "epic")]
    zones = {"hero_deck": [], "epic_deck": [], "removed": heroes}
    table = crash_at("end", FIVE, zones=zones)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((4,), "heroes-gone")  # the lowest XP
    left = {**zones, "epic_deck": ["the_king"], "removed": [hero for hero in heroes if hero != "the_king"]}
    assert crash_at("end", FIVE, zones=left).result is None


@pytest.mark.rule("CL-008")
def test_the_lowest_experience_wins_a_tie() -> None:
    table = crash_at("end", SIX, **score_areas((10, 2), (8, 0), (8, 0), (0, 0), (0, 0), (0, 0)))
    assert table.result is not None
    assert table.result.winners == (2,)


def test_a_whole_game_of_six_can_be_passed_through() -> None:
    table = new(6)
    for _ in range(500):
        if table.decision is None:
            break
        pass_all(table)
        if table.decision is not None:
            table.apply(table.decision.options[0])
    assert state_of(table).round > 1
