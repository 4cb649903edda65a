"""Tables in memory: log, chat, subscribers and broadcasts."""
