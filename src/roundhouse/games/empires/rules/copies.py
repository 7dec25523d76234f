"""Written by `make copies` from the fields of Rivals, EmpiresState: change those."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.rivals import Rivals
    from roundhouse.games.empires.rules.state import EmpiresState


def fill_rivals(new: "Rivals", old: "Rivals") -> None:
    new.actions = [one.copy() for one in old.actions]
    new.action_row = old.action_row[:]
    new.destinations = old.destinations.copy()
    new.destination = old.destination
    new.targets = old.targets[:]
    new.lines = old.lines[:]


def fill_empires_state(new: "EmpiresState", old: "EmpiresState") -> None:
    new.companies = old.companies
    new.country = old.country
    new.boom = old.boom
    new.rural = old.rural
    new.round = old.round
    new.order = old.order
    new.turn = old.turn
    new.ending = old.ending
    new.pieces = old.pieces[:]
    new.trains = old.trains[:]
    new.prices = old.prices[:]
    new.owned = [one[:] for one in old.owned]
    new.border = [one[:] for one in old.border]
    new.network = [one[:] for one in old.network]
    new.goods = old.goods[:]
    new.supply = old.supply[:]
    new.boxed = old.boxed[:]
    new.money = old.money[:]
    new.prestige = old.prestige[:]
    new.tracks_left = old.tracks_left[:]
    new.unlocked = old.unlocked[:]
    new.trains_left = old.trains_left[:]
    new.loans = old.loans[:]
    new.loan_cards = old.loan_cards
    new.hands = [one.copy() for one in old.hands]
    new.played = [one[:] for one in old.played]
    new.contracts = [one.copy() for one in old.contracts]
    new.revealed = old.revealed[:]
    new.served = old.served[:]
    new.locomotives = [one[:] for one in old.locomotives]
    new.deck = old.deck.copy()
    new.returned = old.returned[:]
    new.market = old.market[:]
    new.contract_deck = old.contract_deck.copy()
    new.achievements = old.achievements
    new.tops = old.tops[:]
    new.bottoms = old.bottoms[:]
    new.produced = old.produced
    new.industry = old.industry[:]
    new.tokens = old.tokens.copy()
    new.token_on = old.token_on[:]
    new.built = old.built
    new.top_claimed = old.top_claimed
    new.length = old.length
    new.delivered = old.delivered
    new.source = old.source
    new.terrains = old.terrains
    new.sites = old.sites
    new.new_routes = old.new_routes
    new.offers = old.offers
    new.rivals = old.rivals.copy()
    new.laid = old.laid
    new.stock = old.stock
    new.dealt = old.dealt
    new.claimed = old.claimed
    new.scored = old.scored
