"""Puts the engine into the wheel compiled by mypyc; without a C compiler the wheel is pure.

pyproject.toml lists what is compiled; the sources go into the wheel too. What can't be compiled
after all is installed as it is, with a warning. Environment: ROUNDHOUSE_PURE=1 compiles nothing,
ROUNDHOUSE_STRICT=1 fails where compiling fails, ROUNDHOUSE_OPT is the C compiler's level (3 if
unset), ROUNDHOUSE_SCRATCH is a folder to keep, so that the next build compiles only what changed.

And makes of README.md what a package registry shows, where its paths would lead nowhere.
"""

import contextlib
import os
import re
import shutil
import sysconfig
import tempfile
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# Nothing outside calls a library's functions by name, so small ones may be put in place: a
# twentieth faster. Microsoft's compiler does so by itself.
INLINED = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
# No product and sum in one step, rounded once, where a machine has that: bots would play otherwise.
SAME = ["-ffp-contract=off"]
# A number known beforehand is C's int, and shifted within 32 bits; see kernel/bits.py.
SHORT = re.compile(r"^.* = -?\d+ << cpy_r_.*$", re.M)
PICTURE = re.compile(r'(!\[[^\]]*\]\(|<img src=")(?!https?:)([^)"]+)')
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")
# lines that have nothing but pictures: one, a table of them, a paragraph of them
SHOWN = re.compile(r"^(!\[.*|\| \| \|\n\|---\|---\|(\n\| !\[.*)+|<p>(\n +<img .*)+\n</p>)\n", re.M)


class RegistryHook(MetadataHookInterface):
    """README.md and addresses for a registry, from the address that pyproject.toml calls `home`."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        home = {**self.config, "version": metadata["version"]}
        metadata["readme"] = {"content-type": "text/markdown", "text": told_elsewhere(text, home)}
        if self.config["home"]:
            metadata["urls"] = {
                "Source": home["home"],
                "Issues": f"{home['home']}/issues",
                "Documentation": address("pages", "docs/library.md", home),
                "Changelog": address("pages", "CHANGELOG.md", home),
            }


def address(kind: str, path: str, home: dict[str, Any]) -> str:
    return str(home[kind].format(path=path, **home))


def told_elsewhere(text: str, home: dict[str, Any]) -> str:
    """With whole addresses; while there is none, without pictures and links to files."""
    if not home["home"]:
        return LINK.sub(r"\1", SHOWN.sub("", text))
    text = PICTURE.sub(lambda one: one[1] + address("pictures", one[2], home), text)
    return LINK.sub(lambda one: f"[{one[1]}]({address('pages', one[2], home)})", text)


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        return [] if why_pure() else ["mypy[mypyc]>=2"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if why := why_pure():
            return self.leave_pure(why)
        self.temporary = tempfile.TemporaryDirectory(prefix="roundhouse-")
        level = os.environ.get("ROUNDHOUSE_OPT", "3")
        scratch = Path(os.environ.get("ROUNDHOUSE_SCRATCH", self.temporary.name), f"O{level}")
        try:
            libraries = compile_modules(Path(self.root), self.config, scratch.absolute(), level)
        except (Exception, SystemExit) as error:  # mypy ends the process where types are wrong
            if os.environ.get("ROUNDHOUSE_STRICT") == "1":
                self.temporary.cleanup()
                raise
            return self.leave_pure(f"{type(error).__name__}: {error}")
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def leave_pure(self, why: str) -> None:
        self.app.display_warning(f"Not compiled, so the engine will be slower: {why}.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "temporary"):
            self.temporary.cleanup()


def why_pure() -> str:
    """Why nothing can be compiled; empty if it can."""
    if os.environ.get("ROUNDHOUSE_PURE") == "1":
        return "ROUNDHOUSE_PURE is set"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if not shutil.which(compiler.split()[0]):
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"Python's headers are missing ({header})"


def refuse_short(folder: Path) -> None:
    for path in folder.rglob("*.c"):
        if found := SHORT.search(path.read_text("utf-8")):
            raise ValueError(f"a shift within 32 bits, in {path}: {found[0].strip()}")


def library_of(path: Path) -> Path:
    """A game is one library with all its packages; elsewhere each package is one."""
    return Path(*path.parts[:3]) if path.parts[1] == "games" else path.parent


def by_library(path: Path) -> tuple[Path, Path]:
    return library_of(path), path


def modules(config: dict[str, Any]) -> list[Path]:
    """What is compiled, seen from `src`: library by library."""
    skipped = {path for glob in config["interpreted"] for path in Path().glob(glob)}
    found = {path for glob in config["compiled"] for path in Path().glob(glob)} - skipped
    return sorted(found, key=by_library)


def reading(root: Path, cache: Path) -> list[str]:
    """What mypy is told: `make check` judges what is only read here, and what that imports may be
    missing where a wheel is built."""
    settings = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={cache}"]
    return [*settings, "--follow-imports=silent"]


def compile_modules(
    root: Path, config: dict[str, Any], scratch: Path, level: str
) -> dict[str, str]:
    """Compiles outside the source tree, where a library would shadow its source.

    Returns each library's path and its place in the wheel. A game is one library: as fast
    as a single one for all, and libraries compile side by side.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with contextlib.chdir(root / "src"):
        found = modules(config)
        packages: list[tuple[list[str], str | None]] = [
            (list(map(str, together)), ".".join([*package.parts, "engine"]))
            for package, together in groupby(found, key=library_of)
        ]
        translate = partial(
            mypycify,
            reading(root, scratch / "types") + list(map(str, found)),
            separate=packages,
            opt_level=level,
            debug_level="0",
            target_dir=str(scratch / "c"),
        )
        try:
            extensions = translate()
        except ValueError:  # it can't read numbers of unchanged classes back from its own cache
            shutil.rmtree(scratch / "types")
            extensions = translate()
        refuse_short(scratch / "c")
        if os.name == "posix":
            for extension in extensions:
                # a list of its own: the extensions share one
                extension.extra_compile_args = [*extension.extra_compile_args, *INLINED, *SAME]
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.build_lib = str(scratch / "libraries")
        command.build_temp = str(scratch / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    return {path: str(Path(path).relative_to(command.build_lib)) for path in command.get_outputs()}
