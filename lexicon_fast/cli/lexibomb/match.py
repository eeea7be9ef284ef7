"""`lexicon-fast match lexibomb`."""

from __future__ import annotations

from typing import Any

import click

from lexicon_fast.cli.lexibomb.rules import rules_of, rules_options, words_option
from lexicon_fast.cli.match import Wording, match_options, run
from lexicon_fast.cli.options import RulesetJson, examples


@click.command(
    "lexibomb",
    epilog=examples(
        "lexicon-fast match lexibomb odds greedy",
        "lexicon-fast match lexibomb expert:iterations=500 odds --until-significant",
        "lexicon-fast match lexibomb odds greedy --bombs 40",
        "lexicon-fast match lexibomb odds greedy --pairs 10 --record games.jsonl",
    ),
)
@words_option
@match_options
@rules_options
def command(
    words: str,
    ruleset: RulesetJson,
    bombs: int | None,
    exchange_from: int | None,
    zeros: int | None,
    **options: Any,
) -> None:
    """Let 2 to 4 bots play Lexibomb against each other.

    A BOT is a name, perhaps with options: greedy, odds:words=enable, expert:iterations=500.
    Bots: greedy, odds, expert.

    Each deal is a whole game, played as often as there are bots: each bot starts once, the tiles
    come out of the bag in the same order, and the bombs lie alike. The rating is the difference
    (Elo) to the others that would give that share of wins; moves/s are decisions by the time that
    the bot took. All intervals have the deal as unit. Same seed, same result, whatever -j is.

    --until-significant looks after each tenth of the deals, at levels that make all looks together
    as sure as one (alpha is spent as for O'Brien and Fleming's bounds), and stops when the best bot
    is better than each other; intervals are then widened accordingly.
    """
    rules = rules_of(ruleset, bombs, exchange_from, zeros)
    run(
        "lexibomb",
        {"ruleset": rules.to_json()},
        f"{rules.name}, {rules.bombs} bombs",
        Wording("game", "score", "spread a game"),
        words=words,
        **options,
    )
