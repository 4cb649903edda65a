"""What the cards of Rise of the Minibosses do."""
