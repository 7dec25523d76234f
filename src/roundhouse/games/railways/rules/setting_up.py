"""Before the first turn: cubes, the operations display, barons (ROW-S1 to S4); what is hidden."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import auction, cubes
from roundhouse.games.railways.rules.box import TABLE
from roundhouse.games.railways.rules.phases import BARONS, NOBODY
from roundhouse.kernel.phases import Action
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def begin_game(state: "RailwaysState") -> None:
    land = state.land
    state.network.accept([1 << colour if colour >= 0 else 0 for colour in land.colour])
    for part in state.parts:
        part.set_up(state)
    for place in range(land.cities):
        number = max(land.cubes[place] - land.fewer[state.seats], 1)
        for part in state.parts:
            number -= part.first_cubes(state, place)
        cubes.draw_cubes(state, place, number)
    lay_display(state)
    state.order = auction.clockwise(state, state.rng.below(state.seats))
    state.tell("first-player", {"seat": state.order[0]})
    deal_barons(state)


def lay_display(state: "RailwaysState") -> None:
    """ROW-S3: start cards, four bounties (the others leave the game), two cards per player."""
    deck = state.land.deck
    bounties = Bag([0] * deck.kinds)
    counts = cards_in_box(state)
    for kind in range(deck.kinds):
        for _ in range(counts[kind]):
            if deck.start[kind]:
                state.display[kind] += 1
            elif deck.bounty[kind]:
                bounties.put(kind)
            else:
                state.deck.put(kind)
    for _ in range(min(TABLE.bounties, bounties.total)):
        state.display[bounties.draw(state.rng)] += 1
    for _ in range(min(TABLE.cards_per_player * state.seats, state.deck.total)):
        state.display[state.deck.draw(state.rng)] += 1
    shown = [deck.slug[kind] for kind in range(deck.kinds) for _ in range(state.display[kind])]
    state.tell("display-laid", {"cards": shown})


def cards_in_box(state: "RailwaysState") -> list[int]:
    """How many of each kind are played; ROW-O2: black stars as it was agreed."""
    deck = state.land.deck
    counts, _ = _with_parts(state)
    for kind in range(deck.kinds):
        if deck.star[kind] and deck.slug[kind] in state.without:
            counts[kind] = 0
    return counts


def barons_in_box(state: "RailwaysState") -> Bag:
    barons = state.land.barons
    _, counts = _with_parts(state)
    for baron in range(barons.count):
        if barons.star[baron] and barons.slug[baron] in state.without:
            counts[baron] = 0
    return Bag(counts)


def _with_parts(state: "RailwaysState") -> tuple[list[int], list[int]]:
    """How many cards and barons of each kind there are, those of parts only where they play."""
    deck = state.land.deck
    cards = [0 if deck.of_part(kind) else deck.count[kind] for kind in range(deck.kinds)]
    barons = [int(not spike) for spike in state.land.barons.spike]
    for part in state.parts:
        part.cards(state, cards, barons)
    return cards, barons


def deal_barons(state: "RailwaysState") -> None:
    """ROW-S4: two each, of which one is kept."""
    box = barons_in_box(state)
    for seat in range(state.seats):
        for _ in range(TABLE.barons_per_player):
            state.barons[seat].append(box.draw(state.rng))
        names = [state.land.barons.slug[baron] for baron in state.barons[seat]]
        state.tell("barons-dealt", {"seat": seat, "barons": names}, seat)
    state.phase = BARONS
    state.actors = list(range(state.seats))


class Keep(Action["RailwaysState"]):
    """ROW-S4: one of two barons; the other card leaves the game unseen."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return [state.land.baron.word(baron) for baron in sorted(state.barons[seat])]

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        baron = state.land.baron.of(move[1])
        if baron not in state.barons[seat]:
            return Illegal("ROW-S4", {"why": "not-yours", "baron": state.land.barons.slug[baron]})
        return None

    def act(self, state: "RailwaysState", move: Move, seat: int) -> None:
        baron = state.land.baron.of(move[1])
        for other in state.barons[seat]:
            if other != baron:
                state.rejected[seat] = other
        state.barons[seat] = [baron]
        state.chosen += 1
        state.actors = [other for other in state.actors if other != seat]
        facts: dict[str, object] = {"seat": seat, "baron": state.land.barons.slug[baron]}
        state.tell("baron-kept", facts, seat)
        state.tell("baron-chosen", {"seat": seat})


def deal_barons_anew(state: "RailwaysState", seat: int | None, rng: Rng) -> None:
    """Others' barons from all that the seat hasn't seen; the end shows those that were kept."""
    box = barons_in_box(state)
    over = state.result is not None
    for other in range(state.seats):
        if over or other == seat:
            for baron in state.barons[other]:
                box.take(baron)
        if other == seat and state.rejected[other] != NOBODY:
            box.take(state.rejected[other])
    for other in range(state.seats):
        if other == seat:
            continue
        if not over:
            state.barons[other] = [box.draw(rng) for _ in state.barons[other]]
        if state.rejected[other] != NOBODY:
            state.rejected[other] = box.draw(rng)
