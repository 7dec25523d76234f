"""Plots: a study's figures as SVG that takes its colours from the page, in light and dark."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from math import isfinite
from statistics import quantiles
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from roundhouse.study.intervals import Estimate

# Colours that stand for those of the page: each is drawn nowhere else, and exchanged at the end.
INK, RULE, FIRST, SECOND, FAIR = "#010203", "#040506", "#070809", "#0a0b0c", "#0d0e0f"
PAGE = {INK: "ink", RULE: "rule", FIRST: "first", SECOND: "second", FAIR: "fair"}
WIDTH, ROW = 9.0, 0.3  # inches
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # words stay words
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": RULE,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "grid.color": RULE,
    "legend.frameon": False,
}


@dataclass(frozen=True)
class Dot:
    """A line of a plot: what was found, and a mark beside it."""

    name: str
    found: Estimate
    mark: float | None = None


def dots(label: str, series: Sequence[tuple[str, Sequence[Dot]]], percent: bool = False) -> str:
    """Lines with a dot and its interval for every series; the series name their lines alike."""
    names = [dot.name for dot in series[0][1]]
    with rc_context({**STYLE, "svg.hashsalt": label}):
        figure, axes = _canvas(len(names))
        for at, (title, line) in enumerate(series):
            shift = 0.32 * (at - (len(series) - 1) / 2)
            _draw_dots(axes, line, (FIRST, SECOND)[at], "os"[at], shift, title)
        axes.set_yticks(range(len(names)), [shortened(name) for name in names])
        axes.set_ylim(len(names) - 0.5, -0.5)
        if percent:
            axes.xaxis.set_major_formatter(PercentFormatter(1, 0))
        if len(series) > 1:
            figure.legend(loc="outside lower left", ncols=2)
        return _svg(figure, label)


def _draw_dots(
    axes: Axes, line: Sequence[Dot], colour: str, shape: str, shift: float, title: str
) -> None:
    at = [number + shift for number in range(len(line))]
    values = [dot.found.value for dot in line]
    known = [isfinite(dot.found.low) for dot in line]  # a single game has no interval
    below = [dot.found.value - dot.found.low if it else 0 for dot, it in zip(line, known)]
    above = [dot.found.high - dot.found.value if it else 0 for dot, it in zip(line, known)]
    marked = [(dot.mark, y) for dot, y in zip(line, at) if dot.mark is not None]
    if marked:
        axes.plot(*zip(*marked), "|", color=FAIR, markersize=14, markeredgewidth=1.6)
    axes.errorbar(
        values, at, xerr=[below, above], fmt=shape, color=colour, markersize=5.5, label=title
    )


def histogram(label: str, values: Sequence[int], most: int = 40) -> str:
    """How often each value came; a rare extreme on either side is left out."""
    low, high = _middle(values)
    width = max(1, -(-(high - low + 1) // most))
    edges = [low - 0.5 + width * step for step in range((high - low) // width + 2)]
    with rc_context({**STYLE, "svg.hashsalt": label}):
        figure, axes = _canvas(5)
        axes.hist(values, bins=edges, color=FIRST, rwidth=0.86)
        axes.spines["left"].set_visible(False)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.grid(axis="y", linewidth=0.6)
        return _svg(figure, label)


def boxes(label: str, names: Sequence[str], values: Sequence[Sequence[int]]) -> str:
    """Half of all values in the box, nine of ten between the whiskers, the median in the middle."""
    with rc_context({**STYLE, "svg.hashsalt": label}):
        figure, axes = _canvas(len(names))
        drawn = {"color": FIRST, "linewidth": 1.4}
        axes.boxplot(
            [list(one) for one in values],
            orientation="horizontal",
            whis=(5, 95),
            showfliers=False,
            positions=range(len(names)),
            widths=0.5,
            boxprops=drawn,
            whiskerprops=drawn,
            capprops=drawn,
            medianprops={"color": SECOND, "linewidth": 2.4},
        )
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        return _svg(figure, label)


def _middle(values: Sequence[int]) -> tuple[int, int]:
    """The least and the most, less the outermost half per cent on either side."""
    if len(values) < 200:
        return min(values), max(values)
    cuts = quantiles(values, n=200, method="inclusive")
    return int(cuts[0]), int(cuts[-1])


def _canvas(rows: int) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(WIDTH, 0.6 + ROW * max(3, rows)), layout="constrained")
    axes = figure.add_subplot()
    axes.grid(axis="x", linewidth=0.6)
    axes.tick_params(length=0)
    return figure, axes


def shortened(name: str, most: int = 44) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _svg(figure: Figure, label: str) -> str:
    """An element of a page: no declarations, no names that the next one has too."""
    out = StringIO()
    empty = {"Date": None, "Creator": None, "Format": None, "Type": None}
    figure.savefig(out, format="svg", transparent=True, metadata=empty)
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.S)
    text = re.sub(r' id="[A-Za-z0-9.]+_\d+"', "", text)
    for colour, name in PAGE.items():
        text = text.replace(colour, f"var(--{name})")
    text = re.sub(r' (width|height)="[\d.]+pt"', "", text, count=2)
    return text.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1)
