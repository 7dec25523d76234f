"""Playing: words, moves, undo, offers, resigning; and looking back."""

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import Parameter

from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.server import limits, messages
from roundhouse.server.hall import Hall
from roundhouse.server.refusals import OVERTAKEN
from roundhouse.server.rooms import TableId, watched
from roundhouse.server.seen import Eyes, heard, reader_of, refusal, result
from roundhouse.tables import acts

MOST_WORDS = 3_000  # in one answer
DEEPEST = 8

SeatParameter = Annotated[int, Parameter(ge=0, le=15)]


@post("/{table_id:str}/moves", status_code=200, responses=OVERTAKEN, summary="Make a move")
async def make_move(
    hall: Hall, me: str, table_id: TableId, data: messages.MakeMove
) -> messages.Update:
    live = await hall.table(table_id, data.number)
    decide = partial(acts.move, person=me, seat=data.seat, text=data.move, number=data.number)
    return await hall.act(live, me, data.request, decide)


@post("/{table_id:str}/undo", status_code=200, responses=OVERTAKEN, summary="Take back")
async def undo(hall: Hall, me: str, table_id: TableId, data: messages.Undo) -> messages.Update:
    live = await hall.table(table_id, data.number)
    decide = partial(acts.undo, person=me, seat=data.seat, what=data.what, number=data.number)
    return await hall.act(live, me, data.request, decide)


@post("/{table_id:str}/offer", status_code=200, responses=OVERTAKEN, summary="Ask the others")
async def make_offer(
    hall: Hall, me: str, table_id: TableId, data: messages.MakeOffer
) -> messages.Update:
    live = await hall.table(table_id, data.number)
    decide = partial(
        acts.offer, person=me, seat=data.seat, kind=data.kind, to=data.to, number=data.number
    )
    return await hall.act(live, me, data.request, decide)


@post("/{table_id:str}/answer", status_code=200, responses=OVERTAKEN, summary="Answer an offer")
async def answer(hall: Hall, me: str, table_id: TableId, data: messages.Answer) -> messages.Update:
    live = await hall.table(table_id, data.number)
    decide = partial(acts.answer, person=me, seat=data.seat, agree=data.agree, number=data.number)
    return await hall.act(live, me, data.request, decide)


@post("/{table_id:str}/resign", status_code=200, summary="Give up")
async def resign(hall: Hall, me: str, table_id: TableId, data: messages.AtSeat) -> messages.Update:
    live = await hall.newest(table_id)
    return await hall.act(live, me, data.request, partial(acts.resign, person=me, seat=data.seat))


@get("/{table_id:str}/words", summary="What may be said next")
async def get_words(
    hall: Hall,
    me: str,
    table_id: TableId,
    seat: SeatParameter,
    said: Annotated[str, Parameter(max_length=400)] = "",
    depth: Annotated[int, Parameter(ge=1, le=DEEPEST)] = 1,
) -> messages.Words:
    """A tree of words, as deep as asked and as large as fits in one answer."""
    live = await hall.newest(table_id)
    table = live.table
    acts.own_seat(table, me, seat)
    if table.status != "playing" or seat not in table.asked:
        return messages.Words(table.number, "", False, [])
    state = table.line.state
    heard_words = state.hear(said)
    following = follow(state, heard_words, seat)
    tree = grown(state, heard_words, following, seat, depth)
    complete = bool(heard_words) and not following
    return messages.Words(table.number, state.say(heard_words), complete, tree)


def follow(state: State, said: Move, seat: int) -> list[int]:
    """What may follow; words that can't be said here are refused."""
    following = state.words((), seat)
    for at, word in enumerate(said):
        if word not in following:
            illegal = state.check(said, seat)
            if illegal is not None and illegal.rule != "unfinished-sentence":
                raise refuse(illegal.rule, illegal.facts)
            raise refuse("not-here", {"word": state.say((word,))})
        following = state.words(said[: at + 1], seat)
    return following


def grown(
    state: State, said: Move, following: list[int], seat: int, depth: int
) -> list[messages.Word]:
    """Level by level, so that what doesn't fit is missing at the tips."""
    section = state.vocabulary.section_of
    slugs = state.vocabulary.slugs
    roots = [messages.Word(slugs[word], section[word], None) for word in following]
    level = [((*said, word), node) for word, node in zip(following, roots)]
    count = len(roots)
    for _ in range(depth - 1):
        below: list[tuple[Move, messages.Word]] = []
        for sentence, node in level:
            if count > MOST_WORDS:
                return roots
            next_words = state.words(sentence, seat)
            node.next = [messages.Word(slugs[word], section[word], None) for word in next_words]
            below += [((*sentence, word), tip) for word, tip in zip(next_words, node.next)]
            count += len(next_words)
        level = below
    return roots


@post("/{table_id:str}/why", status_code=200, summary="Why not?")
async def why(hall: Hall, me: str, table_id: TableId, data: messages.Try) -> messages.Why:
    live = await hall.newest(table_id)
    acts.own_seat(live.table, me, data.seat)
    acts.going_on(live.table)
    state = live.table.line.state
    illegal = state.check(state.hear(data.move), data.seat)
    return messages.Why(None if illegal is None else refusal(illegal))


@post("/{table_id:str}/preview", status_code=200, summary="What would a move do?")
async def preview(hall: Hall, me: str, table_id: TableId, data: messages.Try) -> messages.Preview:
    """Played in a world where all that the seat can't see is dealt anew."""
    live = await hall.newest(table_id)
    acts.own_seat(live.table, me, data.seat)
    acts.going_on(live.table)
    state = live.table.line.state.imagine(data.seat, Rng(0))
    events = state.play(state.hear(data.move), data.seat)
    reader = reader_of(live.table, me)
    figures = game(live.table.header.game).figures(state)
    return messages.Preview(state.reversible, heard(events, reader), state.view(data.seat), figures)


@post("/{table_id:str}/hint", status_code=200, summary="What would the hard bot do?")
async def hint(
    request: Request[Any, Any, Any],
    hall: Hall,
    me: str,
    counted: limits.Limits,
    table_id: TableId,
    data: messages.Ask,
) -> messages.Hints:
    """In practice only. The bot sees what the seat sees, and no more."""
    counted.take(request.client.host if request.client else "", limits.ADVISING)
    live = await hall.newest(table_id)
    table = live.table
    acts.own_seat(table, me, data.seat)
    acts.going_on(table)
    if not acts.hinted(table):
        raise refuse("hints-for-practice-only")
    if data.seat not in table.asked:
        raise refuse("not-your-turn", {"seat": data.seat, "to_move": table.asked})
    number = table.number
    found = await hall.thinkers.advice(live.id, table.line.state, data.seat)
    return messages.Hints(number, [messages.Hint(text, expected) for text, expected in found])


@get("/{table_id:str}/history", summary="All moves with their events and figures")
async def get_history(hall: Hall, me: str, table_id: TableId) -> messages.History:
    live = await watched(hall, table_id, me)
    async with live.reading:
        table = live.table
        moments = await asyncio.to_thread(live.history.follow, table.line)
        scene = live.scene(hall.secret)
        return scene.history(moments[:], reader_of(table, me))


@get("/{table_id:str}/at/{move:int}", summary="The position after a move")
async def get_then(hall: Hall, me: str, table_id: TableId, move: int) -> messages.Then:
    live = await watched(hall, table_id, me)
    table = live.table
    state = await asyncio.to_thread(table.line.state_at, move)
    views = Eyes(state).views(reader_of(table, me))
    return messages.Then(move, state.actors[:], views, result(state.result))


router = Router(
    "/api/tables",
    route_handlers=[
        make_move,
        undo,
        make_offer,
        answer,
        resign,
        get_words,
        why,
        preview,
        hint,
        get_history,
        get_then,
    ],
    tags=["playing"],
)
