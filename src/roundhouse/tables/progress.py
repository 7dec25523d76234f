"""Progress: the stars a person has reached in each solo challenge (TIL-3)."""

import json
import os
from pathlib import Path
from typing import cast

from platformdirs import user_data_path

from roundhouse.kernel.result import Result

Stars = dict[str, int]


class Progress:
    """A small file, one entry per person and game; a star once reached is kept."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("roundhouse") / "progress.json"

    def stars(self, person: str, game: str) -> Stars:
        return self._read().get(person, {}).get(game, {})

    def note(self, person: str, game: str, result: Result) -> None:
        """Keep what a solo game has reached; results without a challenge pass by."""
        challenge, stars = result.facts.get("challenge"), result.facts.get("stars")
        if not isinstance(challenge, str) or not isinstance(stars, int):
            return
        everyone = self._read()
        kept = everyone.setdefault(person, {}).setdefault(game, {})
        kept[challenge] = max(stars, kept.get(challenge, 0))
        self._write(everyone)

    def _read(self) -> dict[str, dict[str, Stars]]:
        """A file that can't be read is put aside, never written over."""
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        except (ValueError, RecursionError):
            found = None
        if well_shaped(found):
            return cast(dict[str, dict[str, Stars]], found)
        self._put_aside()
        return {}

    def _put_aside(self) -> None:
        number = 1
        while (aside := self.path.with_suffix(f".unreadable{number}")).exists():
            number += 1
        os.replace(self.path, aside)

    def _write(self, everyone: dict[str, dict[str, Stars]]) -> None:
        """Written beside and moved into place: a cut can't lose what was there."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(everyone, indent=1, ensure_ascii=False), "utf-8")
        os.replace(beside, self.path)


def well_shaped(found: object) -> bool:
    """Persons, their games, their challenges, and a number of stars for each."""
    if not isinstance(found, dict) or not all(isinstance(one, dict) for one in found.values()):
        return False
    games = [game for person in found.values() for game in person.values()]
    if not all(isinstance(game, dict) for game in games):
        return False
    return all(isinstance(stars, int) for game in games for stars in game.values())
