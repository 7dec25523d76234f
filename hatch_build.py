"""Puts the engine into the wheel compiled by mypyc; without a C compiler the wheel is pure.

ROUNDHOUSE_PURE=1 compiles nothing, ROUNDHOUSE_OPT is the C compiler's level (3 if unset).
What is compiled stands in pyproject.toml. The sources go into the wheel too.
"""

import contextlib
import os
import shutil
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        return [] if why_pure() else ["mypy[mypyc]>=2"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if why := why_pure():
            self.app.display_warning(f"pure wheel, the engine will be slow: {why}")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="roundhouse-")
        source, built = Path(self.root, "src"), Path(self.scratch.name, "lib")
        compile_into(built, source, chosen(source, self.config), Path(self.root, "pyproject.toml"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(built.rglob("*.*")):
            build_data["force_include"][str(library)] = str(library.relative_to(built))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if not build_data["pure_python"]:
            self.scratch.cleanup()


def why_pure() -> str:
    """Why nothing can be compiled; empty if it can."""
    if os.environ.get("ROUNDHOUSE_PURE") == "1":
        return "ROUNDHOUSE_PURE is set"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if not shutil.which(compiler.split()[0]):
        return f"no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"no Python headers ({header})"


def chosen(source: Path, config: dict[str, Any]) -> list[str]:
    """The modules to compile, in a fixed order."""
    compiled = {path for glob in config["compiled"] for path in source.glob(glob)}
    interpreted = {path for glob in config["interpreted"] for path in source.glob(glob)}
    return sorted(str(path.relative_to(source)) for path in compiled - interpreted)


def compile_into(built: Path, source: Path, modules: list[str], settings: Path) -> None:
    """Compiles outside the source tree, so that no library lies beside a source and shadows it."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with contextlib.chdir(source):
        extensions = mypycify(
            [f"--config-file={settings}", f"--cache-dir={built.with_name('cache')}", *modules],
            opt_level=os.environ.get("ROUNDHOUSE_OPT", "3"),
            target_dir=str(built.with_name("c")),
            group_name="roundhouse.engine",
        )
        command = build_ext(Distribution({"name": "roundhouse", "ext_modules": extensions}))
        command.build_lib = str(built)
        command.build_temp = str(built.with_name("objects"))
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
