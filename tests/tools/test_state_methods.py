from __future__ import annotations

from pathlib import Path

import pytest

from tools.state_methods import ROOT, STATES, written

SOURCE = '''\
class State(KernelState):
    """A state."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup = NO_SETUP  # fixed
        self.round = 0
        self.hand: list[int] = []
        self.dice: list[list[int]] = []
        self.coins: dict[int, int] = {}  # by room
        self.origin: Step = ()

    def clone(self) -> State:
        """Old."""

    def snapshot(self) -> tuple[object, ...]:
        """Old."""


def after() -> None: ...
'''


@pytest.mark.parametrize("path", sorted(ROOT.glob(STATES)), ids=lambda path: path.parent.parent.name)
def test_states_are_written_from_their_fields(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert written(source) == source, "run python -m tools.state_methods"


def test_a_field_is_a_slot_and_copied_and_shown() -> None:
    text = written(SOURCE)
    assert (
        '__slots__ = (\n        "coins",\n        "dice",\n        "hand",\n        "origin",\n        "round",\n'
        in text
    )
    assert "other.round = self.round\n" in text
    assert "other.hand = self.hand[:]\n" in text
    assert "other.dice = [part[:] for part in self.dice]\n" in text
    assert "other.coins = self.coins.copy()\n" in text
    assert "            self.round,\n            self.hand,\n" in text
    assert "            self.origin and (self.origin[0].__name__, *self.origin[1:]),\n" in text
    assert text.endswith("\n\ndef after() -> None: ...\n")


def test_a_fixed_field_is_shared_and_not_part_of_a_snapshot() -> None:
    text = written(SOURCE)
    assert "other.setup = self.setup\n" in text
    assert "            self.setup,\n" not in text


def test_a_current_module_is_not_changed() -> None:
    assert written(written(SOURCE)) == written(SOURCE)


def test_anything_but_fields_in_init_is_rejected() -> None:
    with pytest.raises(SystemExit, match="line 8: hands is not a field"):
        written(SOURCE.replace("self.setup: Setup = NO_SETUP  # fixed", "hands = []"))
