"""Trials of maps, one at a time for each person: bots and store are stood in for."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.server.bot_workers import Workers
from roundhouse.server.tasks import Tasks
from roundhouse.server.trials import Kept, Trials
from roundhouse.study.map_trial import Tally
from roundhouse.tables.store.maps import StoredMaps, Version


@dataclass
class House:
    """Where games end when `played` is set, and of reports only the games are kept."""

    asked: list[str] = field(default_factory=list)
    played: asyncio.Event = field(default_factory=asyncio.Event)
    reports: dict[str, int] = field(default_factory=dict)

    async def keep_report(self, name: str, text: str, passed: bool) -> None:
        self.reports[name] = json.loads(text)["done"]

    async def try_map(
        self, version: Version, level: str, players: int, since: int, many: int
    ) -> Any:
        self.asked.append(version.name)
        await self.played.wait()
        return Tally(games=many, wins=[many / players] * players)


def version(map: str, number: int) -> Version:
    compiled = json.dumps({"title": f"The {map}", "places": [], "hexes": []})
    return Version(map, number, f"own-{map}-{number}", "steam", "", compiled, 0.0)


def test_a_trial_is_overtaken_by_that_of_a_newer_version_and_waits_for_another_map():
    async def tried() -> None:
        house, tasks = House(), Tasks()
        trials = Trials(cast(StoredMaps, house), cast(Workers, house), tasks)
        trials.begin(version("isle", 1), "anna", Kept(3, wanted=200))
        while not house.asked:
            await asyncio.sleep(0)
        trials.begin(version("isle", 2), "anna", Kept(3, wanted=4))
        with pytest.raises(Refused) as refused:
            trials.begin(version("lake", 1), "anna", Kept(3))
        assert (refused.value.rule, refused.value.facts) == (
            "one-trial-at-a-time",
            {"title": "The isle"},
        )
        house.played.set()
        while trials.at_work:
            await asyncio.sleep(0)
        assert house.reports == {"own-isle-1": 2, "own-isle-2": 4}, "what was played still counts"
        trials.begin(version("lake", 1), "anna", Kept(3, wanted=2))
        while trials.at_work:
            await asyncio.sleep(0)
        assert house.reports["own-lake-1"] == 2

    asyncio.run(tried())
