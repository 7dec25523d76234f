"""Makes anew what the repository holds although it is made of something else: `make generated`.

How states are copied, maps and their pictures, the boards' data, the server's interface, what a
view is. The browser's types come after it, from the last two.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "roundhouse" / "games"
WEB = ROOT / "web"


def run(*command: str | Path) -> bytes:
    done = subprocess.run(
        [sys.executable, *map(str, command)], cwd=ROOT, check=True, stdout=subprocess.PIPE
    )
    return done.stdout


def put(file: Path, made: bytes) -> None:
    """Not before all of it is made: what makes it may have failed."""
    new = file.with_suffix(".new")
    new.write_bytes(made)
    os.replace(new, file)


def main() -> None:
    run("tools/copies.py")
    for source in sorted(GAMES.glob("*/data/maps/*.toml")):
        if source.name != "profile.toml":
            run("-m", "roundhouse", "map", "compile", source)
    for writer in sorted(GAMES.glob("*/making/write.py")):
        run("-m", f"roundhouse.games.{writer.parents[1].name}.making.write")
    for script in sorted(WEB.glob("src/boards/*/make_data.py")):
        put(script.with_name("data.json"), run(script))
    for what in ("relief", "cards"):
        for script in sorted(WEB.glob(f"src/boards/*/make_{what}.py")):
            run(script)
    run("web/tools/map_drawings.py")
    run("web/tools/views.py")
    put(WEB / "openapi.json", run("-m", "roundhouse.server.openapi"))


if __name__ == "__main__":
    main()
