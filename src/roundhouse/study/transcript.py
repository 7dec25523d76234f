"""Transcript: a whole game as text that a person can read and check."""

from collections.abc import Sequence

from roundhouse.kernel.events import Event
from roundhouse.kernel.record import Record
from roundhouse.kernel.result import Result
from roundhouse.texts import Texts

NAMES = ("Anna", "Bruno", "Chiara", "Dmitri", "Elena", "Farid")


def names_of(record: Record) -> list[str]:
    tag = record.tags.get("names", "")
    names = [name.strip() for name in tag.split(",") if name.strip()]
    return (names + list(NAMES[len(names) :]))[: record.seats]


def sentences(texts: Texts, events: Sequence[Event], seat: int | None = None) -> list[str]:
    """What a seat, or a visitor, hears of these events."""
    heard = [event for event in events if event.meant_for(seat)]
    return [texts.event(event.name, event.args) for event in texts.sifted(heard)]


def result_lines(texts: Texts, result: Result) -> list[str]:
    lines = [texts.say(f"{texts.game}-reason-{result.reason}")]
    for seat in result.ranking:
        if seat in result.out:
            lines.append(f"{result.places[seat]}. {texts.seat(seat)}: –")
            continue
        parts = ", ".join(
            f"{texts.say(f'{texts.game}-part-{name}')} {points}"
            for name, points in result.breakdown[seat].items()
        )
        lines.append(f"{result.places[seat]}. {texts.seat(seat)}: {result.scores[seat]} ({parts})")
    if result.facts:
        lines.append(", ".join(texts.fact(name, value) for name, value in result.facts.items()))
    return lines


def texts_of(record: Record, language: str) -> Texts:
    """What is said of a recorded game."""
    state = record.state
    called = state.game.names(record.options, language)
    gazetteer = state.game.gazetteer(state)
    return Texts(language, record.game_id, names_of(record), called, gazetteer)


def transcript(record: Record, language: str) -> str:
    texts = texts_of(record, language)
    lines = [
        f"{record.state.game.name}, {record.seats}: {', '.join(texts.names)}",
        ", ".join(f"{name}: {value}" for name, value in record.options.items()),
        "",
    ]
    lines += [f"    {said}" for said in sentences(texts, record.state_at(0).events)]
    for number, (step, events, state) in enumerate(record.steps(), 1):
        mark = "" if state.reversible else " *"
        lines.append(f"{number}. {texts.seat(step.seat)}: {step.text}{mark}")
        lines += [f"    {said}" for said in sentences(texts, events, step.seat)]
        if step.digest:
            lines.append(f"    = {step.digest}")
        if state.result is not None:
            lines += ["", *result_lines(texts, state.result)]
    return "\n".join(lines) + "\n"
