"""The table in words: what lies where, what a link would cost, and what can be delivered."""

from typing import Any

from roundhouse.games.railways.bot.ways import ways_of
from roundhouse.games.railways.rules.box import CALL, GOODS, HALT, KINDS
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.games.railways.rules.trip import Trip, from_city, link_by, to_pass
from roundhouse.games.railways.rules.trip_words import leaves, words_on
from roundhouse.games.railways.view import Place, View
from roundhouse.kernel.told import Cell, Gain, Listing, Say, Seat, Told
from roundhouse.kernel.words import Move
from roundhouse.rails import told as rails
from roundhouse.rails.board import NONE
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.routes import stations

TAGS = ("river", "coast", "snow", "ferry")

LINKS = "railways-told-links"  # not every language calls them as Steam does


def told(state: RailwaysState, view: View) -> Told:
    board = state.land.board
    cities = {city["place"]: city for city in view["places"]}
    track = rails.track_on(board, view["links"])

    def about(h: int) -> list[Cell]:
        place = board.place_at[h]
        city = cities.get(board.place_slug[place]) if place != NONE else None
        return (
            about_city(city, view) if city else about_hex(state, h) + track.get(board.slug[h], [])
        )

    lists = [
        city_list(view),
        rails.link_list(view["links"], LINKS),
        line_list(state, view),
        supply(view),
    ]
    if "auction" in view:
        lists.insert(0, auction(view["auction"]))
    if view.get("barons"):
        lists.append(baron_list(view["barons"]))
    if "sea_links" in view:
        lists.append(sea_list(view["sea_links"]))
    return Told(players(view), lists, rails.spots(board, about, track))


def players(view: View) -> Listing:
    heads = ["told-player", *[f"web-railways-figure-{one}" for one in ("points", "cash", "income")]]
    # in full: a column of the picture may be short, what is spoken not
    heads += ["railways-told-bonds", "web-railways-figure-links"]
    rows: list[list[Cell]] = []
    for seat in dict.fromkeys([*view["order"], *range(len(view["players"]))]):
        one = view["players"][seat]
        numbers = [one["points"], one["cash"], one["income"], one["bonds"], one["links"]]
        rows.append([Seat(seat), *numbers, one["level"], one["cards"]])
    return Listing("told-players", [*heads, "told-locomotive", "told-cards"], rows)


def city_list(view: View) -> Listing:
    rows = [
        [
            city["place"],
            city["colour"],
            rails.goods(city["cubes"]),
            [*rails.links_at(view["links"], city["place"]), *parts_of(city, view)],
        ]
        for city in view["places"]
    ]
    heads = ["told-city", "told-colour", "told-goods", LINKS]
    return Listing("told-cities", heads, rows)


def line_list(state: RailwaysState, view: View) -> Listing:
    slugs = state.land.board.place_slug
    rows = [
        [[slugs[place] for place in line.places], one["points"], owner_of(one)]
        for line, one in zip(state.land.lines, view["lines"])
    ]
    heads = ["told-line", "web-railways-figure-points", "told-owner"]
    return Listing("web-railways-lines", heads, rows)


def owner_of(one: Any) -> Cell:
    return [] if one["owner"] is None else Seat(one["owner"])


def auction(view: Any) -> Listing:
    rows = [[Seat(seat), view["bids"][seat]] for seat in view["bidders"]]
    return Listing("web-railways-phase-auction", ["told-player", "told-bid"], rows)


def baron_list(barons: list[str]) -> Listing:
    return Listing("web-railways-phase-barons", ["told-what"], [[baron] for baron in barons])


def sea_list(links: list[Any]) -> Listing:
    rows = [[one["sea"], *one["between"], owner_of(one)] for one in links]
    heads = ["told-what", "told-from", "told-to", "told-owner"]
    return Listing("told-sea-links", heads, rows)


def supply(view: View) -> Listing:
    markers = {"count": view["markers"]["out"], "number": view["markers"]["needed"]}
    rows: list[list[Cell]] = [
        [Say("web-railways-operations"), view["display"]],
        [Say("told-deck"), view["deck"]],
        [Say("told-empty-cities"), Say("told-out-of", markers)],
        [Say("told-bag"), rails.goods(view["bag"])],
        [Say("web-railways-new-cities"), rails.goods(view["new_cities"])],
    ]
    if "industrial_age" in view:
        age = view["industrial_age"]
        facts = {"count": age["empty_grey"], "number": age["needed"]}
        rows.append([Say("web-railways-age"), Say("told-out-of", facts)])
    return Listing("told-supply", ["told-what", "told-there"], rows)


def about_city(city: Place, view: View) -> list[Cell]:
    return [
        Say("told-city-of", {"value": [city["colour"]]}),
        rails.goods(city["cubes"]),
        *parts_of(city, view),
        *rails.linked(view["links"], city["place"]),
    ]


def parts_of(city: Place, view: View) -> list[Cell]:
    """What only some maps have there."""
    place = city["place"]
    found: list[Cell] = [
        Say("web-railways-city-rotor", {"colour": one["colour"]})
        for one in view.get("rotors", [])
        if one["place"] == place
    ]
    if "fuel_depots" in view:
        found += [
            Say("web-railways-city-depots", {"count": one["depots"], "seat": one["owner"]})
            for one in view["fuel_depots"]["cities"]
            if one["place"] == place
        ]
    found += [Say("web-railways-city-mine")] if city.get("mine") else []
    return found


def about_hex(state: RailwaysState, h: int) -> list[Cell]:
    """What it is, and what a tile costs there."""
    land = state.land
    board = land.board
    found: list[Cell] = [Say(f"told-{board.terrains[board.terrain[h]]}")]
    found += [Say(f"told-{tag}") for tag in TAGS if tag in board.tags[h]]
    ridges = [board.edge_words[edge] for edge in range(EDGES) if board.ridge[h * EDGES + edge]]
    found += [Say("told-ridge", {"value": ridges})] if ridges else []
    found.append(Say("told-dollars", {"count": land.ground[h] + land.surcharge[h]}))
    return found + rails.shut(board, h)


# Ways and deliveries.


def way(state: RailwaysState, seat: int, start: str, end: str) -> list[Cell]:
    """The cheapest links from a city to another, over own links for nothing."""
    land, network = state.land, state.network
    cities = {slug: at for slug, at in land.board.place_of.items() if at < land.cities}
    if start not in cities or end not in cities:
        return [Say("told-way-places")]

    def legs(here: int) -> list[rails.Leg]:
        built: list[rails.Leg] = [
            (network.other_end(link, here), 0, 0)
            for link in network.complete_at[here]
            if network.owner[link] == seat
        ]
        return built + links_from(state, here)

    found = rails.cheapest(legs, cities[start], cities[end])
    if found is None:
        return [Say("told-no-way", {"from": start, "to": end})]
    lines: list[Cell] = []
    here = start
    for there, cost, tiles in found:
        facts = {"from": here, "to": land.board.place_slug[there], "count": cost, "steps": tiles}
        lines.append(Say("told-way-dollars" if tiles else "told-way-built", facts))
        here = land.board.place_slug[there]
    if len(found) > 1:
        lines.append(Say("told-way-dollars-all", {"count": sum(cost for _, cost, _ in found)}))
    return lines


def links_from(state: RailwaysState, here: int) -> list[rails.Leg]:
    """What single links from a city would cost over land that is free, with their tiles."""
    land = state.land
    h = land.board.place_hex[here]
    best: dict[int, rails.Leg] = {}
    if h == NONE:
        return []
    ways = ways_of(land)
    for edge in range(EDGES):
        side = h * EDGES + edge
        if land.board.neighbour[side] < 0 or not land.board.place_exits[here] >> edge & 1:
            continue
        for city in ways.cities_from[side]:
            cost = ways.price(state, side, city)
            if city != here and cost >= 0 and cost < best.get(city, (0, cost + 1, 0))[1]:
                best[city] = (city, cost, ways.tiles[city][side])
    return list(best.values())


def gains(state: RailwaysState, seat: int) -> list[Gain]:
    """Every trip of every cube, and of one that waits for fuel, as the rules let it go on now; a
    point for each own link when it arrives, none where it halts."""
    waiting = [part.waiting(seat) for part in state.parts]
    trips = [trip for trip in waiting if trip is not None] + [
        from_city(colour, place)
        for place in range(state.land.cities)
        for colour in range(KINDS)
        if leaves(state, place, colour, seat, to_pass(state))
    ]
    return [gain(state, trip, legs, seat) for trip in trips for legs in onward(state, trip, seat)]


def onward(state: RailwaysState, trip: Trip, seat: int, said: Move = ()) -> list[Move]:
    """The words of all ways on."""
    following = words_on(state, trip, said, 0, seat)
    if not following:
        return [said] if said else []
    return [way for word in following for way in onward(state, trip, seat, (*said, word))]


def gain(state: RailwaysState, trip: Trip, legs: Move, seat: int) -> Gain:
    network, slugs = state.network, state.land.board.place_slug
    route, here = trip.route[:], trip.here
    for word in legs:
        if not CALL.has(word):
            route.append(link_by(state, word, here))
            here = network.other_end(route[-1], here)
    passed = tuple(slugs[one] for one in stations(network, trip.origin, tuple(route)))
    facts = {"value": [GOODS[trip.colour]], "text": passed}
    if legs[-1] == HALT:
        return Gain(0, Say("told-halt", facts))
    own = len([link for link in route if network.owner[link] == seat])
    return Gain(own, Say("told-delivery", {**facts, "points": own}))
