"""Written by `make copies` from the fields of SpikeState: change those."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


def fill_spike_state(new: "SpikeState", old: "SpikeState") -> None:
    new.advanced = old.advanced
    new.turn_limit = old.turn_limit
    new.first = old.first
    new.round = old.round
    new.deck = old.deck.copy()
    new.display = old.display[:]
    new.top_half = old.top_half
    new.times_in_deck = old.times_in_deck
    new.times_drawn = old.times_drawn
    new.hands = [one.copy() for one in old.hands]
    new.gift = old.gift
    new.routes = [one[:] for one in old.routes]
    new.rejected = old.rejected[:]
    new.market = old.market[:]
    new.card_of = old.card_of
    new.side_of = old.side_of[:]
    new.holder = old.holder
    new.load = old.load[:]
    new.held = old.held.copy()
    new.owner = old.owner
    new.joined = old.joined
    new.alone = False
    new.laid = old.laid
    new.free = old.free
    new.worked_out = old.worked_out
    new.worked_before = old.worked_before
    new.line = old.line
    new.served = old.served[:]
    new.money = old.money[:]
    new.market_money = old.market_money[:]
    new.contract_money = old.contract_money[:]
    new.track_left = old.track_left[:]
    new.connected = old.connected[:]
    new.levels = old.levels[:]
    new.train = old.train[:]
    new.aboard = old.aboard[:]
    new.turns_taken = old.turns_taken[:]
    new.stage = old.stage
    new.rolled = old.rolled
    new.began_in_city = old.began_in_city
    new.drawn = old.drawn
    new.needs = old.needs[:]
    new.last_round_by = old.last_round_by
    new.survey = None
