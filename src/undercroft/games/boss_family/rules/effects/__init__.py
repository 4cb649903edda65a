"""Effects of cards: their registry, triggers, targets, costs and common choices."""
