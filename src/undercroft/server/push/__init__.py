"""Web Push: telling those who are away that it is their turn."""
