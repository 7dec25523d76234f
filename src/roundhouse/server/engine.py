"""Engine: plain sources play at once; when they are compiled, the bots' processes move over.

Only they think long. The server itself goes on as it is, and what it sends them is understood by
both, since a state travels as the position that it would be written down as.
"""

import asyncio
import logging
import os
import shlex
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

import roundhouse
from roundhouse.server.bot_workers import Workers
from roundhouse.texts import Texts, own_language

Runs = Literal["plain", "compiling", "compiled"]
PLAIN: Final = "plain"
COMPILING: Final = "compiling"
COMPILED: Final = "compiled"
log = logging.getLogger("roundhouse")


def runs_compiled(seed: int) -> bool:
    """Asked of a process that thinks."""
    return roundhouse.compiled


class Engine:
    """`runs`: what the bots think with."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.runs: Runs = COMPILED if roundhouse.compiled else PLAIN

    async def compile(self, command: str, folder: Path) -> None:
        """Runs the command that fills the folder; then the bots' processes start from there."""
        self.runs = COMPILING
        say("cli-compiling")
        status = await run(command)
        if status == 0 and await self.moved_over(folder):
            self.runs = COMPILED
            say("cli-compiled")
        else:
            self.runs = PLAIN
            say("cli-not-compiled", text=command, value=status)

    async def moved_over(self, folder: Path) -> bool:
        """Whether a process that starts now runs what was compiled: it is asked."""
        if not (folder / "roundhouse").is_dir():
            return False
        sys.path.insert(0, str(folder))  # a process that is started gets this one's path
        for lane in self.workers.lanes.values():
            lane.renew()
        try:
            return await self.workers.lanes["quick"].ask("", runs_compiled)
        except Exception:
            log.exception("the compiled engine doesn't start")
            sys.path.remove(str(folder))
            for lane in self.workers.lanes.values():
                lane.renew()
            return False


async def run(command: str) -> int:
    """Its output is shown only if it fails; it ends with this process."""
    process = await asyncio.create_subprocess_exec(
        *shlex.split(command),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        told, _ = await process.communicate()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
    if process.returncode:
        print(told.decode(errors="replace")[-2000:], file=sys.stderr)
    return process.returncode or 0


def say(key: str, **facts: object) -> None:
    """To whoever has started the server, in his language."""
    print(Texts(own_language()).say(key, facts), flush=True)
