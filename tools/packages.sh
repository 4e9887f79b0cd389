#!/usr/bin/env bash
# What the tests want and pip cannot bring: Debian's PostgreSQL and Chromium; and the same Chromium without a window, which
# is quicker, but not missed if it cannot be had. Says and does nothing if they are there.
set -euo pipefail

needed=()
better=()
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || needed+=(postgresql)
[ -x /usr/bin/chromium ] || needed+=(chromium)
[ -x /usr/bin/chromium-headless-shell ] || better+=(chromium-headless-shell)
wanted=("${needed[@]}" "${better[@]}")
if [ ${#wanted[@]} -eq 0 ]; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    [ ${#needed[@]} -gt 0 ] || exit 0
    echo "Only root can install what is missing: apt-get install ${needed[*]}" >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! { apt-get update -qq && apt-get install -qq -y --no-install-recommends "${wanted[@]}"; } >"$log" 2>&1; then
    [ ${#needed[@]} -gt 0 ] || exit 0
    cat "$log" >&2
    exit 1
fi
