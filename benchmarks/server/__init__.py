"""Load and attacks on a server in a process of its own; `python -m benchmarks.server` runs them."""
