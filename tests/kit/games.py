"""The games that go through the kit: one line registers one."""

import roundhouse as rh
from roundhouse.kit import Case, Setup
from tests.games.empires.invariants import empires_conserved
from tests.games.empires.setups import options_to_try
from tests.games.railways.invariants import railways_conserved
from tests.games.spike.invariants import spike_conserved
from tests.games.steam.invariants import steam_conserved
from tests.games.tiles.invariants import tiles_conserved


def _tiles() -> list[Setup]:
    challenges = rh.game("tiles").options[2].choices
    solo = [Setup(1, {"challenge": name}) for name in challenges]
    together = [
        Setup(n, {"objectives": objectives}) for n in (2, 3, 4) for objectives in (False, True)
    ]
    return [*together, Setup(1, {"challenge": "holes", "objectives": True}), *solo]


def _steam() -> list[Setup]:
    kinds: list[dict[str, object]] = [
        {"rules": "base"},
        {"rules": "base", "beginners": True},
        {"rules": "standard"},
        {"rules": "standard", "relaxed": "all"},
        {"rules": "standard", "relaxed": "1+3"},
    ]
    ways = [
        Setup(n, {**kind, "map": name})
        for n in (3, 4, 5, 6)
        for name in ("northeast", "ruhr")
        for kind in kinds
    ]
    other = [
        Setup(n, {"rules": rules, "map": name})
        for name in ("ireland", "italy")
        for n, rules in ((3, "base"), (3, "standard"), (6, "standard"))
    ]
    return [*ways, *other]


def _spike() -> list[Setup]:
    ways = [Setup(n, {"advanced": advanced}) for n in (2, 3, 4) for advanced in (False, True)]
    return [*ways, Setup(2, {"turns": 10})]


def _railways() -> list[Setup]:
    """Random players rarely deliver, so most of their games are cut short; two go on."""
    kinds: list[dict[str, object]] = [
        {"idle_turns": 3},
        {"idle_turns": 4, "auction": "beginners", "redirecting": False},
        {"idle_turns": 3, "auction": "experts", "shorter": True},
    ]
    ways = [Setup(n, kind) for n in (2, 3, 4, 5, 6) for kind in kinds]
    stars = [[], ["trading-depot", "first-to-level-6", "acapulco-to-tampico"], ["trading-depot"]]
    mexico = [
        Setup(n, {"map": "mexico", "idle_turns": 4, "without": without})
        for n, without in zip((2, 3, 4), stars, strict=True)
    ]
    europe = [Setup(n, {"map": "europe", "idle_turns": 4}) for n in (2, 3, 4, 5)]
    britain = [Setup(n, {"map": "great_britain", "idle_turns": 3}) for n in (2, 3, 4, 5)]
    portugal = [
        Setup(2, {"map": "portugal", "idle_turns": 5}),
        Setup(3, {"map": "portugal", "idle_turns": 4, "auction": "experts", "shorter": True}),
        Setup(4, {"map": "portugal", "idle_turns": 4, "redirecting": False, "barons": "world"}),
    ]
    america = [
        Setup(n, {"map": "north_america", "idle_turns": 4, "golden_spikes": n % 2 == 0})
        for n in (2, 3, 4, 5)
    ]
    sweden = [
        Setup(n, {"map": "sweden", "idle_turns": 4, "income": income})
        for n, income in ((2, "map"), (3, "world"), (4, "nippon"), (5, "map"))
    ]
    iberia = [Setup(n, {"map": "iberia", "idle_turns": 4}) for n in (2, 3, 4, 5)]
    nippon = [Setup(n, {"map": "nippon", "idle_turns": 4, "shinbashi": n == 3}) for n in (2, 3, 4)]
    pieces = [(False, False), (True, False), (False, True), (True, True), (True, True)]
    western = [
        Setup(n, {"map": "western_us", "idle_turns": 4, "rotors": rotors, "depots": depots})
        for n, (rotors, depots) in zip((2, 3, 4, 5, 6), pieces, strict=True)
    ]
    western.append(Setup(3, {"map": "western_us", "barons": "world"}))
    two = Setup(2, {"mountain_line": True, "idle_turns": 5, "barons": "world"})
    return [
        *mexico,
        *ways,
        *europe,
        *britain,
        *portugal,
        *america,
        *nippon,
        *western,
        *sweden,
        *iberia,
        two,
        Setup(3),
        Setup(5),
        Setup(4, {"map": "europe"}),
    ]


CASES = [
    Case("empires", [Setup(*one) for one in options_to_try()], empires_conserved, records=7),
    Case("railways", _railways(), railways_conserved, records=11),
    Case("spike", _spike(), spike_conserved, records=5),
    Case("tiles", _tiles(), tiles_conserved, records=4),
    Case("steam", _steam(), steam_conserved, records=6),
    Case("signals", [Setup(2), Setup(3), Setup(4)], lambda state: None, own=False),
]
