"""Tournaments over HTTP."""

import csv
import io
import secrets
from itertools import combinations
from typing import Annotated

import litestar
from litestar import Response
from msgspec import Meta
from msgspec.structs import asdict

from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.server import http, limits, messages, profile
from roundhouse.server.limits import Caller
from roundhouse.server.presenter import shown_clock
from roundhouse.server.registry import Registry
from roundhouse.server.routes import Router, get, post
from roundhouse.tables.header import Clock
from roundhouse.tables.paces import checked
from roundhouse.tables.tournaments.plan import Plan
from roundhouse.tables.tournaments.rounds import all_rounds
from roundhouse.tables.tournaments.schedule import meetings
from roundhouse.tables.tournaments.standing import COUNTS, Row
from roundhouse.tables.tournaments.tournament import Tournament, TournamentHeader

TournamentId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{12}$")]
SEED_BITS = 128
CLOCK = 24 * 3600  # seconds for each player where nothing is said: no round waits for ever


@get("/", summary="Tournaments that one can join, that go on, or are over")
async def list_tournaments(registry: Registry, me: str) -> messages.TournamentList:
    found = await registry.store.tournaments.listed()
    allowed = registry.settings.tournaments
    return messages.TournamentList(allowed, [tournament_summary(one, me) for one in found])


def tournament_summary(one: Tournament, me: str) -> messages.TournamentSummary:
    header, mine = one.header, one.of(me)
    return messages.TournamentSummary(
        one.id,
        header.title,
        header.game,
        header.plan.kind,
        header.plan.seats,
        one.status,
        len(one.entrants),
        header.most,
        header.rated,
        one.starts,
        one.made,
        mine is not None and not mine.gone,
        one.host == me,
    )


@post("/", summary="Make a tournament")
async def make_tournament(
    registry: Registry, me: str, caller: Caller, data: messages.NewTournament
) -> messages.Tournament:
    caller.take(limits.MAKING)
    if not registry.settings.tournaments:
        raise refuse("tournaments-closed")
    title = profile.tidy(data.title)
    if not title:
        raise refuse("no-name")
    registry.check_name(title)
    known = game(data.game)
    await registry.ready(known.id, data.options, me)
    clock = data.clock or messages.Clock(CLOCK)
    header = TournamentHeader(
        title=title,
        game=known.id,
        options=data.options,
        plan=Plan(data.kind, data.seats, data.rounds, data.group, data.advance),
        seed=secrets.randbits(SEED_BITS),
        clock=checked(Clock(**asdict(clock))),
        rated=data.rated,
        every=data.every,
        fill=data.fill,
        most=data.most,
    )
    one = await profile.known(registry, me)
    running = registry.tournaments.running
    found = await running.make(me, data.request, header, data.starts, data.bots)
    if data.join and found.of(me) is None and found.status == "open":
        found = await running.join(found.id, me, one.name)
    return shown(found, me)


@get("/{tournament_id:str}", summary="A whole tournament: standing, rounds, tables")
async def get_tournament(
    registry: Registry, me: str, tournament_id: TournamentId
) -> messages.Tournament:
    return shown(await registry.tournaments.running.get(tournament_id), me)


@post("/{tournament_id:str}/join", status_code=200, summary="Take part")
async def join(
    registry: Registry, me: str, tournament_id: TournamentId, data: messages.Plain
) -> messages.Tournament:
    one = await profile.known(registry, me)
    if not one.name:
        raise refuse("no-name")
    return shown(await registry.tournaments.running.join(tournament_id, me, one.name), me)


@post("/{tournament_id:str}/leave", status_code=200, summary="Take part no more")
async def leave(
    registry: Registry, me: str, tournament_id: TournamentId, data: messages.Plain
) -> messages.Tournament:
    return shown(await registry.tournaments.running.leave(tournament_id, me), me)


@post("/{tournament_id:str}/begin", status_code=200, summary="Its host begins it")
async def begin(
    registry: Registry, me: str, tournament_id: TournamentId, data: messages.Plain
) -> messages.Tournament:
    await registry.tournaments.begin(tournament_id, me)
    return shown(await registry.tournaments.running.get(tournament_id), me)


@post("/{tournament_id:str}/call-off", status_code=200, summary="Its host calls it off")
async def call_off(
    registry: Registry, me: str, tournament_id: TournamentId, data: messages.Plain
) -> messages.Tournament:
    return shown(await registry.tournaments.running.call_off(tournament_id, me), me)


@litestar.get("/{tournament_id:str}/csv", summary="The standing as CSV", media_type="text/csv")
async def get_csv(
    registry: Registry,
    me: str,
    tournament_id: Annotated[str, litestar.params.Parameter(pattern="^[A-Za-z0-9_-]{12}$")],
) -> Response[str]:
    found = await registry.tournaments.running.get(tournament_id)
    file = io.StringIO()
    lines = csv.writer(file)
    names = [name for name, _ in COUNTS[found.header.plan.kind]]
    lines.writerow(["place", "name", "bot", "played", *names, "gone"])
    for row in found.standing():
        one = found.entrant(row.player)
        name = one.name.lstrip("=+-@\t\r")  # no spreadsheet takes a name for a formula
        lines.writerow([row.place, name, one.bot or "", row.played, *row.counts, int(one.gone)])
    headers = {"content-disposition": f'attachment; filename="tournament-{found.id}.csv"'}
    return Response(file.getvalue(), media_type="text/csv", headers=headers)


def shown(one: Tournament, me: str) -> messages.Tournament:
    header, plan, mine = one.header, one.header.plan, one.of(me)
    lot = one.status in ("playing", "over")  # before it nobody knows how many will play
    return messages.Tournament(
        id=one.id,
        title=header.title,
        game=header.game,
        options=header.options,
        kind=plan.kind,
        seats=plan.seats,
        rounds=all_rounds(plan, len(one.entrants)) if lot else plan.rounds,
        group=plan.group_size,
        advance=plan.advance,
        clock=None if header.clock is None else shown_clock(header.clock),
        rated=header.rated,
        every=header.every,
        fill=header.fill,
        most=header.most,
        status=one.status,
        host=one.host == me,
        joined=mine is not None and not mine.gone,
        made=one.made,
        starts=one.starts,
        begun=one.begun,
        counts=[name for name, _ in COUNTS[plan.kind]],
        meetings=met(one),
        standing=[contestant(one, row, me) for row in one.standing()],
        played=[
            messages.TournamentRound(
                number,
                [
                    messages.TournamentTable(
                        paired.board,
                        paired.table,
                        list(paired.players),
                        paired.over,
                        list(paired.places),
                        list(paired.scores),
                    )
                    for paired in some
                ],
            )
            for number, some in enumerate(one.rounds, 1)
        ],
    )


def contestant(found: Tournament, row: Row, me: str) -> messages.Contestant:
    one = found.entrant(row.player)
    return messages.Contestant(
        row.player,
        row.place,
        one.name,
        one.bot,
        one.person == me,
        one.gone,
        one.late,
        row.played,
        list(row.counts),
    )


def met(one: Tournament) -> list[int] | None:
    """How often two have met so far, at least and at most."""
    if not one.pairings or one.header.plan.kind not in ("league", "duplicate"):
        return None
    found = meetings([[paired.players for paired in some] for some in one.rounds])
    counts = [found[pair] for pair in combinations(sorted(one.players), 2)]
    return [min(counts), max(counts)]


router = http.router(
    Router(
        "/api/tournaments",
        [list_tournaments, make_tournament, get_tournament, join, leave, begin, call_off],
        tags=["tournaments"],
    ),
    get_csv,
)
