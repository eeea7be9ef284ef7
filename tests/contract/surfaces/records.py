"""Records of games: those of 0.1.0 hold, and the same seeds give the same records.

`program` names the version, and `chain` is a checksum over all lines, so both differ between
versions; that a record written now holds is checked with `replay --check`.
"""

from __future__ import annotations

import json
from typing import Any

from surfaces.work import Work, line_of

#: Matches of bots: what writes their records.
MATCHES = {
    "lexicon": "planner greedy random --pairs 1 --whole-games --no-strict",
    "scrabble": "static greedy --pairs 1 --challenge double",
    "lexibomb": "odds greedy --pairs 1 -w enable",
}


def record(work: Work) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for path in sorted((work.folder / "records").iterdir()):
        ran = work.run("replay", "--check", f"records/{path.name}")
        found[f"replay --check {path.name}"] = ran.code
    for game, bots in MATCHES.items():
        target = f"{game}.jsonl"
        args = f"match {game} {bots} --seed 5 -j 1 --record {target}"
        work.run(*args.split())
        text = (work.folder / target).read_text(encoding="utf-8")
        found[args] = {
            "lines": [_line(line) for line in text.splitlines()],
            "replay --check": work.run("replay", "--check", target).code,
        }
    return found


def _line(line: str) -> str:
    event = json.loads(line)
    assert isinstance(event.pop("chain"), str)
    if "program" in event:
        name, _, _ = event["program"].partition(" ")
        event["program"] = f"{name} VERSION"
    return line_of(event)
