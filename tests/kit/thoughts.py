"""What bots think of recorded games, to the last bit: the same on every Python and machine.

`python -m tests.kit.thoughts GAME` prints, for each of its records, a line for each position that
is looked at: what it is worth to every seat, or the move that medium makes and how good it looks.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import roundhouse as rh
from roundhouse.bots.search import SearchBot
from roundhouse.bots.weighing import weighed_to_the_end

GAMES = Path(__file__).parents[1] / "games"
WORTH = 9  # one position in so many
MOVES = 120
SEARCHES = 300
SIMULATIONS = 3


def thoughts(record: rh.Record) -> Iterator[str]:
    for number, (_, _, state) in enumerate(record.steps()):
        game = state.game
        if number % WORTH == 0:
            worth = [float(game.evaluate(state, one)).hex() for one in range(state.seats)]
            yield f"{number}: {' '.join(worth)}"
        if number % MOVES == MOVES // 2 and state.actors:
            seat = state.actors[0]
            value, move = weighed_to_the_end(state, seat, game.worth_weighing(state, seat))[0]
            yield f"{number}: {state.say(move)} {float(value).hex()}"
        if number % SEARCHES == SEARCHES // 2 and state.actors:
            best = SearchBot(number, SIMULATIONS).ponder(state, state.actors[0])[0]
            yield f"{number}: {state.say(best.move)} {best.expected.hex()}"


def told(game: str) -> Iterator[str]:
    for path in sorted(GAMES.glob(f"{game}/records/*.record")):
        yield path.stem
        yield from thoughts(rh.read(path.read_text("utf-8")))


if __name__ == "__main__":
    print(*told(sys.argv[1]), sep="\n")
