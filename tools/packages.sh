#!/usr/bin/env bash
# What the tests want and pip cannot bring: Debian's PostgreSQL. Says and does nothing if it is there.
set -euo pipefail

if compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "PostgreSQL is missing, and only root can install it: apt-get install postgresql" >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! { apt-get update -qq && apt-get install -qq -y --no-install-recommends postgresql; } >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
