"""What guests have earned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for achievements."""
    op.create_table(
        "achievements",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "name"),
    )
    op.create_index("achievements_by_table", "achievements", ["table_id"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("achievements")
