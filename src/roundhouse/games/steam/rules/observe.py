"""What a seat sees, as numbers: the same as its view, in parts of fixed size."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import scoring
from roundhouse.games.steam.rules.box import COLOURS, TABLE
from roundhouse.games.steam.rules.phases import BUILDING, FIRST_ORDER, NOBODY, ORDER
from roundhouse.kernel.observation import ONE_MORE, Observation
from roundhouse.rails.observe import observe_box, observe_track

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def places_in(line: list[int], seats: int) -> list[int]:
    """By seat: its place in a line, from 1 on; 0 if it doesn't stand there."""
    found = [0] * seats
    for at, seat in enumerate(line):
        found[seat] = 1 + at
    return found


def numbers(flags: list[bool]) -> list[int]:
    return [int(flag) for flag in flags]


def observe_turn(state: "SteamState", seen: Observation) -> None:
    seen.one("turn", state.turn, "from 1 on; 0 before the first")
    seen.one("turns", state.turns, "of the game")
    meaning = "0 first-order, 1 capital, 2 order, 3 choose, 4 build, 5 goods, 6 share, 7 end"
    seen.one("phase", state.phase, meaning)
    seen.one("round", state.goods_round, "of the goods phase, from 0")
    lines = [state.order, state.line, [state.at], state.deciding]
    seen.made_of(lines, observe_lines, state)
    builds = state.builds_left if state.phase == BUILDING else 0
    seen.one("builds_left", builds, "tiles that may still be laid in this build")


def observe_lines(state: "SteamState", seen: Observation) -> None:
    seats = state.seats
    seen.players("order", places_in(state.order, seats), "place in turn order; 0 out of the game")
    line = places_in(state.line[state.at :], seats)
    seen.players("line", line, "when the player acts in this phase, 1 is now; 0 not again")
    deciding = places_in(state.deciding, seats)
    seen.players("deciding", deciding, "order of those who take income or points now; 0 not")


def bidding(state: "SteamState") -> bool:
    return state.phase == FIRST_ORDER or state.phase == ORDER


def auction_of(state: "SteamState") -> list[list[int]]:
    """All that an auction shows; nothing when there is none."""
    if not bidding(state):
        return []
    holder = state.pass_holder if state.free_pass else NOBODY
    return [state.bidders, state.bids, [state.high_bid, state.high_bidder, holder]]


def observe_auction(state: "SteamState", seen: Observation) -> None:
    """All 0 when there is none."""
    seats = state.seats
    on = bidding(state)
    bidders = places_in(state.bidders, seats) if on else [0] * seats
    seen.players("bidders", bidders, "place among those still in the auction; 0 not in it")
    seen.players("bids", state.bids if on else [0] * seats, "bids")
    seen.one("high_bid", 1 + state.high_bid if on else 0, "1 + the highest bid; 0 none")
    leader = seen.who[state.high_bidder] if on else 0
    seen.one("high_bidder", leader, "0 nobody, 1 you, 2 the next player, …")
    holder = seen.who[state.pass_holder] if on and state.free_pass else 0
    seen.one("free_pass", holder, "who may pass once without leaving: 0 nobody, 1 you, …")


def observe_players(state: "SteamState", seen: Observation) -> None:
    seen.players("cash", state.cash, "money")
    seen.players("income", state.income, "income, negative is debt")
    seen.players("points", state.points, "victory points")
    worth = [[state.network.edition], state.points, state.income]
    seen.made_of(worth, observe_scores, state)
    seen.players("level", state.level, "of the locomotive")
    seen.made_of([state.action, state.effect, state.improved], observe_actions, state)
    seen.players("track_points", state.track_points, "points still to be taken as income or points")
    seen.made_of([state.relaxed, state.out], observe_bankrupts, state)


def observe_actions(state: "SteamState", seen: Observation) -> None:
    seen.players("action", [1 + action for action in state.action], "0 none, 1 + the action tile")
    seen.players("effect_due", numbers(state.effect), "1: the tile's effect is still to be used")
    seen.players("improved", numbers(state.improved), "1: improved in this goods phase")


def observe_bankrupts(state: "SteamState", seen: Observation) -> None:
    seen.players("relaxed", numbers(state.relaxed), "1: may raise cash for track and upkeep")
    out = [int(seat in state.out) for seat in range(state.seats)]
    seen.players("bankrupt", out, "1: out")


def observe_scores(state: "SteamState", seen: Observation) -> None:
    scores = [scoring.score(state, seat) for seat in range(state.seats)]
    seen.players("score", scores, "final score, if the game ended now")


def observe_grown(state: "SteamState", seen: Observation) -> None:
    meaning = "1: has a growth marker"
    seen.small("grown", "place", [len(state.grown)], numbers(state.grown), meaning)


def observe_board(state: "SteamState", seen: Observation) -> None:
    kinds = len(COLOURS)
    places = state.land.board.places
    meaning = "of a city, 1 + its number; 0 a town"
    seen.through("colour", "place", [places], state.colour, ONE_MORE, meaning)
    seen.small("cubes", "place colour", [places, kinds], state.cubes, "cubes in a city")
    seen.made_of([state.grown], observe_grown, state)
    seen.small("display", "space colour", [TABLE.spaces, kinds], state.sets, "cubes on the display")
    seen.one("bag", state.bag.total, "cubes in the bag")
    meaning = "New City tiles left"
    seen.small("new_cities", "colour", [kinds], state.new_cities, meaning)
    seen.made_of([state.supply.left], observe_box, state.supply)
    observe_track(state.network, seen)


def observe(state: "SteamState", seen: Observation) -> None:
    observe_turn(state, seen)
    seen.made_of(auction_of(state), observe_auction, state)
    observe_players(state, seen)
    observe_board(state, seen)
