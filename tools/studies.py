"""Writes docs/studies.md: what the studies in some folders say, in small form.

python tools/studies.py FOLDER...
"""

import sys
from pathlib import Path
from statistics import mean, median

from roundhouse.kernel.game import game
from roundhouse.study.contrast import study_in
from roundhouse.study.differing import corrected, share_is_not
from roundhouse.study.figures import Figures, Wins, figures_of
from roundhouse.study.folder import Study
from roundhouse.study.said import interval, number, options, reason, texts_for, thing
from roundhouse.texts import Texts

PAGE = Path(__file__).parents[1] / "docs/studies.md"
SHOWN = 5  # things of a kind, the surest first
SURE = 0.05
HEAD = """# 20,000 games each

What `roundhouse study` says of 20,000 games of a game, in small form: seats, lengths, and the
cards, tiles and places whose owners win more or less than was to be expected. Shares have their
intervals of 95 %. *By chance* is how often chance alone would take one of the things of its kind so
far, corrected for how many there are (Holm); what is above 5 % isn't shown. That somebody won with
a thing is no proof that he won by it, least of all among players who choose at random: there it
mostly tells who had money or time left, and says little of how people should play.

Whoever plays Railways of the World at random borrows without end, since interest that can't be
paid is borrowed, too: some end with debts of millions, and so the mean score says nothing there,
the median does.

Each is repeated by its command, in minutes with random bots, compiled, and in a quarter of an hour
with easy ones in Railroad Tiles. `python tools/studies.py FOLDER...` writes this page.
"""


def section(study: Study) -> str:
    figures = figures_of(study)
    texts = texts_for(study.job, "en")
    job = study.job
    command = f"roundhouse study {job.game} --seats {job.seats} --bots {','.join(job.bots)}"
    lines = [
        f"## {game(job.game).name}",
        f"`{command} --games {study.games} --out {job.game}`",
        options(texts, job),
        seats(texts, figures),
        lengths(texts, figures),
        *[things(texts, kind, found) for kind, found in figures.things.items()],
        ends(texts, figures),
    ]
    return "\n\n".join(line for line in lines if line) + "\n"


def seats(texts: Texts, figures: Figures) -> str:
    rows = [
        f"| {one.name} | {share(texts, one)} | {number(texts, one.score.value, 'mean')} |"
        f" {number(texts, median(scores))} |"
        for one, scores in zip(figures.by_seat, figures.scores, strict=True)
    ]
    return "\n".join(["| seat | wins | mean score | median |", "|--:|---|--:|--:|", *rows])


def share(texts: Texts, one: Wins) -> str:
    return f"{number(texts, one.share.value, 'percent')} ({interval(texts, one.share, 'percent')})"


def lengths(texts: Texts, figures: Figures) -> str:
    told = {
        "moves": figures.moves,
        "rounds": figures.rounds,
        "points ahead": figures.margins,
    }
    means = [f"{number(texts, mean(all))} {name}" for name, all in told.items() if any(all)]
    return f"In the mean {', '.join(means)}."


def things(texts: Texts, kind: str, found: list[Wins]) -> str:
    """The surest, both ways."""
    chances = corrected([share_is_not(one.share, one.expected) for one in found])
    sure = [(chance, one) for chance, one in zip(chances, found, strict=True) if chance < SURE]
    if not sure:
        return ""
    apart = [(abs(one.share.value - one.expected), chance, one) for chance, one in sure]
    apart.sort(key=lambda line: -line[0])
    title = texts.say(f"study-kind-{kind}")
    head = f"| {title}: {len(sure)} of {len(found)} differ | wins | expected | by chance |"
    rows = [
        f"| {thing(texts, one.name)} | {share(texts, one)} |"
        f" {number(texts, one.expected, 'percent')} | {chance_of(texts, chance)} |"
        for _, chance, one in apart[:SHOWN]
    ]
    return "\n".join([head, "|---|---|--:|--:|", *rows])


def chance_of(texts: Texts, chance: float) -> str:
    said = number(texts, max(chance, 0.001), "percent")
    return said if chance >= 0.001 else f"< {said}"


def ends(texts: Texts, figures: Figures) -> str:
    told = [
        f"{reason(texts, slug)} ({number(texts, times / figures.games, 'percent')})"
        for slug, times in figures.reasons.items()
    ]
    return f"Games ended by: {', '.join(told)}."


if __name__ == "__main__":
    folders = [Path(one) for one in sys.argv[1:]]
    pages = [section(study_in(folder)) for folder in folders]
    PAGE.write_text("\n".join([HEAD, *pages]), "utf-8")
