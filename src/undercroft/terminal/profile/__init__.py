"""What is kept for a person on this computer."""
