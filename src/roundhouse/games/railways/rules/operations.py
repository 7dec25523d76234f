"""Operations cards: taking one, playing one (ROW-O1 to O3)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from roundhouse.games.railways.rules import building, cubes, links, points, urbanizing
from roundhouse.games.railways.rules.acting import Spent
from roundhouse.games.railways.rules.box import COLOUR, KINDS, TABLE
from roundhouse.games.railways.rules.cards import (
    CITY_GROWTH,
    CROSS,
    EXECUTIVE,
    EXPRESS,
    HAND,
    LAND_GRANT,
    NEW_INDUSTRY,
    PASSENGER_LINES,
    PERFECT_ENGINEERING,
    TUNNEL_ENGINEER,
)
from roundhouse.games.railways.rules.phases import ACTIONS, BUILDING, EXPRESS_RUN
from roundhouse.games.railways.rules.survey import any_build, survey_of, turnable
from roundhouse.games.railways.rules.trip import fuel, takes
from roundhouse.games.railways.rules.trip_words import goes_on, possible
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


# --- taking ---


def any_to_take(state: "RailwaysState") -> bool:
    takable = state.land.deck.takable
    for kind, cards in enumerate(state.display):
        if cards > 0 and takable[kind]:
            return True
    return False


class TakeCard(Spent):
    """ROW-O1: `take`, a card of the display, and its target where there is one."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        land = state.land
        if len(said) == 1:
            return [
                land.card.word(kind)
                for kind in range(land.deck.kinds)
                if state.display[kind] > 0 and land.deck.takable[kind]
            ]
        effect = land.deck.effect[land.card.of(said[1])]
        if effect == NEW_INDUSTRY:
            return urbanizing.words(state, said, 2)
        if effect == CITY_GROWTH and len(said) == 2:
            return [land.place.word(place) for place in range(land.cities)]
        found: list[int] = []
        for part in state.parts:
            found += part.card_words(state, effect, said, seat)
        return found

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        deck = state.land.deck
        kind = state.land.card.of(move[1])
        facts: dict[str, object] = {"card": deck.slug[kind]}
        if state.display[kind] == 0:
            return Illegal("ROW-O1", {**facts, "why": "not-there"})
        if not deck.takable[kind]:
            return Illegal("ROW-O2", {**facts, "why": "circle"})
        effect = deck.effect[kind]
        said = [state.land.vocabulary.section_of[word] for word in move[2:]]
        wanted = _target(state, effect, seat)
        if said != wanted:
            why = f"needs-{'-'.join(wanted)}" if wanted else "no-target"
            return Illegal("ROW-O3", {**facts, "why": why})
        return _judge_target(state, effect, move, seat) if wanted else None

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        deck = state.land.deck
        kind = state.land.card.of(move[1])
        state.dealt += 1
        state.shown += 1
        state.display[kind] -= 1
        state.tell("card-taken", {"seat": seat, "card": deck.slug[kind]})
        if deck.class_of[kind] != CROSS:
            state.cards[seat * deck.kinds + kind] += 1
            state.survey = None  # a card may open ferries and keep others out
        at_once = AT_ONCE.get(deck.effect[kind])
        if at_once is not None:
            at_once(state, move, kind, seat)
        for part in state.parts:
            part.card_taken(state, kind, move, seat)


def _target(state: "RailwaysState", effect: int, seat: int) -> list[str]:
    """The kinds of words that a card of this effect asks for."""
    if effect == NEW_INDUSTRY:
        return ["place", "colour"] if urbanizing.possible(state) else []
    if effect == CITY_GROWTH:
        return ["place"]
    found: list[str] = []
    for part in state.parts:
        found += part.card_target(state, effect, seat)
    return found


def _judge_target(state: "RailwaysState", effect: int, move: Move, seat: int) -> Illegal | None:
    if effect == NEW_INDUSTRY:
        return urbanizing.judge(state, state.land.place.of(move[2]), COLOUR.of(move[3]))
    for part in state.parts:
        wrong = part.judge_target(state, effect, move, seat)
        if wrong is not None:
            return wrong
    return None


def railroad_executive(state: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    state.actions_left += state.land.deck.actions[kind]


def new_industry(state: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    if len(move) == 4:
        urbanizing.found_city(state, state.land.place.of(move[2]), COLOUR.of(move[3]), seat)


def city_growth(state: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    cubes.bring(state, state.land.place.of(move[2]), state.land.deck.cubes[kind])


def passenger_lines(state: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    deck = state.land.deck
    gained = links.owned_links(state, seat) // deck.links[kind] * deck.points[kind]
    if gained > 0:
        points.score(state, seat, gained, deck.slug[kind])


# What a card does when it is taken; the others wait to be played, for their occasion or a part.
AT_ONCE: Final[dict[int, Callable[["RailwaysState", Move, int, int], None]]] = {
    EXECUTIVE: railroad_executive,
    NEW_INDUSTRY: new_industry,
    CITY_GROWTH: city_growth,
    PASSENGER_LINES: passenger_lines,
}


# --- playing ---


def playable(state: "RailwaysState", seat: int) -> list[int]:
    """The cards that the seat may play now."""
    deck = state.land.deck
    found: list[int] = []
    for kind in deck.to_play:
        at = seat * deck.kinds + kind
        if state.cards[at] - state.used[at] <= 0:
            continue
        effect = deck.effect[kind]
        if effect == EXPRESS:
            if state.phase == ACTIONS and _express_possible(state, seat):
                found.append(kind)
        elif not in_use(state, effect) and _before_build(state, seat):
            found.append(kind)
    return found


def _express_possible(state: "RailwaysState", seat: int) -> bool:
    if possible(state, seat, 1):
        return True
    for part in state.parts:
        trip = part.waiting(seat)
        if trip is not None and goes_on(state, trip, 1, seat):
            return True
    return False


def in_use(state: "RailwaysState", effect: int) -> bool:
    """Whether a card that was played helps the build in progress."""
    if effect == LAND_GRANT:
        return state.granted
    if effect == TUNNEL_ENGINEER:
        return state.tunnelled
    if effect == PERFECT_ENGINEERING:
        return state.engineered
    return any([part.in_use(effect) for part in state.parts])


def _before_build(state: "RailwaysState", seat: int) -> bool:
    """Cards for a build are played before its first tile, and then a tile must be laid."""
    if state.phase == BUILDING:
        return state.tiles_laid == 0
    if state.phase != ACTIONS:
        return False
    survey = survey_of(state, seat)
    return any_build(state, survey) or turnable(state, survey)


def _some_express(state: "RailwaysState", seat: int) -> bool:
    """Whether some cube can pass a city of its colour and reach another."""
    for place in range(state.land.cities):
        for colour in range(KINDS):
            if state.cubes[place * KINDS + colour] > 0:
                if _runs_past(state, [place], 0, colour, 1, seat):
                    return True
    for part in state.parts:
        trip = part.waiting(seat)
        if trip is not None:
            if _runs_past(state, trip.places(state.network), 0, trip.colour, 1, seat):
                return True
    return False


def _runs_past(
    state: "RailwaysState", visited: list[int], legs: int, colour: int, passing: int, seat: int
) -> bool:
    """Whether the cube can go on from the last place, past one city of its colour to another, or
    to where it can wait."""
    network = state.network
    for link in network.links_at(visited[-1]):
        if not network.complete(link):
            continue
        if legs == 0 and network.owner[link] != seat:
            continue
        there = network.other_end(link, visited[-1])
        if there in visited:
            continue
        left = passing - int(takes(state, there, colour))
        if left < 0 or (left == 0 and fuel(state, there, seat) > 0):
            return True
        if legs + 1 < state.level[seat]:
            if _runs_past(state, [*visited, there], legs + 1, colour, left, seat):
                return True
    return False


class PlayCard(Action["RailwaysState"]):
    """ROW-O1: `play` and a card, beside an action and not in place of one."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return [state.land.card.word(kind) for kind in playable(state, seat)]

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        deck = state.land.deck
        kind = state.land.card.of(move[1])
        facts: dict[str, object] = {"card": deck.slug[kind]}
        held = state.cards[seat * deck.kinds + kind]
        if held == 0:
            return Illegal("ROW-O1", {**facts, "why": "not-yours"})
        if kind not in deck.to_play:
            return Illegal("ROW-O2", {**facts, "why": "works-by-itself"})
        if state.used[seat * deck.kinds + kind] >= held:
            return Illegal("ROW-O2", {**facts, "why": "used"})
        if deck.effect[kind] == EXPRESS:
            if state.phase != ACTIONS:
                return Illegal("ROW-O3", {**facts, "why": "before-action"})
            if not _some_express(state, seat):
                return Illegal("ROW-O3", {**facts, "why": "no-express"})
            return None
        if state.phase == EXPRESS_RUN or state.tiles_laid > 0:
            return Illegal("ROW-O3", {**facts, "why": "before-action"})
        if in_use(state, deck.effect[kind]):
            return Illegal("ROW-O3", {**facts, "why": "in-use"})
        if state.phase == ACTIONS and not building.judge_any_step(state, seat):
            return Illegal("ROW-O3", {**facts, "why": "no-build"})
        return None

    def act(self, state: "RailwaysState", move: Move, seat: int) -> None:
        """ROW-O2: a card of the hand is discarded, a diamond waits for the next turn.

        Ruling: it helps one action, not a round, of which an Executive may make two.
        """
        deck = state.land.deck
        kind = state.land.card.of(move[1])
        state.dealt += 1
        if deck.class_of[kind] == HAND:
            state.cards[seat * deck.kinds + kind] -= 1
        else:
            state.used[seat * deck.kinds + kind] += 1
        state.tell("card-played", {"seat": seat, "card": deck.slug[kind]})
        effect = deck.effect[kind]
        if effect == EXPRESS:
            state.phase = EXPRESS_RUN
            return
        if state.phase != BUILDING:
            building.begin(state)
        if effect == LAND_GRANT:
            state.granted = True
        elif effect == TUNNEL_ENGINEER:
            state.tunnelled = True
        elif effect == PERFECT_ENGINEERING:
            state.engineered = True
            state.tiles_left += TABLE.engineered_tiles - TABLE.tiles
        for part in state.parts:
            part.card_played(state, kind)
