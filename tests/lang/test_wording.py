"""Words: what a careful reader of each language asked for, held for every text."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from undercroft.kernel.cards import message_of
from undercroft.kernel.game import find_game, registered
from undercroft.lang import language
from undercroft.lang.language import message_folders

SAME_WITHOUT_DOTS: Final = {"все", "чем", "сестры", "чутье"}
"""Words that are others with ё: «все» and «всё», «чем» and «чём», and cases of «сестра» and «чутьё»."""

FORBIDDEN: Final = {
    "ru": ["лицом вниз", "Супер босс", r"\b1 здоровья\b", r"стоит 1 здоровье"],
    "uk": ["долілиць", "горілиць", "Супер-Бос", r"(коштує|платить|дістає) 1 здоров’я", r"не більше \d здоров’я"],
    "pl": [r"^bohater\.$", r"\bodrzuc\.", r"^legend\.$", r"kosztuje 1 zdrowia", r"odzyskuje 1 zdrowia"],
}
"""Abbreviations and turns of phrase that nobody says at a table."""


def texts(lang: str) -> list[tuple[str, str]]:
    """Every text of a language as it is written, with its file and key."""
    found = []
    folders = {str(folder): folder for game in (None, *registered()) for folder in message_folders(game)}
    for name, folder in folders.items():
        for file in (folder / lang).iterdir():
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    found += [(f"{name}/{file.name}: {entry.id.name}", text) for text in written_in(entry)]
    return found


def written_in(node: ast.BaseNode) -> list[str]:
    """The pieces of text in a message, its attributes and its wordings."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    inner = [value for value in vars(node).values() if isinstance(value, ast.BaseNode)]
    inner += [one for value in vars(node).values() if isinstance(value, list) for one in value]
    return [text for one in inner for text in written_in(one)]


def test_no_russian_word_is_spelled_with_and_without_dots() -> None:
    spellings: dict[str, dict[str, str]] = defaultdict(dict)
    for where, text in texts("ru"):
        for word in re.findall(r"[а-яё]+", text.lower()):
            spellings[word.replace("ё", "е")][word] = where
    torn = {plain: both for plain, both in spellings.items() if len(both) > 1 and plain not in SAME_WITHOUT_DOTS}
    assert len(spellings) > 3000
    assert torn == {}


@pytest.mark.parametrize("lang", ["ru", "uk", "pl"])
def test_no_word_is_written_with_a_hyphen_and_without(lang: str) -> None:
    words: dict[str, str] = {}
    for where, text in texts(lang):
        for word in re.findall(r"[^\W\d_]+(?:[-‑–][^\W\d_]+)*", text.lower()):
            words.setdefault(word, where)
    hyphened = {word for word in words if "-" in word}
    assert hyphened
    assert {word for word in hyphened if word.replace("-", "") in words} == set()
    assert {word for word in words if "‑" in word or "–" in word} == set()


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_a_dash_is_a_dash(lang: str) -> None:
    assert [where for where, text in texts(lang) if re.search(r"\w - \w", text)] == []


@pytest.mark.parametrize("lang", sorted(FORBIDDEN))
def test_what_nobody_says_is_not_said(lang: str) -> None:
    said = [(where, text) for where, text in texts(lang) for pattern in FORBIDDEN[lang] if re.search(pattern, text)]
    assert said == []


@pytest.mark.parametrize(
    ("lang", "tagline", "button"),
    [
        ("ru", "За правилами следит программа.", "Присоединиться"),
        ("uk", "За правилами стежить програма.", "Приєднатися"),
        ("pl", "O zasady dba program.", "Dołącz do stołu"),
    ],
)
def test_the_first_page_speaks_like_people(lang: str, tagline: str, button: str) -> None:
    words = language(lang)
    assert words.text("web-tagline").endswith(tagline)
    assert words.text("web-join-button") == button


@pytest.mark.parametrize(
    ("lang", "one", "few", "many"),
    [
        ("ru", "любая", "любые", "любых"),
        ("uk", "будь-яка", "будь-які", "будь-яких"),
        ("pl", "dowolna", "dowolne", "dowolnych"),
    ],
)
def test_cards_of_any_kind_are_counted(lang: str, one: str, few: str, many: str) -> None:
    words = language(lang, "dragon-tower")
    assert [words.text("web-dt-any", n=n) for n in (1, 2, 4, 5)] == [one, few, few, many]


@pytest.mark.parametrize(
    ("lang", "one", "two", "five"),
    [
        ("ru", "1 очко здоровья", "2 очка здоровья", "5 очков здоровья"),
        ("uk", "1 очко здоров’я", "2 очки здоров’я", "5 очок здоров’я"),
        ("pl", "1 punkt zdrowia", "2 punkty zdrowia", "5 punktów zdrowia"),
    ],
)
def test_health_is_counted_in_points(lang: str, one: str, two: str, five: str) -> None:
    words = language(lang, "dragon-tower")
    for n, points in ((1, one), (2, two), (5, five)):
        assert points in words.text("web-dt-settle-shared", n=n)
        assert points in words.text("terminal-fight-cost", missing=n, cost=n)


@pytest.mark.parametrize("lang", ["ru", "uk", "pl"])
def test_heroes_stand_under_a_title_in_the_plural(lang: str) -> None:
    words = language(lang, "dragon-tower")
    heroes = {"ru": "герои", "uk": "герої", "pl": "bohaterowie"}[lang]
    for kind in ("ordinary", "special", "universal", "thrifty"):
        assert words.text("hero-types-" + kind).endswith(" " + heroes)


def test_experience_is_counted_behind_its_word_in_russian() -> None:
    for game in ("boss-monster", "minibosses", "super-boss-monster"):
        assert language("ru", game).text("count-xp", n=1900) == "опыт: 1900"
        assert language("en", game).text("count-xp", n=1900) == "1900 XP"


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("ru", "ход первый", "ход последний"),
        ("uk", "хід перший", "хід останній"),
        ("pl", "ruch pierwszy", "ruch ostatni"),
    ],
)
def test_the_order_of_turns_says_nothing_about_a_boss_but_the_order(lang: str, first: str, last: str) -> None:
    words = language(lang, "boss-monster")
    assert (words.text("web-bm-acts-first"), words.text("web-bm-acts-last")) == (first, last)


@pytest.mark.parametrize(
    ("lang", "once"), [("ru", "Раз за этаж, "), ("uk", "Раз на поверх, "), ("pl", "Raz na piętro, ")]
)
def test_a_skill_that_works_once_a_floor_says_so_in_every_language(lang: str, once: str) -> None:
    english, words = language("en", "dragon-tower"), language(lang, "dragon-tower")
    skills = [card.id for card in find_game("dragon-tower").cards() if card.kind == "skill"]
    keys = [f"{message_of(skill)}-text" for skill in skills]
    limited = [key for key in keys if english.text(key).startswith("Once per floor")]
    assert len(limited) == 11
    assert [key for key in limited if not words.text(key).startswith(once)] == []
