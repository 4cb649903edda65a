"""Errors of several kinds, each with a code that screens can translate, and English sentences."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

MAX_LISTED: Final = 20
"""The maximum number of alternatives that an error lists."""
SENTENCES: Final[dict[str, str]] = {
    # Malformed: the text cannot be read at all.
    "empty-option": "An option needs a verb, for example: {example}",
    "unknown-verb": "This game has no verb {verb}.",
    "bad-argument": "{argument} is not an argument of the form name=value.",
    "wrong-arguments": "{verb} takes these arguments: {expected}",
    "bad-value": "{value} is not a value for {name}.",
    "no-such-index": "There is no option number {index}; the options are numbered 0 to {last}.",
    "not-an-option": "An option is given as itself, by its text or by its number, not as {kind}.",
    "bad-seat": "There is no seat {seat}; the seats are numbered 0 to {last}.",
    "not-a-text": "A text or the path of a file is needed here, not {kind}.",
    "unreadable-file": "{path} cannot be read: {reason}.",
    "unwritable-file": "{path} cannot be written: {reason}.",
    "empty-record": "The record is empty.",
    "record-format": "The record has the format {actual}; this program reads the format {expected}.",
    "bad-record": "Line {line} of the record cannot be read: {reason}.",
    "record-line": "Line {line} of the record is neither a decision (seat, do, and maybe digest: 16 hexadecimal "
    "digits) nor a phrase (seat, say) nor the result (result).",
    "bad-scenario": "The scenario cannot be read: {reason}.",
    "bad-lesson": "Something is wrong with the lesson: {reason}.",
    "bad-rulebook": "Something is wrong with the rulebook: {reason}.",
    # Illegal: it can be read, but the rules forbid it now.
    "game-over": "The game is over: nothing more can be played.",
    "not-asked": "{option} is no answer to what is asked now.",
    "not-legal": "{option} is not legal now.",
    "forbidden": "{option} is forbidden by {rule}.",
    "ambiguous-option": "{option} could mean several things: {candidates}",
    "undo-start": "There is nothing to take back.",
    "undo-revealed": "That cannot be taken back: it revealed a card or used chance.",
    "undo-depth": "That cannot be taken back: no more decisions in a row can be.",
    "undo-other-seat": "That cannot be taken back: somebody else has moved since.",
    "no-reviews": "No bot of {game} can review a game.",
    "game-not-over": "The game is not over yet.",
    "no-hints": "No bot of {game} can give hints.",
    "hint-not-asked": "A hint is for the seat that is asked, here seat {seat}: "
    "its own view and its own worlds are needed.",
    "imagined-table": "A world that a seat imagines has no record: no decisions led there.",
    "undo-lesson": "In a lesson nothing needs to be taken back: a wrong move is not made.",
    "lesson-mistake": "That is not the move of the lesson ({text}).",
    "lesson-others": "The others are still moving.",
    "lesson-over": "The lesson is over.",
    "not-a-phrase": "{phrase} is not one of this game's phrases.",
    # Impossible set-ups.
    "unknown-game": "There is no game {name}; there are: {known}",
    "unknown-lesson": "{game} has no lesson {name}; it has: {known}",
    "no-package": "There is no game package at {path}: it is a folder with an __init__.py.",
    "not-a-package": "{path} offers no PACKAGE: an undercroft.kernel.game.Package is needed.",
    "package-failed": "The game package {path} cannot be used: {reason}",
    "unusable-bot": "The bot {path} cannot be used: {reason}",
    "no-bot-there": "There is no {name} in {source}; bots there: {known}",
    "module-taken": "The game package {path} cannot be used: {name} is the name of another module.",
    "bad-game-id": "{name} cannot be the id of a game: it is made of small letters, digits and single dashes.",
    "game-taken": "There is another game with the id {name} already.",
    "parent-unknown": "The game {name} builds on {parent}, which must be made known before it.",
    "no-positions": "{game} has no scenarios that start from a position.",
    "bad-seats": "{game} takes {low} to {high} seats, not {seats}.",
    "bad-names": "Names are a list with one text for each of the {seats} seats, or an empty one, not {names}.",
    "port-taken": "Something else already listens at {host}, port {port}; choose another port.",
    "no-push-contact": "Push services want to know whom to write to: --push-contact mailto:… or https://….",
    "bad-push-key": "There is no key in {file}; “undercroft push-key FILE” makes one.",
    "push-key-not-kept": "The key cannot be kept in {file}: {reason}",
    "bad-base-path": "{path} is no path for a server: write it as /undercroft.",
    "bad-limits": "{file} holds no limits that can be used: {reason}",
    "bad-database": "The database {database} cannot be used: {reason}",
    "bad-metrics": "Figures cannot be told at {place}: an address and a free port are needed, such as 127.0.0.1:9464.",
    "newer-database": "The database {database} was written by a newer Undercroft "
    "(its form is {actual}; this program knows {known}). Update this program.",
    "development-database": "The database {database} was written by a development version of Undercroft "
    "(its form is {actual}) and cannot be upgraded. Start the last development version with it once, "
    "which upgrades it to {upgradable}, or use a new database.",
    "bad-seed": "A seed is a whole number of 0 or more (that of a table is below 2^256), not {seed}.",
    "bad-options": "The options of a game are given as a dictionary by name, not as {kind}.",
    "unknown-setting": "{game} has no option {name}; it has: {known}",
    "bad-setting": "The option {name} cannot be {value}; it takes one of: {choices}",
    "bad-setting-list": "The option {name} cannot be {value}; it takes a list of: {choices}",
    "bad-setting-cards": "The option {name} cannot be {value}; it takes a list of cards, or one of: {choices}",
    "card-twice": "The option {name} names {card} twice; each card can be taken once.",
    "setting-needs": "The option {name} can be {value} only if {other} is one of: {values}; here it is {actual}.",
    "setting-needs-in-list": "The option {name} can be {value} only if {other} has one of these in it: {values}",
    "wrong-team-size": "A team of {team} does not fit {heroes} heroes.",
    "no-campaign": "{game} has no campaign.",
    "no-such-puzzle": "{game} has no puzzle {number}; there are {count}.",
    "no-puzzle": "This table is no puzzle.",
    "no-daily": "{game} has no daily challenge.",
    "bad-campaign": "This is not a campaign that can be read: {reason}",
    "position-fails": "The game cannot go on from this position: {reason}",
    "position-missing": "Zones are given, but no position to place them in.",
    "position-word": "In a position {name} is one of: {choices}",
    "position-number": "In a position {name} is a number from {low} to {high}.",
    "goal-numbers": "In a puzzle the goal {goal} takes exactly these numbers, each of them 0 or more: {expected}",
    "position-list": "In a position {name} is a list of {count} numbers from {low} to {high}.",
    "position-nobody-alive": "In a position somebody must be alive.",
    "position-cards": "In a position {zone} holds this many cards: {count}.",
    "position-misplaced": "In a position {card} cannot lie in {zone}.",
    "position-card": "In a position {zone} holds exactly one card.",
    "zone-rows": "{zone} holds at most {count} lists of cards.",
    "bad-chance": "Scripted chance gave {number} where a number below {bound} was asked for.",
    "unknown-card": "There is no card {card} in this game.",
    "card-not-used": "{card} is not used with this number of seats and these options.",
    "no-such-copy": "There is no copy of {card} left to put into {zone}.",
    "unknown-zone": "There is no zone {zone} in this game; there are: {known}",
    "wrong-number-of-bots": "{bots} bots cannot take {seats} seats: name one for all, or one a seat.",
    "too-few-bots": "{bots} bots cannot fill {seats} seats: name at least one a seat; the same one may be named again.",
    "no-series": "{path} holds no series of games between bots.",
    "other-series": "{path} holds another series: other bots, seats, options, seeds or rules. Name another file.",
    "unknown-bot": "There is no bot {name} for {game}; there are: {known}",
    # Disagreements of a record with the rules of today.
    "record-digest": "Line {line}: the record stops agreeing here (its digest is {expected}, the game's is {actual}).",
    "record-move": "Line {line}: the record stops agreeing here ({reason})",
    "record-seat": "Line {line}: the record stops agreeing here (seat {expected} moves, but seat {actual} is asked).",
    "record-rules": "The record was made with version {expected} of the rules of {game}; this is version {actual}.",
    "record-result": "Line {line}: the record stops agreeing here (its result is {expected}, the game's is {actual}).",
    "scenario-move": "Step {step}, {option}: {reason} What is offered: {offered}",
    "scenario-until": "Step {step}: {until} does not come before the next question; what comes is: {known}",
    "scenario-path": "Step {step}: {path} leads nowhere in the view: instead of {part} there is: {known}",
    "expectation": "Step {step}: expected {path} to be {expected}, but it is {actual}.",
    "expected-refusal": "Step {step}: {option} should have been refused, but it is legal.",
    "wrong-refusal": "Step {step}: {option} should have been refused by {expected}, but was refused by {actual}.",
}


def some_of(items: Sequence[object], separator: str = ", ") -> str:
    """Join the first few items, for an error that lists alternatives."""
    listed = [str(item) for item in items[:MAX_LISTED]]
    return separator.join(listed if len(items) <= MAX_LISTED else [*listed, "…"]) or "—"


def safe_repr(value: object, write: Callable[[object], str] = repr) -> str:
    """Return the `repr` of a value; a short form for integers that are too long for Python to convert."""
    try:
        return write(value)
    except ValueError:  # Python does not convert integers with thousands of digits
        return _magnitude(value) if isinstance(value, int) else type(value).__name__


def _magnitude(number: int) -> str:
    """Return the approximate power of ten of a number."""
    return f"{'-' if number < 0 else ''}10^{round(number.bit_length() * log10(2))}"


def _printable(detail: object) -> object:
    """Return a detail unchanged if it can be converted to text, else its `safe_repr`."""
    try:
        str(detail)
    except ValueError:
        return safe_repr(detail)
    return detail


class UndercroftError(Exception):
    """Base class of all errors, with a translatable `code` and its `details`.

    A detail may itself be such an error: the reason. A game with error codes of its own defines subclasses.
    """

    game: ClassVar[str | None] = None
    """The game whose messages have the text; None for the program's own."""
    sentences: ClassVar[Mapping[str, str]] = SENTENCES
    """The English sentences by code, as format strings."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = {name: _printable(detail) for name, detail in details.items()}
        super().__init__(self.sentences[code].format(**self.details))

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.details))


def _rebuild(kind: type[UndercroftError], code: str, details: dict[str, object]) -> UndercroftError:
    return kind(code, **details)


class Malformed(UndercroftError):
    """Raised for an input (option, record, scenario) that cannot be parsed."""


class Illegal(UndercroftError):
    """Raised for a well-formed move that the rules forbid now."""

    @property
    def rule(self) -> str | None:
        """The ledger clause that forbids the move, if it is known."""
        rule = self.details.get("rule")
        return rule if isinstance(rule, str) else None


class ImpossibleSetup(UndercroftError):
    """Raised for a game, number of seats, option or position that cannot exist."""


class Disagreement(UndercroftError):
    """Raised for a record or scenario that disagrees with the current rules."""
