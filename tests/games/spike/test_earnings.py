"""What good bots earn in play: payouts are worth hauling for (docs/spike-balance.md)."""

from roundhouse.kit import SOAK
from tests.games.spike.balance import by_deliveries, one_game

GAMES = 30 if SOAK else 2
SHARE = 0.25


def test_SPK_T7_deliveries_bring_a_quarter_of_what_is_earned():
    assert by_deliveries([one_game(3, number) for number in range(GAMES)]) >= SHARE
