"""The rules of One Deck Dungeon with Forest of Shadows, in the rulebooks' words and order, on the kernel alone."""
