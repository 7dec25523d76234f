"""Report: a study as one page that needs nothing else, with a plot and a table for everything."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from statistics import median

from roundhouse.kernel.game import game
from roundhouse.study import plots
from roundhouse.study.differing import corrected, share_is_not
from roundhouse.study.figures import Figures, Use, Wins
from roundhouse.study.folder import Study
from roundhouse.study.intervals import Estimate, Sum
from roundhouse.study.plots import Dot
from roundhouse.study.said import interval, kind_key, number, options, reason, texts_for, thing
from roundhouse.texts import Texts

MOST = 30  # things in one plot; the table beside it has all
LEAST = 0.001  # chances below are all alike
FEW = 6


@dataclass(frozen=True)
class Section:
    key: str  # of its title; what it shows is said under `…-note`
    plot: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    by_seat: bool = False


def report(study: Study, figures: Figures, language: str) -> str:
    texts = texts_for(study.job, language)
    played = figures.games > figures.forfeits
    sections = [section for section in _sections(texts, figures) if section.rows] if played else []
    sections.append(_ends(texts, figures))
    title = texts.say("study-title", {"game": game(study.job.game).name})
    titled = [one for one in sections if not one.by_seat]
    links = "".join(f'<a href="#{one.key}">{escape(texts.say(one.key))}</a>\n' for one in titled)
    body = "".join(_shown(texts, section) for section in sections)
    style = files(__package__).joinpath("report.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n"
        f"<h1>{escape(title)}</h1>\n{_about(texts, study, figures)}"
        f"<nav>{links}</nav>\n{body}</html>\n"
    )


def _about(texts: Texts, study: Study, figures: Figures) -> str:
    job = study.job
    facts = {
        "study-games": number(texts, figures.games),
        "study-seats-number": str(job.seats),
        "study-bots": ", ".join(job.bots),
        "study-options": options(texts, job),
        "study-seed": str(job.seed),
    }
    if figures.forfeits:
        facts["study-forfeits"] = number(texts, figures.forfeits)
    lines = "".join(
        f"<dt>{escape(texts.say(key))}</dt><dd>{escape(said)}</dd>\n" for key, said in facts.items()
    )
    return f"<dl>\n{lines}</dl>\n<p>{escape(texts.say('study-intervals'))}</p>\n"


def _sections(texts: Texts, figures: Figures) -> list[Section]:
    found = []
    if figures.seats > 1:
        found.append(_wins(texts, "study-seats", figures.by_seat))
    if len(figures.by_bot) > 1:
        found.append(_wins(texts, "study-bots", figures.by_bot))
        if figures.seats > 1:
            found.append(_by_seat(texts, "study-bots", figures.by_bot_and_seat))
    found += [
        _scores(texts, figures),
        _values(texts, "study-margin", figures.margins),
        _values(texts, "study-moves", figures.moves),
        _values(texts, "study-rounds", figures.rounds),
        _uses(texts, "study-points", figures.points, f"{texts.game}-part-"),
        _uses(texts, "study-verbs", figures.verbs, f"{texts.game}-word-"),
    ]
    for kind, things in figures.things.items():
        key = kind_key(texts, kind)
        named = [_named(texts, wins) for wins in things]
        if figures.seats > 1:
            found.append(_wins(texts, key, named, correct=True))
            if kind in figures.things_by_seat:
                found.append(_by_seat(texts, key, figures.things_by_seat[kind]))
        else:
            found.append(_means(texts, key, named))
    return found


def _named(texts: Texts, wins: Wins) -> Wins:
    return Wins(thing(texts, wins.name), wins.share, wins.expected, wins.score)


def _wins(texts: Texts, key: str, wins: Sequence[Wins], correct: bool = False) -> Section:
    """`correct`: with how often chance alone would do so, for as many things as stand there."""
    line = [Dot(one.name, one.share, one.expected) for one in _often(wins)]
    rows = [
        [one.name, number(texts, one.share.number), *_share(texts, one), *_mean(texts, one.score)]
        for one in wins
    ]
    columns = ["", "number", "share", "interval", "expected", "score", "interval"]
    if correct:
        chances = corrected([share_is_not(one.share, one.expected) for one in wins])
        rows = [[*row, _chance(texts, one)] for row, one in zip(rows, chances)]
        columns.append("corrected")
    return Section(key, plots.dots(texts.say(key), [("", line)], percent=True), columns, rows)


def _chance(texts: Texts, chance: float) -> str:
    return (
        number(texts, chance, "percent")
        if chance >= LEAST
        else f"< {number(texts, LEAST, 'percent')}"
    )


def _by_seat(texts: Texts, key: str, found: dict[str, list[Wins]]) -> Section:
    """Two ways: a line for each name, a column for each seat."""
    rows = []
    for name, wins in found.items():
        shares = [
            f"{number(texts, one.share.value, 'percent')} ({interval(texts, one.share, 'percent')})"
            if one.share.number
            else ""
            for one in wins
        ]
        rows.append([thing(texts, name), *shares])
    seats = [one.name for one in next(iter(found.values()))] if found else []
    return Section(key, "", ["", *seats], rows, by_seat=True)


def _means(texts: Texts, key: str, wins: Sequence[Wins]) -> Section:
    """Who plays alone doesn't win: the points tell."""
    line = [Dot(one.name, one.score) for one in _often(wins)]
    rows = [[one.name, number(texts, one.score.number), *_mean(texts, one.score)] for one in wins]
    columns = ("", "number", "score", "interval")
    return Section(key, plots.dots(texts.say(key), [("", line)]), columns, rows)


def _often(wins: Sequence[Wins]) -> list[Wins]:
    """Those that were there most often; seats and bots, which are few, stay as they are."""
    if len(wins) <= FEW:
        return list(wins)
    often = sorted(wins, key=lambda one: -one.share.number)[:MOST]
    return sorted(often, key=lambda one: (one.expected - one.share.value, -one.score.value))


def _scores(texts: Texts, figures: Figures) -> Section:
    names = [one.name for one in figures.by_seat]
    rows = [
        [one.name, *_mean(texts, one.score), *_range(texts, scores)]
        for one, scores in zip(figures.by_seat, figures.scores)
    ]
    columns = ("seat", "score", "interval", "least", "median", "most")
    plot = plots.boxes(texts.say("study-scores"), names, figures.scores)
    return Section("study-scores", plot, columns, rows)


def _values(texts: Texts, key: str, values: Sequence[int]) -> Section:
    columns = ("mean", "interval", "least", "median", "most")
    if not any(values):  # a game of one seat has no margin, one without rounds no rounds
        return Section(key, "", columns, [])
    total = Sum()
    for value in values:
        total.add([value])
    rows = [[*_mean(texts, total.mean()), *_range(texts, values)]]
    varied = min(values) < max(values)
    return Section(key, plots.histogram(texts.say(key), values) if varied else "", columns, rows)


def _range(texts: Texts, values: Sequence[int]) -> list[str]:
    return [number(texts, value) for value in (min(values), median(values), max(values))]


def _uses(texts: Texts, key: str, uses: Sequence[Use], prefix: str) -> Section:
    names = [_first_of(texts, prefix + use.name, use.name) for use in uses]
    won = [Dot(name, use.winners) for name, use in zip(names, uses)]
    lost = [Dot(name, use.others) for name, use in zip(names, uses)]
    series = [(texts.say("study-winners"), won)]
    if any(use.others.number for use in uses):
        series.append((texts.say("study-others"), lost))
    rows = [
        [name, *_mean(texts, use.winners), *_mean(texts, use.others)]
        for name, use in zip(names, uses)
    ]
    columns = ("", "winners", "interval", "others", "interval")
    plot = plots.dots(texts.say(key), series) if uses else ""
    return Section(key, plot, columns, rows)


def _first_of(texts: Texts, key: str, otherwise: str) -> str:
    return texts.say(key) if texts.has(key) else otherwise


def _ends(texts: Texts, figures: Figures) -> Section:
    rows = [
        [reason(texts, slug), number(texts, times), number(texts, times / figures.games, "percent")]
        for slug, times in figures.reasons.items()
    ]
    return Section("study-ends", "", ("", "number", "of-all"), rows)


def _share(texts: Texts, wins: Wins) -> list[str]:
    value, expected = [number(texts, one, "percent") for one in (wins.share.value, wins.expected)]
    return [value, interval(texts, wins.share, "percent"), expected]


def _mean(texts: Texts, found: Estimate) -> list[str]:
    return [number(texts, found.value, "mean"), interval(texts, found)]


def _shown(texts: Texts, section: Section) -> str:
    """Title, what it is, plot, and the table folded away unless it is all there is."""
    heads = [_head(texts, name) for name in section.columns]
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n"
        for row in section.rows
    )
    table = f'<div class="wide"><table>\n<tr>{head}</tr>\n{rows}</table></div>\n'
    if section.plot:
        said = escape(texts.say("study-figures"))
        table = f"<details><summary>{said}</summary>\n{table}</details>\n"
    figure = f"<figure>{section.plot}</figure>\n" if section.plot else ""
    title = escape(texts.say(section.key))
    if section.by_seat:
        return f'<h3 id="{section.key}-by-seat">{escape(_at_seats(texts, section))}</h3>\n{table}'
    note = f"{section.key}-note"
    said = escape(texts.say(note if texts.has(note) else "study-kind-note"))
    return f'<h2 id="{section.key}">{title}</h2>\n<p>{said}</p>\n{figure}{table}'


def _at_seats(texts: Texts, section: Section) -> str:
    return texts.say("study-by-seat", {"text": texts.say(section.key)})


def _head(texts: Texts, name: str) -> str:
    """A seat by its number."""
    return name if not name or name.isdigit() else texts.say(f"study-column-{name}")
