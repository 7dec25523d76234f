"""What a seat sees, as numbers: the same as its view, in parts of fixed size."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.steam.rules import scoring
from roundhouse.games.steam.rules.box import COLOURS, TABLE
from roundhouse.games.steam.rules.phases import BUILDING, FIRST_ORDER, ORDER
from roundhouse.kernel.observation import ONE_MORE, Observation
from roundhouse.rails.observe import observe_box, observe_track

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


KINDS: Final = len(COLOURS)
NOBODY_THERE: Final[list[int]] = []


def observe_turn(state: "SteamState", seen: Observation) -> None:
    seen.one("turn", state.turn, "from 1 on; 0 before the first")
    seen.one("turns", state.turns, "of the game")
    meaning = "0 first-order, 1 capital, 2 order, 3 choose, 4 build, 5 goods, 6 share, 7 end"
    seen.one("phase", state.phase, meaning)
    seen.one("round", state.goods_round, "of the goods phase, from 0")
    seen.places("order", state.order, "place in turn order; 0 out of the game")
    meaning = "when the player acts in this phase, 1 is now; 0 not again"
    seen.places("line", state.line, meaning, state.at)
    meaning = "order of those who take income or points now; 0 not"
    seen.places("deciding", state.deciding, meaning)
    builds = state.builds_left if state.phase == BUILDING else 0
    seen.one("builds_left", builds, "tiles that may still be laid in this build")


def observe_auction(state: "SteamState", seen: Observation) -> None:
    """All 0 when there is none."""
    on = state.phase == FIRST_ORDER or state.phase == ORDER
    bidders = state.bidders if on else NOBODY_THERE
    seen.places("bidders", bidders, "place among those still in the auction; 0 not in it")
    if on:
        seen.players("bids", state.bids, "bids")
    else:
        seen.among("bids", NOBODY_THERE, "bids")
    seen.one("high_bid", 1 + state.high_bid if on else 0, "1 + the highest bid; 0 none")
    leader = seen.who[state.high_bidder] if on else 0
    seen.one("high_bidder", leader, "0 nobody, 1 you, 2 the next player, …")
    holder = seen.who[state.pass_holder] if on and state.free_pass else 0
    seen.one("free_pass", holder, "who may pass once without leaving: 0 nobody, 1 you, …")


def observe_players(state: "SteamState", seen: Observation) -> None:
    seen.players("cash", state.cash, "money")
    seen.players("income", state.income, "income, negative is debt")
    seen.players("points", state.points, "victory points")
    scores = [scoring.score(state, seat) for seat in range(state.seats)]
    seen.players("score", scores, "final score, if the game ended now")
    seen.players("level", state.level, "of the locomotive")
    seen.players("action", state.action, "0 none, 1 + the action tile", more=1)
    seen.flags("effect_due", state.effect, "1: the tile's effect is still to be used")
    seen.flags("improved", state.improved, "1: improved in this goods phase")
    seen.players("track_points", state.track_points, "points still to be taken as income or points")
    seen.flags("relaxed", state.relaxed, "1: may raise cash for track and upkeep")
    seen.among("bankrupt", state.out, "1: out")


def observe_stock(state: "SteamState", seen: Observation) -> None:
    """Cubes and cities."""
    places = state.land.board.places
    meaning = "of a city, 1 + its number; 0 a town"
    seen.through("colour", "place", [places], state.colour, ONE_MORE, meaning)
    seen.small("cubes", "place colour", [places, KINDS], state.cubes, "cubes in a city")
    grown = [int(flag) for flag in state.grown]
    seen.small("grown", "place", [places], grown, "1: has a growth marker")
    seen.small("display", "space colour", [TABLE.spaces, KINDS], state.sets, "cubes on the display")
    seen.one("bag", state.bag.total, "cubes in the bag")
    seen.small("new_cities", "colour", [KINDS], state.new_cities, "New City tiles left")


def observe_board(state: "SteamState", seen: Observation) -> None:
    if seen.since(state.stock, state):
        observe_stock(state, seen)
        seen.done()
    observe_box(state.supply, seen)
    observe_track(state.network, seen)


def observe(state: "SteamState", seen: Observation) -> None:
    observe_turn(state, seen)
    observe_auction(state, seen)
    observe_players(state, seen)
    observe_board(state, seen)
