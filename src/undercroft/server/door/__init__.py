"""The door: who comes in, under which name, how much they may do, and how long they may keep us waiting."""
