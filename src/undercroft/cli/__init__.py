"""The command line: one module per command of `undercroft`."""

from undercroft.cli.commands import main

__all__ = ["main"]
