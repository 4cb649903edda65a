"""Guests: signed cookies, display names and rate limits."""
