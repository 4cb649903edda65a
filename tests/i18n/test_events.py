"""Events: the types of their fields say what they are, and every word in them has a text in every language."""

from __future__ import annotations

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.syntax import ast

from tests.i18n.test_language import GAMES, messages
from undercroft.i18n import LANGUAGES, language
from undercroft.i18n.render import event_text
from undercroft.kernel.actions import SEAT, Kind
from undercroft.kernel.events import EXTRA_KEYS, Event, Seen, kind_in, schema_of
from undercroft.kernel.game import Game, find_package


def events_of(game: str) -> list[type[Event]]:
    """Return the classes of events that a game and its bases declare."""
    classes = [base for base in type(find_package(game).game).__mro__ if issubclass(base, Game) and base is not Game]
    folders = tuple(base.__module__.rsplit(".", 1)[0] + "." for base in classes)
    return [event for event in Event.__subclasses__() if event.__module__.startswith(folders)]


def logged_events(game: str, have: dict[str, Any]) -> list[type[Event]]:
    """Return the events with a log line in a game; some events of its bases occur only in other editions."""
    return [event for event in events_of(game) if "log-" + event.kind() in have]


EVENTS = [(game, event) for game in GAMES for event in events_of(game)]
every_event = pytest.mark.parametrize(("game", "event"), EVENTS, ids=lambda one: getattr(one, "__name__", one))


def says_what_it_is(hint: Any) -> bool:
    """Return True if a type says what its values are."""
    if get_origin(hint) is Annotated:
        base, *notes = get_args(hint)
        kinds = [note for note in notes if isinstance(note, Kind)]
        return len(kinds) == 1 and base is (int if kinds[0] == SEAT else str)
    if get_origin(hint) in (tuple, Union, types.UnionType):
        return all(part in (..., types.NoneType) or says_what_it_is(part) for part in get_args(hint))
    if get_origin(hint) is Literal or hint in (int, bool, Seen):
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return all(says_what_it_is(part) for part in get_type_hints(hint, include_extras=True).values())
    return False


def test_every_game_has_events() -> None:
    assert all(len(events_of(game)) > 5 for game in GAMES)


@every_event
def test_every_field_says_what_it_is(game: str, event: type[Event]) -> None:
    hints = get_type_hints(event, include_extras=True)
    assert [name for name in event.__struct_fields__ if not says_what_it_is(hints[name])] == []
    assert not EXTRA_KEYS & set(event.__struct_fields__)


@every_event
def test_a_field_that_is_called_a_seat_is_told_as_one(game: str, event: type[Event]) -> None:
    called = {"seat", "opponent", "leader"} & set(event.__struct_fields__)
    assert set(schema_of(event).seats) == called


def test_every_event_with_words_has_a_log_line() -> None:
    """An event with words, or with variants of its message, has a log line in at least one game."""
    worded = {
        event
        for _, event in EVENTS
        if schema_of(event).words
        or any(get_origin(hint) is Literal for hint in get_type_hints(event, include_extras=True).values())
    }
    logged = {event for game in GAMES for event in logged_events(game, messages("en", game))}
    assert worded
    assert worded - logged == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_kind_has_a_text(lang: str, game: str) -> None:
    have = messages(lang, game)
    logged = logged_events(game, have)
    words = [(kind, word) for event in logged for _, kind in schema_of(event).words for word in kind.words]
    assert {kind.key(word) for kind, word in words} - set(have) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_chooses_a_wording_finds_one(lang: str, game: str) -> None:
    have = messages(lang, game)
    for event in logged_events(game, have):
        hints = get_type_hints(event, include_extras=True)
        for name in event.__struct_fields__:
            if get_origin(hints[name]) is Literal:
                assert wordings(have["log-" + event.kind()].value, name) == set(get_args(hints[name])), event


def wordings(pattern: Any, name: str) -> set[str]:
    """Return the variants that an argument selects."""
    return {
        variant.key.name
        for element in pattern.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
        for variant in element.expression.variants
        if isinstance(element.expression.selector, ast.VariableReference)
        and element.expression.selector.id.name == name
        and isinstance(variant.key, ast.Identifier)
    }


def test_a_field_without_a_kind_is_found() -> None:
    assert not says_what_it_is(str)
    assert not says_what_it_is(tuple[str, ...])
    assert not says_what_it_is(Annotated[int, Kind("die")])
    assert kind_in(tuple[Annotated[str, Kind("die")], ...] | None) == Kind("die")


@pytest.mark.parametrize(
    ("lang", "own"),
    [
        ("en", "Your Dark Altar is frozen this round."),
        ("ru", "Ваша комната закрыта до конца раунда: Тёмный алтарь."),
        ("uk", "Вашу кімнату деактивовано до кінця раунду: Темний вівтар."),
        ("pl", "Twoja komnata dezaktywowana do końca rundy: Mroczny ołtarz."),
    ],
)
def test_the_log_speaks_to_its_reader(lang: str, own: str) -> None:
    words = language(lang, "boss-monster")
    event = {"event": "room-deactivated", "seat": 1, "seats": ["seat"], "room": {"id": 3, "card": "dark_altar"}}
    assert event_text(words, event, ["Bartek", "Olena"], 1) == own
    told = [event_text(words, event, ["Bartek", "Olena"], reader) for reader in (0, None)]
    assert told[0] == told[1]
    assert "Olena" in (told[0] or "")


def test_the_log_tells_what_was_taken_from_its_reader() -> None:
    words = language("en", "boss-monster")
    card = {"id": 3, "card": "dark_altar"}
    event = {"event": "card-stolen", "seat": 1, "opponent": 0, "seats": ["seat", "opponent"], "card": card}
    lines = [event_text(words, event, ["Bartek", "Olena"], reader) for reader in (0, 1, None)]
    assert lines == [
        "Olena takes Dark Altar from you.",
        "You take Dark Altar from Bartek.",
        "Olena takes Dark Altar from Bartek.",
    ]
