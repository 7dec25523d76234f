"""When people play, and what they want to do when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "playing_hours",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("hours", sa.String(200), nullable=False),
    )
    op.create_table(
        "planned_moves",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("most", sa.Integer),
        sa.Column("rule", sa.String(80)),
        sa.Column("facts", sa.Text),
    )
    op.create_index("planned_table", "planned_moves", ["table_id", "seat", "place"])
    op.create_index("planned_person", "planned_moves", ["person"])
