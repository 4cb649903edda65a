"""Style rules of each language, checked for every text."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from undercroft.i18n import language
from undercroft.i18n.language import message_folders
from undercroft.kernel.cards import message_of
from undercroft.kernel.game import find_game, registered

SAME_WITHOUT_DOTS: Final = {"все", "чем", "сестры", "чутье"}
"""Words whose meaning changes with ё: «все» and «всё», «чем» and «чём», and cases of «сестра» and «чутьё»."""

FORBIDDEN: Final = {
    "ru": ["лицом вниз", "Супер босс", r"(?<!\+)\b(1|одно) здоровь[яе]\b", r"\bраз на (раунд|ход|этаж)\b"],
    "uk": [
        "долілиць",
        "горілиць",
        "Супер-Бос",
        r"(?<!\+)\b(1|одне) здоров’я\b",
        r"не більше \d здоров’я",
        r"\bраз за раунд:",
    ],
    "pl": [r"^bohater\.$", r"\bodrzuc\.", r"^legend\.$", r"(?<!\+)\b(1|jedno) (zdrowia|życia)\b"],
}
"""Abbreviations and phrases that sound unnatural at a table."""

BOSSES: Final = ("boss-monster", "minibosses", "super-boss-monster")

OTHER_WORDS: Final = {
    ("uk", BOSSES): [r"\bрозігр", r"\bран(а|и|у|ою|ами)?\b", r"\bочок\b(?! здоров)", r"\bзнищ", r"\bстос\b"],
    ("pl", BOSSES): ["anuluj", "anulować", r"\bzaklęci", r"\bzdrowi", r"\bulepszon", "strefie punktacji"],
    ("pl", ("super-boss-monster",)): [r"(?<!gobliński )\btarg\b"],
    ("ru", ("one-deck-dungeon",)): [r"\bумени", r"\bобъедин", r"\bвстреч"],
    ("uk", ("one-deck-dungeon",)): [r"\b[ву]мін(ня|ь)", "кубик героїзму", r"\bзустріч"],
    ("pl", ("one-deck-dungeon",)): ["kość heroizmu", "(?-i:Lasu? Cieni)"],
    ("ru", ("dragon-tower",)): [r"\bнавык"],
    ("uk", ("dragon-tower",)): [r"\bпротивник", r"\bнавич"],
    ("pl", ("dragon-tower",)): [r"dociąg"],
}
"""Synonyms that a game does not use, so that everything has one name."""

DOES: Final = re.compile(r"^(card|ability|feat|floor|boss|space)-.*-(text|space|level-\d)$")
"""The keys of card texts."""

ONCE: Final = {"en": "once per ", "ru": "раз за ", "uk": "раз на ", "pl": "raz na "}
"""The first words of a limit of use."""

SPELLED: Final = {
    "en": ["zero", "one", "two", "three", "four", "five", "six"],
    "ru": ["нол", "од(ин|н)|перв", "дв|втор", "тр[ёеи]", "чет[ыв]", "пят", "шест"],
    "uk": ["нул", "од(ин|н)|перш", "дв|друг", "тр[иоь]", "чот[ие]р", "п’ят", "шіст"],
    "pl": ["zero", "jed(en|n)|pierw", "dw|drug", "trz", "czter|czwar", "pię[ćt]", "sześ[ćc]"],
}
"""The stems of the numerals from 0 to 6."""


@cache
def messages_of(lang: str, game: str | None) -> list[tuple[str, ast.Message]]:
    """Return the messages of a game and its bases, or of the program, each with its file."""
    *own, program = message_folders(game)
    return [
        (f"{folder}/{file.name}", entry)
        for folder in own or [program]
        for file in (folder / lang).iterdir()
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    ]


def texts(lang: str, games: Sequence[str | None] = (None, *registered())) -> list[tuple[str, str]]:
    """Return the texts of a language with their files and keys: of the program and of games, by default all."""
    return [
        (f"{file}: {entry.id.name}", text)
        for game in games
        for file, entry in messages_of(lang, game)
        for text in written_in(entry)
    ]


def written_in(node: ast.BaseNode) -> list[str]:
    """Return the pieces of text in a message, its attributes and its variants."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    inner = [value for value in vars(node).values() if isinstance(value, ast.BaseNode)]
    inner += [one for value in vars(node).values() if isinstance(value, list) for one in value]
    return [text for one in inner for text in written_in(one)]


def found(written: list[tuple[str, str]], patterns: list[str]) -> list[tuple[str, str]]:
    """Return the texts that match one of the patterns, ignoring case."""
    return [(where, text) for where, text in written for one in patterns if re.search(one, text, re.IGNORECASE)]


def card_texts(game: str, lang: str) -> list[tuple[str, str, str]]:
    """Return the card texts of a game by key, in English and in another language."""
    english, words = language("en", game), language(lang, game)
    keys = [entry.id.name for _, entry in messages_of("en", game) if DOES.search(entry.id.name)]
    return [(key, english.text(key), words.text(key)) for key in keys]


def numbers(text: str, lang: str) -> set[int]:
    """Return the numbers in a text: digits, and in other languages than English also numerals."""
    spelled = {n for n, word in enumerate(SPELLED[lang]) if re.search(rf"\b({word})", text.lower())}
    return {int(n) for n in re.findall(r"\d+", text)} | (set() if lang == "en" else spelled)


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


@pytest.mark.parametrize(("lang", "others"), [("ru", "-–"), ("uk", "-–"), ("pl", "-—")])
def test_a_dash_is_a_dash(lang: str, others: str) -> None:
    assert [where for where, text in texts(lang) if re.search(rf"\S [{others}]( |$)", text)] == []


@pytest.mark.parametrize("lang", sorted(FORBIDDEN))
def test_unnatural_phrases_do_not_occur(lang: str) -> None:
    assert found(texts(lang), FORBIDDEN[lang]) == []


@pytest.mark.parametrize(("lang", "games"), sorted(OTHER_WORDS))
def test_a_thing_of_a_game_is_called_by_one_name(lang: str, games: tuple[str, ...]) -> None:
    assert found(texts(lang, games), OTHER_WORDS[lang, games]) == []


@pytest.mark.parametrize("game", registered())
@pytest.mark.parametrize("lang", ["ru", "uk", "pl"])
def test_a_card_tells_the_same_numbers_in_every_language(lang: str, game: str) -> None:
    pairs = card_texts(game, lang)
    assert len(pairs) > 10
    assert [(key, said) for key, text, said in pairs if not numbers(text, "en") <= numbers(said, lang)] == []


@pytest.mark.parametrize("game", registered())
@pytest.mark.parametrize("lang", ["ru", "uk", "pl"])
def test_a_limit_of_use_stands_in_every_language(lang: str, game: str) -> None:
    pairs = card_texts(game, lang)
    assert [key for key, text, said in pairs if (ONCE["en"] in text.lower()) != (ONCE[lang] in said.lower())] == []


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
