"""Effects of the cards of Super Boss Monster."""
