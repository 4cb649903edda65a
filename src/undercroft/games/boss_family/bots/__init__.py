"""Bots of the Boss Monster family."""
