"""The command `roundhouse blunders`."""

from math import isfinite
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import (
    CORES,
    LANGUAGE,
    Board,
    GameId,
    Games,
    Language,
    Options,
    Seats,
    Workers,
    chosen_options,
    seats_at,
)
from roundhouse.cli.screen import console, progress_bar, tell, two_places
from roundhouse.kernel.game import game
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from roundhouse.study.blunders import Blunder
    from roundhouse.study.intervals import Estimate


def run_blunders(
    game_id: GameId,
    level: Annotated[str, typer.Option(help="The bot whose decisions are looked at.")] = "medium",
    number: Games = 4,
    every: Annotated[int, typer.Option(min=1, help="Of so many decisions one is looked at.")] = 10,
    simulations: Annotated[int, typer.Option(min=4, help="Of the search that looks.")] = 200,
    worlds: Annotated[
        int, typer.Option("--play-on", min=0, help="Worlds in which mediums play on from both.")
    ] = 0,
    show: Annotated[int, typer.Option(min=1, help="How many are shown.")] = 12,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Workers = CORES,
    option: Options = None,
    board: Board = "",
    lang: Language = LANGUAGE,
) -> None:
    """Decisions of a level that a deeper search would not have made, the costliest first."""
    from roundhouse.bots.roster import check
    from roundhouse.study.blunders import Hunt, gained, hunt_all
    from roundhouse.study.simulate import Job

    known = game(game_id)
    check(level)
    options = chosen_options(known, option, board)
    job = Job(game_id, seats_at(known, seats), (level,), seed, options)
    with progress_bar() as bar:
        task = bar.add_task(known.name, total=number)
        hunt = Hunt(job, every, simulations, worlds)
        found = hunt_all(hunt, number, workers, lambda done: bar.advance(task, done))
    texts = Texts(lang, game_id)
    for one in found[:show]:
        show_blunder(one, texts)
    facts = {"count": len(found), "value": two_places(texts, sum(one.cost for one in found))}
    tell(texts.say("cli-blunders", facts))
    if worlds and found:
        tell(texts.say("cli-blunders-on", points(gained(found), texts)))


def show_blunder(one: "Blunder", texts: Texts) -> None:
    """The decision, the better one, and the parts of the evaluation that tell them apart."""
    where = {"number": one.game, "move": one.move, "round": one.round, "seat": one.seat}
    cost, said = two_places(texts, one.cost), texts.say("cli-blunder-where", where)
    console().print(f"[bold]{cost}[/]  {said}", highlight=False)
    played = {"played": one.played, "value": two_places(texts, one.expected)}
    better = {"better": one.better, "value": two_places(texts, one.best)}
    tell(f"      {texts.say('cli-blunder-played', played)}")
    tell(f"      {texts.say('cli-blunder-better', better)}")
    if one.gain:
        tell(f"      {texts.say('cli-blunder-on', points(one.gain, texts))}")
    for name, (ours, theirs) in one.parts.items():
        if abs(ours - theirs) >= 0.005:  # what differs tells why
            sign = "+" if theirs > ours else ""
            values = [two_places(texts, value) for value in (ours, theirs, theirs - ours)]
            part = texts.say("cli-part", {"text": name})
            tell(f"      {part:<24} {values[0]:>8} {values[1]:>8} {sign}{values[2]}")


def points(gain: "Estimate", texts: Texts) -> dict[str, object]:
    sign = "+" if gain.value > 0 else ""
    half = two_places(texts, gain.high - gain.value) if isfinite(gain.high) else "∞"
    return {"value": sign + two_places(texts, gain.value), "more": half}
