"""Own maps: an operator's folder of sources, offered beside the maps of the games.

Sources are compiled once and kept by their content. One that can't be compiled or played is left
out, and its faults are told; nothing that stands in the folder keeps the server from starting.
"""

from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from roundhouse.kernel.data import mark
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.rails.map_format import Compiled, dump
from roundhouse.rails.maps import MOST_BYTES, MOST_HEXES, maps_of
from roundhouse.texts import Texts

MOST_MAPS = 100
TRIAL = 60  # moves by chance: a map that breaks a game breaks it here
Tell = Callable[[str], None]
Ready = dict[str, dict[str, str]]  # by game and name of a map, the folder of its files


class LeftOut(Exception):
    """Why a map isn't offered, in sentences."""


def titles(game_id: str) -> dict[str, str]:
    """What the own maps of a game are called: no text knows them."""
    maps = maps_of(game_id)
    return dict(maps.titles) if maps else {}


def prepare(given: str, kept: Path, tell: Tell) -> Ready:
    """Compile the sources of a folder, as far as they aren't kept, and tell what is wrong."""
    there = Path(given)
    if not there.is_dir():
        raise refuse("no-such-file", {"file": given[:80]})
    found = sorted(there.glob("*.toml"))
    for path in found[MOST_MAPS:]:
        tell(f"{path.name}: left out: there are more than {MOST_MAPS} maps")
    ready: Ready = {}
    for path in found[:MOST_MAPS]:
        try:
            id, place = _made(path, kept, tell)
            ready.setdefault(id, {})[path.stem] = str(place)
        except LeftOut as why:
            tell(f"{why}\n{path.name}: left out")
    return ready


def offer(ready: Ready) -> None:
    """In each process: these maps are on their games' lists from now on."""
    for id, found in ready.items():
        maps = maps_of(id)
        for name, place in found.items() if maps else []:
            assert maps is not None
            maps.add(name, Path(place))


def _made(path: Path, kept: Path, tell: Tell) -> tuple[str, Path]:
    """The game of a source, and the folder where what is made of it lies."""
    from roundhouse.rails.atlas.workshop import faults_of, game_of, maps_folder

    text = _read(path)
    id = game_of(text)
    if not id or maps_folder(id) is None:
        faults, _ = faults_of(path, text)
        raise LeftOut("\n".join(faults) or f"{path.name}: game = is missing")
    maps = maps_of(id)
    if maps is not None and path.stem in maps.names and path.stem not in maps.added:
        raise LeftOut(f"{path.name}: {id} has a map of that name")
    place = kept / f"{id}-{path.stem}-{mark([text, version('roundhouse-games')])}"
    if place.is_dir():
        return id, place
    faults, compiled = faults_of(path, text)
    try:
        if compiled is not None:
            _make(path, text, compiled, game(id), place)
    except LeftOut as why:
        raise LeftOut("\n".join([*faults, str(why)])) from None
    if compiled is None:
        raise LeftOut("\n".join(faults))
    if faults:
        tell(f"{path.name}: offered, though `roundhouse map check` finds {len(faults)} faults")
    return id, place


def _make(path: Path, text: str, compiled: Compiled, known: Game[State], place: Path) -> None:
    """All files of a map that can be played, or none of them."""
    from roundhouse.rails.atlas.workshop import write_files

    if compiled["name"] != path.stem:
        raise LeftOut(f"{path.name}: is called {compiled['name']!r}")
    if len(compiled["hexes"]) > MOST_HEXES:
        raise LeftOut(f"{path.name}: {len(compiled['hexes'])} hexes, at most {MOST_HEXES}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(dir=place.parent))
    except OSError as error:
        raise LeftOut(f"{path.name}: {place.parent} can't be written: {error.strerror}") from error
    try:
        made = fresh / f"{path.stem}.json"
        made.write_text(dump(compiled), "utf-8")
        try_out(known, path.name, str(made))
        write_files(text, fresh / path.name, small=True)
        fresh.replace(place)
    except LeftOut:
        raise
    except Exception as error:  # the drawing never met such a map
        raise LeftOut(f"{path.name}: can't be drawn: {error!r}") from error
    finally:
        rmtree(fresh, ignore_errors=True)


def _read(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise LeftOut(f"{path.name}: more than {MOST_BYTES} bytes")
        return path.read_text("utf-8")
    except (OSError, ValueError):
        raise LeftOut(f"{path.name}: can't be read") from None


def try_out(known: Game[State], called: str, map: str) -> None:
    """Play a little, with every number of players that the map takes: whatever a map breaks, it
    breaks here and not at a table."""
    low, high = known.seats
    why = ""
    played = False
    for seats in range(low, high + 1):
        try:
            _play(known.new(seats, 1, {"map": map}))
            played = True
        except Refused as refused:
            said = Texts().refusal(refused.rule, refused.facts)
            why = why or said.replace(map, called)
        except Exception as error:  # the game's rules never met such a map
            raise LeftOut(f"{called}: can't be played by {seats}: {error!r}") from error
    if not played:
        raise LeftOut(f"{called}: {why}")


def _play(state: State) -> None:
    for number in range(TRIAL):
        if state.result is None:
            seat = state.actors[0]
            state.play(state.random_move(seat, Rng(number)), seat)
    state.view(None)
