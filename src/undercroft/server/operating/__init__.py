"""Running a server: what the parts of a process share, its figures, and what administrators want of it."""
