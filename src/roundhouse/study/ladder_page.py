"""The page that a ladder leaves behind: tables as Markdown, shares as a drawing."""

import shlex
from collections.abc import Sequence

from roundhouse.kernel.game import game
from roundhouse.study.ladder import OPEN, STRONGER, Ladder, Match, Rating

WIDE, LINE, LEFT, RIGHT = 720, 34, 210, 90
SAID = {STRONGER: "stronger", OPEN: "open"}
ALL_PLAYED = "All games\ncount, also those of earlier runs, longer or stopped when that was sure."
STOPPED = "A match ends when\nthat is sure, so its share lies further out than in the long run."
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.axis{stroke:#999;stroke-dasharray:3 3}"
    ".whisker{stroke:#1f6f8b;stroke-width:3;stroke-linecap:round}.dot{fill:#1f6f8b}"
    "@media (prefers-color-scheme:dark){text{fill:#ddd}.whisker{stroke:#6cc1dd}.dot{fill:#6cc1dd}}"
)


def verdict(match: Match) -> str:
    return SAID.get(match.verdict, "not by that much")


def command(ladder: Ladder) -> str:
    """What was said to get this page, but for its folder and the processes."""
    words = ["roundhouse", "ladder", ladder.game, "--seats", str(ladder.seats)]
    words += ["--bots", ",".join(ladder.bots), "--games", str(ladder.most)]
    words += ["--all"] if ladder.to_the_end else []
    words += ["--seed", str(ladder.seed)]
    for name, value in sorted(ladder.options.items()):
        words += ["-o", f"{name}={','.join(value) if isinstance(value, list) else value}"]
    return shlex.join(words)


def page(ladder: Ladder, matches: Sequence[Match], rated: Sequence[Rating], picture: str) -> str:
    known = game(ladder.game)
    lines = [
        f"# Ladder: {known.name}, {ladder.seats} players",
        "",
        f"Made by `{command(ladder)}`.",
        "In each game one challenger sits among equals of the other bot, and every deal is played",
        f"from each seat. Among equals a bot wins {ladder.fair:.0%} of its games. A sequential",
        f"test tells, with 95 %, whether the share is rather that or {ladder.goal:.0%}. "
        + (ALL_PLAYED if ladder.to_the_end else STOPPED),
        "Intervals are Wilson's, of 95 %, and wider where games of one deal end alike.",
        "",
        f"![Shares of wins]({picture})",
        "",
        "| challenger | against | games | wins | share | interval | lead | s a game | verdict |",
        "|---|---|--:|--:|--:|---|--:|--:|---|",
    ]
    for match in matches:
        if not match.games:
            continue
        n = len(match.games)
        one = match.share
        lead = sum(lead_of(played.scores, played.seat) for played in match.games) / n
        seconds = sum(played.seconds for played in match.games) / n
        lines.append(
            f"| {match.challenger} | {match.other} | {n} | {match.wins:g} | {one.value:.0%} "
            f"| {one.low:.0%} – {one.high:.0%} | {lead:+.1f} | {seconds:.1f} | {verdict(match)} |"
        )
    lines += ["", "| bot | games | rating (OpenSkill) |", "|---|--:|--:|"]
    lines += [f"| {one.bot} | {one.games} | {one.skill:.1f} ± {one.doubt:.1f} |" for one in rated]
    return "\n".join(lines) + "\n"


def lead_of(scores: list[int], seat: int) -> int:
    """Points ahead of the best of the others."""
    return scores[seat] - max([score for at, score in enumerate(scores) if at != seat])


def plot(ladder: Ladder, matches: Sequence[Match]) -> str:
    """Each match's share with its interval, beside the fair share and the goal."""
    played = [match for match in matches if match.games]
    high = LINE * (len(played) + 1) + 8

    def x(share: float) -> float:
        return round(LEFT + share * (WIDE - LEFT - RIGHT), 1)

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img">',
        f"<title>{game(ladder.game).name}: shares of wins</title><style>{STYLE}</style>",
    ]
    for share, name in ((ladder.fair, "fair"), (ladder.goal, "goal")):
        drawn.append(
            f'<line class="axis" x1="{x(share)}" x2="{x(share)}" y1="{LINE}" y2="{high - 4}"/>'
            f'<text x="{x(share)}" y="{LINE - 12}" text-anchor="middle">{name} {share:.0%}</text>'
        )
    for at, match in enumerate(played, 1):
        y = LINE * at + LINE // 2
        one = match.share
        drawn.append(
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">'
            f"{escaped(match.challenger)} – {escaped(match.other)}</text>"
            f'<line class="whisker" x1="{x(one.low)}" x2="{x(one.high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(one.value)}" cy="{y}" r="6"/>'
            f'<text x="{WIDE - RIGHT + 14}" y="{y + 5}">{one.value:.0%} of {one.number}</text>'
        )
    return "\n".join([*drawn, "</svg>"]) + "\n"


def escaped(name: str) -> str:
    """A bot's name, which may be a command, short enough for the drawing."""
    short = name if len(name) <= 14 else name[:13] + "…"
    return short.replace("&", "&amp;").replace("<", "&lt;")
