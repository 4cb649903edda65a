"""A Chromium for the browser tests: found, or installed where that is allowed.

`python -m tools.chromium` prints its path; where there is none it says in one line what is skipped and why, and fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first is Chromium without windows: the same pages take it a quarter to a third less of a processor's time."""
UPDATE = ("apt-get", "update")
INSTALL_SHELL = ("apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "chromium")
DEBIAN = Path("/etc/debian_version")


class NoChromium(Exception):
    """Why no Chromium can be had here."""


def find() -> str | None:
    """The path of the first Chromium or Chrome there is; `UNDERCROFT_CHROMIUM` may name another."""
    named = os.environ.get("UNDERCROFT_CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def find_or_install() -> str:
    """The same, after installing Debian's package if there is none and this user may."""
    found = find()
    if found is not None:
        return found
    if not DEBIAN.exists() or shutil.which(INSTALL[0]) is None:
        raise NoChromium("neither Chromium nor Chrome is installed")
    if os.geteuid() != 0:
        raise NoChromium("Chromium is not installed, and only root can install it: apt-get install chromium")
    print("Installing Chromium ...", file=sys.stderr)
    call(UPDATE)
    try:
        call(INSTALL_SHELL)
    except NoChromium:  # older releases do not have it
        call(INSTALL)
    found = find()
    if found is None:
        raise NoChromium("Debian's package brought no Chromium")
    return found


def call(command: Sequence[str]) -> None:
    """Let the system's installer do something."""
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    )
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
        raise NoChromium(f"Chromium is not installed, and `{' '.join(command)}` failed: {last}")


def main() -> int:
    """Print the path, or what is skipped and why."""
    try:
        print(find_or_install())
    except NoChromium as reason:
        print(f"SKIPPED: everything that needs a browser, because {reason}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
