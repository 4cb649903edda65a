from __future__ import annotations

import subprocess
import sys

import undercroft


def test_the_package_itself_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "undercroft", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"undercroft {undercroft.__version__}\n"
