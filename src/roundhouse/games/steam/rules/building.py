"""The build phase of a seat: track, City Growth, Urbanization, and its end (STM-B1 to B19)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import (
    city_growth,
    laying,
    redirecting,
    survey,
    tracing,
    urbanization,
)
from roundhouse.games.steam.rules.box import (
    ACTIONS,
    BUILD,
    END,
    ENGINEER,
    FACE,
    FACES,
    GROW,
    NUMBER,
    REDIRECT,
    TABLE,
    URBANIZE,
    WITHDRAW,
)
from roundhouse.games.steam.rules.phases import NOT_GROWN
from roundhouse.games.steam.rules.steps import (
    BUILT,
    FOUNDED,
    BuildStart,
    laid_now,
    top_step,
    withdraw,
)
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.faces import RAIL_ENDS, rails_of
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import UNOWNED

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def begin(state: "SteamState", seat: int) -> None:
    """STM-B1, STM-A3: three builds, four for the engineer."""
    engineer = state.action[seat] == ENGINEER
    state.builds_left = TABLE.engineer_builds if engineer else TABLE.builds
    state.withdrawn = 0
    state.steps = []
    state.grew_after = NOT_GROWN
    state.build_start = BuildStart(state, seat)
    state.survey = None


def forecast(state: "SteamState", move: Move) -> dict[str, int]:
    """What a tile costs, part by part."""
    if move[0] not in (BUILD, REDIRECT):
        return {}
    laid = FACES.lay(FACE.of(move[2]), NUMBER.of(move[3]))
    if move[0] == REDIRECT:
        return {"exits": survey.EXITS_PRICE[laid]}
    return laying.bill(state, state.land.hex.of(move[1]), laid)


class Withdraw(Action["SteamState"]):
    """STM-B10: a tile of this build with a rail that isn't legal yet is taken back."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        return state.land.hex.words(_loose_hexes(state, seat)) if len(said) == 1 else []

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        h = state.land.hex.of(move[1])
        network = state.network
        facts: dict[str, object] = {"hex": network.board.slug[h]}
        if top_step(state, h) < 0 or network.tile[h] < 0:
            return Illegal("STM-B10", {**facts, "why": "not-now"})
        for number in rails_of(laid_now(state, h)):
            link = network.link_at[h * EDGES + RAIL_ENDS[number][0]]
            if network.owner[link] == seat and not tracing.traces(network, link, seat):
                return None
        return Illegal("STM-B10", {**facts, "why": "legal"})

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        gone = withdraw(state, state.land.hex.of(move[1]), seat)
        if state.heard:
            for step in gone:
                facts: dict[str, object] = {"seat": seat, "hex": state.land.board.slug[step[1]]}
                facts["face"] = FACES.slug[FACES.face(step[2])]
                state.tell("track-withdrawn", {**facts, "euros": step[3]})


class End(Action["SteamState"]):
    """STM-B10, STM-A8: the build is over when nothing hangs loose and nothing is due."""

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        loose = len(tracing.untraced(state.network, seat))
        if loose:
            return Illegal("STM-B10", {"why": "loose", "loose": loose})
        if state.effect[seat] and not state.standard:
            return Illegal("STM-A8", {"action": ACTIONS[state.action[seat]], "why": "due"})
        return None

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        _end(state, seat)


def verbs(state: "SteamState", seat: int) -> list[int]:
    found: list[int] = []
    here = survey.survey_of(state, seat)
    if state.builds_left > 0:
        if survey.any_build(state, here):
            found.append(BUILD)
        if redirecting.possible(state, seat):
            found.append(REDIRECT)
    if here.loose:
        found.append(WITHDRAW)
    if urbanization.possible(state, seat):
        found.append(URBANIZE)
    if city_growth.possible(state, seat):
        found.append(GROW)
    if not here.loose and (state.standard or not state.effect[seat]):
        found.append(END)
    return found


def _loose_hexes(state: "SteamState", seat: int) -> list[int]:
    """STM-B10: the hexes with a rail laid in this build that leads back to no city."""
    found: list[int] = []
    for link in survey.survey_of(state, seat).loose:
        for h, number in state.network.rails_of(link):
            if h not in found and laid_now(state, h) >> number & 1:
                found.append(h)
    found.sort()
    return found


def _end(state: "SteamState", seat: int) -> None:
    """STM-B13: incomplete links that were not extended are nobody's."""
    network = state.network
    open_links = [
        link
        for link, owner in enumerate(network.owner)
        if owner == seat and not network.complete(link)
    ]
    extended = _extended(state) if open_links else []
    for link in open_links:
        if link not in extended:
            network.set_owner(link, UNOWNED)
            if state.heard:
                start = max(network.end_a[link], network.end_b[link])  # the end that isn't open
                state.tell("link-lost", {"seat": seat, "from": state.land.board.place_slug[start]})
    state.effect[seat] = False
    state.steps = []
    state.build_start = None
    state.survey = None
    if state.heard:
        state.tell("build-ended", {"seat": seat})


def _extended(state: "SteamState") -> list[int]:
    """The links that got a rail in this build; STM-B12: a redirected rail is no new one."""
    tiles: dict[int, int] = {}
    fresh: dict[int, int] = {}
    for kind, h, laid, _ in state.steps:
        if kind == FOUNDED:
            fresh[state.land.board.place_hex[h]] = 0
            continue
        old = tiles[h] if h in tiles else state.network.tile_before(h)
        before = FACES.mask[old] if old >= 0 else 0
        after = FACES.mask[laid]
        rails = fresh.get(h, 0)
        if kind == BUILT or rails & before & ~after:
            rails = rails & after | after & ~before
        fresh[h] = rails
        tiles[h] = laid
    links: list[int] = []
    for h, rails in fresh.items():
        for number in rails_of(rails):
            links.append(state.network.link_at[h * EDGES + RAIL_ENDS[number][0]])
    return links
