"""Why a cube can't go that way: word by word, without looking for others (ROW-D1 to D3, M8a)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules.box import CALL, COLOURS, EDGE, HALT, REFUEL
from roundhouse.games.railways.rules.phases import EXPRESS_RUN
from roundhouse.games.railways.rules.trip import Trip, fuel, link_by, takes
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def judge_on(state: "RailwaysState", trip: Trip, said: Move, seat: int) -> Illegal | None:
    """The further trip of a cube."""
    level = state.level[seat]
    legs = len([word for word in said if not CALL.has(word)])
    if legs > level:
        return Illegal("ROW-D1", {"why": "level", "links": legs, "level": level})
    way = JudgedTrip(state, trip, seat)
    for at, word in enumerate(said):
        if CALL.has(word):
            wrong = way.judge_call(word, at == 0, at == len(said) - 1)
            if wrong is not None or word != REFUEL:
                return wrong
            way.refuel()
        else:
            wrong = way.judge_leg(word, at == 0)
            if wrong is not None:
                return wrong
            way.go(word)
    return way.judge_end()


class JudgedTrip:
    """How far it has come: the places so far, whether the last of them takes the cube and nothing
    lets it pass, the fuel spent there, and whether an Express has yet to pass a city."""

    def __init__(self, state: "RailwaysState", trip: Trip, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.colour = trip.colour
        self.visited = trip.places(state.network)
        self.wanted = False
        self.spent = 0
        self.express = state.phase == EXPRESS_RUN

    def facts(self, place: int) -> dict[str, object]:
        slug = self.state.land.board.place_slug[place]
        return {"colour": COLOURS[self.colour], "place": slug}

    def go(self, word: int) -> None:
        here = self.visited[-1]
        there = self.state.network.other_end(link_by(self.state, word, here), here)
        self.visited.append(there)
        self.spent = 0
        self.wanted = takes(self.state, there, self.colour)
        if self.wanted and self.express:
            self.express = False
            self.wanted = False

    def refuel(self) -> None:
        self.wanted = False
        self.spent = 1

    def judge_leg(self, word: int, first: bool) -> Illegal | None:
        network = self.state.network
        here = self.visited[-1]
        if self.wanted:
            return Illegal("ROW-D1", {**self.facts(here), "why": "must-stop"})
        link = link_by(self.state, word, here)
        if link < 0 or not network.complete(link):
            edge = self.state.land.vocabulary.slugs[word]
            why = "no-link" if EDGE.has(word) else "no-sea-link"
            return Illegal("ROW-D1", {**self.facts(here), "edge": edge, "why": why})
        if first and network.owner[link] != self.seat:
            edge = self.state.land.vocabulary.slugs[word]
            owner = network.owner[link]
            return Illegal("ROW-D3", {**self.facts(here), "edge": edge, "owner": owner})
        there = network.other_end(link, here)
        if there in self.visited:
            return Illegal("ROW-D2", self.facts(there))
        return None

    def judge_call(self, word: int, first: bool, last: bool) -> Illegal | None:
        """Whether it is of use in the city, whether there is fuel for it, and what comes then."""
        here = self.visited[-1]
        if first:
            return Illegal("ROW-M8a", {**self.facts(here), "why": "not-left"})
        there = fuel(self.state, here, self.seat)
        slug = self.state.land.board.place_slug[here]
        facts: dict[str, object] = {"place": slug, "depots": there}
        if there == 0:
            return Illegal("ROW-M8a", {**facts, "why": "no-depot"})
        if word == HALT:
            if self.wanted:
                return Illegal("ROW-M8a", {**facts, "why": "refuel-first"})
            if there - self.spent < 1:
                return Illegal("ROW-M8a", {**facts, "why": "two-needed"})
        elif not self.wanted:
            return Illegal("ROW-M8a", {**facts, "why": "no-need"})
        if word == REFUEL:
            return None
        if not last:
            return Illegal("ROW-M8a", {**self.facts(here), "why": "over"})
        return self.too_soon() if self.express else None

    def judge_end(self) -> Illegal | None:
        """The last word was a leg, or a refuelling."""
        here = self.visited[-1]
        if self.spent > 0:
            return Illegal("ROW-M8a", {**self.facts(here), "why": "goes-on"})
        if not self.wanted:
            if takes(self.state, here, self.colour):
                return self.too_soon()
            return Illegal("ROW-D1", {**self.facts(here), "why": "must-arrive"})
        if fuel(self.state, here, self.seat) > 0:
            return Illegal("ROW-M8a", {**self.facts(here), "why": "say-unload"})
        return None

    def too_soon(self) -> Illegal:
        """ROW-O3: an Express stops at the second city of its colour."""
        return Illegal("ROW-O3", {"why": "express-passes", "colour": COLOURS[self.colour]})
