"""Settings: what a server is told when it starts; worker processes read it from the environment."""

import os

import msgspec
from msgspec import Struct

VARIABLE = "ROUNDHOUSE_SERVER"


class Settings(Struct, frozen=True, kw_only=True):
    """`absence`: seconds after which somebody who left counts as away.

    `thinkers`: processes for bots. `limited`: whether requests are counted.
    `programs`: bots that the operator lets play, by name, as commands of this machine.
    `idle`: seconds after which a table that nobody looks at leaves the memory.
    """

    database: str
    workers: int = 1
    absence: float = 60.0
    thinkers: int = 1
    limited: bool = True
    idle: float = 900.0
    programs: dict[str, str] = {}


def hand_down(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def handed_down() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
