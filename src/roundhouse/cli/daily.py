"""`roundhouse daily`: the day's challenge in the terminal."""

from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import LANGUAGE, Language
from roundhouse.cli.screen import console
from roundhouse.kernel.record import Record
from roundhouse.tables.daily import Day, day_named, in_a_row, today
from roundhouse.tables.goals import MOST
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console


def daily(
    show: Annotated[bool, typer.Option("--show", help="Only tell which one it is.")] = False,
    when: Annotated[
        str, typer.Option("--date", help="A day that is past, as in 2026-11-16: for practice.")
    ] = "",
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    lang: Language = LANGUAGE,
) -> None:
    """The day's challenge: one game, the same for everybody; the first try counts."""
    from roundhouse.cli.progress import Progress
    from roundhouse.study.transcript import NAMES

    day = day_named(when, today())
    told = console()
    person = name or NAMES[0]
    tell(told, day, lang)
    tell_mine(told, day, Progress().days(person), lang)
    if not show:
        take_up(told, day, person, lang)


def tell(told: "Console", day: Day, lang: str) -> None:
    one = day.challenge
    texts = Texts(lang, one.game)
    facts = {"number": day.number, "value": texts.say(f"{one.game}-name")}
    told.print(f"{day.date} · {texts.say('cli-day', facts)}", highlight=False)
    told.print(texts.say(one.key), style="bold")
    told.print(texts.say(f"{one.key}-about", {"needs": one.needs}), highlight=False)
    told.print(" · ".join(f"{'★' * (n + 1)} {least}" for n, least in enumerate(one.goal.stars)))


def tell_mine(told: "Console", day: Day, days: Mapping[str, int], lang: str) -> None:
    """What came of my try, and how many days in a row have one: also one that was broken off."""
    from roundhouse.cli.progress import BEGUN

    texts, stars = Texts(lang), days.get(str(day.date))
    if stars is None:
        return
    said = texts.say("cli-day-broken-off") if stars == BEGUN else drawn(stars)
    told.print(texts.say("cli-day-mine", {"value": said}), highlight=False)
    if day.date == today():
        row, _ = in_a_row(dates(days), day.date)
        told.print(texts.say("cli-day-row", {"count": row}), style="dim", highlight=False)


def drawn(stars: int) -> str:
    return "★" * stars + "☆" * (MOST - stars)


def take_up(told: "Console", day: Day, person: str, lang: str) -> None:
    """Who has begun it has had his try, whatever comes of it."""
    from roundhouse.bots.fixed import answer
    from roundhouse.cli.play import played_on, seated
    from roundhouse.cli.progress import BEGUN, Progress

    one, progress = day.challenge, Progress()
    counts = day.date == today() and str(day.date) not in progress.days(person)
    record = Record(one.game, one.seats, day.seed, one.begun_with)
    sitting = seated(told, record, 1, person, lang)
    sitting.hint("cli-day-counts" if counts else "cli-day-practice")
    if counts:
        try:
            progress.note_day(person, str(day.date), BEGUN)
        except OSError:
            sitting.hint("cli-not-kept", file=str(progress.path))
            counts = False

    def reply(seat: int) -> tuple[int, ...]:
        return answer(one.rivals, sitting.state, seat, day.seed, len(record.moves))

    if not played_on(sitting, 1, reply):
        return
    stars = one.goal.reached(sitting.state)
    told.print(drawn(stars))
    if counts:
        progress.note_day(person, str(day.date), stars)
        row, _ = in_a_row(dates(progress.days(person)), day.date)
        sitting.hint("cli-day-row", count=row)


def dates(days: Mapping[str, int]) -> list[date]:
    return [date.fromisoformat(one) for one in days]
