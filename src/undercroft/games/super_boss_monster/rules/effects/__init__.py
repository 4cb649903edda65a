"""What the cards of Super Boss Monster do."""
