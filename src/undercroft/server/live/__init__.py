"""Tables in memory: their log, chat, subscribers and broadcasts."""
