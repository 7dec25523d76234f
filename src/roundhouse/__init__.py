"""Roundhouse: five railway board games, one engine.

>>> import roundhouse as rh
>>> state = rh.game("tiles").new(seats=3, seed=7)
>>> state.say(state.moves(state.actors[0])[0])
'start ...'
"""

from roundhouse import games as _package  # loaded first: loading it later would take the name
from roundhouse.kernel import rng as _rng
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, game, games
from roundhouse.kernel.grammar import Grammar, Section
from roundhouse.kernel.options import Option
from roundhouse.kernel.phases import Action, Phase, Phases
from roundhouse.kernel.record import Record, read
from roundhouse.kernel.refusal import Illegal, Refused
from roundhouse.kernel.result import Result
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move, Vocabulary

assert _package
__version__ = "0.1.0"
compiled: bool = not (_rng.__file__ or "").endswith(".py")

__all__ = [
    "Action",
    "Event",
    "Game",
    "Grammar",
    "Illegal",
    "Move",
    "Option",
    "Phase",
    "Phases",
    "Record",
    "Refused",
    "Result",
    "Rng",
    "Section",
    "State",
    "Vocabulary",
    "__version__",
    "compiled",
    "game",
    "games",
    "read",
]
