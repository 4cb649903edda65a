"""The rules of Dragon Tower, in the words and the order of the rulebook, on the kernel alone."""
