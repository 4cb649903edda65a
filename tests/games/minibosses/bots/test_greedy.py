"""The greedy bot of Rise of the Minibosses: what it decides in given positions."""

from __future__ import annotations

import pytest

from tests.games.boss_family.walks import pass_to_room
from tests.games.helpers import decision_of, offers, play, prompt
from tests.games.minibosses.powers import HOST, table_with
from undercroft.bots import make_bot
from undercroft.kernel.table import Table

GAME = "minibosses"


def answer(table: Table) -> str:
    """Return the option that the bot takes, cards given by their printed ids."""
    return offers(table)[make_bot(GAME, "greedy", 1).choose(table.view(decision_of(table).seat))]


@pytest.mark.parametrize(("kept", "spent"), [("smash", "internship"), ("rage", "windfall"), ("pay_to_win", "rebirth")])
def test_it_pays_with_the_spell_that_is_worth_least(kept: str, spent: str) -> None:
    for hand in ([kept, spent], [spent, kept]):
        table = table_with("spike", 2, "adventure", entrances=[["marmo_master_of_dreams"]], hands=[hand, []])
        pass_to_room(table, HOST)
        play(table, "use card=spike", "choose_way way=level_2")
        assert prompt(table) == "which_payment"
        assert answer(table) == f"pay_with card={spent}"


@pytest.mark.parametrize(("miniboss", "word"), [("draculad", "level_3"), ("spike", "level_2")])
def test_it_uses_the_power_that_it_planned(miniboss: str, word: str) -> None:
    hands: list[list[str]] = [["internship", "smash"], ["heist"]]
    if miniboss == "draculad":
        table = table_with(miniboss, 3, "build", dungeons=[[]], hands=hands)
    else:
        table = table_with(miniboss, 3, "adventure", entrances=[["marmo_master_of_dreams"]], hands=hands)
        pass_to_room(table, HOST)
    play(table, f"use card={miniboss}")
    assert (prompt(table), answer(table)) == ("which_way", f"choose_way way={word}")


def test_it_aims_a_prepared_spell_at_the_only_target() -> None:
    table = table_with("spike", 1, "build", hands=[["sabotage", "smash"], ["heist"]])
    play(table, "prepare card=sabotage")
    assert (prompt(table), answer(table)) == ("which_target", f"aim_at card={HOST}")
