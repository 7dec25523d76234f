"""Which challenge a bot has played on a day, and how; and who is at what only one should do."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    for name in ("game", "challenge"):
        column = sa.Column(name, sa.String(40), nullable=False, server_default="")
        op.add_column("day_bots", column)
    op.add_column("day_bots", sa.Column("record", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "claims",
        sa.Column("what", sa.String(80), primary_key=True),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    _note_what_was_played(op.get_bind())


def _note_what_was_played(connection: sa.Connection) -> None:
    """On days that somebody has tried; a header that can't be read tells nothing."""
    tried = "SELECT request, game, header FROM tables WHERE request LIKE 'day %' ORDER BY made DESC"
    noted = sa.text("UPDATE day_bots SET game = :game, challenge = :challenge WHERE day = :day")
    for request, game, header in connection.execute(sa.text(tried)).all():
        try:
            challenge = json.loads(header)["challenge"]
        except (ValueError, TypeError, KeyError):
            continue
        day = request.removeprefix("day ")
        connection.execute(noted, {"game": game, "challenge": challenge, "day": day})
