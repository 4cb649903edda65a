"""Every card of the box has a test that shows what it does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.games.boss_monster.facts import TABLE

HERE = Path(__file__).parent
SECTIONS = ("boss", "room", "spell", "hero")


class Collector:
    """A pytest plugin that reads the `card` marks of the tests that were collected."""

    def __init__(self) -> None:
        self.cards: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note the cards of every test that is really run."""
        for item in session.items:
            if item.get_closest_marker("skip") is None and item.get_closest_marker("xfail") is None:
                self.cards.update(str(card) for mark in item.iter_markers("card") for card in mark.args)


@pytest.fixture(scope="module")
def shown() -> set[str]:
    """The cards that tests show, whichever tests are selected now: collected in a process of its own."""
    done = subprocess.run([sys.executable, __file__], cwd=HERE.parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize("section", SECTIONS)
def test_every_card_is_shown_by_a_test(shown: set[str], section: str) -> None:
    cards = {row["id"] for row in TABLE[section]}
    assert cards
    assert cards - shown == set()


def test_marks_name_only_cards_of_the_game(shown: set[str]) -> None:
    assert shown - {row["id"] for section in SECTIONS for row in TABLE[section]} == set()


if __name__ == "__main__":
    collector = Collector()
    code = pytest.main(["--collect-only", "-p", "no:cacheprovider", str(HERE)], plugins=[collector])
    print(json.dumps(sorted(collector.cards)))
    sys.exit(code)
