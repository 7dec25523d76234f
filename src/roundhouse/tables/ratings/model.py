"""The model: OpenSkill's Plackett–Luce, and the scale on which it is shown."""

from collections.abc import Sequence
from math import exp, sqrt

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL = PlackettLuce()
MIDDLE = 1500.0
POINTS = (
    30.0  # for one of the model's own: 400 points between two whose ratings are sure are ten to one
)
PROVISIONAL = 10  # a rating of fewer games


class Skill(Struct, frozen=True):
    """`mu` and `sigma` of the model, after so many games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def rating(self) -> int:
        return round(MIDDLE + POINTS * (self.mu - MODEL.mu))

    @property
    def doubt(self) -> int:
        """One standard deviation: two times in three the truth is no further off."""
        return round(POINTS * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


def chances(skills: Sequence[Skill]) -> list[float]:
    """Of each to win, by the model's own formula."""
    spread = sqrt(sum(one.sigma**2 + MODEL.beta**2 for one in skills))
    weights = [exp((one.mu - MODEL.mu) / spread) for one in skills]
    return [weight / sum(weights) for weight in weights]


def after(skills: Sequence[Skill], ranks: Sequence[float]) -> list[Skill]:
    """What a game makes of those who played it; the lowest rank has won, equal ones share."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    rated = MODEL.rate(teams, ranks=list(ranks))
    return [
        Skill(team[0].mu, team[0].sigma, before.games + 1) for before, team in zip(skills, rated)
    ]


def mean_of(skills: Sequence[Skill]) -> Skill:
    """Of one who had several seats: they are rated apart, and it was one game."""
    count = len(skills)
    mu, sigma = sum(one.mu for one in skills), sum(one.sigma for one in skills)
    return Skill(mu / count, sigma / count, skills[0].games)
