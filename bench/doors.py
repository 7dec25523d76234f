"""What half-open requests and idle sockets cost the others.

python bench/doors.py --half 3000 --sockets 5000
"""

import argparse
import asyncio
import gc
import resource
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.harness import Server, Someone

HALF = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-le"


async def asked(server: Server, seconds: float) -> list[float]:
    """How long somebody else waits for an answer."""
    late: list[float] = []
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            began = time.perf_counter()
            (await client.get("/api/me")).raise_for_status()
            late.append(time.perf_counter() - began)
            await asyncio.sleep(0.02)
    return late


def show(what: str, late: list[float]) -> None:
    parts = quantiles(late, n=100)
    told = f"p50 {1000 * parts[49]:.0f} ms, p99 {1000 * parts[98]:.0f} ms"
    print(f"{what}: {told}, worst {1000 * max(late):.0f} ms")


async def measure(server: Server, args: argparse.Namespace, table: str) -> None:
    gc.disable()  # only the server's stops are to be seen
    show("nobody else", await asked(server, args.seconds))
    lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(args.half)]
    for _, writer in lines:
        writer.write(HALF)
    show(f"{args.half} half requests", await asked(server, args.seconds))
    for _, writer in lines:
        writer.close()
    address = server.address.replace("http", "ws")
    sockets = []
    for _ in range(args.sockets):
        sockets.append(await connect(f"{address}/api/tables/{table}/socket", max_size=None))
    show(f"{args.sockets} sockets at one table", await asked(server, args.seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--half", type=int, default=3_000)
    parser.add_argument("--sockets", type=int, default=5_000)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), f"{folder}/tables.sqlite", games=()).start()
        try:
            table = Someone(server, "Anna").make("tiles", "me", "screen")["id"]
            asyncio.run(measure(server, args, table))
        finally:
            server.close()


if __name__ == "__main__":
    main()
