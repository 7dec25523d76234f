"""Written by `make copies` from the fields of State: change those."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.kernel.state import State


def fill_state(new: "State", old: "State") -> None:
    new.game = old.game
    new.seats = old.seats
    new.options = old.options
    new.vocabulary = old.vocabulary
    new.rng = old.rng.copy()
    new.phases = old.phases
    new.phase = old.phase
    new.actors = old.actors[:]
    new.result = old.result
    new.reversible = old.reversible
    new.moves_made = old.moves_made
    new.events = []
    new.heard = True
