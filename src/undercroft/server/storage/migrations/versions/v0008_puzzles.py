"""What a table is for, and which puzzles guests have solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table; what was there is games."""
    op.add_column("tables", sa.Column("purpose", sa.String(8), nullable=False, server_default="game"))
    op.create_table(
        "solved",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "puzzle"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("solved")
    op.drop_column("tables", "purpose")
