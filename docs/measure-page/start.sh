#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Start of ./jadoube to the first answer of its page, and its memory at rest with a page open.
# Usage: docs/measure-page/start.sh [RUNS]; needs curl and Linux's /proc. The jar must have been built.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
runs=${1:-9}
port=18960
./jadoube --version >/dev/null
data=$(mktemp -d) || exit 2
trap 'rm -rf "$data"' EXIT

now() { date +%s%N; }

for run in $(seq "$runs"); do
    begun=$(now)
    ./jadoube --port "$port" --data "$data" --fresh >/dev/null 2>&1 &
    pid=$!
    until curl -s -m 1 -o /dev/null "http://127.0.0.1:$port/"; do sleep 0.005; done
    echo "start $run: $((($(now) - begun) / 1000000)) ms"
    if [ "$run" = "$runs" ]; then
        curl -s -N -m 8 "http://127.0.0.1:$port/events" >/dev/null || true &
        sleep 6
        echo "memory with a page open: $(awk '/VmRSS/ {print $2}' "/proc/$pid/status") KiB"
    fi
    kill "$pid"
    wait "$pid" 2>/dev/null || true
done
