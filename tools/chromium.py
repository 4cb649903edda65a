"""Chromium for the browser tests, installed if it is missing and this user may.

`python -m tools.chromium` prints its path, or else prints in one line why the browser tests are skipped, and fails.
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
"""The first is Chromium without windows, which needs a quarter to a third less processor time for the same pages."""
UPDATE = ("apt-get", "update")
INSTALL_SHELL = ("apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "chromium")
DEBIAN = Path("/etc/debian_version")


class NoChromium(Exception):
    """Raised if there is no Chromium and it cannot be installed; the message says why."""


def find() -> str | None:
    """Return the path of the first Chromium or Chrome in PATH; `UNDERCROFT_CHROMIUM` may name another."""
    named = os.environ.get("UNDERCROFT_CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def find_or_install() -> str:
    """Return the path of Chromium; install Debian's package first if it is missing and this user may."""
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
    except NoChromium:  # older releases of Debian do not have this package
        call(INSTALL)
    found = find()
    if found is None:
        raise NoChromium("Debian's package installed no Chromium that PATH finds")
    return found


def call(command: Sequence[str]) -> None:
    """Run a command of the package manager; raise NoChromium if it fails."""
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    )
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
        raise NoChromium(f"Chromium is not installed, and `{' '.join(command)}` failed: {last}")


def main() -> int:
    """Print the path, or why the browser tests are skipped."""
    try:
        print(find_or_install())
    except NoChromium as reason:
        print(f"SKIPPED: everything that needs a browser, because {reason}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
