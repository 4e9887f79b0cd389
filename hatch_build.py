"""Build hook: pure wheels by default; with MATANUI_MYPYC=1 the engine is compiled into the wheel as well.

The modules to compile are listed in pyproject.toml, [tool.matanui] mypyc. They become one mypyc group.
Compiling happens in a copy of the sources, never in the source tree: an .so beside a .py would win there.
"""

import atexit
import contextlib
import os
import shutil
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = "mypy[mypyc]==2.4.1"
GROUP = "matanui"  # gives matanui__mypyc.*.so; were it inside the package, mypyc would get __file__ wrong


class Engine(BuildHookInterface):  # type: ignore[type-arg]
    """Put compiled engine modules into the wheel, next to their sources."""

    def dependencies(self) -> list[str]:
        """The compiler, and what the engine imports so that its types are known; nothing for a pure wheel."""
        return [COMPILER, *self.metadata.core.dependencies] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile if asked to. An editable install is always pure."""
        if not wanted() or version == "editable":
            return
        paths = listed(Path(self.root))
        work = Path(tempfile.mkdtemp(prefix="matanui-mypyc-"))
        atexit.register(shutil.rmtree, work, ignore_errors=True)  # the wheel is written after this function
        shutil.copytree(Path(self.root, "src"), work / "src", ignore=shutil.ignore_patterns("*.so"))
        for library in compile_group(work, paths):
            build_data["force_include"][str(library)] = library.relative_to(work / "out").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    """Whether this build was asked to compile."""
    return os.environ.get("MATANUI_MYPYC") == "1"


def listed(root: Path) -> list[str]:
    """Paths below src of the modules to compile."""
    modules = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["matanui"]["mypyc"]
    paths = {module: module.replace(".", "/") + ".py" for module in modules}
    if missing := [module for module, path in paths.items() if not (root / "src" / path).is_file()]:
        raise SystemExit(f"[tool.matanui] mypyc lists modules that are not in src: {', '.join(missing)}.")
    return list(paths.values())


def compile_group(work: Path, paths: list[str]) -> list[Path]:
    """Compile these modules of work/src into work/out and return the shared libraries."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    with contextlib.chdir(work / "src"):
        arguments = ["--config-file=", f"--cache-dir={work / 'cache'}", *paths]
        extensions = mypycify(arguments, group_name=GROUP, debug_level="0", target_dir=str(work / "c"))
        command = Distribution({"name": "matanui", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(work / "out"), str(work / "o")
        command.ensure_finalized()
        command.run()
    return sorted(path for path in (work / "out").rglob("*") if path.suffix in {".so", ".pyd"})
