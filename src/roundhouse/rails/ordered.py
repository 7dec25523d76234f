"""Lists of numbers in their order.

As `bisect`, `in` and `remove`, which compare objects: compiled, these compare numbers.
"""

from mypy_extensions import i64


def place_in(numbers: list[int], one: int) -> int:
    """Where a number stands, or would stand."""
    low: i64 = 0
    high: i64 = len(numbers)
    while low < high:
        middle = (low + high) >> 1
        if numbers[middle] < one:
            low = middle + 1
        else:
            high = middle
    return low


def holds(numbers: list[int], one: int) -> bool:
    at = place_in(numbers, one)
    return at < len(numbers) and numbers[at] == one


def add(numbers: list[int], one: int) -> None:
    numbers.insert(place_in(numbers, one), one)


def drop(numbers: list[int], one: int) -> None:
    assert holds(numbers, one)
    numbers.pop(place_in(numbers, one))
