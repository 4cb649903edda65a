"""The seat that is to move, by that name."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Call the column what it holds."""
    op.execute("ALTER TABLE tables RENAME COLUMN asked TO seat_to_move")


def downgrade() -> None:
    """Call it as before."""
    op.execute("ALTER TABLE tables RENAME COLUMN seat_to_move TO asked")
