"""Metrics: what this process has done, in the words of Prometheus. Numbers only, nobody's name."""

from collections import Counter
from collections.abc import Iterable

TYPE = "text/plain; version=0.0.4"
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How often something took no longer than each bound."""

    def __init__(self) -> None:
        self.counts = [0] * len(BOUNDS)
        self.count = 0
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        for at, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.counts[at] += 1


class Metrics:
    def __init__(self) -> None:
        self.counters: Counter[tuple[str, Labels]] = Counter()
        self.histograms: dict[tuple[str, Labels], Histogram] = {}

    def count(self, name: str, **labels: str) -> None:
        self.counters[name, tuple(sorted(labels.items()))] += 1

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        key = (name, tuple(sorted(labels.items())))
        if key not in self.histograms:
            self.histograms[key] = Histogram()
        self.histograms[key].observe(seconds)

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        for name, value in gauges.items():
            family = name.partition("{")[0]
            lines += [f"# TYPE roundhouse_{family} gauge", f"roundhouse_{name} {value:g}"]
        for (name, labels), count in sorted(self.counters.items()):
            lines += [f"# TYPE roundhouse_{name}_total counter"]
            lines += [f"roundhouse_{name}_total{_braces(labels)} {count}"]
        for (name, labels), histogram in sorted(self.histograms.items()):
            lines += [f"# TYPE roundhouse_{name}_seconds histogram"]
            lines += _histogram(f"roundhouse_{name}_seconds", labels, histogram)
        return "\n".join(_once(lines)) + "\n"


def _once(lines: Iterable[str]) -> list[str]:
    """A type is said before the first of its kind."""
    said: set[str] = set()
    kept: list[str] = []
    for line in lines:
        if not line.startswith("#") or line not in said:
            said.add(line)
            kept.append(line)
    return kept


def _histogram(name: str, labels: Labels, histogram: Histogram) -> list[str]:
    counted = [*zip(map(str, BOUNDS), histogram.counts), ("+Inf", histogram.count)]
    lines = [f"{name}_bucket{_braces((*labels, ('le', bound)))} {n}" for bound, n in counted]
    lines.append(f"{name}_sum{_braces(labels)} {histogram.total:.6f}")
    lines.append(f"{name}_count{_braces(labels)} {histogram.count}")
    return lines


def _braces(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}"


METRICS = Metrics()  # of this process
