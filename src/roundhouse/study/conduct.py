"""Conduct: how a level plays, measured over whole games against the bounds of a good player."""

import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial

from roundhouse.kernel.conduct import Ledger
from roundhouse.kernel.game import game, text_of
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import refuse
from roundhouse.study.simulate import Job, play_game, seed_of
from roundhouse.study.workers import pool


@dataclass(frozen=True)
class Bound:
    """One figure: what it says, and where a good player keeps it."""

    name: str
    says: str
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


def _played(job: Job, number: int) -> Ledger:
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
        return total(map(partial(_played, job), range(games)), progress)
    with pool(min(workers, games)) as players:
        return total(players.map(partial(_played, job), range(games)), progress)


def total(ledgers: Iterable[Ledger], progress: Callable[[int], None]) -> Ledger:
    whole = Ledger()
    for one in ledgers:
        whole.add(one)
        progress(1)
    return whole


def said(bound: Bound, figure: float | None) -> str:
    if figure is None:
        return "–"
    return f"{figure:.1%}" if bound.share else f"{figure:.1f}"


def limits(bound: Bound) -> str:
    """The bounds in words."""
    least = "" if bound.least is None else f"at least {said(bound, bound.least)}"
    most = "" if bound.most is None else f"at most {said(bound, bound.most)}"
    return ", ".join(one for one in (least, most) if one) or "–"


def rows(game_id: str, ledger: Ledger) -> list[tuple[Bound, float | None]]:
    return [(one, ledger.figure(one.name)) for one in bounds_of(game_id).figures]


def page(job: Job, games: int, ledger: Ledger, command: Sequence[str]) -> str:
    """What is kept in docs/."""
    lines = [
        f"# Conduct: {game(job.game).name}, {job.bots[0]}",
        "",
        f"Made by `{' '.join(command)}`: {games} games, {job.seats} seats. The bounds are those of",
        f"`games/{job.game}/conduct.toml`: how somebody plays who knows the game.",
        "",
        "| figure | measured | bounds | kept |",
        "|---|--:|---|---|",
    ]
    for bound, figure in rows(job.game, ledger):
        kept = "yes" if bound.kept(figure) else "**no**"
        lines.append(f"| {bound.says} | {said(bound, figure)} | {limits(bound)} | {kept} |")
    return "\n".join(lines) + "\n"
