"""The commands `roundhouse ratings …`: a server's ratings, shown and worked out anew."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import LANGUAGE, Language
from roundhouse.cli.screen import console, table_of, tell
from roundhouse.cli.serve import Database, need_for, own_database
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from roundhouse.tables.ratings.quality import Quality
    from roundhouse.tables.store import Store

app = typer.Typer(help="Ratings of the people and bots of a server.")


@app.command()
def recompute(database: Database = "", lang: Language = LANGUAGE) -> None:
    """Work out all ratings anew from the tables' journals, and tell what they are worth."""
    need_for(database)
    asyncio.run(_recompute(database or own_database(), Texts(lang)))


@app.command()
def show(
    game_id: Annotated[str, typer.Argument(help="A game; all without it.")] = "",
    database: Database = "",
    lang: Language = LANGUAGE,
) -> None:
    """Everybody's ratings, and how well they foretell who wins."""
    need_for(database)
    asyncio.run(_show(database or own_database(), game_id, lang))


async def _recompute(database: str, texts: Texts) -> None:
    from roundhouse.tables.store import open_store

    store = await open_store(database)
    try:
        games = await store.ratings.recompute()
        tell(texts.say("cli-ratings-done", {"count": sum(games.values())}))
        for game in games:
            await _tell_quality(store, game, texts)
    finally:
        await store.close()


async def _show(database: str, game_id: str, lang: str) -> None:
    from roundhouse.tables.ratings.counting import BOT
    from roundhouse.tables.store import open_store

    store = await open_store(database)
    try:
        for game in [game_id] if game_id else await store.ratings.games():
            texts = Texts(lang, game)
            table = table_of(texts, "player", "rating", "±", "games", title=game)
            for one in await store.ratings.standing(game):
                skill, bot = one.skill, one.player.startswith(BOT)
                name = one.player.removeprefix(BOT) if bot else one.name
                mark = "?" if skill.provisional else ""
                row = (name, f"{skill.rating}{mark}", str(skill.doubt), str(skill.games))
                table.add_row(*row)
            console().print(table)
            await _tell_quality(store, game, texts)
    finally:
        await store.close()


async def _tell_quality(store: "Store", game: str, texts: Texts) -> None:
    from roundhouse.tables.ratings.quality import newest, quality

    forecasts = await store.ratings.forecasts(game)
    for which, some in (("all", forecasts), ("newest", newest(forecasts))):
        found = quality(some)
        if found is not None:
            tell(f"{game}: {texts.say(f'cli-ratings-{which}', _facts(found))}")
    found = quality(forecasts)
    if found is None:
        return
    table = table_of(texts, "chance", "forecasts", "promised", "came")
    for one in found.bins:
        between = f"{one.low:.0%}–{one.high:.0%}"
        table.add_row(between, str(one.count), f"{one.promised:.0%}", f"{one.came:.0%}")
    console().print(table)


def _facts(found: "Quality") -> dict[str, object]:
    return {
        "count": found.games,
        "percent": round(100 * found.hit),
        "guess": round(100 * found.guess),
        "error": f"{found.error:.3f}",
        "lot": f"{found.error_of_lot:.3f}",
    }
