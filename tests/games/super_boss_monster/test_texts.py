"""Texts of Super Boss Monster in every language: rare texts, texts with numbers, and "turn" instead of "round"."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from fluent.syntax import FluentSerializer

from tests.games.boss_family.words import words_of
from tests.i18n.test_language import messages
from undercroft.games.boss_family.rules.city_events import SPACES, TITLES, TRUE
from undercroft.games.boss_family.rules.state import NO_CARD
from undercroft.games.super_boss_monster.game import SUPER_BOSS_MONSTER
from undercroft.i18n import LANGUAGES, language
from undercroft.i18n.language import Name
from undercroft.i18n.render import key_of, option_text

GAME: Final = SUPER_BOSS_MONSTER.id
WORDS = words_of(SUPER_BOSS_MONSTER)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)

ROUND = {"en": r"\b[Rr]ounds?\b", "ru": r"[Рр]аунд", "uk": r"[Рр]аунд", "pl": r"\b[Rr]und(a|y|ę|zie|ą)?\b"}
ABOUT_PLAY = ("log-", "prompt-", "option-", "help-", "word-", "phase-name-", "web-bm-", "web-mb-")
ELSEWHERE = {"prompt-which-consolation", "phase-name-beginning"}
"""Texts that only other editions use."""


@in_every_language
def test_every_word_in_a_question_or_an_answer_has_a_text(lang: str) -> None:
    words = language(lang, GAME)
    assert {"space-tavern-summon", "taker-other-trap", "treasure-explorer", "moment-turn-ends"} <= WORDS
    assert {key for key in WORDS if not words.has(key)} == set()


@in_every_language
def test_every_space_says_in_short_and_in_whole_what_it_does(lang: str) -> None:
    words = language(lang, GAME)
    short = [words.text("space-" + key_of(space)) for space in SPACES]
    whole = [words.text(f"space-{key_of(space)}-text") for space in SPACES]
    assert len(set(short)) == len(SPACES)
    assert all(len(few) < len(many) for few, many in zip(short, whole, strict=True))


@in_every_language
def test_every_title_is_told_and_those_of_the_challenge_are_others(lang: str) -> None:
    words = language(lang, GAME)
    titles = {words.text("title-" + key_of(title)) for title in (*TITLES, *(TRUE + title for title in TITLES))}
    assert len(titles) == 2 * len(TITLES)


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["0 damage tokens", "1 damage token", "2 damage tokens", "5 damage tokens"]),
        ("ru", ["0 жетонов урона", "1 жетон урона", "2 жетона урона", "5 жетонов урона"]),
        ("uk", ["0 жетонів ушкоджень", "1 жетон ушкоджень", "2 жетони ушкоджень", "5 жетонів ушкоджень"]),
        ("pl", ["0 żetonów obrażeń", "1 żeton obrażeń", "2 żetony obrażeń", "5 żetonów obrażeń"]),
    ],
)
def test_tokens_are_counted_rightly(lang: str, forms: list[str]) -> None:
    words = language(lang, GAME)
    assert [words.text("count-tokens", n=n) for n in (0, 1, 2, 5)] == forms


@in_every_language
def test_a_token_that_takes_health_is_not_told_as_one_that_gives_it(lang: str) -> None:
    words = language(lang, GAME)
    more, less = (
        words.text("log-hero-summoned", seat="Ann", opponent="Bartek", hero=Name("card-bunny"), token=token)
        for token in (2, -2)
    )
    assert "+2" in more
    assert "−2" in less
    assert more.replace("+2", "−2") == less


@in_every_language
def test_the_library_asks_for_a_spell_without_a_card(lang: str) -> None:
    words = language(lang, GAME)
    asked, card = "prompt-which-spell-to-discard", "card-runic-study"
    assert words.text("landmark-library") in words.text(asked, source=NO_CARD)
    assert str(NO_CARD) not in words.text(asked, source=NO_CARD)
    assert words.text(card) in words.text(asked, source=Name(card))


@in_every_language
def test_what_others_call_a_round_is_a_turn_here(lang: str) -> None:
    """Only the cards of other sets keep their word (SB-315)."""
    said = {
        key: FluentSerializer().serialize_entry(message).partition("=")[2].replace("$round", "")
        for key, message in messages(lang, GAME).items()
        if key.startswith(ABOUT_PLAY) and not key.startswith(("web-bm-short-", "web-bm-tip-")) and key not in ELSEWHERE
    }
    assert "log-round-begun" in said
    assert [key for key, text in said.items() if re.search(ROUND[lang], text)] == []


@in_every_language
def test_a_hero_is_summoned_to_the_own_dungeon_or_to_that_of_somebody_named(lang: str) -> None:
    words = language(lang, GAME)
    option: dict[str, Any] = {
        "verb": "summon_to",
        "args": {"opponent": 1, "space": "town_summon"},
        "names": {},
        "seats": ["opponent"],
    }
    other = option_text(words, {**option, "args": {**option["args"], "opponent_is": "other"}}, ("Ann", "Olena"))
    mine = option_text(words, {**option, "args": {**option["args"], "opponent_is": "you"}}, ("Ann", "Olena"))
    assert "Olena" in other
    assert "Olena" not in mine
    assert option_text(words, option, ("Ann", "Olena")) == other  # as an older program tells it
