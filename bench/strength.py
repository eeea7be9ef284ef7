"""Measure how strong the bots are, in matches on paired deals, and the value of seeing all cards.

    python bench/strength.py                     # all; some hours on two cores, mostly for scrabble
    python bench/strength.py --only planner-greedy scrabble-static-greedy
    python bench/strength.py --table             # the tables of docs/strength.md from saved results

Raw results are in bench/results/strength.json. Every match is played by `lexicon-fast match`; all
but the one with a time limit have the same result on every machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results" / "strength.json"

#: Name -> arguments of `lexicon-fast match`.
MATCHES = {
    "greedy-random": "lexicon greedy random --pairs 1000 --seed 1",
    "planner-greedy": "lexicon planner greedy --pairs 1000 --seed 1",
    "planner-greedy-2of12inf": "lexicon planner greedy --pairs 1000 --seed 1 -w 2of12inf",
    "expert-greedy": "lexicon expert greedy --pairs 500 --seed 1",
    "expert-planner": "lexicon expert planner --pairs 1000 --seed 1",
    "expert-to-win-planner": "lexicon expert:win_bonus=200 planner --pairs 1000 --seed 1",
    "expert-1s-planner": "lexicon expert:seconds=1 planner --pairs 100 --seed 1",
    "three": "lexicon expert planner greedy --pairs 200 --seed 1",
    "four": "lexicon expert planner greedy random --pairs 100 --seed 1",
    "games": "lexicon expert planner --whole-games --pairs 200 --seed 1",
    "scrabble-static-greedy": "scrabble static greedy --pairs 1000 --seed 1",
    "scrabble-sim-static": "scrabble sim:iterations=1000 static --pairs 500 --seed 1",
    "lexibomb-odds-greedy": "lexibomb odds greedy --pairs 1000 --seed 1 -w 2of12inf",
    "lexibomb-expert-odds": "lexibomb expert odds --pairs 300 --seed 1 -w 2of12inf",
}

#: The match of a player who sees all cards against the planner.
SEEING_PAIRS, SEEING_SEED = 300, 1
OPTIONS = 24


def run_match(command: str) -> dict[str, Any]:
    """Return the result of a match, as `--format jsonl` prints it."""
    # 2of12inf is downloaded; without a network the shared copy serves.
    words = Path(__file__).parents[2] / "shared" / "words" / "2of12inf.txt"
    if words.exists():
        command = command.replace("-w 2of12inf", f"-w {words}")
    program = [sys.executable, "-m", "lexicon_fast", "match", *command.split()]
    program += ["--format", "jsonl", "--confidence", "0.99"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    used = result["dictionary"]
    used["name"] = Path(used["name"]).stem  # without a path of this machine
    return result


def seeing_deal(number: int) -> tuple[list[int], list[float]]:
    """Play a deal in both seatings; return wins and point difference of the player who sees all."""
    from lexicon_fast import Dictionary
    from lexicon_fast._native.lexicon.playouts import step
    from lexicon_fast.bots import bot
    from lexicon_fast.bots.lexicon.native import native_rules
    from lexicon_fast.games.lexicon.round import Round
    from lexicon_fast.games.lexicon.rules import WADDINGTONS

    dictionary = Dictionary.load("enable")
    strict = replace(WADDINGTONS, strict=True)
    planner = bot("planner", dictionary)
    rules = native_rules(strict, dictionary, 2)
    wins, gains = [], []
    for seat in (0, 1):
        game = Round(dictionary, dealer=1, ruleset=strict, seed=SEEING_SEED << 32 | number)
        while (player := game.current_player()) is not None:
            if player == seat:
                game.apply(_seeing(game, rules, seat, step))
            else:
                game.apply(planner.choose(game.observation(player), 0))
        wins.append(-1 if game.winner is None else int(game.winner == seat))
        points = game.returns()
        gains.append(points[seat] - points[1 - seat])
    return wins, gains


def _seeing(game, rules, seat, step):  # type: ignore[no-untyped-def]
    """Return the action of a player who knows every card.

    Each candidate is played out with the same player; the opponent follows the native planner.
    """
    from lexicon_fast._native.lexicon.rounds import Round
    from lexicon_fast.bots.lexicon.native import THOROUGH, action_from

    truth = Round(
        rules, list(game.hands), list(game.table), game.stock, game.pile, turn=seat, idle=game.idle
    )
    options, best = _best(truth, rules, seat, step, THOROUGH, depth=2)
    return action_from(options.actions()[best])


def _best(truth, rules, seat, step, policy, depth):  # type: ignore[no-untyped-def]
    """Return the candidate with the best result: wins first, then points."""
    from lexicon_fast._native.lexicon.playouts import Options

    options = Options(truth, policy, OPTIONS if depth > 1 else OPTIONS // 2)
    results = []
    for number in range(len(options)):
        after = options.after(number)
        results.append(_end(after, rules, seat, step, policy, depth - 1))
    return options, max(range(len(results)), key=lambda i: (results[i], -i))


def _end(state, rules, seat, step, policy, depth):  # type: ignore[no-untyped-def]
    """Return the result of a round: 1 won, 0 guard, -1 lost; and the point difference."""
    from lexicon_fast.bots.lexicon.native import QUICK
    from lexicon_fast.games.lexicon.rules import POINTS

    while not state.over:
        if state.turn == seat and depth:
            options, best = _best(state, rules, seat, step, policy, depth)
            state = options.after(best)
        else:
            step(state, QUICK)
    points = [sum(POINTS[card] for card in hand) for hand in state.hands]
    won = 0 if state.winner < 0 else 1 if state.winner == seat else -1
    return won, points[1 - seat] - points[seat]


def run_seeing() -> dict[str, object]:
    """Run the match of the player who sees all cards against the planner."""
    from lexicon_fast.bots.statistics import ratio, share

    with ProcessPoolExecutor() as pool:
        deals = list(pool.map(seeing_deal, range(SEEING_PAIRS), chunksize=10))
    decided = [sum(win >= 0 for win in wins) for wins, _ in deals]
    won = [sum(win > 0 for win in wins) for wins, _ in deals]
    gains = [sum(gain) / 2 for _, gain in deals]
    found = share(won, decided, 0.99)
    mean = ratio(gains, [1] * len(gains), 0.99)
    return {
        "pairs": SEEING_PAIRS,
        "wins": sum(won),
        "decided": sum(decided),
        "win_share": {"value": found.value, "low": found.low, "high": found.high},
        "gain": {"value": mean.value, "low": mean.low, "high": mean.high},
    }


def table(results: dict[str, dict]) -> str:  # type: ignore[type-arg]
    """Return the results as Markdown: a table for each game."""
    lexicon = rows_of("lexicon", results, "points a round")
    seeing = results.get("seeing")
    if seeing:
        won, gain = seeing["win_share"], seeing["gain"]
        lexicon.append(
            f"| a player who sees all cards, against planner | {seeing['pairs']:,}"
            f" | {seeing['decided']:,} of {2 * seeing['pairs']:,} | {won['value']:.1%}"
            f" ({won['low']:.1%} to {won['high']:.1%}) | {gain['value']:+.1f} to the planner's |"
        )
    boards = [
        line
        for game in ("scrabble", "lexibomb")
        for line in ["", *rows_of(game, results, "points a game; ms a move")]
    ]
    return "\n".join([*lexicon, *boards])


def rows_of(game: str, results: dict[str, dict], points: str) -> list[str]:  # type: ignore[type-arg]
    """Return the table of a game's matches; `points` is the heading of the last column."""
    lines = [
        f"| match | deals | decided | win share of each (99% interval) | {points} |",
        "|---|---|---|---|---|",
    ]
    for name, command in MATCHES.items():
        result = results.get(name)
        if result is None or not command.startswith(game):
            continue
        shares = "<br>".join(
            f"{row['bot']} {row['win_share']['value']:.1%}"
            f" ({row['win_share']['low']:.1%} to {row['win_share']['high']:.1%})"
            for row in result["rows"]
        )
        means = [f"{row['points']['value']:.1f}" for row in result["rows"]]
        if game != "lexicon":
            each = [1000 * row["seconds"] / row["decisions"] for row in result["rows"]]
            means = [f"{mean}; {ms:.1f}" for mean, ms in zip(means, each, strict=True)]
        decided = f"{result['decided']:,} of {result['rounds']:,}"
        if result["options"].get("whole_games"):
            decided = f"{result['decided']:,} games of {result['rounds']:,} rounds"
        lines.append(
            f"| `{command.removeprefix(game + ' ')}` | {result['deals']:,} | {decided}"
            f" | {shares} | {'<br>'.join(means)} |"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=[*MATCHES, "seeing"], nargs="+")
    parser.add_argument("--table", action="store_true", help="print the saved results")
    given = parser.parse_args()
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {"results": {}}
    if not given.table:
        for name in given.only or [*MATCHES, "seeing"]:
            print(name, flush=True)
            found = run_seeing() if name == "seeing" else run_match(MATCHES[name])
            kept["results"][name] = found
            kept["machine"] = {"processor": platform.machine(), "cores": os.cpu_count()}
            RESULTS.write_text(json.dumps(kept, indent=1) + "\n")
    print(table(kept["results"]))


if __name__ == "__main__":
    main()
