"""Cards that the tests of a folder cover, by their `card` marks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).parents[2]


class Collector:
    """A pytest plugin that reads the `card` marks of the tests that were collected."""

    def __init__(self) -> None:
        self.cards: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Collect the cards of all tests."""
        self.note(session.items)

    def note(self, items: Iterable[pytest.Item]) -> None:
        """Collect the cards of every test that is not skipped or expected to fail."""
        for item in items:
            if item.get_closest_marker("skip") is None and item.get_closest_marker("xfail") is None:
                self.cards.update(str(card) for mark in item.iter_markers("card") for card in mark.args)


def cards_shown_in(folder: Path, session: pytest.Session) -> set[str]:
    """Return the cards that the tests of a folder cover; if only some are selected, collect all in another process."""
    if all_are_collected(folder, session):
        here = Collector()
        here.note(item for item in session.items if item.path.is_relative_to(folder))
        return here.cards
    command = [sys.executable, __file__, str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return set(json.loads(done.stdout.splitlines()[-1]))


def all_are_collected(folder: Path, session: pytest.Session) -> bool:
    """True if every test of a folder was collected: nothing is selected by name, mark or place."""
    config = session.config
    if any(config.getoption(name, None) for name in ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf")):
        return False
    return any(folder.is_relative_to(config.invocation_params.dir / argument) for argument in config.args)


if __name__ == "__main__":
    collector = Collector()
    code = pytest.main(["--collect-only", "-p", "no:cacheprovider", sys.argv[1]], plugins=[collector])
    print(json.dumps(sorted(collector.cards)))
    sys.exit(code)
