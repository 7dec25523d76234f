"""Trading depots: cards that lie on a rival's link and are paid for each cube on it (ROW-O3)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import points
from roundhouse.games.railways.rules.box import EDGE
from roundhouse.games.railways.rules.cards import TRADING_DEPOT
from roundhouse.games.railways.rules.part import Part, Rule, part_of
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class TradingCards(Rule):
    """How many there are."""

    def __init__(self, land: "Land", facts: Any) -> None:
        deck = land.deck
        kinds = [kind for kind in range(deck.kinds) if deck.effect[kind] == TRADING_DEPOT]
        self.most: int = sum([deck.count[kind] for kind in kinds])

    def begin(self, state: "RailwaysState") -> Part | None:
        return TradingDepots(self.most, [], [], [])


@mypyc_attr(serializable=True)
class TradingDepots(Part):
    """By depot, in the order in which they came: its link, its owner and its card."""

    def __init__(self, most: int, link: list[int], owner: list[int], card: list[int]) -> None:
        self.most = most
        self.link = link
        self.owner = owner
        self.card = card

    def copy(self) -> Part:
        return TradingDepots(self.most, self.link[:], self.owner[:], self.card[:])

    def card_words(self, state: "RailwaysState", effect: int, said: Move, seat: int) -> list[int]:
        if effect != TRADING_DEPOT:
            return []
        if len(said) == 2:
            cities = range(state.land.cities)
            return [state.land.place.word(p) for p in cities if self.exits(state, p, seat)]
        if len(said) == 3:
            place = state.land.place.of(said[2])
            return [EDGE.word(edge) for edge in self.exits(state, place, seat)]
        return []

    def exits(self, state: "RailwaysState", place: int, seat: int) -> list[int]:
        """The exits of a place by which rivals' links leave that carry no depot yet."""
        network = state.network
        found: list[int] = []
        for link in network.complete_at[place]:
            if network.owner[link] != seat and link not in self.link:
                found.extend(network.exits_at(link, place))
        found.sort()
        return found

    def card_target(self, state: "RailwaysState", effect: int, seat: int) -> list[str]:
        if effect == TRADING_DEPOT and self.rival_links(state, seat) > 0:
            return ["place", "edge"]
        return []

    def rival_links(self, state: "RailwaysState", seat: int) -> int:
        """Links of others, over land, without a depot."""
        network = state.network
        count = 0
        for link in network.links():
            if network.complete(link) and network.length[link] > 0 and network.rails_of(link):
                if network.owner[link] != seat and link not in self.link:
                    count += 1
        return count

    def judge_target(
        self, state: "RailwaysState", effect: int, move: Move, seat: int
    ) -> Illegal | None:
        if effect != TRADING_DEPOT:
            return None
        network = state.network
        place, edge = state.land.place.of(move[2]), EDGE.of(move[3])
        link = network.leaving(place, edge)
        facts: dict[str, object] = {"place": network.board.place_slug[place]}
        facts["edge"] = network.board.edge_words[edge]
        if link < 0 or not network.complete(link) or network.owner[link] == seat:
            return Illegal("ROW-O3", {"why": "rival-link", **facts})
        if link in self.link:
            return Illegal("ROW-O3", {"why": "depot", **facts})
        return None

    def card_taken(self, state: "RailwaysState", kind: int, move: Move, seat: int) -> None:
        if state.land.deck.effect[kind] == TRADING_DEPOT and len(move) == 4:
            place = state.land.place.of(move[2])
            self.link.append(state.network.leaving(place, EDGE.of(move[3])))
            self.owner.append(seat)
            self.card.append(kind)

    def travelled(self, state: "RailwaysState", route: list[int]) -> None:
        deck = state.land.deck
        for at, link in enumerate(self.link):
            if link in route:
                kind = self.card[at]
                points.score(state, self.owner[at], deck.points[kind], deck.slug[kind])

    def view(self, state: "RailwaysState", view: "View") -> None:
        for link in view["links"]:
            link["depots"] = [
                self.owner[at] for at, on in enumerate(self.link) if on == link["link"]
            ]

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        """A link is told by a city and the edge by which it leaves."""
        found = [0] * (self.most * 3)
        for at, link in enumerate(self.link):
            place = state.network.end_a[link]
            found[at * 3] = seen.who[self.owner[at]]
            found[at * 3 + 1] = 1 + place
            found[at * 3 + 2] = 1 + state.network.exits_at(link, place)[0]
        meaning = "trading depots: whose, and the link by 1 + a city and 1 + the edge it leaves by"
        seen.small("depots", "slot figure", [self.most, 3], found, meaning)


def trading_in(state: "RailwaysState") -> TradingDepots | None:
    return part_of(state, TradingDepots)
