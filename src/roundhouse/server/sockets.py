"""Sockets: every update of a table, to those who look at it."""

import asyncio
from contextlib import suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server import limits, messages
from roundhouse.server.error_handlers import AWAY
from roundhouse.server.live_table import LiveTable
from roundhouse.server.origin import foreign
from roundhouse.server.presence import Listener
from roundhouse.server.registry import Registry
from roundhouse.server.tables import watched

REFUSED = 4000  # our own closing code: the refusal came before it
BEHIND = 4001  # connect again

Socket = WebSocket[object, object, object]  # type: ignore[type-var]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: Socket, registry: Registry, me: str, counted: limits.Limits, table_id: str
) -> None:
    await socket.accept()
    address = socket.client.host if socket.client else ""
    try:
        counted.take(address, limits.ASKING)
        if foreign(socket.headers):
            raise refuse("foreign-page")
        mine = registry.sockets.come(address, me, table_id)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    try:
        await attend(socket, registry, me, counted, table_id)
    finally:
        registry.sockets.go(mine)


async def turn_away(socket: Socket, refused: Refused) -> None:
    with suppress(WebSocketException, RuntimeError):
        await say(socket, messages.SocketRefusal(refused.rule, refused.facts))
        await socket.close(REFUSED)


async def attend(
    socket: Socket, registry: Registry, me: str, counted: limits.Limits, table_id: str
) -> None:
    try:
        live = await watched(registry, table_id, me)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    except AWAY:
        await turn_away(socket, refuse("database-away"))
        return
    listener = Listener(me)
    listener.tell(encoded(messages.Hello(live.whole(me))))
    registry.come(live, listener)
    sending = asyncio.create_task(send(socket, listener))
    try:
        await receive(socket, listener, live, counted)
    finally:
        registry.go(live, listener)
        sending.cancel()
        with suppress(asyncio.CancelledError, WebSocketException, RuntimeError):
            await sending


def encoded(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


async def say(socket: Socket, message: msgspec.Struct) -> None:
    await socket.send_data(encoded(message), mode="text")


async def send(socket: Socket, listener: Listener) -> None:
    while (text := await listener.texts.get()) is not None:
        await socket.send_data(text, mode="text")
    await socket.close(BEHIND)


async def receive(
    socket: Socket, listener: Listener, live: LiveTable, counted: limits.Limits
) -> None:
    while not listener.ended:
        try:
            message = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] != "websocket.receive":
            return
        try:
            counted.take(f"socket {id(socket)}", limits.ASKING)
            hear(message.get("text"), message.get("bytes"))
            listener.tell(encoded(messages.Pong(live.table.number)))
        except Refused as refused:
            listener.tell(encoded(messages.SocketRefusal(refused.rule, refused.facts)))


def hear(text: object, data: object) -> messages.ToServer:
    heard = text if isinstance(text, str) else data
    if not isinstance(heard, str | bytes) or len(heard) > limits.MOST_MESSAGE:
        raise refuse("too-large")
    try:
        return msgspec.json.decode(heard, type=messages.ToServer)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise refuse("bad-request", {"why": str(error)[:200]}) from None
