"""Lets the toy game register itself, prints what the kit has run, and how to run it again."""

import os
import sys
from collections import Counter
from pathlib import Path
from zlib import crc32

import pytest

sys.path.insert(0, str(Path(__file__).parent / "toy"))


def pytest_configure(config):
    """What Hypothesis tries changes with the day, too, unless somebody names a seed; on a busy
    machine slow is not wrong. The day is named to all processes, so that a run over midnight is
    of one day."""
    from hypothesis import HealthCheck, core, settings

    from roundhouse.kit import DAY

    os.environ.setdefault("ROUNDHOUSE_DAY", str(DAY))
    if config.getoption("hypothesis_seed") is None:
        core.global_force_seed = DAY  # type: ignore[assignment]
    unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("unhurried", unhurried)
    settings.load_profile("unhurried")


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report):
    """A run that is cut off has said what failed until then."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\nFAILED {report.nodeid} after {report.duration:.0f} s", flush=True)
        print(report.longreprtext[-2000:], flush=True)


def pytest_collection_modifyitems(config, items):
    """Compiling comes first: the other worker has something to do meanwhile."""
    items.sort(key=lambda item: item.path.name != "test_compiled.py")
    named = config.option.keyword or any(".py" in arg for arg in config.args)
    if not named:
        leave_for_other_days(config, items)


# Tests that start servers, browsers and programs take nine tenths of the time: those of a file take
# turns, each runs one day in so many. Those with the mark `daily` or `some` don't.
TURNS = {"server": 24, "browser": 32, "cli": 4, "study": 4}


def leave_for_other_days(config, items):
    """All run in a soak."""
    from roundhouse.kit import SOAK

    if SOAK:
        return
    left = others_cases(items) | others_turns(items, config.rootpath / "tests")
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


def others_cases(items):
    """Of the cases of a test with the mark `some(n)` the next n run each day; with `some(n, name)`
    they are the tests of that name in the file."""
    from roundhouse.kit import DAY

    cases: dict[tuple, list] = {}
    for item in items:
        if mark := item.get_closest_marker("some"):
            most, called = (*mark.args, item.originalname)[:2]
            cases.setdefault((item.path, called, most), []).append(item)
    left = set()
    for (_, _, most), all_ in cases.items():
        today = {(DAY * most + i) % len(all_) for i in range(most)}
        left |= {item for at, item in enumerate(all_) if at not in today}
    return left


def others_turns(items, tests):
    from roundhouse.kit import DAY

    files: dict[Path, list] = {}
    for item in items:
        if not any(item.iter_markers("daily")) and not any(item.iter_markers("some")):
            files.setdefault(item.path, []).append(item)
    left = set()
    for path, all_ in files.items():
        turns = TURNS.get(path.parent.name, 1) if path.parent.parent == tests else 1
        first = crc32(path.name.encode())  # else short files would all have the same days
        left |= {item for at, item in enumerate(all_) if (first + at + DAY) % turns}
    return left


def pytest_terminal_summary(terminalreporter):
    if terminalreporter.stats.get("failed"):
        from roundhouse.kit import DAY

        terminalreporter.write_line(f"ROUNDHOUSE_DAY={DAY} repeats the sample of this day")
    ran: dict[str, Counter] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") != "call":
                continue
            for name, figures in getattr(report, "user_properties", []):
                if name == "kit":
                    game, counts = figures
                    ran.setdefault(game, Counter()).update(counts)
    if ran:
        terminalreporter.section("what the kit ran")
    for game in sorted(ran):
        counts = ", ".join(f"{n:,} {what}" for what, n in sorted(ran[game].items()))
        terminalreporter.write_line(f"{game}: {counts}")
