"""The list of options of a seat: its lines, their targets, and the selected target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.terminal.prompt.keys import KeyRing
from undercroft.terminal.texts import Row
from undercroft.terminal.widgets.looks import KEYS, Target

if TYPE_CHECKING:
    from collections.abc import Sequence

SEVERAL = "▸"
"""The mark of a thing with several lines."""


class Offer:
    """The options of a question in lines with keys; filtered while a target is selected."""

    def __init__(
        self,
        options: Sequence[dict[str, Any]] = (),
        targets: Sequence[Sequence[Target]] = (),
        rows: Sequence[Row] = (),
        ring: KeyRing | None = None,
        skip: int | None = None,
    ) -> None:
        self.options = list(options)
        self.pointed: Target | None = None
        self.rows = list(rows)
        """The lines in the list now."""
        self._targets = list(targets)
        self._all = list(rows)
        self._opened = False
        self._ring = KeyRing(KEYS) if ring is None else ring
        self._skip = skip
        """The option that passes or skips, which has a key of its own."""
        self._list = ""
        """The list shown: all lines, or the line that is open."""

    @property
    def shown(self) -> list[int]:
        """The options in the list, by their index."""
        return [index for row in self.rows for index in row.options]

    def key(self, place: int) -> str:
        """The key of a line; those far down have none."""
        return self.line_keys()[place]

    def line_keys(self) -> list[str]:
        """The keys of the lines in the list now."""
        skip = None if self._skip is None else self._name(Row((self._skip,)))
        return self._ring.deal(self._list, [self._name(row) for row in self.rows], skip)

    def place_of(self, key: str) -> int | None:
        """The line with that key."""
        keys = self.line_keys()
        return keys.index(key) if key in keys else None

    def _name(self, row: Row) -> str:
        """An identifier that a line keeps from one question to the next."""
        if row.text:
            return str(row.target or row.text)
        index = row.options[0]
        return str(self.options[index].get("text", index))

    def targets(self) -> list[Target]:
        """All targets of the options, including those not listed now."""
        return list(dict.fromkeys(target for targets in self._targets for target in targets))

    def places(self, target: Target) -> list[int]:
        """The lines in the list that touch a thing."""
        return [
            place for place, row in enumerate(self.rows) if any(target in self._targets[index] for index in row.options)
        ]

    def marks(self) -> dict[Target, str]:
        """The marks of all targets: the key of the only line, or an arrow for several.

        While a line with several options is open, only the targets of these.
        """
        marks: dict[Target, str] = {}
        for target in self.targets():
            places = self.places(target)
            if self._opened and not places:
                continue
            line = self.line_for(target)
            marks[target] = (self.key(line) if line is not None else "") or SEVERAL
        return marks

    def line_for(self, target: Target) -> int | None:
        """The only line that touches a thing, unless it opens into options that do not."""
        places = self.places(target)
        if len(places) != 1:
            return None
        row = self.rows[places[0]]
        return places[0] if len(row.options) == 1 or row.target == target else None

    def next_target(self, step: int) -> Target | None:
        """The target after or before the selected one."""
        targets = self.targets()
        if not targets:
            return None
        if self.pointed in targets:
            return targets[(targets.index(self.pointed) + step) % len(targets)]
        return targets[0 if step > 0 else -1]

    def point_at(self, target: Target | None) -> None:
        """List only the options that touch a thing, each on a line of its own; None lists all."""
        self.pointed = target
        self._opened = False
        self._list = ""
        if target is None:
            self.rows = self._all
            return
        touching = [index for index, targets in enumerate(self._targets) if target in targets]
        self.rows = [Row((index,)) for index in touching]

    def open(self, row: Row) -> None:
        self.pointed = row.target
        self._opened = True
        self._list = self._name(row)
        self.rows = [Row((index,)) for index in row.options]
