"""`roundhouse map`: list the maps, check one, draw one, compile one, begin a new one."""

import tomllib
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from roundhouse.cli.files import read_file, write_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from roundhouse.rails.atlas import Compiled, Picture

app = typer.Typer(help="Maps: list, check, draw, compile, new.", no_args_is_help=True)

Which = Annotated[str, typer.Argument(help="A map's name, or the path of its TOML source.")]


def _games() -> Path:
    return Path(str(resources.files("roundhouse"))) / "games"


def _sources() -> list[Path]:
    """Every map source of every game; checks.toml beside them is what the game asks."""
    found = sorted(_games().glob("*/data/maps/*.toml"))
    return [path for path in found if path.name != "checks.toml"]


def _game_of(source: Path) -> str:
    return source.parents[2].name


def _find(which: str) -> Path:
    given = Path(which)
    if given.suffix == ".toml":
        if given.is_file():
            return given
        raise typer.BadParameter(f"there is no file {which}")
    found = [path for path in _sources() if path.stem == which]
    if len(found) == 1:
        return found[0]
    known = ", ".join(path.stem for path in _sources())
    raise typer.BadParameter(f"no map is called {which}; there are {known}")


def _profile(text: str) -> tuple[dict[str, Any], list[str]]:
    """What the map's game asks of its maps, and what is wrong with that game."""
    try:
        game = tomllib.loads(text).get("game", "")
    except tomllib.TOMLDecodeError:
        return {}, []
    if not game:
        return {}, []
    asked = _games() / str(game) / "data" / "maps" / "checks.toml"
    if not asked.is_file():
        return {}, [f"game is {game!r}, and no such game has maps"]
    return tomllib.loads(asked.read_text("utf-8")), []


def _read_checked(path: Path) -> str:
    """The source's text; with any fault, all faults are shown and the command fails."""
    from roundhouse.rails.atlas import check_text

    text = read_file(path)
    profile, wrong = _profile(text)
    faults, _ = check_text(text, profile, path.stem)
    shown = [f"{path.name}: {sentence}" for sentence in wrong]
    for line, sentence in faults:
        shown.append(f"{path.name}:{line}: {sentence}" if line else f"{path.name}: {sentence}")
    if shown:
        typer.echo("\n".join(shown))
        typer.echo(f"{len(shown)} {'fault' if len(shown) == 1 else 'faults'}")
        raise typer.Exit(1)
    return text


@app.command("list")
def list_maps() -> None:
    """The maps that come with the games."""
    from roundhouse.rails.atlas import load

    for path in _sources():
        compiled = load(path)
        kinds = [place["kind"] for place in compiled["places"]]
        typer.echo(
            f"{_game_of(path):10} {path.stem:12} {compiled['title']}: "
            f"{len(compiled['hexes'])} hexes, {kinds.count('city')} cities, "
            f"{kinds.count('town')} towns"
        )


@app.command()
def check(which: Which) -> None:
    """List everything that is wrong with a map, each fault with its line."""
    path = _find(which)
    _read_checked(path)
    typer.echo(f"{path.name}: all checks passed")


@app.command()
def draw(
    which: Which,
    out: Annotated[Path, typer.Option("-o", "--out", help="The SVG to write.")],
    relief: Annotated[bool, typer.Option(help="Shade the hills (needs numpy and Pillow).")] = True,
) -> None:
    """Draw a map as one SVG file."""
    from roundhouse.rails.atlas import compile_map, draw_map, make_picture, parse

    source = parse(_read_checked(_find(which)))
    compiled = compile_map(source)
    picture = make_picture(source, compiled)
    shade = _relief() if relief else None
    write_file(out, draw_map(compiled, picture, shade(compiled, picture) if shade else b""))
    typer.echo(f"{out}: {picture['size'][0]} × {picture['size'][1]} pixels")


@app.command("compile")
def compile_(which: Which) -> None:
    """Write the compiled map, its picture data, relief and drawing beside the source."""
    from roundhouse.rails.atlas import compile_map, draw_map, dump, files, make_picture, parse

    path = _find(which)
    source = parse(_read_checked(path))
    compiled = compile_map(source)
    picture = make_picture(source, compiled)
    shade = _relief()
    relief = shade(compiled, picture) if shade else b""
    write_file(files.compiled_path(path), dump(compiled))
    write_file(files.picture_path(path), dump(picture))
    if relief:
        files.relief_path(path).write_bytes(relief)
    write_file(files.drawing_path(path), draw_map(compiled, picture, relief))
    typer.echo(f"{path.stem}: {len(compiled['hexes'])} hexes compiled and drawn")


@app.command()
def new(
    file: Annotated[Path, typer.Argument(help="The TOML to write; its name names the map.")],
) -> None:
    """Begin a map of your own: a small commented one that compiles, to be changed."""
    from roundhouse.rails.atlas.reader import SLUG

    if file.suffix != ".toml" or not SLUG.fullmatch(file.stem):
        raise typer.BadParameter(
            "call it something like my-region.toml: small letters, digits, hyphens"
        )
    if file.exists():
        raise typer.BadParameter(f"{file} is there already")
    starter = resources.files("roundhouse.rails.atlas").joinpath("starter.toml")
    text = starter.read_text("utf-8").replace('name = "lakes"', f'name = "{file.stem}"', 1)
    write_file(file, text)
    typer.echo(f"{file}: now change it, and run roundhouse map check {file}")


def _relief() -> "Callable[[Compiled, Picture], bytes] | None":
    """The hillshade, where its libraries are installed."""
    try:
        import numpy  # noqa: F401
        import PIL  # noqa: F401
    except ImportError:
        typer.echo("no relief: install roundhouse-games[atlas] for it", err=True)
        return None
    from roundhouse.rails.atlas.relief import shade

    return shade
