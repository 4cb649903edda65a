"""Languages: no missing keys, every message renders with its real arguments, and plural forms are right."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import undercroft
from tests.suite import share
from undercroft.i18n import LANGUAGES, event_text, language, option_text, phrase_text, prompt_text, story_lines
from undercroft.i18n.language import Language, MissingText, Name, message_folders
from undercroft.kernel.cards import message_of
from undercroft.kernel.game import registered
from undercroft.simulation.random_tables import random_option, random_table
from undercroft.simulation.texts import needed_messages

GAMES = list(registered())


def messages(lang: str, game: str | None) -> dict[str, Any]:
    """Return all messages of a language by key; those of a game override those of the packages that it extends."""
    *games, program = (messages_in(folder, lang) for folder in message_folders(game))
    for own in games:
        assert set(own) & set(program) == set(), "no game changes the program's own messages"
    return {key: message for own in (program, *reversed(games)) for key, message in own.items()}


def messages_in(folder: Traversable, lang: str) -> dict[str, Any]:
    """Return the messages of one folder; assert that they are valid and unique."""
    found: dict[str, Any] = {}
    for file in (folder / lang).iterdir():
        for entry in parsed(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


@cache
def parsed(source: str) -> ast.Resource:
    """Parse a file, cached because most tests here need it for every game."""
    return FluentParser().parse(source)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_misses_a_key(lang: str, game: str) -> None:
    assert set(messages(lang, game)) == set(messages("en", game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_a_game_shows_has_a_text(lang: str, game: str) -> None:
    """Cards, prompts, options, phrases and settings of every game have a text."""
    assert needed_messages(registered()[game]) - set(messages(lang, game)) == set()


def provenance(facts: dict[str, Any]) -> tuple[set[str], bool]:
    """Return the sources in a row of a card table and its nested rows, and whether the row is marked as doubtful."""
    sources, doubtful = set(), "doubt" in facts
    for name, value in facts.items():
        if name == "source" or name.endswith("_source"):
            sources.add(value)
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict):
                more, also = provenance(row)
                sources |= more
                doubtful = doubtful or also
    return sources, doubtful


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_and_source_of_cards_has_a_text(lang: str, game: str) -> None:
    have, printed = set(messages(lang, game)), registered()[game].deck.printed
    wanted = set()
    for card in printed:
        sources, doubtful = provenance(card.facts)
        wanted |= {f"source-{source}{end}" for source in {card.source, *sources} for end in ("", "-text")}
        if doubtful:
            wanted.add(message_of(card.id) + "-doubt")
        if "set" in card.facts:
            wanted.add("web-set-" + card.facts["set"])
        wanted.add("web-kind-" + card.kind)
    assert wanted - have == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_random_games_renders(lang: str) -> None:
    """Prompts, options, log lines and narration render with their real arguments, without unexpanded parts."""
    first = 10 * LANGUAGES.index(lang)  # each language renders other games
    for seed in range(first, first + share(8, 30)):
        table = random_table(seed)
        words = language(lang, table.game.id)
        random = Random(seed)
        while table.decision is not None:
            decision = table.view(table.decision.seat)["decision"]
            texts = [prompt_text(words, decision), *(option_text(words, option) for option in decision["options"])]
            events = table.apply(random_option(table, random))
            for seen in table.game.tell(events, random.choice([None, 0]), len(table.moves)):
                line = event_text(words, seen, (), random.choice([None, 0]))
                texts += ([line] if line else []) + story_lines(words, seen)
            for text in texts:
                assert text.strip()
                assert not any(sign in text for sign in "{}$")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_renders(lang: str) -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=1, options={"team": "deal", "skills": "none"})
    while table.view(0)["floor"] < 1:
        table.apply(0)
    words = language(lang, "dragon-tower")
    phrases = table.phrases()
    assert {phrase.verb for phrase in phrases} == set(table.game.phrase_named)
    for phrase in phrases:
        said = phrase_text(words, msgspec.to_builtins(phrase))
        assert said.strip()
        assert "{" not in said


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "5 cards", "11 cards", "21 cards"]),
        ("ru", ["0 карт", "1 карта", "2 карты", "5 карт", "11 карт", "21 карта"]),
        ("uk", ["0 карт", "1 карта", "2 карти", "5 карт", "11 карт", "21 карта"]),
        ("pl", ["0 kart", "1 karta", "2 karty", "5 kart", "11 kart", "21 kart"]),
    ],
)
def test_plural_forms_are_right(lang: str, forms: list[str]) -> None:
    words = language(lang, "dragon-tower")
    assert [words.text("word-cards", n=n) for n in (0, 1, 2, 5, 11, 21)] == forms


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "a, b and c"), ("ru", "a, b и c"), ("uk", "a, b та c"), ("pl", "a, b i c")],
)
def test_lists_are_joined_with_words(lang: str, text: str) -> None:
    assert language(lang).join(["a", "b", "c"]) == text


def test_names_come_in_the_case_that_a_sentence_needs() -> None:
    words = language("ru", "dragon-tower")
    text = words.text("option-fight-alone", hero=Name("card-paladin"), foe=Name("card-ghost"))
    assert "Паладин" in text
    text = words.text("log-fight-won", heroes=[Name("card-paladin")], foes=[Name("card-orc")], paid=0)
    assert "Орка" in text, "an animate accusative"


def test_a_missing_message_or_argument_is_an_error_never_a_silent_gap() -> None:
    with pytest.raises(MissingText, match="no message"):
        language("en").text("nothing-of-the-kind")
    with pytest.raises(MissingText, match="seat-name"):
        language("en").text("seat-name")
    with pytest.raises(MissingText, match="no language"):
        language("xx")


def test_languages_are_read_once() -> None:
    assert language("en") is language("en")
    assert isinstance(language("pl", "dragon-tower"), Language)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Anna draws 5 room cards and 2 spells."),
        ("ru", "Anna берёт 5 карт комнат и 2 карты заклинаний."),
        ("uk", "Anna бере 5 карт кімнат та 2 карти заклинань."),
        ("pl", "Anna dociąga 5 kart komnat i 2 karty czarów."),
    ],
)
def test_hidden_cards_of_one_kind_are_counted(lang: str, text: str) -> None:
    cards = [*[Name("back-room")] * 5, *[Name("back-spell")] * 2]
    assert language(lang, "boss-monster").text("log-cards-drawn", seat="Anna", seat_is="other", cards=cards) == text


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("card-co-op", "Ann discards Critical Hit and Co-op."),
        ("card-adventure", "Ann discards Critical Hit and Adventure!"),
        ("card-continue", "Ann discards Critical Hit and Continue?"),
    ],
)
def test_a_name_with_a_mark_of_its_own_ends_a_sentence_without_a_full_stop(card: str, text: str) -> None:
    cards = [Name("card-critical-hit"), Name(card)]
    words = language("en", "super-boss-monster")
    assert words.text("log-cards-discarded", seat="Ann", seat_is="other", cards=cards) == text
