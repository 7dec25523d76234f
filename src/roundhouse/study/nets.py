"""Nets: how one learns to correct an evaluation by what searches have found (`study/roots.py`).

The moves of one root are held against each other: what a net says of all of them alike doesn't
count. A fifth of the games is never learned from; there the net is judged, and its best epoch is
kept. It begins as one that corrects nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

from roundhouse.kernel.game import game
from roundhouse.study.roots import ENDED, Looked, Quest

HELD_OUT = 5  # of so many games one is not learned from
BATCH = 64  # roots
STEP, DECAY = 2e-3, 1e-3  # of AdamW
DIGITS = 5  # of a number in a file


@dataclass(frozen=True)
class Epoch:
    """How a net does on the roots that it has not learned from, in points."""

    number: int
    learned: float  # mean loss on the others
    loss: float
    agrees: float  # share of roots whose best move is the search's
    lost: float  # with the best move, of what the search's is worth


@dataclass(frozen=True)
class Lesson:
    net: dict[str, Any]  # as it stands in a file
    epochs: list[Epoch]  # the first is the evaluation alone

    @property
    def best(self) -> Epoch:
        return min(self.epochs, key=lambda one: one.loss)


class Roots:
    """By root and move, with blanks behind the last one; what is seen begins with the phase."""

    def __init__(self, roots: Sequence[dict[str, Any]], phases: int) -> None:
        most = max(len(root["plain"]) for root in roots)
        self.plain, self.found = torch.zeros(2, len(roots), most)
        self.there, self.goes_on = torch.zeros(2, len(roots), most)
        self.seen = torch.zeros(len(roots), most, phases + len(roots[0]["seen"][0]))
        for at, root in enumerate(roots):
            moves = len(root["plain"])
            self.there[at, :moves] = 1
            self.plain[at, :moves] = torch.tensor(root["plain"])
            self.found[at, :moves] = torch.tensor(root["found"])
            self.seen[at, :moves, phases:] = torch.tensor(root["seen"])
            for move, phase in enumerate(root["phase"]):
                if phase != ENDED:
                    self.goes_on[at, move] = self.seen[at, move, phase] = 1

    def values(self, net: nn.Module, some: Tensor) -> Tensor:
        corrections: Tensor = net(self.seen[some]).squeeze(-1)
        return self.plain[some] + self.goes_on[some] * corrections

    def loss(self, net: nn.Module, some: Tensor) -> Tensor:
        """Of the differences from the root's mean; large ones count less than their square."""
        wrong = self.values(net, some) - self.found[some]
        there = self.there[some]
        wrong = wrong - (wrong * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)
        return (nn.functional.huber_loss(wrong, wrong * 0, "none") * there).sum() / there.sum()

    def judged(self, net: nn.Module, number: int, learned: float) -> Epoch:
        every = torch.arange(len(self.plain))
        nowhere = -1e9 * (1 - self.there)
        with torch.no_grad():
            best = (self.values(net, every) + nowhere).argmax(1)
            loss = self.loss(net, every).item()
        lost = (self.found + nowhere).max(1).values - self.found[every, best]
        return Epoch(number, learned, loss, (lost == 0).float().mean().item(), lost.mean().item())


def learn(
    quest: Quest,
    looked: Sequence[Looked],
    hidden: int,
    epochs: int,
    told: Callable[[Epoch], None] = lambda epoch: None,
) -> Lesson:
    """The same roots give the same net."""
    torch.manual_seed(quest.job.seed)
    phases = len(game(quest.job.game).phases.all)
    known = Roots([root for one in looked if one.number % HELD_OUT for root in one.roots], phases)
    held = Roots(
        [root for one in looked if not one.number % HELD_OUT for root in one.roots], phases
    )
    numbers = known.seen[known.there == 1][:, phases:]
    middle, width = numbers.mean(0), numbers.std(0) + 1e-3
    for roots in (known, held):
        roots.seen[..., phases:] = (roots.seen[..., phases:] - middle) / width
    net = nn.Sequential(
        nn.Linear(known.seen.shape[-1], hidden), nn.ReLU(), nn.Linear(hidden, 1, bias=False)
    )
    nn.init.zeros_(net[2].weight)
    adam = torch.optim.AdamW(net.parameters(), STEP, weight_decay=DECAY)
    course: list[Epoch] = []
    best: dict[str, Any] = {}
    for number in range(epochs + 1):
        learned = an_epoch(net, known, adam) if number else known.judged(net, 0, 0.0).loss
        course.append(held.judged(net, number, learned))
        told(course[-1])
        if course[-1].loss == min(one.loss for one in course):
            best = written(net, phases, middle, width)
    about = {"net": 1, "game": quest.job.game, "parts": quest.parts, "figures": quest.figures}
    return Lesson({**about, **best}, course)


def an_epoch(net: nn.Module, known: Roots, adam: torch.optim.Optimizer) -> float:
    """Every root once; the mean loss on the way."""
    total = 0.0
    batches = torch.randperm(len(known.plain)).split(BATCH)
    for some in batches:
        adam.zero_grad()
        loss = known.loss(net, some)
        loss.backward()
        adam.step()
        total += loss.item()
    return total / len(batches)


def written(net: nn.Sequential, phases: int, middle: Tensor, width: Tensor) -> dict[str, Any]:
    """For numbers as they are read, which aren't centred: `Net` adds up, and no more."""
    weights, bias = net[0].weight.detach(), net[0].bias.detach()
    rows = weights[:, phases:] / width
    biases = weights[:, :phases].T + bias - (rows * middle).sum(1)
    outs = net[2].weight.detach()[0]
    return {"biases": short(biases), "rows": short(rows), "outs": short(outs)}


def short(numbers: Tensor) -> list[Any]:
    if numbers.dim() > 1:
        return [short(row) for row in numbers]
    return [float(f"{number:.{DIGITS}g}") for number in numbers.tolist()]
