"""People: who asks, by a signed cookie; and what is kept about them."""

import secrets
import time
from hashlib import blake2b
from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.connection import ASGIConnection
from msgspec import UNSET

from roundhouse.kernel.refusal import refuse
from roundhouse.server import cookies, limits, messages
from roundhouse.server.hall import Hall
from roundhouse.server.seen import chat_line, summary
from roundhouse.tables.store import Person
from roundhouse.tables.table import ChatLine
from roundhouse.texts import languages

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH = 10
CODE_SECONDS = 600

Connection = ASGIConnection[Any, Any, Any, Any]


def who(connection: Connection, hall: Hall) -> str:
    """The person of the cookie; somebody new where there is none, or a false one."""
    known = cookies.opened(hall.secret, connection.cookies.get(cookies.NAME))
    if known is None:
        known = cookies.fresh_id()
        give_cookie(connection, hall, known)
    return known


def give_cookie(connection: Connection, hall: Hall, id: str) -> None:
    sealed = cookies.seal(hall.secret, id)
    secure = connection.url.scheme in ("https", "wss")
    connection.scope["state"]["cookie"] = cookies.header(sealed, secure)


def tidy(name: str) -> str:
    """A name without what can't be seen."""
    return " ".join("".join(one if one.isprintable() else " " for one in name).split())


async def person(hall: Hall, id: str) -> Person:
    """As he is kept, or as he would be."""
    return await hall.store.person(id) or Person(id, "", "en", "system", time.time())


async def known(hall: Hall, id: str) -> Person:
    """Kept from now on."""
    found = await hall.store.person(id)
    if found is None:
        found = Person(id, "", "en", "system", time.time())
        await hall.store.keep_person(found)
    return found


async def shown(hall: Hall, id: str) -> messages.Me:
    kept = await hall.store.person(id)
    one = kept or Person(id, "", "en", "system", 0.0)
    theme: Any = one.theme
    return messages.Me(one.name, one.language, theme, kept is not None)


def hashed(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return blake2b(plain.encode(), digest_size=20, person=b"code").hexdigest()


@get("/", summary="Who you are")
async def get_me(hall: Hall, me: str) -> messages.Me:
    return await shown(hall, me)


@put("/", summary="Choose a name, a language, a theme")
async def put_me(hall: Hall, me: str, data: messages.ChangeMe) -> messages.Me:
    one = await person(hall, me)
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
    await hall.store.keep_person(one)
    return await shown(hall, me)


@delete("/", status_code=200, summary="Delete all that is kept about you")
async def delete_me(request: Request[Any, Any, Any], hall: Hall, me: str) -> messages.Me:
    """Names and words go; moves stay, without a name, for those you played with."""
    await hall.forgotten(await hall.store.forget(me, cookies.fresh_id()))
    id = cookies.fresh_id()
    give_cookie(request, hall, id)
    return await shown(hall, id)


@post("/code", status_code=200, summary="A code with which another device becomes you")
async def make_code(hall: Hall, me: str) -> messages.Code:
    await known(hall, me)
    code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    await hall.store.set_code(me, hashed(code), time.time() + CODE_SECONDS)
    return messages.Code(f"{code[:5]}-{code[5:]}", CODE_SECONDS)


@post("/claim", status_code=200, summary="Become the person whose code you have")
async def claim(
    request: Request[Any, Any, Any], hall: Hall, counted: limits.Limits, data: messages.Claim
) -> messages.Me:
    counted.take(request.client.host if request.client else "", limits.GUESSING)
    found = await hall.store.claim(hashed(data.code), time.time())
    if found is None:
        raise refuse("bad-code")
    give_cookie(request, hall, found)
    return await shown(hall, found)


@get("/stars", summary="The stars you have reached in solo challenges")
async def get_stars(hall: Hall, me: str) -> list[messages.Star]:
    return [messages.Star(*row) for row in await hall.store.stars(me)]


@get("/export", summary="All that is kept about you")
async def export(hall: Hall, me: str) -> Response[messages.Export]:
    one = await person(hall, me)
    said = [
        ChatLine(entry.number, entry.seat, me, one.name, entry.payload["text"], entry.time)
        for _, entry in await hall.store.said_by(me)
    ]
    found = messages.Export(
        me=await shown(hall, me),
        made=one.made,
        tables=[summary(listed, me) for listed in await hall.store.all_tables_of(me)],
        chat=[chat_line(line) for line in said],
        stars=[messages.Star(*row) for row in await hall.store.stars(me)],
    )
    name = 'attachment; filename="roundhouse.json"'
    return Response(found, headers={"content-disposition": name})


router = Router(
    "/api/me",
    route_handlers=[get_me, put_me, delete_me, make_code, claim, get_stars, export],
    tags=["people"],
)
