"""Initial schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables."""
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
        sa.Column("seat_to_move", sa.Integer),
        sa.Column("result", sa.String(32)),
        sa.Column("winners", sa.Integer),
        sa.Column("key", sa.String(24)),
        sa.Column("purpose", sa.String(8), nullable=False, server_default="game"),
        sa.Column("outcome", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("overdue", sa.Integer),
    )
    op.create_index("tables_by_status", "tables", ["status", "updated"])
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(64)),
        sa.Column("level", sa.String(16)),
        sa.Column("agreed", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "entry"),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _table_id(),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("talk_by_table", "talk", ["table_id", "id"])
    op.create_table(
        "replays",
        _table_id(),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "reviews",
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    _create_tables_of_guests()
    op.create_table(
        "admin_commands",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "blocked",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def _create_tables_of_guests() -> None:
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
    op.create_table(
        "pictures",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("picture", sa.String(32), nullable=False),
    )
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
    op.create_table(
        "solved",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "puzzle"),
    )
    op.create_table(
        "campaigns",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kept", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game"),
    )
    op.create_table(
        "campaign_mail",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("earned", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("campaign_mail_by_guest", "campaign_mail", ["guest", "game"])
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("recovery_codes_by_guest", "recovery_codes", ["guest"])


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)
