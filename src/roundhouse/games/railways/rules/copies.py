"""Written by `make copies` from the fields of RailwaysState: change those."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def fill_railways_state(new: "RailwaysState", old: "RailwaysState") -> None:
    new.land = old.land
    new.auction = old.auction
    new.redirecting = old.redirecting
    new.without = old.without
    new.track = old.track
    new.most_idle_turns = old.most_idle_turns
    new.turn = old.turn
    new.round = old.round
    new.order = old.order[:]
    new.at = old.at
    new.actions_left = old.actions_left
    new.delivered = old.delivered
    new.idle_turns = old.idle_turns
    new.ending = old.ending
    new.cash = old.cash[:]
    new.bonds = old.bonds[:]
    new.points = old.points[:]
    new.level = old.level[:]
    new.barons = old.barons[:]
    new.rejected = old.rejected[:]
    new.chosen = old.chosen
    new.first_level = old.first_level[:]
    new.bidding = old.bidding.copy()
    new.bag = old.bag.copy()
    new.cubes = old.cubes[:]
    new.marker = old.marker[:]
    new.markers = old.markers
    new.markers_needed = old.markers_needed
    new.new_cities = old.new_cities[:]
    new.colour = old.colour[:]
    new.stock = old.stock
    new.network = old.network.copy()
    new.supply = old.supply.copy()
    new.line_owner = old.line_owner[:]
    new.deck = old.deck.copy()
    new.display = old.display[:]
    new.cards = old.cards[:]
    new.used = old.used[:]
    new.dealt = old.dealt
    new.shown = old.shown
    new.building_link = old.building_link
    new.tiles_left = old.tiles_left
    new.tiles_laid = old.tiles_laid
    new.granted = old.granted
    new.tunnelled = old.tunnelled
    new.engineered = old.engineered
    new.survey = old.survey
    new.deliverable = old.deliverable
    new.parts = [one.copy() for one in old.parts]
