"""From the agreed options to the first round: decks, bosses, coins, hands, the redraw, first rooms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import discards, hand_of, pass_all, phase_of, stacks_of, state_of
from tests.games.helpers import Cards, decision_of, kinds, of_kind, offers, play, prompt, refusal, seat_to_move, zone_of
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.games.boss_family.rules import setup
from undercroft.games.boss_family.rules.events import CardsDrawn, DiscardSeeded, RoomsRevealed
from undercroft.games.boss_family.rules.facts import BACK, BACKS, FACE, KIND, MIN_PLAYERS, MINIBOSS, PRINTED, SET

FOUR_ADVANCED = ("haunted_cavern", "robbers_vault", "dragons_nest", "magipede")
FOUR_TRAPS = ("unstable_mine", "sawtooth_pendulum", "the_catapult", "garbage_chute")
"""Four rooms with a thief's treasure."""
THREE = ("kirax", "oculus", "dr_deadly")  # XP 980, 630, 300


def new(seats: int = 2, seed: int = 1, **options: Any) -> undercroft.Table:
    """A new game."""
    return undercroft.new("minibosses", seats=seats, seed=seed, options=options)


def dealt(*rooms: Cards, **more: Any) -> undercroft.Table:
    """A table on which the players are dealt these room cards and are asked for the redraw."""
    deck = [room for hand in reversed(rooms) for room in reversed(hand)]
    return table_at("hands", THREE[: len(rooms)], options={"discard": "empty"}, zones={"room_deck": deck}, **more)


def backs(cards: Cards) -> Counter[str]:
    """The backs of these cards."""
    return Counter(BACKS[BACK[FACE[card]]] for card in cards)


# -- decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-002", "MB-001")
def test_two_to_four_play_with_the_cards_of_this_box_alone() -> None:
    for seats in (1, 5):
        with pytest.raises(undercroft.ImpossibleSetup):
            new(seats)
    for seats in (2, 3, 4):
        assert {SET[face] for face in state_of(new(seats)).face} == {"minibosses"}
    cards = Counter(PRINTED[face].kind for face in state_of(new(2)).face)
    assert cards == {"boss": 12, "room": 72, "miniboss": 10, "spell": 30, "hero": 25, "epic": 17}


@pytest.mark.parametrize(
    ("seats", "ordinary", "epic"),
    [
        pytest.param(2, 13, 9, marks=pytest.mark.rule("MB-008", "MB-013")),
        pytest.param(3, 17, 13, marks=pytest.mark.rule("MB-009", "MB-013")),
        pytest.param(4, 25, 17, marks=pytest.mark.rule("MB-010", "MB-013")),
    ],
)
def test_the_hero_decks_are_sized_by_the_players(seats: int, ordinary: int, epic: int) -> None:
    table = new(seats)
    zones = table.view(None)["zones"]
    assert (zones["hero_deck"]["count"], zones["epic_deck"]["count"]) == (ordinary, epic)
    used = zone_of(table, "hero_deck") + zone_of(table, "epic_deck")
    assert max(MIN_PLAYERS[FACE[hero]] for hero in used) == seats
    assert all(MIN_PLAYERS[FACE[hero]] > seats for hero in zone_of(table, "removed"))


@pytest.fixture
def fresh_box() -> Iterator[None]:
    """Unpack a new box for this test."""
    setup._box.cache_clear()
    yield
    setup._box.cache_clear()


@pytest.mark.rule("MB-012")
@pytest.mark.usefixtures("fresh_box")
def test_a_hero_without_a_number_of_players_is_always_used(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "paladin" in zone_of(new(2), "removed")  # printed for four
    setup._box.cache_clear()
    numbers = [0 if face == FACE["paladin"] else number for face, number in enumerate(MIN_PLAYERS)]
    monkeypatch.setattr(setup, "MIN_PLAYERS", numbers)
    for seats in (2, 3, 4):
        assert "paladin" in zone_of(new(seats), "epic_deck")


# -- bosses --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-014")
def test_the_decks_are_shuffled_and_everybody_gets_one_boss_face_up() -> None:
    first, second = new(3, seed=1), new(3, seed=2)
    for deck in ("room_deck", "spell_deck", "hero_deck", "epic_deck"):
        assert zone_of(first, deck) != zone_of(second, deck)
    dealt_bosses = set()
    for seed in range(20):
        table = new(3, seed=seed)
        bosses = [zone_of(table, "boss", seat) for seat in range(3)]
        assert [len(mine) for mine in bosses] == [1, 1, 1]
        assert [table.view(None)["zones"]["boss"][seat][0]["card"] for seat in range(3)] == [boss for [boss] in bosses]
        assert len(zone_of(table, "boss_deck")) == 9
        dealt_bosses.add(tuple(boss for [boss] in bosses))
    assert len(dealt_bosses) > 10


@pytest.mark.rule("MB-109", "MB-069")
def test_king_croak_and_ravenus_are_ordered_once_by_chance() -> None:
    orders = set()
    for chance in (0, 1):
        table = table_at("build", ("king_croak_rmb", "kirax", "ravenus"), hands=[["rage"]], chance=[chance])
        orders.add(tuple(state_of(table).order))
        pass_all(table, until=lambda later: state_of(later).round == 2)
        assert tuple(state_of(table).order) in orders
    assert orders == {(1, 0, 2), (1, 2, 0)}  # Kirax with 980 is always the first


# -- coins and hands -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-017", "MB-022")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_five_room_cards_two_spells_and_three_coins(seats: int) -> None:
    table = new(seats)
    for seat in range(seats):
        assert backs(hand_of(table, seat)) == {"room": 5, "spell": 2}
        assert [table.view(viewer)["players"][seat]["coins"] for viewer in (0, 1, None)] == [3, 3, 3]


@pytest.mark.rule("MB-015", "MB-016")
def test_four_room_cards_and_two_spells_lie_in_the_discard_before_hands_are_dealt() -> None:
    table = new(2)
    [seeded] = of_kind(table.opening, DiscardSeeded)
    assert backs(discards(table)) == {"room": 4, "spell": 2}
    assert kinds(table.opening).index("discard-seeded") < kinds(table.opening).index("cards-drawn")
    assert [card.id for card in seeded.cards] == state_of(table).zones[table_zone(table, "discard")]
    for viewer in (0, 1, None):
        assert len(table.view(viewer)["zones"]["discard"]["known"]) == 6
    piles = [discards(new(2, seed=seed)) for seed in range(30)]
    assert any(KIND[FACE[card]] == MINIBOSS for pile in piles for card in pile)
    assert len({tuple(pile) for pile in piles}) == 30
    assert discards(new(2, discard="empty")) == []


def table_zone(table: undercroft.Table, name: str) -> int:
    """The number of a zone."""
    zone = table.game.zones.named(name)
    assert zone is not None
    return zone.first


@pytest.mark.rule("MB-016")
def test_the_seeded_cards_come_from_the_tops_of_the_decks() -> None:
    rooms = ["rocky", "unstable_mine", "spike", "loot_box"]
    table = table_at("hands", zones={"room_deck": rooms, "spell_deck": ["rage", "smash"]})
    assert discards(table) == [*reversed(rooms), "smash", "rage"]
    assert not {"spike", "rocky"} & {card for seat in (0, 1) for card in hand_of(table, seat)}


@pytest.mark.rule("MB-007")
def test_minibosses_are_cards_of_the_room_deck() -> None:
    table = new(2, discard="empty")
    everywhere = zone_of(table, "room_deck") + hand_of(table, 0) + hand_of(table, 1)
    assert sum(KIND[FACE[card]] == MINIBOSS for card in everywhere) == 10
    assert backs(everywhere) == {"room": 82, "spell": 4}
    drawn = dealt(["spike", "rocky", "unstable_mine", "loot_box", "paywall"], ["garbage_chute"])
    assert hand_of(drawn, 0)[:2] == ["spike", "rocky"]
    assert [card.get("card") for card in drawn.view(1)["zones"]["hand"][0]] == [None] * 7
    assert [card["back"] for card in drawn.view(1)["zones"]["hand"][0]] == ["room"] * 5 + ["spell"] * 2


# -- the redraw ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rooms", "may"),
    [
        pytest.param([*FOUR_ADVANCED, "paywall"], True, id="five-advanced", marks=pytest.mark.rule("MB-018")),
        pytest.param([*FOUR_ADVANCED, "training_camp"], True, id="four-advanced", marks=pytest.mark.rule("MB-018")),
        pytest.param([*FOUR_TRAPS, "paywall"], True, id="five-thieves", marks=pytest.mark.rule("MB-018")),
        pytest.param([*FOUR_TRAPS, "training_camp"], True, id="four-thieves", marks=pytest.mark.rule("MB-018")),
        pytest.param([*FOUR_TRAPS[:3], "the_keystone", "spike"], True, id="a-room-of-two-kinds"),
        pytest.param(
            [*FOUR_TRAPS[:3], "training_camp", "vampire_lab"], False, id="three", marks=pytest.mark.rule("MB-018")
        ),
        pytest.param(
            [*FOUR_ADVANCED[:3], "spike", "rocky"], False, id="no-advanced-room", marks=pytest.mark.rule("MB-019")
        ),
        pytest.param(
            [*FOUR_TRAPS[:3], "paddywhack", "jinx"], False, id="no-treasure", marks=pytest.mark.rule("MB-019")
        ),
    ],
)
def test_the_redraw_is_offered_for_four_or_more_like_rooms_minibosses_not_counted(rooms: Cards, may: bool) -> None:
    table = dealt(rooms, ["goblin_market"])
    assert (seat_to_move(table), prompt(table)) == (0, "whether_to_redraw")
    assert ("redraw" in offers(table)) == may
    if not may:
        assert refusal(table, "redraw") == "MB-018"


@pytest.mark.rule("MB-018", "MB-019")
def test_a_redraw_shuffles_the_whole_hand_back_and_leaves_the_coins_alone() -> None:
    table = dealt([*FOUR_ADVANCED, "spike"], ["goblin_market"])
    before = hand_of(table, 0)
    play(table, "redraw")
    assert backs(hand_of(table, 0)) == {"room": 5, "spell": 2}
    assert hand_of(table, 0) != before
    assert len(zone_of(table, "room_deck")) == 82 - 10
    assert len(zone_of(table, "spell_deck")) == 30 - 4
    assert discards(table) == []
    assert coins_of(table, 0) == 3


# -- first rooms ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-020")
def test_first_rooms_are_laid_face_down_by_experience_and_turned_up_together() -> None:
    table = table_at("first-rooms", ("oculus", "kirax"), hands=[["unstable_mine"], ["training_camp"]])
    assert (seat_to_move(table), prompt(table)) == (1, "which_first_room")  # Kirax has more XP
    events = play(table, "lay_first card=training_camp slot=0")
    assert not of_kind(events, RoomsRevealed)
    assert table.view(0)["dungeons"][1][0]["top"] == {"back": "room"}
    [revealed] = of_kind(play(table, "lay_first card=unstable_mine slot=0"), RoomsRevealed)
    assert [room.seat for room in revealed.rooms] == [1, 0]
    assert (stacks_of(table, 0), stacks_of(table, 1)) == ([["unstable_mine"]], [["training_camp"]])
    assert (state_of(table).round, phase_of(table)) == (1, "build")


@pytest.mark.rule("MB-020")
def test_when_built_effects_of_first_rooms_come_by_experience_before_round_1() -> None:
    table = table_at(
        "first-rooms",
        ("oculus", "kirax"),
        hands=[["dark_laboratory"], ["dark_laboratory"]],
        options={"sets": ["boss-monster"]},
    )
    play(table, "lay_first card=dark_laboratory slot=0", "lay_first card=dark_laboratory slot=0")
    assert (seat_to_move(table), prompt(table), state_of(table).round) == (1, "which_spell_to_discard", 0)
    table.apply(0)
    assert (seat_to_move(table), prompt(table), state_of(table).round) == (0, "which_spell_to_discard", 0)
    events = table.apply(0)
    assert "round-begun" in kinds(events)
    assert of_kind(events, CardsDrawn)


@pytest.mark.rule("MB-020")
def test_a_first_room_is_optional_and_never_an_advanced_one() -> None:
    table = table_at("first-rooms", hands=[["paywall", "unstable_mine"]])
    assert offers(table) == ["lay_first card=unstable_mine slot=0", "build_nothing"]
    assert refusal(table, "lay_first card=paywall slot=0") == "BM-067"
    play(table, "build_nothing")
    assert stacks_of(table, 0) == []


@pytest.mark.rule("MB-021")
def test_a_miniboss_is_no_first_build() -> None:
    table = table_at("first-rooms", hands=[["spike", "rocky"], ["unstable_mine"]])
    assert offers(table) == ["build_nothing"]
    assert refusal(table, "lay_first card=spike slot=0") == "MB-021"
    assert decision_of(table).seat == 0  # who holds room cards is asked all the same
