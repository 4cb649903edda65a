"""Bots of One Deck Dungeon."""
