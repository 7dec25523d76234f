"""Plan: what a tournament is, and why it can't be."""

from typing import Literal

from msgspec import Struct

from roundhouse.kernel.refusal import refuse

Kind = Literal["swiss", "league", "duplicate", "knockout"]
KINDS: tuple[Kind, ...] = ("swiss", "league", "duplicate", "knockout")

MOST_PLAYERS = 64
MOST_ROUNDS = 60


class Plan(Struct, frozen=True):
    """`seats` at each table, so many `rounds`.

    - `swiss`: two at a table, who stand alike and haven't met.
    - `league`: a round after the other is made beforehand: each sits on each seat equally often and
      meets the others as equally as can be.
    - `duplicate`: the same, and the tables of a round have the same deal; who sat on the same seat
      is compared.
    - `knockout`: groups of so many (a `group`; as many as a table has seats, if it isn't said) in
      which each sits on each seat equally often and meets all others equally often; the best
      `advance` of each go on, and the better half of each table after that, until one is left.
    """

    kind: Kind
    seats: int
    rounds: int = 0
    group: int = 0
    advance: int = 1

    @property
    def group_size(self) -> int:
        return self.group or self.seats

    @property
    def group_rounds(self) -> int:
        """All at one table: each on each seat once. Two at a table: everybody meets everybody from
        both sides."""
        return self.seats if self.group_size == self.seats else 2 * (self.group_size - 1)


def check(plan: Plan, players: int) -> None:
    """Refuses what can't be met, and says with which numbers it could."""
    if not 2 <= players <= MOST_PLAYERS or players < plan.seats:
        raise refuse(
            "tournament-players",
            {"players": players, "least": max(2, plan.seats), "most": MOST_PLAYERS},
        )
    if not 0 <= plan.rounds <= MOST_ROUNDS:
        raise refuse("tournament-rounds", {"rounds": plan.rounds, "most": MOST_ROUNDS})
    CHECKS[plan.kind](plan, players)


def check_swiss(plan: Plan, players: int) -> None:
    if plan.seats != 2:
        raise refuse("tournament-swiss-seats", {"seats": plan.seats})
    most = players - 1 if players % 2 == 0 else players
    if not 1 <= plan.rounds <= most:
        raise refuse(
            "tournament-swiss-rounds", {"rounds": plan.rounds, "players": players, "most": most}
        )


def check_league(plan: Plan, players: int) -> None:
    """All play in every round, and each seat comes equally often."""
    if players % plan.seats:
        raise refuse(
            "tournament-tables",
            {
                "players": players,
                "seats": plan.seats,
                "fewer": players - players % plan.seats,
                "more": players + plan.seats - players % plan.seats,
            },
        )
    if plan.rounds < 1 or plan.rounds % plan.seats:
        below = max(plan.seats, plan.rounds - plan.rounds % plan.seats)
        raise refuse(
            "tournament-each-seat",
            {
                "rounds": plan.rounds,
                "seats": plan.seats,
                "below": below,
                "above": below + plan.seats,
            },
        )


def check_duplicate(plan: Plan, players: int) -> None:
    """Nobody can be compared where there is one table."""
    check_league(plan, players)
    if players < 2 * plan.seats:
        raise refuse("tournament-duplicate", {"players": players, "least": 2 * plan.seats})


def check_knockout(plan: Plan, players: int) -> None:
    """Groups that can be balanced, of which some go on and some don't, to a last full table."""
    size = plan.group_size
    if size != plan.seats and (plan.seats != 2 or size % 2 or size < 2):
        raise refuse("tournament-group", {"group": size, "seats": plan.seats})
    if players % size:
        fewer = players - players % size
        facts: dict[str, object] = {"players": players, "seats": size}
        raise refuse("tournament-tables", {**facts, "fewer": fewer, "more": fewer + size})
    if not 1 <= plan.advance < size:
        raise refuse("tournament-advance", {"advance": plan.advance, "most": size - 1})
    left = players // size * plan.advance
    while players > size and left != plan.seats:
        if left % plan.seats or left < plan.seats:
            facts = {"players": players, "left": left, "seats": plan.seats}
            raise refuse("tournament-knockout", facts)
        left = left // plan.seats * winners_of(plan)


def winners_of(plan: Plan) -> int:
    """How many of a knock-out table go on: the better half."""
    return plan.seats // 2


CHECKS = {
    "swiss": check_swiss,
    "league": check_league,
    "duplicate": check_duplicate,
    "knockout": check_knockout,
}
