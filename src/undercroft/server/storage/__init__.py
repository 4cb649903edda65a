"""Storage: tables as their records, one row an entry, in SQLite or PostgreSQL."""
