"""What a start asks for without reading tables; and when nobody could play at all."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("waiting", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("falls", sa.Float))
    op.create_index("tables_waiting", "tables", ["waiting", "moved"])
    op.create_index("tables_falls", "tables", ["falls"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
    _note_who_waits(op.get_bind())


def _note_who_waits(connection: sa.Connection) -> None:
    """Games in which only bots are asked; a row that can't be read waits for nobody."""
    bots = "SELECT table_id, seat FROM seats WHERE bot IS NOT NULL"
    sitting: dict[str, set[int]] = {}
    for id, seat in connection.execute(sa.text(bots)):
        sitting.setdefault(id, set()).add(seat)
    playing = sa.text("SELECT id, asked FROM tables WHERE status = 'playing'")
    for id, asked in connection.execute(playing).all():
        try:
            seats = set(json.loads(asked))
        except (ValueError, TypeError):
            continue
        if seats and seats <= sitting.get(id, set()):
            change = sa.text("UPDATE tables SET waiting = :yes WHERE id = :id")
            connection.execute(change, {"yes": True, "id": id})
