"""Decisions: a question to a seat with every legal option, and their form in views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from undercroft.kernel.state import Move
    from undercroft.kernel.view_types import DecisionData, OptionData


def who(seat: object, seen_by: int | None) -> str:
    """Return `you` if a seat is the one that looks, else `other`: messages select their wording by it."""
    return "you" if seat == seen_by else "other"


class Option:
    """A legal move: a verb with plain arguments."""

    __slots__ = ("_seat", "_shape", "move", "names")

    def __init__(self, shape: OptionData, move: Move, names: dict[str, str], seat: int) -> None:
        self._shape = shape
        self._seat = seat
        """The seat that can choose it."""
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
        """The things it concerns, as kind and number, so that a screen can highlight them."""
        targets: list[Any] = self._shape["targets"]  # lists, for JSON
        return tuple([(kind, value) for kind, value in targets])

    @property
    def back(self) -> bool:
        """True if it only takes back a part of the current choice."""
        return "back" in self._shape

    @property
    def grave(self) -> bool:
        """True if a screen should ask for confirmation."""
        return "grave" in self._shape

    @property
    def idle(self) -> bool:
        """True if it only passes."""
        return "idle" in self._shape

    def data(self) -> OptionData:
        """Return the option as views hold it, JSON-able."""
        data: OptionData = {**self._shape, "names": self.names}
        if "seats" in data:
            args = data["args"]
            data["args"] = {**args, **{f"{name}_is": who(args[name], self._seat) for name in data["seats"]}}
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.move == other.move

    def __hash__(self) -> int:
        return hash(self.move)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


class Decision:
    """A question to a seat, with every legal option."""

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
        passed_by: list[str] | None,
    ) -> None:
        self.number = number
        self.seat = seat
        self.prompt = prompt
        self.args = args
        self.names = names
        """The message keys of the arguments, as the deciding seat knows them."""
        self.hidden = hidden
        """The arguments that are hidden cards, with the message key that the other seats get: that of the back."""
        self.behind = behind
        """The question that the other seats see instead, if this one has hidden cards."""
        self.seats = seats
        """The names of the arguments that are seats."""
        self.options = options
        self.passed_by = passed_by
        """The auto-pass modes in which the client of the seat passes for it; None if the question is no window."""

    def data(self, *, with_options: bool) -> DecisionData:
        """Return the decision as views hold it; only the deciding seat gets the options."""
        data: DecisionData = {
            "number": self.number,
            "seat": self.seat,
            "prompt": self.prompt,
            "args": self.args,
            "names": self.names,
        }
        if self.hidden and not with_options:
            if self.behind:
                return {**data, "prompt": self.behind, "args": {}, "names": {}}
            data["args"] = {name: value for name, value in self.args.items() if name not in self.hidden}
            data["names"] = {**self.names, **self.hidden}
        if self.seats:
            data["seats"] = self.seats
        if with_options:
            data["options"] = [option.data() for option in self.options]
            if self.passed_by is not None:
                data["passed_by"] = self.passed_by
        return data

    def __repr__(self) -> str:
        return f"Decision({self.number}, seat={self.seat}, {self.prompt!r}, {len(self.options)} options)"
