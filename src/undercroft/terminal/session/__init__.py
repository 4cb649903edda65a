"""A game at one terminal: its session, what happened in it, and the kinds of games that are played."""
