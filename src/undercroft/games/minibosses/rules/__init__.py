"""The rules of Rise of the Minibosses, as far as they differ from the family's."""
