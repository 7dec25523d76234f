"""Rating: one finished game after the other, from what was known before it."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from roundhouse.tables.ratings.counting import Counted
from roundhouse.tables.ratings.model import Skill, after, chances, mean_of


class Rated(Struct, frozen=True):
    """What a game made of the rating of who answers for a seat. `chance` is what he had, before it,
    to win; `won` his part of the win."""

    seat: int
    player: str
    before: Skill
    after: Skill
    chance: float
    won: float
    left: bool = False
    substitute: bool = False


def rate(game: Sequence[Counted], known: Mapping[str, Skill]) -> list[Rated]:
    """By seat. Who has several of them (bots of one level) is rated for each apart, and then has
    the mean."""
    owners = [one for one in game if not one.substitute]
    skills = [known.get(one.player, Skill()) for one in owners]
    rated: dict[str, list[Skill]] = {}
    for one, skill in zip(owners, after(skills, [one.rank for one in owners])):
        rated.setdefault(one.player, []).append(skill)
    found = [
        Rated(one.seat, one.player, skill, mean_of(rated[one.player]), chance, won, one.left)
        for one, skill, chance, won in zip(owners, skills, chances(skills), wins(owners))
    ]
    return [*found, *(substituted(one, owners, known) for one in game if one.substitute)]


def wins(owners: Sequence[Counted]) -> list[float]:
    first = min(one.rank for one in owners)
    winners = sum(1 for one in owners if one.rank == first)
    return [1 / winners if one.rank == first else 0.0 for one in owners]


def substituted(one: Counted, owners: Sequence[Counted], known: Mapping[str, Skill]) -> Rated:
    """As if the seat had been his from the start, where that is no loss."""
    before = known.get(one.player, Skill())
    instead = [one if other.seat == one.seat else other for other in owners]
    skills = [known.get(other.player, Skill()) for other in instead]
    would = after(skills, [other.rank for other in instead])[one.seat]
    gained = would if would.mu >= before.mu else before
    chance, won = chances(skills)[one.seat], wins(instead)[one.seat]
    return Rated(one.seat, one.player, before, gained, chance, won, substitute=True)
