"""What is asked: the question, the lines of the list, and their keys."""
