"""The build phase of a seat: track, City Growth, Urbanization, and its end (STM-B1 to B19)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import (
    city_growth,
    laying,
    redirecting,
    survey,
    tracing,
    urbanization,
)
from roundhouse.games.steam.box import (
    ACTIONS,
    BUILD,
    END,
    ENGINEER,
    FACES,
    GROW,
    HEX0,
    REDIRECT,
    TABLE,
    URBANIZE,
    WITHDRAW,
)
from roundhouse.games.steam.phases import NOT_GROWN
from roundhouse.games.steam.steps import (
    BUILT,
    FOUNDED,
    BuildStart,
    laid_now,
    top_step,
    withdraw,
)
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.faces import RAIL_ENDS, rails_of
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import UNOWNED

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def begin(table: "SteamState", seat: int) -> None:
    """STM-B1, STM-A3: three builds, four for the engineer."""
    engineer = table.action[seat] == ENGINEER
    table.builds_left = TABLE.engineer_builds if engineer else TABLE.builds
    table.withdrawn = 0
    table.steps = []
    table.grew_after = NOT_GROWN
    table.build_start = BuildStart(table, seat)
    table.survey = None


def words(table: "SteamState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        return _verbs(table, seat)
    verb = said[0]
    if verb == BUILD:
        return laying.words(table, said, seat) if table.builds_left > 0 else []
    if verb == REDIRECT:
        return redirecting.words(table, said, seat) if table.builds_left > 0 else []
    if verb == WITHDRAW:
        return [HEX0 + h for h in _loose_hexes(table, seat)] if len(said) == 1 else []
    if verb == URBANIZE:
        return urbanization.words(table, said, seat)
    if verb == GROW:
        return city_growth.words(table, said, seat)
    return []


def _verbs(table: "SteamState", seat: int) -> list[int]:
    verbs: list[int] = []
    here = survey.survey_of(table, seat)
    if table.builds_left > 0:
        if survey.any_build(table, here):
            verbs.append(BUILD)
        if redirecting.possible(table, seat):
            verbs.append(REDIRECT)
    if here.loose:
        verbs.append(WITHDRAW)
    if urbanization.possible(table, seat):
        verbs.append(URBANIZE)
    if city_growth.possible(table, seat):
        verbs.append(GROW)
    if not here.loose and (table.standard or not table.effect[seat]):
        verbs.append(END)
    return verbs


def _loose_hexes(table: "SteamState", seat: int) -> list[int]:
    """STM-B10: the hexes with a rail laid in this build that leads back to no city."""
    found: list[int] = []
    for link in survey.survey_of(table, seat).loose:
        for h, number in table.network.rails_of(link):
            if h not in found and laid_now(table, h) >> number & 1:
                found.append(h)
    found.sort()
    return found


def judge(table: "SteamState", move: Move, seat: int) -> Illegal | None:
    verb = move[0]
    if verb == BUILD or verb == REDIRECT:
        if table.builds_left == 0:
            builds = sum([1 for step in table.steps if step[0] != FOUNDED])
            return Illegal("STM-B1", {"why": "builds", "builds": builds})
        if verb == BUILD:
            return laying.judge(table, move, seat)
        return redirecting.judge(table, move, seat)
    if verb == WITHDRAW:
        return _judge_withdraw(table, move[1] - HEX0, seat)
    if verb == URBANIZE:
        return urbanization.judge(table, move, seat)
    if verb == GROW:
        return city_growth.judge(table, move, seat)
    return _judge_end(table, seat)


def _judge_withdraw(table: "SteamState", h: int, seat: int) -> Illegal | None:
    """STM-B10: only a tile of this build with a rail that isn't legal yet."""
    network = table.network
    facts: dict[str, object] = {"hex": network.board.slug[h]}
    if top_step(table, h) < 0 or network.tile[h] < 0:
        return Illegal("STM-B10", {**facts, "why": "not-now"})
    for number in rails_of(laid_now(table, h)):
        link = network.link_at[h * EDGES + RAIL_ENDS[number][0]]
        if network.owner[link] == seat and not tracing.traces(network, link, seat):
            return None
    return Illegal("STM-B10", {**facts, "why": "legal"})


def _judge_end(table: "SteamState", seat: int) -> Illegal | None:
    loose = len(tracing.untraced(table.network, seat))
    if loose:
        return Illegal("STM-B10", {"why": "loose", "loose": loose})
    if table.effect[seat] and not table.standard:
        return Illegal("STM-A8", {"action": ACTIONS[table.action[seat]], "why": "due"})
    return None


def act(table: "SteamState", move: Move, seat: int) -> None:
    verb = move[0]
    if verb == BUILD:
        laying.act(table, move, seat)
    elif verb == REDIRECT:
        redirecting.act(table, move, seat)
    elif verb == WITHDRAW:
        for step in withdraw(table, move[1] - HEX0, seat):
            facts: dict[str, object] = {"seat": seat, "hex": table.land.board.slug[step[1]]}
            facts["face"] = FACES.slug[FACES.face(step[2])]
            table.tell("track-withdrawn", {**facts, "euros": step[3]})
    elif verb == URBANIZE:
        urbanization.act(table, move, seat)
    elif verb == GROW:
        city_growth.act(table, move, seat)
    else:
        assert verb == END
        _end(table, seat)


def _end(table: "SteamState", seat: int) -> None:
    """STM-B13: incomplete links that were not extended are nobody's."""
    network = table.network
    open_links = [
        link
        for link, owner in enumerate(network.owner)
        if owner == seat and not network.complete(link)
    ]
    extended = _extended(table) if open_links else []
    for link in open_links:
        if link not in extended:
            network.set_owner(link, UNOWNED)
            start = max(network.end_a[link], network.end_b[link])  # the end that isn't open
            table.tell("link-lost", {"seat": seat, "from": table.land.board.place_slug[start]})
    table.effect[seat] = False
    table.steps = []
    table.build_start = None
    table.survey = None
    table.tell("build-ended", {"seat": seat})


def _extended(table: "SteamState") -> list[int]:
    """The links that got a rail in this build; STM-B12: a redirected rail is no new one."""
    tiles: dict[int, int] = {}
    fresh: dict[int, int] = {}
    for kind, h, laid, _ in table.steps:
        if kind == FOUNDED:
            fresh[table.land.board.place_hex[h]] = 0
            continue
        old = tiles[h] if h in tiles else table.network.tile_before(h)
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
            links.append(table.network.link_at[h * EDGES + RAIL_ENDS[number][0]])
    return links
