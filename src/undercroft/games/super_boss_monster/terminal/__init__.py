"""Super Boss Monster in the terminal."""
