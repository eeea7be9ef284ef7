"""Let a bot of this version play against a bot of another installed version, on paired deals.

    python bench/versions.py OTHER lexicon expert expert --pairs 500 --seed 1
    python bench/versions.py OTHER lexicon expert planner --whole-games --pairs 200 --seed 1
    python bench/versions.py OTHER lexicon expert expert --players 4 --pairs 100 --seed 1

OTHER is the `lexicon-fast` program of the other version. The first bot is of this version; the
second is of the other one, which answers over the protocol. With more than two players, the second
bot has all seats but one. Each deal is played in all rotations of the seats. Prints a line of JSON:
the win share of the first bot, the points that it gains on the others (on average) in a round or
game, both with 99% intervals, and the CPU time of each bot's moves. Needs Linux. Results next to
0.1.0 are in bench/results/versions.jsonl, those of three and more players in players.jsonl. Lines
there with "whole_games" have the gain with the opposite sign: -33.07 means that the first bot
gained 33.07 points. They were written before this was corrected.

A long match can be continued: with --parts FILE, each part of 25 deals is added to the file when
it is done, and parts of the same match that are there are not played again.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from cpu_time import MeasuredBot

import lexicon_fast
from lexicon_fast.arena.match import Match, Players
from lexicon_fast.arena.statistics import ratio, share
from lexicon_fast.client import Engine

_TICKS = os.sysconf("SC_CLK_TCK")
_CONFIDENCE = 0.99
#: Deals of a task; each task starts an engine of the other version.
_TASK = 25


class _There:
    """A bot of the other version."""

    def __init__(self, engine: Engine, game: str, spec: str) -> None:
        self._engine, self._game, self._spec = engine, game, spec
        self._before: float | None = None
        self.moves = 0

    @property
    def cpu_seconds(self) -> float:
        return self._used() - (self._before or 0.0)

    def choose(self, observation: Any, seed: int) -> Any:
        action = self._move(observation, seed)
        if self._before is None:  # the first move has loaded the dictionary
            self._before = self._used()
        else:
            self.moves += 1
        return action

    def _move(self, observation: Any, seed: int) -> Any:
        return self._engine.bot_move(observation, self._spec, game=self._game, seed=seed).action

    def _used(self) -> float:
        fields = Path(f"/proc/{self._engine.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS


def play(program: str, match: Match, first: int, last: int) -> dict[str, Any]:
    """Play deals. Return the results of each, and the CPU time and moves of both bots."""
    players = Players(match)
    # PYTHONPATH would make the other program import this version.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with Engine.popen([program, "engine"], timeout=600, env=env) as engine:
        here, there = MeasuredBot(players.bots[0]), _There(engine, match.game, match.bots[1])
        players.bots = [here, *[there] * (len(match.bots) - 1)]  # type: ignore[list-item]
        deals = [players.deal(number).played for number in range(first, last + 1)]
        return {
            "version": engine.version,
            "deals": [
                [
                    (each.wins[0], sum(each.wins), each.points, each.rounds, each.guards)
                    for each in deal
                ]
                for deal in deals
            ],
            "cpu_seconds": [here.cpu_seconds, there.cpu_seconds],
            "moves": [here.moves, there.moves],
        }


def gained(game: str, points: Sequence[int]) -> float:
    """Return the points by which the first bot did better than the others did on average.

    Points of Lexicon are cards left in hands, also as the scores of complete games, so fewer are
    better.
    """
    behind = sum(points[1:]) / (len(points) - 1) - points[0]
    return behind if game == "lexicon" else -behind


def _tasks(pairs: int) -> Iterator[tuple[int, int]]:
    for first in range(1, pairs + 1, _TASK):
        yield first, min(first + _TASK - 1, pairs)


def _settings(match: Match) -> dict[str, Any]:
    return {
        "game": match.game,
        "bots": list(match.bots),
        "here": lexicon_fast.__version__,
        "options": match.options,
        "words": Path(match.words).stem,
        "seed": match.seed,
    }


def read_parts(file: Path | None, match: Match) -> dict[tuple[int, int], dict[str, Any]]:
    """Return the parts of this match in the file: first and last deal -> results.

    Raises SystemExit if a line is not a part, for example because it was not completely written.
    """
    if file is None or not file.exists():
        return {}
    found = {}
    settings = _settings(match)
    for number, line in enumerate(file.read_text().splitlines(), 1):
        try:
            part = json.loads(line)
            if part["match"] == settings:
                found[tuple(part["numbers"])] = part
        except (ValueError, TypeError, KeyError):
            raise SystemExit(
                f"{file}, line {number} is not a part of a match; remove it and run this again"
            ) from None
    return found


def run(
    program: str, match: Match, pairs: int, processes: int, file: Path | None = None
) -> dict[str, Any]:
    """Play all deals whose results are not in the file. Return what is printed."""
    parts = read_parts(file, match)
    with ProcessPoolExecutor(processes) as pool:
        waiting = {
            pool.submit(play, program, match, *numbers): numbers
            for numbers in _tasks(pairs)
            if numbers not in parts
        }
        for done in as_completed(waiting):
            numbers = waiting[done]
            parts[numbers] = {"match": _settings(match), "numbers": numbers, **done.result()}
            if file is not None:
                with file.open("a") as lines:
                    lines.write(json.dumps(parts[numbers]) + "\n")
    tasks = [parts[numbers] for numbers in _tasks(pairs)]
    deals = [deal for task in tasks for deal in task["deals"]]
    won = [sum(each[0] for each in deal) for deal in deals]
    decided = [sum(each[1] for each in deal) for deal in deals]
    gains = [sum(gained(match.game, points) for _, _, points, _, _ in deal) for deal in deals]
    win_share = share(won, decided, _CONFIDENCE)
    gain = ratio(gains, [len(deal) for deal in deals], _CONFIDENCE)
    moves = [sum(task["moves"][i] for task in tasks) for i in (0, 1)]
    seconds = [sum(task["cpu_seconds"][i] for task in tasks) for i in (0, 1)]
    return {
        "game": match.game,
        "bots": list(match.bots),
        "versions": [lexicon_fast.__version__, tasks[0]["version"]],
        "options": match.options,
        "words": Path(match.words).stem,
        "seed": match.seed,
        "pairs": pairs,
        "decided": sum(decided),
        "guards": sum(each[4] for deal in deals for each in deal),
        "rounds": sum(each[3] for deal in deals for each in deal),
        "confidence": _CONFIDENCE,
        "win_share": [round(x, 4) for x in (win_share.value, win_share.low, win_share.high)],
        "gain": [round(x, 2) for x in (gain.value, gain.low, gain.high)],
        "cpu_ms_per_move": [round(1000 * s / m, 3) for s, m in zip(seconds, moves, strict=True)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", help="`lexicon-fast` of the other version")
    parser.add_argument("game", choices=["lexicon", "scrabble", "lexibomb"])
    parser.add_argument("bots", nargs=2, help="of this version, and of the other one")
    parser.add_argument("--players", type=int, default=2, help="with the second bot in N - 1 seats")
    parser.add_argument("--pairs", type=int, default=200, help="number of deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--words", default="enable")
    parser.add_argument("--whole-games", action="store_true", help="of Lexicon")
    parser.add_argument("--parts", type=Path, metavar="FILE", help="continue a match from FILE")
    parser.add_argument("-j", "--processes", type=int, default=2)
    given = parser.parse_args()
    options = {"whole_games": True} if given.whole_games else {}
    match = Match(
        game=given.game,
        bots=(given.bots[0], *[given.bots[1]] * (given.players - 1)),
        words=given.words,
        seed=given.seed,
        options=options,
    )
    print(json.dumps(run(given.program, match, given.pairs, given.processes, given.parts)))


if __name__ == "__main__":
    main()
