"""The variants: Classic, Hard, Pick your boss, Machinations, Immortality, and all of them together."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import (
    BASE_CARDS,
    discards,
    hand_of,
    pass_round,
    phase_of,
    souls_of,
    state_of,
    table_at,
    wounds_of,
)
from tests.games.helpers import decision_of, kinds, of_kind, offers, play, prompt, seat_to_move, zone_of
from undercroft.games.boss_family.rules.events import BossTaken, CardsDiscarded, CardsDrawn
from undercroft.games.boss_family.rules.facts import FIRST_DECK, HEALTH

VARIANTS = ("classic", "hard", "pick-boss", "machinations", "immortality")


def new(*variants: str, seats: int = 2, seed: int = 1) -> undercroft.Table:
    """A new game with these variants."""
    return undercroft.new("boss-monster", seats=seats, seed=seed, options={"variants": list(variants)})


def ending(*variants: str, **more: Any) -> undercroft.Table:
    """A table at the end of a round, with these variants."""
    return table_at("end", options={"variants": list(variants)}, **more)


def outcome(table: undercroft.Table) -> tuple[tuple[int, ...], tuple[int, ...], str] | None:
    """Return the winners, the scores and the reason; None while the game goes on."""
    result = table.result
    return None if result is None else (result.winners, result.scores, result.reason)


# -- Classic -------------------------------------------------------------------------------------------------------


def classic(seed: int = 1) -> undercroft.Table:
    """A Classic game of two whose hands are dealt and kept."""
    table = new("classic", seed=seed)
    while prompt(table) == "whether_to_redraw":
        table.apply("keep_hand")
    return table


@pytest.mark.rule("BM-177")
def test_classic_players_discard_two_of_seven_cards() -> None:
    table = classic()
    kept: dict[int, list[str]] = {}
    given: list[str] = []
    for _ in range(2):
        seat = seat_to_move(table)
        assert prompt(table) == "which_to_discard"
        assert len(offers(table)) == 7  # rooms and spells alike
        cards = hand_of(table, seat)
        room, spell = cards[0], cards[-1]  # five rooms, then two spells
        play(table, f"set_aside card={room}", f"set_aside card={spell}")
        given += [room, spell]
        cards.remove(room)
        cards.remove(spell)
        kept[seat] = cards
    assert prompt(table) == "which_first_room"
    assert discards(table) == given
    assert {seat: hand_of(table, seat) for seat in kept} == kept


@pytest.mark.rule("BM-178")
def test_classic_discards_are_secret_until_all_have_chosen() -> None:
    table = classic()
    first = seat_to_move(table)
    events = table.apply(0) + table.apply(0)
    assert not of_kind(events, CardsDiscarded)
    assert seat_to_move(table) != first
    assert discards(table) == []
    for seat in (1 - first, None):
        assert all("card" not in card for card in table.view(seat)["zones"]["set_aside"][first])
    events = table.apply(0) + table.apply(0)
    assert [event.seat for event in of_kind(events, CardsDiscarded)] == state_of(table).order
    assert len(discards(table)) == 4
    assert prompt(table) == "which_first_room"


@pytest.mark.rule("BM-178")
def test_a_card_set_aside_may_be_taken_back_while_one_is_missing() -> None:
    table = classic()
    seat = seat_to_move(table)
    card = decision_of(table).options[0].args["card"]
    play(table, f"set_aside card={card}", f"take_back card={card}")
    assert len(hand_of(table, seat)) == 7
    assert zone_of(table, "set_aside", seat) == []
    assert (seat_to_move(table), prompt(table)) == (seat, "which_to_discard")


@pytest.mark.rule("BM-178")
def test_the_classic_order_is_draw_redraw_discard_first_room() -> None:
    table = new("classic")
    prompts: list[str] = []
    while state_of(table).round == 0:
        if not prompts or prompts[-1] != prompt(table):
            prompts.append(prompt(table))
        table.apply("build_nothing" if prompt(table) == "which_first_room" else 0)
    assert prompts == ["whether_to_redraw", "which_to_discard", "which_first_room"]


@pytest.mark.rule("BM-177")
def test_the_standard_game_keeps_all_seven() -> None:
    table = new()
    while prompt(table) == "whether_to_redraw":
        table.apply("keep_hand")
    assert prompt(table) == "which_first_room"
    assert [len(hand_of(table, seat)) for seat in (0, 1)] == [7, 7]


# -- Hard ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-179")
@pytest.mark.parametrize(("seats", "ordinary", "epic"), [(2, 9, 8), (3, 13, 12), (4, 17, 16)])
def test_hard_takes_out_the_ordinary_heroes_with_four_health(seats: int, ordinary: int, epic: int) -> None:
    table = new("hard", seats=seats)
    heroes = zone_of(table, "hero_deck")
    assert (len(heroes), len(zone_of(table, "epic_deck"))) == (ordinary, epic)
    assert not any(HEALTH[FIRST_DECK.index[hero]] == 4 for hero in heroes)
    assert "fool" in heroes  # two health: it stays


# -- Pick your boss ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-180")
def test_everybody_keeps_one_of_two_bosses_and_the_other_leaves_the_game() -> None:
    table = new("pick-boss", seats=3)
    kept = []
    for seat in range(3):
        assert (seat_to_move(table), prompt(table)) == (seat, "which_boss")
        two = [offer.removeprefix("keep_boss card=") for offer in offers(table)]
        assert len(set(two)) == 2
        kept.append(two[1])
        events = play(table, f"keep_boss card={two[1]}")
        assert two[0] in zone_of(table, "removed")
    assert [zone_of(table, "boss", seat) for seat in range(3)] == [[boss] for boss in kept]
    assert [event.seat for event in of_kind(events, BossTaken)] == [0, 1, 2]
    assert len(zone_of(table, "boss_deck")) == 2
    xp = [player["xp"] for player in table.view(None)["players"]]
    assert state_of(table).order == sorted(range(3), key=lambda seat: -xp[seat])


@pytest.mark.rule("BM-181")
def test_bosses_are_chosen_secretly_and_shown_together() -> None:
    table = new("pick-boss")
    [first, second] = [offer.removeprefix("keep_boss card=") for offer in offers(table)]
    assert not any(boss in str(event.told_to(1, FIRST_DECK)) for event in table.opening for boss in (first, second))
    events = play(table, f"keep_boss card={first}")
    assert not of_kind(events, BossTaken)
    for seat in (1, None):
        shown = str(table.view(seat)["zones"])
        assert first not in shown
        assert second not in shown
        assert not any(boss in str(event.told_to(seat, FIRST_DECK)) for event in events for boss in (first, second))
    events = table.apply(0)
    assert len(of_kind(events, BossTaken)) == 2
    assert table.view(1)["zones"]["boss"][0][0]["card"] == first
    assert second not in str(table.view(1)["zones"])  # nobody learns what was not chosen


# -- Machinations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-182", "BM-183")
@pytest.mark.parametrize(("pile", "card"), [("room", "dark_altar"), ("spell", "fear")])
def test_who_gained_no_soul_may_draw_a_card_of_either_deck(pile: str, card: str) -> None:
    table = ending("machinations", gained=[1], zones={"room_deck": ["dark_altar"], "spell_deck": ["fear"]})
    assert (seat_to_move(table), prompt(table)) == (0, "which_consolation")
    assert offers(table) == ["draw_from pile=room", "draw_from pile=spell", "decline"]
    events = play(table, f"draw_from pile={pile}")
    assert card in hand_of(table, 0)
    assert [event.seat for event in of_kind(events, CardsDrawn)] == [0, 0, 1]  # then the draws of the new round
    assert kinds(events)[:2] == ["cards-drawn", "round-begun"]


@pytest.mark.rule("BM-182")
def test_the_consolation_may_be_declined_and_is_asked_by_experience() -> None:
    table = table_at("end", ("robobo", "draculord", "gorgona"), options={"variants": ["machinations"]})
    for seat in (1, 2, 0):
        assert (seat_to_move(table), prompt(table)) == (seat, "which_consolation")
        events = play(table, "decline")
    assert kinds(events)[0] == "round-begun"


@pytest.mark.rule("BM-182")
def test_without_the_variant_nobody_is_consoled() -> None:
    table = ending()
    assert kinds(table.opening)[0] == "round-begun"


@pytest.mark.rule("BM-182")
def test_who_killed_a_hero_in_the_round_is_not_consoled_and_the_next_round_counts_anew() -> None:
    table = table_at(
        "adventure",
        options={"variants": ["machinations"]},
        dungeons=[["neanderthal_cave", "neanderthal_cave"]],
        hands=[["freeze"]],
        entrances=[["cleric_4_a"]],
        zones={"hero_deck": ["mage_4_a", "mage_6_a"]},  # whom nobody draws
    )
    pass_round(table)
    assert souls_of(table, 0) == 1
    assert (seat_to_move(table), prompt(table)) == (1, "which_consolation")
    play(table, "decline")
    while prompt(table) != "which_consolation":
        table.apply("pass_on")
    assert (state_of(table).round, seat_to_move(table)) == (2, 0)


@pytest.mark.rule("BM-183")
def test_a_healed_wound_counts_as_a_gained_soul() -> None:
    table = table_at(
        "adventure",
        options={"variants": ["machinations"]},
        dungeons=[["vampire_bordello", "open_grave"]],
        hands=[["freeze"]],
        entrances=[["cleric_4_a"]],
        wounds=[["mage_4_a"]],
    )
    pass_round(table)
    assert prompt(table) == "which_wound"
    state = state_of(table)
    state.gained = [0, 0]  # as if the dead hero had given nothing
    play(table, "heal_wound card=mage_4_a source=vampire_bordello")
    pass_round(table)
    assert (seat_to_move(table), prompt(table)) == (1, "which_consolation")


@pytest.mark.rule("BM-183")
def test_who_has_five_wounds_is_not_consoled_unless_immortal() -> None:
    five = ["mage_4_a", "mage_6_a", "mage_8_a", "epic_mage_11_a"]
    table = table_at("end", ("draculord", "robobo", "gorgona"), options={"variants": ["machinations"]}, wounds=[five])
    assert wounds_of(table, 0) == 5
    assert seat_to_move(table) == 2
    play(table, "decline", "decline")
    assert table.view(None)["players"][0]["out"]
    immortal = ending("machinations", "immortality", wounds=[five])
    assert (seat_to_move(immortal), prompt(immortal)) == (0, "which_consolation")


@pytest.mark.rule("BM-183")
def test_an_empty_deck_is_not_offered() -> None:
    spells = [card.id for card in BASE_CARDS if card.kind == "spell" for _ in range(card.copies)]
    table = ending("machinations", gained=[1], zones={"removed": spells})
    assert offers(table) == ["draw_from pile=room", "decline"]


# -- Immortality ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-184")
def test_five_wounds_do_not_eliminate_the_immortal() -> None:
    five = ["mage_4_a", "mage_6_a", "mage_8_a", "epic_mage_11_a"]
    table = ending("immortality", wounds=[five, ["thief_4_a", "epic_thief_11_a", "epic_thief_13_a"]])
    assert outcome(table) is None
    assert [player["out"] for player in table.view(None)["players"]] == [False, False]
    assert state_of(table).round == 2


@pytest.mark.rule("BM-185")
def test_ten_souls_do_not_end_an_immortal_game() -> None:
    ten = ["epic_mage_11_a", "epic_mage_13_a", "epic_thief_11_a", "epic_thief_13_a", "epic_cleric_11_a"]
    assert outcome(ending("immortality", souls=[ten])) is None
    assert outcome(ending(souls=[ten])) == ((0,), (10, 0), "souls")


def all_heroes(*apart: str) -> list[str]:
    """The heroes of a game of two, without some."""
    heroes = [card.id for card in BASE_CARDS if card.kind in ("hero", "epic") and card.facts["min_players"] == 2]
    return [hero for hero in heroes if hero not in apart]


@pytest.mark.rule("BM-184")
def test_an_immortal_game_ends_when_both_hero_decks_are_empty() -> None:
    left = ["epic_mage_11_a"]
    table = ending("immortality", zones={"removed": all_heroes(*left)})
    assert outcome(table) is None
    table = ending("immortality", zones={"removed": all_heroes("mage_4_a", "mage_6_a")}, souls=[[], ["mage_4_a"]])
    assert outcome(table) is None  # one ordinary hero is left in its deck
    table = ending("immortality", zones={"removed": all_heroes("mage_4_a")}, souls=[[], ["mage_4_a"]])
    assert outcome(table) == ((1,), (0, 1), "heroes-gone")


@pytest.mark.rule("BM-185")
def test_the_round_of_the_last_hero_is_played_to_its_end() -> None:
    table = table_at(
        "round",
        options={"variants": ["immortality"]},
        dungeons=[["neanderthal_cave", "golem_factory"]],
        zones={"removed": all_heroes("cleric_4_a", "mage_8_a")},
    )
    assert zone_of(table, "hero_deck") == []
    assert outcome(table) is None
    pass_round(table)
    assert zone_of(table, "souls", 0) == ["cleric_4_a"]  # lured and killed in that round
    assert outcome(table) == ((0,), (1, 0), "heroes-gone")


@pytest.mark.rule("BM-185")
def test_an_immortal_tie_goes_to_the_lowest_experience() -> None:
    table = ending(
        "immortality", zones={"removed": all_heroes("mage_4_a", "mage_6_a")}, souls=[["mage_4_a"], ["mage_6_a"]]
    )
    assert outcome(table) == ((1,), (1, 1), "heroes-gone")  # Robobo, 400


@pytest.mark.rule("BM-186", "BM-184")
def test_nine_souls_beat_fourteen_with_six_wounds() -> None:
    heroes = all_heroes()
    epic = [hero for hero in heroes if hero.startswith("epic")]
    ordinary = [hero for hero in heroes if not hero.startswith("epic")]
    table = ending("immortality", souls=[epic[:7], ordinary[4:]], wounds=[[epic[7], *ordinary[:4]]])
    assert [(souls_of(table, seat), wounds_of(table, seat)) for seat in (0, 1)] == [(14, 6), (9, 0)]
    assert outcome(table) == ((1,), (8, 9), "heroes-gone")
    assert not table.view(None)["players"][0]["out"]


# -- together ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-177", "BM-179", "BM-180", "BM-182")
def test_all_variants_go_together() -> None:
    table = new(*VARIANTS, seats=3)
    prompts = {prompt(table)}
    while phase_of(table) != "build" or state_of(table).round < 2:
        prompts.add(prompt(table))
        names = {option.verb: option for option in decision_of(table).options}
        table.apply(names.get("build_nothing") or names.get("pass_on") or names.get("decline") or 0)
    assert {"which_boss", "whether_to_redraw", "which_to_discard", "which_first_room", "which_consolation"} <= prompts
    assert len(zone_of(table, "hero_deck")) == 13 - 6
