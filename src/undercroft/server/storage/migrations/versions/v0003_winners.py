"""Which seats have won a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the winners, one bit a seat."""
    op.add_column("tables", sa.Column("winners", sa.Integer))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("tables", "winners")
