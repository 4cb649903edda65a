"""Solver for encounters: best covers, fatal options and shortages of dice; it uses the rules and defines none."""
