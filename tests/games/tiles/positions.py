"""Positions for the tests of Railroad Tiles: pictures of territories, and phases to play in."""

from roundhouse.games.tiles.game import game
from roundhouse.games.tiles.rules import population
from roundhouse.games.tiles.rules.box import KINDS, TABLE, TILES, TURNS
from roundhouse.games.tiles.rules.phases import PLACING, POPULATING, TAKING
from roundhouse.games.tiles.rules.state import TilesState
from roundhouse.games.tiles.rules.territory import Territory, cell_at
from roundhouse.kernel.events import Event
from roundhouse.kernel.result import Result
from roundhouse.kernel.rng import Rng
from tests.games.saying import play

# Single lines are highways, double lines railways; ╫ and ╪ are overpasses.
LOOKS = {
    **{"│": "highway-straight turn0", "─": "highway-straight turn1"},
    **{"└": "highway-curve turn0", "┌": "highway-curve turn1"},
    **{"┐": "highway-curve turn2", "┘": "highway-curve turn3"},
    **{"├": "highway-junction turn0", "┬": "highway-junction turn1"},
    **{"┤": "highway-junction turn2", "┴": "highway-junction turn3"},
    **{"╵": "highway-end turn0", "╶": "highway-end turn1"},
    **{"╷": "highway-end turn2", "╴": "highway-end turn3"},
    **{"║": "rail-straight turn0", "═": "rail-straight turn1"},
    **{"╚": "rail-curve turn0", "╔": "rail-curve turn1"},
    **{"╗": "rail-curve turn2", "╝": "rail-curve turn3"},
    **{"╠": "rail-junction turn0", "╦": "rail-junction turn1"},
    **{"╣": "rail-junction turn2", "╩": "rail-junction turn3"},
    **{"╫": "overpass turn0", "╪": "overpass turn1"},
}


def design(name: str) -> int:
    return TILES.names.index(name)


def drawn(picture: str, **key: str) -> Territory:
    """The territory in a picture, its first tile in reading order at 0 0; a dot is empty.

    The key says what letters mean: tile, turn and, if one stands there, a pawn.
    """
    looks = {**LOOKS, **key}
    tiles = [
        (x, y, looks[look].split())
        for y, row in enumerate(picture.split())
        for x, look in enumerate(row)
        if look != "."
    ]
    left, top, _ = tiles[0]
    territory = Territory()
    while tiles:
        apart = []
        for x, y, words in tiles:
            cell = cell_at(x - left, y - top)
            if cell not in territory.places:
                apart.append((x, y, words))
                continue
            tile, turn = design(words[0]), TURNS.index(words[1])
            assert territory.mismatch(tile, cell, turn) < 0, (x, y, words)
            slot = territory.lay(tile, cell, turn)
            for pawn in words[2:]:
                assert TILES.spot[tile] == KINDS.index(pawn), (x, y, words)
                territory.populate(slot)
        assert len(apart) < len(tiles), f"not joined: {apart}"
        tiles = apart
    return territory


def new_game(seats: int, seed: int = 0, **options: object) -> TilesState:
    state = game.new(seats, seed, options)
    assert isinstance(state, TilesState)
    return state


def table(*territories: Territory, seed: int = 0, **options: object) -> TilesState:
    """A round in which seat 0 has taken column 1, seat 1 column 2, … in this order."""
    state = new_game(len(territories), seed, **options)
    state.territories = list(territories)
    state.order = list(range(state.seats))
    state.taken_by[: state.seats] = state.order
    for column in state.order:
        state.columns[column] = []
    state.starters = []
    return state


def placing(state: TilesState, seat: int, *tiles: str) -> TilesState:
    """It is the seat's turn and these tiles are in its hand."""
    state.phase = PLACING
    state.turn = state.order.index(seat)
    state.actors = [seat]
    state.hand = [design(tile) for tile in tiles]
    return state


def token(kind: str, flag: bool) -> int:
    return list(zip(TABLE.token_kind, TABLE.token_flag)).index((KINDS.index(kind), flag))


def populating(state: TilesState, *tokens: str) -> TilesState:
    """All tiles are placed and these tokens are active; the second of a kind has the flag."""
    state.active = [token(kind, kind in tokens[:at]) for at, kind in enumerate(tokens)]
    population.begin(state)
    assert population.ask_next(state), "nobody can place a pawn"
    return state


def finish_turn(state: TilesState, rng: Rng) -> list[Event]:
    """Place what is in hand, anyhow."""
    events = []
    while state.phase == PLACING:
        events += state.play(state.random_move(state.actors[0], rng), state.actors[0])
    return events


def play_round(state: TilesState, *columns: int, seed: int = 0) -> list[Event]:
    """In turn order take these columns and place the tiles anyhow; nobody populates."""
    rng = Rng(seed)
    events = []
    for column in columns:
        assert state.phase == TAKING
        events += play(state, f"take {column}")
        events += finish_turn(state, rng)
    while state.phase == POPULATING:
        events += play(state, "done")
    return events


def take_starters(state: TilesState) -> None:
    while state.starters:
        play(state, f"start {TILES.names[state.starters[0]]} turn0")


def last_move(state: TilesState) -> Result:
    """In round 8 the last tile is refused, nobody populates, and the final count follows."""
    state.round = TABLE.rounds
    state.active = []
    if state.order[0] not in state.taken_by:
        state.taken_by[: state.seats] = state.order
    placing(state, state.order[-1], "rail-end")
    play(state, "refuse rail-end")
    assert state.result is not None
    return state.result
