"""Origins of tables, to count unfinished tables by address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column; older tables have no origin."""
    op.add_column("tables", sa.Column("origin", sa.String(32)))
    op.create_index("tables_by_origin", "tables", ["origin", "status"])
