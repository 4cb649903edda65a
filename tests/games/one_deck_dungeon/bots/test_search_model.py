"""Search in One Deck Dungeon: it weighs what the game turns on, sees no hidden card, and is fixed by its seed."""

from __future__ import annotations

from tests.games.helpers import decision_of, offers, play, prompt
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.bots import bot_levels, make_bot
from undercroft.bots.search import SearchBot
from undercroft.games.one_deck_dungeon.bots.search_model import dungeon_model
from undercroft.kernel.table import Table

WEAK = ("rogue", "mage")


def choice(table: Table, seed: int = 3) -> int:
    bot = make_bot("one-deck-dungeon", "lich", seed)
    assert isinstance(bot, SearchBot)
    seat = decision_of(table).seat
    return bot.choose(table.view(seat), table.worlds(seat))


def looked_at(table: Table) -> list[str]:
    state = state_of(table)
    tried = dungeon_model().worth_trying(state)
    return [offered for offered, move in zip(offers(table), state.options, strict=True) if move in tried]


def test_there_are_five_levels() -> None:
    assert bot_levels("one-deck-dungeon") == ["rat", "goblin", "witch", "lich", "dragon"]


def test_of_several_unknown_doors_only_one_is_tried() -> None:
    table = table_at("act", WEAK, doors=[["ogre_a"], ["phantom_a"], ["boulder_a"]], open=[1])
    assert looked_at(table) == ["explore", "enter door=0", "enter door=1"]


def test_dice_are_laid_without_search() -> None:
    table = table_at("placing", ("rogue",), faced=["bandit_a"], dice=[["agility-6", "agility-4"]])
    assert prompt(table) == "how_to_place"
    assert looked_at(table) == []


def test_it_flees_from_what_would_kill() -> None:
    table = table_at("act", WEAK, doors=[["phantom_a"]], wounds=[2, 2], tokens=0)
    play(table, "enter door=0")
    assert offers(table)[choice(table)] == "flee"


def test_it_is_fixed_by_its_seed_and_sees_no_hidden_card() -> None:
    table = table_at("act", ("warrior", "mage"), doors=[["ogre_a"], ["phantom_a"]], open=[0])
    first = choice(table)
    assert first == choice(table) == choice(table.determinize(decision_of(table).seat, seed=8))
