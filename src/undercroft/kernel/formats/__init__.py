"""Files: records, replays and scenarios."""
