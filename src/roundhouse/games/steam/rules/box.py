"""The pieces and figures of the box, read from data, and the words that name them."""

from typing import Any, Final

from roundhouse.kernel.data import mark, read_text, read_toml
from roundhouse.kernel.grammar import Grammar
from roundhouse.rails.faces import BARE_TOWN, Faces
from roundhouse.rails.supply import Limits

PACKAGE: Final = "roundhouse.games.steam"
FILES: Final = ("tiles.toml", "actions.toml", "table.toml")

COLOURS: Final = ["red", "yellow", "purple", "blue", "grey"]
GREY: Final = 4  # no city of this colour is printed

TURN_ORDER: Final = 0
FIRST_MOVE: Final = 1
ENGINEER: Final = 2
FIRST_BUILD: Final = 3
CITY_GROWTH: Final = 4
LOCOMOTIVE: Final = 5
URBANIZATION: Final = 6


class Table:
    """The figures of the rules."""

    def __init__(self) -> None:
        table = read_toml(PACKAGE, "data/table.toml")
        self.turns: list[int] = [table["turns"].get(str(seats), 0) for seats in range(7)]
        self.goods: list[int] = [table["goods"][colour] for colour in COLOURS]
        self.new_cities: list[int] = [table["new_cities"][colour] for colour in COLOURS]
        fewer = table["display"]["fewer"]
        cubes = table["display"]["cubes"]
        self.cubes_per_space: list[int] = [cubes - fewer.get(str(seats), 0) for seats in range(7)]
        money = table["money"]
        self.step: int = money["step"]
        self.points_per_step: int = money["points_per_step"]
        self.lowest_income: int = money["lowest_income"]
        building = table["building"]
        self.builds: int = building["builds"]
        self.engineer_builds: int = building["engineer_builds"]
        self.exit_price: int = building["exit"]
        self.town_price: int = building["town"]
        self.river_price: int = building["river"]
        self.growth_markers: int = building["growth_markers"]
        self.terrain_price: dict[str, int] = table["terrain"]
        goods = table["goods_phase"]
        self.goods_rounds: int = goods["rounds"]
        self.first_level: int = goods["first_level"]
        self.highest_level: int = goods["highest_level"]
        self.upkeep_per_level: int = table["upkeep"]["per_level"]
        self.euros_per_point: int = table["upkeep"]["euros_per_point"]
        final = table["final"]
        self.income_per_point: int = final["income_per_point"]
        self.points_per_debt: int = final["points_per_debt"]
        self.points_per_link: int = final["points_per_link"]
        self.beginners_euros: int = table["beginners"]["euros_per_place"]
        bounds = table["bounds"]
        self.spaces: int = bounds["supply_spaces"]
        self.highest_income: int = bounds["highest_income"]
        self.withdrawals: int = bounds["withdrawals"]
        self.largest_number: int = bounds["largest_number"]


def _upgrades(faces: Faces) -> list[list[int]]:
    """For every laid tile, NO_TILE and BARE_TOWN: the tiles that may be laid on it."""
    return [
        [laid for laid in faces.laid if faces.may_replace(old, laid)]
        for old in range(BARE_TOWN, faces.count * 6)
    ]


_TILES: Final[dict[str, Any]] = read_toml(PACKAGE, "data/tiles.toml")
_ACTIONS: Final[list[dict[str, Any]]] = read_toml(PACKAGE, "data/actions.toml")["action"]

TABLE: Final = Table()
FACES: Final = Faces(_TILES["face"])
LIMITS: Final = Limits(FACES, _TILES["tile"])
UPGRADES: Final = _upgrades(FACES)
ACTIONS: Final[list[str]] = [action["slug"] for action in _ACTIONS]
ACTION_NUMBER: Final[list[int]] = [action["number"] for action in _ACTIONS]
ACTION_PRICE: Final[list[int]] = [action["price"] for action in _ACTIONS]
DATA_TEXTS: Final = [read_text(PACKAGE, "data/" + name) for name in FILES]


def data_mark(map_text: str) -> str:
    return mark([*DATA_TEXTS, map_text])


# The words that do not depend on the map; hexes and places follow, see `Land`.
GRAMMAR: Final = Grammar()
BID: Final = GRAMMAR.verb("bid", "number")
PASS: Final = GRAMMAR.verb("pass", "action*")
RAISE: Final = GRAMMAR.verb("raise", "number")
CHOOSE: Final = GRAMMAR.verb("choose", "action")
BUILD: Final = GRAMMAR.verb("build", "hex face number")
REDIRECT: Final = GRAMMAR.verb("redirect", "hex face number")
WITHDRAW: Final = GRAMMAR.verb("withdraw", "hex")
URBANIZE: Final = GRAMMAR.verb("urbanize", "place colour number")
GROW: Final = GRAMMAR.verb("grow", "place number")
END: Final = GRAMMAR.verb("end")
DELIVER: Final = GRAMMAR.verb("deliver", "colour place edge+")
IMPROVE: Final = GRAMMAR.verb("improve")
INCOME: Final = GRAMMAR.verb("income")
POINTS: Final = GRAMMAR.verb("points")
NUMBER: Final = GRAMMAR.section("number", [str(n) for n in range(TABLE.largest_number + 1)])
ACTION: Final = GRAMMAR.section("action", ACTIONS)
COLOUR: Final = GRAMMAR.section("colour", COLOURS)
FACE: Final = GRAMMAR.section("face", FACES.slug)
