"""Hopes: what contracts promise a seat, thought through as turns of building and of riding."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.bot.ways import UNREACHED, spaces_to, way_from
from roundhouse.games.spike.bot.weights import WORTH
from roundhouse.games.spike.rules.board import BOARD, CITIES, FROM_CITY
from roundhouse.games.spike.rules.box import CONTRACTS, GOODS, LOCOMOTIVE
from roundhouse.games.spike.rules.phases import ABOARD, DELIVERED, SIDES_PHASE, TURNS

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


class Hopes:
    """Those of one position: where the train stands, what is still to be built to every point
    (`needed`), and how many turns are left."""

    def __init__(self, state: "SpikeState", seat: int, needed: list[int], turns: float) -> None:
        self.state = state
        self.seat = seat
        self.needed = needed
        self.turns = turns
        self.train = state.train[seat]
        self.way = way_from(state, seat, self.train)
        self.speed = state.level(seat, LOCOMOTIVE)
        self.starts = 1.0 if self.train < CITIES else 0.0  # to leave a city takes an action

    def contracts(self) -> float:
        """The train is on its way for one contract, the one that promises most from where it is.
        The others begin at their source, and each further one counts less. A city pays but once, so
        no two count on the same."""
        state = self.state
        hopes: list[tuple[float, int, int]] = []
        gain = 0.0
        main = -1
        taken = 0
        for good in range(GOODS):
            if state.holder[good] == self.seat and state.load[good] != DELIVERED:
                now, to, later, city = self.of(good, 0)
                hopes.append((later, good, city))
                if now - WORTH.later * later > gain:
                    gain = now - WORTH.later * later
                    main = good
                    taken = 1 << to
        hopes.sort(reverse=True)
        value = gain
        share = WORTH.later
        for later, good, city in hopes:
            worth = later
            if good != main:
                there = city
                if taken >> there & 1:
                    _, _, worth, there = self.of(good, taken)
                taken |= 1 << there
            value += share * worth
            share *= WORTH.contract_fades
        return value

    def of(self, good: int, taken: int) -> tuple[float, int, float, int]:
        """What a contract promises now and where, and what for a train at its source and where. A
        load aboard promises no less than it would at its source. Cities that are taken don't count.
        """
        now, to, later, city = self._fetched(good, taken)
        if self.state.load[good] == ABOARD:
            now, to = self._aboard(good, taken)
            if now > later:
                return now, to, now, to
        return now, to, later, city

    def _aboard(self, good: int, taken: int) -> tuple[float, int]:
        """The best that a city promises for a load that is aboard, and which."""
        face = face_of(self.state, good, self.seat)
        best = 0.0
        to = 0
        for index, city in enumerate(CONTRACTS.cities[face]):
            if self._closed(city, taken):
                continue
            pays = float(CONTRACTS.pays[face][index]) + WORTH.on_board
            if pays <= best:
                continue
            ride, starts = 0, 0.0
            if self.train != city:
                ride, starts = 1 + spaces_to(city, self.way, self.needed), self.starts
            worth = self._promise(pays, ride, starts, self.needed[city])
            if worth > best:
                best = worth
                to = city
        return best, to

    def _fetched(self, good: int, taken: int) -> tuple[float, int, float, int]:
        """The best that a source and a paying city promise, less what it takes to get there: for
        our train, which has to get to the source and start, and for one that stands there; each
        with the city. The ride is the way of a load aboard, so that to arrive and to load is never
        a loss. What could not do better as the crow flies is not looked at."""
        needed = self.needed
        face = face_of(self.state, good, self.seat)
        later = now = 0.0
        to = where = 0
        for index, city in enumerate(CONTRACTS.cities[face]):
            if self._closed(city, taken):
                continue
            pays = float(CONTRACTS.pays[face][index])
            if pays <= now:  # nothing promises more than it pays
                continue
            for source in BOARD.sources[good]:
                if needed[source] == UNREACHED:
                    continue
                spaces = needed[source] + needed[city]
                approach = 0
                starts = 1.0
                if self.train != source:
                    approach = 1 + spaces_to(source, self.way, needed)
                    starts += self.starts
                ride = 1 + FROM_CITY[source][city]
                if needed[source] == 0 and self.state.phase == TURNS:
                    if (
                        self._promise(pays, ride, 1.0, spaces) <= later
                        and self._promise(pays, ride + approach, starts, spaces) <= now
                    ):
                        continue
                    ride = 1 + spaces_to(city, way_from(self.state, self.seat, source), needed)
                there = self._promise(pays, ride, 1.0, spaces)
                if there > later:
                    later = there
                    where = city
                if there > now:  # who is there already can't do worse
                    here = self._promise(pays, ride + approach, starts, spaces)
                    if here > now:
                        now = here
                        to = city
        return now, to, later, where

    def _closed(self, city: int, taken: int) -> bool:
        """It has paid this seat, is counted on for another load, or can't be reached any more."""
        served = self.state.served[city] & 1 << self.seat
        return bool(served) or bool(taken >> city & 1) or self.needed[city] == UNREACHED

    def _promise(self, pays: float, ride: int, starts: float, spaces: int) -> float:
        """A payout, the less the more turns and track it takes, and less the actions to start."""
        time = max(float(ride) / self.speed, building_turns(spaces)) + starts
        likely = chance(time, self.turns)
        if likely <= 0.0:
            return 0.0
        worth = likely * pays * WORTH.ridden[self.speed][ride] * WORTH.built_up[spaces]
        return max(worth - WORTH.start * starts, WORTH.least * worth)


def face_of(state: "SpikeState", good: int, seat: int) -> int:
    """The face in force, or the one that the seat has just chosen."""
    side = state.side_of[good]
    if state.phase == SIDES_PHASE:
        for choice in state.held.choices[seat]:
            if choice[0] == good:
                side = choice[1]
    return CONTRACTS.face(good, state.card_of[good], side)


def building_turns(spaces: int) -> float:
    return 0.0 if spaces == 0 else WORTH.space_turns * spaces + WORTH.city_turns


def chance(time: float, turns: float) -> float:
    """What is left of a promise that takes so many of the turns that are left."""
    if time >= turns:
        return 0.0
    return 1.0 - time / turns * time / turns
