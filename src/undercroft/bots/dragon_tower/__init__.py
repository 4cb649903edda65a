"""Bots for Dragon Tower."""
