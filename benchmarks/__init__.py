"""Benchmarks that need more than the package: servers under load and under attack."""
