"""Where and when people want to be told, and what is on its way to them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    _addresses()
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("channel", sa.String(10), primary_key=True),
    )
    op.create_table(
        "hours",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet", sa.Integer),
        sa.Column("awake", sa.Integer),
        sa.Column("digest", sa.Integer),
    )
    _outbox()


def _addresses() -> None:
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("off", sa.String(40), nullable=False, server_default=""),
        sa.Column("sent", sa.Float),
        sa.Column("failed", sa.Float),
        sa.Column("failure", sa.String(40), nullable=False, server_default=""),
        sa.Column("lost", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("addresses_person", "addresses", ["person"])


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("address", sa.String(20), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(20)),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["state", "due"])
    op.create_index("outbox_person", "outbox", ["person"])
    op.create_index("outbox_address", "outbox", ["address", "state"])
