"""From a map's source to its files, for whoever makes maps and whoever offers them."""

import json
import tomllib
from pathlib import Path
from typing import Any

from roundhouse.kernel.extras import installed
from roundhouse.kernel.game import folder
from roundhouse.rails.atlas import files
from roundhouse.rails.atlas.checks import check_text
from roundhouse.rails.atlas.compiler import compile_map
from roundhouse.rails.atlas.draw import draw_map
from roundhouse.rails.atlas.grammar import parse
from roundhouse.rails.atlas.looks import looks_of
from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.atlas.picture import make_picture
from roundhouse.rails.atlas.small import drawing
from roundhouse.rails.map_format import Compiled, dump
from roundhouse.rails.maps import PROFILE

Profile = dict[str, Any]


def maps_folder(game: str) -> Path | None:
    """Where a game keeps its maps, if it has any of the atlas."""
    there = folder(game)
    maps = there / "data" / "maps" if there else None
    return maps if maps and (maps / PROFILE).is_file() else None


def game_of(text: str) -> str:
    """The game that a source says it is for."""
    try:
        return str(tomllib.loads(text).get("game", ""))
    except (ValueError, RecursionError):  # no TOML, or a number of thousands of digits
        return ""


def profile_of(text: str) -> tuple[Profile, list[str]]:
    """What the source's game asks of its maps, and what is wrong with that game."""
    game = game_of(text)
    if not game:
        return {}, []
    maps = maps_folder(game)
    if maps is None:
        return {}, [f"game is {game!r}, and no such game has maps"]
    return tomllib.loads((maps / PROFILE).read_text("utf-8")), []


def faults_of(path: Path, text: str) -> tuple[list[str], Compiled | None]:
    """All that is wrong with a source, as sentences with the file and the line."""
    profile, wrong = profile_of(text)
    faults, compiled = check_text(text, profile, path.stem)
    said = [f"{path.name}: {sentence}" for sentence in wrong]
    for line, sentence, *_ in faults:
        said.append(f"{path.name}:{line}: {sentence}" if line else f"{path.name}: {sentence}")
    return said, compiled


def relief_of(compiled: Compiled, picture: Picture, step: int = 1) -> bytes:
    """The hillshade, where its libraries are installed; else nothing."""
    if not installed("atlas"):
        return b""
    from roundhouse.rails.atlas.relief import shade

    return shade(compiled, picture, step)


def write_files(text: str, source: Path, small: bool = False, step: int = 1) -> Compiled:
    """What is made of a source without faults, beside where it lies or would lie, under that name;
    `small` is also the drawing by which it is chosen, which games keep with their boards. With a
    larger `step` the hills are coarser and sooner there."""
    parsed = parse(text)
    parsed.name = source.stem
    looks = looks_of(profile_of(text)[0])
    compiled = compile_map(parsed)
    picture = make_picture(parsed, compiled, looks)
    relief = relief_of(compiled, picture, step)
    files.compiled_path(source).write_text(dump(compiled), "utf-8")
    files.picture_path(source).write_text(dump(picture), "utf-8")
    if relief:
        files.relief_path(source).write_bytes(relief)
    drawn = draw_map(compiled, picture, relief, looks=looks)
    files.drawing_path(source).write_text(drawn, "utf-8")
    if small:
        seen = json.dumps(drawing(compiled, picture, looks), ensure_ascii=False)
        files.small_path(source).write_text(seen, "utf-8")
    return compiled
