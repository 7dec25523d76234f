"""What was found when a finished game was looked at again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("engine", sa.String(80), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
    )
