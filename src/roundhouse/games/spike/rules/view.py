"""What a seat sees: everything but the others' cards, the deck and what is still held back."""

from typing import TYPE_CHECKING, Final, cast

from roundhouse.games.spike.rules import rounds, scoring
from roundhouse.games.spike.rules.board import BOARD, CITIES, COLOURS, POINTS, WAYS
from roundhouse.games.spike.rules.box import CONTRACTS, GOODS, PARTS, ROUTES, ROWS, SIDES, TABLE
from roundhouse.games.spike.rules.phases import (
    LOADS,
    NOBODY,
    NOTHING,
    PHASES,
    SIDES_PHASE,
    STAGES,
    TURNS,
)

if TYPE_CHECKING:
    from roundhouse.games.spike import view as seen
    from roundhouse.games.spike.rules.state import SpikeState

RAILS: "Final[list[seen.Colour]]" = cast("list[seen.Colour]", BOARD.colours)


def cards(counts: list[int]) -> "seen.Cards":
    return {RAILS[colour]: counts[colour] for colour in range(COLOURS) if counts[colour]}


def space(number: int) -> "seen.Space | None":
    """A city, or an edge by its western or northern end, the way and its other end."""
    if number == NOTHING:
        return None
    if number < CITIES:
        return {"city": BOARD.names[number]}
    edge = number - POINTS
    return {
        "from": BOARD.names[BOARD.start[edge]],
        "way": WAYS[BOARD.way[edge]],
        "to": BOARD.names[BOARD.end[edge]],
        "edge": edge,
    }


def face_view(face: int) -> "list[seen.Pay]":
    return [
        {"city": BOARD.names[city], "pays": pays}
        for city, pays in zip(CONTRACTS.cities[face], CONTRACTS.pays[face])
    ]


def contract_view(state: "SpikeState", good: int, seat: int | None) -> "seen.Contract":
    """Both sides can be looked up; `side` is the one in force, once that is settled."""
    card = state.card_of[good]
    side: seen.Side | None = SIDES[state.side_of[good]]
    if state.phase == SIDES_PHASE:
        side = None
        if state.holder[good] == seat:
            for choice in state.held.choices[state.holder[good]]:
                if choice[0] == good:
                    side = SIDES[choice[1]]
    return {
        "commodity": TABLE.commodities[good],
        "card": card + 1,
        "side": side,
        "front": face_view(CONTRACTS.face(good, card, 0)),
        "reverse": face_view(CONTRACTS.face(good, card, 1)),
        "load": LOADS[state.load[good]],
    }


def train_view(state: "SpikeState", owner: int) -> "seen.Train":
    levels: dict[str, seen.Level] = {
        PARTS[part]: {
            "level": state.levels[owner * len(PARTS) + part] + 1,
            "figure": state.level(owner, part),
        }
        for part in range(len(PARTS))
    }
    return cast("seen.Train", levels)


def route_view(state: "SpikeState", route: int, seat: int) -> "seen.Route":
    bit = 1 << seat
    listed: list[seen.Stop] = [
        {
            "city": BOARD.names[city],
            "value": ROUTES.values[index],
            "reached": state.joined[city] & bit != 0,
        }
        for index, city in enumerate(ROUTES.cities[route])
    ]
    return {
        "start": BOARD.names[ROUTES.start[route]],
        "reached": state.joined[ROUTES.start[route]] & bit != 0,
        "cities": listed,
        "worth": scoring.route_money(state, route, seat),
    }


def player_view(state: "SpikeState", owner: int, seat: int | None) -> "seen.Player":
    bit = 1 << owner
    hand = state.hands[owner]
    player: seen.Player = {
        "money": state.money[owner],
        "earned": scoring.breakdown(state, owner),
        "track_left": state.track_left[owner],
        "cities": [BOARD.names[city] for city in range(CITIES) if state.joined[city] & bit],
        "served": [BOARD.names[city] for city in range(CITIES) if state.served[city] & bit],
        "train": train_view(state, owner),
        "at": space(state.train[owner]),
        "aboard": [
            TABLE.commodities[good] for good in range(GOODS) if is_aboard(state, good, owner)
        ],
        "contracts": [
            contract_view(state, good, seat) for good in range(GOODS) if state.holder[good] == owner
        ],
        "sides_chosen": len(state.held.choices[owner]),
        "cards": hand.total,
        "known": cards(hand.known),
        "turns": state.turns_taken[owner],
    }
    if owner == seat:
        player["hand"] = cards(hand.counts)
    if owner == seat or state.result is not None:
        player["routes"] = [route_view(state, route, owner) for route in state.routes[owner]]
    if owner == seat and state.rejected[owner] != NOTHING:
        player["rejected"] = BOARD.names[ROUTES.start[state.rejected[owner]]]
    return player


def is_aboard(state: "SpikeState", good: int, owner: int) -> bool:
    return state.holder[good] == owner and LOADS[state.load[good]] == "aboard"


def view_of(state: "SpikeState", seat: int | None) -> "seen.View":
    view: seen.View = {
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage] if state.phase == TURNS else None,
        "actors": state.actors,
        "first": state.first,
        "round": state.round,
        "rounds": TABLE.time_cards,
        "advanced": state.advanced,
        "turn_limit": state.turn_limit,
        "deck": rounds.deck_size(state),
        "top_half": state.top_half,
        "times_in_deck": state.times_in_deck,
        "times_drawn": state.times_drawn,
        "display": [RAILS[card] for card in state.display],
        "discards": [RAILS[card] for card in state.deck.discards],
        "market": [
            {
                "value": TABLE.values[row],
                "commodities": [
                    TABLE.commodities[state.market[column * ROWS + row]]
                    for column in range(TABLE.market_columns)
                ],
            }
            for row in range(ROWS - 1, -1, -1)
        ],
        "track": [
            {"edge": edge, "seat": owner}
            for edge, owner in enumerate(state.owner)
            if owner != NOBODY
        ],
        "players": [player_view(state, owner, seat) for owner in range(state.seats)],
        "last_round_by": None if state.last_round_by == NOBODY else state.last_round_by,
        "rolled": state.rolled,
        "began_in_city": state.began_in_city,
        "drawn": state.drawn,
        "needs": cards(state.needs),
    }
    if seat == state.first and state.gift != NOTHING:
        view["gift"] = RAILS[state.gift]
    if state.result is not None:
        view["result"] = state.result.data()
    return view
