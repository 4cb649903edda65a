"""The rulebook of a game in our own words: what its sections say, and which question and which event they are about.

A game keeps the order of its chapters in `rulebook.toml`, with the sections that it writes itself; an edition of
another game names the sections of that one, too, and so says only once what is the same. The words are messages.
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
    """A chapter as it stands in a file: the names of its sections, in order."""

    name: str
    sections: tuple[str, ...]


class WrittenSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section as it stands in a file.

    Where an edition writes a section that another game has, it states only what differs; questions and events come to
    those that are there.
    """

    clauses: tuple[str, ...] | None = None
    """The clauses of the ledger that it says in our words."""
    cards: tuple[str, ...] | None = None
    """Printed cards that illustrate it."""
    picture: str | None = None
    """The name of a picture that the game's own parts draw."""
    questions: tuple[str, ...] = ()
    """The kinds of questions that it is about: by name, or by name and what goes on then (`what_to_play/played`)."""
    events: tuple[str, ...] = ()


class WrittenBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game, or of a package that games share, which has no chapters."""

    sections: dict[str, WrittenSection]
    chapters: tuple[WrittenChapter, ...] = ()
    rulings: dict[str, tuple[str, ...]] = {}
    """Cards that need a word of their own, each with the clauses that it says."""
    untold: tuple[str, ...] = ()
    """The kinds of events that no rule needs to explain, or that never happen in this edition."""


class Section(msgspec.Struct, frozen=True):
    """A piece of the rulebook that is read at once."""

    name: str
    """Its words are `rulebook-NAME`, a line each; its title is `rulebook-NAME-title`."""
    clauses: tuple[str, ...]
    """The clauses of the ledger that it says."""
    cards: tuple[str, ...]
    """The printed cards that illustrate it."""
    picture: str | None
    """The picture that the game's own parts draw for it; `rulebook-NAME-picture` says what is seen on it."""

    @property
    def title(self) -> str:
        """The message of its title."""
        return f"rulebook-{self.name}-title"

    @property
    def text(self) -> str:
        """The message of its words."""
        return f"rulebook-{self.name}"


class Chapter(msgspec.Struct, frozen=True):
    """Sections that belong together."""

    name: str
    """Its title is `rulebook-chapter-NAME`."""
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """The message of its title."""
        return f"rulebook-chapter-{self.name}"


class Rulebook(msgspec.Struct, frozen=True):
    """The rulebook of a game, and where in it a question or an event is explained."""

    chapters: tuple[Chapter, ...]
    questions: dict[str, str]
    """For the kinds of questions the section that each is about; one with what goes on then counts before."""
    events: dict[str, str]
    """The same for the kinds of events."""
    rulings: dict[str, tuple[str, ...]]
    """Cards with a word of their own (`ruling-CARD`), each with the clauses that it says."""
    untold: tuple[str, ...]
    """The kinds of events that no rule needs to explain."""

    @property
    def sections(self) -> tuple[Section, ...]:
        """All sections in their order."""
        return tuple(section for chapter in self.chapters for section in chapter.sections)

    def section(self, name: str) -> Section:
        """The section with that name."""
        return next(section for section in self.sections if section.name == name)

    def about_question(self, prompt: str, situation: str | None = None) -> Section | None:
        """The section that a question concerns; what goes on meanwhile says it more closely."""
        name = self.questions.get(f"{prompt}/{situation}") or self.questions.get(prompt)
        return None if name is None else self.section(name)

    def about_event(self, kind: str) -> Section | None:
        """The section that explains an event of a kind."""
        name = self.events.get(kind)
        return None if name is None else self.section(name)

    @property
    def texts(self) -> set[str]:
        """The messages that it needs."""
        needed = {chapter.title for chapter in self.chapters}
        needed |= {text for section in self.sections for text in (section.title, section.text)}
        needed |= {f"{section.text}-picture" for section in self.sections if section.picture is not None}
        return needed | {ruling_text(card) for card in self.rulings}


def ruling_text(card: str) -> str:
    """The message of the word on a card."""
    return "ruling-" + card.replace("_", "-")


def read_book(text: str) -> WrittenBook:
    """A book from the text of its file."""
    try:
        return msgspec.convert(tomllib.loads(text), WrittenBook, strict=True)
    except (tomllib.TOMLDecodeError, RecursionError, msgspec.ValidationError) as error:
        raise Malformed("bad-rulebook", reason=str(error)) from error


@cache
def find_rulebook(game: str) -> Rulebook | None:
    """The rulebook of a game; None if it brings none."""
    package = find_package(game)
    if not (package.folder / RULEBOOK).is_file():
        return None
    return bound([read_book((one.folder / RULEBOOK).read_text(encoding="utf-8")) for one in _writers(package)])


def _writers(package: Package) -> list[SharedPackage]:
    """The packages in whose books a game's sections stand, the nearest first."""
    return [one for one in package.lineage if (one.folder / RULEBOOK).is_file()]


def bound(books: list[WrittenBook]) -> Rulebook:
    """One book of several, the nearest first: its chapters in their order, with the sections of all."""
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
    for book in reversed(books):  # what stands nearer counts
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
        _stated((section.clauses for section in written), ()),
        _stated((section.cards for section in written), ()),
        _stated((section.picture for section in written), None),
    )


def _stated(values: Iterable[T | None], otherwise: T) -> T:
    """The first value that is stated."""
    return next((value for value in values if value is not None), otherwise)
