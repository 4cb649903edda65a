"""The numbers of entries and of seats, each by a name of its own."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NAMES = {"seats": "seat", "entries": "entry", "talk": "entry"}


def upgrade() -> None:
    """Call the columns what they hold."""
    for table, name in NAMES.items():
        op.execute(f"ALTER TABLE {table} RENAME COLUMN number TO {name}")


def downgrade() -> None:
    """Call them as before."""
    for table, name in NAMES.items():
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {name} TO number")
