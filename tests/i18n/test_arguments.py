"""Messages use only the arguments of their question, verb or event."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast, visitor

from tests.i18n.test_events import events_of
from tests.i18n.test_language import GAMES, messages
from undercroft.i18n import LANGUAGES
from undercroft.i18n.language import CASES
from undercroft.i18n.render import key_of
from undercroft.kernel.events import schema_of
from undercroft.kernel.game import find_game

FORMS = ("", *(f"-{form}" for form in (*CASES, "count", "number", "gender")))
"""The suffixes of the forms of a name, or of a list of names."""


class Arguments(visitor.Visitor):
    """A visitor that collects the arguments of a message and of the messages that it references."""

    def __init__(self, have: dict[str, Any]) -> None:
        self.have = have
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Collect an argument."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Visit a referenced message."""
        self.visit(self.have[node.id.name])


def given_to(game: str) -> dict[str, set[str]]:
    """Return the arguments that the messages of a game's questions, verbs and events get."""
    rules = find_game(game)
    given = {"option-" + key_of(verb.name): set(verb.given) for verb in rules.verbs}
    for question in rules.questions.values():
        given["prompt-" + key_of(question.name)] = {"seat", *(name for name, _ in question.fields)}
        given["waits-" + key_of(question.name)] = given["prompt-" + key_of(question.name)]
    for situation in rules.situations:
        given["situation-" + key_of(situation.name)] = set(situation.given)
        given["waits-" + key_of(situation.name)] = {"asked", *situation.given}
    for event in events_of(game):
        given["log-" + event.kind()] = {*event.__struct_fields__, *(f"{seat}_is" for seat in schema_of(event).seats)}
    return given


def unknown(have: dict[str, Any], key: str, given: set[str]) -> set[str]:
    """Return the arguments that a message uses but does not get."""
    used = Arguments(have)
    used.visit(have[key])
    return used.names - {key_of(name) + form for name in given for form in FORMS}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_names_an_argument_that_it_is_not_given(lang: str, game: str) -> None:
    have, given = messages(lang, game), given_to(game)
    assert given
    wrong = {key: unknown(have, key, names) for key, names in given.items() if key in have}
    assert {key: names for key, names in wrong.items() if names} == {}


def test_an_argument_that_is_not_given_is_found() -> None:
    have = messages("en", "boss-monster")
    assert unknown(have, "option-place", {"card", "slot"}) == set()
    assert unknown(have, "option-place", {"card"}) == {"slot"}
    assert unknown(have, "prompt-whether-to-act", {"moment"}) == {"card-the"}
