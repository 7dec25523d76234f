"""Written by `make copies` from the fields of SteamState: change those."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def fill_steam_state(new: "SteamState", old: "SteamState") -> None:
    new.land = old.land
    new.standard = old.standard
    new.relaxed = old.relaxed
    new.turn = old.turn
    new.turns = old.turns
    new.order = old.order[:]
    new.line = old.line[:]
    new.at = old.at
    new.cash = old.cash[:]
    new.income = old.income[:]
    new.points = old.points[:]
    new.level = old.level[:]
    new.action = old.action[:]
    new.effect = old.effect[:]
    new.out = old.out[:]
    new.bidders = old.bidders[:]
    new.bids = old.bids[:]
    new.high_bid = old.high_bid
    new.high_bidder = old.high_bidder
    new.opener = old.opener
    new.dropped = old.dropped[:]
    new.pass_holder = old.pass_holder
    new.free_pass = old.free_pass
    new.bag = old.bag.copy()
    new.cubes = old.cubes[:]
    new.sets = old.sets[:]
    new.stock = old.stock
    new.new_cities = old.new_cities[:]
    new.colour = old.colour[:]
    new.grown = old.grown[:]
    new.network = old.network.copy()
    new.supply = old.supply.copy()
    new.builds_left = old.builds_left
    new.withdrawn = old.withdrawn
    new.steps = old.steps[:]
    new.grew_after = old.grew_after
    new.build_start = old.build_start
    new.survey = old.survey
    new.goods_round = old.goods_round
    new.improved = old.improved[:]
    new.track_points = old.track_points[:]
    new.deciding = old.deciding[:]
