"""The kit must fail on a faulty game: the toy game with one fault planted at a time."""

from collections.abc import Callable

import pytest

import roundhouse as rh
from roundhouse import kit
from roundhouse.kernel.events import EVERYBODY
from roundhouse.kit import Case, Setup
from tests.toy import signals

SETUP = Setup(3, {"rounds": 6})
CHECKS = [
    kit.plays_to_the_end,
    kit.generator_agrees_with_judge,
    kit.copies_are_independent,
    kit.imagination_is_honest,
    kit.observations_are_honest,
    kit.observations_can_be_kept,
    kit.undo_is_proved,
    kit.views_are_as_declared,
    kit.facts_are_as_declared,
]
FAULTS: list[tuple[type[signals.Table], Callable, str]] = []


def fault(check: Callable, message: str = ""):
    """Registers a faulty table with the check that must notice, and what it should say."""

    def register(table: type[signals.Table]) -> type[signals.Table]:
        FAULTS.append((table, check, message))
        return table

    return register


@fault(kit.plays_to_the_end, "always offers a move")
class DeadEnd(signals.Table):
    def words(self, said, seat):
        return [] if self.round == 2 else super().words(said, seat)


@fault(kit.plays_to_the_end)
class WordsOutOfTurn(signals.Table):
    def words(self, said, seat):
        return super().words(said, seat) or ([] if said else [signals.SHOW])


@fault(kit.plays_to_the_end)
class PointsFromNowhere(signals.Table):
    def open(self):
        super().open()
        if self.result is not None:
            self.result.scores = [score + 1 for score in self.result.scores]


@fault(kit.plays_to_the_end)
class NobodyWins(signals.Table):
    def open(self):
        super().open()
        if self.result is not None:
            self.result.places = [2] * self.seats


@fault(kit.generator_agrees_with_judge, "is offered and refused")
class OffersTooMuch(signals.Table):
    def words(self, said, seat):
        offered = super().words(said, seat)
        return list(range(1, 1 + signals.CARDS)) if len(said) == 1 and offered else offered


@fault(kit.generator_agrees_with_judge, "the generator says False, the judge None")
class OffersTooLittle(signals.Table):
    """The judge accepts what is never offered."""

    def words(self, said, seat):
        offered = super().words(said, seat)
        return offered[:-1] if len(said) == 1 and len(offered) > 1 else offered


@fault(kit.generator_agrees_with_judge, "a move is offered once")
class OffersTwice(signals.Table):
    def words(self, said, seat):
        offered = super().words(said, seat)
        return offered + offered[:1] if len(said) == 1 else offered


@fault(kit.copies_are_independent, "an old copy has changed")
class SharesPoints(signals.Table):
    def copy(self):
        other = super().copy()
        other.points = self.points
        return other


@fault(kit.copies_are_independent, "an old copy has changed")
class SharesHands(signals.Table):
    def copy(self):
        other = super().copy()
        other.hands = self.hands
        return other


@fault(kit.copies_are_independent, "an old copy has changed")
class SharesOneHand(signals.Table):
    def copy(self):
        other = super().copy()
        other.hands[-1] = self.hands[-1]
        return other


@fault(kit.copies_are_independent, "an old copy has changed")
class SharesTheDeck(signals.Table):
    def copy(self):
        other = super().copy()
        other.deck = self.deck
        return other


@fault(kit.copies_are_independent, "an old copy has changed")
class SharesChoices(signals.Table):
    def copy(self):
        other = super().copy()
        other.held.choices = self.held.choices
        return other


@fault(kit.copies_are_independent, "an old copy has changed")
class SharesWhatOthersOnlyLookUp(signals.Table):
    """By a name that elsewhere in the house stands for what is no part of a position."""

    def __init__(self, *given):
        super().__init__(*given)
        self.found = []

    def copy(self):
        other = super().copy()
        other.found = self.found
        return other

    def open(self):
        super().open()
        self.found.append(self.round)


@fault(kit.copies_are_independent)
class ForgetsInCopies(signals.Table):
    """A copy that doesn't play on like the original."""

    def copy(self):
        other = super().copy()
        other.last = []
        other.points = [0] * self.seats
        return other


@fault(kit.imagination_is_honest)
class ViewShowsOthersHands(signals.Table):
    def view(self, seat):
        return {**super().view(seat), "hands": [hand.counts[:] for hand in self.hands]}


@fault(kit.imagination_is_honest)
class ViewShowsOthersChoices(signals.Table):
    def view(self, seat):
        choices = [[list(choice) for choice in choices] for choices in self.held.choices]
        return {**super().view(seat), "choices": choices}


@fault(kit.imagination_is_honest)
class ViewShowsTheDeckToVisitors(signals.Table):
    def view(self, seat):
        view = super().view(seat)
        return {**view, "deck": self.deck.down.counts[:]} if seat is None else view


@fault(kit.views_are_as_declared, "'secret' is not declared")
class ViewHasMoreThanDeclared(signals.Table):
    def view(self, seat):
        return {**super().view(seat), "secret": 1}


@fault(kit.views_are_as_declared, "'last' is missing")
class ViewLacksWhatIsDeclared(signals.Table):
    def view(self, seat):
        return {name: value for name, value in super().view(seat).items() if name != "last"}


@fault(kit.views_are_as_declared, r"view.points\[2\]: 0.0 is not integer")
class ViewHasAnotherKind(signals.Table):
    def view(self, seat):
        return {**super().view(seat), "points": [*self.points[:2], float(self.points[2])]}


@fault(kit.facts_are_as_declared, "'luck' is not declared")
class EventHasMoreThanDeclared(signals.Table):
    def tell(self, name, args, audience=EVERYBODY):
        super().tell(name, {**args, "luck": 1}, audience)


@fault(kit.facts_are_as_declared, "'card' is amount, not '")
class RefusalHasAnotherKind(signals.Table):
    def judge(self, move, seat):
        illegal = super().judge(move, seat)
        return illegal and rh.Illegal(illegal.rule, {"card": str(move[1])})


@fault(kit.facts_are_as_declared, "'seat' is seat, not a list")
class EventHasAList(signals.Table):
    def tell(self, name, args, audience=EVERYBODY):
        super().tell(name, {**args, "seat": [args["seat"]]}, audience)


@fault(kit.observations_are_honest, "an observation tells a secret")
class ObservesOthersHands(signals.Table):
    def observe(self, seat, described=False):
        seen = super().observe(seat, described)
        hands = [n for hand in self.hands for n in hand.counts]
        seen.add("hands", "player card", [self.seats, signals.CARDS], hands, "")
        return seen


@fault(kit.observations_are_honest, "two views look the same in numbers")
class ObservesNoCards(signals.Table):
    def observe(self, seat, described=False):
        seen = super().observe(seat, described)
        seen.numbers[-1 - signals.CARDS :] = [0] * (1 + signals.CARDS)
        return seen


@fault(kit.observations_are_honest, "changes its length")
class ObservesMoreAndMore(signals.Table):
    def observe(self, seat, described=False):
        seen = super().observe(seat, described)
        seen.numbers += [1] * self.round
        return seen


@fault(kit.observations_can_be_kept, "kept though it has changed")
class KeepsWhatHasChanged(signals.Table):
    def observe_again(self, seen):
        super().observe_again(seen)
        seen.made_of([[self.round]], observe_moves, self)


def observe_moves(table, seen):
    seen.one("moves", table.moves_made, "")


@fault(kit.imagination_is_honest, "imagine keeps the truth")
class ImaginesTheTruth(signals.Table):
    def imagine(self, seat, rng):
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        return other


@fault(kit.imagination_is_honest, "imagine depends on the hidden truth")
class ImaginesFromTheTruth(signals.Table):
    """Cards change hands, but who holds them now depends on who held them before."""

    def imagine(self, seat, rng):
        other = super().imagine(seat, rng)
        if seat is not None:
            one, two = [owner for owner in range(self.seats) if owner != seat][:2]
            other.hands[one], other.hands[two] = self.hands[two].copy(), self.hands[one].copy()
            other.deck = self.deck.copy()
        return other


@fault(kit.imagination_is_honest, "imagine depends on the hidden truth")
class ImaginesTheTrueFuture(signals.Table):
    def imagine(self, seat, rng):
        other = super().imagine(seat, rng)
        other.rng = self.rng.fresh(rh.Rng(self.hands[0].counts[0] + 2 * self.hands[1].counts[0]))
        return other


@fault(kit.imagination_is_honest)
class ImaginesAnotherHandForItself(signals.Table):
    def imagine(self, seat, rng):
        return super().imagine(None, rng)


@fault(kit.imagination_is_honest, "has changed the state")
class LookingLeavesTraces(signals.Table):
    def view(self, seat):
        self.rng.showing()
        return super().view(seat)


@fault(kit.imagination_is_honest)
class ImaginesOnTheTable(signals.Table):
    def imagine(self, seat, rng):
        other = super().imagine(seat, rng)
        self.rng.showing()
        return other


@fault(kit.imagination_is_honest)
class WordsDependOnAnothersHand(signals.Table):
    def words(self, said, seat):
        offered = super().words(said, seat)
        secret = self.hands[(seat + 1) % self.seats].counts[0]
        return offered[::-1] if len(said) == 1 and secret else offered


@fault(kit.imagination_is_honest, "a refusal tells a secret")
class RefusalTellsAnothersHand(signals.Table):
    def judge(self, move, seat):
        illegal = super().judge(move, seat)
        if illegal is not None:
            illegal.facts["yours"] = self.hands[(seat + 1) % self.seats].counts[:]
        return illegal


@fault(kit.imagination_is_honest)
class EventTellsTheHand(signals.Table):
    def act(self, move, seat):
        super().act(move, seat)
        self.tell("holds", {"seat": seat, "cards": self.hands[seat].counts[:]})


@fault(kit.imagination_is_honest, "others hear what was chosen in secret")
class EventTellsTheChoice(signals.Table):
    def tell(self, name, args, audience=EVERYBODY):
        super().tell(name, args, EVERYBODY if name == "chosen" else audience)


class ShowsInSilence(signals.Table):
    """Cards are opened, and nothing is drawn for them."""

    def open(self):
        self.last = [choices[0][0] for choices in self.held.choices]
        for seat, card in enumerate(self.last):
            hand = self.hands[seat]
            hand.counts[card] -= 1
            hand.total -= 1
            self.deck.discard(card)
        self.round += 1
        if self.round > 3:
            self.actors = []
            parts = [{"rounds": points} for points in self.points]
            self.result = rh.Result(self.points, [1] * self.seats, parts, "last-round", {})
        else:
            self.ask()


FAULTS.append((ShowsInSilence, kit.undo_is_proved, ""))
FAULTS.append((ShowsInSilence, kit.imagination_is_honest, ""))


class Faulty(signals.Signals):
    """The toy game at another table."""

    def __init__(self, table: type[signals.Table]) -> None:
        toy = signals.game
        super().__init__(
            toy.id, toy.name, toy.rules, toy.seats, toy.options, toy.phases, toy.view, toy.facts
        )
        self.table = table

    def setup(self, seats, options, rng):
        return self.table(self, seats, options, rng)


def run(check: Callable, table: type[signals.Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds that are multiples of 20 have the first position looked at."""
    faulty = Faulty(table)
    monkeypatch.setattr(rh, "game", lambda id: faulty)
    case = Case("signals", [SETUP], lambda state: None, own=False)
    for seed in range(0, 100, 20):
        check(case, SETUP, seed)


@pytest.mark.parametrize(
    ("table", "check", "message"),
    FAULTS,
    ids=[f"{table.__name__}-{check.__name__}" for table, check, _ in FAULTS],
)
def test_a_fault_is_caught(
    table: type[signals.Table], check: Callable, message: str, monkeypatch: pytest.MonkeyPatch
):
    with pytest.raises(AssertionError, match=message or None):
        run(check, table, monkeypatch)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_sound_game_passes(check: Callable, monkeypatch: pytest.MonkeyPatch):
    run(check, signals.Table, monkeypatch)
