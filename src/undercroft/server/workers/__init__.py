"""Worker processes: bots, hints, imports, and replays for the archive."""
