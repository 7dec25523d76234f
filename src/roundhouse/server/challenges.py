"""Challenges over HTTP: taking one up. Which there are is told with their games."""

from typing import Any

from litestar import Request, Router, post

from roundhouse.server import limits, messages, people
from roundhouse.server.registry import Registry
from roundhouse.server.tables import count_making
from roundhouse.tables import making
from roundhouse.tables.challenges import challenge


@post("/", summary="Take a challenge up")
async def take_up(
    request: Request[Any, Any, Any],
    registry: Registry,
    me: str,
    counted: limits.Limits,
    data: messages.TakeUp,
) -> messages.Table:
    count_making(request, counted)
    wanted = challenge(data.game, data.challenge)
    header = making.of_challenge(wanted, me, await people.called(registry, me, data.name))
    return registry.enter(await registry.service.make(header, data.request)).whole(me)


router = Router("/api/challenges", route_handlers=[take_up], tags=["challenges"])
