"""Rise of the Minibosses in the terminal: what it says otherwise than Boss Monster."""
