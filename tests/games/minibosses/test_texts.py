"""Rarely used texts of Rise of the Minibosses exist in every language."""

from __future__ import annotations

import pytest

from tests.games.boss_family.words import words_of
from tests.games.helpers import play
from tests.games.minibosses.powers import table_with
from undercroft.games.minibosses.game import MINIBOSSES
from undercroft.i18n import LANGUAGES, language, option_text

WORDS = words_of(MINIBOSSES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_in_a_question_or_an_answer_has_a_text(lang: str) -> None:
    words = language(lang, MINIBOSSES.id)
    assert {"way-silence", "power-kid-croak-level-3-minus", "moment-uncovered", "treasure-thief", "pile-room"} <= WORDS
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


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Level 3: look at a hand, take a card"),
        ("ru", "3-й уровень: посмотреть руку и забрать карту"),
        ("uk", "3-й рівень: подивитися руку й забрати карту"),
        ("pl", "Poziom 3: obejrzyj rękę i weź kartę"),
    ],
)
def test_a_power_is_called_by_what_it_does(lang: str, told: str) -> None:
    table = table_with("draculad", 3, "build", dungeons=[[]], hands=[["windfall"], ["heist"]])
    play(table, "use card=draculad")
    decision = table.view(0)["decision"]
    assert option_text(language(lang, MINIBOSSES.id), decision["options"][0]) == told
