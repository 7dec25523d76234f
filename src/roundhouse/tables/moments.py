"""Moments: the moves of a game with their events and figures, worked out when somebody asks."""

from msgspec import Struct

from roundhouse.kernel.events import Event
from roundhouse.tables.history import History, Played


class Moment(Struct, frozen=True):
    """A position that was: the move that led there (none for the first), the round and the part
    of it in which it was made, and what it brought."""

    played: Played | None
    round: int
    stage: str
    events: list[Event]
    figures: dict[str, list[int]]


class Moments:
    """Grows with the history; what a take-back has cut off is cut off here."""

    def __init__(self) -> None:
        self.known: list[Moment] = []
        self.first = 0

    def follow(self, history: History) -> list[Moment]:
        """All moments from the first position that may be shown."""
        game = history.state.game
        if not self.known or self.first != history.first:
            start = history.state_at(history.first)
            self.first = history.first
            self.known = [Moment(None, game.round(start), "", start.events, game.figures(start))]
        same = 0
        for moment, played in zip(self.known[1:], history.moves[history.first :]):
            if moment.played is not played and moment.played != played:
                break
            same += 1
        del self.known[same + 1 :]
        at = history.first + same
        if at < len(history.moves):
            state = history.state_at(at).copy()
            for number, played in enumerate(history.moves[at:], at):
                if number > at:
                    history.renew(state, number)
                now = game.round(state), game.stage(state)
                events = state.play(state.hear(played.text), played.seat)
                self.known.append(Moment(played, *now, events, game.figures(state)))
        return self.known
