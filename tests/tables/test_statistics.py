"""What came of somebody's finished games."""

from typing import Any

import pytest

from roundhouse.tables.kept import Listed, ListedResult, ListedSeat
from roundhouse.tables.statistics import finished_games


def listed(id: str, places: list[int], **more: Any) -> Listed:
    seats = [ListedSeat("person", "Anna", "anna", None), ListedSeat("bot", "Bot", None, "easy")]
    result = ListedResult([30, 20], places, [{}, {}], "end", more.pop("facts", {}))
    kept: dict[str, Any] = {"options": {}, "lesson": None, "status": "over", "moved": 5.0}
    kept.update(more)
    return Listed(
        id,
        "tiles",
        kept["options"],
        kept["lesson"],
        None,
        None,
        None,
        False,
        1.0,
        20,
        kept["status"],
        [],
        result,
        kept["moved"],
        kept.get("seats", seats),
        fork=kept.get("fork", False),
    )


def test_a_win_a_shared_one_and_a_loss():
    games = [listed("a", [1, 2]), listed("b", [1, 1], moved=3.0), listed("c", [2, 1], moved=9.0)]
    found = finished_games(games, "anna")
    assert [(one.table, one.won, one.place, one.score) for one in found] == [
        ("b", 0.5, 1, 30),
        ("a", 1.0, 1, 30),
        ("c", 0.0, 2, 30),
    ]
    assert (found[0].seats, found[0].people) == (2, 1)


@pytest.mark.parametrize("why", ["bankrupt", "resigned"])
def test_who_was_out_before_the_end_has_a_place_but_no_score(why: str):
    (one,) = finished_games([listed("a", [2, 1], facts={why: [0]})], "anna")
    assert (one.place, one.score) == (2, None)
    (other,) = finished_games([listed("a", [1, 2], facts={why: [1]})], "anna")
    assert (other.place, other.score) == (1, 30)


def test_only_own_finished_games_are_counted():
    both = [ListedSeat("screen", "Anna", "anna", None), ListedSeat("screen", "B", "anna", None)]
    others = [
        listed("a", [1, 2], status="playing"),
        listed("b", [1, 2], status="record"),
        listed("c", [1, 2], lesson="first"),
        listed("d", [1, 2], seats=both),
        listed("e", [1, 2], fork=True),
    ]
    assert finished_games(others, "anna") == []
    assert finished_games([listed("f", [1, 2])], "bruno") == []


def test_the_map_is_told():
    (one,) = finished_games([listed("a", [1, 2], options={"map": "northeast"})], "anna")
    assert one.map == "northeast"
