"""`roundhouse map`: list the maps, check one, draw one, compile one, begin a new one."""

from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from roundhouse.cli.asking import CORES, LANGUAGE, Language, Workers, spoken
from roundhouse.cli.faults import end
from roundhouse.cli.files import read_file, write_file
from roundhouse.cli.map_trials import block, reports, try_out
from roundhouse.kernel.extras import installed
from roundhouse.kernel.game import games
from roundhouse.kernel.refusal import refuse

app = typer.Typer(help="Maps: list, check, draw, compile, try, new.", no_args_is_help=True)

Which = Annotated[str, typer.Argument(help="A map's name, or the path of its TOML source.")]


def _sources() -> list[Path]:
    """Every map source of every game; profile.toml beside them is what the game asks."""
    from roundhouse.rails.atlas.workshop import maps_folder

    found = [
        path for game in games() if (maps := maps_folder(game)) for path in maps.glob("*.toml")
    ]
    return sorted(path for path in found if path.name != "profile.toml")


def _game_of(source: Path) -> str:
    return source.parents[2].name


def _find(which: str) -> Path:
    given = Path(which)
    if given.suffix == ".toml":
        if given.is_file():
            return given
        raise refuse("no-such-file", {"file": which})
    found = [path for path in _sources() if path.stem == which]
    if len(found) == 1:
        return found[0]
    known = ", ".join(path.stem for path in _sources())
    raise refuse("no-such-map", {"map": which[:80], "known": known})


def _read_checked(path: Path) -> str:
    """The source's text; with any fault, all faults are shown and the command fails."""
    from roundhouse.rails.atlas.workshop import faults_of

    text = read_file(path)
    faults, _ = faults_of(path, text)
    if faults:
        end(faults, path.name)
    return text


@app.command("list")
def list_maps() -> None:
    """The maps that come with the games."""
    from roundhouse.rails.atlas import load

    for path in _sources():
        compiled = load(path)
        kinds = [place["kind"] for place in compiled["places"]]
        facts = {"value": compiled["title"], "count": len(compiled["hexes"])}
        facts |= {"number": kinds.count("city"), "more": kinds.count("town")}
        typer.echo(f"{_game_of(path):10} {path.stem:12} {spoken('cli-map', **facts)}")


@app.command()
def check(which: Which) -> None:
    """List everything that is wrong with a map, each fault with its line."""
    path = _find(which)
    _read_checked(path)
    end([], path.name)


@app.command()
def draw(
    which: Which,
    out: Annotated[Path, typer.Option("-o", "--out", help="The SVG to write.")],
    relief: Annotated[bool, typer.Option(help="Shade the hills (needs numpy and Pillow).")] = True,
    lang: Language = LANGUAGE,
) -> None:
    """Draw a map as one SVG file, with the cubes of its cities and the ways off it."""
    from roundhouse.rails.atlas import compile_map, draw_map, make_picture, parse
    from roundhouse.rails.atlas.figures import figures_layer
    from roundhouse.rails.atlas.looks import looks_of
    from roundhouse.rails.atlas.workshop import profile_of, relief_of
    from roundhouse.rails.maps import called

    text = _read_checked(_find(which))
    source = parse(text)
    looks = looks_of(profile_of(text)[0])
    compiled = compile_map(source)
    names = called(compiled, lang)
    for place in compiled["places"]:
        place["name"] = names[place["slug"]]
    picture = make_picture(source, compiled, looks)
    for label in picture["labels"]:
        label["text"] = names.get(label["slug"], label["text"])
    if relief:
        _need_relief()
    hills = relief_of(compiled, picture) if relief else b""
    figures = figures_layer(compiled, picture, looks)
    write_file(out, draw_map(compiled, picture, hills, figures, looks))
    wide, high = picture["size"]
    typer.echo(spoken("cli-map-drawn", file=str(out), value=wide, more=high))


@app.command("compile")
def compile_(which: Which) -> None:
    """Write the compiled map, its picture data, relief and drawing beside the source."""
    from roundhouse.rails.atlas.workshop import write_files

    path = _find(which)
    text = _read_checked(path)
    _need_relief()
    try:
        compiled = write_files(text, path)
    except OSError:
        raise refuse("unwritable-file", {"file": str(path.with_suffix(".json"))}) from None
    typer.echo(spoken("cli-map-compiled", map=path.stem, count=len(compiled["hexes"])))


@app.command("try")
def try_(
    which: Which,
    seats: Annotated[int, typer.Option(min=0, max=6, help="Players; 0: as the map advises.")] = 0,
    games_: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 200,
    bots: Annotated[str, typer.Option(help="Whose level: beginner, easy, medium, hard.")] = "easy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Workers = CORES,
    as_json: Annotated[bool, typer.Option("--json", help="The whole report as JSON.")] = False,
    lang: Language = LANGUAGE,
) -> None:
    """Bots play a map some hundred times: seats, length, spread, and what would help, in words."""
    try_out(_find(which), seats, games_, bots, seed, workers, as_json, lang)


app.command()(reports)
app.command()(block)


@app.command()
def new(
    file: Annotated[Path, typer.Argument(help="The TOML to write; its name names the map.")],
) -> None:
    """Begin a map of your own: a small commented one that compiles, to be changed."""
    from roundhouse.rails.atlas.reader import SLUG

    if file.suffix != ".toml" or not SLUG.fullmatch(file.stem):
        raise refuse("bad-map-name")
    if file.exists():
        raise refuse("file-is-there", {"file": str(file)})
    starter = resources.files("roundhouse.rails.atlas").joinpath("starter.toml")
    text = starter.read_text("utf-8").replace('name = "lakes"', f'name = "{file.stem}"', 1)
    write_file(file, text)
    typer.echo(spoken("cli-map-begun", file=str(file), text=f"roundhouse map check {file}"))


def _need_relief() -> None:
    """A hillshade is made where its libraries are installed."""
    if not installed("atlas"):
        typer.echo(spoken("cli-no-relief"), err=True)
