"""Mines: a card that brings cubes to a grey city, once to each (ROW-M6c)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import cubes, money
from roundhouse.games.railways.box import COLOURS, GREY, KINDS
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def sites(table: "RailwaysState") -> list[int]:
    """The grey cities without a mine."""
    places = range(table.land.cities)
    return [p for p in places if table.colour[p] == GREY and not table.mined[p]]


def words(table: "RailwaysState", said: Move) -> list[int]:
    """The word after `take` and a Mine."""
    return [table.land.place0 + place for place in sites(table)] if len(said) == 2 else []


def judge(table: "RailwaysState", place: int) -> Illegal | None:
    facts: dict[str, object] = {"place": table.land.board.place_slug[place]}
    if table.mined[place]:
        return Illegal("ROW-M6c", {**facts, "why": "mined"})
    if table.colour[place] != GREY:
        return Illegal(
            "ROW-M6c", {**facts, "why": "not-grey", "colour": COLOURS[table.colour[place]]}
        )
    return None


def dig(table: "RailwaysState", place: int, seat: int) -> None:
    """Cubes are drawn until a colour comes again, which goes back; ROW-S6: or the bag is empty."""
    money.pay(table, seat, table.land.mine_price, "mine")
    table.mined[place] = True
    found: list[int] = []
    while table.bag.total > 0:
        colour = table.bag.draw(table.rng)
        if colour in found:
            table.bag.put(colour)
            break
        found.append(colour)
        table.cubes[place * KINDS + colour] += 1
    facts: dict[str, object] = {"seat": seat, "place": table.land.board.place_slug[place]}
    facts["cubes"] = [COLOURS[colour] for colour in found]
    table.tell("mine-opened", facts)
    cubes.fill(table, place)
