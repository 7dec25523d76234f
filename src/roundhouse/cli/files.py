"""Files that a person names: what is wrong with one is refused in a sentence."""

from pathlib import Path

from roundhouse.kernel.refusal import refuse


def read_file(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise refuse("no-such-file", {"file": str(path)}) from None
    except (OSError, ValueError):  # the text is no UTF-8, or the name no name of a file
        raise refuse("unreadable-file", {"file": str(path)}) from None


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except (OSError, ValueError):
        raise refuse("unwritable-file", {"file": str(path)}) from None
