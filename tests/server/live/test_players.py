"""Players as sent to clients: bots with persona and level, people with pictures, and players of records."""

from __future__ import annotations

from undercroft.bots.names import persona_at
from undercroft.kernel.formats.record import FORMAT, Header
from undercroft.server.api.replays import players_of
from undercroft.server.live.broadcast import seat_views
from undercroft.server.live.initial_table import recorded_name
from undercroft.server.storage.rows import SeatRow
from undercroft.server.ws_messages import Seat

ROWS = (SeatRow(0, "person", "g1", "Olena", None), SeatRow(1, "bot", None, "greedy", "greedy"))


def test_a_seat_has_persona_level_and_picture() -> None:
    person, bot = seat_views("KRYPT", ROWS, "g1", {0}, {"g1": "dragon"})
    assert (person.name, person.picture, person.mine) == ("Olena", "dragon", True)
    assert (bot.name, bot.level, bot.picture) == (persona_at("KRYPT", 1), "witch", None)


def test_a_record_names_its_players() -> None:
    names = (*[recorded_name("KRYPT", row) for row in ROWS], "random", "")
    header = Header(undercroft=FORMAT, game="boss-monster", rules=1, seats=4, seed=7, names=names)
    assert players_of(header) == [
        Seat(0, "person", "Olena"),
        Seat(1, "bot", persona_at("KRYPT", 1), "witch"),
        Seat(2, "bot", persona_at("7", 2), "rat"),
        Seat(3, "person", None),
    ]


def test_a_record_without_names_has_nameless_players() -> None:
    header = Header(undercroft=FORMAT, game="boss-monster", rules=1, seats=2, seed=7)
    assert players_of(header) == [Seat(0, "person", None), Seat(1, "person", None)]
