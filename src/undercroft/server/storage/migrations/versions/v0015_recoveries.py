"""Phrases by which guests come back in another browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "recoveries",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("recoveries_by_guest", "recoveries", ["guest"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("recoveries")
