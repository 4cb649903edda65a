"""Views of a fight: laid cards stay hidden until they are handed over or the fight is committed."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.dragon_tower.fights import events_for, fight_seen_by, missing, points, shown_fight
from tests.games.dragon_tower.tables import fight, health_of, refill_all, table_at
from tests.games.helpers import play, prompt
from undercroft.kernel.table import Table

OTHERS = (1, 2, None)
"""The partner's seat, a third seat and a spectator, as seat 0 puts a fight together."""


def three_seats() -> Table:
    """Paladin, Mage and Assassin of three seats; the first two are about to fight a Goblin Shaman (F2 M4)."""
    return fight(
        ["paladin", "mage", "assassin"],
        ["goblin_shaman", "orc"],
        hands=[["divine_song", "vow"], ["lightning_strike", "magic_amulet"], ["power_strike", "giant_swing"]],
        fought=[0, 1],
        stage="pairs",
        failed=True,
        seats=3,
    )


def laid_by(table: Table, hero: int, seat: int | None) -> list[dict[str, Any]]:
    """Return the cards that a hero has laid, from the view of a seat."""
    cards: list[dict[str, Any]] = table.view(seat)["zones"]["laid"][hero]
    return cards


@pytest.mark.rule("DT-036")
@pytest.mark.parametrize("seat", OTHERS)
def test_laid_cards_are_hidden_from_the_others_until_they_are_handed_over(seat: int | None) -> None:
    table = three_seats()
    play(table, "fight_together first=0 second=1 foe=goblin_shaman", "play_card card=divine_song")
    assert [card["card"] for card in laid_by(table, 0, 0)] == ["divine_song"]
    assert laid_by(table, 0, seat) == [{"back": "faith"}]
    play(table, "hand_over health=1")
    assert [card["card"] for card in laid_by(table, 0, seat)] == ["divine_song"]
    assert table.view(seat)["zones"]["hand"][0] == [{"back": "faith"}]  # the Vow stays in the hand


@pytest.mark.rule("DT-036")
@pytest.mark.parametrize("seat", OTHERS)
def test_the_sum_is_shown_only_to_seats_that_know_every_card_in_it(seat: int | None) -> None:
    table = three_seats()
    play(table, "fight_together first=0 second=1 foe=goblin_shaman")
    assert fight_seen_by(table, seat)["need"] == points("F2 M4")
    assert fight_seen_by(table, seat)["missing"] == points("F2 M4")  # nothing laid, nothing to hide
    play(table, "play_card card=divine_song")
    assert missing(table) == points("M4")
    hidden = fight_seen_by(table, seat)
    assert hidden["known"] is False
    assert "missing" not in hidden
    assert "cards" not in hidden
    play(table, "hand_over health=1")
    assert fight_seen_by(table, seat)["missing"] == points("M4")
    assert fight_seen_by(table, seat)["offers"] == [1, 0]


@pytest.mark.rule("DT-036")
def test_cards_of_the_partner_are_hidden_from_the_first_in_turn() -> None:
    table = three_seats()
    play(table, "fight_together first=0 second=1 foe=goblin_shaman", "hand_over health=0")
    play(table, "play_card card=lightning_strike")
    assert laid_by(table, 1, 0) == [{"back": "magic"}]
    assert "missing" not in fight_seen_by(table, 0)
    assert "missing" in fight_seen_by(table, 1)


@pytest.mark.rule("DT-036")
@pytest.mark.parametrize("seat", OTHERS)
def test_only_the_seat_that_is_asked_sees_its_options(seat: int | None) -> None:
    table = three_seats()
    play(table, "fight_together first=0 second=1 foe=goblin_shaman", "play_card card=divine_song")
    assert "options" in table.view(0)["decision"]
    assert "options" not in table.view(seat)["decision"]


@pytest.mark.rule("DT-036")
def test_a_withdrawn_card_that_was_never_handed_over_stays_a_secret() -> None:
    table = three_seats()
    play(table, "fight_together first=0 second=1 foe=goblin_shaman", "play_card card=divine_song", "withdraw")
    for seat in OTHERS:
        assert table.view(seat)["zones"]["hand"][0] == [{"back": "faith"}, {"back": "faith"}]


@pytest.mark.rule("DT-036")
def test_two_hands_that_differ_only_in_value_look_the_same_to_the_others() -> None:
    views = []
    for card in ("divine_song", "prayer"):
        table = fight(["paladin", "mage"], ["ghost", "orc"], hands=[[card], ["power_strike"]], seats=2)
        play(table, "fight_alone hero=0 foe=ghost", f"play_card card={card}")
        views.append(table.view(1))
    assert views[0] == views[1]


def test_a_committed_fight_lies_open_for_everybody() -> None:
    table = three_seats()
    play(table, "fight_together first=0 second=1 foe=goblin_shaman", "play_card card=divine_song", "hand_over health=0")
    events = play(table, "play_card card=lightning_strike", "commit first=0 second=1")
    for seat in (0, 1, 2, None):
        parts = events_for(table, events, "fight-won", seat)[0]["parts"]
        assert [[card["card"] for card in part["cards"]] for part in parts] == [["lightning_strike"], ["divine_song"]]
        assert table.view(seat)["fight"] is None


def test_the_fight_shows_what_every_card_counts_for() -> None:
    table = fight(
        ["priest", "mage"],
        ["giant_troll"],
        floor=6,
        options={"boss": "giant_troll"},
        skills=[["resourceful"]],
        hands=[["elbow_jab", "divine_song"], ["power_strike", "giant_swing"]],
        health=[6, 6],
        stage="pairs",
    )
    play(table, "play_card card=elbow_jab", "play_as card=divine_song attribute=agility")
    counted = [(card["card"], card["attribute"], card["counts"]) for card in shown_fight(table)["cards"]]
    assert counted == [("elbow_jab", "strength", 0), ("divine_song", "agility", 2)]
    assert shown_fight(table)["skills"] == ["resourceful"]


@pytest.mark.rule("DT-094")
def test_everybody_sees_who_has_fought_and_which_skills_are_spent() -> None:
    table = three_seats()
    for seat in (0, 1, 2, None):
        assert [hero["fought"] for hero in table.view(seat)["heroes"]] == [True, True, False]
        assert [hero["spent"] for hero in table.view(seat)["heroes"]] == [[], [], []]


@pytest.mark.rule("DT-027")
def test_the_view_contains_the_limits() -> None:
    assert table_at("refill").view(None)["limits"] == {"floors": 6, "health": 6}


@pytest.mark.rule("DT-098", "DT-123")
@pytest.mark.parametrize(("variants", "floors"), [([], [3]), (["no-break"], [])])
def test_the_view_marks_the_floor_before_the_rest(variants: list[str], floors: list[int]) -> None:
    view = table_at("refill", options={"variants": variants}).view(None)
    assert [floor["floor"] for floor in view["tower"] if floor["rest"]] == floors


def tired_pair() -> Table:
    """Paladin and Mage of one seat, who have fought, before a Goblin Shaman (F2 M4 for two), without cards."""
    return fight(["paladin", "mage"], ["goblin_shaman"], health=[2, 5], fought=[0, 1], stage="pairs")


@pytest.mark.rule("DT-085", "DT-093")
@pytest.mark.parametrize("place", [0, 1])
def test_a_way_to_settle_shows_the_health_left(place: int) -> None:
    table = tired_pair()
    ways = shown_fight(table)["ways"]
    assert [way["paid"] for way in ways] == [[1, 5], [2, 4]]
    first, second = ways[place]["paid"]
    left = ways[place]["left"]
    play(table, f"commit first={first} second={second}")
    assert health_of(table) == left


@pytest.mark.rule("DT-036")
@pytest.mark.parametrize("seat", OTHERS)
def test_only_the_seat_that_is_asked_sees_the_ways_to_settle(seat: int | None) -> None:
    table = three_seats()
    play(table, "fight_together first=0 second=1 foe=goblin_shaman", "play_card card=divine_song", "hand_over health=3")
    assert shown_fight(table)["ways"] == fight_seen_by(table, 1)["ways"] != []
    assert fight_seen_by(table, 0)["ways"] == []
    play(table, "hand_over health=1")
    assert fight_seen_by(table, seat)["ways"] == []


@pytest.mark.rule("DT-089", "DT-090")
def test_the_fight_shows_what_the_opponents_have_and_whether_a_pair_raises_it() -> None:
    skills = [["shoulder_to_shoulder"], []]
    table = fight(["paladin", "mage"], ["goblin_shaman"], health=[6, 6], stage="pairs", skills=skills)
    shown = shown_fight(table)
    assert (shown["printed"], shown["need"], shown["raised"]) == (points("F1 M3"), points("F2 M4"), True)
    play(table, "use_skill hero=0 card=shoulder_to_shoulder")
    shown = shown_fight(table)
    assert (shown["printed"], shown["need"], shown["raised"]) == (points("F1 M3"), points("F1 M3"), False)


@pytest.mark.rule("DT-055")
def test_the_view_contains_the_phase_of_the_turn() -> None:
    discuss = table_at(
        "discuss", skills=[["diviner"], ["decoy"]], room=["orc"], other_room=["ghost"], circumstances=["acid_pit"]
    )
    assert (prompt(discuss), discuss.view(None)["phase"]) == ("whether_to_divine", "way")
    play(discuss, "decline hero=0")
    assert (prompt(discuss), discuss.view(None)["phase"]) == ("which_to_swap", "way")
    play(discuss, "decline hero=1")
    assert (prompt(discuss), discuss.view(None)["phase"]) == ("who_refills", "refill")
    refill_all(discuss)
    assert (prompt(discuss), discuss.view(None)["phase"]) == ("which_to_swap", "enter")
    assert fight(["paladin", "mage"], ["orc", "ghost"]).view(None)["phase"] == "solo"
    assert tired_pair().view(None)["phase"] == "pairs"
    setting_up = undercroft.new("dragon-tower", seats=1, seed=1)
    assert setting_up.view(None)["phase"] is None
    over = fight(["paladin", "mage"], ["goblin_shaman"], health=[1, 1], fought=[0, 1], stage="pairs")
    assert over.result is not None
    assert over.view(None)["phase"] is None
