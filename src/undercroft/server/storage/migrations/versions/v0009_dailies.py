"""Daily challenges of guests, and how finished games came out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("tables", sa.Column("outcome", sa.Text))
    op.create_table(
        "dailies",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "day", "game"),
    )
    op.create_index("dailies_by_day", "dailies", ["day"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("dailies")
    op.drop_column("tables", "outcome")
