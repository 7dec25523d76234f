"""Said: figures as a language writes them, for reports and for the terminal."""

from math import isfinite

from roundhouse.kernel.game import game
from roundhouse.study.intervals import Estimate
from roundhouse.study.simulate import FORFEIT, Job
from roundhouse.study.things import BETWEEN
from roundhouse.texts import Texts

UNKNOWN = "?"


def texts_for(job: Job, language: str) -> Texts:
    """In which the places of its map have their names."""
    settled = game(job.game).new(job.seats, 0, job.options).options
    return Texts(language, job.game, (), game(job.game).names(settled, language))


def number(texts: Texts, value: float, kind: str = "number") -> str:
    """As a `number`, a `mean`, a `percent` or a `chance`, which is a percent without parts."""
    return texts.say(f"study-{kind}", {"value": value}) if isfinite(value) else UNKNOWN


def interval(texts: Texts, found: Estimate, kind: str = "mean") -> str:
    """A single game says nothing of how others would have gone."""
    if not isfinite(found.low):
        return UNKNOWN
    return f"{number(texts, found.low, kind)} – {number(texts, found.high, kind)}"


def options(texts: Texts, job: Job) -> str:
    """What a game is played with, as people say it; without what isn't for so many."""
    known = game(job.game)
    settled = known.new(job.seats, 0, job.options).options
    said: list[str] = []
    for option in known.options:
        low, high = option.seats
        if option.name in settled and low <= job.seats <= high:
            label = f"web-{job.game}-label-{option.name}"
            name = texts.say(label) if texts.has(label) else option.name
            said.append(f"{name}: {_chosen(texts, settled[option.name])}")
    return " · ".join(said)


def kind_key(texts: Texts, kind: str) -> str:
    """What things of a kind are called: by a game that calls them otherwise, or by the house."""
    own = f"{texts.game}-kind-{kind}"
    return own if texts.has(own) else f"study-kind-{kind}"


def _chosen(texts: Texts, value: object) -> str:
    if isinstance(value, bool):
        return texts.say("study-yes" if value else "study-no")
    if isinstance(value, int | float):
        return number(texts, value)
    if isinstance(value, list):
        words = [_chosen(texts, one) for one in value]
        return ", ".join(words) if words else texts.say("study-by-lot")
    key = f"web-{texts.game}-choice-{value}"
    return texts.say(key) if texts.has(key) else texts.word(str(value))


def thing(texts: Texts, name: str) -> str:
    return BETWEEN.join(texts.word(slug) for slug in name.split(BETWEEN))


def reason(texts: Texts, slug: str) -> str:
    """Why a game was over."""
    key = "study-forfeit" if slug == FORFEIT else f"{texts.game}-reason-{slug}"
    return texts.say(key) if texts.has(key) else slug
