"""Settings: what a server is told when it starts; worker processes read it from the environment."""

import os

import msgspec
from msgspec import Struct

from roundhouse.server.logs import Form

VARIABLE = "ROUNDHOUSE_SERVER"


class Settings(Struct, frozen=True, kw_only=True):
    """`absence`: seconds after which somebody who left counts as away, where the table doesn't say.

    `thinkers`: processes for bots that think long, 0 for as many as there are cores.
    `limited`: whether requests are counted.
    `programs`: bots that the operator lets play, by name, as commands of this machine.
    `log`: the form of its lines. `metrics`: whether others than this machine may read the figures.
    `maps`: a folder with the operator's own maps; `kept`: where what is made of
    them lies, a folder of the system by default; `own_maps`: that, by game and name.
    `maps_each`: how many maps each person may draw here, 0 for none; `map_bytes`: of a source.
    `compile`: a command that fills the folder `engine` with the compiled package, run meanwhile.
    `day_bots`: the bots that take up the day's challenge, too, when somebody does.
    `today`: the day that it is, instead of what the clock tells.
    `names`: a file of the operator's with names that he doesn't want.
    `tournaments`: whether anybody may make one.
    `site`: how the server is called from outside, for links in what is sent; `smtp`: the URL of who
    sends its mails, `mail_from` whose they are. `near`: notices may go into this network, too.
    `home`: it was started at home, for whoever sits at this machine; he may let the local network
    in, at this `port`; it is let in from the start where `lan`. `network`: this machine's address
    there, instead of what it finds.
    `idle`: seconds after which a table that nobody looks at leaves the memory.
    """

    database: str
    workers: int = 1
    absence: float = 3600.0
    thinkers: int = 0
    limited: bool = True
    idle: float = 900.0
    programs: dict[str, str] = {}
    log: Form = "text"
    metrics: bool = False
    maps: str = ""
    kept: str = ""
    maps_each: int = 50
    map_bytes: int = 200_000
    own_maps: dict[str, dict[str, str]] = {}
    compile: str = ""
    engine: str = ""
    day_bots: tuple[str, ...] = ("easy", "medium", "hard")
    today: str = ""
    tournaments: bool = True
    names: str = ""
    site: str = ""
    smtp: str = ""
    mail_from: str = ""
    near: bool = False
    home: bool = False
    lan: bool = False
    port: int = 0
    network: str = ""


def hand_down(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def handed_down() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
