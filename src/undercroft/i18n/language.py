"""Languages: Fluent messages, with names in all grammatical cases as arguments."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message, Resource

from undercroft.kernel.game import ENGLISH, find_package

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "ru", "uk", "pl")
CASES: Final = ("gen", "dat", "acc", "ins", "loc", "the")
STOP_AFTER_MARK: Final = re.compile(r"(?<=[!?])\.(?!\.)")
"""The full stop of a sentence that ends in a name with a mark of its own, as in “Adventure!.”."""


class Name(msgspec.Struct, frozen=True):
    """A message argument that is a name, given by its message key."""

    key: str


class MissingText(LookupError):
    """Raised for a message that is missing or cannot be rendered."""


class Language:
    """The messages of one language for the program and for one game.

    Messages of a game without this language are in English and use English plural rules and cases. Messages that a game
    inherits from another package are in this language if that package has it.
    """

    def __init__(self, code: str, game: str | None = None) -> None:
        self.code = code
        self.game = game
        self._bundle = FluentBundle([code], use_isolating=False)
        self._in_english: set[str] = set()
        for file in message_files(code, game):
            resource = parsed(file.read_text(encoding="utf-8"))
            if is_in(file, code):
                self._bundle.add_resource(resource)
            else:  # a message nearer to the game overrides, in any language
                keys = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
                self._in_english |= {key for key in keys if not self._bundle.has_message(key)}
        self._english = language(ENGLISH, game) if self._in_english else None

    def has(self, key: str) -> bool:
        """Return True if the message exists."""
        return key in self._in_english or self._bundle.has_message(key)

    def text(self, key: str, /, **args: Any) -> str:
        """Format a message with its arguments: numbers, texts, names, or lists of names."""
        if self._english is not None and key in self._in_english:
            return self._english.text(key, **args)
        if not self._bundle.has_message(key):
            raise MissingText(f"{self.code}: no message {key}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"{self.code}: {key} has no value")
        return self._format(key, message.value, self._expand(args))

    def number(self, value: float, least: int, most: int) -> str:
        """Format a number with a minimum and maximum number of decimal places."""
        return self.text("number", value=fluent_number(value, minimumFractionDigits=least, maximumFractionDigits=most))

    def _format(self, key: str, pattern: Any, values: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.code}: {key} with {sorted(values)}: {errors[0]}")
        return STOP_AFTER_MARK.sub("", str(text))

    def _expand(self, args: dict[str, Any]) -> dict[str, Any]:
        """Expand names into their text in every case: `$card`, `$card-acc`, `$card-gender`."""
        values: dict[str, Any] = {}
        for name, value in args.items():
            name = name.replace("_", "-")
            if isinstance(value, Name):
                values.update(self._cases(name, [value]))
            elif isinstance(value, (list, tuple)) and all(isinstance(item, Name) for item in value):
                values.update(self._cases(name, list(value)))
            else:
                values[name] = value
        return values

    def _cases(self, name: str, names: list[Name]) -> dict[str, Any]:
        forms = self._list_forms(names)
        values: dict[str, Any] = {name: self.join([form[""] for form in forms])}
        for case in CASES:
            values[f"{name}-{case}"] = self.join([form.get(case, form[""]) for form in forms])
        values[f"{name}-count"] = len(names)
        values[f"{name}-number"] = "one" if len(names) == 1 else "many"
        values[f"{name}-gender"] = forms[0].get("gender", "m") if len(names) == 1 else "p"
        return values

    def _list_forms(self, names: list[Name]) -> list[dict[str, str]]:
        """Return the forms of each name; hidden cards of one kind become one counted noun if the game has it."""
        counts = Counter(item.key for item in names)
        forms: list[dict[str, str]] = []
        for key, count in counts.items():
            noun = key.replace("back-", "card-noun-", 1)
            if count > 1 and key.startswith("back-") and self.has(noun):
                forms.append(self._forms(noun, {"n": count}))
            else:
                forms += [self._forms(key)] * count
        return forms

    def _forms(self, key: str, values: dict[str, Any] | None = None) -> dict[str, str]:
        """Return a name's base form (under the empty key) and its cases."""
        if self._english is not None and key in self._in_english:
            return self._english._forms(key, values)
        if not self._bundle.has_message(key):
            return {"": key}
        message = self._bundle.get_message(key)
        forms = {case: self._format(key, pattern, values or {}) for case, pattern in message.attributes.items()}
        forms[""] = self._format(key, message.value, values or {})
        return forms

    def join(self, parts: list[str]) -> str:
        """Join a list as in “one, two and three”."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-and", first=", ".join(parts[:-1]), last=parts[-1])


@cache
def parsed(source: str) -> Resource:
    """Parse Fluent messages; cached, because several games share the files of the program and of shared packages."""
    return FluentResource(source)


def message_folders(game: str | None) -> list[Traversable]:
    """Return the folders with messages: those of the game, of the packages that it extends, and of the program."""
    lineage = () if game is None else find_package(game).lineage
    return [*(package.folder / "locale" for package in lineage), files("undercroft.i18n") / "locale"]


def message_files(code: str, game: str | None) -> list[Traversable]:
    """Return the files with messages in a language, or in English for folders without that language.

    If several files define a message, the first one wins, here and in the browser.
    """
    folders = [folder / code if (folder / code).is_dir() else folder / ENGLISH for folder in message_folders(game)]
    return [
        file
        for folder in folders
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]


def is_in(file: Traversable, code: str) -> bool:
    """Return True if a file of messages is in the folder of a language."""
    return f"/{code}/" in str(file).replace("\\", "/")


@cache
def language(code: str, game: str | None = None) -> Language:
    """Return a language, cached."""
    if code not in LANGUAGES:
        raise MissingText(f"no language {code}")
    return Language(code, game)
