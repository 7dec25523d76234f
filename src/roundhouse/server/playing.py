"""Playing: words, moves, undo, offers, resigning; and looking back."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Annotated

from msgspec import Meta

from roundhouse.kernel.events import Event
from roundhouse.kernel.refusal import Illegal, refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.server import limits, messages
from roundhouse.server.host import Host
from roundhouse.server.limits import Caller
from roundhouse.server.live_table import LiveTable
from roundhouse.server.presenter import ViewCache, heard, reader_of, refusal, result
from roundhouse.server.refusals import OVERTAKEN
from roundhouse.server.routes import Router, get, post
from roundhouse.server.tables import TableId, watched
from roundhouse.tables import permissions
from roundhouse.tables.journal import AnyDeed
from roundhouse.tables.stars import stars_at
from roundhouse.tables.table import Table

MOST_WORDS = 3_000  # in one answer
MOST_TRIED = 200  # moves in whose way a begun sentence is finished
MISSHAPEN = ("unfinished-sentence", "wrong-word")
DEEPEST = 8
WORLDS = 5  # in which an uncertain move is tried: a draw is alike in all of them by rare luck alone

SeatParameter = Annotated[int, Meta(ge=0, le=15)]


@post("/{table_id:str}/moves", status_code=200, responses=OVERTAKEN, summary="Make a move")
async def make_move(
    registry: Host, me: str, table_id: TableId, data: messages.MakeMove
) -> messages.Update:
    live = await registry.table(table_id, data.number)
    decide = partial(
        permissions.move, person=me, seat=data.seat, text=data.move, number=data.number
    )
    return await registry.act(live, me, data.request, decide)


@post("/{table_id:str}/undo", status_code=200, responses=OVERTAKEN, summary="Take back")
async def undo(registry: Host, me: str, table_id: TableId, data: messages.Undo) -> messages.Update:
    live = await registry.table(table_id, data.number)
    decide = partial(
        permissions.undo, person=me, seat=data.seat, what=data.what, number=data.number
    )
    return await registry.act(live, me, data.request, decide)


@post("/{table_id:str}/offer", status_code=200, responses=OVERTAKEN, summary="Ask the others")
async def make_offer(
    registry: Host, me: str, table_id: TableId, data: messages.MakeOffer
) -> messages.Update:
    live = await registry.table(table_id, data.number)
    decide = partial(
        permissions.offer, person=me, seat=data.seat, kind=data.kind, to=data.to, number=data.number
    )
    return await registry.act(live, me, data.request, decide)


@post("/{table_id:str}/answer", status_code=200, responses=OVERTAKEN, summary="Answer an offer")
async def answer(
    registry: Host, me: str, table_id: TableId, data: messages.Answer
) -> messages.Update:
    live = await registry.table(table_id, data.number)

    def decide(table: Table) -> list[AnyDeed]:
        away = registry.away(live)
        wait = registry.wait_for(live, table.offer.seat) if table.offer is not None else 0.0
        return permissions.answer(table, me, data.seat, data.agree, data.offer, away, wait)

    return await registry.act(live, me, data.request, decide)


@post("/{table_id:str}/resign", status_code=200, summary="Give up")
async def resign(
    registry: Host, me: str, table_id: TableId, data: messages.AtSeat
) -> messages.Update:
    live = await registry.newest(table_id)
    return await registry.act(
        live, me, data.request, partial(permissions.resign, person=me, seat=data.seat)
    )


@get("/{table_id:str}/words", summary="What may be said next")
async def get_words(
    registry: Host,
    me: str,
    table_id: TableId,
    seat: SeatParameter,
    said: Annotated[str, Meta(max_length=400)] = "",
    depth: Annotated[int, Meta(ge=1, le=DEEPEST)] = 1,
    planned: bool = False,
) -> messages.Words:
    """A tree of words, as deep as asked and as large as fits in one answer; `planned`: of those
    that may be said when one's turn comes."""
    live = await registry.newest(table_id)
    table = live.table
    permissions.require_own_seat(table, me, seat)
    if not planned and (table.status != "playing" or seat not in table.asked):
        return messages.Words(table.number, "", False, [])
    state = await position(registry, live, me, seat, planned)
    heard_words = state.hear(said)
    following = follow(state, heard_words, seat)
    tree = grown(state, heard_words, following, seat, depth)
    complete = bool(heard_words) and not following
    return messages.Words(table.number, state.say(heard_words), complete, tree)


async def position(registry: Host, live: LiveTable, me: str, seat: int, planned: bool) -> State:
    """The one in which it is one's turn, now or when others have played."""
    return (await registry.imagined(live, seat, me)).state if planned else live.table.state


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
async def why(registry: Host, me: str, table_id: TableId, data: messages.AskWhy) -> messages.Why:
    live = await registry.newest(table_id)
    permissions.require_own_seat(live.table, me, data.seat)
    permissions.require_play(live.table)
    state = await position(registry, live, me, data.seat, data.planned)
    illegal = against_all(state, [data.move, *data.others], data.seat)
    rules = state.table_of_phases().rules
    rule = "".join(rules.get(verb, "") for verb in state.hear(data.move)[:1])
    return messages.Why(None if illegal is None else refusal(illegal), rule)


def against_all(state: State, sentences: list[str], seat: int) -> Illegal | None:
    """What most of these sentences meet, the first of such; None when one may be said. How a
    sentence is shaped is told only where there is nothing else to tell."""
    met: dict[tuple[str, str], list[Illegal]] = {}
    for text in sentences:
        for move in attempts(state, state.hear(text), seat):
            illegal = state.check(move, seat)
            if illegal is None:
                return None
            met.setdefault((illegal.rule, str(illegal.facts.get("why"))), []).append(illegal)
    return max(met.values(), key=lambda one: (one[0].rule not in MISSHAPEN, len(one)))[0]


def attempts(state: State, said: Move, seat: int) -> list[Move]:
    """What somebody who has only begun a sentence may mean: the ends that it has elsewhere."""
    illegal = state.check(said, seat)
    if illegal is None or illegal.rule != "unfinished-sentence":
        return [said]
    made = finished(state, said[:1], seat, MOST_TRIED)
    ends = dict.fromkeys(move[len(said) :] for move in made)
    return [(*said, *end) for end in ends if end] or [said]


@post("/{table_id:str}/preview", status_code=200, summary="What would a move do?")
async def preview(
    registry: Host, me: str, table_id: TableId, data: messages.Try
) -> messages.Preview:
    """Played in a world where all that the seat can't see is dealt anew."""
    live = await registry.newest(table_id)
    permissions.require_own_seat(live.table, me, data.seat)
    permissions.require_play(live.table)
    now = await position(registry, live, me, data.seat, data.planned)
    state = now.imagine(data.seat, Rng(0))
    move = state.hear(data.move)
    illegal = state.check(move, data.seat)
    if illegal is not None:
        # begun, or overtaken by a move that came first: `why` says why it can't be made
        forecasts: dict[str, dict[str, int]] = {}
        if illegal.rule == "unfinished-sentence":
            follow(state, move, data.seat)
            forecasts = forecast_all(state, finished(state, move, data.seat), data.seat)
        return messages.Preview(False, [], None, {}, forecasts, None)
    return would(live, me, now, state, move, data.seat)


def would(
    live: LiveTable, me: str, now: State, state: State, move: Move, seat: int
) -> messages.Preview:
    """What a move that may be made does to `state`, which is `now` as the seat imagines it."""
    forecasts = forecast_all(state, [move], seat)
    price = state.game.price(state, move, seat)
    events = state.play(move, seat)
    if not state.reversible:
        events = certain(events, now, move, seat)
    told = heard(events, reader_of(live.table, me))
    figures = state.game.figures(state)
    view = state.game.shown(state, seat)
    return messages.Preview(state.reversible, told, view, figures, forecasts, price)


def certain(events: Sequence[Event], state: State, move: Move, seat: int) -> list[Event]:
    """Those that happen in other worlds, too: nobody is told a card that he only might draw."""
    for world in range(1, WORLDS):
        other = state.imagine(seat, Rng(world))
        if other.check(move, seat) is not None:
            continue  # what is hidden decides whether it may be made
        happened = other.play(move, seat)
        events = [event for event in events if event in happened]
    return list(events)


def finished(state: State, said: Move, seat: int, most: int = MOST_WORDS) -> list[Move]:
    """The moves that begin so, as many as fit in one answer."""
    found: list[Move] = []
    begun = [said]
    while begun and len(found) < most:
        sentence = begun.pop()
        following = state.words(sentence, seat)
        if following:
            begun += [(*sentence, word) for word in reversed(following)]
        else:
            found.append(sentence)
    return found


def forecast_all(state: State, moves: list[Move], seat: int) -> dict[str, dict[str, int]]:
    told = {state.say(move): state.game.forecast(state, move, seat) for move in moves}
    return {move: parts for move, parts in told.items() if parts}


@post("/{table_id:str}/plans", status_code=200, summary="Where can moves in a row lead?")
async def get_plans(
    registry: Host, me: str, table_id: TableId, data: messages.AskPlans
) -> messages.Plans:
    live = await registry.newest(table_id)
    table = live.table
    permissions.require_own_seat(table, me, data.seat)
    if not data.planned and (table.status != "playing" or data.seat not in table.asked):
        return messages.Plans(table.number, [], None)
    now = await position(registry, live, me, data.seat, data.planned)
    state = now.imagine(data.seat, Rng(0))
    found = state.game.plans(state, data.seat, data.start, list(data.via))
    reader = reader_of(table, me)
    plans = [
        messages.Plan(
            plan.to,
            [state.say(move) for move in plan.moves],
            plan.bills,
            heard(plan.events, reader),
            plan.purse,
        )
        for plan in found
    ]
    best = None
    if found and data.preview:
        imagined = now.imagine(data.seat, Rng(0))
        best = would(live, me, now, imagined, found[0].moves[0], data.seat)
    return messages.Plans(table.number, plans, best)


@post("/{table_id:str}/hint", status_code=200, summary="What would the hard bot do?")
async def hint(
    registry: Host,
    me: str,
    caller: Caller,
    table_id: TableId,
    data: messages.Ask,
) -> messages.Hints:
    """In practice only; where stars count, it costs one. The bot sees what the seat sees,
    and no more. Asked again in the same position, it says the same at once."""
    live = await registry.newest(table_id)
    table = live.table
    permissions.require_own_seat(table, me, data.seat)
    permissions.require_play(table)
    if not permissions.may_ask_for_hints(table):
        raise refuse("hints-for-practice-only")
    if data.seat not in table.asked:
        raise refuse("not-your-turn", {"seat": data.seat, "to_move": table.asked})
    number = table.number
    found = live.hints.get(data.seat)
    if found is None:
        caller.take(limits.ADVISING)
        found = await registry.workers.advice(me, table, data.seat)
        if live.table.state is table.state:
            live.hints[data.seat] = found
    if stars_at(live.table) == "count":
        await registry.change(live, me, None, partial(permissions.hint, seat=data.seat))
    hints = [
        messages.Hint(text, expected, [messages.Reason(*reason) for reason in reasons])
        for text, expected, reasons in found
    ]
    return messages.Hints(number, hints)


@get("/{table_id:str}/history", summary="All moves with their events and figures")
async def get_history(registry: Host, me: str, table_id: TableId) -> messages.History:
    live = await watched(registry, table_id, me)
    async with live.reviewing:
        table = live.table
        moments = await asyncio.to_thread(live.moments.follow, table.history)
        return live.presenter().history(moments[:], reader_of(table, me))


@get("/{table_id:str}/at/{move:int}", summary="The position after a move")
async def get_then(registry: Host, me: str, table_id: TableId, move: int) -> messages.Then:
    live = await watched(registry, table_id, me)
    table = live.table
    state = await asyncio.to_thread(table.history.state_at, move)
    views = ViewCache(state).of(reader_of(table, me))
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
        get_plans,
        hint,
        get_history,
        get_then,
    ],
    tags=["playing"],
)
