"""Spreading a study's parts over processes here, or over the machines of a Ray cluster."""

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed

from roundhouse.kernel.refusal import refuse
from roundhouse.study.folder import Study
from roundhouse.study.parts import Part, play_part
from roundhouse.study.simulate import Job
from roundhouse.study.workers import pool

HERE = "local"  # Ray's own word for a cluster of this machine alone, made for the occasion

Played = Iterator[tuple[range, Part]]
Spread = Callable[[Job, Sequence[range]], Played]


def over_processes(workers: int) -> Spread:
    def spread(job: Job, parts: Sequence[range]) -> Played:
        if workers == 1 or len(parts) == 1:
            for numbers in parts:
                yield numbers, play_part(job, numbers)
            return
        players = pool(min(workers, len(parts)))
        try:
            waiting = {players.submit(play_part, job, numbers): numbers for numbers in parts}
            for done in as_completed(waiting):
                yield waiting.pop(done), done.result()
        finally:
            players.shutdown(cancel_futures=True)

    return spread


def over_ray(address: str) -> Spread:
    """Every machine of the cluster needs this package, in the same version."""

    def spread(job: Job, parts: Sequence[range]) -> Played:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played
        import ray

        reach(address)
        dashboard = False if address == HERE else None  # a cluster has its own, or none
        try:
            ray.init(
                address,
                include_dashboard=dashboard,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except Exception as error:  # Ray has no common one for what goes wrong here
            raise refuse("no-cluster", {"value": address[:80], "why": str(error)[:200]}) from None
        try:
            play = ray.remote(play_part)
            waiting = {play.remote(job, numbers): numbers for numbers in parts}
            while waiting:
                (done,), _ = ray.wait(list(waiting), num_returns=1)
                yield waiting.pop(done), ray.get(done)
        finally:
            ray.shutdown()

    return spread


def reach(address: str) -> None:
    """Refuses a cluster where nobody listens: Ray itself would go on trying for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:  # a word of Ray's own, such as `local` or `auto`
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, ValueError, OverflowError) as error:
        raise refuse("no-cluster", {"value": address[:80], "why": str(error)[:200]}) from None


def play_missing(study: Study, spread: Spread, progress: Callable[[int], None]) -> None:
    """Whatever the study lacks; `progress` hears how many games more are there."""
    missing = study.missing()
    progress(study.games - sum(len(numbers) for numbers in missing))
    if missing:
        for numbers, part in spread(study.job, missing):
            study.keep(numbers, part)
            progress(len(numbers))
