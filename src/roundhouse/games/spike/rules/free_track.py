"""Free track: where track that nobody owns leads."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from roundhouse.games.spike.rules.board import BOARD, EDGES, NOWHERE, WAYS
from roundhouse.games.spike.rules.phases import NOBODY

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


@mypyc_attr(serializable=True)
class FreeTrack:
    """`beyond` as the board's, but NOWHERE where somebody owns the track.

    It holds for one list of owners as it is: a state forgets it before track is laid.
    """

    def __init__(self, owner: list[int], beyond: bytes) -> None:
        self.owner = owner
        self.beyond = beyond

    def after(self, owner: list[int], edges: list[int]) -> "FreeTrack":
        """The same when track has been laid."""
        return FreeTrack(owner, without(self.beyond, edges))


def free_track(state: "SpikeState") -> FreeTrack:
    free = state.free
    if free is None or free.owner is not state.owner:
        owned = [edge for edge in range(EDGES) if state.owner[edge] != NOBODY]
        free = FreeTrack(state.owner, without(BOARD.beyond, owned))
        state.free = free
    return free


def without(beyond: bytes, edges: list[int]) -> bytes:
    left = bytearray(beyond)
    for edge in edges:
        way = BOARD.way[edge]
        left[BOARD.start[edge] * len(WAYS) + way] = NOWHERE
        left[BOARD.end[edge] * len(WAYS) + (way + 3) % len(WAYS)] = NOWHERE
    return bytes(left)
