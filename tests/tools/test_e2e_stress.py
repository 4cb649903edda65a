"""The busy loops of the browser stress test."""

from __future__ import annotations

import pytest

from tools.e2e_stress import busy


def test_loops_run_as_long_as_something_is_done_and_then_end() -> None:
    with busy(2, 60) as loops:
        assert [loop.poll() for loop in loops] == [None, None]
    assert all(loop.returncode is not None for loop in loops)


def test_loops_end_when_what_is_done_fails() -> None:
    with pytest.raises(ValueError, match="red"), busy(1, 60) as loops:
        raise ValueError("red")
    assert loops[0].returncode is not None


def test_a_loop_ends_by_itself() -> None:
    with busy(1, 0.01) as [loop]:
        assert loop.wait(timeout=60) == 0
