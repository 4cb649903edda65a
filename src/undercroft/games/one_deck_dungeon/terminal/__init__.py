"""One Deck Dungeon in the terminal: words for the plain mode, panels for the app."""
