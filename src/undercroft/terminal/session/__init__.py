"""Games at one terminal: the session, its log, and special kinds of sessions."""
