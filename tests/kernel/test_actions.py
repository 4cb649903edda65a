"""Declarations of questions and phrases, and a robust parser of options."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft
from undercroft.kernel.actions import CARD, NUMBER, Kind, Question, phrase, question, split_option
from undercroft.kernel.state import Move, State
from undercroft.simulation.random_tables import random_table

COLOUR = Kind("colour", ("red", "blue"))


def what_to_paint(state: State, card: int) -> list[Move]:
    return []


def test_questions_and_phrases_are_declared_by_name() -> None:
    assert question(what_to_paint, card=CARD) == (what_to_paint, Question("what_to_paint", (("card", CARD),)))
    assert phrase("hello", colour=COLOUR).text((1,)) == "hello colour=blue"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty-option"),
        ("   ", "empty-option"),
        ("paint card", "bad-argument"),
        ("paint =3", "bad-argument"),
        ("paint card=", "bad-argument"),
    ],
)
def test_unreadable_texts_are_refused_with_a_reason(text: str, code: str) -> None:
    with pytest.raises(undercroft.Malformed) as refusal:
        split_option(text, "paint card=1")
    assert refusal.value.code == code


@pytest.mark.parametrize("value", ["green", "1", "-1", "", "RED"])
def test_words_are_read_exactly(value: str) -> None:
    with pytest.raises(undercroft.Malformed):
        COLOUR.read("colour", value)


@pytest.mark.parametrize("value", ["x", "-1", "1.0", "٣", "9" * 10, "0x1", ""])
def test_numbers_are_read_exactly(value: str) -> None:
    with pytest.raises(undercroft.Malformed):
        NUMBER.read("times", value)


@given(st.text(max_size=60))
def test_any_text_is_either_read_or_refused(text: str) -> None:
    """Invalid text raises an Undercroft error and does not change the table."""
    table = random_table(0)
    digest = table.digest()
    with pytest.raises((undercroft.Malformed, undercroft.Illegal)):
        table.apply("zzz " + text)
    with contextlib.suppress(undercroft.Malformed, undercroft.Illegal):
        assert table.find(text) in table.state.options
    assert table.digest() == digest


VERBS = sorted(random_table(0).game.verb_named)


@given(
    st.integers(0, 200),
    st.sampled_from(VERBS),
    st.lists(st.tuples(st.sampled_from(["hero", "card", "deck", "foe", "x"]), st.text(max_size=4)), max_size=3),
)
def test_texts_that_look_like_options_are_read_or_refused(seed: int, name: str, pairs: list[tuple[str, str]]) -> None:
    table = random_table(seed)
    text = " ".join([name, *(f"{key}={value}" for key, value in pairs)])
    try:
        move = table.find(text)
    except (undercroft.Malformed, undercroft.Illegal):
        return
    assert move in table.state.options


@given(st.integers(0, 300))
def test_the_text_of_every_option_is_read_back(seed: int) -> None:
    table = random_table(seed)
    assert table.decision is not None
    for option in table.decision.options:
        assert table.find(option.text) == option.move
        assert table.find(option) == option.move
