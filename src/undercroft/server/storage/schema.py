"""Tables of the database, as SQLAlchemy metadata."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("made", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("setup", Text, nullable=False),  # JSON: options, seed, position; secret until the game is over
    Column("host", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("seat_to_move", Integer),
    Column("result", String(32)),
    Column("winners", Integer),  # the seats that have won, one bit each
    Column("key", String(24)),  # the secret part of the link to an unlisted table
    Column("purpose", String(8), nullable=False, server_default="game"),  # game, puzzle or daily
    Column("outcome", Text),  # JSON: scores and traits by seat, once the game is over
    Column("made", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("deadline", Float),  # when the next entry is due
    Column("overdue", Integer),  # the entry that missed its deadline
    Column("origin", String(32)),  # a keyed digest of the IP address that it was created from
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_origin", "origin", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32)),  # of a bot: the late player whom it replaces
    Column("name", String(64)),  # None: an open seat, or a guest without a name
    Column("level", String(16)),
    Column("agreed", Integer),  # the overdue entry because of which its player agrees to end the game
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("entry", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text),  # None: an undo of the last decision
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "entry"),  # of two processes only one can write an entry
)

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("entry", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(64)),  # None: a guest without a name
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Index("talk_by_table", "table_id", "id"),
)

replays = Table(
    "replays",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("content", LargeBinary, nullable=False),  # compressed by workers/replay_archive.py
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # whose decisions are reviewed
    Column("content", Text, nullable=False),  # JSON
)

achievements = Table(
    "achievements",
    metadata,
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("table_id", String(8), nullable=False),  # no foreign key: an achievement outlives its table
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("guest", "game", "name"),
    Index("achievements_by_table", "table_id"),
)

pictures = Table(
    "pictures",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("picture", String(32), nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),  # a digest of the endpoint, which is long
    Column("guest", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("receiver", String(128), nullable=False),  # the browser's public key
    Column("shared", String(64), nullable=False),  # the secret shared with the browser
    Column("language", String(2), nullable=False),
    Column("made", Float, nullable=False),
    Index("subscriptions_by_guest", "guest"),
)

dailies = Table(
    "dailies",
    metadata,
    Column("guest", String(32), nullable=False),
    Column("day", String(10), nullable=False),
    Column("game", String(32), nullable=False),
    Column("table_id", String(8), nullable=False),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("guest", "day", "game"),  # one attempt a day
    Index("dailies_by_day", "day"),
)

solved = Table(
    "solved",
    metadata,
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("puzzle", Integer, nullable=False),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("guest", "game", "puzzle"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("kept", Text, nullable=False),  # JSON in the format of the game
    Column("version", Integer, nullable=False),  # for optimistic locking
    PrimaryKeyConstraint("guest", "game"),
)

campaign_mail = Table(
    "campaign_mail",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("table_id", String(8), nullable=False),  # no foreign key: mail outlives its table
    Column("seat", Integer, nullable=False),
    Column("earned", Text, nullable=False),  # JSON in the format of the game
    Column("made", Float, nullable=False),
    Index("campaign_mail_by_guest", "guest", "game"),
)

admin_commands = Table(
    "admin_commands",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),
    Column("subject", String(64), nullable=False),  # a table, the tag of a guest, an IP address, or minutes
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
)

blocked = Table(
    "blocked",
    metadata,
    Column("subject", String(64), primary_key=True),  # the tag of a guest, or an IP address
    Column("reason", Text, nullable=False),
    Column("made", Float, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(32), primary_key=True),  # of the code, which only the guest knows
    Column("guest", String(32), nullable=False),
    Column("made", Float, nullable=False),
    Index("recovery_codes_by_guest", "guest"),
)
