"""The tables of the database."""

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
    Column("setup", Text, nullable=False),  # JSON: options, seed, scenario; nobody's to see until the game is over
    Column("host", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("seat_to_move", Integer),  # the seat that is to move
    Column("result", String(32)),
    Column("winners", Integer),  # the seats that have won, one bit each
    Column("key", String(24)),  # what the link to a table that is not listed has besides its code
    Column("purpose", String(8), nullable=False, server_default="game"),  # a game, a puzzle, or a try of a day
    Column("outcome", Text),  # JSON: points and traits of the seats, once it is over
    Column("made", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("deadline", Float),  # until when the next entry is waited for
    Column("overdue", Integer),  # the entry that was not made in time
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32)),  # beside a bot: the person for whom it plays on
    Column("name", String(64)),  # None: an open seat, or a guest who has not taken a name
    Column("level", String(16)),
    Column("agreed", Integer),  # the entry for whose lateness its holder agrees to end the game
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("entry", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text),  # None: the last decision is taken back
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "entry"),  # UNIQUE(table, entry): an entry is made once
)

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("entry", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(64)),  # None: a guest who had not taken a name
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Index("talk_by_table", "table_id", "id"),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("content", LargeBinary, nullable=False),  # a finished game as everybody saw it, packed
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(8), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # from which the game was looked through
    Column("content", Text, nullable=False),
)

achievements = Table(
    "achievements",
    metadata,
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("table_id", String(8), nullable=False),  # where it was earned first; it outlives the table
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("guest", "game", "name"),  # earned once
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
    Column("id", String(32), primary_key=True),  # a digest of the address, which is long
    Column("guest", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("receiver", String(128), nullable=False),  # the browser's public key
    Column("shared", String(64), nullable=False),  # the secret that it shares with this server
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
    PrimaryKeyConstraint("guest", "day", "game"),  # one try a day
    Index("dailies_by_day", "day"),
)

solved = Table(
    "solved",
    metadata,
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("puzzle", Integer, nullable=False),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("guest", "game", "puzzle"),  # solved once
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("kept", Text, nullable=False),  # JSON that the game understands
    Column("version", Integer, nullable=False),  # so that nobody writes over what another wrote meanwhile
    PrimaryKeyConstraint("guest", "game"),
)

campaign_mail = Table(
    "campaign_mail",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("table_id", String(8), nullable=False),  # it outlives the table
    Column("seat", Integer, nullable=False),
    Column("earned", Text, nullable=False),  # JSON that the game understands
    Column("made", Float, nullable=False),
    Index("campaign_mail_by_guest", "guest", "game"),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),
    Column("subject", String(64), nullable=False),  # a table, a guest's tag, an address, or a number of minutes
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
)

blocked = Table(
    "blocked",
    metadata,
    Column("subject", String(64), primary_key=True),  # the tag of a guest, or an address
    Column("reason", Text, nullable=False),
    Column("made", Float, nullable=False),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("digest", String(32), primary_key=True),  # of the phrase, which nobody but the guest knows
    Column("guest", String(32), nullable=False),
    Column("made", Float, nullable=False),
    Index("recoveries_by_guest", "guest"),
)
