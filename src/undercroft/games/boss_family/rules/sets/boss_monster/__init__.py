"""The cards of the base set."""
