"""Guests without a name have none, instead of a word that stands for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

WORDS = ("Guest", "")
"""What stood for those without a name, and for nobody."""


def upgrade() -> None:
    """Let names be missing, and forget the words that stood for missing ones."""
    for table in ("seats", "talk"):
        with op.batch_alter_table(table) as changed:
            changed.alter_column("name", existing_type=sa.String(64), nullable=True)
        name: sa.ColumnClause[str | None] = sa.column("name")
        op.execute(sa.update(sa.table(table, name)).where(name.in_(WORDS)).values(name=None))


def downgrade() -> None:
    """Put the word back."""
    for table in ("seats", "talk"):
        name: sa.ColumnClause[str | None] = sa.column("name")
        op.execute(sa.update(sa.table(table, name)).where(name.is_(None)).values(name=WORDS[0]))
        with op.batch_alter_table(table) as changed:
            changed.alter_column("name", existing_type=sa.String(64), nullable=False)
