"""Parts: rules that not every map has, each with its facts, its pieces and its moments in a game.

A map has a part if its facts, or a card of its deck, bear the part's name in PARTS. `Rule` is what
the map says of it, read once and shared; `Part` is what lies on the table of one game. The core
calls every part of a game at the moments below, in the order of PARTS, and knows none by name; a
part says nothing of the moments that don't concern it. A map without parts pays nothing.
"""

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from roundhouse.kernel.fields import attributes_of, refilled
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.ground import Closed
    from roundhouse.games.railways.rules.land import Land, Line
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.rules.trip import Trip
    from roundhouse.games.railways.view import Build, View
    from roundhouse.kernel.grammar import Grammar
    from roundhouse.kernel.observation import Observation


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rule:
    """A part as its map has it: made once with the land, from what stands under its name.

    Compiled classes allow interpreted subclasses: only those can be made out of a table.
    """

    def __init__(self, land: "Land", facts: Any) -> None:
        return

    def __reduce__(self) -> Any:
        """By its attributes, also those of a part from elsewhere, which isn't compiled."""
        return (refilled, (type(self), attributes_of(self)))

    @staticmethod
    def places(facts: Any) -> list[str]:
        """Places off the map, which come behind its cities."""
        return []

    def tell(self, words: "Grammar") -> None:
        """Tell the words that name its things, and its verbs."""

    def actions(self) -> list[tuple[str, Action["RailwaysState"], str]]:
        """What its own verbs do: the phase, the action, and the rule that it is refused under where
        it doesn't belong."""
        return []

    def lay_out(self, land: "Land") -> None:
        """What it makes of the hexes, once everything else is known of them."""

    def begin(self, state: "RailwaysState") -> "Part | None":
        """The part of a new game; None if it isn't wished, or has no moments."""
        return None


NO_CITIES: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Part:
    """A part in a game. Generator and judge ask separately: what one says the other never reads."""

    def __reduce__(self) -> Any:
        return (refilled, (type(self), attributes_of(self)))

    def copy(self) -> "Part":
        """For the copy of a state; a part that keeps nothing is shared."""
        return self

    # --- before the first turn ---

    def cards(self, state: "RailwaysState", cards: list[int], barons: list[int]) -> None:
        """Change how many cards and barons of each kind are played; those of parts that aren't
        played are out."""

    def first_cubes(self, state: "RailwaysState", place: int) -> int:
        """Put cubes on a city that are not drawn; how many."""
        return 0

    def set_up(self, state: "RailwaysState") -> None:
        """Before the cubes are drawn."""

    # --- what may be said ---

    def verbs(self, state: "RailwaysState", seat: int, found: list[int]) -> None:
        """Add its own verbs that a sentence can begin with in this phase."""

    def closed(self, state: "RailwaysState", seat: int) -> "Closed | None":
        """The hexes on which the seat may not lay a tile now."""
        return None

    def barred(self, state: "RailwaysState", seat: int) -> list[int]:
        """The cities to which the seat may not lay track now. Nobody changes the list."""
        return NO_CITIES

    def builds_on(self, state: "RailwaysState", seat: int) -> bool:
        """Whether a build of which all tiles are laid isn't over yet."""
        return False

    def card_words(self, state: "RailwaysState", effect: int, said: Move, seat: int) -> list[int]:
        """The words after `take` and a card of this effect."""
        return []

    def in_use(self, effect: int) -> bool:
        """Whether a card of this effect that was played helps the build in progress."""
        return False

    # --- why not ---

    def judge_tile(self, state: "RailwaysState", h: int, seat: int) -> Illegal | None:
        """A tile on this hex."""
        return None

    def judge_link(self, state: "RailwaysState", place: int, seat: int) -> Illegal | None:
        """Track of a link to this city."""
        return None

    def card_target(self, state: "RailwaysState", effect: int, seat: int) -> list[str]:
        """The kinds of words that must follow a card of this effect when it is taken."""
        return []

    def judge_target(
        self, state: "RailwaysState", effect: int, move: Move, seat: int
    ) -> Illegal | None:
        """Those words."""
        return None

    # --- the trips of cubes ---

    def leg_word(self, link: int) -> int:
        """The word for a link that leaves its cities over no edge."""
        return NONE

    def link_by(self, word: int) -> int:
        """The link that a word of its own names."""
        return NONE

    def calls(self) -> bool:
        """Whether cubes refuel, halt and unload."""
        return False

    def fuel(self, place: int, seat: int) -> int:
        """How often a cube of the seat can refuel or halt in a city."""
        return 0

    def stops(self, stops: list[int], seat: int) -> list[int]:
        """By place, as masks, the colours that may end an action there; not changed, but copied."""
        return stops

    def refuel(self, state: "RailwaysState", place: int, seat: int) -> None:
        """A cube passes a city of its colour."""

    def halt(self, state: "RailwaysState", trip: "Trip", seat: int) -> None:
        """A cube waits where it is."""

    def waiting(self, seat: int) -> "Trip | None":
        """The cube that waits for the seat to take it on."""
        return None

    def taken_on(self, verb: int, seat: int) -> "Trip | None":
        """The same, if that is what the verb does."""
        return None

    # --- what happens ---

    def action_began(self, state: "RailwaysState", seat: int) -> None:
        """Any but that of a waiting cube."""

    def card_taken(self, state: "RailwaysState", kind: int, move: Move, seat: int) -> None:
        """A card from the display, with its target, if there was one."""

    def card_played(self, state: "RailwaysState", kind: int) -> None:
        """A card of its own, before a build."""

    def tile_comes(self, state: "RailwaysState", h: int, seat: int) -> None:
        """A tile is about to be laid on a hex."""

    def build_ended(self) -> None:
        """The tiles of a build lie."""

    def link_completed(self, state: "RailwaysState", link: int, seat: int) -> None:
        """And its lines have been scored."""

    def travelled(self, state: "RailwaysState", route: list[int]) -> None:
        """A cube is delivered over these links, which have paid their owners."""

    def delivered(self, state: "RailwaysState", origin: int, colour: int, place: int) -> None:
        """A cube came to a place, and is back in the bag."""

    def city_founded(self, state: "RailwaysState", colour: int) -> None:
        """A New City has been placed."""

    def city_emptied(self, state: "RailwaysState", place: int) -> None:
        """A city has lost its last cube."""

    def points_scored(self, state: "RailwaysState", seat: int) -> None:
        """A seat has more points."""

    def turn_began(self) -> None:
        """Before anything else in it."""

    def turn_ended(self, state: "RailwaysState") -> None:
        """And another will begin."""

    def game_ended(self, state: "RailwaysState") -> None:
        """Before the barons are shown."""

    # --- what it costs and counts for ---

    def city_price(self, colour: int, price: int) -> int:
        """What urbanizing in this colour costs, of the usual price."""
        return price

    def prices(self) -> dict[str, int]:
        """What its own verbs cost."""
        return {}

    def line_joined(self, line: "Line", group: list[int], seat: int) -> bool:
        """Whether the seat has what a major line asks for besides its cities, joined to them;
        `group` has the same number for places that its links join."""
        return False

    def measure(self, state: "RailwaysState", aim: int, seat: int) -> int:
        """The figure of a seat for a baron's aim."""
        return 0

    # --- what is seen ---

    def view(self, state: "RailwaysState", view: "View") -> None:
        """Add to what everybody sees; a part from elsewhere under its name in `parts`."""

    def view_build(self, view: "Build") -> None:
        """Add to what is seen of a build in progress."""

    def observe(self, state: "RailwaysState", seen: "Observation") -> None:
        """The same as in the view, as numbers."""


# By the name of a map's fact, or of the effect of a card; parts act in this order.
PARTS: Final[dict[str, type[Rule]]] = {}


P = TypeVar("P", bound=Part)


def part_of(state: "RailwaysState", kind: type[P]) -> P | None:
    """The part of this kind, where the game has it."""
    for part in state.parts:
        if isinstance(part, kind):
            return part
    return None
