"""Deadlines: until when a table waits, the entry that was not made in time, and who agreed to end the game then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns: tables of before have no deadlines."""
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.add_column("tables", sa.Column("overdue", sa.Integer))
    op.add_column("seats", sa.Column("agreed", sa.Integer))
    op.create_index("tables_by_deadline", "tables", ["deadline"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("tables_by_deadline", "tables")
    op.drop_column("seats", "agreed")
    op.drop_column("tables", "overdue")
    op.drop_column("tables", "deadline")
