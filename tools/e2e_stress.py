"""Repeated browser tests beside busy loops, which make tests fail that race the page: `make e2e-stress`.

It tests phones in all languages; `make test` only in those with the longest texts.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tools.run_tests import browser, report, run

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOPS = 2
LOOP = "import sys, time\nend = time.monotonic() + float(sys.argv[1])\nwhile time.monotonic() < end: pass"
"""A busy loop that ends by itself, even if its parent is killed."""


@contextmanager
def busy(loops: int, seconds: float) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Run busy loops, each on a processor, for at most `seconds`."""
    running = [subprocess.Popen((sys.executable, "-c", LOOP, str(seconds))) for _ in range(loops)]
    try:
        yield running
    finally:
        for loop in running:
            loop.terminate()
        for loop in running:
            loop.wait()


def main() -> int:
    """Run the browser tests several times, each for a limited number of minutes."""
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--minutes", type=float, default=30)
    arguments = parser.parse_args()
    seconds = 60 * arguments.minutes
    os.environ["UNDERCROFT_ALL"] = "1"
    limit = f"--global-timeout={round(1000 * seconds)}"
    with tempfile.TemporaryDirectory() as folder, busy(LOOPS, arguments.runs * (seconds + 60)):
        names = [f"run {number} of {arguments.runs}" for number in range(1, arguments.runs + 1)]
        return report([run(browser(Path(folder), limit, name=name)) for name in names])


if __name__ == "__main__":
    sys.exit(main())
