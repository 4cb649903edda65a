"""Rendering of views, events and errors as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.i18n.language import Language, Name
from undercroft.i18n.language import language as find_language
from undercroft.kernel.cards import message_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.events import EXTRA_KEYS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from undercroft.kernel.features.provenance import Part


def key_of(name: str) -> str:
    """Convert a Python name into a part of a message key."""
    return name.replace("_", "-")


def prompt_text(language: Language, decision: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """Return the question of a decision for the deciding seat, or the text of its situation."""
    situation = decision.get("situation")
    if situation is not None:
        return language.text("situation-" + key_of(situation["key"]), **_with_names(language, situation, names))
    return language.text("prompt-" + key_of(decision["prompt"]), **_question_args(language, decision, names))


def waiting_text(language: Language, decision: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """Return the question of a decision for the other seats, or the text of its situation."""
    args = _question_args(language, decision, names)
    situation = decision.get("situation")
    if situation is not None:
        args = {**_with_names(language, situation, names), "asked": args["seat"]}
        return language.text("waits-" + key_of(situation["key"]), **args)
    key = "waits-" + key_of(decision["prompt"])
    if language.has(key):
        return language.text(key, **args)
    return language.text("waits-for-card" if "source" in decision["names"] else "waits", **args)


def _question_args(language: Language, decision: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Return the arguments of a question, and the name of the deciding seat."""
    return {**_with_names(language, decision, names), "seat": seat_name(language, decision["seat"], names)}


def option_text(language: Language, option: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """Return the label of an option."""
    args = _with_names(language, option, names)
    return language.text("option-" + key_of(option["verb"]), **args)


def _with_names(language: Language, data: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Return the arguments of a question, option or phrase, with names for cards and words, and players for seats."""
    args = {**data["args"], **{name: Name(key) for name, key in data["names"].items()}}
    for name in data.get("seats", ()):
        args[name] = seat_name(language, args[name], names)
        args.setdefault(f"{name}_is", "other")  # data of older versions lack it
    return args


def event_text(
    language: Language, event: dict[str, Any], names: Sequence[str] = (), reader: int | None = None
) -> str | None:
    """Return the log line of an event for the reader's seat, or None if it has none."""
    key = "log-" + event["event"]
    if not language.has(key):
        return None
    return language.text(key, **event_args(language, event, names, reader))


def event_args(
    language: Language, event: dict[str, Any], names: Sequence[str], reader: int | None = None
) -> dict[str, Any]:
    """Return the fields of an event as message arguments, with names for cards and words, and players for seats.

    For each seat, `NAME_is` says if it is `you` or another one.
    """
    args = {name: _argument(value) for name, value in event.items() if name not in EXTRA_KEYS}
    for name, keys in event.get("names", {}).items():
        args[name] = [Name(key) for key in keys] if isinstance(keys, list) else Name(keys)
    for name in event.get("seats", ()):
        args[name] = seat_name(language, event[name], names)
        args[f"{name}_is"] = "you" if event[name] == reader and reader is not None else "other"
    return args


def _argument(value: Any) -> Any:
    """Convert a field of an event into an argument, by its form."""
    if isinstance(value, dict):
        if "card" in value:
            return Name(message_of(value["card"]))
        if "back" in value:
            return Name("back-" + key_of(value["back"]))
        return ""  # a structure, which only the narration uses
    if isinstance(value, list):
        items = [_argument(item) for item in value]
        return items if all(isinstance(item, Name) for item in items) else sum_of(items)
    return value


def sum_of(items: list[Any]) -> int:
    """Return the sum of the numbers in a list."""
    return sum(item for item in items if isinstance(item, int))


def seat_name(language: Language, seat: int, names: Sequence[str]) -> str:
    """Return the name of the player at a seat, or a generic name."""
    return names[seat] if seat < len(names) and names[seat] else language.text("seat-name", number=seat + 1)


def phrase_text(language: Language, phrase: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """Return a phrase that a seat said."""
    return language.text("say-" + key_of(phrase["verb"]), **_with_names(language, phrase, names))


def part_text(language: Language, part: Part) -> str:
    """Return the name of a part of a printed card."""
    return language.text(part.text, **part.args, **{name: Name(key) for name, key in part.names.items()})


def error_text(language: Language, error: UndercroftError) -> str:
    """Return the sentence of an error, from the game's messages if it is an error of a game."""
    details = {
        # As texts, because line numbers and seeds must not get digit separators.
        name: error_text(language, value) if isinstance(value, UndercroftError) else str(value)
        for name, value in error.details.items()
    }
    own = language if error.game in (None, language.game) else find_language(language.code, error.game)
    return own.text("error-" + error.code, **details)


def story_lines(language: Language, event: dict[str, Any]) -> list[str]:
    """Return the narration of an event, if it has one."""
    return [language.text(key, **event_args(language, args, ())) for key, args in event.get("story", ())]
