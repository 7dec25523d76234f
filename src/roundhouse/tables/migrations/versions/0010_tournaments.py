"""Tournaments: who takes part, and who sits at which table of which round."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("starts", sa.Float),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("begun", sa.Float),
        sa.UniqueConstraint("host", "request", name="tournaments_made_once"),
    )
    op.create_index("tournaments_status", "tournaments", ["status", "made"])
    op.create_table(
        "entrants",
        sa.Column(
            "tournament_id", sa.String(20), sa.ForeignKey("tournaments.id"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.UniqueConstraint("tournament_id", "person", name="entrants_once"),
    )
    op.create_index("entrants_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column(
            "tournament_id", sa.String(20), sa.ForeignKey("tournaments.id"), primary_key=True
        ),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(20)),
    )
    op.create_index("pairings_table", "pairings", ["table_id"])
