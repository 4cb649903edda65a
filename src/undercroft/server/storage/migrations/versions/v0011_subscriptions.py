"""The browsers that guests want to be told in when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("receiver", sa.String(128), nullable=False),
        sa.Column("shared", sa.String(64), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_by_guest", "subscriptions", ["guest"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("subscriptions")
