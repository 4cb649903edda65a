"""The bots of Rise of the Minibosses."""
