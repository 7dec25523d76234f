"""The application: routes, what they are given, and what every answer carries."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, get, route
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from roundhouse.bots.roster import let_in
from roundhouse.kernel.refusal import refuse
from roundhouse.server import (
    error_handlers,
    game_files,
    gc_tuning,
    house,
    http,
    keys,
    lan,
    lesson_figures,
    limits,
    maps,
    messages,
    metrics,
    openapi,
    orders,
    origin,
    own_maps,
    pacing,
    people,
    profile,
    ratings,
    reviews,
    telling,
    tournaments,
    unplugged,
)
from roundhouse.server.answers import ROUTERS
from roundhouse.server.logs import in_a_line
from roundhouse.server.registry import Registry
from roundhouse.server.settings import Settings, handed_down
from roundhouse.server.sockets import table_socket
from roundhouse.server.static import get_page
from roundhouse.tables.database import database_url, is_away, make_engine
from roundhouse.tables.store import Store

log = logging.getLogger("roundhouse")
METRICS = metrics.METRICS
UNCHANGING = ("GET", "HEAD", "OPTIONS", None)  # who is banned may still look on
LONGEST_AWAY = 60.0  # seconds in which a process that begins waits for the database

# WebAssembly may be compiled, for the house in the browser; no script is made of a text
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def the_registry(state: State) -> Registry:
    registry: Registry = state.registry
    return registry


def the_limits(state: State) -> limits.Limits:
    counted: limits.Limits = state.limits
    return counted


def the_caller(request: Request[Any, Any, Any], counted: limits.Limits) -> limits.Caller:
    return limits.Caller(request.client.host if request.client else "", counted)


def me(scope: Scope, registry: Registry) -> str:
    """Asks for the registry, as most routes do: what stands in a row needs no tasks of its own."""
    person = people.who(ASGIConnection(scope), registry)
    if scope.get("method") not in UNCHANGING and not scope["path"].startswith("/api/me"):
        registry.house.require_welcome(person)
    return person


async def count(request: Request[Any, Any, Any]) -> None:
    request.scope["state"]["began"] = time.perf_counter()
    if not request.url.path.startswith(telling.ONE_CLICK):
        origin.check(request.method, request.headers)
    counted: limits.Limits = request.app.state.limits
    counted.take(request.client.host if request.client else "", limits.ASKING)


async def finish(message: Message, scope: Scope) -> None:
    """Headers for every answer, and the cookie for whom is new."""
    if message["type"] != "http.response.start":
        return
    began = scope.get("state", {}).get("began")
    if began is not None:
        METRICS.count("requests", method=str(scope.get("method")), status=str(message["status"]))
        METRICS.observe("request", time.perf_counter() - began)
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    cookie = scope.get("state", {}).get("cookie")
    if cookie is not None:
        headers.add("set-cookie", cookie)
        headers["cache-control"] = "no-store"


@get("/api/health", summary="Is the server well?", tags=["server"])
async def health(registry: Registry) -> Response[messages.Health]:
    """503 when it isn't: the database doesn't answer, or something that must go on has failed."""
    return await how_it_is(registry)


@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def plain_health(registry: Registry) -> Response[messages.Health]:
    """The same, where those who watch over servers look for it."""
    return await how_it_is(registry)


async def how_it_is(registry: Registry) -> Response[messages.Health]:
    ill = await registry.ill()
    said = messages.Health(
        not ill,
        [*ill, *registry.remarks()],
        version("roundhouse-games"),
        len(registry.live),
        registry.socket_count(),
        registry.workers.standing().jobs,
        registry.workers.standing().workers,
        registry.engine.runs,
    )
    return Response(said, status_code=503 if ill else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics(request: Request[Any, Any, Any], registry: Registry) -> Response[str]:
    """For Prometheus: the figures of the process that answers."""
    host = request.client.host if request.client else ""
    if not registry.settings.metrics and host not in ("127.0.0.1", "::1"):
        raise refuse("no-such-page")
    return Response(METRICS.text(registry.gauges()), media_type=metrics.TYPE)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def get_openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    return openapi.document(request.app)


def make_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = app.state.registry = await begun(settings)
        gc_tuning.freeze()
        try:
            yield
        finally:
            await registry.close()

    return Litestar(
        route_handlers=[
            health,
            plain_health,
            get_metrics,
            get_openapi,
            *[http.router(one) for one in ROUTERS if one is not profile.router],
            game_files.router,
            http.router(profile.router, *people.HANDLERS, *keys.HANDLERS),
            http.router(reviews.router),
            http.router(lesson_figures.router),
            maps.router,
            http.router(ratings.router),
            http.router(house.router),
            tournaments.router,
            telling.router,
            telling.link_router,
            telling.one_click,
            telling.link_page,
            lan.router,
            *[http.router(one) for one in (orders.router, *pacing.ROUTERS)],
            table_socket,
            *unplugged.HANDLERS,
            get_page,
        ],
        dependencies={
            "registry": Provide(the_registry, sync_to_thread=False),
            "counted": Provide(the_limits, sync_to_thread=False),
            "caller": Provide(the_caller, sync_to_thread=False),
            "me": Provide(me, sync_to_thread=False),
        },
        state=State({"limits": limits.Limits(settings.limited)}),
        lifespan=[lifespan],
        before_request=count,
        before_send=[finish],
        exception_handlers=error_handlers.HANDLERS,
        request_max_body_size=limits.MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Roundhouse",
            version=version("roundhouse-games"),
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )


async def begun(settings: Settings) -> Registry:
    """The database answered when the server began. A process that starts while it is away, or
    during whose start it goes, waits and begins anew: uvicorn ends them all if one can't start."""
    end = time.monotonic() + LONGEST_AWAY
    while True:
        try:
            return await begin(settings)
        except Exception as error:
            if not is_away(error) or time.monotonic() > end:
                raise
            log.warning("the database doesn't answer yet: %s", in_a_line(error))
        await asyncio.sleep(1)


async def begin(settings: Settings) -> Registry:
    """Where that fails, nothing of it stays open."""
    store = Store(make_engine(database_url(settings.database)))
    close = store.close
    try:
        secret = await store.secret("server", secrets.token_hex(32))
        registry = Registry(store, settings, bytes.fromhex(secret))
        close = registry.close
        await registry.start()
    except BaseException:
        with suppress(Exception):  # told is what came first
            await close()
        raise
    return registry


def from_environment() -> Litestar:
    """What a worker process serves."""
    settings = handed_down()
    for name, command in settings.programs.items():
        let_in(name, command)
    own_maps.offer(settings.own_maps)
    return make_app(settings)
