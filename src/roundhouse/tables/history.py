"""History: the moves of a line with their events and figures, worked out when somebody asks."""

from msgspec import Struct

from roundhouse.kernel.events import Event
from roundhouse.tables.line import Line, Played


class Moment(Struct, frozen=True):
    """A position that was: the move that led there (none for the first), the round in which it
    was made, and what it brought."""

    played: Played | None
    round: int
    events: list[Event]
    figures: dict[str, list[int]]


class History:
    """Grows with its line; what a take-back has cut off is cut off here."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.first = 0

    def follow(self, line: Line) -> list[Moment]:
        """All moments from the first position that may be shown."""
        figures, round_of = line.state.game.figures, line.state.game.round
        if not self.moments or self.first != line.first:
            start = line.state_at(line.first)
            self.first = line.first
            self.moments = [Moment(None, round_of(start), start.events, figures(start))]
        same = 0
        for moment, played in zip(self.moments[1:], line.moves[line.first :]):
            if moment.played is not played and moment.played != played:
                break
            same += 1
        del self.moments[same + 1 :]
        at = line.first + same
        if at < len(line.moves):
            state = line.state_at(at).copy()
            for played in line.moves[at:]:
                now = round_of(state)
                events = state.play(state.hear(played.text), played.seat)
                self.moments.append(Moment(played, now, events, figures(state)))
        return self.moments
