"""Trips: a cube on its way, and the words for its legs.

A leg is named by the edge over which its link leaves a city, or by a word of the part that has
brought the link. Where the mover has fuel, a call says what the cube does in a city: `refuel`
passes one of its colour, `halt` lets it wait for the next action, `unload` delivers it after all.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.box import EDGE
from roundhouse.games.railways.rules.phases import EXPRESS_RUN
from roundhouse.rails.board import NONE
from roundhouse.rails.network import NO_TIP, Network
from roundhouse.rails.routes import stations

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Trip:
    """A cube's colour, the city that it left, the links over which it came, and where it is."""

    def __init__(self, colour: int, origin: int, route: list[int], here: int) -> None:
        self.colour = colour
        self.origin = origin
        self.route = route
        self.here = here

    def places(self, network: Network) -> list[int]:
        """Where it has been, in order; the last is where it is."""
        return stations(network, self.origin, tuple(self.route))


def from_city(colour: int, place: int) -> Trip:
    """Of a cube that has not left yet."""
    return Trip(colour, place, [], place)


def takes(state: "RailwaysState", place: int, colour: int) -> bool:
    """Whether a place takes cubes of this colour: its own, or one that a part has brought it."""
    return state.network.accepts[place] >> colour & 1 == 1


def to_pass(state: "RailwaysState") -> int:
    """ROW-O3: cities of its colour that an Express must pass before it stops at another."""
    return 1 if state.phase == EXPRESS_RUN else 0


def fuel(state: "RailwaysState", place: int, seat: int) -> int:
    """How often a cube of the seat can refuel or halt in a city."""
    found = 0
    for part in state.parts:
        found += part.fuel(place, seat)
    return found


def leg_word(state: "RailwaysState", link: int, here: int) -> int:
    """The word for a link that leaves a place."""
    if state.network.tip_a[link] != NO_TIP:
        return EDGE.word(state.network.exits_at(link, here)[0])
    word = NONE
    for part in state.parts:
        word = max(word, part.leg_word(link))
    return word


def link_by(state: "RailwaysState", word: int, here: int) -> int:
    """The link that a word names from a place on, or NONE."""
    network = state.network
    if EDGE.has(word):
        return network.leaving(here, EDGE.of(word))
    link = NONE
    for part in state.parts:
        link = max(link, part.link_by(word))
    if link == NONE or here not in (network.end_a[link], network.end_b[link]):
        return NONE
    return link
