"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _make_people()
    _make_tables()
    _make_journal()


def _make_people() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("theme", sa.String(10), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("code", sa.String(80)),
        sa.Column("code_ends", sa.Float),
    )
    op.create_table(
        "stars",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("challenge", sa.String(40), primary_key=True),
        sa.Column("stars", sa.Integer, nullable=False),
    )


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("moved", sa.Float, nullable=False),
        sa.UniqueConstraint("host", "request", name="tables_made_once"),
    )
    op.create_index("tables_public", "tables", ["public", "status", "moved"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("bot", sa.String(40)),
    )
    op.create_index("seats_person", "seats", ["person"])


def _make_journal() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.String(40)),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("time", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "person", "request", name="journal_done_once"),
    )
    op.create_index("journal_person", "journal", ["person", "kind"])
