"""The text board over HTTP: what a reader's seat sees of a position, said in his language."""

import asyncio
from typing import Annotated

from msgspec import Meta

from roundhouse.server import messages
from roundhouse.server.host import Host
from roundhouse.server.presenter import reader_of
from roundhouse.server.routes import Router, get
from roundhouse.server.tables import TableId, watched
from roundhouse.tables import permissions
from roundhouse.tables.text_board import TextBoard, text_board
from roundhouse.texts import DEFAULT, Texts

Language = Annotated[str, Meta(pattern=messages.LANGUAGE)]
SeatOrNone = Annotated[int | None, Meta(ge=0, le=15)]
MoveOrNone = Annotated[int | None, Meta(ge=0)]


def nameless(lang: str, number: int) -> str:
    """As the pages call somebody who has given no name."""
    return Texts(lang).say("web-seat-kind", {"count": number})


async def board_of(
    registry: Host,
    me: str,
    id: str,
    seat: int | None,
    move: int | None,
    planned: bool,
    lang: str,
    coordinates: bool,
) -> TextBoard:
    """Of a seat of one's own; without one, or before the game, as visitors see it. `planned`: the
    position in which the seat plans."""
    live = await watched(registry, id, me)
    table = live.table
    if seat is not None:
        permissions.require_own_seat(table, me, seat)
    eye = seat if seat in reader_of(table, me).sees else None
    names = [one.name or nameless(lang, number) for number, one in enumerate(table.seats, 1)]
    history = table.history
    imagined = await registry.imagined(live, seat, me) if planned and seat is not None else None
    now = not planned and move in (None, len(history.moves))
    result = table.result if now else None

    def made() -> TextBoard:
        if imagined is not None:
            state = imagined.state
        else:
            state = table.state if move is None else history.state_at(move)
        return text_board(state.copy(), eye, lang, names, coordinates, result)

    return await asyncio.to_thread(made)


@get("/{table_id:str}/text", summary="The position in words, as you may see it")
async def get_text_board(
    registry: Host,
    me: str,
    table_id: TableId,
    seat: SeatOrNone = None,
    move: MoveOrNone = None,
    planned: bool = False,
    lang: Language = DEFAULT,
    coordinates: bool = False,
) -> messages.TextBoard:
    board = await board_of(registry, me, table_id, seat, move, planned, lang, coordinates)

    def said() -> messages.TextBoard:
        sections = [messages.Section(*one) for one in board.sections()]
        return messages.TextBoard(sections, [messages.TextPlace(*one) for one in board.places()])

    return await asyncio.to_thread(said)


@get("/{table_id:str}/tell", summary="A question about the position, answered in words")
async def tell(
    registry: Host,
    me: str,
    table_id: TableId,
    ask: Annotated[str, Meta(min_length=1, max_length=120)],
    seat: SeatOrNone = None,
    move: MoveOrNone = None,
    planned: bool = False,
    lang: Language = DEFAULT,
    coordinates: bool = False,
) -> messages.Told:
    """`s` the standing, `d` deliveries by gain, `t` all tables, `n PLACE` its neighbours, `c PLACE`
    or its name alone what is there, `w WHAT` where that is, `from A to B` or `A > B` the cheapest
    way."""
    board = await board_of(registry, me, table_id, seat, move, planned, lang, coordinates)
    return messages.Told(await asyncio.to_thread(board.answered, ask))


router = Router("/api/tables", route_handlers=[get_text_board, tell], tags=["playing"])
