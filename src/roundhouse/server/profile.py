"""Profile: what somebody is called, how he likes to see things, and what he has reached."""

import time

from msgspec import UNSET

from roundhouse.kernel.refusal import refuse
from roundhouse.server import messages
from roundhouse.server.host import Host
from roundhouse.server.routes import Router, get, put
from roundhouse.tables.kept import Person
from roundhouse.tables.milestones import reached
from roundhouse.tables.statistics import finished_games
from roundhouse.texts import languages


def tidy(name: str) -> str:
    """A name without what can't be seen."""
    return " ".join("".join(one if one.isprintable() else " " for one in name).split())


async def person(registry: Host, id: str) -> Person:
    """As he is kept, or as he would be."""
    return await registry.store.people.get(id) or Person(id, "", "en", "system", time.time())


async def known(registry: Host, id: str) -> Person:
    """Kept from now on."""
    found = await registry.store.people.get(id)
    if found is None:
        found = Person(id, "", "en", "system", time.time())
        await registry.store.people.keep(found)
    return found


async def called(registry: Host, id: str, name: str | None) -> str:
    """What somebody is called at a table: as he says now, else by his name."""
    mine = (await known(registry, id)).name
    return tidy(name or "") or mine


async def shown(registry: Host, id: str) -> messages.Me:
    kept = await registry.store.people.get(id)
    one = kept or Person(id, "", "en", "system", 0.0)
    return messages.Me(one.name, one.language, one.theme, kept is not None)


@get("/", summary="Who you are")
async def get_me(registry: Host, me: str) -> messages.Me:
    return await shown(registry, me)


@put("/", summary="Choose a name, a language, a theme")
async def put_me(registry: Host, me: str, data: messages.ChangeMe) -> messages.Me:
    one = await person(registry, me)
    if data.name is not UNSET:
        one.name = tidy(data.name)
        if not one.name:
            raise refuse("no-name")
        registry.check_name(one.name)
    if data.language is not UNSET:
        if data.language not in languages():
            facts: dict[str, object] = {"language": data.language}
            raise refuse("unknown-language", {**facts, "known": ", ".join(languages())})
        one.language = data.language
    if data.theme is not UNSET:
        one.theme = data.theme
    await registry.store.people.keep(one)
    return await shown(registry, me)


@get("/stars", summary="The stars you have reached in challenges")
async def get_stars(registry: Host, me: str) -> list[messages.Star]:
    return [messages.Star(*row) for row in await registry.store.stars.of(me)]


@get("/statistics", summary="What came of your finished games")
async def get_statistics(registry: Host, me: str) -> messages.Statistics:
    tables = await registry.store.lists.all_of(me)
    games = finished_games(tables, me)
    maps = await registry.map_titles((one.map for one in games), me)
    made = (await person(registry, me)).made
    return messages.Statistics(games, made, maps, reached(tables, me))


router = Router("/api/me", [get_me, put_me, get_stars, get_statistics], tags=["people"])
