"""The page that a ladder leaves behind: tables as Markdown, shares as a drawing."""

import shlex
from collections.abc import Sequence

from roundhouse.kernel.game import game
from roundhouse.study.ladder import Ladder, Match, Rating
from roundhouse.study.said import interval, number
from roundhouse.texts import Texts

WIDE, LINE, LEFT, RIGHT = 760, 34, 210, 130
COLUMNS = ("challenger", "against", "games", "wins", "share", "95 %", "lead", "seconds", "verdict")
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.axis{stroke:#999;stroke-dasharray:3 3}"
    ".whisker{stroke:#1f6f8b;stroke-width:3;stroke-linecap:round}.dot{fill:#1f6f8b}"
    "@media (prefers-color-scheme:dark){text{fill:#ddd}.whisker{stroke:#6cc1dd}.dot{fill:#6cc1dd}}"
)


def verdict(match: Match, texts: Texts) -> str:
    return texts.say(f"study-ladder-{match.verdict}")


def command(ladder: Ladder) -> str:
    """What was said to get this page, but for its folder and the processes."""
    words = ["roundhouse", "ladder", ladder.game, "--seats", str(ladder.seats)]
    words += ["--bots", ",".join(ladder.bots), "--games", str(ladder.most)]
    words += ["--all"] if ladder.to_the_end else []
    words += ["--rungs"] if ladder.rungs else []
    words += ["--seed", str(ladder.seed)]
    for name, value in sorted(ladder.options.items()):
        words += ["-o", f"{name}={','.join(value) if isinstance(value, list) else value}"]
    return shlex.join(words)


def page(
    ladder: Ladder, matches: Sequence[Match], rated: Sequence[Rating], picture: str, texts: Texts
) -> str:
    def share(value: float) -> str:
        return number(texts, value, "chance")

    def head(*columns: str) -> str:
        named = [one if one == "95 %" else texts.say(f"cli-col-{one}") for one in columns]
        return row(named)

    title = {"game": game(ladder.game).name, "seats": ladder.seats}
    about = [
        texts.say("study-made-by", {"text": command(ladder)}),
        texts.say("study-ladder-about", {"value": share(ladder.fair), "more": share(ladder.goal)}),
        texts.say("study-ladder-all" if ladder.to_the_end else "study-ladder-stopped"),
        texts.say("study-ladder-intervals"),
    ]
    lines = [f"# {texts.say('study-ladder-title', title)}", "", *about, ""]
    lines += [f"![{texts.say('study-ladder-shares')}]({picture})", "", head(*COLUMNS)]
    lines.append("|---|---|--:|--:|--:|---|--:|--:|---|")
    for match in matches:
        if not match.games:
            continue
        n = len(match.games)
        lead = sum(lead_of(played.scores, played.seat) for played in match.games) / n
        seconds = sum(played.seconds for played in match.games) / n
        cells = [match.challenger, match.other, str(n), number(texts, match.wins)]
        cells += [share(match.share.value), interval(texts, match.share, "chance")]
        cells += [("+" if lead > 0 else "") + number(texts, lead), number(texts, seconds)]
        lines.append(row([*cells, verdict(match, texts)]))
    lines += ["", head("bot", "games", "rating"), "|---|--:|--:|"]
    for one in rated:
        skill = f"{number(texts, one.skill)} ± {number(texts, one.doubt)}"
        lines.append(row([one.bot, str(one.games), skill]))
    return "\n".join(lines) + "\n"


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def lead_of(scores: list[int], seat: int) -> int:
    """Points ahead of the best of the others."""
    return scores[seat] - max([score for at, score in enumerate(scores) if at != seat])


def plot(ladder: Ladder, matches: Sequence[Match], texts: Texts) -> str:
    """Each match's share with its interval, beside the fair share and the goal."""
    played = [match for match in matches if match.games]
    high = LINE * (len(played) + 1) + 8

    def x(share: float) -> float:
        return round(LEFT + share * (WIDE - LEFT - RIGHT), 1)

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img">',
        f"<title>{game(ladder.game).name} · {texts.say('study-ladder-shares')}</title>"
        f"<style>{STYLE}</style>",
    ]
    for share, name in ((ladder.fair, "fair"), (ladder.goal, "goal")):
        said = texts.say(f"study-ladder-{name}", {"value": number(texts, share, "chance")})
        drawn.append(
            f'<line class="axis" x1="{x(share)}" x2="{x(share)}" y1="{LINE}" y2="{high - 4}"/>'
            f'<text x="{x(share)}" y="{LINE - 12}" text-anchor="middle">{said}</text>'
        )
    for at, match in enumerate(played, 1):
        y = LINE * at + LINE // 2
        one = match.share
        facts = {"value": number(texts, one.value, "chance"), "count": one.number}
        drawn.append(
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">'
            f"{escaped(match.challenger)} – {escaped(match.other)}</text>"
            f'<line class="whisker" x1="{x(one.low)}" x2="{x(one.high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(one.value)}" cy="{y}" r="6"/>'
            f'<text x="{WIDE - RIGHT + 14}" y="{y + 5}">'
            f"{texts.say('study-ladder-of', facts)}</text>"
        )
    return "\n".join([*drawn, "</svg>"]) + "\n"


def escaped(name: str) -> str:
    """A bot's name, which may be a command, short enough for the drawing."""
    short = name if len(name) <= 14 else name[:13] + "…"
    return short.replace("&", "&amp;").replace("<", "&lt;")
