"""Ratings over HTTP."""

from roundhouse.kernel.game import game
from roundhouse.server import messages
from roundhouse.server.registry import Registry
from roundhouse.server.routes import Router, get
from roundhouse.server.tables import TableId, watched
from roundhouse.tables.ratings.counting import BOT
from roundhouse.tables.ratings.quality import newest, quality
from roundhouse.tables.store.ratings import Standing, Step


def rating_step(step: Step) -> messages.RatingStep:
    return messages.RatingStep(
        step.game,
        step.table,
        step.after.rating,
        step.after.doubt,
        step.after.rating - step.before.rating,
        step.left,
        step.substitute,
        step.ended,
    )


@get("/me/ratings", summary="Your ratings, and how they came about")
async def my_ratings(registry: Registry, me: str) -> messages.MyRatings:
    ratings = registry.store.ratings
    by_game: dict[str, list[messages.RatingStep]] = {}
    skills = {}
    for step in await ratings.steps(me):
        by_game.setdefault(step.game, []).append(rating_step(step))
        skills[step.game] = step.after
    found = []
    for name, steps in by_game.items():
        skill = skills[name]
        bots = [one for one in await ratings.standing(name) if one.player.startswith(BOT)]
        found.append(
            messages.MyRating(
                name,
                skill.rating,
                skill.doubt,
                skill.provisional,
                skill.games,
                steps,
                [
                    messages.BotRating(level_of(bot) or "", bot.skill.rating, bot.skill.doubt)
                    for bot in bots
                ],
            )
        )
    return messages.MyRatings(found)


def level_of(one: Standing) -> str | None:
    return one.player.removeprefix(BOT) if one.player.startswith(BOT) else None


@get("/ratings", summary="The games that have ratings")
async def rated_games(registry: Registry) -> messages.RatedGames:
    return messages.RatedGames(await registry.store.ratings.games())


@get("/ratings/{game_id:str}", summary="Everybody's ratings, and what they were worth")
async def game_ratings(registry: Registry, me: str, game_id: str) -> messages.GameRatings:
    known = game(game_id).id
    forecasts = await registry.store.ratings.forecasts(known)
    return messages.GameRatings(
        known,
        len(forecasts),
        [
            messages.RatedPlayer(
                one.name,
                level_of(one),
                one.player == me,
                one.skill.rating,
                one.skill.doubt,
                one.skill.provisional,
                one.skill.games,
            )
            for one in await registry.store.ratings.standing(known)
        ],
        quality(forecasts),
        quality(newest(forecasts)),
    )


@get("/tables/{table_id:str}/ratings", summary="What a rated game made of the ratings")
async def table_ratings(registry: Registry, me: str, table_id: TableId) -> messages.TableRatings:
    live = await watched(registry, table_id, me)
    steps = await registry.store.ratings.of_table(live.id)
    return messages.TableRatings(
        bool(steps),
        [
            messages.TableRating(
                seat, step.after.rating, step.after.doubt, step.after.rating - step.before.rating
            )
            for seat, step in sorted(steps.items())
        ],
    )


router = Router("/api", [my_ratings, rated_games, game_ratings, table_ratings], tags=["ratings"])
