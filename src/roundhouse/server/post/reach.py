"""Reach: one POST to an address that a visitor has named.

He may name what he likes, so nothing of the server's own network is ever reached: the name is
looked up here, every address that it has is checked, and the connection goes to the one that was.
Nothing is followed, and of the answer only its number is looked at.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

import h11

from roundhouse.server.post.failure import GONE, Failed

SECONDS = 10.0  # for all of it
MOST = 16_384  # bytes of an answer's head
MOST_URL = 2_000
LONGEST_PAUSE = 3600.0
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # an IPv4 address in the last four bytes
AS_ADDRESS = ipaddress.ip_address

Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_url(url: str, near: bool = False) -> bool:
    """Whether something could be sent there: HTTPS, a host, and nothing else that confuses."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    named = bool(parts.hostname) and parts.username is None and parts.password is None
    secure = parts.scheme == "https" or (near and parts.scheme == "http")
    return plain and named and secure and port != 0 and len(url) <= MOST_URL


def outside(ip: Ip) -> bool:
    """Whether it is an address of the open internet, and none of this machine's."""
    if isinstance(ip, ipaddress.IPv6Address):
        within = ip.ipv4_mapped or ip.sixtofour or (ip.teredo or (None, None))[1]
        if within is None and ip in TRANSLATED:
            within = ipaddress.IPv4Address(ip.packed[-4:])
        if within is not None:
            return outside(within)
    return ip.is_global and not ip.is_multicast and not ours(ip)


def ours(ip: Ip) -> bool:
    """What can be listened at is this machine's own."""
    family = socket.AF_INET if ip.version == 4 else socket.AF_INET6
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.bind((str(ip), 0))
        return True
    return False


async def checked(host: str, port: int, near: bool) -> str:
    """The address to connect to; refused if any that the name has is near."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Failed("unreachable") from None
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not near and not all(outside(AS_ADDRESS(one)) for one in addresses):
        raise Failed("own-network")
    return addresses[0]


async def post(url: str, headers: Mapping[str, str], body: bytes, near: bool = False) -> None:
    """Returns when it was taken. `near`: for tests, and for who has only his own network."""
    if not is_url(url, near):
        raise Failed("bad-url")
    try:
        async with asyncio.timeout(SECONDS):
            answer = await _ask(urlsplit(url), headers, body, near)
    except TimeoutError:
        raise Failed("late") from None
    except ssl.SSLError:
        raise Failed("insecure") from None
    except (OSError, h11.ProtocolError):
        raise Failed("unreachable") from None
    judge(answer)


def judge(answer: h11.Response) -> None:
    status = answer.status_code
    if 200 <= status < 300:
        return
    if status in (404, 410):
        raise Failed(GONE)
    if status == 429 or status >= 500:
        raise Failed("busy", pause(answer))
    raise Failed("moved" if status < 400 else "refused")


def pause(answer: h11.Response) -> float:
    for name, value in answer.headers:
        if name == b"retry-after" and value.isdigit():
            return min(float(value), LONGEST_PAUSE)
    return 0.0


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _ask(
    url: SplitResult, headers: Mapping[str, str], body: bytes, near: bool
) -> h11.Response:
    host = url.hostname or ""
    secure = url.scheme == "https"
    port = url.port or (443 if secure else 80)
    address = await checked(host, port, near)
    more: dict[str, Any] = {"ssl": tls(), "server_hostname": host} if secure else {}
    reader, writer = await asyncio.open_connection(address, port, **more)
    try:
        talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST)
        target = (url.path or "/") + (f"?{url.query}" if url.query else "")
        all_headers = {"Host": url.netloc, "Connection": "close", "User-Agent": "Roundhouse"}
        all_headers |= {"Content-Length": str(len(body)), **headers}
        request = h11.Request(method="POST", target=target, headers=list(all_headers.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(event) or b"")
        await writer.drain()
        return await _answer(talk, reader)
    finally:
        writer.transport.abort()  # nobody waits for the rest


async def _answer(talk: h11.Connection, reader: asyncio.StreamReader) -> h11.Response:
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(4096))
        elif isinstance(event, h11.Response):
            return event
        elif not isinstance(event, h11.InformationalResponse):
            raise Failed("unreachable")
