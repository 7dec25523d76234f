"""What a seat sees, as numbers: the same as its view, in parts of fixed size."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import scoring
from roundhouse.games.steam.box import COLOURS, FACES, TABLE
from roundhouse.games.steam.phases import BUILDING, FIRST_ORDER, ORDER
from roundhouse.kernel.observation import Observation
from roundhouse.rails.observe import observe_track

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def places_in(line: list[int], seats: int) -> list[int]:
    """By seat: its place in a line, from 1 on; 0 if it doesn't stand there."""
    found = [0] * seats
    for at, seat in enumerate(line):
        found[seat] = 1 + at
    return found


def numbers(flags: list[bool]) -> list[int]:
    return [int(flag) for flag in flags]


def observe_turn(table: "SteamState", seen: Observation) -> None:
    seats = table.seats
    seen.one("turn", table.turn, "from 1 on; 0 before the first")
    seen.one("turns", table.turns, "of the game")
    meaning = "0 first-order, 1 capital, 2 order, 3 choose, 4 build, 5 goods, 6 share, 7 end"
    seen.one("phase", table.phase, meaning)
    seen.one("round", table.goods_round, "of the goods phase, from 0")
    seen.players("order", places_in(table.order, seats), "place in turn order; 0 out of the game")
    line = places_in(table.line[table.at :], seats)
    seen.players("line", line, "when the player acts in this phase, 1 is now; 0 not again")
    deciding = places_in(table.deciding, seats)
    seen.players("deciding", deciding, "order of those who take income or points now; 0 not")
    builds = table.builds_left if table.phase == BUILDING else 0
    seen.one("builds_left", builds, "tiles that may still be laid in this build")


def observe_auction(table: "SteamState", seen: Observation) -> None:
    """All 0 when there is none."""
    seats = table.seats
    on = table.phase == FIRST_ORDER or table.phase == ORDER
    bidders = places_in(table.bidders, seats) if on else [0] * seats
    seen.players("bidders", bidders, "place among those still in the auction; 0 not in it")
    seen.players("bids", table.bids if on else [0] * seats, "bids")
    seen.one("high_bid", 1 + table.high_bid if on else 0, "1 + the highest bid; 0 none")
    leader = seen.who[table.high_bidder] if on else 0
    seen.one("high_bidder", leader, "0 nobody, 1 you, 2 the next player, …")
    holder = seen.who[table.pass_holder] if on and table.free_pass else 0
    seen.one("free_pass", holder, "who may pass once without leaving: 0 nobody, 1 you, …")


def observe_players(table: "SteamState", seen: Observation) -> None:
    seats = table.seats
    seen.players("cash", table.cash, "money")
    seen.players("income", table.income, "income, negative is debt")
    seen.players("points", table.points, "victory points")
    scores: list[int] = []
    for seat in range(seats):
        parts = scoring.breakdown(table, seat)
        scores.append(sum([parts[name] for name in parts]))
    seen.players("score", scores, "final score, if the game ended now")
    seen.players("level", table.level, "of the locomotive")
    seen.players("action", [1 + action for action in table.action], "0 none, 1 + the action tile")
    seen.players("effect_due", numbers(table.effect), "1: the tile's effect is still to be used")
    seen.players("improved", numbers(table.improved), "1: improved in this goods phase")
    seen.players("track_points", table.track_points, "points still to be taken as income or points")
    seen.players("relaxed", numbers(table.relaxed), "1: may raise cash for track and upkeep")
    seen.players("bankrupt", [int(seat in table.out) for seat in range(seats)], "1: out")


def observe_board(table: "SteamState", seen: Observation) -> None:
    kinds = len(COLOURS)
    places = table.land.board.places
    colours = [1 + colour for colour in table.colour]
    seen.add("colour", "place", [places], colours, "of a city, 1 + its number; 0 a town")
    seen.add("cubes", "place colour", [places, kinds], table.cubes, "cubes in a city")
    seen.add("grown", "place", [places], numbers(table.grown), "1: has a growth marker")
    seen.add("display", "space colour", [TABLE.spaces, kinds], table.sets, "cubes on the display")
    seen.one("bag", table.bag.total, "cubes in the bag")
    meaning = "New City tiles left"
    seen.add("new_cities", "colour", [kinds], table.new_cities, meaning)
    box = [table.supply.available(face) for face in range(FACES.count)]
    seen.add("box", "face", [FACES.count], box, "how many tiles can still show a face")
    observe_track(table.network, seen)


def observe(table: "SteamState", seen: Observation) -> None:
    observe_turn(table, seen)
    observe_auction(table, seen)
    observe_players(table, seen)
    observe_board(table, seen)
