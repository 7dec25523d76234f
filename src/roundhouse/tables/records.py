"""Records of tables: a finished game as a text."""

from datetime import UTC, datetime

from roundhouse.kernel.game import game
from roundhouse.kernel.record import BROUGHT, Record
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.tables.draws import promised
from roundhouse.tables.permissions import dealt_to_others, seed_shown
from roundhouse.tables.table import Table


def no_record(table: Table) -> Refused | None:
    """Why there is none."""
    if not table.over:
        return refuse("not-over")
    if table.astray is not None:
        return Refused(table.astray)
    if dealt_to_others(table):
        return refuse("deal-of-others")
    if not seed_shown(table):
        return refuse("dealt-anew")
    return None


def record_of(table: Table) -> Record:
    """Every move judged once more on the way."""
    header = table.header
    names = ", ".join(seat.name or seat.bot or "" for seat in table.seats)
    day = datetime.fromtimestamp(header.made, UTC).date().isoformat()
    tags = {"names": names, "date": day}
    for source in game(header.game).carries(header.options)[:1]:  # for a house that lacks it
        tags[BROUGHT] = source
    if hash := promised(header):
        tags |= {"promise": hash, "salt": header.salt}
    record = Record(header.game, len(table.seats), header.seed, header.options, tags)
    for played in table.history.moves:
        record.play(played.text, played.seat)
    return record
