"""Map trial: bots play a map some hundred times, and tell what is wrong with it.

What is counted is told by the game's own events, so nothing here knows a game: deliveries, track,
links, and what the result says of those who had to give up.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any, Final

from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.state import State
from roundhouse.study.simulate import FORFEIT, Job, play_game
from roundhouse.study.trial_report import TrialAdvice, TrialReport
from roundhouse.study.workers import in_order, pool

GAMES: Final = 200
LEVEL: Final = "easy"
DELIVERED, BUILT, JOINED = "cube-delivered", "track-built", "link-completed"

ENOUGH: Final = 200  # games, before a map can pass
MOST_SHARE: Final = 1.3  # times its fair share that a seat or a place to begin at may win
LUCK: Final = 2.5  # standard deviations: a dozen places are looked at, so one beyond two is usual
NEVER: Final = 0.02  # of all games
SELDOM: Final = 0.10
OFTEN: Final = 0.95
MOST_RUINED: Final = 0.10  # of all games
MOST_LEAD: Final = 0.45  # of the winner's points, on average
MOST_ADVICE: Final = 12


@dataclass
class Tally:
    """What some games came to; those of several can be added up. Places and hexes by their slugs,
    each counted once a game."""

    games: int = 0
    moves: int = 0
    rounds: int = 0
    wins: list[float] = field(default_factory=list)  # by seat; a shared win is divided
    points: int = 0  # of winners
    lowest: int = 10**9
    highest: int = -(10**9)
    lead: int = 0  # of winners over the next
    ruined: int = 0  # games in which somebody had to give up
    taken: dict[str, int] = field(default_factory=dict)  # places that took a cube
    left: dict[str, int] = field(default_factory=dict)  # places that a cube was brought from
    joined: dict[str, int] = field(default_factory=dict)  # places that a link led to
    links: dict[str, int] = field(default_factory=dict)  # two places, by their slugs
    built: dict[str, int] = field(default_factory=dict)  # hexes
    starts: dict[str, int] = field(default_factory=dict)  # places where somebody began
    won: dict[str, float] = field(default_factory=dict)  # and what those came to

    def add(self, other: "Tally") -> None:
        for name in ("games", "moves", "rounds", "points", "lead", "ruined"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("taken", "left", "joined", "links", "built", "starts", "won"):
            ours = getattr(self, name)
            for thing, many in getattr(other, name).items():
                ours[thing] = ours.get(thing, 0) + many
        longer = max(len(self.wins), len(other.wins))
        ours, theirs = [[*one.wins, *[0.0] * (longer - len(one.wins))] for one in (self, other)]
        self.wins = [a + b for a, b in zip(ours, theirs)]
        self.lowest = min(self.lowest, other.lowest)
        self.highest = max(self.highest, other.highest)


class Witness:
    """Watches one game."""

    def __init__(self) -> None:
        self.taken: set[str] = set()
        self.left: set[str] = set()
        self.joined: set[str] = set()
        self.links: set[str] = set()
        self.built: set[str] = set()
        self.begun: dict[int, list[str]] = {}  # by seat the ends of its first link
        self.last: State | None = None

    def see(self, state: State) -> None:
        self.last = state
        for event in state.events:
            if event.name == DELIVERED:
                places = [str(one) for one in _listed(event.args.get("places"))]
                self.left.update(places[:1])
                self.taken.update(places[-1:])
            elif event.name == BUILT:
                self.built.add(str(event.args.get("hex")))
            elif event.name == JOINED:
                ends = sorted(str(one) for one in _listed(event.args.get("between")))
                self.joined.update(ends)
                self.links.add(" ".join(ends))
                seat = event.args.get("seat")
                if isinstance(seat, int):
                    self.begun.setdefault(seat, ends)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def play_once(job: Job, number: int) -> Tally:
    """One game, counted. One that a bot couldn't finish counts for nothing."""
    witness = Witness()
    moves, outcome = play_game(job, number, witness.see)
    if outcome.reason == FORFEIT or witness.last is None:
        return Tally()
    first = [seat for seat, place in enumerate(outcome.places) if place == 1]
    share = {seat: 1 / len(first) for seat in first}
    points = sorted(outcome.scores, reverse=True)
    known = witness.last
    tally = Tally(
        games=1,
        moves=len(moves),
        rounds=known.game.round(known),
        wins=[share.get(seat, 0.0) for seat in range(job.seats)],
        points=points[0],
        lowest=points[0],
        highest=points[0],
        lead=points[0] - points[1] if len(points) > 1 else 0,
        ruined=int(bool(outcome.facts.get("bankrupt"))),
    )
    for name in ("taken", "left", "joined", "links", "built"):
        setattr(tally, name, dict.fromkeys(sorted(getattr(witness, name)), 1))
    for seat, ends in witness.begun.items():
        for place in ends:
            tally.starts[place] = tally.starts.get(place, 0) + 1
            tally.won[place] = tally.won.get(place, 0.0) + share.get(seat, 0.0)
    return tally


def play_some(job: Job, numbers: Sequence[int]) -> Tally:
    total = Tally()
    for number in numbers:
        total.add(play_once(job, number))
    return total


def try_map(
    job: Job, games: int, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Tally:
    """All games; the same ones whoever plays them."""
    total = Tally()
    chunks = [range(at, min(at + 5, games)) for at in range(0, games, 5)]
    if workers <= 1:
        for chunk in chunks:
            total.add(play_some(job, chunk))
            progress(len(chunk))
        return total
    with pool(min(workers, len(chunks))) as players:
        for chunk, tally in zip(
            chunks, in_order(players, partial(play_some, job), chunks, 2 * workers)
        ):
            total.add(tally)
            progress(len(chunk))
    return total


def seats_for(game_id: str, options: dict[str, object]) -> int:
    """How many a map is best for: the middle one of those it advises."""
    known = game(game_id)
    low, high = known.seats
    for seats in range(low, high + 1):
        try:
            state = known.new(seats, 0, options)
        except Refused:
            continue
        board: Any = getattr(getattr(state, "land", None), "board", None)
        facts = board.facts.get("players", {}) if board is not None else {}
        advised = [one for one in facts.get("advised", []) if isinstance(one, int)]
        return sorted(advised)[len(advised) // 2] if advised else seats
    return low


def report_on(tally: Tally, job: Job, compiled: dict[str, Any]) -> TrialReport:
    """The figures of a trial, and what they mean for whoever drew the map."""
    games = max(1, tally.games)
    slugs = [str(place["slug"]) for place in compiled["places"]]
    places = {
        slug: (tally.taken.get(slug, 0) / games, tally.joined.get(slug, 0) / games)
        for slug in slugs
    }
    starts = {
        place: (many, tally.won.get(place, 0.0) / many) for place, many in tally.starts.items()
    }
    cities = [str(one["slug"]) for one in compiled["places"] if one["hex"] is not None]
    taken = {int(one["hex"]) for one in compiled["places"] if one["hex"] is not None}
    hexes = [str(entry[0]) for number, entry in enumerate(compiled["hexes"]) if number not in taken]
    advice = _advice(tally, job, compiled, cities)
    return TrialReport(
        tally.games,
        job.bots[0],
        job.seats,
        tally.moves / games,
        tally.rounds / games,
        tally.points / games,
        tally.lowest if tally.games else 0,
        tally.highest if tally.games else 0,
        tally.lead / games,
        tally.ruined / games,
        [won / games for won in tally.wins],
        places,
        starts,
        {slug: tally.built.get(slug, 0) / games for slug in hexes if tally.built.get(slug, 0)},
        sum(not tally.built.get(slug, 0) for slug in hexes),
        advice[:MOST_ADVICE],
        tally.games >= ENOUGH and not any(one.fails for one in advice),
    )


def too_strong(won: float, times: int, fair: float) -> bool:
    """A share of wins above the bound, and by more than luck: of three players a place is held to
    the bound alone once somebody began there 139 times, and to less severe ones before."""
    luck = sqrt(fair * (1 - fair) / times)
    return won / times > max(MOST_SHARE * fair, fair + LUCK * luck)


def _advice(
    tally: Tally, job: Job, compiled: dict[str, Any], cities: list[str]
) -> list[TrialAdvice]:
    """The worst first."""
    games = max(1, tally.games)
    out: list[TrialAdvice] = []
    if tally.games < ENOUGH:
        out.append(TrialAdvice("few-games", {"count": tally.games, "least": ENOUGH}, False))
    fair = 1 / job.seats
    for seat, won in enumerate(tally.wins):
        if too_strong(won, games, fair):
            facts: dict[str, object] = {
                "number": seat + 1,
                "share": _percent(won / games),
                "fair": _percent(fair),
            }
            out.append(TrialAdvice("seat-strong", facts, True))
    for place, many in sorted(tally.starts.items(), key=lambda one: -one[1]):
        won = tally.won.get(place, 0.0)
        if too_strong(won, many, fair):
            told: dict[str, object] = {"place": place, "share": _percent(won / many), "count": many}
            out.append(TrialAdvice("start-strong", {**told, "fair": _percent(fair)}, True))
    if tally.ruined / games > MOST_RUINED:
        out.append(TrialAdvice("ruined", {"share": _percent(tally.ruined / games)}, True))
    if tally.points and tally.lead / tally.points > MOST_LEAD:
        out.append(TrialAdvice("runaway", {"share": _percent(tally.lead / tally.points)}, False))
    return out + _about_places(tally, compiled, cities) + _about_links(tally)


def _about_places(tally: Tally, compiled: dict[str, Any], cities: list[str]) -> list[TrialAdvice]:
    """Those that nobody came to. A city that takes no cubes is used by a link."""
    games = max(1, tally.games)
    out: list[TrialAdvice] = []
    kinds = {str(one["slug"]): one for one in compiled["places"]}
    for slug in cities:
        one = kinds[slug]
        takes = one["kind"] == "city" and one.get("colour") not in (None, "grey")
        joined, taken = tally.joined.get(slug, 0) / games, tally.taken.get(slug, 0) / games
        if joined < NEVER:
            out.append(TrialAdvice("never-joined", {"place": slug}, one["kind"] == "city"))
        elif takes and taken < NEVER:
            out.append(TrialAdvice("never-taken", {"place": slug}, True))
        elif takes and taken < SELDOM:
            out.append(
                TrialAdvice("seldom-taken", {"place": slug, "share": _percent(taken)}, False)
            )
        elif joined < SELDOM:
            out.append(
                TrialAdvice("seldom-joined", {"place": slug, "share": _percent(joined)}, False)
            )
    return sorted(out, key=lambda one: not one.fails)


def _about_links(tally: Tally) -> list[TrialAdvice]:
    games = max(1, tally.games)
    return [
        TrialAdvice(
            "always-built",
            {"place": first, "other": second, "share": _percent(many / games)},
            False,
        )
        for link, many in sorted(tally.links.items(), key=lambda one: -one[1])[:3]
        if many / games > OFTEN
        for first, second in [link.split(" ")]
    ]


def _percent(share: float) -> int:
    return round(100 * share)
