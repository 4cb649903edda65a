"""What the links to tables that are not listed have besides their codes."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None
SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ"


def upgrade() -> None:
    """Add the column; tables that are not listed get a key, so that nobody can guess their way to them any more."""
    op.add_column("tables", sa.Column("key", sa.String(24)))
    tables = sa.table(
        "tables", sa.column("id", sa.String), sa.column("key", sa.String), sa.column("listed", sa.Boolean)
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id).where(~tables.c.listed)).all():
        key = "".join(secrets.choice(SIGNS) for _ in range(18))
        connection.execute(tables.update().where(tables.c.id == row.id).values(key=key))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "key")
