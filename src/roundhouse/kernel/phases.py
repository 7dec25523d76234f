"""Phases: where a game stands, as a table of the verbs that belong there and what they do."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """A verb in a phase: the words that follow it, why it can't be said, what saying it does.

    As it stands here it is a sentence of one word that may always be said and does nothing.
    """

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def words(self, state: S, said: Move, seat: int) -> list[int]:
        """Every word that can follow `said`, which begins with the verb."""
        return []

    def judge(self, state: S, move: Move, seat: int) -> Illegal | None:
        return None

    def act(self, state: S, move: Move, seat: int) -> None:
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A step of the game by the name that its views use, and the actions that belong to it."""

    def __init__(self, name: str, actions: list[Action[S]]) -> None:
        self.name = name
        self.actions: list[Action[S] | None] = []  # by verb
        for action in actions:
            while len(self.actions) <= action.verb:
                self.actions.append(None)
            assert self.actions[action.verb] is None, (name, action.verb)
            self.actions[action.verb] = action

    def action(self, verb: int) -> Action[S] | None:
        return self.actions[verb] if verb < len(self.actions) else None

    def judge(self, state: S, move: Move, seat: int) -> Illegal | None:
        """The rule that a sentence breaks, if any; what a phase bars for a while it says first."""
        verb = move[0]
        action = self.actions[verb] if verb < len(self.actions) else None
        if action is None:
            return state.table_of_phases().stray(state, move, seat)
        return action.judge(state, move, seat)

    def verbs(self, state: S, seat: int) -> list[int]:
        """What a sentence can begin with now."""
        raise NotImplementedError

    def begin(self, state: S, seat: int) -> bool:
        """Make ready for a seat; whether there is anything to decide."""
        return True

    def after(self, state: S, move: Move, seat: int) -> None:
        """What comes next: the same seat again, the next one, another phase, the end."""
        raise NotImplementedError


Why: TypeAlias = Callable[[Any, Move, int], Illegal | None]  # of a state, a move and a seat


class Phases:
    """A game's phases by number, and the rule that each verb is refused under where it doesn't
    belong; `sooner` tells by verb what is said before that, if it is so."""

    def __init__(
        self,
        phases: list[Phase[Any]],
        rules: dict[int, str],
        sooner: dict[int, Why] | None = None,
    ) -> None:
        self.all = phases
        self.names = [phase.name for phase in phases]
        self.rules = rules
        self.sooner: dict[int, Why] = {} if sooner is None else sooner
        for phase in phases:
            for action in phase.actions:
                assert action is None or action.verb in rules, (phase.name, action.verb)

    def more(self, actions: dict[str, list[Action[Any]]], rules: dict[int, str]) -> "Phases":
        """The same phases with further actions, by the phase's name: what only one map brings."""
        assert all([name in self.names for name in actions]), actions
        phases: list[Phase[Any]] = []
        for phase in self.all:
            own = [action for action in phase.actions if action is not None]
            phases.append(type(phase)(phase.name, own + actions.get(phase.name, [])))
        return Phases(phases, {**self.rules, **rules}, self.sooner)

    def stray(self, state: "State", move: Move, seat: int) -> Illegal:
        """Why a verb can't be said in a phase that it doesn't belong to."""
        sooner = self.sooner.get(move[0])
        said = None if sooner is None else sooner(state, move, seat)
        return wrong_phase(state, self.rules[move[0]]) if said is None else said


def wrong_phase(state: "State", rule: str) -> Illegal:
    return Illegal(rule, {"why": "phase", "phase": state.table_of_phases().names[state.phase]})


NO_PHASES = Phases([], {})  # of a game whose state says its words by itself
