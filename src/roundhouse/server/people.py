"""People: who asks, by a signed cookie; and what is kept about them."""

import secrets
import time
from hashlib import blake2b
from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.connection import ASGIConnection
from msgspec import UNSET, to_builtins

from roundhouse.kernel.refusal import refuse
from roundhouse.server import cookies, limits, messages
from roundhouse.server.presenter import day_try, summary
from roundhouse.server.registry import Registry
from roundhouse.tables.journal import Chatted, Entry
from roundhouse.tables.statistics import finished_games
from roundhouse.tables.store.people import Person
from roundhouse.tables.store.tables import NAMELESS
from roundhouse.texts import languages

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
UNTOLD = ("seed", "type", "seat")
CODE_LENGTH = 10
CODE_SECONDS = 600

Connection = ASGIConnection[Any, Any, Any, Any]


def who(connection: Connection, registry: Registry) -> str:
    """The person of the cookie; somebody new where there is none, or a false one."""
    known = cookies.opened(registry.secret, connection.cookies.get(cookies.NAME))
    if known is None:
        known = cookies.fresh_id()
        give_cookie(connection, registry, known)
    return known


def give_cookie(connection: Connection, registry: Registry, id: str) -> None:
    sealed = cookies.seal(registry.secret, id)
    secure = connection.url.scheme in ("https", "wss")
    connection.scope["state"]["cookie"] = cookies.header(sealed, secure)


def tidy(name: str) -> str:
    """A name without what can't be seen."""
    return " ".join("".join(one if one.isprintable() else " " for one in name).split())


async def person(registry: Registry, id: str) -> Person:
    """As he is kept, or as he would be."""
    return await registry.store.people.get(id) or Person(id, "", "en", "system", time.time())


async def known(registry: Registry, id: str) -> Person:
    """Kept from now on."""
    found = await registry.store.people.get(id)
    if found is None:
        found = Person(id, "", "en", "system", time.time())
        await registry.store.people.keep(found)
    return found


async def called(registry: Registry, id: str, name: str | None) -> str:
    """What somebody is called at a table: as he says now, else by his name."""
    mine = (await known(registry, id)).name
    return tidy(name or "") or mine


async def shown(registry: Registry, id: str) -> messages.Me:
    kept = await registry.store.people.get(id)
    one = kept or Person(id, "", "en", "system", 0.0)
    return messages.Me(one.name, one.language, one.theme, kept is not None)


def hashed(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return blake2b(plain.encode(), digest_size=20, person=b"code").hexdigest()


@get("/", summary="Who you are")
async def get_me(registry: Registry, me: str) -> messages.Me:
    return await shown(registry, me)


@put("/", summary="Choose a name, a language, a theme")
async def put_me(registry: Registry, me: str, data: messages.ChangeMe) -> messages.Me:
    one = await person(registry, me)
    if data.name is not UNSET:
        one.name = tidy(data.name)
        if not one.name:
            raise refuse("no-name")
    if data.language is not UNSET:
        if data.language not in languages():
            facts: dict[str, object] = {"language": data.language}
            raise refuse("unknown-language", {**facts, "known": ", ".join(languages())})
        one.language = data.language
    if data.theme is not UNSET:
        one.theme = data.theme
    await registry.store.people.keep(one)
    return await shown(registry, me)


@delete("/", status_code=200, summary="Delete all that is kept about you")
async def delete_me(request: Request[Any, Any, Any], registry: Registry, me: str) -> messages.Me:
    """Names and words go; moves stay, without a name, for those you played with."""
    await registry.forget(me, f"{NAMELESS}{cookies.fresh_id()}")
    id = cookies.fresh_id()
    give_cookie(request, registry, id)
    return await shown(registry, id)


@post("/code", status_code=200, summary="A code with which another device becomes you")
async def make_code(registry: Registry, me: str) -> messages.Code:
    await known(registry, me)
    code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    await registry.store.people.set_code(me, hashed(code), time.time() + CODE_SECONDS)
    return messages.Code(f"{code[:5]}-{code[5:]}", CODE_SECONDS)


@post("/claim", status_code=200, summary="Become the person whose code you have")
async def claim(
    request: Request[Any, Any, Any],
    registry: Registry,
    counted: limits.Limits,
    data: messages.Claim,
) -> messages.Me:
    counted.take(request.client.host if request.client else "", limits.GUESSING)
    found = await registry.store.people.claim(hashed(data.code), time.time())
    if found is None:
        raise refuse("bad-code")
    give_cookie(request, registry, found)
    return await shown(registry, found)


@get("/stars", summary="The stars you have reached in challenges")
async def get_stars(registry: Registry, me: str) -> list[messages.Star]:
    return [messages.Star(*row) for row in await registry.store.stars.of(me)]


@get("/statistics", summary="What came of your finished games")
async def get_statistics(registry: Registry, me: str) -> messages.Statistics:
    return messages.Statistics(finished_games(await registry.store.lists.all_of(me), me))


def said(entry: Entry) -> dict[str, Any]:
    """A deed as it is kept, without what nobody at the table may know."""
    return {name: value for name, value in to_builtins(entry.deed).items() if name not in UNTOLD}


@get("/export", summary="All that is kept about you")
async def export(registry: Registry, me: str) -> Response[messages.Export]:
    one = await person(registry, me)
    deeds = await registry.store.tables.deeds_of(me)
    found = messages.Export(
        me=await shown(registry, me),
        made=one.made,
        tables=[summary(listed, me) for listed in await registry.store.lists.all_of(me)],
        chat=[
            messages.ChatLine(entry.number, entry.seat, one.name, entry.deed.text, entry.time)
            for _, entry in deeds
            if isinstance(entry.deed, Chatted)
        ],
        stars=[messages.Star(*row) for row in await registry.store.stars.of(me)],
        days=[day_try(one) for one in await registry.store.days.of(me)],
        deeds=[
            messages.Deed(table, entry.number, entry.kind, entry.seat, entry.time, said(entry))
            for table, entry in deeds
        ],
    )
    name = 'attachment; filename="roundhouse.json"'
    return Response(found, headers={"content-disposition": name})


router = Router(
    "/api/me",
    route_handlers=[get_me, put_me, delete_me, make_code, claim, get_stars, get_statistics, export],
    tags=["people"],
)
