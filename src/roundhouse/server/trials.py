"""Trials: maps that bots try in the background, some games at a time.

What was found is kept with the version, so that a trial goes on where it was, and everybody who may
see the map sees what came of it.
"""

import json
import logging
import time
from dataclasses import dataclass, field

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


@dataclass
class Work:
    """A trial that goes on: who asked for it, since when, and from which game on."""

    person: str
    version: Version
    kept: Kept
    since: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.first = self.kept.done

    @property
    def left(self) -> float | None:
        """Seconds that it may still take, by what was played so far."""
        played = self.kept.done - self.first
        if not played:
            return None
        each = (time.monotonic() - self.since) / played
        return max(0, self.kept.wanted - self.kept.done) * each


def trial_job(game: str, map: str, players: int, level: str) -> Job:
    return Job(game, players, (level,), 1, {"map": map})


class Trials:
    """`at_work` are the versions that are being tried here, by their names."""

    def __init__(self, kept: StoredMaps, workers: Workers, tasks: Tasks) -> None:
        self.kept = kept
        self.workers = workers
        self.tasks = tasks
        self.at_work: dict[str, Work] = {}

    def so_far(self, version: Version) -> Kept | None:
        return from_json("trial", version.report, Kept) if version.report else None

    def report(self, version: Version) -> TrialReport | None:
        kept = self.so_far(version)
        if kept is None or not kept.tally.games:
            return None
        return report_on(kept.tally, kept.job(version), json.loads(version.compiled))

    def begin(self, version: Version, person: str, wanted: Kept) -> None:
        """Who has one of another map in work waits until it is done; that of an older version of
        this one has been overtaken, and ends."""
        if version.name in self.at_work:
            return
        for work in self.at_work.values():
            if work.person == person and work.version.map_id != version.map_id:
                title = json.loads(work.version.compiled)["title"]
                raise refuse("one-trial-at-a-time", {"title": title})
        self.stop(version.map_id)
        self.at_work[version.name] = Work(person, version, wanted)
        self.tasks.spawn(self._try(version, wanted))

    def stop(self, map: str) -> None:
        """After the games that are being played now, which still count."""
        for work in self.at_work.values():
            if work.version.map_id == map:
                work.kept.wanted = work.kept.done

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
                kept.wanted = max(kept.wanted, kept.done)
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
