"""Attack a server, and measure what honest clients notice.

    python -m campaigns.attack_server [ATTACK...] [--seconds 10] [--log FILE] [--server "-j 1"]

Without names, all attacks of the package `attacks` run, one after the other, each on a new server.
The log gets a JSON line per attack: count and latencies (p50, p99, max, in ms) of the honest
requests before, during and after the attack, failures by kind, resident memory in MB, and the
seconds until memory was within 20% of its level before (null: it did not return).
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from typing import Any

from campaigns.attacks import load
from campaigns.attacks.measure import METHODS, PHASES, measure


def line(found: dict[str, Any]) -> str:
    """Return a row of the table."""
    cells = [f"{found['attack']:18}"]
    for phase in PHASES[:2]:
        for method in METHODS:
            ms = found[phase].get(method, {}).get("p99", "-")
            cells.append(f"{ms:>9}")
        cells.append(f"{sum(found[phase]['failures'].values()):>7}")
    memory = found["memory_mb"]
    cells += [f"{memory[when]:>7.0f}" for when in ("before", "peak", "after")]
    return " ".join([*cells, f"{found['log_lines']:>6}"])


def main() -> None:
    """Run attacks, print a table, write the log."""
    attacks = load()
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(sorted(attacks)))
    parser.add_argument("--seconds", type=float, default=10.0, help="duration of each attack")
    parser.add_argument("--log", help="file to append JSON lines to")
    parser.add_argument("--server", default="", help="more options of the server")
    parser.add_argument("--label", default="", help="text for the log, like the version")
    options = parser.parse_args()
    if unknown := [name for name in options.attacks if name not in attacks]:
        parser.error(f"unknown attack {unknown[0]!r}; attacks: {', '.join(sorted(attacks))}")
    kinds = [f"{method.removeprefix('table.'):>9}" for method in METHODS] + [f"{'failed':>7}"]
    memory = [f"{when:>7}" for when in ("MB", "peak", "after")]
    print(" ".join([f"{'p99 in ms':18}", *kinds, *kinds, *memory, "   log"]), flush=True)
    for name in options.attacks or sorted(attacks):
        arguments = [*attacks[name].options, *shlex.split(options.server)]
        found = measure(name, arguments, options.seconds)
        print(line(found), flush=True)
        if options.log:
            with open(options.log, "a") as log:
                log.write(json.dumps({"label": options.label, **found}) + "\n")


if __name__ == "__main__":
    sys.exit(main())
