"""Desk: questions to the house as the pages ask them, answered without HTTP.

The routes are the server's own (`server/answers.py`); here are only the reading of an address, and
what a browser has for itself: all that is kept, out and in again.
"""

import logging
import re
from inspect import iscoroutine, signature
from typing import Any, NamedTuple, get_type_hints
from urllib.parse import parse_qsl, unquote

import msgspec

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server import messages
from roundhouse.server.answers import ROUTERS
from roundhouse.server.limits import Caller, Limits
from roundhouse.server.refusals import told
from roundhouse.server.routes import Route
from roundhouse.site import chest
from roundhouse.site.host import ME, SiteHost

log = logging.getLogger("roundhouse")

CALLER = Caller("", Limits(limited=False))
PART = re.compile(r"\{(\w+):(?:str|int)\}")


class Door(NamedTuple):
    """A route, the addresses that lead to it, and what its handler wants by name."""

    route: Route
    address: re.Pattern[str]
    wants: dict[str, Any]


def door(prefix: str, route: Route) -> Door:
    path = (prefix + route.path).rstrip("/")
    address = re.compile(PART.sub(r"(?P<\1>[^/]+)", path))
    hints = get_type_hints(route.answer, include_extras=True)
    return Door(route, address, {name: hints[name] for name in signature(route.answer).parameters})


DOORS = [
    door(router.path, route)
    for router in (*ROUTERS, chest.router)
    for route in router.route_handlers
]


async def answer(host: SiteHost, method: str, address: str, body: str | None) -> tuple[int, bytes]:
    """Status and JSON."""
    try:
        route, given = found(method, address, body)
        given = {"registry": host, "me": ME, "caller": CALLER, **given}
        wants = signature(route.answer).parameters
        said = route.answer(**{name: value for name, value in given.items() if name in wants})
        if iscoroutine(said):
            said = await said
        return route.status, msgspec.json.encode(said)
    except Refused as refused:
        status, refusal = told(refused)
        return status, msgspec.json.encode(refusal)
    except RecursionError:
        return 400, refusal_of("bad-request", why="nested too deeply")
    except Exception as error:
        log.error("%s %s has failed", method, address, exc_info=error)
        return 500, refusal_of("server-failed")


def refusal_of(rule: str, **facts: object) -> bytes:
    return msgspec.json.encode(messages.Refusal(rule, facts))


def found(method: str, address: str, body: str | None) -> tuple[Route, dict[str, Any]]:
    """The route of an address, and what it is given."""
    path, _, query = address.partition("?")
    for route, pattern, wants in DOORS:
        match = pattern.fullmatch(path.rstrip("/"))
        if match is None or route.method != method:
            continue
        said = dict(parse_qsl(query, keep_blank_values=True))
        said |= {name: unquote(part) for name, part in match.groupdict().items()}
        try:
            given = {
                name: msgspec.convert(value, wants[name], strict=False)
                for name, value in said.items()
                if name in wants
            }
            if "data" in wants:
                given["data"] = msgspec.json.decode(body or "", type=wants["data"])
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise refuse("bad-request", {"why": str(error)[:400]}) from None
        return route, given
    raise refuse("no-such-page")
