"""Puts the engine into the wheel compiled by mypyc; without a C compiler the wheel is pure.

pyproject.toml lists what is compiled; the sources go into the wheel too. What can't be compiled
after all is installed as it is, with a warning. Environment: ROUNDHOUSE_PURE=1 compiles nothing,
ROUNDHOUSE_STRICT=1 fails where compiling fails, ROUNDHOUSE_OPT is the C compiler's level (3 if
unset), ROUNDHOUSE_SCRATCH is a folder to keep, so that the next build compiles only what changed.
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

# Nothing outside calls a library's functions by name, so small ones may be put in place: a
# twentieth faster. Microsoft's compiler does so by itself.
INLINED = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
# No product and sum in one step, rounded once, where a machine has that: bots would play otherwise.
SAME = ["-ffp-contract=off"]
# A number known beforehand is C's int, and shifted within 32 bits; see kernel/bits.py.
SHORT = re.compile(r"^.* = -?\d+ << cpy_r_.*$", re.M)


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
        skipped = {path for glob in config["interpreted"] for path in Path().glob(glob)}
        found = {path for glob in config["compiled"] for path in Path().glob(glob)} - skipped
        packages: list[tuple[list[str], str | None]] = [
            (list(map(str, modules)), ".".join([*package.parts, "engine"]))
            for package, modules in groupby(sorted(found, key=by_library), key=library_of)
        ]
        settings = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={scratch / 'types'}"]
        translate = partial(
            mypycify,
            settings + [module for modules, _ in packages for module in modules],
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
                extension.extra_compile_args += INLINED + SAME
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.build_lib = str(scratch / "libraries")
        command.build_temp = str(scratch / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    return {path: str(Path(path).relative_to(command.build_lib)) for path in command.get_outputs()}
