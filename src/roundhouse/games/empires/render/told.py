"""The table in words: what lies where, what a line would cost, and what can be delivered."""

from roundhouse.games.empires.rules import construction, delivery
from roundhouse.games.empires.rules.box import COUNT, NONE
from roundhouse.games.empires.rules.state import EmpiresState
from roundhouse.games.empires.rules.view import offers_of
from roundhouse.games.empires.view import Space, View
from roundhouse.kernel.told import Cell, Gain, Listing, Say, Seat, Spot, Told
from roundhouse.rails import told as rails
from roundhouse.rails.hexes import EDGE_WORDS, FLAT, STEPS


def told(view: View) -> Told:
    lists = [factories(view), cities(view), achievements(view), market(view), supply(view)]
    if "conglomerate" in view:
        lists.append(conglomerate(view))
    return Told(players(view), lists, spots(view))


def company(view: View, number: int) -> Cell:
    """A player, or one of the two that a lone player meets."""
    if number < len(view["players"]):
        return Seat(number)
    return Say("web-empires-black" if number == len(view["players"]) else "web-empires-yellow")


def companies(view: View, numbers: list[int]) -> list[Cell]:
    return [company(view, number) for number in numbers]


def players(view: View) -> Listing:
    figures = ("points", "money", "prestige", "tracks")
    heads = ["told-player", *[f"web-empires-figure-{one}" for one in figures]]
    rows: list[list[Cell]] = []
    for seat, one in enumerate(view["players"]):
        numbers = [sum(one["points"].values()), one["money"], one["prestige"], one["tracks_left"]]
        unseen = one["cards"] - len(one["hand"])
        cards = [*one["hand"], *([Say("told-unseen", {"count": unseen})] if unseen else [])]
        contract = one["contract"]["factory"] if one["contract"] else []
        rows.append([Seat(seat), *numbers, one["loans"], one["trains_left"], cards, contract])
    more = ["told-loans", "told-trains", "told-cards", "told-contract"]
    return Listing("told-players", [*heads, *more], rows)


def factories(view: View) -> Listing:
    rows = [
        [one["factory"], one["goods"], one["industry"], companies(view, one["tracks"])]
        for one in view["spaces"]
        if "factory" in one
    ]
    heads = ["told-factory", "told-goods", "web-empires-industries", "told-track-of"]
    return Listing("told-factories", heads, rows)


def cities(view: View) -> Listing:
    rows = [
        [
            one["city"],
            one["demands"],
            companies(view, one["tracks"]),
            companies(view, one["trains"]),
        ]
        for one in view["spaces"]
        if "city" in one
    ]
    heads = ["told-city", "told-wants", "told-track-of", "told-trains-of"]
    return Listing("told-cities", heads, rows)


def achievements(view: View) -> Listing:
    rows: list[list[Cell]] = []
    for one in view["achievements"]:
        have = [
            Say("told-figure", {"value": [company(view, at)], "count": count})
            for at, count in enumerate(one["have"])
        ]
        top = [] if one["top"] is None else [company(view, one["top"])]
        rows.append([one["achievement"], one["needs"], have, top + companies(view, one["bottom"])])
    heads = ["told-what", "told-needs", "told-have", "told-claimed"]
    return Listing("web-empires-achievements", heads, rows)


def market(view: View) -> Listing:
    rows = [[one["card"], one["price"]] for one in view["market"]]
    return Listing("web-empires-market", ["told-card", "told-price"], rows)


def supply(view: View) -> Listing:
    rows: list[list[Cell]] = [
        [Say("told-deck"), view["deck"]],
        [Say("told-loans"), view["loan_cards"]],
        [Say("web-empires-goods"), rails.goods(counted(view["supply"]))],
    ]
    return Listing("told-supply", ["told-what", "told-there"], rows)


def counted(words: list[str]) -> dict[str, int]:
    return {word: words.count(word) for word in dict.fromkeys(words)}


def conglomerate(view: View) -> Listing:
    rows: list[list[Cell]] = []
    rivals = view["conglomerate"]["companies"]
    for at, one in enumerate((rivals["black"], rivals["yellow"]), len(view["players"])):
        target = [one["target"]] if one["target"] else []
        points = sum(one["points"].values())
        rows.append([company(view, at), points, one["origin"], target, one["to_build"]])
    heads = ["told-player", "web-empires-figure-points", "told-from", "told-to", "told-tracks-left"]
    return Listing("web-empires-conglomerate", heads, rows)


def spots(view: View) -> list[Spot]:
    at = {(one["q"], one["r"]): one["space"] for one in view["spaces"]}
    ways = list(zip(EDGE_WORDS[FLAT], STEPS[FLAT]))
    return [
        Spot(
            [[one["space"]]],
            one["space"],
            about(view, one),
            2 * one["q"],
            2 * one["r"] + one["q"],
            {
                word: [at[one["q"] + q, one["r"] + r]]
                for word, (q, r) in ways
                if (one["q"] + q, one["r"] + r) in at
            },
            "terrain" not in one or bool(one["tracks"]),
        )
        for one in view["spaces"]
    ]


def about(view: View, one: Space) -> list[Cell]:
    found: list[Cell] = []
    if "city" in one:
        found.append(Say("told-city-wants", {"value": one["demands"]}))
    elif "factory" in one:
        found.append(Say("told-factory-has", {"value": one["goods"]}))
    else:
        found.append(one["terrain"])
    if one["tracks"]:
        found.append(Say("told-track-there", {"value": companies(view, one["tracks"])}))
    if one["trains"]:
        found.append(Say("empires-told-train", {"value": companies(view, one["trains"])}))
    prices = {site["space"]: site["cost"] for site in view.get("sites", [])}
    if one["space"] in prices:
        found.append(Say("told-build-dollars", {"count": prices[one["space"]]}))
    return found


# Ways and deliveries.


def way(state: EmpiresState, seat: int, start: str, end: str) -> list[Cell]:
    """The cheapest tracks from a space to another; own ones cost nothing."""
    country = state.country
    by_name = {country.name(space): space for space in country.spaces}
    if start not in by_name or end not in by_name:
        return [Say("told-way-places")]
    full = construction.room(state)

    def price(space: int) -> int:
        """NONE where there is no room."""
        there = state.pieces[space]
        if there >> seat & 1:
            return 0
        return construction.cost(state, seat, space) if COUNT[there] < full else NONE

    def legs(here: int) -> list[rails.Leg]:
        return [(one, price(one), None) for one in country.beside[here] if price(one) != NONE]

    found = rails.cheapest(legs, by_name[start], by_name[end])
    if found is None or price(by_name[start]) == NONE:
        return [Say("told-no-way", {"from": start, "to": end})]
    spaces = [by_name[start], *[there for there, _, _ in found]]
    new = [space for space in spaces if not state.pieces[space] >> seat & 1]
    facts = {"from": start, "to": end, "steps": len(new), "count": sum(price(one) for one in new)}
    passed = tuple(country.name(space) for space in spaces[1:-1])
    return [
        Say("told-line-dollars", facts),
        *([Say("told-by", {"value": passed})] if passed else []),
    ]


def gains(state: EmpiresState, seat: int) -> list[Gain]:
    """What stands ready; prestige first, then money."""
    found: list[Gain] = []
    for one in offers_of(state, seat, delivery.find_offers(state, seat)):
        prestige = one["prestige"] + one["bonus"]
        facts = {
            "value": [one["good"]],
            "from": one["factory"],
            "to": one["city"],
            "count": one["money"],
            "points": prestige,
        }
        found.append(Gain(prestige, Say("told-good-delivery", facts)))
    return found
