"""People: who asks, by a signed cookie; and what is kept about them."""

import secrets
import time
from hashlib import blake2b
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from msgspec import to_builtins

from roundhouse.kernel.refusal import refuse
from roundhouse.server import cookies, limits, messages, profile
from roundhouse.server.house import block_list
from roundhouse.server.limits import Caller
from roundhouse.server.pacing import hours_of
from roundhouse.server.post.kept import kept
from roundhouse.server.presenter import day_try, summary
from roundhouse.server.ratings import rating_step
from roundhouse.server.registry import Registry
from roundhouse.server.tournaments import tournament_summary
from roundhouse.tables.journal import Chatted, Entry
from roundhouse.tables.kept import NAMELESS

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


def hashed(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return blake2b(plain.encode(), digest_size=20, person=b"code").hexdigest()


@delete("/", status_code=200, summary="Delete all that is kept about you")
async def delete_me(request: Request[Any, Any, Any], registry: Registry, me: str) -> messages.Me:
    """Names and words go; moves stay, without a name, for those you played with."""
    await registry.forget(me, f"{NAMELESS}{cookies.fresh_id()}")
    id = cookies.fresh_id()
    give_cookie(request, registry, id)
    return await profile.shown(registry, id)


@post("/code", status_code=200, summary="A code with which another device becomes you")
async def make_code(registry: Registry, me: str) -> messages.Code:
    await profile.known(registry, me)
    code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    await registry.store.people.set_code(me, hashed(code), time.time() + CODE_SECONDS)
    return messages.Code(f"{code[:5]}-{code[5:]}", CODE_SECONDS)


async def recovered(registry: Registry, code: str) -> str:
    """Whose recovery code it is; it stays good."""
    known = await registry.store.keys.get(code, "recovery")
    if known is None:
        raise refuse("bad-code")
    await registry.store.keys.use(known.id)
    return known.person


@post("/claim", status_code=200, summary="Become the person whose code, or recovery code, you have")
async def claim(
    request: Request[Any, Any, Any], registry: Registry, caller: Caller, data: messages.Claim
) -> messages.Me:
    caller.take(limits.GUESSING)
    found = await registry.store.people.claim(hashed(data.code), time.time())
    if found is None:
        found = await recovered(registry, hashed(data.code))
    give_cookie(request, registry, found)
    return await profile.shown(registry, found)


def said(entry: Entry) -> dict[str, Any]:
    """A deed as it is kept, without what nobody at the table may know."""
    return {name: value for name, value in to_builtins(entry.deed).items() if name not in UNTOLD}


async def kept_maps(registry: Registry, me: str) -> list[messages.KeptMap]:
    return [
        messages.KeptMap(
            drawn.id,
            drawn.game,
            drawn.title,
            drawn.made,
            drawn.changed,
            drawn.visibility,
            drawn.origin,
            drawn.draft,
            [
                messages.KeptVersion(one.version, one.name, one.made, one.source, one.report)
                for one in versions
            ],
        )
        for drawn, versions in await registry.store.maps.all_of(me)
    ]


@get("/export", summary="All that is kept about you")
async def export(registry: Registry, me: str) -> Response[messages.Export]:
    one = await profile.person(registry, me)
    deeds = await registry.store.tables.deeds_of(me)
    tables = await registry.store.lists.all_of(me)
    titles = await registry.map_titles((listed.options.get("map") for listed in tables), me)
    found = messages.Export(
        me=await profile.shown(registry, me),
        made=one.made,
        tables=[summary(listed, me, titles) for listed in tables],
        chat=[
            messages.ChatLine(entry.number, entry.seat, one.name, entry.deed.text, entry.time)
            for _, entry in deeds
            if isinstance(entry.deed, Chatted)
        ],
        stars=[messages.Star(*row) for row in await registry.store.stars.of(me)],
        days=[day_try(one) for one in await registry.store.days.of(me)],
        tournaments=[
            tournament_summary(one, me) for one in await registry.store.tournaments.of(me)
        ],
        keys=[
            messages.KeyInfo(number, one.kind, one.made, one.used)
            for number, one in enumerate(await registry.store.keys.of(me))
        ],
        blocks=(await block_list(registry, me)).people,
        reports=[
            messages.MyReport(one.table, one.seat, one.why, one.text, one.made)
            for one in await registry.store.house.reports(me)
        ],
        ratings=[rating_step(step) for step in await registry.store.ratings.steps(me)],
        hours=await hours_of(registry, me),
        orders=[
            messages.KeptOrder(one.table, one.seat, one.text, one.most)
            for one in await registry.store.orders.all_of(me)
        ],
        maps=await kept_maps(registry, me),
        map_reports=[
            messages.MyMapReport(*one) for one in await registry.store.maps.reports_of(me)
        ],
        deeds=[
            messages.Deed(table, entry.number, entry.kind, entry.seat, entry.time, said(entry))
            for table, entry in deeds
        ],
        notices=await kept(registry.store, me),
    )
    name = 'attachment; filename="roundhouse.json"'
    return Response(found, headers={"content-disposition": name})


HANDLERS = (delete_me, make_code, claim, export)
