#!/usr/bin/env bash
# What the tests want and pip cannot bring: Debian's PostgreSQL and Chromium. Says and does nothing if they are there.
set -euo pipefail

wanted=()
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || wanted+=(postgresql)
[ -x /usr/bin/chromium ] || wanted+=(chromium)
if [ ${#wanted[@]} -eq 0 ]; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "Only root can install what is missing: apt-get install ${wanted[*]}" >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! { apt-get update -qq && apt-get install -qq -y --no-install-recommends "${wanted[@]}"; } >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
