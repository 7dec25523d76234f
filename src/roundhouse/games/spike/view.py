"""What a seat sees: everything but the others' cards, the deck and what is still held back."""

from typing import TYPE_CHECKING

from roundhouse.games.spike import rounds, scoring
from roundhouse.games.spike.board import BOARD, CITIES, COLOURS, POINTS, WAYS
from roundhouse.games.spike.box import CONTRACTS, GOODS, PARTS, ROUTES, ROWS, SIDES, TABLE
from roundhouse.games.spike.phases import (
    LOADS,
    NOBODY,
    NOTHING,
    PHASES,
    SIDES_PHASE,
    STAGES,
    TURNS,
)

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def cards(counts: list[int]) -> dict[str, int]:
    return {BOARD.colours[colour]: counts[colour] for colour in range(COLOURS) if counts[colour]}


def space(number: int) -> dict[str, object] | None:
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


def face_view(face: int) -> list[dict[str, object]]:
    return [
        {"city": BOARD.names[city], "pays": pays}
        for city, pays in zip(CONTRACTS.cities[face], CONTRACTS.pays[face])
    ]


def contract_view(table: "SpikeState", good: int, seat: int | None) -> dict[str, object]:
    """Both sides can be looked up; `side` is the one in force, once that is settled."""
    card = table.card_of[good]
    side: str | None = SIDES[table.side_of[good]]
    if table.phase == SIDES_PHASE:
        side = None
        if table.holder[good] == seat:
            for choice in table.held.choices[table.holder[good]]:
                if choice[0] == good:
                    side = SIDES[choice[1]]
    seen: dict[str, object] = {"commodity": TABLE.commodities[good]}
    seen["card"] = card + 1
    seen["side"] = side
    for index, name in enumerate(SIDES):
        seen[name] = face_view(CONTRACTS.face(good, card, index))
    seen["load"] = LOADS[table.load[good]]
    return seen


def route_view(table: "SpikeState", route: int, seat: int) -> dict[str, object]:
    bit = 1 << seat
    listed = [
        {
            "city": BOARD.names[city],
            "value": ROUTES.values[index],
            "reached": table.joined[city] & bit != 0,
        }
        for index, city in enumerate(ROUTES.cities[route])
    ]
    return {
        "start": BOARD.names[ROUTES.start[route]],
        "reached": table.joined[ROUTES.start[route]] & bit != 0,
        "cities": listed,
        "worth": scoring.route_money(table, route, seat),
    }


def player_view(table: "SpikeState", owner: int, seat: int | None) -> dict[str, object]:
    bit = 1 << owner
    hand = table.hands[owner]
    player: dict[str, object] = {
        "money": table.money[owner],
        "earned": scoring.breakdown(table, owner),
        "track_left": table.track_left[owner],
        "cities": [BOARD.names[city] for city in range(CITIES) if table.joined[city] & bit],
        "served": [BOARD.names[city] for city in range(CITIES) if table.served[city] & bit],
        "train": {
            PARTS[part]: {
                "level": table.levels[owner * len(PARTS) + part] + 1,
                "figure": table.level(owner, part),
            }
            for part in range(len(PARTS))
        },
        "at": space(table.train[owner]),
        "aboard": [
            TABLE.commodities[good] for good in range(GOODS) if is_aboard(table, good, owner)
        ],
        "contracts": [
            contract_view(table, good, seat) for good in range(GOODS) if table.holder[good] == owner
        ],
        "sides_chosen": len(table.held.choices[owner]),
        "cards": hand.total,
        "known": cards(hand.known),
        "turns": table.turns_taken[owner],
    }
    if owner == seat:
        player["hand"] = cards(hand.counts)
    if owner == seat or table.result is not None:
        player["routes"] = [route_view(table, route, owner) for route in table.routes[owner]]
    if owner == seat and table.rejected[owner] != NOTHING:
        player["rejected"] = BOARD.names[ROUTES.start[table.rejected[owner]]]
    return player


def is_aboard(table: "SpikeState", good: int, owner: int) -> bool:
    return table.holder[good] == owner and LOADS[table.load[good]] == "aboard"


def view_of(table: "SpikeState", seat: int | None) -> dict[str, object]:
    view: dict[str, object] = {
        "phase": PHASES[table.phase],
        "stage": STAGES[table.stage] if table.phase == TURNS else None,
        "actors": table.actors,
        "first": table.first,
        "round": table.round,
        "rounds": TABLE.time_cards,
        "advanced": table.advanced,
        "turn_limit": table.turn_limit,
        "deck": rounds.deck_size(table),
        "top_half": table.top_half,
        "times_in_deck": table.times_in_deck,
        "times_drawn": table.times_drawn,
        "display": [BOARD.colours[card] for card in table.display],
        "discards": [BOARD.colours[card] for card in table.deck.discards],
        "market": [
            {
                "value": TABLE.values[row],
                "commodities": [
                    TABLE.commodities[table.market[column * ROWS + row]]
                    for column in range(TABLE.market_columns)
                ],
            }
            for row in range(ROWS - 1, -1, -1)
        ],
        "track": [
            {"edge": edge, "seat": owner}
            for edge, owner in enumerate(table.owner)
            if owner != NOBODY
        ],
        "players": [player_view(table, owner, seat) for owner in range(table.seats)],
        "last_round_by": None if table.last_round_by == NOBODY else table.last_round_by,
        "rolled": table.rolled,
        "began_in_city": table.began_in_city,
        "drawn": table.drawn,
        "needs": cards(table.needs),
        "dropped": [TABLE.commodities[good] for good in range(GOODS) if table.dropped >> good & 1],
    }
    if seat == table.first and table.gift != NOTHING:
        view["gift"] = BOARD.colours[table.gift]
    if table.result is not None:
        view["result"] = table.result.data()
    return view
