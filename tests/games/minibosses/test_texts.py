"""Rarely used texts of Rise of the Minibosses exist in every language."""

from __future__ import annotations

import pytest

from undercroft.games.minibosses.game import MINIBOSSES
from undercroft.i18n import LANGUAGES, language

FIELDS = [asked.fields for asked in MINIBOSSES.verbs] + [asked.fields for asked in MINIBOSSES.questions.values()]
WORDS = {kind.key(word) for fields in FIELDS for _, kind in fields for word in kind.words}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_in_a_question_or_an_answer_has_a_text(lang: str) -> None:
    words = language(lang, MINIBOSSES.id)
    assert {"way-level-3", "moment-uncovered", "treasure-thief", "pile-room"} <= WORDS
    assert {key for key in WORDS if not words.has(key)} == set()


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["0 coins", "1 coin", "2 coins", "5 coins", "21 coins"]),
        ("ru", ["0 монет", "1 монета", "2 монеты", "5 монет", "21 монета"]),
        ("uk", ["0 монет", "1 монета", "2 монети", "5 монет", "21 монета"]),
        ("pl", ["0 monet", "1 moneta", "2 monety", "5 monet", "21 monet"]),
    ],
)
def test_coins_are_counted_rightly(lang: str, forms: list[str]) -> None:
    words = language(lang, MINIBOSSES.id)
    assert [words.text("count-coins", n=n) for n in (0, 1, 2, 5, 21)] == forms


@pytest.mark.parametrize("lang", LANGUAGES)
def test_less_damage_is_not_told_as_more(lang: str) -> None:
    words = language(lang, MINIBOSSES.id)
    less, more = (words.text("log-monsters-strengthened", seat="Ann", damage=damage) for damage in (-1, 1))
    assert less != more
    assert "-1" not in less
