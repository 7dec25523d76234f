"""Alembic comes here to run the migrations on the connection it is given."""

from alembic import context
from sqlalchemy import text

from roundhouse.tables.database import MIGRATING

connection = context.config.attributes["connection"]
context.configure(connection=connection)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    context.run_migrations()
