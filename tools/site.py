"""What a site of plain files answers by files: the list of games, rule books, maps, figures.

`make site` calls it with the folder of the built pages. The answers are the server's own; the page
looks for them where the server would have them (`web/src/house/local.ts`).
"""

import json
import shutil
import sys
from pathlib import Path

import msgspec

from roundhouse.kernel.game import games
from roundhouse.server.game_files import figure_files, map_files
from roundhouse.server.games import get_rulebook, get_things, list_games
from roundhouse.texts import languages


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def main(site: Path, python: Path) -> None:
    shutil.copytree(python, site / "python", dirs_exist_ok=True)
    entry = json.loads((site / "manifest.json").read_bytes())["index.html"]["file"]
    house = json.loads((python / "house.json").read_bytes())
    write(site / "python" / "house.json", msgspec.json.encode({**house, "pages": entry}))
    api = site / "api"
    write(api / "games.json", msgspec.json.encode(list_games.answer()))
    for id in games():
        there = api / "games" / id
        for language in languages():
            for name, route in (("rulebook", get_rulebook), ("what", get_things)):
                said = msgspec.json.encode(route.answer(id, language))
                write(there / f"{name}.{language}.json", said)
        for name, picture in figure_files(id).items():
            # the page lies where its folder is, wherever that may be
            here = picture.replace(b'"/api/games/', b'"api/games/')
            write(there / "figures" / name, here if name.endswith(".svg") else picture)
        for file in map_files(id):
            write(there / "maps" / file.name, file.read_bytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
