"""What can be asked over HTTP: a module for each group of paths, the socket of a table among them."""
