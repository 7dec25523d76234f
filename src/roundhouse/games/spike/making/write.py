"""Writes the compiled data files: python -m roundhouse.games.spike.making.write"""

import json
from pathlib import Path
from typing import Any, Final

from roundhouse.games.spike.making.colours import paint
from roundhouse.games.spike.making.contracts import Face, draw_up
from roundhouse.games.spike.making.lattice import Lattice, slug
from roundhouse.games.spike.making.picture import NAME, drawing
from roundhouse.games.spike.making.routes import Card, lay_out
from roundhouse.kernel.data import read_toml
from roundhouse.kernel.rng import Rng

PACKAGE: Final = "roundhouse.games.spike"
MADE: Final = "# Made by roundhouse.games.spike.making.write from source.toml; change it there.\n\n"

WHY_BOARD: Final = """
Points and edges: a triangular lattice over real geography (source.toml). Colours, by the seed:
every colour on as many edges as any other, give or take one; edges that meet at 60 degrees
differ; at a city no colour has more than two edges, and none more than one where three or fewer
meet; every quarter of the board has its share of every colour, give or take a third. At least
three edges end in every city, so no two players can wall it off."""
WHY_CONTRACTS: Final = """
Payouts by the spaces from the commodity's nearest source: 7 dollars and one for every three spaces
up to eight; from there on one for each. So Topeka pays 9 for peaches and 11 for
cows, as published; all others are ours, near ones high enough that trains earn a good quarter of
what is earned in play (docs/spike-balance.md). Each face names a near, a middling and a far city,
at least three spaces apart; a commodity names no city twice; the six faces of a commodity add up
to the same, give or take a little; every city is named about as often as any other."""
WHY_ROUTES: Final = """
No two cards start in the same city, so a card is called by its start. A city worth more lies
further from the start; each listed city is a short way from the one before, and the whole way
is about as long on every card; every city is listed about as often as any other. At most twenty
cities lie within two spaces of a card's five, since cards amid more of them won more games. The
card of Indianapolis is the published example."""


def files() -> dict[str, str]:
    """The data files by name."""
    source = read_toml(PACKAGE, "data/source.toml")
    goods: list[str] = read_toml(PACKAGE, "data/table.toml")["commodities"]
    balance = source["balance"]
    lattice = Lattice(source)
    for good in goods:
        assert lattice.goods.count(good) >= 3, good
    colours = paint(lattice, len(balance["colours"]), Rng(balance["seed"]))
    contracts = draw_up(lattice, goods, balance["contracts"], Rng(balance["seed"]))
    routes = lay_out(lattice, balance["routes"], Rng(balance["seed"]))
    return {
        "board.toml": board_text(lattice, balance["colours"], colours),
        "contracts.toml": contracts_text(lattice, goods, contracts),
        "routes.toml": routes_text(lattice, balance["routes"], routes),
        f"maps/{NAME}.json": places_text(lattice, source),
    }


def head(why: str) -> str:
    return f'{MADE}origin = "ours"\nwhy = """{why}"""\n\n'


def quoted(words: list[str]) -> str:
    return "[" + ", ".join([f'"{word}"' for word in words]) + "]"


def board_text(lattice: Lattice, names: list[str], colours: list[int]) -> str:
    lines = [head(WHY_BOARD) + f"colours = {quoted(names)}", ""]
    lines += [
        "# Word, name, column, row, commodity. Odd rows lie half a space further east.",
        "cities = [",
    ]
    for city in range(lattice.cities):
        column, row = lattice.places[city]
        called = f'"{lattice.names[city]}", "{lattice.titles[city]}"'
        lines.append(f'  [{called}, {column}, {row}, "{lattice.goods[city]}"],')
    lines += ["]", "", "# Word, column, row.", "junctions = ["]
    for point in range(lattice.cities, len(lattice.nodes)):
        column, row = lattice.places[point]
        lines.append(f'  ["{lattice.names[point]}", {column}, {row}],')
    lines += ["]", "", "# From a point, which way, colour.", "edges = ["]
    for edge, (a, way, _) in enumerate(lattice.edges):
        lines.append(f'  ["{lattice.names[a]}", "{way}", "{names[colours[edge]]}"],')
    return "\n".join([*lines, "]", ""])


def contracts_text(lattice: Lattice, goods: list[str], contracts: list[list[Face]]) -> str:
    text = head(WHY_CONTRACTS) + "# Two faces a card, each with three cities and what they pay.\n"
    for good, faces in zip(goods, contracts):
        for card in range(0, len(faces), 2):
            text += f'\n[[card]]\ncommodity = "{good}"\n'
            for side, face in zip(("front", "reverse"), faces[card : card + 2]):
                pays = ", ".join([f'["{lattice.names[city]}", {pay}]' for city, pay in face])
                text += f"{side} = [{pays}]\n"
    return text


def routes_text(lattice: Lattice, rules: dict[str, Any], cards: list[Card]) -> str:
    values: list[int] = rules["values"]
    lines = [
        head(WHY_ROUTES) + f"values = {values}",
        "",
        "# The start, then the cities.",
        "cards = [",
    ]
    for card in cards:
        lines.append(f"  {quoted([lattice.names[city] for city in card])},")
    return "\n".join([*lines, "]", ""])


def places_text(lattice: Lattice, source: dict[str, Any]) -> str:
    """What the map calls its cities and seas, as the maps of other games do."""
    waters: list[dict[str, Any]] = source["picture"]["label"]
    slugs = [*lattice.names[: lattice.cities], *[slug(water["text"]) for water in waters]]
    names: dict[str, dict[str, str]] = {}
    for called, one in zip(slugs, [*source["city"], *waters], strict=True):
        for language, name in one.get("called", {}).items():
            names.setdefault(language, {})[called] = name
    places = [{"slug": one, "name": title} for one, title in zip(lattice.names, lattice.titles)]
    told = {"places": places, "names": dict(sorted(names.items()))}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    folder = Path(__file__).parents[1] / "data"
    (folder / "maps").mkdir(exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, "utf-8")
    picture = drawing(read_toml(PACKAGE, "data/source.toml"))
    (folder / "maps" / f"{NAME}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
