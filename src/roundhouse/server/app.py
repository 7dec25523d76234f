"""The application: routes, what they are given, and what every answer carries."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, get
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from roundhouse.bots.roster import let_in
from roundhouse.server import (
    games,
    limits,
    messages,
    openapi,
    people,
    playing,
    records,
    refusals,
    rooms,
)
from roundhouse.server.hall import Hall
from roundhouse.server.settings import Settings, handed_down
from roundhouse.server.sockets import table_socket
from roundhouse.server.static import get_page
from roundhouse.tables.database import database_url, make_engine
from roundhouse.tables.store import Store

log = logging.getLogger("roundhouse")

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def the_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def the_limits(state: State) -> limits.Limits:
    counted: limits.Limits = state.limits
    return counted


def me(scope: Scope, state: State) -> str:
    return people.who(ASGIConnection(scope), state.hall)


async def count(request: Request[Any, Any, Any]) -> None:
    counted: limits.Limits = request.app.state.limits
    counted.take(request.client.host if request.client else "", limits.ASKING)


async def finish(message: Message, scope: Scope) -> None:
    """Headers for every answer, and the cookie for whom is new."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    cookie = scope.get("state", {}).get("cookie")
    if cookie is not None:
        headers.add("set-cookie", cookie)
        headers["cache-control"] = "no-store"


@get("/api/health", summary="Is the server well?", tags=["server"])
async def health(hall: Hall) -> messages.Health:
    sockets = sum(len(live.listeners) for live in hall.live.values())
    return messages.Health(True, version("roundhouse-games"), len(hall.live), sockets)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def get_openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    return openapi.document(request.app)


def make_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(make_engine(database_url(settings.database)))
        secret = await store.secret("server", secrets.token_hex(32))
        hall = Hall(store, settings, bytes.fromhex(secret))
        app.state.hall = hall
        await hall.start()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        route_handlers=[
            health,
            get_openapi,
            games.router,
            people.router,
            rooms.router,
            playing.router,
            records.router,
            table_socket,
            get_page,
        ],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "counted": Provide(the_limits, sync_to_thread=False),
            "me": Provide(me, sync_to_thread=False),
        },
        state=State({"limits": limits.Limits(settings.limited)}),
        lifespan=[lifespan],
        before_request=count,
        before_send=[finish],
        exception_handlers=refusals.HANDLERS,
        request_max_body_size=limits.MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Roundhouse",
            version=version("roundhouse-games"),
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )


def from_environment() -> Litestar:
    """What a worker process serves."""
    settings = handed_down()
    for name, command in settings.programs.items():
        let_in(name, command)
    return make_app(settings)
