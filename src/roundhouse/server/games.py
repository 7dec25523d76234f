"""Games: what can be played here, and the rulebooks."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from roundhouse.kernel.game import Game, folder, game, text_of
from roundhouse.kernel.game import games as installed
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.state import State
from roundhouse.server import messages
from roundhouse.server.own_maps import titles
from roundhouse.server.routes import Router, get
from roundhouse.tables.challenges import Challenge, challenges
from roundhouse.tables.levels import bots_for, browser_levels
from roundhouse.tables.things import texts_of, things
from roundhouse.texts import DEFAULT, Texts, languages


def rulebook_of(known: Game[State], language: str) -> str | None:
    return text_of(known.id, f"rulebook.{language}.md")


def board_files(id: str) -> list[str]:
    """The board for the browser that a game brings along."""
    there = folder(id)
    return sorted(file.name for file in (there / "board").glob("*.*")) if there else []


def challenge_shown(one: Challenge) -> messages.Challenge:
    return messages.Challenge(
        one.name,
        list(one.goal.stars),
        one.goal.figure,
        one.needs,
        one.seats,
        one.rivals,
        one.begun_with,
        one.seed is None,
    )


def described(known: Game[State]) -> messages.Game:
    low, high = known.seats
    options: Any = [{**option.schema(), "titles": {}} for option in known.options]
    for option in options:
        if option["name"] == "map":
            option["titles"] = titles(known.id)
    return messages.Game(
        known.id,
        known.name,
        known.rules,
        low,
        high,
        msgspec.convert(options, list[messages.Option]),
        bots_for(known),
        [one for one in languages() if rulebook_of(known, one) is not None],
        [challenge_shown(one) for one in challenges(known.id)],
        known.facts,
        board_files(known.id),
        browser_levels(known.id),
    )


@get("/", summary="The games, their seats, options and bots")
def list_games() -> list[messages.Game]:
    return [described(game(id)) for id in installed()]


@get("/{game_id:str}/rulebook", summary="A game's rules in our own words")
def get_rulebook(
    game_id: str, lang: Annotated[str, Meta(pattern=messages.LANGUAGE)] = DEFAULT
) -> messages.Rulebook:
    known = game(game_id)
    for language in (lang, DEFAULT):
        text = rulebook_of(known, language)
        if text is not None:
            return messages.Rulebook(known.id, language, text)
    raise refuse("no-rulebook", {"game": known.id})


@get("/{game_id:str}/what", summary="What the things on a board are")
def get_things(
    game_id: str, lang: Annotated[str, Meta(pattern=messages.LANGUAGE)] = DEFAULT
) -> list[messages.Thing]:
    id = game(game_id).id
    texts = Texts(lang, id)
    return [
        messages.Thing(*one, *[texts.say(key) for key in texts_of(id, one.kind)])
        for one in things(id)
    ]


router = Router("/api/games", [list_games, get_rulebook, get_things], tags=["games"])
