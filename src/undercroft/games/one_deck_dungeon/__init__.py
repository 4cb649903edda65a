"""One Deck Dungeon, with Forest of Shadows: heroes, dice and one deck of doors."""
