"""Alembic comes here to run the migrations on the connection it is given."""

from alembic import context
from sqlalchemy import text

connection = context.config.attributes["connection"]
context.configure(connection=connection)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        # two servers that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(7461)"))
    context.run_migrations()
