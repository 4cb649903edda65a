"""Alembic environment and migrations of the server's database."""
