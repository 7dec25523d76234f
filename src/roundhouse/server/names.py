"""Names that the operator doesn't want: his own list, a line each."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path

from roundhouse.kernel.refusal import refuse

Judge = Callable[[str], bool]
# what is written in the place of a letter
ALIKE = str.maketrans("013457@$", "oieastas")


def plain(name: str) -> str:
    """Letters alone, without accents, in small ones: as it is read."""
    apart = unicodedata.normalize("NFKD", name.casefold().translate(ALIKE))
    return "".join(letter for letter in apart if letter.isalnum())


def judge_of(line: str) -> Judge:
    """A word is found wherever it stands; `=word` is a whole name, `/…/` a regular expression."""
    if line.startswith("/") and line.endswith("/") and len(line) > 2:
        pattern = re.compile(line[1:-1], re.IGNORECASE)
        return lambda name: pattern.search(name) is not None
    if line.startswith("="):
        whole = plain(line[1:])
        return lambda name: plain(name) == whole
    part = plain(line)
    return lambda name: part in plain(name)


class NameList:
    def __init__(self, lines: Sequence[str] = ()) -> None:
        said = [line.strip() for line in lines]
        self.judges = [judge_of(line) for line in said if line and not line.startswith("#")]

    def check(self, name: str) -> None:
        if any(judge(name) for judge in self.judges):
            raise refuse("name-not-wanted")


def name_list(path: str) -> NameList:
    """The operator's; what is wrong in it is told when the server starts."""
    if not path:
        return NameList()
    try:
        return NameList(Path(path).read_text("utf-8").splitlines())
    except (OSError, UnicodeError, re.error) as error:
        raise refuse("bad-name-list", {"file": path[:200], "why": str(error)[:200]}) from None
