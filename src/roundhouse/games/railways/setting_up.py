"""Before the first turn: cubes, the operations display, barons (ROW-S1 to S4); what is hidden."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import auction, cubes
from roundhouse.games.railways.box import KEEP, TABLE
from roundhouse.games.railways.cards import SPIKE
from roundhouse.games.railways.phases import BARONS, NOBODY
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def begin_game(table: "RailwaysState") -> None:
    for place in range(table.land.cities):
        number = max(table.land.cubes[place] - table.land.fewer[table.seats], 1)
        if place == table.land.station and table.stars:  # ROW-M7
            number -= cubes.choose_cubes(table, place, table.land.station_colour, 1)
        cubes.draw_cubes(table, place, number)
    lay_display(table)
    table.order = auction.clockwise(table, table.rng.below(table.seats))
    table.tell("first-player", {"seat": table.order[0]})
    deal_barons(table)


def lay_display(table: "RailwaysState") -> None:
    """ROW-S3: start cards, four bounties (the others leave the game), two cards per player."""
    deck = table.land.deck
    bounties = Bag([0] * deck.kinds)
    for kind in range(deck.kinds):
        for _ in range(deck.count[kind]):
            if deck.star[kind] and not table.stars:
                continue
            if deck.class_of[kind] == SPIKE and not table.spikes:
                continue
            if deck.replaced_by[kind] != NONE and table.stars:  # ROW-M7
                continue
            if deck.start[kind]:
                table.display[kind] += 1
            elif deck.bounty[kind]:
                bounties.put(kind)
            else:
                table.deck.put(kind)
    for _ in range(min(TABLE.bounties, bounties.total)):
        table.display[bounties.draw(table.rng)] += 1
    for _ in range(min(TABLE.cards_per_player * table.seats, table.deck.total)):
        table.display[table.deck.draw(table.rng)] += 1
    shown = [deck.slug[kind] for kind in range(deck.kinds) for _ in range(table.display[kind])]
    table.tell("display-laid", {"cards": shown})


def barons_in_box(table: "RailwaysState") -> Bag:
    barons = table.land.barons
    left_out = [
        (barons.star[baron] and not table.stars) or (barons.spike[baron] and not table.spikes)
        for baron in range(barons.count)
    ]
    return Bag([int(not out) for out in left_out])


def deal_barons(table: "RailwaysState") -> None:
    """ROW-S4: two each, of which one is kept."""
    box = barons_in_box(table)
    for seat in range(table.seats):
        for _ in range(TABLE.barons_per_player):
            table.barons[seat].append(box.draw(table.rng))
        names = [table.land.barons.slug[baron] for baron in table.barons[seat]]
        table.tell("barons-dealt", {"seat": seat, "barons": names}, seat)
    table.phase = BARONS
    table.actors = list(range(table.seats))


def words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        return [KEEP]
    if len(said) > 1:
        return []
    return [table.land.baron0 + baron for baron in sorted(table.barons[seat])]


def judge(table: "RailwaysState", baron: int, seat: int) -> Illegal | None:
    if baron not in table.barons[seat]:
        return Illegal("ROW-S4", {"why": "not-yours", "baron": table.land.barons.slug[baron]})
    return None


def keep(table: "RailwaysState", baron: int, seat: int) -> None:
    """The other card leaves the game unseen."""
    for other in table.barons[seat]:
        if other != baron:
            table.rejected[seat] = other
    table.barons[seat] = [baron]
    table.actors = [other for other in table.actors if other != seat]
    facts: dict[str, object] = {"seat": seat, "baron": table.land.barons.slug[baron]}
    table.tell("baron-kept", facts, seat)
    table.tell("baron-chosen", {"seat": seat})


def deal_barons_anew(table: "RailwaysState", seat: int | None, rng: Rng) -> None:
    """Others' barons from all that the seat hasn't seen; the end shows those that were kept."""
    box = barons_in_box(table)
    over = table.result is not None
    for other in range(table.seats):
        if over or other == seat:
            for baron in table.barons[other]:
                box.take(baron)
        if other == seat and table.rejected[other] != NOBODY:
            box.take(table.rejected[other])
    for other in range(table.seats):
        if other == seat:
            continue
        if not over:
            table.barons[other] = [box.draw(rng) for _ in table.barons[other]]
        if table.rejected[other] != NOBODY:
            table.rejected[other] = box.draw(rng)
