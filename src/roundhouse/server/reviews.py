"""Reviews: what was found in a finished game, for everybody who may look at it."""

import asyncio

from roundhouse.kernel.events import Event
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.state import State
from roundhouse.server import limits, messages
from roundhouse.server.limits import Caller
from roundhouse.server.playing import certain
from roundhouse.server.presenter import heard, reader_of
from roundhouse.server.registry import Registry
from roundhouse.server.routes import Router, get, post
from roundhouse.server.tables import TableId, watched
from roundhouse.server.text_boards import Language
from roundhouse.study.review import Decision
from roundhouse.tables.records import no_record
from roundhouse.tables.small_boards import small_board
from roundhouse.tables.table import Table
from roundhouse.texts import DEFAULT


async def told(registry: Registry, table: Table) -> messages.Review:
    done, found = await registry.reviews.so_far(table)
    decisions = [
        messages.Decision(
            one.move,
            one.seat,
            one.played,
            one.better,
            one.expected,
            one.best,
            one.verdict,
            [messages.Reason(*reason) for reason in one.reasons],
        )
        for one in found.decisions
    ]
    at_work = table.header.id in registry.reviews.at_work
    return messages.Review(done, len(table.history.moves), at_work, decisions, found.summary)


async def finished(registry: Registry, table_id: str, me: str) -> Table:
    table = (await watched(registry, table_id, me)).table
    why = no_record(table)
    if why is not None:
        raise why
    return table


@get("/tables/{table_id:str}/review", summary="What was found in a finished game")
async def get_review(registry: Registry, me: str, table_id: TableId) -> messages.Review:
    return await told(registry, await finished(registry, table_id, me))


@post("/tables/{table_id:str}/review", status_code=200, summary="Look at a finished game again")
async def review(registry: Registry, me: str, caller: Caller, table_id: TableId) -> messages.Review:
    """It goes on by itself, and where it was: ask for it now and then."""
    table = await finished(registry, table_id, me)
    so_far = await told(registry, table)
    if so_far.summary is None and not so_far.at_work:
        caller.take(limits.REVIEWING)
        registry.reviews.begin(table, me)
        so_far.at_work = True
    return so_far


@get("/tables/{table_id:str}/review/{move:int}", summary="A decision drawn on small boards")
async def get_boards(
    registry: Registry,
    me: str,
    caller: Caller,
    table_id: TableId,
    move: int,
    lang: Language = DEFAULT,
) -> messages.SmallBoards:
    """What was played, and what was better, as everybody sees the board."""
    table = await finished(registry, table_id, me)
    _, found = await registry.reviews.so_far(table)
    decision = next((one for one in found.decisions if one.move == move), None)
    if decision is None:
        raise refuse("not-reviewed", {"move": move})
    caller.take(limits.DRAWING)
    return await asyncio.to_thread(drawn, table, decision, lang)


def drawn(table: Table, decision: Decision, lang: str) -> messages.SmallBoards:
    before = table.history.state_at(decision.move - 1)
    kinds = ((decision.played, "no"), (decision.better, "yes"))
    played, better = [small_board(before, said, decision.seat, kind, lang) for said, kind in kinds]
    anybody = reader_of(table, None)
    does = [heard(done_by(before, said, decision.seat), anybody) for said, _ in kinds]
    return messages.SmallBoards(played, better, *does)


def done_by(before: State, said: str, seat: int) -> list[Event]:
    """To that seat: what a round's end brings to others isn't what the move was for."""
    after = before.copy()
    move = after.hear(said)
    events = after.play(move, seat)
    if not after.reversible:
        events = certain(events, before, move, seat)
    return [event for event in events if event.args.get("seat") == seat]


router = Router("/api", route_handlers=[get_review, review, get_boards], tags=["records"])
