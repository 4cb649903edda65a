"""Bots of Super Boss Monster."""
