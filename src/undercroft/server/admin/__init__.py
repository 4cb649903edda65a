"""Operating a server: metrics, administrators' commands and garbage collection."""
