"""The one schema, for SQLite and PostgreSQL alike: rows that are written once."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

META: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("settings", sa.Text, nullable=False),  # JSON
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("creator", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("begins", sa.Text, nullable=False),  # JSON
    sa.Column("rotated_from", sa.String(32), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    # What follows could be folded from the rows; it is kept so that tables can be found by it.
    sa.Column("wake", sa.BigInteger, index=True),  # when somebody should look whether to go on
    sa.Column("ended", sa.BigInteger),
    sa.Column("result", sa.Text),  # JSON
    sa.Index("lobby", "public", "ended", "created"),
)

LOG: Final = sa.Table(
    "log",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("what", sa.SmallInteger, nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("move", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

EVENTS: Final = sa.Table(
    "events",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(32), nullable=False, index=True),
    sa.Column("body", sa.Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

SECRETS: Final = sa.Table(
    "secrets",
    META,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
