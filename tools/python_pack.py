"""Packs Python for the browser. Runs in Pyodide, so that what it compiles is for that very Python:
`web/tools/python.mjs` calls `pack`.

Archives of compiled modules, compressed as a whole, since many hosts compress scripts and
WebAssembly, but no archive: `stdlib.bin`, of Python's library what play may need; `house.bin`, the
house with msgspec; and one for each game, which comes when a table of it is opened
(`site/parts.py`).
"""

import ast
import json
import re
import tomllib
import zipfile
import zlib
from collections import defaultdict
from fnmatch import fnmatch
from importlib.util import MAGIC_NUMBER
from io import BytesIO
from marshal import dumps
from pathlib import Path
from typing import Any, TypeGuard

# Of the library, what a page never asks for: by name of a module or package.
NOT_NEEDED = """
    __hello__ __phello__ _aix_support _android_support _apple_support _ast_unparse _ios_support
    _markupbase _osx_support _py_abc _pydatetime _pydecimal _pyio _pylong _pyrepl _strptime
    _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse asyncio.__main__
    asyncio.proactor_events asyncio.tools asyncio.windows_events asyncio.windows_utils bdb
    cProfile calendar cgi cgitb chunk cmd code colorsys compileall compression.bz2
    compression.gzip compression.lzma concurrent.futures.interpreter concurrent.futures.process
    concurrent.interpreters configparser crypt csv ctypes curses dbm difflib distutils doctest
    email._encoded_words email._header_value_parser email._parseaddr email._policybase
    email.base64mime email.charset email.contentmanager email.encoders email.errors
    email.feedparser email.generator email.header email.headerregistry email.iterators
    email.message email.mime email.parser email.policy email.quoprimime email.utils ensurepip
    filecmp fileinput fractions ftplib getopt getpass gettext graphlib gzip html http idlelib
    imaplib imghdr importlib._bootstrap importlib._bootstrap_external
    importlib.metadata.diagnose importlib.resources.simple json.__main__ json.tool lib2to3
    logging.config logging.handlers mailbox mailcap mimetypes modulefinder multiprocessing netrc
    nntplib nturl2path optparse pathlib.types pdb pickletools pip pkgutil platform plistlib
    poplib pprint profile profiling pstats pty py_compile pyclbr pydoc pydoc_data
    pyodide._nodesock_transport pyodide.console pyodide.ffi.wrappers pyodide.http quopri
    rlcompleter runpy sched shelve smtpd smtplib sndhdr socketserver sqlite3 sre_compile
    sre_constants sre_parse ssl statistics stringprep sunau symtable sysconfig.__main__ tabnanny
    tarfile telnetlib test this timeit tkinter trace tracemalloc tty turtle turtledemo unittest
    urllib.error urllib.request urllib.response urllib.robotparser uu venv wave webbrowser
    wsgiref xdrlib xml xmlrpc zipapp zipfile.__main__ zipimport
"""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8")
# Of the house: whatever these import, be it in a function, but not what draws or speaks.
ROOTS = (
    *(f"roundhouse.site.{part}" for part in ("parts", "thinkers", "worker")),
    "roundhouse.games.*",
)
NOT_ASKED = (
    "roundhouse.rails.atlas*",
    *(f"roundhouse.games.*.{part}*" for part in ("render", "making", "furnish")),
)
ENGINE = tuple(f"roundhouse/{part}/" for part in ("kernel", "rails", "games", "bots"))
IMPORT = re.compile(r"^\s*(?:from (roundhouse[\w.]*) import (.+)|import (roundhouse[\w.]*))", re.M)
# and of their folders these
DATA = (
    "bots/levels.toml",
    "games/*/data/*.toml",
    "games/*/data/*/*.toml",
    "games/*/data/*.json",
    "games/*/data/maps/*.json",
    "games/*/lessons/*.toml",
    "games/*/browser.toml",
    "games/*/levels.toml",
    "games/*/weights.toml",
    "texts/facts.json",
    "texts/*/language.json",
)
# Of a game, what is asked before anybody opens a table of it.
BEFORE = (
    "__init__.py",
    "browser.toml",
    "data/challenges.toml",
    "data/milestones.toml",
    "lessons/*.toml",
)
NO_DATA = ("*.picture.json", "*.small.json", "*/sources.toml")
HEAD = 1000  # characters of a map's source


def compiled(name: str, source: bytes) -> bytes:
    """As a module that is believed without looking at its source. Its words for people who read it
    stay here, and where something stands, but for the lines of who hosts: what goes wrong in the
    engine does so again from a record, anywhere. Its assertions go along, since some of them do
    something."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and told(body[0]):
            body[0].value = ast.copy_location(ast.Constant(""), body[0])
        if name.startswith(ENGINE):
            forget_types(node)
        if hasattr(node, "lineno"):
            forget_place(node, line=not name.startswith("roundhouse/") or name.startswith(ENGINE))
    code = compile(tree, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8) + dumps(code)


def forget_place(node: Any, line: bool) -> None:
    """Where it stands in a line, and with `line` in which."""
    node.lineno = node.end_lineno = 1 if line else node.lineno
    node.col_offset = node.end_col_offset = 0


def forget_types(node: ast.AST) -> None:
    """What a function takes and gives: nobody asks the engine's."""
    if isinstance(node, ast.FunctionDef):
        node.returns = None
    elif isinstance(node, ast.arg):
        node.annotation = None


def told(first: ast.stmt) -> TypeGuard[ast.Expr]:
    """Whether a body begins with a text."""
    return (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    )


class Archive:
    """Without times: the same sources make the same bytes."""

    def __init__(self) -> None:
        self.bytes = BytesIO()
        self.zip = zipfile.ZipFile(self.bytes, "w", zipfile.ZIP_STORED)

    def add(self, name: str, content: bytes) -> None:
        if name.endswith(".py"):
            name, content = f"{name}c", compiled(name, content)
        self.zip.writestr(zipfile.ZipInfo(name), content)

    def write(self, path: Path) -> None:
        self.zip.close()
        path.write_bytes(gzipped(self.bytes.getvalue()))


def gzipped(content: bytes) -> bytes:
    """By zlib itself: Node's own makes a fiftieth more of it."""
    made = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return made.compress(content) + made.flush()


def squeeze(path: str) -> None:
    """A compressed copy beside a file."""
    Path(f"{path}.gz").write_bytes(gzipped(Path(path).read_bytes()))


def needed(name: str) -> bool:
    parts = name.removesuffix(".py").split("/")
    if parts[0] == "encodings":
        return parts[1] in ENCODINGS
    unwanted = NOT_NEEDED.split()
    return not any(".".join(parts[:n]) in unwanted for n in range(1, len(parts) + 1))


def pack_stdlib(source: Path, out: Path) -> None:
    made = Archive()
    with zipfile.ZipFile(source) as given:
        for name in sorted(given.namelist()):
            if name.endswith(".py") and needed(name):
                made.add(name, given.read(name))
    made.write(out)


def modules(package: Path) -> dict[str, Path]:
    """Every module of the house by its name."""
    found: dict[str, Path] = {}
    for path in package.rglob("*.py"):
        parts = ("roundhouse", *path.relative_to(package).with_suffix("").parts)
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported(source: str) -> set[str]:
    """What a module may mean by its imports: a name may be a module or a part of one."""
    found: set[str] = set()
    for module, names, plain in IMPORT.findall(source.replace("(\n", "(").replace(",\n", ",")):
        found.add(module or plain)
        found |= {f"{module}.{name.split()[0]}" for name in re.findall(r"\w+(?: as \w+)?", names)}
    return found


def asked(package: Path) -> list[Path]:
    """The modules that play needs."""
    known = {
        name: path
        for name, path in modules(package).items()
        if not any(fnmatch(name, pattern) for pattern in NOT_ASKED)
    }
    waiting = [name for name in known if any(fnmatch(name, root) for root in ROOTS)]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found.add(name)
            waiting += imported(known[name].read_text("utf-8"))
            waiting.append(name.rpartition(".")[0])
    return [known[name] for name in found]


def data(package: Path) -> list[Path]:
    found = {path for pattern in DATA for path in package.glob(pattern)}
    return [path for path in found if not any(fnmatch(str(path), not_) for not_ in NO_DATA)]


def archive_of(name: str) -> str:
    """Which one a file of the house goes into: a game's, or the house's."""
    match name.split("/", 2):
        case ["games", game, part] if not any(fnmatch(part, one) for one in BEFORE):
            return game
    return "house"


def pack_house(top: Path, wheels: list[Path], folder: Path) -> None:
    archives: defaultdict[str, Archive] = defaultdict(Archive)
    package = top / "src" / "roundhouse"
    for path in sorted({*asked(package), *data(package)}):
        content = path.read_bytes()
        if path.match("maps/*.toml"):  # of a map's source, where its order stands
            content = content.decode()[:HEAD].encode()
        name = path.relative_to(package).as_posix()
        archives[archive_of(name)].add(f"roundhouse/{name}", content)
    made = archives["house"]
    for name, text in metadata(top).items():
        made.add(f"roundhouse_games.dist-info/{name}", text.encode())
    for wheel in wheels:
        with zipfile.ZipFile(BytesIO(wheel.read_bytes())) as given:
            for name in sorted(given.namelist()):
                if name.endswith((".py", ".so")):
                    made.add(name, given.read(name))
    for name, archive in archives.items():
        archive.write(folder / f"{name}.bin")


def metadata(top: Path) -> dict[str, str]:
    """As an installation would have it: games are found by their entry points."""
    project = tomllib.loads((top / "pyproject.toml").read_text("utf-8"))["project"]
    said = (top / "src/roundhouse/__init__.py").read_text("utf-8")
    version = re.search(r'__version__ = "(.+)"', said)
    assert version is not None
    group = "roundhouse.games"
    games = "".join(f"{id} = {where}\n" for id, where in project["entry-points"][group].items())
    return {
        "METADATA": f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version[1]}\n",
        "entry_points.txt": f"[{group}]\n{games}",
    }


def pack(top: str, stdlib: str, wheels: str, out: str) -> None:
    folder = Path(out)
    pack_stdlib(Path(stdlib), folder / "stdlib.bin")
    pack_house(Path(top), [Path(one) for one in json.loads(wheels)], folder)
