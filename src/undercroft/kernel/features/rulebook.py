"""The rulebook of a game in our own words: its sections, and the questions and events that they explain.

`rulebook.toml` lists the chapters and the sections that a game writes itself; an edition of another game can also name
the sections of that game, so that common rules stand in one place. The texts are messages.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from undercroft.kernel.errors import Malformed
from undercroft.kernel.game import find_package

if TYPE_CHECKING:
    from collections.abc import Iterable

    from undercroft.kernel.game import Package, SharedPackage

RULEBOOK: Final = "rulebook.toml"
T = TypeVar("T")


class WrittenChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of a file: the names of its sections, in order."""

    name: str
    sections: tuple[str, ...]


class WrittenSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a file.

    A section that overrides one of another game states only the fields that differ; its questions and events are added.
    """

    clauses: tuple[str, ...] | None = None
    """The clauses of the ledger that it covers."""
    cards: tuple[str, ...] | None = None
    """Printed cards that illustrate it."""
    picture: str | None = None
    """The name of a picture that the game's browser table draws."""
    questions: tuple[str, ...] = ()
    """The questions that it explains: by name, or by name and situation (`what_to_play/played`)."""
    events: tuple[str, ...] = ()
    """The kinds of events that it explains."""


class WrittenBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game, or of a shared package, which has no chapters."""

    sections: dict[str, WrittenSection]
    chapters: tuple[WrittenChapter, ...] = ()
    rulings: dict[str, tuple[str, ...]] = {}
    """Cards that need a ruling of their own, each with the clauses that it covers."""
    untold: tuple[str, ...] = ()
    """The kinds of events that need no explanation or never happen in this edition."""


class Section(msgspec.Struct, frozen=True):
    """A section of the rulebook."""

    name: str
    """Its text is the message `rulebook-NAME`, one paragraph a line; its title is `rulebook-NAME-title`."""
    clauses: tuple[str, ...]
    """The clauses of the ledger that it covers."""
    cards: tuple[str, ...]
    """The printed cards that illustrate it."""
    picture: str | None
    """The name of its picture, which the browser table draws; `rulebook-NAME-picture` is the alternative text."""

    @property
    def title(self) -> str:
        """The message key of its title."""
        return f"rulebook-{self.name}-title"

    @property
    def text(self) -> str:
        """The message key of its text."""
        return f"rulebook-{self.name}"


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    name: str
    """Its title is `rulebook-chapter-NAME`."""
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """The message key of its title."""
        return f"rulebook-chapter-{self.name}"


class Rulebook(msgspec.Struct, frozen=True):
    """The rulebook of a game, with an index of questions and events."""

    chapters: tuple[Chapter, ...]
    questions: dict[str, str]
    """The section that explains each question; an entry with a situation takes precedence."""
    events: dict[str, str]
    """The section that explains each kind of event."""
    rulings: dict[str, tuple[str, ...]]
    """Cards with a ruling of their own (`ruling-CARD`), each with the clauses that it covers."""
    untold: tuple[str, ...]
    """The kinds of events that need no explanation."""

    @property
    def sections(self) -> tuple[Section, ...]:
        """All sections in their order."""
        return tuple(section for chapter in self.chapters for section in chapter.sections)

    def section(self, name: str) -> Section:
        """Return the section with a name."""
        return next(section for section in self.sections if section.name == name)

    def about_question(self, prompt: str, situation: str | None = None) -> Section | None:
        """Return the section that explains a question, in its situation if there is one for that."""
        name = self.questions.get(f"{prompt}/{situation}") or self.questions.get(prompt)
        return None if name is None else self.section(name)

    def about_event(self, kind: str) -> Section | None:
        """Return the section that explains a kind of event."""
        name = self.events.get(kind)
        return None if name is None else self.section(name)

    @property
    def texts(self) -> set[str]:
        """The keys of all messages that it needs."""
        needed = {chapter.title for chapter in self.chapters}
        needed |= {text for section in self.sections for text in (section.title, section.text)}
        needed |= {f"{section.text}-picture" for section in self.sections if section.picture is not None}
        return needed | {ruling_text(card) for card in self.rulings}


def ruling_text(card: str) -> str:
    """Return the message key of the ruling on a card."""
    return "ruling-" + card.replace("_", "-")


def read_book(text: str) -> WrittenBook:
    """Parse the text of a rulebook file."""
    try:
        return msgspec.convert(tomllib.loads(text), WrittenBook, strict=True)
    except (tomllib.TOMLDecodeError, RecursionError, msgspec.ValidationError) as error:
        raise Malformed("bad-rulebook", reason=str(error)) from error


@cache
def find_rulebook(game: str) -> Rulebook | None:
    """Return the rulebook of a game, or None."""
    package = find_package(game)
    if not (package.folder / RULEBOOK).is_file():
        return None
    return merged([read_book((one.folder / RULEBOOK).read_text(encoding="utf-8")) for one in _sources(package)])


def _sources(package: Package) -> list[SharedPackage]:
    """Return the packages of a game's lineage that have a rulebook file, the nearest first."""
    return [one for one in package.lineage if (one.folder / RULEBOOK).is_file()]


def merged(books: list[WrittenBook]) -> Rulebook:
    """Merge the files of a lineage, the nearest first, which defines the chapters."""
    nearest = books[0]
    named = [name for chapter in nearest.chapters for name in chapter.sections]
    unknown = [name for name in named if all(name not in book.sections for book in books)]
    if unknown or len(named) != len(set(named)):
        raise Malformed("bad-rulebook", reason=f"sections unknown or named twice: {unknown or named}")
    chapters = tuple(
        Chapter(chapter.name, tuple(_section(name, books) for name in chapter.sections)) for chapter in nearest.chapters
    )
    questions: dict[str, str] = {}
    events: dict[str, str] = {}
    for book in reversed(books):  # a nearer file overrides
        for name, section in book.sections.items():
            if name in named:
                questions |= dict.fromkeys(section.questions, name)
                events |= dict.fromkeys(section.events, name)
    rulings = {card: clauses for book in reversed(books) for card, clauses in book.rulings.items()}
    return Rulebook(chapters, questions, events, rulings, nearest.untold)


def _section(name: str, books: list[WrittenBook]) -> Section:
    written = [book.sections[name] for book in books if name in book.sections]
    return Section(
        name,
        _first((section.clauses for section in written), ()),
        _first((section.cards for section in written), ()),
        _first((section.picture for section in written), None),
    )


def _first(values: Iterable[T | None], default: T) -> T:
    """Return the first value that is not None."""
    return next((value for value in values if value is not None), default)
