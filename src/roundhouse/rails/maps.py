"""The maps of a game: those in its folder, those that whoever runs this house adds, and those that
somebody drew and brings along.

A map's files lie side by side: `<name>.toml`, its source, and what the atlas made of it. One that
is brought along is named by what it is: the same name is the same map, everywhere and for good.
"""

import json
import re
import tomllib
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from roundhouse.kernel.game import folder as folder_of
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.rails.map_format import Compiled, dump

PROFILE: Final = "profile.toml"  # beside the maps: what the game asks of them
LAST: Final = 1000  # in order: maps whose source doesn't say
MOST_BYTES: Final = 1_000_000  # of a map's file: ours have at most a twentieth
SUFFIXES: Final = (".toml", ".json")
HEAD: Final = 1000  # characters of a source in which its order stands
ORDER: Final = re.compile(r"^order = (\d{1,3})$", re.MULTILINE)
MOST_HEXES: Final = 1200  # of a map that isn't ours; ours have up to 843
OWN: Final = "own-"  # begins the names of maps that are brought along


class Maps:
    """`names` is one list for good, in order: options that let choose from it see what is added."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.added: dict[str, Path] = {}  # the folder of each map that isn't the game's own
        self.titles: dict[str, str] = {}  # of those
        self.compiled: dict[str, str] = {}  # by the text of a source that somebody named
        self.brought: dict[str, str] = {}  # compiled, by name; known here, and on no list
        self.sources: dict[str, str] = {}  # of those
        found = [path.stem for path in folder.glob("*.json") if "." not in path.stem]
        self.names: list[str] = sorted(found, key=self._place)

    def _place(self, name: str) -> tuple[int, str]:
        """By what the source says at its beginning: a list of maps shan't wait for their coasts."""
        source = self.folder / f"{name}.toml"
        if not source.is_file():
            return (LAST, name)
        with source.open(encoding="utf-8") as lines:
            order = ORDER.search(lines.read(HEAD))
        return (int(order.group(1)) if order else LAST, name)

    def add(self, name: str, folder: Path) -> None:
        """A compiled map of another folder."""
        self.added[name] = folder
        self.titles[name] = str(json.loads(self.file(name, ".json").read_text("utf-8"))["title"])
        if name not in self.names:
            self.names.append(name)

    def bring(self, compiled: str, source: str) -> str:
        """A map that somebody drew, by the name that it has from now on."""
        name = name_of(source)
        self.brought[name] = compiled
        self.sources[name] = source
        return name

    def carried(self, name: str) -> list[str]:
        """Source and compiled map of one that was brought along."""
        return [self.sources[name], self.brought[name]] if name in self.brought else []

    def file(self, name: str, suffix: str) -> Path:
        """A file of a map, such as `.json` or `.svg`; it need not be there."""
        return self.added.get(name, self.folder) / f"{name}{suffix}"

    def text(self, name: str) -> str:
        """The compiled map of a name in the list, or of a file: a compiled map or a source."""
        if name in self.names:
            return self.file(name, ".json").read_text("utf-8")
        if name in self.brought:
            return self.brought[name]
        path = Path(name)
        if path.suffix not in SUFFIXES:
            raise bad_map(name, f"neither one of {', '.join(self.names)} nor a .toml or .json file")
        text = _read(name, path)
        if path.suffix == ".json":
            return text
        if text not in self.compiled:
            self.compiled[text] = _compiled(name, text)
        return self.compiled[text]


@cache
def maps_at(folder: Path) -> Maps:
    return Maps(folder)


def maps_of(game: str) -> Maps | None:
    """The maps of a game, if it has any of the atlas."""
    there = folder_of(game)
    maps = there / "data" / "maps" if there else None
    return maps_at(maps) if maps and (maps / PROFILE).is_file() else None


def name_of(source: str) -> str:
    """A hash that nobody finds a second source for."""
    return OWN + blake2b(source.encode(), digest_size=12).hexdigest()


def is_own(name: object) -> bool:
    return isinstance(name, str) and name.startswith(OWN)


def own_map(source: str) -> str:
    """The compiled map of a source that somebody drew: it bears the name that the source has, and
    what is wrong with it is said under its title."""
    compiled = json.loads(_compiled(_title(source), source))
    return json.dumps({**compiled, "name": name_of(source)}, ensure_ascii=False)


def _title(source: str) -> str:
    try:
        return str(tomllib.loads(source).get("title", ""))
    except (ValueError, RecursionError):
        return ""


def maps_in(package: str) -> Maps:
    """The maps of a game's package."""
    return maps_at(Path(str(files(package))) / "data" / "maps")


def bad_map(name: str, why: str) -> Refused:
    return refuse("bad-map", {"map": name[:80], "why": why[:300]})


def _read(name: str, path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise bad_map(name, f"the file has more than {MOST_BYTES} bytes")
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:  # no UTF-8, or a name that no file can have
        raise bad_map(name, "the file can't be read") from error


def _compiled(name: str, text: str) -> str:
    from roundhouse.rails.atlas.compiler import compile_map
    from roundhouse.rails.atlas.grammar import parse
    from roundhouse.rails.atlas.reader import Broken

    try:
        return json.dumps(compile_map(parse(text)), ensure_ascii=False)
    except (Broken, RecursionError) as error:
        raise bad_map(name, str(error)) from error


def wrong_words(slugs: list[str], taken: list[str]) -> str:
    """What keeps a map's slugs from being words of a table, each said of one thing only."""
    seen = set(taken)
    for slug in slugs:
        if not slug.isascii() or slug != slug.lower() or set(slug) & set(" |=") or not slug:
            return f"{slug} is not a plain lower-case word"
        if slug in seen:
            return f"the word {slug} means something else already"
        seen.add(slug)
    return ""


def played(text: str, source: Compiled) -> str:
    """What of a compiled map a game is played with: what a language calls its places is not."""
    if "names" not in source:
        return text
    kept: dict[str, Any] = {key: value for key, value in source.items() if key != "names"}
    return dump(kept)


def called(source: Compiled, language: str) -> dict[str, str]:
    """The names of a map's places, and of what else the map names, in a language."""
    found = {str(place["slug"]): str(place["name"]) for place in source["places"]}
    names: dict[str, dict[str, str]] = source.get("names", {})
    for code in ("en", language.split("-", maxsplit=1)[0], language):
        found.update(names.get(code, {}))
    return found
