"""The table in words: what lies where, what a link would cost, and what can be delivered."""

from roundhouse.games.steam.bot.ways import Surveyor, Way
from roundhouse.games.steam.render.show import cities_of, complete, links_of, takers
from roundhouse.games.steam.rules import goods
from roundhouse.games.steam.rules.box import ACTION_NUMBER, ACTIONS, COLOURS, TABLE
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.games.steam.view import Auction, Place, View
from roundhouse.kernel.told import Cell, Gain, Listing, Say, Seat, Told
from roundhouse.rails import told as rails
from roundhouse.rails.board import NONE
from roundhouse.rails.network import UNOWNED
from roundhouse.rails.routes import stations


def told(state: SteamState, view: View) -> Told:
    board = state.land.board
    lists = [cities(view), rails.link_list(view["links"]), actions(view), sets(view), supply(view)]
    if "auction" in view:
        lists.insert(0, auction(view["auction"]))
    there = cities_of(view)
    track = rails.track_on(board, view["links"])

    def about(h: int) -> list[Cell]:
        place = board.place_at[h]
        city = there.get(board.place_slug[place]) if place != NONE else None
        return (
            about_city(city, view) if city else about_hex(state, h) + track.get(board.slug[h], [])
        )

    return Told(players(view), lists, rails.spots(board, about, track))


def players(view: View) -> Listing:
    heads = ["told-player", "web-steam-figure-points", "web-steam-figure-cash"]
    # in full: a column of the picture may be short, what is spoken not
    heads += ["steam-told-income", "web-steam-figure-level", "steam-told-links", "told-action"]
    rows: list[list[Cell]] = []
    for seat in dict.fromkeys([*view["order"], *range(len(view["players"]))]):
        one = view["players"][seat]
        if one["bankrupt"]:
            rows.append([Seat(seat), Say("web-steam-bankrupt")])
            continue
        links = len([link for link in links_of(view, seat) if complete(link)])
        numbers = [one["points"], one["cash"], one["income"], one["level"], links]
        rows.append([Seat(seat), *numbers, one["action"] or Say("web-steam-no-action")])
    return Listing("told-players", heads, rows)


def cities(view: View) -> Listing:
    rows = [
        [
            city["place"],
            city["colour"],
            rails.goods(city["cubes"]),
            rails.links_at(view["links"], city["place"]),
        ]
        for city in cities_of(view).values()
    ]
    heads = ["told-city", "told-colour", "told-goods", "told-links"]
    return Listing("told-cities", heads, rows)


def actions(view: View) -> Listing:
    taken = takers(view)
    rows: list[list[Cell]] = [
        [ACTION_NUMBER[at], slug, Seat(taken[slug]) if slug in taken else []]
        for at, slug in enumerate(ACTIONS)
    ]
    return Listing("web-steam-actions", ["told-number", "told-action", "told-player"], rows)


def auction(view: Auction) -> Listing:
    bids = [(seat, view["counts"][seat]) for seat in view["bidders"]]
    rows: list[list[Cell]] = [[Seat(seat), [] if bid is None else bid] for seat, bid in bids]
    return Listing("web-steam-auction", ["told-player", "told-bid"], rows)


def sets(view: View) -> Listing:
    rows = [[at, rails.goods(cubes)] for at, cubes in enumerate(view["display"], 1)]
    return Listing("web-steam-supply", ["told-number", "told-goods"], rows)


def supply(view: View) -> Listing:
    rows: list[list[Cell]] = [
        [Say("told-bag"), view["bag"]],
        [Say("web-steam-new-cities"), rails.goods(view["new_cities"])],
        *[[face, left] for face, left in view["box"].items() if left],
    ]
    return Listing("told-supply", ["told-what", "told-there"], rows)


def about_city(city: Place, view: View) -> list[Cell]:
    return [
        Say("told-city-of", {"value": [city["colour"]]}),
        rails.goods(city["cubes"]),
        *rails.linked(view["links"], city["place"]),
    ]


def about_hex(state: SteamState, h: int) -> list[Cell]:
    """What it is, and what building there costs on top."""
    board, more = state.land.board, state.land.ground[h]
    hill = board.terrains[board.terrain[h]] == "hill"
    found: list[Cell] = [Say("told-town")] if board.place_at[h] != NONE else []
    found.append(Say("told-hill" if hill else "told-plain"))
    found += [Say("told-river")] if board.river[h] else []
    found += [Say("told-euros-more", {"count": more})] if more else []
    return found + rails.shut(board, h)


# Ways and deliveries.


def way(state: SteamState, seat: int, start: str, end: str) -> list[Cell]:
    """The cheapest links from a place to another, over own links for nothing."""
    board, network = state.land.board, state.network
    if start not in board.place_of or end not in board.place_of:
        return [Say("told-way-places")]
    survey = Surveyor(state.land, network, state.supply, seat)

    def legs(here: int) -> list[rails.Leg]:
        built: list[rails.Leg] = [
            (network.other_end(link, here), 0, None)
            for link in network.complete_at[here]
            if network.owner[link] in (seat, UNOWNED)
        ]
        return built + [(one.end, one.price, one) for one in survey.from_place[here]]

    found = rails.cheapest(legs, board.place_of[start], board.place_of[end])
    if found is None:
        return [Say("told-no-way", {"from": start, "to": end})]
    lines: list[Cell] = []
    here, total = start, 0
    for at, (there, _, one) in enumerate(found):
        facts = {"from": here, "to": board.place_slug[there]}
        if one is None:
            lines.append(Say("told-way-built", facts))
        else:
            tiles, cost = bill(survey, one, found[at - 1][2] if at else None)
            lines.append(Say("told-way-euros", {**facts, "steps": tiles, "count": cost}))
            total += cost
        here = board.place_slug[there]
    return lines + ([Say("told-way-euros-all", {"count": total})] if len(found) > 1 else [])


def bill(survey: Surveyor, one: Way, before: Way | None) -> tuple[int, int]:
    """Its tiles and their price, with those of the towns at its ends; where the way before has come
    to a town, its tile is there and needs one exit more."""
    tiles, cost = len(one.tiles), one.price
    came = NONE if before is None else before.enters
    for town, enters, leaves in ((one.start, came, one.leaves), (one.end, one.enters, NONE)):
        if survey.network.is_city[town] or (enters, leaves) == (NONE, NONE):
            continue
        laid = survey.town_tile(town, enters, leaves)
        if laid < 0:
            continue
        if town == one.start and came != NONE:
            cost += TABLE.exit_price
        else:
            tiles, cost = tiles + 1, cost + survey.town_price(town, laid)
    return tiles, cost


def gains(state: SteamState, seat: int) -> list[Gain]:
    """Every route of every cube; what it brings the seat."""
    network, slugs = state.network, state.land.board.place_slug
    found: list[Gain] = []
    for origin in range(state.land.board.places):
        for colour, name in enumerate(COLOURS):
            for route in goods.routes_of(state, origin, colour, seat):
                own = goods.earned(state, route)[seat]
                passed = tuple(slugs[one] for one in stations(network, origin, route))
                what = Say("told-delivery", {"value": [name], "text": passed, "points": own})
                found.append(Gain(own, what))
    return found
