"""The prompt: the question, the list of options, and their keys."""
