"""The command `roundhouse tune`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import (
    CORES,
    LANGUAGE,
    Board,
    GameId,
    Language,
    Options,
    Rivals,
    Workers,
    chosen_options,
)
from roundhouse.cli.screen import console, progress_bar, two_places
from roundhouse.kernel.game import game
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from roundhouse.study.tune import Gain, Round


def run_tune(
    game_id: GameId,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds at most.")] = 5,
    design: Annotated[int, typer.Option(min=2, help="Deals with random changes a round.")] = 80,
    confirm: Annotated[int, typer.Option(min=2, help="Fresh deals for the step.")] = 100,
    conduct: Annotated[int, typer.Option(min=0, help="Games for its conduct.")] = 100,
    search: Annotated[int, typer.Option(min=0, help="Deals for it in hard's search.")] = 10,
    seconds: Annotated[float, typer.Option(help="For hard's moves.")] = 0.1,
    spread: Annotated[float, typer.Option(help="By how much weights are changed.")] = 0.25,
    level: Annotated[str, typer.Option(help="Whose play is bettered.")] = "medium",
    seats: Rivals = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    workers: Workers = CORES,
    out: Annotated[Path | None, typer.Option("--out", "-O", help="The file of results.")] = None,
    option: Options = None,
    board: Board = "",
    lang: Language = LANGUAGE,
) -> None:
    """Better the weights of a game's bots by play. Goes on where it was broken off."""
    from roundhouse.bots.roster import check
    from roundhouse.envs.setting import seats_of
    from roundhouse.study.tune import Tune, run

    known = game(game_id)
    check(level)
    options = chosen_options(known, option, board)
    at = seats_of(known, seats)
    pace = max(seconds, 0.001)
    tune = Tune(game_id, at, seed, options, level, spread, design, confirm, search, pace, conduct)
    texts = Texts(lang, game_id)
    with progress_bar() as bar:
        task = bar.add_task(known.name, total=rounds * (2 * design + confirm + conduct + search))
        course = run(
            tune,
            out or Path(f"tune-{game_id}.jsonl"),
            rounds,
            workers,
            lambda: bar.advance(task),
            lambda found: bar.console.print(told(found, texts), highlight=False),
        )
    for name, value in course.values.items():
        console().print(f"{name} = {value:g}", highlight=False)


def told(found: "Round", texts: Texts) -> str:
    """A round in a line."""
    facts = {"number": found.number + 1, "value": two_places(texts, found.cost)}
    parts = [texts.say("cli-tune-round", facts)]
    for key, one in zip(("step", "half"), found.tries):
        parts.append(texts.say(f"cli-tune-{key}", {"text": gain(one.gain, texts)}))
        parts += [broken(name, figure, texts) for name, figure in one.breaks.items()]
    if found.searched:
        parts.append(texts.say("cli-tune-searched", {"text": gain(found.searched, texts)}))
    return " · ".join([*parts, texts.say("cli-tune-kept" if found.kept else "cli-tune-dropped")])


def broken(name: str, figure: float, texts: Texts) -> str:
    """A bound of conduct, as `roundhouse conduct` calls it, and the figure beyond it."""
    from roundhouse.study.conduct import bounds_of, cells

    bound = next(one for one in bounds_of(texts.game).figures if one.name == name)
    text, value, *_ = cells(texts, bound, figure)
    return texts.say("cli-tune-breaks", {"text": text, "value": value})


def gain(one: "Gain", texts: Texts) -> str:
    sign = "+" if one.points > 0 else ""
    facts = {
        "value": sign + two_places(texts, one.points),
        "more": two_places(texts, one.half),
        "percent": texts.say("study-chance", {"value": one.share}),
        "count": one.deals,
    }
    return texts.say("cli-tune-gain", facts)
