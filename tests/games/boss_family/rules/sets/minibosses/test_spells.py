"""Spells of Rise of the Minibosses on coins, hands and other spells."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import discards, hand_of, pass_all, pass_round, pass_to, state_of, treasure_of
from tests.games.boss_family.windows import waiting
from tests.games.helpers import asked_now, kinds, name_of, of_kind, offers, play, prompt, seat_to_move
from tests.games.minibosses.tables import coins_of, mixed_table_at, table_at
from undercroft.games.boss_family.rules.events import CardsDiscarded, CardsDrawn, SpellCancelled
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

# -- Windfall --------------------------------------------------------------------------------------------------------


@pytest.mark.card("windfall")
@pytest.mark.rule("MB-127")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_windfall_gives_3_coins_to_who_has_none(phase: str) -> None:
    table = table_at(phase, hands=[["windfall", "windfall"]], coins=[0, 2])
    play(table, "cast card=windfall")
    assert (coins_of(table, 0), coins_of(table, 1)) == (3, 2)
    assert castings(table, "windfall") == []


@pytest.mark.card("windfall")
@pytest.mark.rule("MB-127")
def test_the_treasury_must_be_empty_when_windfall_is_announced_not_when_it_resolves() -> None:
    table = table_at("build", hands=[["rebirth"], ["windfall", "windfall"]], coins=[0, 0])
    for count in (1, 2):
        pass_to(table, 1)
        play(table, "cast card=windfall", "let_it_be")
        assert waiting(table) == [(1, "windfall")] * count
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert prompt(table) == "which_resolves_first"
    play(table, offers_of(table)[0])
    assert coins_of(table, 1) == 6


def offers_of(table: Table) -> list[str]:
    """The options as they are played, with cards by their numbers."""
    assert table.decision is not None
    return [option.text for option in table.decision.options]


# -- Rebirth ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("rebirth")
@pytest.mark.rule("MB-108", "MB-122")
@pytest.mark.parametrize("target", [0, 1])
def test_rebirth_replaces_a_whole_hand_by_as_many_rooms_and_spells(target: int) -> None:
    hands = [["rebirth", "heist"], ["unstable_mine", "kid_croak", "smash", "fetid_beast"]]
    table = table_at(
        "build",
        hands=hands if target == 1 else [["rebirth", *hands[1]], ["heist"]],
        zones={
            "room_deck": ["paywall", "loot_box", "spike", "goblin_market"],
            "spell_deck": ["rage", "internship"],
        },
    )
    assert castings(table, "rebirth") == ["0", "1"]
    events = play(table, f"cast_on card=rebirth opponent={target}", "let_it_be")
    assert [len(event.cards) for event in of_kind(events, CardsDiscarded)] == [4]  # at once
    assert [(event.seat, len(event.cards)) for event in of_kind(events, CardsDrawn)] == [(target, 3), (target, 1)]
    assert hand_of(table, target) == ["goblin_market", "spike", "loot_box", "internship"]
    assert hand_of(table, 1 - target) == ["heist"]
    assert sorted(discards(table)) == sorted([*hands[1], "rebirth"])


@pytest.mark.card("rebirth")
def test_rebirth_on_an_empty_hand_draws_nothing() -> None:
    table = table_at("build", hands=[["rebirth", "windfall"]])
    play(table, "cast_on card=rebirth opponent=1")
    assert (hand_of(table, 0), hand_of(table, 1)) == (["windfall"], [])


# -- Short Circuit ---------------------------------------------------------------------------------------------------


def spells_cancelled(table: Table, events: list[Event]) -> list[tuple[int, str]]:
    """The spells that were cancelled, with their casters."""
    return [(event.seat, table.game.deck.ids[event.spell.face]) for event in of_kind(events, SpellCancelled)]


@pytest.mark.card("short_circuit")
@pytest.mark.rule("MB-114", "MB-126")
def test_short_circuit_answers_a_spell_and_taxes_it_and_every_later_one_of_the_round() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[["golem_factory"]],
        hands=[["heist", "spirit_dragon", "spirit_dragon"], ["short_circuit"]],
        coins=[2, 3],
    )
    play(table, "cast_at card=heist target=golem_factory")
    assert asked_now(table) == (1, "whether_to_cancel")
    assert offers(table) == ["let_it_be", "cast_at card=short_circuit target=heist"]
    play(table, "cast_at card=short_circuit target=heist", "let_it_be")  # nor is Short Circuit answered
    assert asked_now(table) == (0, "whether_to_pay_tax")
    assert offers(table) == ["pay_tax coins=1", "let_spell_go card=heist"]
    before = treasure_of(table, 0)
    play(table, "pay_tax coins=1")
    assert coins_of(table, 0) == 1
    assert treasure_of(table, 0) != before  # the heist took place
    play(table, "cast_at card=spirit_dragon target=golem_factory")
    assert asked_now(table) == (0, "whether_to_pay_tax")
    play(table, "pay_tax coins=1")
    assert treasure_of(table, 0)[:4] == [2, 1, 1, 1]
    events = play(table, "cast_at card=spirit_dragon target=golem_factory")
    assert spells_cancelled(table, events) == [(0, "spirit_dragon")]  # no coin is left
    assert coins_of(table, 1) == 3


@pytest.mark.card("short_circuit")
@pytest.mark.rule("MB-126")
def test_a_spell_for_which_the_caster_does_not_pay_is_cancelled() -> None:
    table = mixed_table_at(
        "build", dungeons=[["golem_factory"]], hands=[["heist", "windfall"], ["short_circuit"]], coins=[2, 3]
    )
    before = treasure_of(table, 0)
    play(table, "cast_at card=heist target=golem_factory", "cast_at card=short_circuit target=heist", "let_it_be")
    events = play(table, "let_spell_go card=heist")
    assert spells_cancelled(table, events) == [(0, "heist")]
    assert (coins_of(table, 0), treasure_of(table, 0)) == (2, before)
    assert discards(table) == ["heist", "short_circuit"]


@pytest.mark.card("short_circuit")
@pytest.mark.rule("MB-126", "MB-086")
def test_the_tax_ends_with_the_round_and_is_on_one_player_only() -> None:
    table = mixed_table_at(
        "adventure",
        dungeons=[["golem_factory"]],
        hands=[["pay_to_win", "rebirth"], ["short_circuit", "rebirth"]],
        coins=[0, 0],
    )
    play(table, "prepare card=pay_to_win", "aim_at card=golem_factory")
    play(table, "cast_at card=short_circuit target=pay_to_win", "let_it_be")
    assert "pay_to_win" in discards(table)
    pass_to(table, 1)
    play(table, "cast_on card=rebirth opponent=1")
    assert asked_now(table) == (0, "whether_to_cancel")  # nobody asks seat 1 for a coin
    play(table, "let_it_be")
    pass_round(table)
    play(table, "cast_on card=rebirth opponent=0")
    assert prompt(table) != "whether_to_pay_tax"
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert "rebirth" in discards(table)


@pytest.mark.card("short_circuit")
@pytest.mark.rule("MB-114", "BM-151")
def test_a_cancelled_short_circuit_does_nothing() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[["golem_factory"]],
        hands=[["heist", "counterspell", "spirit_dragon", "windfall"], ["short_circuit"]],
        coins=[3, 3],
    )
    play(table, "cast_at card=heist target=golem_factory", "cast_at card=short_circuit target=heist")
    assert asked_now(table) == (0, "whether_to_cancel")
    events = play(table, "cast_at card=counterspell target=short_circuit")
    assert spells_cancelled(table, events) == [(1, "short_circuit")]
    assert "spell-taxed" not in kinds(events)
    play(table, "cast_at card=spirit_dragon target=golem_factory")
    assert coins_of(table, 0) == 3
    assert treasure_of(table, 0)[:4] == [2, 1, 1, 1]


@pytest.mark.card("pay_to_win")
def test_who_imagines_another_spell_in_place_of_pay_to_win_chooses_no_amount() -> None:
    table = table_at("build", dungeons=[["unstable_mine"]], hands=[["pay_to_win"], ["windfall"]], coins=[2, 0])
    play(table, "prepare card=pay_to_win")
    assert prompt(table) == "which_amount"
    amounts = offers(table)
    for seed in range(20):
        world = table.determinize(1, seed)
        asks_too = hand_of(world, 0)[0] in ("pay_to_win", "armor_up")
        assert offers(world) == (amounts if asks_too else ["never_mind"])


@pytest.mark.card("short_circuit")
@pytest.mark.rule("MB-126", "MB-114")
def test_two_short_circuits_ask_a_coin_each_and_two_for_later_spells() -> None:
    table = mixed_table_at(
        "build",
        ("king_croak_rmb", "gregore", "dr_deadly"),
        dungeons=[["golem_factory"]],
        hands=[["heist", "spirit_dragon", "windfall"], ["short_circuit"], ["short_circuit"]],
        coins=[4, 0, 0],
    )
    play(table, "cast_at card=heist target=golem_factory", "cast_at card=short_circuit target=heist")
    while prompt(table) == "whether_to_cancel":
        play(table, "let_it_be")
    assert offers(table)[0] == "pay_tax coins=1"
    play(table, "pay_tax coins=1")
    assert asked_now(table) == (2, "whether_to_cancel")  # all may answer once more
    play(table, "cast_at card=short_circuit target=heist", "let_it_be")
    assert offers(table)[0] == "pay_tax coins=1"
    play(table, "pay_tax coins=1", "cast_at card=spirit_dragon target=golem_factory")
    assert offers(table)[0] == "pay_tax coins=2"
    play(table, "pay_tax coins=2")
    assert coins_of(table, 0) == 0
    assert treasure_of(table, 0)[:4] == [1, 1, 2, 1]


@pytest.mark.card("short_circuit")
@pytest.mark.rule("MB-114", "BM-151")
def test_a_short_circuit_can_be_answered_by_another_one() -> None:
    table = mixed_table_at(
        "build", dungeons=[["golem_factory"]], hands=[["heist", "short_circuit"], ["short_circuit"]], coins=[0, 0]
    )
    play(table, "cast_at card=heist target=golem_factory")
    play(table, next(offer for offer in offers_of(table) if offer.startswith("cast_at")))
    assert asked_now(table) == (0, "whether_to_cancel")
    events = play(table, next(offer for offer in offers_of(table) if offer.startswith("cast_at")))
    assert spells_cancelled(table, events) == [(1, "short_circuit")]  # its caster has no coin
    assert "treasure-set" in kinds(events)


@pytest.mark.card("short_circuit")
@pytest.mark.rule("BM-152", "MB-114")
def test_short_circuit_needs_a_spell_of_another_and_may_come_while_that_waits() -> None:
    table = mixed_table_at(
        "build",
        dungeons=[["golem_factory"]],
        hands=[["short_circuit", "rebirth"], ["heist"]],
        coins=[0, 0],
    )
    assert castings(table, "short_circuit") == []
    pass_to(table, 1)
    play(table, "cast_at card=heist target=golem_factory", "let_it_be")
    assert asked_now(table) == (0, "what_to_play")
    assert castings(table, "short_circuit") == ["heist"]
    events = play(table, "cast_at card=short_circuit target=heist")
    assert spells_cancelled(table, events) == [(1, "heist")]
    assert seat_to_move(table) == 0
    assert [name_of(table, entry.source) for entry in state_of(table).pending] == []
