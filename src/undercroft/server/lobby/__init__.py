"""Tables of a process: registry, creation, seats, deadlines, reviews and archive."""
