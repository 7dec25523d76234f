"""Languages by their BCP 47 codes, which can be longer than two letters."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.alter_column("language", existing_type=sa.String(2), type_=sa.String(35))
