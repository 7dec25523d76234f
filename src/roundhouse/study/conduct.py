"""Conduct: how a level plays, measured over whole games against the bounds of a good player."""

import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial

from roundhouse.kernel.conduct import Ledger
from roundhouse.kernel.game import game, text_of
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import refuse
from roundhouse.study.said import number
from roundhouse.study.simulate import Job, play_game, seed_of
from roundhouse.study.workers import pool
from roundhouse.texts import NOTHING, Texts

COLUMNS = ("figure", "measured", "bounds", "kept")


@dataclass(frozen=True)
class Bound:
    """One figure, which a game's texts call `<game>-conduct-<name>`, and where a good player keeps
    it."""

    name: str
    least: float | None = None
    most: float | None = None
    share: bool = False

    def kept(self, figure: float | None) -> bool:
        if figure is None:
            return True
        low = self.least is None or figure >= self.least
        return low and (self.most is None or figure <= self.most)


@dataclass(frozen=True)
class Bounds:
    """A game's `conduct.toml`: at which table it is measured, and its figures."""

    seats: int
    options: dict[str, object]
    figures: tuple[Bound, ...]


@cache
def bounds_of(game_id: str) -> Bounds:
    text = text_of(game_id, "conduct.toml")
    if text is None:
        raise refuse("no-conduct", {"game": game_id})
    said = tomllib.loads(text)
    seats, options = said.pop("seats"), said.pop("options", {})
    return Bounds(seats, options, tuple(Bound(name, **one) for name, one in said.items()))


def watched(record: Record) -> Ledger:
    """The figures of one recorded game."""
    ledger = Ledger()
    state = game(record.game_id).new(record.seats, record.seed, record.options)
    watcher = state.game.conduct(ledger, state)
    if watcher is None:
        raise refuse("no-conduct", {"game": record.game_id})
    for step in record.moves:
        move = state.hear(step.text)
        watcher.before(state, step.seat, move)
        for event in state.play(move, step.seat):
            watcher.heard(step.seat, event)
    if state.result is not None:
        watcher.over(state)
    return ledger


def play_watched(job: Job, number: int) -> Ledger:
    moves, _ = play_game(job, number)
    record = Record(job.game, job.seats, seed_of(job.seed, number), job.options)
    for seat, move in moves:
        record.play(move, seat)
    return watched(record)


def measure(
    job: Job, games: int, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Ledger:
    """Games of bots, watched; the same whatever the workers."""
    if workers <= 1:
        return total(map(partial(play_watched, job), range(games)), progress)
    with pool(min(workers, games)) as players:
        return total(players.map(partial(play_watched, job), range(games)), progress)


def total(ledgers: Iterable[Ledger], progress: Callable[[int], None]) -> Ledger:
    whole = Ledger()
    for one in ledgers:
        whole.add(one)
        progress(1)
    return whole


def rows(game_id: str, ledger: Ledger) -> list[tuple[Bound, float | None]]:
    return [(one, ledger.figure(one.name)) for one in bounds_of(game_id).figures]


def cells(texts: Texts, bound: Bound, figure: float | None) -> list[str]:
    """Under `COLUMNS`. What was measured is told more closely than its bounds, so that it is seen
    on which side of them it lies."""

    def said(value: float, kind: str = "number") -> str:
        return number(texts, value, "percent" if bound.share else kind)

    ends = (("least", bound.least), ("most", bound.most))
    limits = [texts.say(f"study-at-{at}", {"value": said(v)}) for at, v in ends if v is not None]
    return [
        texts.say(f"{texts.game}-conduct-{bound.name}"),
        NOTHING if figure is None else said(figure, "mean"),
        ", ".join(limits) or NOTHING,
        texts.word("yes" if bound.kept(figure) else "no"),
    ]


def page(job: Job, games: int, ledger: Ledger, command: Sequence[str], texts: Texts) -> str:
    """What is kept in docs/."""
    title = {"game": game(job.game).name, "bot": job.bots[0]}
    file = f"games/{job.game}/conduct.toml"
    heads = [texts.say(f"cli-col-{name}") for name in COLUMNS]
    lines = [
        f"# {texts.say('study-conduct-title', title)}",
        "",
        texts.say("study-made-by", {"text": " ".join(command)}),
        texts.say("study-conduct-about", {"count": games, "seats": job.seats, "file": file}),
        "",
        f"| {' | '.join(heads)} |",
        "|---|--:|---|---|",
    ]
    for bound, figure in rows(job.game, ledger):
        *told, kept = cells(texts, bound, figure)
        kept = kept if bound.kept(figure) else f"**{kept}**"
        lines.append(f"| {' | '.join(told)} | {kept} |")
    return "\n".join(lines) + "\n"
