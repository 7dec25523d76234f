"""What each game's view is, as JSON Schema beside its board: `python web/tools/views.py`."""

import json
from pathlib import Path

import roundhouse as rh
from roundhouse.kernel.views import schema_of

BOARDS = Path(__file__).parents[1] / "src" / "boards"


def views() -> dict[Path, str]:
    """The files, and what should stand in them."""
    games = [id for id in rh.games() if (BOARDS / id).is_dir()]
    schemas = {id: schema_of(rh.game(id).view) for id in games}
    return {
        BOARDS / id / "view.json": json.dumps(schema, indent=1) + "\n"
        for id, schema in schemas.items()
    }


if __name__ == "__main__":
    for file, text in views().items():
        file.write_text(text, "utf-8")
