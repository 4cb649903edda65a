"""The rules of Boss Monster, as far as they differ from the family's."""
