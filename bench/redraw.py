"""How long one live redraw of the map editor takes at 331 hexes: `python bench/redraw.py`.

Drawn as the editor does it, light while a hand moves and whole at rest, by the compiler alone and
through the process that the server keeps for it; `bench/redraw_seen.py` does it in a browser.
"""

import asyncio
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

from roundhouse.rails.atlas.drafts import empty
from roundhouse.rails.atlas.live import live
from roundhouse.rails.atlas.plane import distance
from roundhouse.rails.atlas.workshop import profile_of
from roundhouse.server.drafting import Drafting

REACH = 10  # 331 hexes
TIMES = 15


def island() -> dict[str, Any]:
    """A round one with hills, a river, thirteen cities and thirty-six towns."""
    source = empty("isle", "Isle", "steam", profile_of('game = "steam"')[0]["begun"])
    reach = range(-REACH, REACH + 1)
    hexes = [[q, r] for q in reach for r in reach if distance((0, 0), (q, r)) <= REACH]
    places = [here for here in hexes if here[0] % 3 == 0 and here[1] % 3 == 0]
    source["land"] = [{"name": "Isle", "hexes": hexes}]
    source["city"] = [
        {"name": f"City {n}", "at": here, "colour": "red", "cubes": 3, "region": "all"}
        for n, here in enumerate(places[::4])
    ]
    towns = [here for n, here in enumerate(places) if n % 4]
    source["town"] = [{"name": f"Town {n}", "at": here} for n, here in enumerate(towns)]
    source["river"] = [{"name": "Long", "through": [[q, 1] for q in range(-9, 10)]}]
    source["override"] = [
        {"at": here, "terrain": "hill", "why": "high"} for here in hexes[::9] if here not in places
    ]
    return source


def told(what: str, times: list[float]) -> None:
    print(f"{what:34} p50 {median(times) * 1000:5.0f} ms   worst {max(times) * 1000:5.0f} ms")


def alone(source: dict[str, Any], light: bool, clock: Callable[[], float]) -> list[float]:
    times = []
    for _ in range(TIMES if light else 3):
        began = clock()
        shown = live(source, light)
        times.append(clock() - began)
        assert shown["svg"], shown["faults"]
    return times


async def through_a_process(source: dict[str, Any]) -> list[float]:
    drafting = Drafting()
    times = []
    try:
        await drafting.ask("draw", source, True, address="")
        for _ in range(TIMES):
            began = perf_counter()
            await drafting.ask("draw", source, True, address="")
            times.append(perf_counter() - began)
    finally:
        drafting.close()
    return times


if __name__ == "__main__":
    isle = island()
    print(f"{len(isle['land'][0]['hexes'])} hexes")
    told("light, the compiler alone", alone(isle, True, perf_counter))
    told("  of the processor", alone(isle, True, process_time))
    told("light, through the server's process", asyncio.run(through_a_process(isle)))
    told("whole, with hills", alone(isle, False, perf_counter))
