"""What the cards do: short declarations over a small vocabulary of moments and actions."""
