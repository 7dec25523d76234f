"""The table in words: what lies where, what a connection takes, and what contracts pay."""

from typing import Any

from roundhouse.games.spike.rules.board import BOARD, CITIES, NO_EDGE, POINTS, WAYS
from roundhouse.games.spike.rules.box import TABLE
from roundhouse.games.spike.rules.phases import NOBODY
from roundhouse.games.spike.rules.state import SpikeState
from roundhouse.games.spike.view import Contract, Space, View
from roundhouse.kernel.told import Cell, Gain, Listing, Say, Seat, Spot, Told
from roundhouse.rails import told as rails


def told(view: View) -> Told:
    owner = {one["edge"]: one["seat"] for one in view["track"]}
    lists = [cities(view), contracts(view), routes(view), market(view), supply(view)]
    spots = [spot(view, owner, point) for point in range(POINTS)]
    return Told(players(view), [one for one in lists if one.rows], spots)


def players(view: View) -> Listing:
    rows: list[list[Cell]] = []
    for seat, one in enumerate(view["players"]):
        train = one["train"]
        note = {
            "speed": train["locomotive"]["figure"],
            "supply": train["tender"]["figure"],
            "cars": train["car"]["figure"],
        }
        numbers = [one["money"], one["track_left"], len(one["cities"]), one["cards"]]
        rows.append([Seat(seat), *numbers, Say("web-spike-note", note), where(one["at"])])
        rows[-1].append(one["aboard"])
    figures = ("points", "left", "cities", "cards")
    heads = ["told-player", *[f"web-spike-figure-{one}" for one in figures]]
    return Listing("told-players", [*heads, "told-train", "told-at", "told-aboard"], rows)


def where(at: Space | None) -> Cell:
    if at is None:
        return []
    if "city" in at:
        return at["city"]
    return f"{at['from']}-{at['way']}"


def joined(view: View, city: str) -> list[Cell]:
    return [Seat(seat) for seat, one in enumerate(view["players"]) if city in one["cities"]]


def good_of(point: int) -> str:
    return TABLE.commodities[BOARD.commodity[point]]


def cities(view: View) -> Listing:
    rows = [
        [BOARD.names[city], good_of(city), joined(view, BOARD.names[city])]
        for city in range(CITIES)
    ]
    return Listing("told-cities", ["told-city", "told-goods", "told-track-of"], rows)


def pays(one: Contract) -> list[Cell]:
    """The side in force, or both while that is open."""
    sides: list[Any] = [one["side"]] if one["side"] else ["front", "reverse"]
    contract: Any = one
    return [
        Say("told-pays-dollars", {"value": [pay["city"]], "count": pay["pays"]})
        for side in sides
        for pay in contract[side]
    ]


def contracts(view: View) -> Listing:
    rows = [
        [Seat(seat), one["commodity"], Say(f"told-load-{one['load']}"), pays(one)]
        for seat, player in enumerate(view["players"])
        for one in player["contracts"]
    ]
    heads = ["told-player", "told-goods", "told-state", "told-pays"]
    return Listing("told-contracts", heads, rows)


def routes(view: View) -> Listing:
    rows: list[list[Cell]] = []
    for seat, player in enumerate(view["players"]):
        for one in player.get("routes", []):
            stops = [
                Say("told-pays-dollars", {"value": [stop["city"]], "count": stop["value"]})
                for stop in one["cities"]
            ]
            rows.append([Seat(seat), one["start"], stops, one["worth"]])
    heads = ["told-player", "told-from", "told-to", "told-now"]
    return Listing("web-spike-phase-keeping", heads, rows)


def market(view: View) -> Listing:
    rows = [[row["value"], row["commodities"]] for row in view["market"]]
    return Listing("web-spike-market", ["told-price", "told-goods"], rows)


def supply(view: View) -> Listing:
    rows: list[list[Cell]] = [
        [Say("web-spike-display"), rails.goods(counted(view["display"]))],
        [Say("told-deck"), view["deck"]],
    ]
    for player in view["players"]:
        if "hand" in player:
            rows.append([Say("told-hand"), rails.goods(dict(player["hand"]))])
    return Listing("told-supply", ["told-what", "told-there"], rows)


def counted(words: list[Any]) -> dict[Any, int]:
    return {word: words.count(word) for word in dict.fromkeys(words)}


def spot(view: View, owner: dict[int, int], point: int) -> Spot:
    name = BOARD.names[point]
    beside: dict[str, list[str]] = {}
    lines: list[Cell] = []
    for at, way in enumerate(WAYS):
        edge = BOARD.edge_at[point * len(WAYS) + at]
        if edge == NO_EDGE:
            continue
        beside[way] = [BOARD.names[BOARD.ends[edge] - point]]
        colour = BOARD.colours[BOARD.colour[edge]]
        whose: Cell = Seat(owner[edge]) if edge in owner else Say("told-free")
        lines.append(Say("told-edge", {"way": [way], "value": [colour], "more": [whose]}))
    about: list[Cell] = []
    if point < CITIES:
        about += [Say("told-city-with", {"value": [good_of(point)]})]
        there = joined(view, name)
        about += [Say("told-track-there", {"value": there})] if there else []
        trains = [
            Seat(seat)
            for seat, one in enumerate(view["players"])
            if one["at"] and one["at"].get("city") == name
        ]
        about += [Say("spike-told-train", {"value": trains})] if trains else []
    east, south = 2 * BOARD.columns[point] + BOARD.rows[point] % 2, 2 * BOARD.rows[point]
    busy = point < CITIES or any(edge in owner for edge in BOARD.edges_of[point])
    return Spot([[name]], name, about + lines, east, south, beside, busy)


# Ways and deliveries.


def way(state: SpikeState, seat: int, start: str, end: str) -> list[Cell]:
    """The fewest new spaces between two points, and their colours."""
    if start not in BOARD.names or end not in BOARD.names:
        return [Say("told-way-places")]

    def legs(here: int) -> list[rails.Leg]:
        found: list[rails.Leg] = []
        for edge in BOARD.edges_of[here]:
            owner = state.owner[edge]
            if owner in (NOBODY, seat):
                found.append((BOARD.ends[edge] - here, int(owner == NOBODY), edge))
        return found

    found = rails.cheapest(legs, BOARD.names.index(start), BOARD.names.index(end))
    if found is None:
        return [Say("told-no-way", {"from": [start], "to": [end]})]
    new = [BOARD.colours[BOARD.colour[edge]] for _, cost, edge in found if cost]
    facts = {"from": [start], "to": [end], "steps": len(new)}
    lines: list[Cell] = [Say("told-line-spaces", facts)]
    if new:
        lines.append(Say("told-by-cards", {"value": rails.goods(counted(new))}))
    passed = tuple(BOARD.names[there] for there, _, _ in found[:-1])
    return lines + ([Say("told-by", {"value": passed})] if passed else [])


def gains(view: View, seat: int) -> list[Gain]:
    """What the own contracts pay, city by city."""
    found: list[Gain] = []
    for one in view["players"][seat]["contracts"]:
        if one["load"] == "delivered":
            continue
        for pay in pays(one):
            load = Say(f"told-load-{one['load']}")
            facts = {"value": [one["commodity"]], "text": [pay], "more": [load]}
            found.append(Gain(pay.facts["count"], Say("told-contract-pays", facts)))
    return found
