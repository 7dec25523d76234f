"""Copies are written from the fields' declarations, and what is written is fresh."""

import ast

import pytest

from tools.copies import all_copies, written

PIECES = """
class Pieces:
    def __init__(self, seats: int, land: Land, names: list[str]) -> None:
        self.seats = seats
        self.land: Shared[Land] = land
        self.names = names
        self.owner = NOBODY
        self.at = -1
        self.over = False
        self.sites: Replaced[list[int]] = []
        self.money = [0] * seats
        self.lines: list[list[int]] = [[] for _ in range(seats)]
        self.kept: list[Replaced[list[int]]] = [[]]
        self.bag = Bag([])
        self.hands = [Hand(5) for _ in range(seats)]
        self.held: Bag | None = None
        self.prices = COST[:]
        self.found: Forgotten[Survey | None] = None
"""


def test_each_field_is_copied_as_it_is_declared():
    assert written(class_of(PIECES), "here").splitlines() == [
        'def fill_pieces(new: "Pieces", old: "Pieces") -> None:',
        "    new.seats = old.seats",
        "    new.land = old.land",
        "    new.names = old.names[:]",
        "    new.owner = old.owner",
        "    new.at = old.at",
        "    new.over = old.over",
        "    new.sites = old.sites",
        "    new.money = old.money[:]",
        "    new.lines = [one[:] for one in old.lines]",
        "    new.kept = old.kept[:]",
        "    new.bag = old.bag.copy()",
        "    new.hands = [one.copy() for one in old.hands]",
        "    new.held = None if old.held is None else old.held.copy()",
        "    new.prices = old.prices[:]",
        "    new.found = None",
    ]


def test_a_field_whose_type_nothing_tells_is_refused():
    with pytest.raises(SystemExit, match=r"Pieces\.bag needs a type"):
        written(class_of(PIECES.replace("Bag([])", "fill_up()")), "here")


def test_all_copies_are_fresh():
    found = all_copies()
    assert found
    for path, text in found.items():
        assert path.read_text("utf-8") == text, f"make copies: {path} is stale"


def class_of(text: str) -> ast.ClassDef:
    (made,) = ast.parse(text).body
    assert isinstance(made, ast.ClassDef)
    return made
