"""Bots of Rise of the Minibosses."""
