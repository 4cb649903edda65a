"""Lessons: guided games as data. A position, what is said there, and what is done; the engine plays it.

A lesson is a list of steps. Some are only read; at others the learner makes a move, and then what the others (or the
learner, where there is nothing to choose) do is written down as well. So all that happens is known, and where a table
stands in a lesson follows from how many decisions were made at it.
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
"""The word for what is asked and its answers."""
OTHERWISE: Final = "lesson-otherwise"
"""What is said of a move that the lesson has no words for."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said, and perhaps done."""

    text: str
    """The message that says it."""
    lit: tuple[str, ...] = ()
    """What it speaks of (see `Guide.lit`); where a move is to be made and nothing is named, what that touches."""
    options: str | tuple[str, ...] = msgspec.field(default=(), name="do")
    """What the learner is to do, in words such as scenarios use: a move, or several in any order. Else they read on."""
    wrong: dict[str, str] = {}
    """What is said of other moves: by a verb, or a verb with some of its arguments."""
    then: tuple[str, ...] = ()
    """The moves that follow, of whoever is asked; a number before one says how many times."""

    @property
    def moves(self) -> tuple[str, ...]:
        """What the learner is to do, one by one."""
        return (self.options,) if isinstance(self.options, str) else self.options


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game: where it begins, and its steps."""

    start: Scenario
    steps: tuple[LessonStep, ...]
    seat: int = 0
    """The learner's."""


class StepData(msgspec.Struct, frozen=True):
    """Something that is said now, and what of the table it speaks of."""

    text: str
    """The message that says it."""
    lit: tuple[str, ...]
    """Things as `kind:number`, such as `card:78`; places by name, such as `town` or `hand-0`; or `prompt`."""


class Standing(msgspec.Struct, frozen=True):
    """Where a table stands in its lesson."""

    first: int
    """The number of the first step that is told now, from 0."""
    total: int
    """How many steps the lesson has."""
    steps: tuple[StepData, ...]
    """What is told now: up to the step at which a move is to be made, or to the end. Nothing while others move."""
    option: str | None
    """The move that is to be made at the last of them; None at the end of the lesson and while others move."""


class Mistake(Illegal):
    """A legal move that is not the one of the lesson; `text` is the message that says why."""

    @property
    def text(self) -> str:
        """The message that explains it."""
        return str(self.details["text"])


def read_lesson(text: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson, strict=True)
    except (tomllib.TOMLDecodeError, RecursionError, msgspec.ValidationError) as error:
        raise Malformed("bad-lesson", reason=str(error)) from error


def find_lesson(game: str, name: str) -> Lesson:
    """The lesson of a game with that name."""
    package = find_package(game)
    if name not in package.lessons:
        raise ImpossibleSetup("unknown-lesson", game=game, name=name, known=some_of(package.lessons))
    return read_lesson((package.folder / LESSONS / (name + TOML)).read_text(encoding="utf-8"))


def amiss(reason: str) -> Disagreement:
    """What is wrong with a lesson, for whoever writes it."""
    return Disagreement("bad-lesson", reason=reason)


def repeated(moves: tuple[str, ...]) -> Iterator[str]:
    """Moves one by one: `3 pass_on` stands for three of them."""
    for move in moves:
        times, _, rest = move.partition(" ")
        yield from [rest] * int(times) if times.isdecimal() else [move]


class Guide:
    """Leads through a lesson, at whichever table it is played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._moves: list[str] = []
        """All moves of the lesson, in order."""
        self._deeds: dict[int, int] = {}
        """For each number of decisions at which the learner is to move, the step that tells so."""
        for number, step in enumerate(lesson.steps):
            if step.options:
                moves = step.moves
                self._deeds |= dict.fromkeys(range(len(self._moves), len(self._moves) + len(moves)), number)
                self._moves += [*moves, *repeated(step.then)]

    def table(self) -> Table:
        """The table at the beginning of the lesson."""
        return table_of(self.lesson.start)

    # -- where a table stands ------------------------------------------------------------------------------------

    def is_at_end(self, table: Table) -> bool:
        """Whether all moves of the lesson were made."""
        return len(table.moves) >= len(self._moves)

    def next_move(self, table: Table) -> str | None:
        """The move that comes by itself now, as the table offers it; None where the learner is to move."""
        made = len(table.moves)
        return None if self.is_at_end(table) or made in self._deeds else self._shape(table, self._moves[made])["text"]

    def standing(self, table: Table) -> Standing:
        """What is told now, and what is to be done."""
        steps, made = self.lesson.steps, len(table.moves)
        waiting = not self.is_at_end(table) and made not in self._deeds
        last = self._deeds.get(made, len(steps) - 1)
        begun = max((number for before, number in self._deeds.items() if before < made), default=-1)
        first = begun if begun == last and made in self._deeds else begun + 1  # of several moves some were made
        if waiting:
            return Standing(first, len(steps), (), None)
        told = tuple(StepData(step.text, self.lit(table, step)) for step in steps[first : last + 1])
        move = self._shape(table, self._wanted(table)[0])["text"] if made in self._deeds else None
        return Standing(first, len(steps), told, move)

    def lit(self, table: Table, step: LessonStep) -> tuple[str, ...]:
        """What a step speaks of, as screens find it.

        A step names cards by their printed ids (`card:fool`, or `card:fool@town` in one zone only), other things as
        options do (`slot:0`), zones (`town`, `souls-0` with an owner) and other parts of a view by name.
        """
        if step.lit or not step.options:
            return tuple(found for word in step.lit for found in self._found(table, word))
        targets = [target for move in self._wanted(table) for target in self._shape(table, move)["targets"]]
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
                raise amiss(f"there is no {word} to be lit")
            yield f"{kind}:{known.read(kind, value)}"
        else:
            name, _, owner = word.rpartition("-") if word.rpartition("-")[2].isdecimal() else (word, "", "")
            zone = game.zones.named(name)
            if zone is None and name not in table.view(self.lesson.seat):
                raise amiss(f"there is no {word} to be lit")
            if zone is not None and owner and int(owner) >= zone.count:
                raise amiss(f"there is no {word} to be lit")
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
            raise amiss(f"there is no {word} to be lit")
        yield from (f"{CARD.name}:{card}" for card in found)

    def _shape(self, table: Table, move: str) -> OptionData:
        return table.game.shape_of(table.find(move))

    def _wanted(self, table: Table) -> list[str]:
        """The moves that are right now: of several in any order those that can still be made, one of them at least."""
        made = len(table.moves)
        number = self._deeds.get(made)
        if number is None:
            return [self._moves[made]]
        moves = self.lesson.steps[number].moves
        return [move for move in moves if _is_offered(table, move)] or [moves[-1]]

    # -- what the learner does -----------------------------------------------------------------------------------

    def check(self, table: Table, option: str) -> None:
        """Refuse a move that is not the next one of the lesson, with what there is to say of it."""
        if self.is_at_end(table):
            raise Illegal("lesson-over")
        made = len(table.moves)
        move = table.find(option)
        if any(_alike(table, move, table.find(wanted)) for wanted in self._wanted(table)):
            return
        deed = self._deeds.get(made)
        if deed is None:
            raise Illegal("lesson-others")
        wrong = self.lesson.steps[deed].wrong.items()
        text = next((text for form, text in wrong if _fits(table, move, form)), OTHERWISE)
        raise Mistake("lesson-mistake", text=text)

    # -- what holds of every lesson ------------------------------------------------------------------------------

    def play(self) -> Iterator[tuple[int, Table]]:
        """Play the lesson by itself: before each step that is told its number and the table; refuses what is amiss."""
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
                        raise amiss(f"at step {number} the learner is not asked")
                    self._check_wrong(table, number - 1)
            move = standing.option or self.next_move(table)
            if move is None:
                return
            table.apply(move)

    def _check_wrong(self, table: Table, number: int) -> None:
        """Every move that the lesson has words for can be made, and is not the right one."""
        step = self.lesson.steps[number]
        wanted = [table.find(move) for move in self._wanted(table)]
        for form in step.wrong if len(wanted) == len(step.moves) else ():
            fitting = [move for move in table.state.options if _fits(table, move, form)]
            if all(any(_alike(table, move, one) for one in wanted) for move in fitting):
                raise amiss(f"at step {number + 1} there is no wrong move {form}")

    @property
    def texts(self) -> set[str]:
        """The messages that the lesson needs."""
        return {text for step in self.lesson.steps for text in (step.text, *step.wrong.values())}


def _is_offered(table: Table, move: str) -> bool:
    """Whether a move can be made now."""
    try:
        table.find(move)
    except UndercroftError:
        return False
    return True


def _pointing(table: Table) -> dict[str, Kind]:
    """The kinds of things that options of a game point at, by name."""
    return {kind.name: kind for verb in table.game.verbs for _, kind in verb.fields if kind.points}


def _named(table: Table, move: Move) -> tuple[object, ...]:
    """A move with what is printed on its cards instead of their numbers, as far as the one who moves may know it."""
    state, fields = table.state, table.game.verb_of[move[0]].fields
    bit = bit_of(state.seat)
    return tuple(
        ("face", state.face[value]) if kind == CARD and state.known[value] & bit else value
        for (_, kind), value in zip(fields, move[1:], strict=True)
    )


def _alike(table: Table, move: Move, other: Move) -> bool:
    """Whether two moves are the same but for equal cards."""
    return move[0] is other[0] and (move == other or _named(table, move) == _named(table, other))


def _fits(table: Table, move: Move, form: str) -> bool:
    """Whether a move has the verb, and the arguments that are named."""
    name, pairs = split_option(form, form)
    verb = table.game.verb_of[move[0]]
    if verb.name != name:
        return False
    told = {field: (kind, value) for (field, kind), value in zip(verb.fields, move[1:], strict=True)}
    return all(field in told and _is(table, *told[field], text) for field, text in pairs)


def _is(table: Table, kind: Kind, value: int, text: str) -> bool:
    if kind == CARD and table.state.known[value] & bit_of(table.state.seat):
        return text in (table.game.deck.ids[table.state.face[value]], str(value))
    return kind.text(value) == text
