"""The player's data on this computer."""
