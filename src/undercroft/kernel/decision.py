"""What a seat is asked: a question with every legal answer, and how that is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from undercroft.kernel.state import Move
    from undercroft.kernel.view_types import DecisionData, OptionData


def who(seat: object, seen_by: int | None) -> str:
    """Whether a seat is the one that looks: by this messages speak of `you` or of others."""
    return "you" if seat == seen_by else "other"


class Option:
    """One legal thing to do: a verb with plain arguments."""

    __slots__ = ("_seat", "_shape", "move", "names")

    def __init__(self, shape: OptionData, move: Move, names: dict[str, str], seat: int) -> None:
        self._shape = shape
        self._seat = seat
        """The seat that has it."""
        self.move = move
        self.names = names
        """For arguments that stand for named things, the message key of the name."""

    @property
    def verb(self) -> str:
        """The verb's name."""
        return self._shape["verb"]

    @property
    def args(self) -> dict[str, int | str]:
        """The arguments by name."""
        return dict(self._shape["args"])

    @property
    def text(self) -> str:
        """The stable text form."""
        return self._shape["text"]

    @property
    def targets(self) -> tuple[tuple[str, int], ...]:
        """The things it touches, as kind and number, so that a screen can make them glow."""
        told: list[Any] = self._shape["targets"]  # as JSON has them: lists
        return tuple([(kind, value) for kind, value in told])

    @property
    def back(self) -> bool:
        """Whether it only takes back something put together before."""
        return "back" in self._shape

    @property
    def grave(self) -> bool:
        """Whether a screen should ask twice."""
        return "grave" in self._shape

    @property
    def idle(self) -> bool:
        """Whether it only lets others go on."""
        return "idle" in self._shape

    def told(self) -> OptionData:
        """The option for a view, JSON-able."""
        told: OptionData = {**self._shape, "names": self.names}
        if "seats" in told:
            args = told["args"]
            told["args"] = {**args, **{f"{name}_is": who(args[name], self._seat) for name in told["seats"]}}
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.move == other.move

    def __hash__(self) -> int:
        return hash(self.move)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


class Decision:
    """A question put to a seat, with every legal answer."""

    __slots__ = ("args", "behind", "hidden", "names", "number", "options", "passed_by", "prompt", "seat", "seats")

    def __init__(
        self,
        number: int,
        seat: int,
        prompt: str,
        args: dict[str, int | str],
        names: dict[str, str],
        hidden: dict[str, str],
        behind: str,
        seats: list[str],
        options: list[Option],
        passed_by: list[str],
    ) -> None:
        self.number = number
        self.seat = seat
        self.prompt = prompt
        self.args = args
        self.names = names
        """The message keys of the arguments, as the seat that is asked knows them."""
        self.hidden = hidden
        """The arguments that are cards which do not lie open, and what the others are told of them: their backs."""
        self.behind = behind
        """The question that the others are told instead, if there is something hidden in it."""
        self.seats = seats
        """The names of the arguments that are seats."""
        self.options = options
        self.passed_by = passed_by
        """The wishes under which the client of the seat passes for it."""

    def told(self, *, with_options: bool) -> DecisionData:
        """The decision for a view; only the seat that is asked gets the options."""
        told: DecisionData = {
            "number": self.number,
            "seat": self.seat,
            "prompt": self.prompt,
            "args": self.args,
            "names": self.names,
        }
        if self.hidden and not with_options:
            if self.behind:
                return {**told, "prompt": self.behind, "args": {}, "names": {}}
            told["args"] = {name: value for name, value in self.args.items() if name not in self.hidden}
            told["names"] = {**self.names, **self.hidden}
        if self.seats:
            told["seats"] = self.seats
        if with_options:
            told["options"] = [option.told() for option in self.options]
            if self.passed_by:
                told["passed_by"] = self.passed_by
        return told

    def __repr__(self) -> str:
        return f"Decision({self.number}, seat={self.seat}, {self.prompt!r}, {len(self.options)} options)"
