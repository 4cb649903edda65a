"""What views and events say, as sentences of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.kernel.cards import message_of
from undercroft.kernel.decision import split_option
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import find_game
from undercroft.lang.language import Language, Name

if TYPE_CHECKING:
    from collections.abc import Sequence

WORD_KEYS: Final = {
    "deck": "attribute-",
    "attribute": "attribute-",
    "stage": "stage-",
    "room": "room-",
    "zone": "zone-",
    "pile": "pile-",
    "die": "die-",
    "dice": "die-",
    "into": "die-",
    "feat": "feat-",
    "focus": "focus-",
    "way": "way-",
    "by": "",
}
CARD_WORDS: Final = ("skill", "boss", "potion", "dungeon")
SEAT_WORDS: Final = ("seat", "leader", "opponent", "player")


def key_of(name: str) -> str:
    """A Python name as part of a message key."""
    return name.replace("_", "-")


def prompt_text(language: Language, decision: dict[str, Any], names: Sequence[str] = ()) -> str:
    """The question of a view's decision in one sentence."""
    args = _with_names(language, decision, names)
    args["seat"] = seat_name(language, decision["seat"], names)
    return language.text("prompt-" + key_of(decision["prompt"]), **args)


def option_text(language: Language, option: dict[str, Any], names: Sequence[str] = ()) -> str:
    """What an option of a view does, in a few words."""
    args = _with_names(language, option, names)
    return language.text("option-" + key_of(option["verb"]), **args)


def _with_names(language: Language, asked: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The arguments of a question or option: cards and words by their names, seats by who sits there."""
    args = {**asked["args"], **{name: Name(key) for name, key in asked["names"].items()}}
    for name in SEAT_WORDS:
        if isinstance(args.get(name), int):
            args[name] = seat_name(language, args[name], names)
    return args


def event_text(language: Language, event: dict[str, Any], names: Sequence[str] = ()) -> str | None:
    """An event as a line of the log, or None if the log leaves it out."""
    key = "log-" + event["event"]
    if not language.has(key):
        return None
    return language.text(key, **event_args(language, event, names))


def event_args(language: Language, event: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The parts of an event as arguments of a message."""
    return {name: _argument(language, name, value, names) for name, value in event.items() if name != "event"}


def _argument(language: Language, name: str, value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, dict):
        if "card" in value:
            return Name(message_of(value["card"]))
        if "back" in value:
            return Name("back-" + key_of(value["back"]))
        return ""  # a part with structure of its own (told by the story)
    if isinstance(value, list):
        items = [_argument(language, name, item, names) for item in value]
        return items if all(isinstance(item, Name) for item in items) else sum_of(items)
    if isinstance(value, str):
        if name in WORD_KEYS:
            return Name(WORD_KEYS[name] + key_of(value))
        if name == "boss" and language.has("boss-" + key_of(value)):  # a boss without a card of its own
            return Name("boss-" + key_of(value))
        return Name(message_of(value)) if name in CARD_WORDS else value
    if name in SEAT_WORDS and isinstance(value, int):
        return seat_name(language, value, names)
    return value


def sum_of(items: list[Any]) -> int:
    """A list of numbers as one number for a sentence."""
    return sum(item for item in items if isinstance(item, int))


def seat_name(language: Language, seat: int, names: Sequence[str]) -> str:
    """The name of the one who sits there."""
    return names[seat] if seat < len(names) and names[seat] else language.text("seat-name", number=seat + 1)


def phrase_text(language: Language, view: dict[str, Any], text: str) -> str:
    """Something that a seat said, in the reader's language."""
    game = find_game(view["game"])
    name, pairs = split_option(text, "")
    phrase = game.phrase_named[name]
    args: dict[str, Any] = {}
    for (field, kind), (_, value) in zip(phrase.fields, pairs, strict=True):
        args[field] = Name(f"{kind.name}-{key_of(value)}") if kind.words else card_name(view, int(value))
    return language.text("say-" + key_of(name), **args)


def card_name(view: dict[str, Any], card: int) -> Name:
    """The name of a card that lies open somewhere in a view."""
    found = _find_card(view["zones"], card)
    return Name("unknown-card") if found is None else Name(message_of(found))


def _find_card(part: Any, card: int) -> str | None:
    if isinstance(part, dict):
        if part.get("id") == card and isinstance(part.get("card"), str):
            return str(part["card"])
        part = list(part.values())
    if isinstance(part, list):
        for item in part:
            found = _find_card(item, card)
            if found is not None:
                return found
    return None


def error_text(language: Language, error: UndercroftError) -> str:
    """An error in one sentence."""
    details = {
        # As texts: line numbers and seeds are no quantities, so no separators between their digits.
        name: error_text(language, value) if isinstance(value, UndercroftError) else str(value)
        for name, value in error.details.items()
    }
    return language.text("error-" + error.code, **details)


def story_lines(language: Language, game_id: str, event: dict[str, Any], number: int) -> list[str]:
    """The narration of an event, if the game tells stories; `number` varies the wording."""
    lines = find_game(game_id).story(event, number)
    return [language.text(key, **event_args(language, args, ())) for key, args in lines]
