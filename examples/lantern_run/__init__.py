"""Lantern Run: one to three thieves rob a crypt while the light lasts."""

from pathlib import Path

from lantern_run.game import LanternRun
from undercroft.kernel.game import Package

PACKAGE = Package(LanternRun(), Path(__file__).parent)
