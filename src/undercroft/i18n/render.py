"""What views and events say, as sentences of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.i18n.language import Language, Name
from undercroft.i18n.language import language as spoken
from undercroft.kernel.cards import message_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.events import BESIDE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from undercroft.kernel.features.provenance import Part


def key_of(name: str) -> str:
    """A Python name as part of a message key."""
    return name.replace("_", "-")


def prompt_text(language: Language, decision: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """The question of a view's decision, put to the one who is asked; with what goes on, where that is told."""
    situation = decision.get("situation")
    if situation is not None:
        return language.text("situation-" + key_of(situation["key"]), **_with_names(language, situation, names))
    return language.text("prompt-" + key_of(decision["prompt"]), **_question_args(language, decision, names))


def waiting_text(language: Language, decision: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """What the seat that is asked decides now, told to the others; with what goes on, where that is told."""
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
    """What a question is about, and who is asked."""
    return {**_with_names(language, decision, names), "seat": seat_name(language, decision["seat"], names)}


def option_text(language: Language, option: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """What an option of a view does, in a few words."""
    args = _with_names(language, option, names)
    return language.text("option-" + key_of(option["verb"]), **args)


def _with_names(language: Language, told: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The arguments of a question, option or phrase: cards and words by their names, seats by who sits there."""
    args = {**told["args"], **{name: Name(key) for name, key in told["names"].items()}}
    for name in told.get("seats", ()):
        args[name] = seat_name(language, args[name], names)
        args.setdefault(f"{name}_is", "other")  # what an older program told or kept does not say it
    return args


def event_text(language: Language, event: dict[str, Any], names: Sequence[str] = ()) -> str | None:
    """An event as a line of the log, or None if the log leaves it out."""
    key = "log-" + event["event"]
    if not language.has(key):
        return None
    return language.text(key, **event_args(language, event, names))


def event_args(language: Language, event: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The parts of an event as arguments of a message: cards and words by their names, seats by who sits there."""
    args = {name: _argument(value) for name, value in event.items() if name not in BESIDE}
    for name, keys in event.get("names", {}).items():
        args[name] = [Name(key) for key in keys] if isinstance(keys, list) else Name(keys)
    for name in event.get("seats", ()):
        args[name] = seat_name(language, event[name], names)
    return args


def _argument(value: Any) -> Any:
    """A part of an event: what it is shows in its form."""
    if isinstance(value, dict):
        if "card" in value:
            return Name(message_of(value["card"]))
        if "back" in value:
            return Name("back-" + key_of(value["back"]))
        return ""  # a part with structure of its own (told by the story)
    if isinstance(value, list):
        items = [_argument(item) for item in value]
        return items if all(isinstance(item, Name) for item in items) else sum_of(items)
    return value


def sum_of(items: list[Any]) -> int:
    """A list of numbers as one number for a sentence."""
    return sum(item for item in items if isinstance(item, int))


def seat_name(language: Language, seat: int, names: Sequence[str]) -> str:
    """The name of the one who sits there."""
    return names[seat] if seat < len(names) and names[seat] else language.text("seat-name", number=seat + 1)


def phrase_text(language: Language, phrase: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """Something that a seat said, in the reader's language."""
    return language.text("say-" + key_of(phrase["verb"]), **_with_names(language, phrase, names))


def part_text(language: Language, part: Part) -> str:
    """A part of a printed card in a few words."""
    return language.text(part.text, **part.args, **{name: Name(key) for name, key in part.names.items()})


def error_text(language: Language, error: UndercroftError) -> str:
    """An error in one sentence; where a game refuses in words of its own, that game has the text."""
    details = {
        # As texts: line numbers and seeds are no quantities, so no separators between their digits.
        name: error_text(language, value) if isinstance(value, UndercroftError) else str(value)
        for name, value in error.details.items()
    }
    words = language if error.game in (None, language.game) else spoken(language.code, error.game)
    return words.text("error-" + error.code, **details)


def story_lines(language: Language, event: dict[str, Any]) -> list[str]:
    """The narration of an event, if it was told with one."""
    return [language.text(key, **event_args(language, args, ())) for key, args in event.get("story", ())]
