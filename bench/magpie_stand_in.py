"""A program that answers MAGPIE's commands with the moves of `greedy`, for tests of bench/peers.

It writes each command to its standard error. The environment variable STAND_IN makes it fail in
games: "illegal", "crash", "silent", "peg" (a pre-endgame search that finds nothing).
"""

from __future__ import annotations

import dataclasses
import os
import re
import sys
from pathlib import Path

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.bots import bot

FAILURE = os.environ.get("STAND_IN", "")
RULES = dataclasses.replace(scrabble.ruleset("standard"), name="match", challenge="void")
#: The rack of the position in which the first moves are generated, before the games.
FIRST = "AEINRST"
ENDINGS = {"text2kwg": "kwg", "text2wordmap": "wmp", "csv2klv": "klv2"}


def observation(line: str) -> scrabble.Observation:
    """Return what a CGP shows."""
    board, racks, scores, scoreless = line.split()
    rows = [re.sub(r"\d+", lambda n: "." * int(n[0]), row) for row in board.split("/")]
    rack, other = racks.split("/")
    laid = sum(square != "." for row in rows for square in row)
    return scrabble.Observation(
        0,
        rack,
        tuple(rows),
        bag=0 if other else 100 - laid - len(rack) - 7,
        rack_sizes=(len(rack), len(other) or 7),
        scores=tuple(map(int, scores.split("/"))),
        to_move=0,
        scoreless=int(scoreless),
        ruleset=RULES.to_json(),
    )


def written(action: scrabble.AnyAction) -> str:
    """Write an action as MAGPIE does."""
    if FAILURE == "illegal":
        return "8H QQ"
    if isinstance(action, scrabble.Lay):
        apart = re.sub(r"\((\w+)\)", lambda part: "".join(f"({c})" for c in part[1]), action.word)
        return f"{action.at} {apart}"
    if isinstance(action, scrabble.Exchange):
        return f"(exch {action.tiles[::-1]})"
    return "pass"


def answer(command: str, move: str) -> str:
    """Return the output of a command."""
    if command == "generate":
        return f"1:  {move} AEINST 0 33.40\n\nShowing 1 of 15 plays\n"
    if command == "simulate":
        return f"1: {move}  66 - 68.77 3.3604\n2: 8C NONE 1\n\nShowing 2 of 15 plays\n"
    if command == "endgame":
        return f"Endgame (depth: 4, time: 0.1s)\nPlay  V  S\n{move} 26 185 13F H(E)LVINg 16\n"
    if command == "peg":
        wins = "-100.0" if FAILURE == "peg" else "50.0"
        return f"PEG (last completed stage 0)\n   1  {move}   0   0   0  {wins}   +0.0\n"
    return f"(error 1) unrecognized command or argument '{command}'\n"


def main() -> None:
    if sys.argv[1] == "convert":
        Path("data", "lexica", f"{sys.argv[3]}.{ENDINGS[sys.argv[2]]}").touch()
        return
    greedy = bot("greedy", Dictionary.load("enable"), "scrabble")
    sees = None
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        print(line.strip(), file=sys.stderr, flush=True)
        if command == "cgp":
            sees = observation(rest)
        elif command == "version":
            print("0.0.0", flush=True)
        elif command != "set":
            assert sees is not None
            if FAILURE == "crash" and sees.rack != FIRST:
                sys.exit(3)
            if FAILURE == "silent" and sees.rack != FIRST:
                sys.stdin.read()
            print(answer(command, written(greedy.choose(sees, seed=0))), end="", flush=True)


if __name__ == "__main__":
    main()
