"""Worker processes: bots, hints, imports and replay archives."""
