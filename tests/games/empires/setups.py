"""The set-ups that the kit tries: every player count with every mix of variants, and some maps."""

from itertools import product


def options_to_try() -> list[tuple[int, dict[str, object]]]:
    """Seats and options."""
    found: list[tuple[int, dict[str, object]]] = []
    variants = product((False, True), ("off", "board", "pioneer"), ("off", "tokens", "king"))
    for number, (tokens, boom, rural) in enumerate(variants):
        mix = {"place_tokens": tokens, "industrial_boom": boom, "rural_connections": rural}
        found += [(1, mix), (2 + number % 3, mix)]
    for tiles in (["1", "2", "3"], ["1", "2", "4"], ["1", "3", "4"], ["2", "3", "4"]):
        found += [(1, {"tiles": tiles}), (2, {"tiles": tiles, "triangle": 32})]
    return [*found, (3, {}), (4, {"rhombus": 96}), (4, {})]
