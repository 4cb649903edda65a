"""Which cards the tests of a folder show, by their `card` marks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


class Collector:
    """A pytest plugin that reads the `card` marks of the tests that were collected."""

    def __init__(self) -> None:
        self.cards: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note the cards of every test that is really run."""
        for item in session.items:
            if item.get_closest_marker("skip") is None and item.get_closest_marker("xfail") is None:
                self.cards.update(str(card) for mark in item.iter_markers("card") for card in mark.args)


def cards_shown_in(folder: Path) -> set[str]:
    """The cards that tests show, whichever tests are selected now: collected in a process of its own."""
    command = [sys.executable, __file__, str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return set(json.loads(done.stdout.splitlines()[-1]))


if __name__ == "__main__":
    collector = Collector()
    code = pytest.main(["--collect-only", "-p", "no:cacheprovider", sys.argv[1]], plugins=[collector])
    print(json.dumps(sorted(collector.cards)))
    sys.exit(code)
