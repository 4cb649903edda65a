"""How Boss Monster looks in a terminal: in words for the plain mode, in panels for the app."""
