"""Trials: maps that bots try in the background, some games at a time.

What was found is kept with the version, so that a trial goes on where it was, and everybody who may
see the map sees what came of it.
"""

import json
import logging

import msgspec

from roundhouse.kernel.refusal import refuse
from roundhouse.server.bot_workers import Workers
from roundhouse.server.logs import in_a_line
from roundhouse.server.tasks import Tasks
from roundhouse.study.map_trial import GAMES, LEVEL, Tally, report_on
from roundhouse.study.simulate import Job
from roundhouse.study.trial_report import TrialReport
from roundhouse.tables.rows import from_json
from roundhouse.tables.store.maps import StoredMaps, Version

log = logging.getLogger("roundhouse")

AT_ONCE = 2  # games: what they came to fits into one answer


class Kept(msgspec.Struct):
    """As it is kept: `done` of `wanted` games, by so many bots of a level."""

    players: int
    level: str = LEVEL
    wanted: int = GAMES
    done: int = 0
    tally: Tally = msgspec.field(default_factory=Tally)

    def job(self, version: Version) -> Job:
        return trial_job(version.game, version.name, self.players, self.level)


def trial_job(game: str, map: str, players: int, level: str) -> Job:
    return Job(game, players, (level,), 1, {"map": map})


class Trials:
    """`at_work` are the versions that are being tried here, each with who asked for it."""

    def __init__(self, kept: StoredMaps, workers: Workers, tasks: Tasks) -> None:
        self.kept = kept
        self.workers = workers
        self.tasks = tasks
        self.at_work: dict[str, str] = {}

    def so_far(self, version: Version) -> Kept | None:
        return from_json("trial", version.report, Kept) if version.report else None

    def report(self, version: Version) -> TrialReport | None:
        kept = self.so_far(version)
        if kept is None or not kept.tally.games:
            return None
        return report_on(kept.tally, kept.job(version), json.loads(version.compiled))

    def begin(self, version: Version, person: str, wanted: Kept) -> None:
        """Who has one in work waits until it is done."""
        if version.name in self.at_work:
            return
        if person in self.at_work.values():
            raise refuse("one-trial-at-a-time")
        self.at_work[version.name] = person
        self.tasks.spawn(self._try(version, wanted))

    async def _try(self, version: Version, kept: Kept) -> None:
        try:
            await self._keep(version, kept)
            while kept.done < kept.wanted:
                kept.tally.add(
                    await self.workers.try_map(
                        version, kept.level, kept.players, kept.done, AT_ONCE
                    )
                )
                kept.done += AT_ONCE
                await self._keep(version, kept)
        except Exception as error:  # a map that a game breaks over is only a map
            log.warning("the trial of %s has failed: %s", version.name, in_a_line(error))
        finally:
            del self.at_work[version.name]

    async def _keep(self, version: Version, kept: Kept) -> None:
        report = report_on(kept.tally, kept.job(version), json.loads(version.compiled))
        over = kept.done >= kept.wanted
        text = msgspec.json.encode(kept).decode()
        await self.kept.keep_report(version.name, text, over and report.passed)
