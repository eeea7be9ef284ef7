"""Rate all bots of all games: play matches of neighbours on paired deals, and fit Elo ratings.

    python bench/strength.py --minutes 60               # play on for an hour; save after each step
    python bench/strength.py --only scrabble --deals 100
    python bench/strength.py --table                    # print the ladders from the saved matches
    python bench/strength.py --page                     # write them into docs/strength.md

A ladder is a list of bots of which each plays against the next one and the one after that. Their
matches grow in turns: the next deals are played where they narrow the intervals most for their
time, until each match has --deals deals. Stop at any time; the next run continues. Each deal is
played in both seatings, and each match has deals of its own: `lexicon-fast match` with the seed of
a match plays the same deals. Apart from CPU times, results are the same on every machine; only the
number of deals depends on the time given. Raw results are in bench/results/ladder.jsonl.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from cpu_time import MeasuredBot
from page import filled

from lexicon_fast import __version__
from lexicon_fast.arena.match import Match, Players
from lexicon_fast.arena.ratings import PairResults, connected, fit
from lexicon_fast.arena.statistics import Estimate

sys.path.append(str(Path(__file__).resolve().parent / "peers"))

RESULTS = Path(__file__).parent / "results" / "ladder.jsonl"
PAGE = Path(__file__).parents[1] / "docs" / "strength.md"

#: Differs from the seed of the matches that levels were tuned with.
SEED = 2026
CONFIDENCE = 0.99


class Ladder(NamedTuple):
    """The bots of a game and how they are compared.

    names: of the bots, from the weakest to the strongest by expectation, so that each is next to
    bots of similar strength; top: the level that is the same bot as the last one; zero: the bot
    with rating 0; whole_games: True for complete games of Lexicon.
    """

    game: str
    words: str
    names: str
    top: str = "level10"
    zero: str = "greedy"
    whole_games: bool = False

    @property
    def bots(self) -> list[str]:
        return self.names.split()

    def matches(self) -> Iterator[tuple[str, str]]:
        """Yield the pairs of bots that play, the stronger one first."""
        bots = self.bots
        for at, weaker in enumerate(bots):
            for stronger in bots[at + 1 : at + 3]:
                yield stronger, weaker
        level = [each for each in bots if each.startswith("level")][-1]
        if level not in bots[-3:]:  # the step to the highest level, which is the last bot
            yield bots[-1], level


LADDERS = {
    "lexicon": Ladder(
        "lexicon",
        "enable",
        "level1 level2 level3 level4 random level5 level6 level7 greedy level8 level9 planner"
        " neural expert",
    ),
    "lexicon-games": Ladder(
        "lexicon",
        "enable",
        "level6 level7 greedy level8 level9 planner neural expert",
        whole_games=True,
    ),
    "scrabble": Ladder(
        "scrabble",
        "enable",
        "level1 level2 level3 level4 level5 level6 level7 level8 greedy level9 static sim",
    ),
    "lexibomb": Ladder(
        "lexibomb",
        "2of12inf",
        "level1 level2 level3 level4 level5 level6 greedy level7 level8 odds level9 expert",
    ),
}

#: CPU seconds of a step: the deals that are played before results are saved.
_STEP_SECONDS = 20.0

Key = tuple[str, str, str]


def seed_of(name: str, first: str, second: str) -> int:
    """Return the seed of a match: no two matches have the same deals."""
    return crc32(f"{SEED} {name} {first} {second}".encode())


def new_match(name: str, first: str, second: str) -> dict[str, Any]:
    """Return a match without deals, as it is saved.

    deals: of each deal, the wins of the first bot (a draw is half a win) and the decided games or
    rounds; points: of both bots, added up; rounds: all that were played, also undecided ones.
    """
    ladder = LADDERS[name]
    return {
        "ladder": name,
        "version": __version__,
        "game": ladder.game,
        "bots": [first, second],
        "words": ladder.words,
        "options": {"whole_games": True} if ladder.whole_games else {},
        "seed": seed_of(name, first, second),
        "played": 0,
        "rounds": 0,
        "points": [0, 0],
        "moves": [0, 0],
        "cpu_seconds": [0.0, 0.0],
        "deals": [],
    }


def play(match: dict[str, Any], count: int) -> None:
    """Play more deals of a match and add their results to it.

    Returns after fewer deals if they take much longer than a step.
    """
    players = Players(
        Match(
            game=match["game"],
            bots=tuple(match["bots"]),
            words=match["words"],
            seed=match["seed"],
            options=match["options"],
        )
    )
    bots = [MeasuredBot(bot) for bot in players.bots]
    players.bots = bots  # type: ignore[assignment]
    start = time.process_time()
    for _ in range(count):
        deal = players.deal(len(match["deals"]) + 1).played
        match["deals"].append(
            [sum(each.wins[0] for each in deal), sum(sum(each.wins) for each in deal)]
        )
        match["played"] += len(deal)
        match["rounds"] += sum(each.rounds for each in deal)
        for bot in (0, 1):
            match["points"][bot] += sum(each.points[bot] for each in deal)
        if time.process_time() - start > 2 * _STEP_SECONDS:
            break
    for bot, measured in enumerate(bots):
        match["moves"][bot] += measured.moves
        match["cpu_seconds"][bot] += round(measured.cpu_seconds, 3)


def saved() -> dict[Key, dict[str, Any]]:
    """Return the saved matches by ladder and bots."""
    lines = RESULTS.read_text().splitlines() if RESULTS.exists() else []
    found = [json.loads(line) for line in lines]
    return {(each["ladder"], *each["bots"]): each for each in found}


def save(matches: dict[Key, dict[str, Any]]) -> None:
    """Write all matches; a crash leaves the old or the new file."""
    order = [(name, *pair) for name, ladder in LADDERS.items() for pair in ladder.matches()]
    keys = [*(key for key in order if key in matches), *sorted(set(matches) - set(order))]
    part = RESULTS.with_suffix(".part")
    part.write_text("".join(json.dumps(matches[key]) + "\n" for key in keys))
    os.replace(part, RESULTS)


def cost(match: dict[str, Any]) -> float:
    """Return the CPU seconds of a deal."""
    return float(sum(match["cpu_seconds"])) / max(1, len(match["deals"]))


def run(names: list[str], deals: int, minutes: float) -> None:
    """Play the matches of ladders until each has `deals` deals or the time is up."""
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        matches = saved()
        waiting = []
        for name in names:
            for pair in LADDERS[name].matches():
                match = matches.setdefault((name, *pair), new_match(name, *pair))
                if len(match["deals"]) < deals:
                    waiting.append(match)
        if not waiting:
            return
        # The sum of variances is least for a given time if deals are proportional to
        # 1 / sqrt(time of a deal), so that this product is the same in all matches.
        match = min(waiting, key=lambda each: len(each["deals"]) ** 2 * cost(each))
        done = len(match["deals"])
        # Twice as many deals as before, or as many as a step has time for.
        count = min(max(2, done), deals - done)
        if done:
            count = min(count, max(1, int(_STEP_SECONDS / max(cost(match), 1e-3))))
        play(match, count)
        save({key: each for key, each in matches.items() if each["deals"]})
        won, decided = (sum(each[i] for each in match["deals"]) for i in (0, 1))
        print(
            f"{match['ladder']}: {' '.join(match['bots'])}: {len(match['deals'])} deals,"
            f" won {won:g} of {decided:g}, {cost(match):.2f} s a deal",
            flush=True,
        )


def pair_results(matches: Iterable[dict[str, Any]]) -> list[PairResults]:
    """Return the results of matches, for the fit."""
    return [PairResults(tuple(each["bots"]), *zip(*each["deals"], strict=True)) for each in matches]


def ladder_rows(name: str, matches: dict[Key, dict[str, Any]]) -> list[str]:
    """Return the ladder of a game as Markdown, from its matches."""
    ladder = LADDERS[name]
    played = [match for key, match in matches.items() if key[0] == name]
    if not played:
        return ["No matches yet."]
    rated, inside = connected(pair_results(played), ladder.zero)
    ratings = fit(inside, ladder.zero, CONFIDENCE)
    lines = [
        "| rank | bot | Elo (99% interval) | above the next bot (99% interval) | deals"
        " | CPU ms per move |",
        "|--:|---|---|---|--:|--:|",
    ]
    for rank, bot in enumerate(ratings.bots, 1):
        own = [(each, each["bots"].index(bot)) for each in played if bot in each["bots"]]
        seconds = sum(match["cpu_seconds"][at] for match, at in own)
        moves = sum(match["moves"][at] for match, at in own)
        next_bots = ratings.bots[rank : rank + 1]
        cells = [
            str(rank),
            f"`{bot}`, `{ladder.top}`" if bot == ladder.bots[-1] else f"`{bot}`",
            "0" if bot == ladder.zero else interval(ratings[bot]),
            *(interval(ratings.difference(bot, each)) for each in next_bots or ()),
            *[""] * (not next_bots),
            f"{sum(len(match['deals']) for match, _ in own):,}",
            f"{1000 * seconds / max(1, moves):.1f}",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    for bot in sorted({bot for match in played for bot in match["bots"]} - set(rated)):
        lines.append(f"\n`{bot}` has won or lost all its games with these bots so far.")
    deals = [len(match["deals"]) for match in played]
    lines.append(
        f"\n{len(played)} matches of {min(deals):,} to {max(deals):,} deals, {sum(deals):,} in all,"
        f" by version {', '.join(sorted({match['version'] for match in played}))}."
        f" From [{RESULTS.name}](../bench/results/{RESULTS.name})."
    )
    return lines


def interval(value: Estimate) -> str:
    """Format an Elo difference with its interval."""
    if math.isnan(value.low):
        return f"{round(value.value):+d}"
    return f"{round(value.value):+d} ({round(value.low):+d} to {round(value.high):+d})"


def blocks() -> dict[str, Callable[[], list[str]]]:
    """Return the parts of the page: the ladders, the tables of levels, matches against MAGPIE."""
    import levels  # which uses this module
    import magpie_match

    ladders = {
        f"ladder_{name.replace('-', '_')}": partial(lambda name: ladder_rows(name, saved()), name)
        for name in LADDERS
    }
    return {**ladders, **levels.BLOCKS, **magpie_match.blocks()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(LADDERS), nargs="+", default=list(LADDERS))
    parser.add_argument("--deals", type=int, default=1000, help="deals of each match")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after this time")
    parser.add_argument("--table", action="store_true", help="print the saved results, play none")
    parser.add_argument("--page", action="store_true", help="update the page, play no match")
    given = parser.parse_args()
    if given.page:
        PAGE.write_text(filled(PAGE.read_text(), blocks()))
        return
    if not given.table:
        run(given.only, given.deals, given.minutes)
    for name in given.only:
        print("\n".join(["", name, "", *ladder_rows(name, saved())]))


if __name__ == "__main__":
    main()
