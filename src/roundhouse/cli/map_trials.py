"""`roundhouse map try`: bots try a map; and what a moderator does with maps that people share."""

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from roundhouse.cli.asking import LANGUAGE, Language, id_in
from roundhouse.cli.screen import progress_bar, tell
from roundhouse.kernel.extras import need
from roundhouse.kernel.refusal import refuse
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from roundhouse.study.trial_report import TrialReport

Database = Annotated[str, typer.Argument(help="A PostgreSQL URL or a SQLite file.")]


def try_out(
    path: Path,
    seats: int,
    games: int,
    bots: str,
    seed: int,
    workers: int,
    as_json: bool,
    lang: str,
) -> None:
    """Games between bots, with a bar that follows them, and what came of it."""
    from roundhouse.rails.atlas.workshop import game_of
    from roundhouse.rails.maps import maps_of
    from roundhouse.study.map_trial import report_on, seats_for, try_map
    from roundhouse.study.simulate import Job

    id = game_of(path.read_text("utf-8"))
    maps = maps_of(id) if id else None
    if maps is None:
        raise refuse("no-maps-of-game", {"game": id or "?"})
    options: dict[str, object] = {"map": str(path)}
    job = Job(id, seats or seats_for(id, options), (bots,), seed, options)
    with progress_bar() as bar:
        playing = bar.add_task(path.stem, total=games)
        tally = try_map(job, games, workers, lambda done: bar.advance(playing, done))
    compiled = json.loads(maps.text(str(path)))
    report = report_on(tally, job, compiled)
    if as_json:
        typer.echo(json.dumps(asdict(report), indent=1, ensure_ascii=False))
    else:
        tell_report(Texts(lang), report, games, compiled)


def tell_report(texts: Texts, report: "TrialReport", games: int, compiled: dict[str, Any]) -> None:
    told = {"count": report.games, "most": games}
    tell(f"{texts.say('maps-trial')}: {texts.say('maps-trial-games', told)}")
    for seat, share in enumerate(report.seats):
        shown = texts.say("maps-percent", {"value": round(100 * share)})
        tell(f"  {texts.say('maps-seat', {'number': seat + 1})}: {shown}")
    figures = {
        "moves": str(round(report.moves)),
        "points": f"{round(report.points)} ({report.lowest}–{report.highest})",
        "lead": str(round(report.lead)),
        "ruined": texts.say("maps-percent", {"value": round(100 * report.ruined)}),
        "unused": str(report.unused),
    }
    for name, figure in figures.items():
        tell(f"  {texts.say(f'maps-trial-{name}')}: {figure}")
    names = {place["slug"]: place["name"] for place in compiled["places"]}
    for one in report.advice:
        facts = {key: names.get(str(value), value) for key, value in one.facts.items()}
        tell(f"{'✗' if one.fails else '·'} {texts.say(f'maps-advice-{one.rule}', facts)}")
    if report.passed:
        tell(f"✓ {texts.say('maps-passed')}")


def reports(database: Database) -> None:
    """Maps that people have reported, with what they say: for moderators."""
    need("server")
    from roundhouse.tables.store import open_store

    async def told() -> None:
        store = await open_store(database)
        try:
            for one in await store.maps.reported():
                state = f"{one.map.visibility}{' ✗' if one.map.blocked else ''}"
                tell(f"@{one.map.id} {one.map.title} · {one.by} · {state}")
                for why, _ in await store.maps.reports(one.map.id):
                    tell(f"  {why}")
        finally:
            await store.close()

    asyncio.run(told())


def block(
    database: Database,
    map: Annotated[str, typer.Argument(help="A map's address, or its @ID: see `reports`.")],
    undo: Annotated[bool, typer.Option("--undo", help="Let everybody see it again.")] = False,
    lang: Language = LANGUAGE,
) -> None:
    """Take a map away from everybody but its owner; tables on it go on. Its reports are cleared."""
    need("server")
    from roundhouse.tables.store import open_store

    map_id = id_in(map)

    async def change() -> None:
        store = await open_store(database)
        try:
            if await store.maps.get(map_id) is None:
                raise refuse("unknown-map", {"map": map_id[:40]})
            await store.maps.change(map_id, blocked=not undo)
            await store.maps.clear_reports(map_id)
        finally:
            await store.close()

    asyncio.run(change())
    tell(Texts(lang).say("cli-map-shown" if undo else "cli-map-blocked", {"map": map_id}))
