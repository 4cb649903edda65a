"""The hall: all tables of a process, from the making of one to what is kept of its game."""
