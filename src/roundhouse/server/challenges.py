"""Challenges over HTTP: taking one up. Which there are is told with their games."""

from roundhouse.server import limits, messages, profile
from roundhouse.server.host import Host
from roundhouse.server.limits import Caller
from roundhouse.server.routes import Router, post
from roundhouse.tables import making
from roundhouse.tables.challenges import challenge


@post("/", summary="Take a challenge up")
async def take_up(
    registry: Host,
    me: str,
    caller: Caller,
    data: messages.TakeUp,
) -> messages.Table:
    caller.take(limits.MAKING)
    wanted = challenge(data.game, data.challenge)
    header = making.of_challenge(wanted, me, await profile.called(registry, me, data.name))
    return registry.enter(await registry.service.make(header, data.request)).whole(me)


router = Router("/api/challenges", route_handlers=[take_up], tags=["challenges"])
