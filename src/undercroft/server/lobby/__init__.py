"""All tables of a process: creation, seats, deadlines, reviews and archive."""
