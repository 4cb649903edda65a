"""From the agreed options to the first round: decks, bosses, hands, the redraw, first rooms."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import (
    BASE_CARDS,
    discards,
    hand_of,
    pass_all,
    phase_of,
    room_names,
    stacks_of,
    state_of,
    table_at,
)
from tests.games.helpers import (
    Cards,
    decision_of,
    kinds,
    name_of,
    of_kind,
    offers,
    play,
    prompt,
    refusal,
    seat_to_move,
    zone_of,
)
from undercroft.games.boss_family.rules.events import BossTaken, CardsDrawn, HandRedrawn, RoomsRevealed
from undercroft.games.boss_family.rules.facts import BACKS, FIRST_DECK, KIND
from undercroft.games.boss_family.rules.setup import order_by_xp

FIVE_CLERICS = ("dark_altar", "open_grave", "specters_sanctum", "succubus_spa", "golem_factory")
FIVE_ADVANCED = ("dracolich_lair", "vampire_bordello", "beast_menagerie", "monsters_ballroom", "all_seeing_eye")
PLAIN = ("dark_altar", "golem_factory", "haunted_library", "boulder_ramp", "dizzygas_hallway")


def new(seats: int = 2, seed: int = 1, **options: Any) -> undercroft.Table:
    """A new game."""
    return undercroft.new("boss-monster", seats=seats, seed=seed, options=options)


def dealt(*rooms: Cards, spells: Cards = ("freeze", "fear"), **more: Any) -> undercroft.Table:
    """A table on which the players are dealt these rooms, each the same spells, and are asked for the redraw."""
    bosses = ("draculord", "xyzax", "gorgona", "robobo")[: len(rooms)]  # the acting order is the order of the seats
    deck = [room for hand in reversed(rooms) for room in reversed(hand)]
    return table_at("hands", bosses, zones={"room_deck": deck, "spell_deck": list(spells)}, **more)


def backs(table: undercroft.Table, seat: int) -> Counter[str]:
    """The kinds of cards in a hand."""
    return Counter(FIRST_DECK.backs[FIRST_DECK.index[card]] for card in hand_of(table, seat))


# -- decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "ordinary", "epic"),
    [
        pytest.param(2, 13, 8, marks=pytest.mark.rule("BM-026")),
        pytest.param(3, 17, 12, marks=pytest.mark.rule("BM-027")),
        pytest.param(4, 25, 16, marks=pytest.mark.rule("BM-028")),
    ],
)
def test_the_hero_decks_are_sized_by_the_players(seats: int, ordinary: int, epic: int) -> None:
    table = new(seats)
    zones = table.view(None)["zones"]
    assert (zones["hero_deck"]["count"], zones["epic_deck"]["count"]) == (ordinary, epic)
    for deck, kind in (("hero_deck", "hero"), ("epic_deck", "epic")):
        heroes = [card for card in BASE_CARDS if card.kind == kind]
        icons = {card.id: card.facts["min_players"] for card in heroes}
        assert {icons[hero] for hero in zone_of(table, deck)} == set(range(2, seats + 1))
        gone = [hero for hero in zone_of(table, "removed") if hero in icons]
        assert {icons[hero] for hero in gone} == set(range(seats + 1, 5))
        assert len(gone) + len(zone_of(table, deck)) == sum(card.copies for card in heroes)


@pytest.mark.rule("BM-030")
def test_ordinary_and_epic_heroes_are_shuffled_apart() -> None:
    first, second = new(4, seed=1), new(4, seed=2)
    for deck, kind in (("hero_deck", "hero"), ("epic_deck", "epic")):
        assert {BACKS[KIND[FIRST_DECK.index[hero]]] for hero in zone_of(first, deck)} == {kind}
        assert zone_of(first, deck) != zone_of(second, deck)
        assert sorted(zone_of(first, deck)) == sorted(zone_of(second, deck))


@pytest.mark.rule("BM-033", "BM-034")
def test_four_decks_lie_on_the_table_and_one_common_discard_pile() -> None:
    table = new(2)
    assert table.view(None)["zones"]["room_deck"]["count"] == 75 - 10
    assert table.view(None)["zones"]["spell_deck"]["count"] == 31 - 4
    other = new(2, seed=2)
    for deck in ("room_deck", "spell_deck"):
        assert zone_of(table, deck) != zone_of(other, deck)
    pile = table_at("build", hands=[["jeopardy"], ["dark_altar", "fear"]])
    events = play(pile, "cast card=jeopardy", "let_it_be")
    assert "cards-discarded" in kinds(events)
    for seat in (0, 1, None):
        shown = pile.view(seat)["zones"]["discard"]
        assert shown["count"] == len(shown["known"]) == 3  # rooms and spells of everybody in one pile


@pytest.mark.rule("BM-220")
def test_the_discard_pile_starts_empty_unless_it_is_seeded() -> None:
    assert discards(new(2)) == []
    table = new(2, discard="seeded")
    assert Counter(FIRST_DECK.backs[FIRST_DECK.index[card]] for card in discards(table)) == {"room": 4, "spell": 2}
    assert "discard-seeded" in kinds(table.opening)
    assert table.view(1)["zones"]["discard"]["count"] == 6
    assert discards(table) != discards(new(2, seed=2, discard="seeded"))
    assert backs(table, 0) == backs(table, 1) == {"room": 5, "spell": 2}


@pytest.mark.rule("BM-180", "BM-220")
def test_the_discard_pile_is_seeded_when_the_bosses_are_picked() -> None:
    table = new(2, discard="seeded", variants=["pick-boss"])
    assert discards(table) == []
    events = play(table, offers(table)[0])
    events += play(table, offers(table)[0])
    assert "discard-seeded" in kinds(events)
    assert len(discards(table)) == 6


# -- bosses --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-031", "BM-035")
def test_every_player_gets_one_boss_face_up_and_the_others_stay_out() -> None:
    seen = set()
    for seed in range(20):
        table = new(3, seed=seed)
        bosses = [zone_of(table, "boss", seat) for seat in range(3)]
        assert [len(mine) for mine in bosses] == [1, 1, 1]
        assert all(table.view(None)["zones"]["boss"][seat][0]["card"] == bosses[seat][0] for seat in range(3))
        assert len(zone_of(table, "boss_deck")) == 5
        seen.add(tuple(boss for [boss] in bosses))
    assert len(seen) > 10
    assert len({boss for three in seen for boss in three}) == 8


@pytest.mark.rule("BM-009", "BM-048")
def test_players_act_from_highest_experience_to_lowest() -> None:
    table = new(4)
    taken = {event.seat: event.xp for event in of_kind(table.opening, BossTaken)}
    assert state_of(table).order == sorted(taken, key=lambda seat: -taken[seat])


@pytest.mark.rule("BM-010")
def test_equal_experience_is_ordered_once_by_chance() -> None:
    table = new(3)
    orders = set()
    for chance in (0, 1):
        state = state_of(table).clone()
        state.xp = [500, 800, 500]
        state.script = [chance]
        orders.add(tuple(order_by_xp(state)))
    assert orders == {(1, 0, 2), (1, 2, 0)}


# -- hands ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-036")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_keeps_five_rooms_and_two_spells(seats: int) -> None:
    table = new(seats)
    for _ in range(seats):
        assert prompt(table) == "whether_to_redraw"
        table.apply("keep_hand")
    assert prompt(table) == "which_first_room"
    assert [backs(table, seat) for seat in range(seats)] == [{"room": 5, "spell": 2}] * seats
    assert discards(table) == []


@pytest.mark.rule("BM-056")
def test_hands_are_dealt_by_experience() -> None:
    table = new(4)
    drawn = [event.seat for event in of_kind(table.opening, CardsDrawn)]
    assert drawn == [seat for seat in state_of(table).order for _ in ("rooms", "spells")]


@pytest.mark.rule("BM-202")
def test_a_hand_is_its_owner_s_secret() -> None:
    table = new(2)
    assert all("card" in card for card in table.view(0)["zones"]["hand"][0])
    for seat in (1, None):
        assert table.view(seat)["zones"]["hand"][0] == [{"back": "room"}] * 5 + [{"back": "spell"}] * 2


# -- the redraw ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rooms", "may"),
    [
        pytest.param(FIVE_ADVANCED, True, id="five-advanced", marks=pytest.mark.rule("BM-037", "BM-038")),
        pytest.param([*FIVE_ADVANCED[:4], "dark_altar"], True, id="four-advanced", marks=pytest.mark.rule("BM-037")),
        pytest.param(
            [*FIVE_ADVANCED[:2], "the_crushinator", "haunted_library", "boulder_ramp"],
            False,
            id="three-advanced",
            marks=pytest.mark.rule("BM-037"),
        ),
        pytest.param(FIVE_CLERICS, True, id="four-clerics", marks=pytest.mark.rule("BM-037")),
        pytest.param(
            ["dark_altar", "dark_altar", "dark_altar", "golem_factory", "boulder_ramp"],
            False,
            id="three-rooms-of-six-clerics",
            marks=pytest.mark.rule("BM-037", "BM-038"),
        ),
        pytest.param(
            ["dark_altar", "zombie_prison", "dragon_hatchery", "torture_chamber", "golem_factory"],
            True,
            id="several-treasures-count-for-each",
            marks=pytest.mark.rule("BM-038"),
        ),
        pytest.param(PLAIN, False, id="a-plain-hand", marks=pytest.mark.rule("BM-037")),
    ],
)
def test_only_a_bad_hand_may_be_drawn_anew(rooms: Cards, may: bool) -> None:
    table = dealt(rooms, [*PLAIN[1:], "neanderthal_cave"])
    assert prompt(table) == "whether_to_redraw"
    assert offers(table) == (["keep_hand", "redraw"] if may else ["keep_hand"])
    if not may:
        assert refusal(table, "redraw") == "BM-037"


@pytest.mark.rule("BM-037", "BM-039")
def test_the_redraw_shuffles_the_whole_hand_back_and_deals_a_fresh_one() -> None:
    table = dealt(FIVE_ADVANCED, PLAIN)
    decks = {deck: len(zone_of(table, deck)) for deck in ("room_deck", "spell_deck")}
    before = hand_of(table, 0)
    events = play(table, "redraw")
    assert kinds(events)[:3] == ["hand-redrawn", "cards-drawn", "cards-drawn"]
    assert backs(table, 0) == {"room": 5, "spell": 2}
    assert sorted(hand_of(table, 0)) != sorted(before)
    assert {deck: len(zone_of(table, deck)) for deck in decks} == decks
    every = Counter(zone_of(table, "room_deck") + hand_of(table, 0) + hand_of(table, 1))
    assert sum(every.values()) == 75 + 4
    assert every["dracolich_lair"] == every["vampire_bordello"] == 2


@pytest.mark.rule("BM-039")
def test_the_redraw_is_optional_and_may_be_repeated() -> None:
    table = dealt(FIVE_ADVANCED, PLAIN)
    before = hand_of(table, 0)
    table.apply("keep_hand")
    assert hand_of(table, 0) == before
    again = 0
    for seed in range(40):
        table = dealt(FIVE_ADVANCED, PLAIN, seed=seed)
        table.apply("redraw")
        assert (seat_to_move(table), prompt(table)) == (0, "whether_to_redraw")
        again += "redraw" in offers(table)
    assert 0 < again < 40  # only when the new hand is bad again


@pytest.mark.rule("BM-039")
def test_everybody_is_asked_so_that_the_question_says_nothing_and_the_others_see_no_hand() -> None:
    table = dealt(FIVE_ADVANCED, PLAIN)
    assert "options" not in table.view(1)["decision"]
    assert table.view(1)["zones"]["hand"][0] == [{"back": "room"}] * 5 + [{"back": "spell"}] * 2
    [redrawn] = of_kind(play(table, "redraw"), HandRedrawn)
    assert redrawn.told_to(1, FIRST_DECK) == {"event": "hand-redrawn", "seat": 0, "seats": ["seat"]}


@pytest.mark.rule("BM-040")
def test_redraws_are_finished_one_after_another_by_experience() -> None:
    table = table_at(
        "hands",
        ("robobo", "gorgona", "draculord"),
        zones={"room_deck": [*PLAIN, *reversed(FIVE_CLERICS), *reversed(FIVE_ADVANCED)]},
    )
    assert seat_to_move(table) == 2  # Draculord
    table.apply("redraw")
    while seat_to_move(table) == 2:
        table.apply("keep_hand")
    assert seat_to_move(table) == 1
    assert "redraw" in offers(table)
    table.apply("keep_hand")
    assert seat_to_move(table) == 0


# -- first rooms ---------------------------------------------------------------------------------------------------


def first_rooms(*hands: Cards, **more: Any) -> undercroft.Table:
    """A table on which these hands are about to build their first rooms."""
    bosses = ("robobo", "draculord", "gorgona")[: len(hands)]
    return table_at("first-rooms", bosses, hands=hands, **more)


@pytest.mark.rule("BM-041", "BM-042", "BM-043")
def test_first_rooms_are_laid_face_down_by_experience_and_turned_up_together() -> None:
    table = first_rooms(["dark_altar"], ["golem_factory"], ["open_grave"])
    assert (seat_to_move(table), prompt(table)) == (1, "which_first_room")
    assert offers(table) == ["lay_first card=golem_factory slot=0", "build_nothing"]
    table.apply("lay_first card=golem_factory slot=0")
    assert seat_to_move(table) == 2
    for seat in (0, 2, None):
        [stack] = table.view(seat)["dungeons"][1]
        assert stack["face_down"]
        assert "card" not in stack["top"]
    assert table.view(1)["dungeons"][1][0]["top"]["card"] == "golem_factory"
    table.apply("lay_first card=open_grave slot=0")
    assert seat_to_move(table) == 0
    [revealed] = of_kind(table.apply("lay_first card=dark_altar slot=0"), RoomsRevealed)
    assert [(room.seat, name_of(table, room.room.id)) for room in revealed.rooms] == [
        (1, "golem_factory"),
        (2, "open_grave"),
        (0, "dark_altar"),
    ]
    assert [room_names(table, seat) for seat in range(3)] == [["dark_altar"], ["golem_factory"], ["open_grave"]]
    assert not any(stack["face_down"] for dungeon in table.view(None)["dungeons"] for stack in dungeon)


@pytest.mark.rule("BM-041")
def test_the_first_room_is_optional() -> None:
    table = first_rooms(["dark_altar"], ["golem_factory"])
    play(table, "build_nothing", "build_nothing")
    assert state_of(table).round == 1
    assert [stacks_of(table, seat) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("BM-044")
def test_when_built_effects_of_first_rooms_come_by_experience_and_then_round_one() -> None:
    table = first_rooms(["specters_sanctum", "fear"], ["dark_laboratory", "freeze"])
    play(table, "lay_first card=dark_laboratory slot=0")
    events = play(table, "lay_first card=specters_sanctum slot=0")
    assert (seat_to_move(table), prompt(table)) == (1, "which_spell_to_discard")  # Draculord's Dark Laboratory
    assert phase_of(table) == "reveal"
    assert len(hand_of(table, 1)) == 3
    events = play(table, "discard card=freeze")
    assert "cards-discarded" in kinds(events)  # and one more: Robobo's Specter's Sanctum
    assert len([event for event in events if event.kind() == "cards-discarded"]) == 2
    assert state_of(table).round == 1


@pytest.mark.rule("BM-045", "BM-067")
def test_a_hand_of_advanced_rooms_has_no_first_room() -> None:
    table = first_rooms(FIVE_ADVANCED, PLAIN)
    play(table, "build_nothing")
    assert seat_to_move(table) == 0
    assert offers(table) == ["build_nothing"]
    assert refusal(table, "lay_first card=dracolich_lair slot=0") == "BM-067"


@pytest.mark.rule("BM-046")
def test_nothing_is_played_during_the_set_up() -> None:
    table = first_rooms(
        ["torture_chamber", "golem_factory", "freeze"],
        ["dark_altar", "boulder_ramp", "freeze", "jeopardy"],
        discard=["fear"],
    )
    assert refusal(table, "cast card=jeopardy") == "BM-024"
    play(table, "lay_first card=dark_altar slot=0")
    events = play(table, "lay_first card=torture_chamber slot=0")
    assert kinds(events) == [
        *("room-placed", "rooms-revealed", "round-begun", "heroes-revealed"),
        *("cards-drawn", "cards-drawn", "build-turn-begun"),
    ]
    assert (state_of(table).round, phase_of(table)) == (1, "build")
    assert "use card=dark_altar" in offers(table)  # from the Build phase of round 1 on


@pytest.mark.rule("BM-036", "BM-041")
def test_the_whole_set_up_leads_to_round_one() -> None:
    table = new(2, seed=5)
    while prompt(table) == "whether_to_redraw":
        table.apply("keep_hand")
    for _ in range(2):
        lay = next((offer.text for offer in decision_of(table).options if offer.verb == "lay_first"), "build_nothing")
        table.apply(lay)
    while phase_of(table) == "reveal":
        table.apply(0)
    assert (state_of(table).round, phase_of(table)) == (1, "build")
    assert len(zone_of(table, "town")) in (1, 2)  # a Mimic Vault may have lured one
    pass_all(table, until=lambda later: phase_of(later) != "build")
