"""Entry point of `python -m undercroft`."""

from undercroft.cli import main

main()
