"""Development commands of Undercroft; they are not part of the package."""
