"""The house is built as its plan says: a game is one folder, and nothing else knows it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import roundhouse as rh

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src/roundhouse"
WEB = ROOT / "web"
GAMES = sorted(path.parent.name for path in SRC.glob("games/*/game.py"))
LETTERS = ("TIL", "STM", "SRE", "SPK", "ROW")  # of the games' rules
SAME = {
    *(
        "__init__.py",
        "game.py",
        "facts.py",
        "view.py",
        "rulebook.en.md",
        "rulebook.it.md",
        "levels.toml",
        "study.toml",
        "conduct.toml",
    ),
    *("rules", "bot", "render", "data", "texts", "lessons"),
}


def texts_in(path: Path) -> Iterator[tuple[int, str]]:
    """Every text of a Python file that isn't a docstring, and the modules it imports."""
    tree = ast.parse(path.read_text("utf-8"))
    documents = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in documents:
                yield node.lineno, node.value
        if isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        if isinstance(node, ast.Import):
            yield from ((node.lineno, one.name) for one in node.names)


def names_a_game(text: str) -> bool:
    """By its id, by the key of a text, by its package, or by a rule of its book."""
    ids = "|".join(GAMES)
    rules = "|".join(LETTERS)
    return bool(
        re.fullmatch(rf"{ids}", text)
        or re.search(rf"games[./]({ids})\b|^(web-)?({ids})-[a-z]", text)
        or re.search(rf"\b({rules})-[A-Z]?\d", text)
    )


def test_a_game_is_one_folder_and_all_are_alike():
    assert [id for id in rh.games() if id != "signals"] == GAMES and len(GAMES) == 5
    for game in GAMES:
        there = {path.name for path in (SRC / "games" / game).iterdir()} - {"__pycache__"}
        assert there >= SAME, f"{game} lacks {SAME - there}"
        assert {"state.py", "course.py", "box.py", "view.py", "observe.py", "scoring.py"} <= {
            path.name for path in (SRC / "games" / game / "rules").iterdir()
        }, game
        assert {"strategy.py", "conduct.py", "weights.py"} <= {
            path.name for path in (SRC / "games" / game / "bot").iterdir()
        }, game


def test_nothing_outside_a_games_folder_names_it():
    found = []
    for path in sorted(SRC.rglob("*.py")):
        if SRC / "games" in path.parents:
            continue
        lines = [line for line, text in texts_in(path) if names_a_game(text)]
        found += [f"{path.relative_to(ROOT)}:{line}" for line in lines]
    assert found == []


def test_nothing_in_the_browser_outside_a_board_names_its_game():
    found = []
    boards = [WEB / "src/boards" / game for game in GAMES]
    for path in sorted([*WEB.glob("src/**/*.*"), *WEB.glob("tools/*.*")]):
        if path.suffix not in (".ts", ".svelte", ".mjs", ".py", ".css"):
            continue
        if any(board in path.parents for board in boards) or path.name.endswith(".test.ts"):
            continue
        for line, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            if names_a_game_in_script(text):
                found.append(f"{path.relative_to(ROOT)}:{line}")
    assert found == []


def names_a_game_in_script(line: str) -> bool:
    """In quotes, or as the bare key of a table that has one for each game."""
    quoted = re.findall(r"""(?<=['"`])[^'"`\s]+(?=['"`])""", line)
    keys = re.findall(r"(?:^|[{,])\s*([a-z]+):", line)
    return any(names_a_game(one) for one in quoted + keys)


def test_nobody_counts_words_by_hand():
    """A section of the grammar says what a word names."""
    arithmetic = re.compile(r"\b(move|said)\[[^]]+\] [-+] |\b[A-Z]{3,}0\b")
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted(SRC.glob("games/*/*/*.py"))
        if path.parent.name != "render"
        for line, text in enumerate(path.read_text("utf-8").splitlines(), 1)
        if arithmetic.search(text)
    ]
    assert found == []


def test_no_state_copies_its_fields_by_hand():
    """What becomes of a field in a copy is said where it is declared: see `kernel/fields.py`."""
    for path in (*SRC.glob("games/*/rules/state.py"), SRC / "kernel/state.py"):
        text = path.read_text("utf-8")
        assert "import fill_" in text and not re.search(
            r"other\.\w+ = self\.\w+(\[:\])?$", text, re.M
        )


def test_the_check_would_notice():
    for text in ("steam", "web-tiles-ask-take", "roundhouse.games.spike.rules", "ROW-M5b"):
        assert names_a_game(text), text
    for text in ("steamed", "tiles laid", "a spike", "games", "web-ask"):
        assert not names_a_game(text), text
    for line in ("  railways: {", "const NEEDS = { steam: 4 }", "go('spike')"):
        assert names_a_game_in_script(line), line
    assert not names_a_game_in_script("  seats: { most: tiles }")
