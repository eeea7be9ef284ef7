"""Count the turns of Lexicon in which all cards are known, and what the search of the rest changes.

    python bench/studies/lexicon_endgame.py [--rounds N] [--ruleset FILE]

`expert` plays rounds of two against itself; round i is dealt with seed i (ENABLE). Each turn is
also decided by `expert:endgame=false`. Times are processor times. Raw results are in
results/lexicon-endgame.txt.

Study of 2026-11-25, commit 572eb56b.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path

from lexicon_fast import Dictionary, lexicon
from lexicon_fast.bots import bot
from lexicon_fast.bots.lexicon.beliefs import hidden_cards
from lexicon_fast.bots.lexicon.endgame import result_of, search_endgame
from lexicon_fast.bots.lexicon.native import NativeRules
from lexicon_fast.games.lexicon.rules import AnyRuleset


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--ruleset", type=Path)
    options = parser.parse_args()
    words = Dictionary.load("enable")
    rules: AnyRuleset = options.ruleset or "waddingtons"
    native, expert = NativeRules(words), bot("expert", words)
    before = bot("expert:endgame=false", words)
    counts: Counter[str] = Counter()
    times: dict[str, float] = dict.fromkeys(("known", "with", "without"), 0.0)
    for seed in range(options.rounds):
        round_ = lexicon.Round(words, seed=seed, ruleset=rules)
        while (mover := round_.current_player()) is not None:
            if round_.phase == "challenge":
                round_.apply(lexicon.ACCEPT)
                continue
            seen = round_.observation(mover)
            begin = time.process_time()
            chosen = expert.choose(seen, seed)
            middle = time.process_time()
            other = before.choose(seen, seed)
            times["without"] += time.process_time() - middle
            times["with"] += middle - begin
            counts["turns"] += 1
            own = native.of(seen)
            begin = time.process_time()
            search = search_endgame(
                seen, own, hidden_cards(seen, words, own), worth=None, win_bonus=0.0
            )
            if search is not None:
                found = result_of(search)
                counts["known"] += 1
                counts["solved"] += found.solved
                counts["exact"] += found.exact
                counts["changed"] += chosen != other
                times["known"] += time.process_time() - begin
            round_.apply(chosen)
    turns, known = counts["turns"], counts["known"]
    print(
        f"{options.ruleset.name if options.ruleset else rules}: {options.rounds} rounds,"
        f" {turns} turns; all cards known in {known}, solved {counts['solved']}"
        f" (with an exact value {counts['exact']}), another action in {counts['changed']};"
        f" {1e3 * times['known'] / max(known, 1):.1f} ms per search,"
        f" {1e3 * times['with'] / turns:.2f} ms per move,"
        f" {1e3 * times['without'] / turns:.2f} with endgame=false"
    )


if __name__ == "__main__":
    main()
