"""Lets the toy game register itself, and prints what the kit has run."""

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "toy"))


def pytest_terminal_summary(terminalreporter):
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
