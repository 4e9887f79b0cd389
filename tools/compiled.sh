#!/usr/bin/env bash
# Build the compiled wheel into a new venv outside the source tree, run the whole test-suite against it, and measure it
# beside the pure build in .venv. Fails if a test fails, if the digests differ, or below 1.4 × the pure build.
#
#   tools/compiled.sh [FOLDER]     FOLDER keeps the venv; without one it is made in a temporary place and removed
set -euo pipefail
cd "$(dirname "$0")/.."
pure=.venv/bin/python
if [ $# -gt 0 ]; then
    work=$1
    mkdir -p "$work"
else
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi

echo "Building into $work ..."
"$pure" -m venv --clear "$work/venv"
compiled=$work/venv/bin/python
MATANUI_MYPYC=1 MATANUI_NO_WEB=1 "$compiled" -m pip install -qq --disable-pip-version-check -c constraints.txt \
    ".[postgres]" pytest pytest-xdist hypothesis
built() { "$1" -c 'import matanui.core.flow as flow; print(flow.__file__.rpartition(".")[2])'; }
[ "$(built "$pure")" = py ] || { echo "$pure does not have the pure build." >&2; exit 1; }
[ "$(built "$compiled")" != py ] || { echo "The wheel is not compiled." >&2; exit 1; }

echo "Digest of forty games ..."
expected=$("$pure" tools/digest.py)
found=$("$compiled" tools/digest.py)
echo "pure $expected, compiled $found"
[ "$expected" = "$found" ]

echo "Tests ..."
"$compiled" -m pytest -q -n 2

echo "Speed ..."
"$compiled" bench/engine.py --only makuta --pure "$pure"
