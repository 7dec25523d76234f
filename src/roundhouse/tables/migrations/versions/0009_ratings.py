"""Ratings: which tables count, and what each made of everybody's rating."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", rated)
    op.create_index("tables_rated", "tables", ["rated", "status", "moved"])
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("substitute", sa.Boolean, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.String(60), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        *[
            sa.Column(name, sa.Float, nullable=False)
            for name in ("mu", "sigma", "was_mu", "was_sigma", "chance", "won")
        ],
        sa.Column("has_left", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("ratings_player", "ratings", ["player", "game", "number"])
    op.create_index("ratings_game", "ratings", ["game", "number"])
