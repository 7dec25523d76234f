"""`roundhouse bot`: try a bot that somebody has written."""

from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import LANGUAGE, Language
from roundhouse.cli.screen import console, table_of, tell
from roundhouse.kernel.game import game, games
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from roundhouse.study.trial import Trial

app = typer.Typer(help="Bots in any language.", no_args_is_help=True)

SHOWN = 30  # words of a question


@app.callback()
def bots() -> None:
    """Bots in any language: see docs/bots.md."""


@app.command("test")
def try_out(
    command: Annotated[str, typer.Argument(help="The command that runs the bot.")],
    game_ids: Annotated[list[str] | None, typer.Argument(help="Games; all without them.")] = None,
    moves: Annotated[int, typer.Option(min=1, help="Moves of the bot in each game.")] = 60,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=86_400, help="Time limit for an answer.")
    ] = 10.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    lang: Language = LANGUAGE,
) -> None:
    """Let a bot play short games, first and last at the table; say what is wrong with it."""
    from roundhouse.bots.roster import check
    from roundhouse.study.trial import trial

    check(f"cmd:{command}")
    texts = Texts(lang)
    table = table_of(texts, "game", "seat", "moves", "mean-ms", "slowest-ms", "")
    failed: list[Trial] = []
    for id in game_ids or games():
        known = game(id)
        for seat in (0, -1):
            one = trial(command, known.id, seat, moves, seconds, seed)
            table.add_row(
                id, f"{one.seat + 1}/{one.seats}", *figures(one, texts), verdict(one, texts)
            )
            if one.wrong is not None:
                failed.append(one)
                break
    console().print(table)
    for one in failed:
        explain(texts, one)
    if failed:
        raise typer.Exit(1)


def figures(one: "Trial", texts: Texts) -> list[str]:
    from statistics import mean

    from roundhouse.study.said import number

    if not one.times:
        return ["0", "", ""]
    taken = [number(texts, of(one.times) * 1e3) for of in (mean, max)]
    return [str(len(one.times)), *taken]


def verdict(one: "Trial", texts: Texts) -> str:
    if one.wrong is not None:
        return f"[red]{texts.say('cli-bot-forfeits')}[/red]"
    if one.lingers:
        return f"[yellow]{texts.say('cli-bot-lingers')}[/yellow]"
    return texts.say("cli-bot-ends" if one.over else "cli-bot-plays")


def explain(texts: Texts, one: "Trial") -> None:
    """The sentence that a table would show, what was asked, and what may help."""
    assert one.wrong is not None
    lines = [f"{one.game}: {texts.refusal(one.wrong.rule, one.wrong.facts)}"]
    words = one.asked.get("words", [])
    if isinstance(words, list) and words:
        listed = " ".join(words[:SHOWN]) + (" …" if len(words) > SHOWN else "")
        facts = {"said": one.asked["said"] or "none", "text": listed}
        lines.append(texts.say("bot-hint-asked", facts))
    lines.append(texts.say(f"bot-hint-{one.wrong.facts['why']}"))
    for line in lines:
        tell(line)
