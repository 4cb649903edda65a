"""The command line: each command of `undercroft` has a module of its own."""

from undercroft.cli.commands import main

__all__ = ["main"]
