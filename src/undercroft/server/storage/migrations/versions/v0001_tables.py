"""Guests, tables, seats, entries and talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("result", sa.String(32)),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "updated"])
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("talk_by_table", "talk", ["table_id", "id"])


def downgrade() -> None:
    """Remove everything."""
    for name in ("talk", "entries", "seats", "tables", "guests"):
        op.drop_table(name)
