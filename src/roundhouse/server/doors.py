"""The local network: let in by one click of whoever sits at this machine, and out again.

A game that was started for this machine alone listens at its loopback address. Letting the network
in is a second socket at the machine's address there, at the same port, and nothing else.
"""

import asyncio
import socket
from typing import TYPE_CHECKING

from roundhouse.kernel.refusal import refuse
from roundhouse.server import messages
from roundhouse.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def lan_address() -> str:
    """The address of this machine in its network: no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK[0]
        address: str = probe.getsockname()[0]
        return address


class Doors:
    """`house` is the server that runs in this process, if it may open another socket."""

    house: "uvicorn.Server | None" = None

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.second: asyncio.Server | None = None

    @property
    def address(self) -> str | None:
        """Where others in the network would find us; None where there is none."""
        found = self.settings.network or lan_address()
        return None if found == LOOPBACK[0] else found

    def told(self) -> messages.Lan:
        open = self.settings.lan or self.second is not None
        address = self.address
        shown = None if address is None else f"http://{address}:{self.settings.port}"
        return messages.Lan(self.settings.home, open, shown)

    async def open(self) -> None:
        address, house = self.address, Doors.house
        if address is None or house is None:
            raise refuse("no-network")
        if self.second is not None or self.settings.lan:
            return
        from roundhouse.server.run import listen

        config = house.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=house.server_state, app_state=house.lifespan.state
            )

        loop = asyncio.get_running_loop()
        listening = listen(address, self.settings.port)
        self.second = await loop.create_server(protocol, sock=listening)
        house.servers.append(self.second)  # it ends with the house

    def close(self) -> None:
        """Nobody comes in any more; who is in goes when he leaves."""
        if self.second is not None and Doors.house is not None:
            Doors.house.servers.remove(self.second)
            self.second.close()
            self.second = None
