"""Delivering a cube (ROW-D1 to D4)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railways.rules import cubes, points, rewards
from roundhouse.games.railways.rules.acting import Spent
from roundhouse.games.railways.rules.box import (
    CALL,
    COLOUR,
    COLOURS,
    DELIVER,
    HALT,
    KINDS,
    REFUEL,
)
from roundhouse.games.railways.rules.phases import ACTIONS
from roundhouse.games.railways.rules.trip import Trip, from_city, link_by, to_pass
from roundhouse.games.railways.rules.trip_judge import judge_on
from roundhouse.games.railways.rules.trip_words import leaves, leaving, words_on
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.routes import by_seat

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState

FIRST_LEG: Final = 3  # `deliver`, a colour and a city come before


class Deliver(Spent):
    """ROW-D1: `deliver`, a colour, a city and the trip of its cube to a city of its colour."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        land = state.land
        passing = to_pass(state)
        if len(said) == 1:
            colours = 0
            for place in range(land.cities):
                colours |= leaving(state, place, seat, passing)
            return [COLOUR.word(colour) for colour in range(KINDS) if colours >> colour & 1]
        colour = COLOUR.of(said[1])
        if len(said) == 2:
            cities = range(land.cities)
            return land.place.words([p for p in cities if leaves(state, p, colour, seat, passing)])
        trip = from_city(colour, land.place.of(said[2]))
        return words_on(state, trip, said, FIRST_LEG, seat)

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        colour = COLOUR.of(move[1])
        place = state.land.place.of(move[2])
        if state.cubes[place * KINDS + colour] == 0:
            slug = state.land.board.place_slug[place]
            return Illegal("ROW-D1", {"colour": COLOURS[colour], "place": slug, "why": "no-cube"})
        said = move[FIRST_LEG:]
        if any([CALL.has(word) for word in said]):
            if not any([part.calls() for part in state.parts]):
                return Illegal("ROW-M8a", {"why": "not-played"})
        return judge_on(state, from_city(colour, place), said, seat)

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        state.phase = ACTIONS
        start = from_city(COLOUR.of(move[1]), state.land.place.of(move[2]))
        trip = travel(state, start, move, FIRST_LEG, seat)
        if halts(state, trip, move, seat):
            cubes.send_off(state, trip.origin, trip.colour)
            return
        arrive(state, trip, seat)
        # ruling: this may trigger the end, whatever then comes
        cubes.take_cube(state, trip.origin, trip.colour)
        brought(state, trip)


def forecast(state: "RailwaysState", move: Move, seat: int) -> dict[str, int]:
    """The links of a delivery, and what each player gets when the cube arrives: as the rules pay it
    on a copy of the table."""
    start, first = _start(state, move, seat)
    if start is None:
        return {}
    table = state.copy()
    trip = travel(table, start, move, first, seat)
    found = {"links": len(trip.route)}
    if move[-1] == HALT:
        return found
    arrive(table, trip, seat)
    found.update(by_seat([after - before for after, before in zip(table.points, state.points)]))
    return found


def _start(state: "RailwaysState", move: Move, seat: int) -> tuple[Trip | None, int]:
    """The trip that a move begins or goes on with, and the number of its first leg's word."""
    if move[0] == DELIVER:
        return from_city(COLOUR.of(move[1]), state.land.place.of(move[2])), FIRST_LEG
    for part in state.parts:
        trip = part.taken_on(move[0], seat)
        if trip is not None:
            return trip, 1
    return None, 0


def travel(state: "RailwaysState", trip: Trip, move: Move, first: int, seat: int) -> Trip:
    """The trip as it goes on, from the word numbered `first`; refuelling is paid on the way."""
    here = trip.here
    route = trip.route[:]
    for word in move[first:]:
        if word == REFUEL:
            for part in state.parts:
                part.refuel(state, here, seat)
        elif not CALL.has(word):
            link = link_by(state, word, here)
            here = state.network.other_end(link, here)
            route.append(link)
    return Trip(trip.colour, trip.origin, route, here)


def halts(state: "RailwaysState", trip: Trip, move: Move, seat: int) -> bool:
    """Whether the cube waits now for the next action."""
    if move[-1] != HALT:
        return False
    for part in state.parts:
        part.halt(state, trip, seat)
    return True


def arrive(state: "RailwaysState", trip: Trip, seat: int) -> None:
    """ROW-D3: a point per link to its owner, and what cards pay; the cube is still there."""
    network = state.network
    slugs = network.board.place_slug
    owners = [network.owner[link] for link in trip.route]
    facts: dict[str, object] = {"seat": seat, "colour": COLOURS[trip.colour]}
    facts["places"] = [slugs[place] for place in trip.places(network)]
    facts["owners"] = owners
    state.tell("cube-delivered", facts)
    for owner in range(state.seats):
        if owners.count(owner) > 0:
            points.score(state, owner, owners.count(owner), "delivery")
    state.delivered = True
    rewards.cube_delivered(state, trip, seat)


def brought(state: "RailwaysState", trip: Trip) -> None:
    """The cube is back in the bag."""
    for part in state.parts:
        part.delivered(state, trip.origin, trip.colour, trip.here)
