"""Play in a terminal: a Textual app, and a plain mode of numbered lines."""
