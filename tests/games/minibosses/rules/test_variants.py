"""The variants on tables of this game: Classic, Hard, Pick your boss, Machinations, Endless lives."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.boss_family.tables import discards, hand_of, phase_of, state_of
from tests.games.helpers import of_kind, offers, play, prompt, seat_to_move, zone_of
from tests.games.minibosses.rules.test_ending import outcome, score_areas
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.games.boss_family.rules.events import BossTaken
from undercroft.games.boss_family.rules.facts import EPIC, FACE, HEALTH, HERO, KIND, MIN_PLAYERS, PRINTED, SET


def new(*variants: str, seats: int = 2, seed: int = 1) -> undercroft.Table:
    """A new game with these variants."""
    return undercroft.new("minibosses", seats=seats, seed=seed, options={"variants": list(variants)})


@pytest.mark.rule("MB-094")
def test_classic_players_discard_two_of_seven_cards() -> None:
    table = new("classic")
    seeded = discards(table)
    while prompt(table) == "whether_to_redraw":
        table.apply("keep_hand")
    for _ in range(4):
        assert prompt(table) == "which_to_discard"
        table.apply(0)
    assert prompt(table) == "which_first_room"
    assert [len(hand_of(table, seat)) for seat in (0, 1)] == [5, 5]
    assert len(discards(table)) == len(seeded) + 4
    assert [coins_of(table, seat) for seat in (0, 1)] == [3, 3]
    standard = new()
    while prompt(standard) == "whether_to_redraw":
        standard.apply("keep_hand")
    assert (prompt(standard), len(hand_of(standard, 0))) == ("which_first_room", 7)


@pytest.mark.rule("MB-094")
@pytest.mark.parametrize(("seats", "left"), [(2, 9), (3, 13), (4, 17)])
def test_hard_takes_out_the_ordinary_heroes_with_four_health(seats: int, left: int) -> None:
    table = new("hard", seats=seats)
    ordinary = zone_of(table, "hero_deck")
    assert len(ordinary) == left
    assert 4 not in [HEALTH[FACE[hero]] for hero in ordinary]
    assert "the_fool" in ordinary
    assert len(zone_of(table, "epic_deck")) == len(zone_of(new(seats=seats), "epic_deck"))


@pytest.mark.rule("MB-094")
def test_pick_your_boss_deals_two_of_which_one_is_kept_in_secret() -> None:
    table = new("pick-boss", seats=3)
    kept = []
    for seat in range(3):
        assert (seat_to_move(table), prompt(table)) == (seat, "which_boss")
        assert len(offers(table)) == 2
        other = table.view((seat + 1) % 3)["zones"]["boss_choice"][seat]
        assert all("card" not in card for card in other)
        kept.append(zone_of(table, "boss_choice", seat)[0])
        events = table.apply(0)
    assert [PRINTED[event.boss.face].id for event in of_kind(events, BossTaken)] == kept
    assert len([card for card in zone_of(table, "removed") if KIND[FACE[card]] not in (HERO, EPIC)]) == 3


@pytest.mark.rule("MB-095")
@pytest.mark.parametrize("pile", ["room", "spell"])
def test_machinations_give_a_card_of_either_deck_to_one_who_gained_no_soul(pile: str) -> None:
    table = table_at("end", options={"variants": ["machinations"]}, gained=[1], zones={"room_deck": ["spike"]})
    assert (seat_to_move(table), prompt(table)) == (0, "which_consolation")
    assert offers(table) == ["draw_from pile=room", "draw_from pile=spell", "decline"]
    play(table, f"draw_from pile={pile}")
    assert (hand_of(table, 0)[0] == "spike") == (pile == "room")  # a miniboss is a card of the room deck
    assert (state_of(table).round, phase_of(table)) == (2, "build")  # the other one is not asked
    plain = table_at("end", gained=[1])
    assert phase_of(plain) == "build"


@pytest.mark.rule("MB-096")
def test_endless_lives_end_with_the_round_in_which_the_hero_decks_ran_out() -> None:
    options = {"variants": ["immortality"]}
    areas = score_areas((14, 6), (9, 0))
    goes_on = table_at("end", ("kirax", "oculus"), options=options, souls=areas["souls"], wounds=areas["wounds"])
    assert outcome(goes_on) is None  # neither five wounds nor ten souls end it
    assert state_of(goes_on).order == [0, 1]
    scored = [hero for area in (*areas["souls"], *areas["wounds"]) for hero in area]
    faces = [face for face, name in enumerate(SET) if name == "minibosses" and MIN_PLAYERS[face] in (1, 2)]
    heroes = [PRINTED[face].id for face in faces if KIND[face] in (HERO, EPIC)]
    over = table_at(
        "end",
        ("kirax", "oculus"),
        options=options,
        souls=areas["souls"],
        wounds=areas["wounds"],
        zones={"removed": [hero for hero in heroes if hero not in scored]},
    )
    assert outcome(over) == ((1,), "heroes-gone")  # 9 against 8
    assert over.result is not None
    assert over.result.scores == (8, 9)
