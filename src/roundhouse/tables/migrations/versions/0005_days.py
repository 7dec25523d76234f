"""What the bots made of a day's challenge; and a way to find everybody's tries."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "day_bots",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("bot", sa.String(40), primary_key=True),
        sa.Column("came", sa.Integer, nullable=False),
        sa.Column("stars", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.create_index("tables_request", "tables", ["request"])
