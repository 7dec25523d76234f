"""Maps over HTTP: drawing one, keeping versions of it, and sharing it."""

import asyncio
import time
import tomllib
from typing import Annotated, Any, Literal, get_args

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from sqlalchemy.exc import IntegrityError

from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.rails.atlas import drafts
from roundhouse.rails.atlas.writing import write_source
from roundhouse.rails.maps import MOST_HEXES, PROFILE, maps_of, name_of
from roundhouse.server import limits, messages, profile
from roundhouse.server.limits import Caller
from roundhouse.server.map_shelf import may_see
from roundhouse.server.registry import Registry
from roundhouse.server.trials import Kept
from roundhouse.study.map_trial import seats_for
from roundhouse.tables.making import fresh_id
from roundhouse.tables.maps import bring
from roundhouse.tables.store.maps import Drawn, Listed, Version

MapId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{12}$")]
MOST_VERSIONS = 200
CHANGED = {
    409: ResponseSpec(
        messages.Refusal, generate_examples=False, description="It was changed elsewhere meanwhile."
    )
}
# of a fault: these keep a map from being played, others are advice
STOPPING = (
    *("", "map-not-toml", "same-hex", "astray", "no-hex", "too-many-hexes", "too-far-apart"),
    *(
        "endless",
        "place-fact",
        "place-cubes",
        "two-cities",
        "terrain",
        "fact-missing",
        "too-large",
        "undrawn",
    ),
    *("no-such-game", "few-points", "many-points", "nowhere", "date-line", "same-name"),
)


async def found(registry: Registry, id: str, me: str) -> Drawn:
    """A map that one may see."""
    drawn = await registry.store.maps.get(id)
    if drawn is None or not may_see(drawn, me):
        raise refuse("unknown-map", {"map": id[:40]})
    return drawn


async def mine(registry: Registry, id: str, me: str) -> Drawn:
    drawn = await found(registry, id, me)
    if drawn.owner != me:
        raise refuse("not-your-map")
    return drawn


def about(drawn: Drawn, me: str, by: str, versions: int, newest: str) -> dict[str, Any]:
    """What a list and the page of a map tell alike."""
    alike = ("id", "game", "title", "made", "changed", "visibility", "origin", "blocked")
    return {
        **{name: getattr(drawn, name) for name in alike},
        "mine": drawn.owner == me,
        "by": by,
        "versions": versions,
        "newest": newest,
        "passed": bool(newest) and drawn.passed == newest,
    }


def summary(one: Listed, me: str) -> messages.MapSummary:
    return messages.MapSummary(**about(one.map, me, one.by, one.versions, one.newest))


async def whole(
    registry: Registry, drawn: Drawn, me: str, source: dict[str, Any] | None = None
) -> messages.DraftMap:
    """`source` where its tables are at hand already."""
    versions = await registry.store.maps.versions(drawn.id)
    owner = await registry.store.people.get(drawn.owner or "")
    text = drawn.draft if drawn.owner == me or not versions else versions[-1].source
    newest = versions[-1].name if versions else ""
    head = about(drawn, me, owner.name if owner else "", len(versions), newest)
    history = [
        messages.MapVersion(one.version, one.name, one.made, bool(one.report)) for one in versions
    ]
    tools = tools_for(drawn.game)
    if source is None:  # a large one is read for a tenth of a second: beside the server's loop
        source = await asyncio.to_thread(tomllib.loads, text)
    return messages.DraftMap(**head, source=source, tools=tools, history=history)


def tools_for(id: str) -> messages.MapTools:
    """By the profile of its maps, in which a town has a table where the game has towns."""
    asked = asked_of(id)
    tools = asked.get("tools", {})
    colour = asked.get("city", {}).get("fact", {}).get("colour", {})
    low, high = game(id).seats
    return messages.MapTools(
        colours=colour.get("among", []),
        high=tools.get("high", ""),
        kinds=[kind for kind in get_args(messages.PlaceKind) if kind in asked],
        sea=tools.get("sea", False),
        seats=list(range(low, high + 1)),
        lie=tools.get("lie"),
        hexes=MOST_HEXES,
    )


@get("/", summary="Maps that you drew, or that others share with everybody")
async def list_maps(
    registry: Registry, me: str, which: Literal["mine", "listed"] = "mine"
) -> messages.MapSummaries:
    maps = registry.store.maps
    listed = await (maps.of(me) if which == "mine" else maps.listed())
    return messages.MapSummaries([summary(one, me) for one in listed], registry.settings.maps_each)


@post("/", summary="Begin a map")
async def make_map(
    registry: Registry, me: str, caller: Caller, data: messages.NewMap
) -> messages.DraftMap:
    caller.take(limits.MAKING)
    most = registry.settings.maps_each
    if await registry.store.maps.count(me) >= most:
        raise refuse("too-many-maps", {"most": most})
    await profile.known(registry, me)
    title = profile.tidy(data.title) or "?"
    source, origin = await begun(registry, me, caller, data, title)
    text, source = await asyncio.to_thread(written, registry, source)
    now = time.time()
    game_id = str(source["game"])
    drawn = Drawn(fresh_id(), me, title, game_id, now, now, "private", origin[:200], text)
    await registry.store.maps.make(drawn)
    return await whole(registry, drawn, me, source)


async def begun(
    registry: Registry, me: str, caller: Caller, data: messages.NewMap, title: str
) -> tuple[dict[str, Any], str]:
    """The source of a new map, and what it was made from: the title of another that somebody
    drew, or the name of one of the house's, which texts say in every language."""
    name, begins = drafts.name_for(title), asked_of(data.game).get("begun", {})
    if data.file:
        return await of_file(registry, caller, data, name, title), ""
    if data.drawn:
        other = await found(registry, data.drawn, me)
        source = (await whole(registry, other, me)).source
        return drafts.copy_of(source, name, title), other.title
    if data.map:
        maps = maps_of(data.game)
        assert maps is not None
        if data.map not in maps.names:
            raise refuse("unknown-map", {"map": data.map[:40]})
        text = maps.file(data.map, ".toml").read_text("utf-8")
        source = await asyncio.to_thread(tomllib.loads, text)
        copied = drafts.copy_of({**source, "game": data.game}, name, title)
        return copied, maps.titles.get(data.map, data.map)
    one = data.region
    if one is None:
        return drafts.empty(name, title, data.game, begins), ""
    if one.north - one.south < 0.01 or one.east - one.west < 0.01:
        raise refuse("bad-region")
    corners = ((one.south, one.west), (one.north, one.east))
    return drafts.region(name, title, data.game, begins, *corners, one.hex_km), ""


async def of_file(
    registry: Registry, caller: Caller, data: messages.NewMap, name: str, title: str
) -> dict[str, Any]:
    """A file that somebody has: all that is wrong with it is told when it is drawn, if only it is
    TOML."""
    given = await registry.drafting.ask("read", data.file, title, address=caller.stranger)
    id = str(given.get("game") or data.game)
    asked_of(id)
    head = {"name": given.get("name", name), "title": title, "game": id}
    return {"facts": {}, **given, **head}


def asked_of(id: str) -> dict[str, Any]:
    """What a game asks of its maps."""
    maps = maps_of(game(id).id)
    if maps is None:
        raise refuse("no-maps-of-game", {"game": id})
    return tomllib.loads((maps.folder / PROFILE).read_text("utf-8"))


def written(registry: Registry, source: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The text of a source, and its tables as they will be read again; one that is too long, or no
    source at all, is refused."""
    text = write_source(drafts.pruned(source))
    most = registry.settings.map_bytes
    if len(text.encode()) > most:
        raise refuse("map-too-long", {"bytes": len(text.encode()), "most": most})
    try:
        return text, tomllib.loads(text)
    except (ValueError, RecursionError):
        raise refuse("bad-map", {"map": "", "why": "it can't be written as TOML"}) from None


@get("/{map_id:str}", summary="A map with its source")
async def get_map(registry: Registry, me: str, map_id: MapId) -> messages.DraftMap:
    return await whole(registry, await found(registry, map_id, me), me)


@put("/{map_id:str}", responses=CHANGED, summary="Save what you are drawing")
async def save_map(
    registry: Registry, me: str, map_id: MapId, data: messages.SaveMap
) -> messages.DraftMap:
    drawn = await mine(registry, map_id, me)
    source = {**data.source, "game": drawn.game}
    # beside the server's loop: a large map is written for a fifth of a second
    draft, tables = await asyncio.to_thread(written, registry, source)
    drawn = await mine(registry, map_id, me)
    if data.seen < drawn.changed:
        raise refuse("stale-map")
    drawn.draft = draft
    drawn.title = profile.tidy(str(source.get("title", "")))[:60] or drawn.title
    drawn.changed = max(time.time(), drawn.changed + 1e-3)
    changes = {"draft": drawn.draft, "title": drawn.title, "changed": drawn.changed}
    await registry.store.maps.change(map_id, **changes)
    return await whole(registry, drawn, me, tables)


@post(
    "/{map_id:str}/versions",
    responses=CHANGED,
    summary="Keep what you have drawn, to be played on",
)
async def keep_version(
    registry: Registry, me: str, caller: Caller, map_id: MapId
) -> messages.DraftMap:
    """It never changes again. What was kept already is found again."""
    caller.take(limits.DRAWING, 10)
    drawn = await mine(registry, map_id, me)
    versions = await registry.store.maps.versions(map_id)
    name = name_of(drawn.draft)
    if not versions or versions[-1].name != name:
        if len(versions) >= MOST_VERSIONS:
            raise refuse("too-many-versions", {"most": MOST_VERSIONS})
        compiled = await registry.drafting.ask(
            "compile_own", drawn.draft, drawn.game, address=caller.stranger
        )
        number = versions[-1].version + 1 if versions else 1
        made = Version(map_id, number, name, drawn.game, drawn.draft, compiled, time.time())
        try:
            await registry.store.maps.add_version(made)
        except IntegrityError:
            raise refuse("stale-map") from None
    return await whole(registry, drawn, me)


@get("/{map_id:str}/file", include_in_schema=False)
async def export(registry: Registry, me: str, map_id: MapId) -> Response[str]:
    """One file, as the command line reads it."""
    shown = await whole(registry, await found(registry, map_id, me), me)
    name = drafts.name_for(str(shown.source.get("name", shown.title)))
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    text = await asyncio.to_thread(write_source, shown.source)
    return Response(text, media_type="application/toml; charset=utf-8", headers=headers)


@put("/{map_id:str}/sharing", summary="Who may see a map: you, who has the link, or everybody")
async def share(
    registry: Registry, me: str, map_id: MapId, data: messages.ShareMap
) -> messages.DraftMap:
    drawn = await mine(registry, map_id, me)
    if data.visibility != "private" and not await registry.store.maps.versions(map_id):
        raise refuse("no-version-yet")
    drawn.visibility = data.visibility
    await registry.store.maps.change(map_id, visibility=data.visibility)
    return await whole(registry, drawn, me)


@delete("/{map_id:str}", status_code=200, summary="Delete a map; tables on it go on")
async def delete_map(registry: Registry, me: str, map_id: MapId) -> messages.MapSummaries:
    drawn = await mine(registry, map_id, me)
    await registry.store.maps.delete(drawn.id)
    left = await registry.store.maps.of(me)
    return messages.MapSummaries([summary(one, me) for one in left], registry.settings.maps_each)


@post("/{map_id:str}/report", status_code=200, summary="Tell the moderators of a map")
async def report(
    registry: Registry, me: str, caller: Caller, map_id: MapId, data: messages.ReportMap
) -> messages.DraftMap:
    caller.counted.take(me, limits.TALKING)
    drawn = await found(registry, map_id, me)
    await profile.known(registry, me)
    await registry.store.maps.report(drawn.id, me, profile.tidy(data.why), time.time())
    return await whole(registry, drawn, me)


@post("/draw", status_code=200, summary="Draw a source, and tell all that is wrong with it")
async def draw(registry: Registry, caller: Caller, data: messages.DrawMap) -> messages.DrawnMap:
    caller.take(limits.DRAWING, 1 if data.light else 5)
    shown = await registry.drafting.ask("draw", data.source, data.light, address=caller.stranger)
    for fault in shown["faults"]:
        fault["stops"] = fault["rule"] in STOPPING
    shown["faults"].sort(key=lambda fault: not fault["stops"])
    return msgspec.convert(shown, messages.DrawnMap)


@post("/geojson", status_code=200, summary="Coasts, rivers and places out of a GeoJSON file")
async def read_geojson(
    registry: Registry, caller: Caller, data: messages.GeoJson
) -> messages.ReadMap:
    caller.take(limits.DRAWING, 5)
    south, west, north, east = data.bounds or (0.0, 0.0, 0.0, 0.0)
    bounds = ((south, west), (north, east)) if data.bounds else None
    read = await registry.drafting.ask("geojson", data.text, bounds, address=caller.stranger)
    faults = [
        messages.MapFault(0, text, rule, facts, [], None) for rule, facts, text in read["faults"]
    ]
    return messages.ReadMap(read["source"], faults)


@post("/cards", status_code=200, summary="What a game's map needs beyond geography, by rules")
async def deal_cards(
    registry: Registry, caller: Caller, data: messages.FurnishMap
) -> messages.ReadMap:
    caller.take(limits.DRAWING, 2)
    ends = data.ends or ()
    dealt = await registry.drafting.ask("cards", data.source, ends, address=caller.stranger)
    return messages.ReadMap(dealt, [])


async def newest(registry: Registry, drawn: Drawn) -> Version:
    versions = await registry.store.maps.versions(drawn.id)
    if not versions:
        raise refuse("no-version-yet")
    return versions[-1]


def tried(registry: Registry, version: Version) -> messages.MapTrial:
    work = registry.trials.at_work.get(version.name)
    kept = work.kept if work else registry.trials.so_far(version)
    done, wanted = (kept.done, kept.wanted) if kept else (0, 0)
    left, report = work.left if work else None, registry.trials.report(version)
    return messages.MapTrial(version.name, done, wanted, work is not None, left, report)


@get("/{map_id:str}/trial", summary="What bots make of a map's newest version")
async def get_trial(registry: Registry, me: str, map_id: MapId) -> messages.MapTrial:
    return tried(registry, await newest(registry, await found(registry, map_id, me)))


@post("/{map_id:str}/trial", status_code=200, summary="Let bots try a map")
async def begin_trial(
    registry: Registry,
    me: str,
    caller: Caller,
    map_id: MapId,
    data: messages.TryMap,
) -> messages.MapTrial:
    """It goes on by itself, and on from where it was: ask for it now and then."""
    version = await newest(registry, await mine(registry, map_id, me))
    if version.name not in registry.trials.at_work:
        caller.take(limits.TRYING)
        await bring(registry.store, version.game, {"map": version.name})
        kept = registry.trials.so_far(version)
        players = data.players or seats_for(version.game, {"map": version.name})
        if kept is None or (kept.level, kept.players) != (data.level, players):
            kept = Kept(players, data.level)
        kept.wanted = max(data.games, kept.done)
        registry.trials.begin(version, me, kept)
    return tried(registry, version)


@delete("/{map_id:str}/trial", status_code=200, summary="Stop a trial; what was played counts")
async def stop_trial(registry: Registry, me: str, map_id: MapId) -> messages.MapTrial:
    version = await newest(registry, await mine(registry, map_id, me))
    registry.trials.stop(map_id)
    return tried(registry, version)


HANDLERS: Any = [
    *(list_maps, make_map, draw, read_geojson, deal_cards, get_map, save_map, keep_version),
    *(export, share, delete_map, report, get_trial, begin_trial, stop_trial),
]
router = Router("/api/maps", route_handlers=HANDLERS, tags=["maps"])
