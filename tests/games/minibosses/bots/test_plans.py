"""Plans of the greedy bot for cards of which way, target and amount are chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import pass_to
from tests.games.boss_family.walks import pass_to_room
from tests.games.helpers import Cards, decision_of, offers, play, seat_to_move
from tests.games.minibosses.powers import BIG, HOST, table_with
from tests.games.minibosses.tables import ROW, table_at
from undercroft.bots import make_bot
from undercroft.kernel.table import Table

SMALL = "eloi_marlborn"  # health 4


def moves_of(table: Table) -> list[str]:
    """Play for the seat that is asked until another one is asked or the seat passes, and return what it played."""
    seat, bot, played = decision_of(table).seat, make_bot("minibosses", "greedy", 1), []
    while seat_to_move(table) == seat and "pass_on" not in played:
        played.append(offers(table)[bot.choose(table.view(seat))])
        play(table, played[-1])
    return played


def own_walk(hero: str, hand: Cards, **more: Any) -> Table:
    """A hero stands in the only room of the bot's dungeon, which deals 2 damage and has Paddywhack under it."""
    table = table_with("paddywhack", 2, "adventure", entrances=[[hero]], hands=[hand, []], **more)
    pass_to_room(table, HOST)
    return table


def other_walk(hero: str, hand: Cards, **more: Any) -> Table:
    """A hero stands in the leftmost room of an opponent, whose rooms deal 8 damage together."""
    hands: list[Cards] = [["fetid_beast"], hand]
    table = table_at(
        "adventure", dungeons=[ROW, [["spike", HOST]]], levels=[(1, 0, 2)], entrances=[[hero]], hands=hands, **more
    )
    pass_to_room(table, ROW[-1])
    pass_to(table, 1)
    return table


@pytest.mark.parametrize(("hero", "coins"), [(SMALL, 1), (BIG, 5)])
def test_it_pays_as_much_as_it_takes_to_kill(hero: str, coins: int) -> None:
    played = moves_of(own_walk(hero, ["pay_to_win"], coins=[coins, 0]))
    assert played == ["prepare card=pay_to_win", f"choose_amount coins={coins}", "pass_on"]
    assert moves_of(own_walk(hero, ["pay_to_win"], coins=[coins - 1, 0])) == ["pass_on"]


def test_it_smashes_a_hero_that_two_damage_kill() -> None:
    assert moves_of(own_walk(SMALL, ["smash"], coins=[0, 0])) == [
        "prepare card=smash",
        "choose_way way=own_hero",
        "pass_on",
    ]
    assert moves_of(own_walk(BIG, ["smash"])) == ["pass_on"]


def test_it_rages_with_the_miniboss_whose_room_then_kills() -> None:
    played = moves_of(own_walk(BIG, ["rage"]))  # 2 more for the level, and doubled
    assert played[0] == "cast_at card=rage target=paddywhack"


def test_it_ambushes_with_monsters_if_it_holds_no_miniboss() -> None:
    played = moves_of(own_walk(BIG, ["ambush", "fetid_beast", "fetid_beast"]))
    assert played[:2] == ["prepare card=ambush", "choose_way way=monsters"]


@pytest.mark.parametrize(
    ("hero", "coins", "expected"),
    [
        (SMALL, 3, ["prepare card=armor_up", "choose_amount coins=2"]),  # 5 more health are needed
        (SMALL, 0, ["pass_on"]),
        (BIG, 3, ["prepare card=armor_up", "choose_amount coins=0"]),
    ],
)
def test_it_pays_for_the_life_of_a_hero_in_another_dungeon(hero: str, coins: int, expected: list[str]) -> None:
    assert moves_of(other_walk(hero, ["armor_up"], coins=[0, coins])) == expected


def test_it_sabotages_the_room_without_which_the_hero_lives() -> None:
    assert moves_of(other_walk(BIG, ["sabotage"]))[:2] == ["prepare card=sabotage", "choose_way way=deactivate"]
    assert moves_of(other_walk(SMALL, ["sabotage"])) == ["pass_on"]
