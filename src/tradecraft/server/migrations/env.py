"""How Alembic reaches the database: by the connection that the store hands it."""

from __future__ import annotations

from alembic import context

from tradecraft.server.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
