"""Rulebooks: their clauses exist, every question and event has a section, and every language has the texts."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tools.ledger import read
from undercroft.i18n.language import LANGUAGES, language
from undercroft.i18n.render import key_of
from undercroft.kernel.errors import Malformed
from undercroft.kernel.events import Event
from undercroft.kernel.features.rulebook import Rulebook, find_rulebook, merged, read_book
from undercroft.kernel.game import find_package, registered

LEDGERS = Path(__file__).resolve().parents[3] / "docs" / "rules"
INCLUDED = ("boss-monster", "minibosses", "super-boss-monster", "dragon-tower", "one-deck-dungeon")
WORDS_A_MINUTE = 250


def book_of(game: str) -> Rulebook:
    book = find_rulebook(game)
    assert book is not None
    return book


@cache
def clauses() -> frozenset[str]:
    return frozenset(clause.id for ledger in read(sorted(LEDGERS.glob("*.md"))) for clause in ledger.clauses)


def kinds_of_events(kind: type[Event] = Event) -> set[type[Event]]:
    return {found for one in kind.__subclasses__() for found in {one, *kinds_of_events(one)}}


@pytest.mark.parametrize("game", INCLUDED)
def test_every_clause_that_is_cited_stands_in_a_ledger(game: str) -> None:
    book = book_of(game)
    cited = {clause for section in book.sections for clause in section.clauses}
    cited |= {clause for ruling in book.rulings.values() for clause in ruling}
    assert cited <= clauses(), cited - clauses()
    assert all(section.clauses for section in book.sections)


@pytest.mark.parametrize("game", INCLUDED)
def test_every_question_leads_to_a_section(game: str) -> None:
    book, played = book_of(game), registered()[game]
    asked = {question.name for question in played.questions.values()}
    assert asked <= book.questions.keys(), asked - book.questions.keys()
    situations = {situation.name for situation in played.situations}
    for question in book.questions:
        name, _, situation = question.partition("/")
        assert not situation or situation in situations, question
        assert name in {one.name for of_house in registered().values() for one in of_house.questions.values()}, question


@pytest.mark.parametrize("game", INCLUDED)
def test_every_line_of_the_log_leads_to_a_section_or_needs_none(game: str) -> None:
    book, words = book_of(game), language("en", game)
    folders = {package.folder.name for package in find_package(game).lineage}
    mine = {one.kind() for one in kinds_of_events() if folders & set(one.__module__.split("."))}
    logged = {kind for kind in mine if words.has("log-" + key_of(kind))}
    assert logged, game
    assert not logged - book.events.keys() - set(book.untold), logged - book.events.keys() - set(book.untold)
    assert not book.events.keys() & set(book.untold)


@pytest.mark.parametrize("game", INCLUDED)
def test_a_book_explains_only_existing_events(game: str) -> None:
    kinds = {one.kind() for one in kinds_of_events()}
    book = book_of(game)
    assert book.events.keys() | set(book.untold) <= kinds, (book.events.keys() | set(book.untold)) - kinds


@pytest.mark.parametrize("game", INCLUDED)
def test_every_card_that_is_shown_exists(game: str) -> None:
    book, deck = book_of(game), registered()[game].deck
    shown = {card for section in book.sections for card in section.cards}
    assert shown <= deck.index.keys(), shown - deck.index.keys()
    assert book.rulings.keys() <= deck.index.keys(), book.rulings.keys() - deck.index.keys()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", INCLUDED)
def test_every_section_has_words_in_every_language_and_none_too_many(game: str, code: str) -> None:
    words, english = language(code, game), language("en", game)
    for section in book_of(game).sections:
        lines = words.text(section.text).splitlines()
        assert len(lines) == len(english.text(section.text).splitlines()), section.name
        assert all(line.strip() for line in lines), section.name
    missing = {text for text in book_of(game).texts if not words.has(text)}
    assert not missing, missing


@pytest.mark.parametrize("game", INCLUDED)
def test_a_book_is_read_in_a_few_minutes(game: str) -> None:
    """The rulebook without optional rules (variants and expansions) is short."""
    words = language("en", game)
    sections = [one for chapter in book_of(game).chapters if chapter.name != "more" for one in chapter.sections]
    count = sum(len(words.text(section.text).split()) for section in sections)
    assert 4 <= count / WORDS_A_MINUTE <= 9, count


def test_no_message_of_a_rulebook_is_left_over() -> None:
    for code in LANGUAGES:
        needed: dict[Path, set[str]] = {}
        for game in INCLUDED:
            for package in find_package(game).lineage:
                needed.setdefault(Path(str(package.folder)), set()).update(book_of(game).texts)
        for folder, texts in needed.items():
            file = folder / "locale" / code / "rulebook.ftl"
            written = [line.split(" =")[0] for line in file.read_text(encoding="utf-8").splitlines() if " =" in line]
            keys = [key for key in written if key and not key.startswith((" ", "#"))]
            assert len(keys) == len(set(keys)), file
            assert set(keys) <= texts, (file, set(keys) - texts)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("chapters = 3", "array"),
        ('[[chapters]]\nname = "a"\nsections = ["b"]\n[sections]', "b"),
        ('[[chapters]]\nname = "a"\nsections = ["b", "b"]\n[sections.b]', "twice"),
    ],
)
def test_a_book_that_cannot_be_bound_says_why(text: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        merged([read_book(text)])


def test_an_edition_says_only_what_differs() -> None:
    family = """
        [[chapters]]
        name = "all"
        sections = ["bait", "winning"]
        [sections.bait]
        clauses = ["BM-096"]
        cards = ["fool"]
        questions = ["which_boss"]
        events = ["hero-lured"]
        [sections.winning]
        clauses = ["BM-158"]
        questions = ["which_deck"]
    """
    edition = """
        [[chapters]]
        name = "all"
        sections = ["city", "bait"]
        [sections.city]
        questions = ["which_boss"]
        [sections.bait]
        clauses = ["SB-118"]
        events = ["hero-stayed"]
    """
    book = merged([read_book(edition), read_book(family)])
    assert [section.name for section in book.sections] == ["city", "bait"]
    assert (book.section("bait").clauses, book.section("bait").cards) == (("SB-118",), ("fool",))
    assert book.questions == {"which_boss": "city"}
    assert book.events == {"hero-lured": "bait", "hero-stayed": "bait"}


def about(book: Rulebook, *question: Any) -> str | None:
    section = book.about_question(*question)
    return None if section is None else section.name


def test_a_situation_takes_precedence_over_the_question() -> None:
    book = book_of("boss-monster")
    assert about(book, "what_to_play") == "spells"
    assert about(book, "what_to_play", "builds") == "building"
    assert about(book, "what_to_play", "turn") == "spells"
    assert about(book, "nothing") is None
    found = book.about_event("hero-stayed")
    assert found is not None
    assert found.name == "bait"
    assert book.about_event("round-begun") is None
