"""The local network over HTTP, and codes for cameras."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Router, get, post

from roundhouse.kernel.refusal import refuse
from roundhouse.server import messages
from roundhouse.server.doors import LOOPBACK
from roundhouse.server.registry import Registry
from roundhouse.server.settings import Settings


def require_this_machine(request: Request[Any, Any, Any], settings: Settings) -> None:
    """Neither another machine nor a name that only leads here may open a door."""
    asked_at = urlsplit(f"//{request.headers.get('host', '')}").hostname
    asks = request.client.host if request.client else ""
    if not settings.home or asks not in LOOPBACK or asked_at not in LOOPBACK:
        raise refuse("this-machine-only")


@get("/", summary="Whether the local network is let in")
async def get_lan(request: Request[Any, Any, Any], registry: Registry) -> messages.Lan:
    """Only whoever sits at this machine is told that it could be."""
    require_this_machine(request, registry.settings)
    return registry.doors.told()


@post("/", status_code=200, summary="Let the local network in, or out")
async def post_lan(
    request: Request[Any, Any, Any], registry: Registry, data: messages.OpenLan
) -> messages.Lan:
    require_this_machine(request, registry.settings)
    if data.open:
        await registry.doors.open()
        for counting in (request.app.state.limits, registry.sockets):
            counting.count_others(LOOPBACK)
    else:
        registry.doors.close()
    return registry.doors.told()


@post("/code", status_code=200, summary="An address as a code for a camera")
async def code(data: messages.AskCode) -> messages.QrCode:
    import segno

    rows = [bytes(row) for row in segno.make(data.text, error="m").matrix]
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return messages.QrCode(len(rows), path)


router = Router("/api/lan", route_handlers=[get_lan, post_lan, code], tags=["server"])
