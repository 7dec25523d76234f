"""Lessons over HTTP: which there are, how far one has come, and taking one up."""

from roundhouse.server import limits, messages, profile
from roundhouse.server.host import Host
from roundhouse.server.limits import Caller
from roundhouse.server.routes import Router, get, post
from roundhouse.tables.kept import Learned
from roundhouse.tables.lessons import Lesson, all_lessons, lesson


def shown(one: Lesson, tries: list[Learned]) -> messages.Lesson:
    mine = [made for made in tries if (made.game, made.lesson) == (one.game, one.name)]
    going = [made.id for made in mine if made.going(one)]
    return messages.Lesson(
        one.game,
        one.name,
        one.minutes,
        [
            messages.LessonStep(step.name, list(step.point), step.do, step.learned)
            for step in one.steps
        ],
        going[-1] if going else None,
        any(made.moves >= one.length for made in mine),
    )


@get("/", summary="The lessons of all games, and how far you have come")
async def list_lessons(registry: Host, me: str) -> messages.Lessons:
    tries = await registry.store.lists.learned(me)
    played = await registry.store.lists.played(me)
    return messages.Lessons([shown(one, tries) for one in all_lessons()], played)


@post("/", summary="Take a lesson up, or begin it")
async def learn(
    registry: Host,
    me: str,
    caller: Caller,
    data: messages.Learn,
) -> messages.Table:
    caller.take(limits.MAKING)
    taught = lesson(data.game, data.lesson)
    name = await profile.called(registry, me, data.name)
    table = await registry.service.learn(taught, me, name, data.again)
    return (await registry.table(table.header.id)).whole(me)


router = Router("/api/lessons", route_handlers=[list_lessons, learn], tags=["lessons"])
