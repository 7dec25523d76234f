"""HTTP: the house's routes for Litestar."""

from inspect import iscoroutinefunction
from types import FunctionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta

from roundhouse.server.routes import Answer, Route, Router

BOUNDS = ("ge", "le", "min_length", "max_length", "pattern")


def router(given: Router, *more: HTTPRouteHandler) -> litestar.Router:
    """`more` stands at the same addresses: Litestar wants them together."""
    handlers = [*[handler(route) for route in given.route_handlers], *more]
    return litestar.Router(given.path, route_handlers=handlers, tags=list(given.tags))


def handler(route: Route) -> HTTPRouteHandler:
    more = dict(route.more)
    if "responses" in more:
        more["responses"] = {
            status: ResponseSpec(said, generate_examples=False, description=why)
            for status, (said, why) in more["responses"].items()
        }
    if not iscoroutinefunction(route.answer):
        more["sync_to_thread"] = False
    made = HTTPRouteHandler(route.path, http_method=route.method, status_code=route.status, **more)
    return made(in_its_words(route.answer))


def in_its_words(answer: Answer) -> Answer:
    """The same function, with bounds as Litestar reads them."""
    assert isinstance(answer, FunctionType)
    made = FunctionType(
        answer.__code__,
        answer.__globals__,
        answer.__name__,
        answer.__defaults__,
        answer.__closure__,
    )
    made.__doc__, made.__module__ = answer.__doc__, answer.__module__
    made.__kwdefaults__ = answer.__kwdefaults__
    hints = get_type_hints(answer, include_extras=True)
    made.__annotations__ = {name: bounded(hint) for name, hint in hints.items()}
    return made


def bounded(hint: Any) -> Any:
    if get_origin(hint) is not Annotated:
        return hint
    kind, *said = get_args(hint)
    bounds = {
        name: getattr(one, name)
        for one in said
        if isinstance(one, Meta)
        for name in BOUNDS
        if getattr(one, name) is not None
    }
    return Annotated[kind, Parameter(**bounds)]
