"""The command `roundhouse train`."""

import json
from dataclasses import replace
from functools import partial
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
from roundhouse.cli.files import read_file, write_file
from roundhouse.cli.screen import progress_bar, tell, two_places
from roundhouse.cli.tune import gain
from roundhouse.kernel.extras import need
from roundhouse.kernel.game import game
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from roundhouse.study.nets import Epoch, Lesson
    from roundhouse.study.simulate import Job


def run_train(
    game_id: GameId,
    positions: Annotated[int, typer.Option(min=80, help="That a search looks at.")] = 4000,
    simulations: Annotated[int, typer.Option(min=1, help="Of each move there.")] = 14,
    hidden: Annotated[int, typer.Option(min=1, max=256, help="Hidden units.")] = 32,
    epochs: Annotated[int, typer.Option(min=1, help="Times that all is learned.")] = 60,
    play: Annotated[int, typer.Option(min=0, help="Deals to confirm it by, of each level.")] = 0,
    search: Annotated[int, typer.Option(min=1, help="Simulations of hard in these.")] = 100,
    seats: Rivals = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same net.")] = 1,
    workers: Workers = CORES,
    out: Annotated[
        Path | None, typer.Option("--out", "-O", help="The folder; one that is there goes on.")
    ] = None,
    option: Options = None,
    board: Board = "",
    lang: Language = LANGUAGE,
) -> None:
    """Train a net that corrects a game's evaluation. Goes on where it was broken off."""
    need("train")
    from roundhouse.envs.setting import seats_of
    from roundhouse.study import roots, train
    from roundhouse.study.nets import learn
    from roundhouse.study.simulate import Job

    known = game(game_id)
    texts = Texts(lang)
    folder = out or Path(f"train-{game_id}")
    job = Job(game_id, seats_of(known, seats), (), seed, chosen_options(known, option, board))
    quest = roots.quest_of(job, simulations)
    games = -(-positions // roots.EACH)
    with progress_bar() as bar:
        tick = partial(bar.advance, bar.add_task(known.name, total=games))
        looked = roots.gather(quest, games, folder / "roots.jsonl", workers, tick)
    lesson = learn(quest, looked, hidden, epochs, lambda one: tell(told(one, texts)))
    net = keep(folder, lesson, job)
    slower = json.loads(net)["slower"]
    facts = {"number": lesson.best.number, "count": hidden, "value": two_places(texts, slower)}
    tell(texts.say("cli-train-net", facts))
    fresh = replace(job, seed=seed + 1)
    for level in train.LEVELS if play else ():
        match = train.Match(fresh, net, level, search, slower)
        with progress_bar() as bar:
            tick = partial(bar.advance, bar.add_task(level, total=play))
            found = train.play(match, play, folder / f"play-{level}.jsonl", workers, tick)
        tell(texts.say("cli-train-level", {"level": level, "text": gain(found, texts)}))


def told(epoch: "Epoch", texts: Texts) -> str:
    facts = {"number": epoch.number, "percent": texts.say("study-chance", {"value": epoch.agrees})}
    values = {"value": two_places(texts, epoch.loss), "more": two_places(texts, epoch.lost)}
    return texts.say("cli-train-epoch", {**facts, **values})


def keep(folder: Path, lesson: "Lesson", job: "Job") -> str:
    """What the net's file says, with how much slower it is, which is found once; beside it the way
    it was learned is written down."""
    from roundhouse.bots.judging import FILE, net_from
    from roundhouse.study.train import slower

    lines = [",".join(f"{one:.5g}" for one in vars(epoch).values()) for epoch in lesson.epochs]
    write_file(folder / "curve.csv", "\n".join([",".join(vars(lesson.best)), *lines, ""]))
    path = folder / FILE
    known = json.loads(read_file(path)) if path.exists() else {}
    if {**known, "slower": 0} != {**lesson.net, "slower": 0}:
        known = {**lesson.net, "slower": slower(job, net_from(lesson.net))}
        write_file(path, json.dumps(known) + "\n")
    return read_file(path)
