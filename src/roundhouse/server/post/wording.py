"""Wording: a notice in the words of who gets it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from roundhouse.texts import Texts

URGENT = ("time-running-out", "check-in", "extended")
MOST_NAMES = 6


class Letter(Struct):
    """What is sent. `path` is where it leads to on this site, `link` the same with the site."""

    id: str
    kind: str
    table: str | None
    facts: dict[str, Any]
    language: str
    title: str
    text: str
    path: str
    link: str
    end: str = ""

    @property
    def urgent(self) -> bool:
        return self.kind in URGENT


def title_and_text(
    language: str, kind: str, facts: dict[str, Any], names: Sequence[str]
) -> tuple[str, str]:
    game = str(facts.get("game", ""))
    texts = Texts(language)
    called = texts.say(f"{game}-name") if texts.has(f"{game}-name") else "Roundhouse"
    listed = [name for name in names if name][:MOST_NAMES]
    said = {"move": 0, "place": 0, "players": 0, "hours": 0, "minutes": 0, "name": "", **facts}
    said |= {"game": called, "count": len(listed), "names": ", ".join(listed)}
    return texts.say(f"notice-{kind}-title", said), texts.say(f"notice-{kind}", said)


def letter(
    id: str,
    kind: str,
    table: str | None,
    facts: dict[str, Any],
    language: str,
    names: Sequence[str],
    site: str,
) -> Letter:
    title, text = title_and_text(language, kind, facts, names)
    path = f"/table/{table}" if table else str(facts.get("path", "/notices"))
    end = Texts(language).say("notice-mail-end", {"text": f"{site}/notices"})
    return Letter(id, kind, table, facts, language, title, text, path, f"{site}{path}", end)
