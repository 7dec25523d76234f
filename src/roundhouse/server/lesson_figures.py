"""Steps of lessons, drawn: by a server, since the house in a browser carries nothing that draws."""

import asyncio
from functools import lru_cache

from roundhouse.kernel.refusal import refuse
from roundhouse.server import limits, messages
from roundhouse.server.limits import Caller
from roundhouse.server.routes import Router, get
from roundhouse.server.text_boards import Language
from roundhouse.tables.goals import PLAYER
from roundhouse.tables.lessons import lesson
from roundhouse.tables.small_boards import CLOSE, small_board
from roundhouse.tables.things import rule_titles
from roundhouse.texts import DEFAULT

KEPT = 64


@get("/{game_id:str}/{name:str}/{step:str}", summary="A step drawn, and its rule")
async def get_figure(
    caller: Caller, game_id: str, name: str, step: str, lang: Language = DEFAULT
) -> messages.LessonFigure:
    """The board after what the step asks for, as everybody sees it."""
    caller.take(limits.DRAWING)
    return await asyncio.to_thread(figure, game_id, name, step, lang)


@lru_cache(maxsize=KEPT)
def figure(game_id: str, name: str, step: str, lang: str) -> messages.LessonFigure:
    taught = lesson(game_id, name)
    asked = next((one for one in taught.steps if one.name == step), None)
    if asked is None:
        raise refuse("no-such-page")
    board = None
    if asked.do:
        board = small_board(taught.position(asked), asked.do, PLAYER, "yes", lang, CLOSE)
    titles = {**rule_titles(game_id, DEFAULT), **rule_titles(game_id, lang)}
    return messages.LessonFigure(board, asked.rule, titles.get(asked.rule, ""))


router = Router("/api/lessons", route_handlers=[get_figure], tags=["lessons"])
