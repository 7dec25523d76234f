"""The command `roundhouse`.

What a command needs is loaded when it runs, so that `--help` is quick.
"""

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from roundhouse import __version__, compiled
from roundhouse.cli import (
    admin,
    blunders,
    boards,
    books,
    bots,
    challenges,
    chance,
    conduct,
    contrast,
    daily,
    environments,
    help,
    ladder,
    lessons,
    maps,
    new,
    ratings,
    review,
    serve,
    simulating,
    study,
    texts,
    train,
    tune,
    work,
)
from roundhouse.cli.asking import (
    LANGUAGE,
    Board,
    Bots,
    GameId,
    Language,
    Options,
    Seats,
    Seed,
    chosen_options,
    seats_at,
    speaking,
)
from roundhouse.cli.files import read_file, write_file
from roundhouse.cli.screen import console, table_of, tell
from roundhouse.cli.simulating import engine
from roundhouse.kernel.game import game, games, text_of
from roundhouse.kernel.record import Record, read
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.texts import Texts

app = typer.Typer(
    help="Railway board games: play in the browser or the terminal, simulate, record.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,  # a coloured list takes four times as long to appear
)
app.add_typer(maps.app, name="map", help="Maps made from real geography.")
app.add_typer(lessons.app, name="lesson")
app.add_typer(books.app, name="book")
app.add_typer(challenges.app, name="challenge")
app.add_typer(environments.app, name="env")
app.add_typer(bots.app, name="bot", help="Bots in any language.")
app.add_typer(new.app, name="new")
app.add_typer(texts.app, name="texts")
app.add_typer(ratings.app, name="ratings")
app.add_typer(admin.app, name="admin")
app.command(name="board")(boards.run_board)
app.command()(lessons.learn)
app.command()(daily.daily)
app.command()(serve.serve)
app.command()(serve.verify)
app.command()(work.work)
app.command()(study.study)
app.command(name="compare")(contrast.run_contrast)
app.command(name="simulate")(simulating.run_simulation)
app.command(name="ladder")(ladder.run_ladder)
app.command(name="conduct")(conduct.run_conduct)
app.command(name="blunders")(blunders.run_blunders)
app.command(name="review")(review.run_review)
app.command(name="chance")(chance.check_chance)
app.command(name="tune")(tune.run_tune)
app.command(name="train")(train.run_train)

RecordFile = Annotated[Path, typer.Argument(help="A record file.")]


def tell_version(asked: bool) -> None:
    if asked:
        runs = "compiled" if compiled else "pure Python"  # in no language: for reports of faults
        typer.echo(f"roundhouse {__version__} ({runs})")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="Tell the version.", callback=tell_version, is_eager=True)
]


def read_record(path: Path) -> Record:
    return read(read_file(path))


@app.callback()
def start(
    context: typer.Context,
    version: Version = False,
    lan: serve.Lan = False,
    port: serve.Port = serve.PORT,
    database: serve.Database = "",
    browser: serve.Browser = True,
    bot: serve.Programs = None,
    maps: serve.OwnMaps = "",
) -> None:
    """Without a command: open the browser and play."""
    if context.invoked_subcommand is None:
        serve.play_here(lan, port, database, browser, bot, maps)


@app.command(name="games")
def show_games(lang: Language = LANGUAGE) -> None:
    """The games and their options."""
    for id in games():
        known = game(id)
        low, high = known.seats
        texts = Texts(lang, id)
        title = f"[bold]{id}[/bold]: {known.name}, {low}–{high}"
        table = table_of(texts, "option", "default", "possible", "", title=title)
        for option in known.options:
            key = f"{id}-option-{option.name}"
            note = texts.say(key) if texts.has(key) else option.help
            where = f" (map={'|'.join(option.maps)})" if option.maps else ""
            table.add_row(option.name, str(option.default), option.expected() + where, note)
        console().print(table)


@app.command()
def rules(
    game_id: GameId,
    rule: Annotated[str, typer.Argument(help="One rule by its id; all without it.")] = "",
    lang: Language = LANGUAGE,
) -> None:
    """The rulebook, or one rule of it."""
    from rich.markdown import Markdown

    from roundhouse.tables.figures import captions_alone

    book = text_of(game(game_id).id, f"rulebook.{lang}.md")
    if book is None:
        raise refuse("no-rulebook", {"game": game_id})
    if rule:
        parts = [
            part for part in book.split("\n#") if part.lstrip("#").split()[:1] == [rule.upper()]
        ]
        if not parts:
            raise refuse("unknown-word", {"word": rule, "guesses": 0, "near": ""})
        book = "#" + parts[0]
    console().print(Markdown(captions_alone(book)))


@app.command()
def play(
    game_id: GameId,
    seats: Seats = None,
    humans: Annotated[int, typer.Option(help="How many of them are people at this screen.")] = 1,
    bots: Bots = "medium",
    seed: Seed = None,
    option: Options = None,
    board: Board = "",
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    lang: Language = LANGUAGE,
    text: Annotated[
        bool, typer.Option("--text", help="Draw nothing: the text board answers what you ask.")
    ] = False,
) -> None:
    """Play in the terminal, word by word, against bots."""
    from roundhouse.cli.play import sit_down

    known = game(game_id)
    options = chosen_options(known, option, board)
    chosen = seed if seed is not None else int.from_bytes(os.urandom(8))
    record = Record(game_id, seats_at(known, seats), chosen, options)
    sit_down(console(), record, humans, bots.split(","), name, lang, text)


@app.command()
def record(
    game_id: GameId,
    out: Annotated[Path, typer.Option("--out", "-O", help="Where to write it.")],
    seats: Seats = None,
    bots: Bots = "medium",
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 1,
    option: Options = None,
    board: Board = "",
    lang: Language = LANGUAGE,
) -> None:
    """Let bots play a game and write it down."""
    from roundhouse.study.simulate import Job, record_game

    known = game(game_id)
    options = chosen_options(known, option, board)
    job = Job(game_id, seats_at(known, seats), tuple(bots.split(",")), seed, options)
    written = record_game(job)
    write_file(out, written.write())
    result = written.state.result
    assert result is not None
    scores = ", ".join(map(str, result.scores))
    facts = {"file": str(out), "moves": len(written.moves), "text": scores}
    tell(Texts(lang).say("cli-recorded", facts))


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="Show the position after this move.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw that position into this file.")] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Play a record again, judging every move; show a position."""
    from roundhouse.kernel.speech import spoken_by
    from roundhouse.study.transcript import result_lines, sentences, texts_of

    loaded = read_record(file)
    number = len(loaded.moves) if at is None else at
    state = loaded.state_at(number)
    texts = texts_of(loaded, lang)
    with spoken_by(texts):
        console().print(str(state), markup=False, highlight=False)
    console().print(f"{number}/{len(loaded.moves)}", highlight=False)
    for said in sentences(texts, state.events):
        console().print(said, markup=False, highlight=False)
    if state.result is not None:
        for line in result_lines(texts, state.result):
            console().print(line, markup=False, highlight=False)
    if svg is not None:
        with spoken_by(texts):
            drawn = state._repr_svg_() or ""
        write_file(svg, drawn)


@app.command(name="transcript")
def show_transcript(file: RecordFile, lang: Language = LANGUAGE) -> None:
    """A whole record in words."""
    from roundhouse.study.transcript import transcript

    typer.echo(transcript(read_record(file), lang), nl=False)


@app.command()
def bench(
    game_id: Annotated[str, typer.Argument(help="A game; all without it.")] = "",
    seats: Seats = None,
    seconds: Annotated[float, typer.Option(help="Time for the random games.")] = 5.0,
    option: Options = None,
    board: Board = "",
    as_json: Annotated[bool, typer.Option("--json", help="Figures as JSON.")] = False,
    lang: Language = LANGUAGE,
) -> None:
    """How fast the games run here."""
    from roundhouse.study.bench import measure

    figures: dict[str, dict[str, float]] = {}
    for id in [game_id] if game_id else games():
        known = game(id)
        number = seats_at(known, seats)
        figures[id] = measure(id, number, chosen_options(known, option, board), seconds)
    if as_json:
        typer.echo(json.dumps({"compiled": compiled, "games": figures}))
        return
    texts = Texts(lang)
    columns = ("game", "decisions", "games-a-second", "copy", "words", "longest", "bytes")
    table = table_of(texts, *columns)
    for id, one in figures.items():
        table.add_row(
            id,
            f"{one['decisions_per_second']:,.0f}",
            f"{one['games_per_second']:,.1f}",
            f"{one['copy_us']:.1f}",
            f"{one['words_us']:.2f}",
            f"{one['longest_step_ms']:.1f}",
            f"{one['bytes_per_copy']:,.0f}",
        )
    console().print(table)
    tell(engine(texts))


def main() -> None:
    """Errors a person can meet are said in his language; the exit status is 2."""
    known = help.phrases(help.asked_language(sys.argv[1:]))
    command = typer.main.get_command(app)
    if known:
        help.speak(command, known)
    try:
        status = command(standalone_mode=False)  # that of typer.Exit: no exception comes through
    except Refused as refused:
        texts = Texts(speaking[-1])
        console(stderr=True).print(texts.refusal(refused.rule, refused.facts), markup=False)
        sys.exit(2)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except Exception as error:
        if not hasattr(error, "show"):  # typer's own, about words that it can't understand
            raise
        help.show(error, known)
        sys.exit(2)
    sys.exit(status)
