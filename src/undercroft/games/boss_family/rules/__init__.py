"""The rules of Boss Monster, in the words and the order of the rulebook, on the kernel alone."""
