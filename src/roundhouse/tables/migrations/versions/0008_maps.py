"""Maps that people draw, their versions, and what others find wrong with them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "maps",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("owner", sa.String(40)),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("draft", sa.Text, nullable=False),
        sa.Column("passed", sa.String(40), nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
    )
    op.create_index("maps_owner", "maps", ["owner"])
    op.create_index("maps_listed", "maps", ["visibility", "changed"])
    op.create_table(
        "map_versions",
        sa.Column("map_id", sa.String(12), sa.ForeignKey("maps.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("compiled", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
    )
    op.create_index("map_versions_name", "map_versions", ["name"])
    op.create_table(
        "map_reports",
        sa.Column("map_id", sa.String(12), sa.ForeignKey("maps.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("why", sa.String(400), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
