"""Passkeys and recovery codes."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("key", sa.Text, nullable=False, server_default=""),
        sa.Column("uses", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("keys_person", "keys", ["person", "kind"])
