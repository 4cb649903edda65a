"""Commands for people who work on Undercroft; none of them is part of the package."""
