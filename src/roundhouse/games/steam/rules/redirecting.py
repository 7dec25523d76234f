"""Redirecting the last tile of an incomplete link (STM-B11, STM-B12, STM-B15)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import laying, tracing
from roundhouse.games.steam.rules.box import FACE, FACES, NUMBER
from roundhouse.games.steam.rules.ends import leads_to
from roundhouse.games.steam.rules.steps import REDIRECTED, take_step
from roundhouse.games.steam.rules.survey import (
    BARRED,
    EXITS_PRICE,
    Survey,
    survey_of,
)
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.faces import RAIL_A, RAIL_B, RAIL_ENDS
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import OPEN, TIPS, UNOWNED, tip_side

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def possible(state: "SteamState", seat: int) -> bool:
    survey = survey_of(state, seat)
    for link in survey.turnable:
        if _turns_away(state, survey, link, None):
            return True
    return False


class Redirect(Action["SteamState"]):
    """STM-B11: the last tile of an incomplete link is turned elsewhere."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if state.builds_left == 0:
            return []
        survey = survey_of(state, seat)
        if len(said) > 3:
            return []
        hexes: list[int] = []
        tiles: list[int] = []
        for at, turned in enumerate(_turns(state, survey)):
            h = _last_side(state, survey.turnable[at]) // EDGES
            if len(said) == 1:
                if turned and h not in hexes:
                    hexes.append(h)
            elif h == state.land.hex.of(said[1]):
                tiles.extend(turned)
        if len(said) == 1:
            hexes.sort()
            return state.land.hex.words(hexes)
        tiles.sort()
        return laying.tile_words(tiles, said)

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        if state.builds_left == 0:
            return laying.no_builds(state)
        network = state.network
        h = state.land.hex.of(move[1])
        face = FACE.of(move[2])
        wrong = laying.judge_tile(state, h, face, NUMBER.of(move[3]))
        if wrong is not None:
            return wrong
        laid = face * EDGES + NUMBER.of(move[3])
        old = network.tile[h]
        facts: dict[str, object] = {"hex": network.board.slug[h], "face": FACES.slug[face]}
        if old < 0 or network.board.place_at[h] >= 0:
            return Illegal("STM-B11", {**facts, "why": "no-track" if old < 0 else "town"})
        if FACES.is_town(laid):
            return Illegal("STM-B8", {**facts, "town": False})
        gone = FACES.brought(laid, old)
        new = FACES.brought(old, laid)
        if len(gone) != 1 or len(new) != 1:
            return Illegal("STM-B11", {**facts, "why": "other-rails"})
        ends = [point for point in RAIL_ENDS[gone[0]] if point not in RAIL_ENDS[new[0]]]
        if len(ends) != 1:
            return Illegal("STM-B11", {**facts, "why": "other-rails"})
        link = network.link_at[h * EDGES + ends[0]]
        owner = network.owner[link]
        if network.complete(link):
            return Illegal("STM-B15", facts)
        if owner != seat and owner != UNOWNED:
            return Illegal("STM-B11", {**facts, "why": "owner", "owner": owner})
        if not tracing.traces(network, link, seat):
            return Illegal("STM-B11", {**facts, "why": "untraced"})
        tip = network.tip_a[link] if network.end_a[link] == OPEN else network.tip_b[link]
        if tip != h * TIPS + ends[0]:
            return Illegal("STM-B11", {**facts, "why": "not-last"})
        wrong = laying.judge_ways(state, h, new[0], seat)
        if wrong is not None:
            return wrong
        outer = RAIL_A[new[0]] if RAIL_B[new[0]] in RAIL_ENDS[gone[0]] else RAIL_B[new[0]]
        start = network.end_a[link] if network.end_a[link] >= 0 else network.end_b[link]
        if tracing.end_over(network, h, laid, outer)[1] == start:
            return Illegal("STM-B5", facts)
        return laying.judge_price(state, h, laid, EXITS_PRICE[laid], seat)

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        h = state.land.hex.of(move[1])
        laid = FACES.lay(FACE.of(move[2]), NUMBER.of(move[3]))
        if state.heard:
            facts: dict[str, object] = {"seat": seat, "hex": state.land.board.slug[h]}
            facts["face"] = FACES.slug[FACES.face(laid)]
            facts["turns"] = laid % EDGES
            facts["euros"] = EXITS_PRICE[laid]
            state.tell("track-redirected", facts)
        take_step(state, (REDIRECTED, h, laid, EXITS_PRICE[laid]), seat)


def _turns(state: "SteamState", survey: Survey) -> list[list[int]]:
    """By link that may be turned: the tiles that lead it elsewhere."""
    if not survey.turns_known:
        survey.turns = []
        for link in survey.turnable:
            found: list[int] = []
            _turns_away(state, survey, link, found)
            survey.turns.append(found)
        survey.turns_known = True
    return survey.turns


def _last_side(state: "SteamState", link: int) -> int:
    """The side over which the open end of a link looks."""
    network = state.network
    return tip_side(network.tip_a[link] if network.end_a[link] == OPEN else network.tip_b[link])


def _turns_away(state: "SteamState", survey: Survey, link: int, found: list[int] | None) -> bool:
    """Whether some tile leads a link elsewhere from its last hex; all that do are put into a list,
    if one is given."""
    network = state.network
    side = _last_side(state, link)
    h = side // EDGES
    old = network.tile[h]
    inner = FACES.partner[old * EDGES + side % EDGES]
    start = max(network.end_a[link], network.end_b[link])  # the end that isn't open
    ways = state.land.way_out[h]
    any_leads = False
    for laid in FACES.redirected(old, inner):
        outer = FACES.partner[laid * EDGES + inner]
        if not ways >> outer & 1 or EXITS_PRICE[laid] > survey.means:
            continue
        beyond = network.beyond(h, outer)
        if beyond >= 0 and survey.shift[beyond] == BARRED:
            continue
        if leads_to(network, h, outer) != start and state.supply.has(laid // EDGES, old // EDGES):
            if found is None:
                return True
            found.append(laid)
            any_leads = True
    return any_leads
