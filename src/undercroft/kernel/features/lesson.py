"""Lessons: guided games as data, played by the engine.

A lesson has a starting position and a list of steps. The learner reads the text of each step. Some steps also expect a
move and list the moves of all seats that follow it. So every decision of a lesson is fixed, and the number of
decisions determines the progress of a table.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Final

import msgspec

from undercroft.kernel.actions import CARD, split_option
from undercroft.kernel.errors import Disagreement, Illegal, ImpossibleSetup, Malformed, UndercroftError, some_of
from undercroft.kernel.formats.scenario import Scenario, table_of
from undercroft.kernel.game import LESSONS, TOML, find_package
from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.kernel.actions import Kind
    from undercroft.kernel.state import Move
    from undercroft.kernel.table import Table
    from undercroft.kernel.view_types import OptionData

PROMPT: Final = "prompt"
"""The word that highlights the question and its options."""
OTHERWISE: Final = "lesson-otherwise"
"""The message for a wrong move without a message of its own."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text to read, and perhaps a move to make."""

    text: str
    """The message key of the text."""
    lit: tuple[str, ...] = ()
    """Things to highlight (see `Guide.lit`); the default is the targets of the expected move."""
    options: str | tuple[str, ...] = msgspec.field(default=(), name="do")
    """The expected move, or several in any order, written as in scenarios; empty if the step is only read."""
    wrong: dict[str, str] = {}
    """The message keys for wrong moves, by a verb or a verb with some of its arguments."""
    then: tuple[str, ...] = ()
    """The moves of all seats that follow; a number before a move repeats it."""

    @property
    def moves(self) -> tuple[str, ...]:
        """The expected moves."""
        return (self.options,) if isinstance(self.options, str) else self.options


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game: its starting position and its steps."""

    start: Scenario
    steps: tuple[LessonStep, ...]
    seat: int = 0
    """The seat of the learner."""


class StepData(msgspec.Struct, frozen=True):
    """A text to show now, and the things to highlight."""

    text: str
    """The message key of the text."""
    lit: tuple[str, ...]
    """Things as `kind:number`, such as `card:78`; places by name, such as `town` or `hand-0`; or `prompt`."""


class Standing(msgspec.Struct, frozen=True):
    """The progress of a table in its lesson."""

    first: int
    """The index of the first step to show now."""
    total: int
    """The number of steps in the lesson."""
    steps: tuple[StepData, ...]
    """The steps to show now, up to the next expected move or the end; empty while others move."""
    option: str | None
    """The expected move of the last of them; None at the end of the lesson and while others move."""


class Mistake(Illegal):
    """Raised for a legal move that the lesson does not expect; `text` is the key of the explanation."""

    @property
    def text(self) -> str:
        """The message key of the explanation."""
        return str(self.details["text"])


def read_lesson(text: str) -> Lesson:
    """Parse a lesson from the text of its file."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson, strict=True)
    except (tomllib.TOMLDecodeError, RecursionError, msgspec.ValidationError) as error:
        raise Malformed("bad-lesson", reason=str(error)) from error


def find_lesson(game: str, name: str) -> Lesson:
    """Return the lesson of a game with a name."""
    package = find_package(game)
    if name not in package.lessons:
        raise ImpossibleSetup("unknown-lesson", game=game, name=name, known=some_of(package.lessons))
    return read_lesson((package.folder / LESSONS / (name + TOML)).read_text(encoding="utf-8"))


def lesson_error(reason: str) -> Disagreement:
    """Return the error of a faulty lesson, for its author."""
    return Disagreement("bad-lesson", reason=reason)


def repeated(moves: tuple[str, ...]) -> Iterator[str]:
    """Yield moves one by one: `3 pass_on` stands for three of them."""
    for move in moves:
        times, _, rest = move.partition(" ")
        yield from [rest] * int(times) if times.isdecimal() else [move]


class Guide:
    """A guide through a lesson for any table at which it is played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._moves: list[str] = []
        """All moves of the lesson, in order."""
        self._step_of: dict[int, int] = {}
        """The step that expects the learner's move, by the number of decisions before the move."""
        for number, step in enumerate(lesson.steps):
            if step.options:
                moves = step.moves
                self._step_of |= dict.fromkeys(range(len(self._moves), len(self._moves) + len(moves)), number)
                self._moves += [*moves, *repeated(step.then)]

    def table(self) -> Table:
        """Return a new table at the start of the lesson."""
        return table_of(self.lesson.start)

    # -- progress ------------------------------------------------------------------------------------------------

    def is_at_end(self, table: Table) -> bool:
        """Return True if all moves of the lesson were made."""
        return len(table.moves) >= len(self._moves)

    def next_move(self, table: Table) -> str | None:
        """Return the next move that the lesson makes by itself; None if the learner is to move."""
        made = len(table.moves)
        return None if self.is_at_end(table) or made in self._step_of else self._shape(table, self._moves[made])["text"]

    def standing(self, table: Table) -> Standing:
        """Return the steps to show now, and the expected move."""
        steps, made = self.lesson.steps, len(table.moves)
        waiting = not self.is_at_end(table) and made not in self._step_of
        last = self._step_of.get(made, len(steps) - 1)
        begun = max((number for before, number in self._step_of.items() if before < made), default=-1)
        first = begun if begun == last and made in self._step_of else begun + 1  # some of its moves were made
        if waiting:
            return Standing(first, len(steps), (), None)
        shown = tuple(StepData(step.text, self.lit(table, step)) for step in steps[first : last + 1])
        move = self._shape(table, self._expected(table)[0])["text"] if made in self._step_of else None
        return Standing(first, len(steps), shown, move)

    def lit(self, table: Table, step: LessonStep) -> tuple[str, ...]:
        """Return the things that screens highlight for a step.

        A step refers to cards by their printed ids (`card:fool`, or `card:fool@town` in one zone only), to other things
        as options do (`slot:0`), to zones (`town`, `souls-0` with an owner) and other parts of a view by name.
        """
        if step.lit or not step.options:
            return tuple(found for word in step.lit for found in self._found(table, word))
        targets = [target for move in self._expected(table) for target in self._shape(table, move)["targets"]]
        return tuple(f"{kind}:{number}" for kind, number in targets) or (PROMPT,)

    def _found(self, table: Table, word: str) -> Iterator[str]:
        game, (kind, pointed, value) = table.game, word.partition(":")
        if word == PROMPT:
            yield word
        elif kind == CARD.name and pointed:
            yield from self._cards(table, word, value)
        elif pointed:
            known = _pointing(table).get(kind)
            if known is None:
                raise lesson_error(f"there is no {word} to highlight")
            yield f"{kind}:{known.read(kind, value)}"
        else:
            name, _, owner = word.rpartition("-") if word.rpartition("-")[2].isdecimal() else (word, "", "")
            zone = game.zones.named(name)
            if zone is None and name not in table.view(self.lesson.seat):
                raise lesson_error(f"there is no {word} to highlight")
            if zone is not None and owner and int(owner) >= zone.count:
                raise lesson_error(f"there is no {word} to highlight")
            yield word

    def _cards(self, table: Table, word: str, value: str) -> Iterator[str]:
        state, deck = table.state, table.game.deck
        printed, _, where = value.partition("@")
        face, bit = deck.index.get(printed), bit_of(self.lesson.seat)
        found = [
            card
            for index, cards in enumerate(state.zones)
            for card in cards
            if state.face[card] == face
            and state.known[card] & bit
            and where in ("", table.game.zones.zone_of[index].name)
        ]
        if not found:
            raise lesson_error(f"there is no {word} to highlight")
        yield from (f"{CARD.name}:{card}" for card in found)

    def _shape(self, table: Table, move: str) -> OptionData:
        return table.game.shape_of(table.find(move))

    def _expected(self, table: Table) -> list[str]:
        """Return the expected moves that are still possible, at least one."""
        made = len(table.moves)
        number = self._step_of.get(made)
        if number is None:
            return [self._moves[made]]
        moves = self.lesson.steps[number].moves
        return [move for move in moves if _is_offered(table, move)] or [moves[-1]]

    # -- moves of the learner ------------------------------------------------------------------------------------

    def check(self, table: Table, option: str) -> None:
        """Reject a move that the lesson does not expect, with its explanation."""
        if self.is_at_end(table):
            raise Illegal("lesson-over")
        made = len(table.moves)
        move = table.find(option)
        if any(_alike(table, move, table.find(expected)) for expected in self._expected(table)):
            return
        step = self._step_of.get(made)
        if step is None:
            raise Illegal("lesson-others")
        wrong = self.lesson.steps[step].wrong.items()
        text = next((text for form, text in wrong if _fits(table, move, form)), OTHERWISE)
        raise Mistake("lesson-mistake", text=text)

    # -- checks --------------------------------------------------------------------------------------------------

    def play(self) -> Iterator[tuple[int, Table]]:
        """Play the whole lesson; yield the number of each step with the table, and raise an error for a faulty one."""
        table = self.table()
        number = 0
        while True:
            decision = table.decision
            standing = self.standing(table)
            if standing.steps:
                yield from ((step, table) for step in range(number, standing.first + len(standing.steps)))
                number = standing.first + len(standing.steps)
                if standing.option is not None:
                    if decision is None or decision.seat != self.lesson.seat:
                        raise lesson_error(f"at step {number} the learner has nothing to decide")
                    self._check_wrong(table, number - 1)
            move = standing.option or self.next_move(table)
            if move is None:
                return
            table.apply(move)

    def _check_wrong(self, table: Table, number: int) -> None:
        """Check that every explained wrong move is possible and not the expected one."""
        step = self.lesson.steps[number]
        expected = [table.find(move) for move in self._expected(table)]
        for form in step.wrong if len(expected) == len(step.moves) else ():
            fitting = [move for move in table.state.options if _fits(table, move, form)]
            if all(any(_alike(table, move, one) for one in expected) for move in fitting):
                raise lesson_error(f"at step {number + 1} there is no wrong move {form}")

    @property
    def texts(self) -> set[str]:
        """The keys of all messages that the lesson needs."""
        return {text for step in self.lesson.steps for text in (step.text, *step.wrong.values())}


def _is_offered(table: Table, move: str) -> bool:
    """Return True if a move is legal now."""
    try:
        table.find(move)
    except UndercroftError:
        return False
    return True


def _pointing(table: Table) -> dict[str, Kind]:
    """Return the kinds of arguments that screens can highlight, by name."""
    return {kind.name: kind for verb in table.game.verbs for _, kind in verb.fields if kind.points}


def _named(table: Table, move: Move) -> tuple[object, ...]:
    """Return a move with the faces of cards that the deciding seat knows instead of their numbers."""
    state, fields = table.state, table.game.verb_of[move[0]].fields
    bit = bit_of(state.seat)
    return tuple(
        ("face", state.face[value]) if kind == CARD and state.known[value] & bit else value
        for (_, kind), value in zip(fields, move[1:], strict=True)
    )


def _alike(table: Table, move: Move, other: Move) -> bool:
    """Return True if two moves are equal or differ only in copies of the same card."""
    return move[0] is other[0] and (move == other or _named(table, move) == _named(table, other))


def _fits(table: Table, move: Move, form: str) -> bool:
    """Return True if a move has the verb and the arguments of a form."""
    name, pairs = split_option(form, form)
    verb = table.game.verb_of[move[0]]
    if verb.name != name:
        return False
    args = {field: (kind, value) for (field, kind), value in zip(verb.fields, move[1:], strict=True)}
    return all(field in args and _is(table, *args[field], text) for field, text in pairs)


def _is(table: Table, kind: Kind, value: int, text: str) -> bool:
    if kind == CARD and table.state.known[value] & bit_of(table.state.seat):
        return text in (table.game.deck.ids[table.state.face[value]], str(value))
    return kind.text(value) == text
