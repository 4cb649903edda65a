"""Names of bots: fixed for a table, never two alike, in every language, and readable in old records."""

from __future__ import annotations

import pytest

from undercroft.bots.names import Called, persona_at, personas, read_name, written
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.table import new_table
from undercroft.terminal.session.session import recorded_names, seat_names

MOST_SEATS = 6


def test_no_two_at_a_table_have_the_same_name_and_tables_differ() -> None:
    tables = [[persona_at(f"TABLE{number}", seat) for seat in range(MOST_SEATS)] for number in range(50)]
    assert all(len(set(company)) == MOST_SEATS for company in tables)
    assert {company[1] for company in tables} > {tables[0][1]}
    assert tables[0] == [persona_at("TABLE0", seat) for seat in range(MOST_SEATS)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_everybody_has_a_name_of_their_own_in_every_language(code: str) -> None:
    names = [language(code).text("bot-" + persona) for persona in personas()]
    assert len(set(names)) == len(personas())
    assert max(map(len, names)) <= 9  # they are shown in narrow columns


def test_a_record_keeps_name_and_level_apart() -> None:
    assert read_name(written(Called("hazel", "lich")), "7", 1) == Called("hazel", "lich")
    assert read_name("Olena", "7", 1) is None
    assert read_name("who/knows", "7", 1) is None


def test_an_old_record_knows_only_the_level() -> None:
    assert read_name("greedy", "7", 1) == Called(persona_at("7", 1), "witch")


def test_a_table_of_the_terminal_is_called_the_same_with_and_without_names_in_its_record() -> None:
    leaders = ("you", "random", "greedy")
    table = new_table("boss-monster", seats=3, seed=4)
    before = seat_names(language("en"), leaders, table)
    table.names = recorded_names(leaders, table)
    assert seat_names(language("en"), leaders, table) == before
    assert seat_names(language("en"), ("you",) * 3, table) == before  # the record names the players
    table.names = ("Olena", "", "")
    assert seat_names(language("en"), leaders, table)[0] == "Olena"
