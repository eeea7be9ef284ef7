"""Measure the value of seeing all cards: a Lexicon player who does plays against the planner.

    python bench/studies/lexicon_seeing.py [-j PROCESSES]        # about two minutes of CPU time

The player knows all hands and the order of the stock, and tries 24 candidates in each of two turns
against a copy of the planner. Raw results are in bench/results/lexicon-seeing.json; they are the
same on every machine.

Study of 2026-11-25, commit 48ec9e3f.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

from lexicon_fast import __version__
from lexicon_fast.arena.statistics import ratio, share

RESULTS = Path(__file__).parents[1] / "results" / "lexicon-seeing.json"

PAIRS, SEED = 300, 2026
OPTIONS = 24


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
        game = Round(dictionary, dealer=1, ruleset=strict, seed=SEED << 32 | number)
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


def run(processes: int) -> dict[str, object]:
    """Run the match of the player who sees all cards against the planner."""
    with ProcessPoolExecutor(processes) as pool:
        deals = list(pool.map(seeing_deal, range(PAIRS), chunksize=10))
    decided = [sum(win >= 0 for win in wins) for wins, _ in deals]
    won = [sum(win > 0 for win in wins) for wins, _ in deals]
    gains = [sum(gain) / 2 for _, gain in deals]
    found = share(won, decided, 0.99)
    mean = ratio(gains, [1] * len(gains), 0.99)
    return {
        "version": __version__,
        "seed": SEED,
        "pairs": PAIRS,
        "wins": sum(won),
        "decided": sum(decided),
        "win_share": {"value": found.value, "low": found.low, "high": found.high},
        "gain": {"value": mean.value, "low": mean.low, "high": mean.high},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-j", "--processes", type=int, default=2)
    text = json.dumps(run(parser.parse_args().processes), indent=1) + "\n"
    RESULTS.write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
