"""Progress: the stars that people at this terminal have reached in challenges."""

import json
import os
from pathlib import Path
from typing import cast

from platformdirs import user_data_path

Stars = dict[str, int]
DAYS = "days"  # stands where else a game does
BEGUN = -1  # a day's try without a result: it is being played, or was broken off


class Progress:
    """A small file, one entry per person and game; a star once reached is kept."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("roundhouse") / "progress.json"

    def stars(self, person: str, game: str) -> Stars:
        return self._read().get(person, {}).get(game, {})

    def note(self, person: str, game: str, challenge: str, stars: int) -> None:
        everyone = self._read()
        kept = everyone.setdefault(person, {}).setdefault(game, {})
        kept[challenge] = max(stars, kept.get(challenge, stars))
        self._write(everyone)

    def days(self, person: str) -> Stars:
        """By date, what was reached in the try of the day's challenge that counts, or `BEGUN`."""
        return self.stars(person, DAYS)

    def note_day(self, person: str, day: str, stars: int) -> None:
        self.note(person, DAYS, day, stars)

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
