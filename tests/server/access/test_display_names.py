"""Display names are visible and distinguishable; names in all supported languages are valid."""

from __future__ import annotations

import pytest

from tests.server.running_server import Line, Server, dealt
from undercroft.client import Client, Refused
from undercroft.server.access.display_names import clean_name, disambiguate, is_mixed, skeleton
from undercroft.server.live.broadcast import seat_views
from undercroft.server.storage.rows import SeatRow

WELCOME = [
    *("Olena", "Олена", "Їжак Євген", "Ґжеґож", "Łukasz Żółć", "Ёлка-1"),
    *("D'Artagnan", "Anna Мария", "李小龍", "たなか花子", "Ω", "Mr. 42"),
]


@pytest.mark.parametrize("name", WELCOME)
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert clean_name(name, 24) == name
    assert not is_mixed(name)


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("\u3164\u3164", ""),
        ("\u2800", ""),
        ("\u200d\u200b\ufeff", ""),
        ("\u0301\u0301", ""),
        ("O\u200dlena\u115f", "Olena"),
        ("\uff2flena", "Olena"),
        ("Z" + "\u0335" * 12 + "oe", "Z\u0335\u0335oe"),
        ("  Olena \u00a0 ", "Olena"),
    ],
)
def test_invisible_characters_are_removed(name: str, taken: str) -> None:
    assert clean_name(name, 24) == taken


@pytest.mark.parametrize("name", ["Оlena", "Olenа", "ОLЕНА", "Bаrtek", "Ηera Оlena"])
def test_words_that_mix_scripts_are_detected(name: str) -> None:
    assert is_mixed(name)


def test_names_that_look_alike_are_distinguished() -> None:
    assert skeleton("Coco") == skeleton("Сосо") == skeleton("COCO") == skeleton("c0c0")
    assert skeleton("Olena") != skeleton("Helena")
    assert disambiguate(["Coco", None, "Сосо", "Olena", "coco"]) == ["Coco", None, "Сосо (2)", "Olena", "coco (3)"]


def test_names_at_a_table_are_numbered_and_bots_keep_theirs() -> None:
    rows = (
        SeatRow(0, "person", "a", "Olena", None),
        SeatRow(1, "bot", None, "random", "random"),
        SeatRow(2, "person", "b", "Olena", None),
    )
    first, bot, second = seat_views("KRYPT", rows, None, set())
    assert (first.name, second.name) == ("Olena", "Olena (2)")
    assert bot.name not in (None, "random")


async def test_a_name_that_mixes_scripts_or_is_empty_is_rejected(olena: Client) -> None:
    for name, code in (("Оlena", "mixed-name"), ("\u3164", "empty-name")):
        with pytest.raises(Refused, match=code):
            await olena.ask("PUT", "/api/me", {"name": name})
    assert (await olena.ask("GET", "/api/me"))["name"] == "Olena"


async def test_a_spectator_with_the_name_of_a_player_has_no_seat_in_talk(server: Server, olena: Client) -> None:
    code = await dealt(olena, [{"kind": "me"}])
    async with Client(server.url, name="Olena") as other, Line(server.url, code, other) as line:
        await line.send({"type": "chat", "text": "I resign"})
        said = (await line.hear("talk"))["talk"]
        assert (said["name"], said["seat"]) == ("Olena", None)
