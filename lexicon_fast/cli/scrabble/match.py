"""`lexicon-fast match scrabble`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import click

from lexicon_fast.cli.match import Wording, match_options, run
from lexicon_fast.cli.options import RulesetJson, examples, words_option
from lexicon_fast.cli.scrabble.rules import rules_of, rules_options

_CHALLENGE: Final = "void"


@click.command(
    "scrabble",
    epilog=examples(
        "lexicon-fast match scrabble static greedy",
        "lexicon-fast match scrabble sim:iterations=500 static --until-significant",
        "lexicon-fast match scrabble static greedy:words=2of12inf --challenge double",
        "lexicon-fast match scrabble static greedy --pairs 10 --record games.jsonl",
    ),
)
@words_option
@match_options
@rules_options(_CHALLENGE)
def command(
    ruleset: RulesetJson | None,
    layout: str | None,
    challenge: str | None,
    exchange_from: int | None,
    scoreless_turns: int | None,
    **options: Any,
) -> None:
    """Let 2 to 4 bots play Scrabble against each other.

    A BOT is a name, perhaps with options: greedy, greedy:words=2of12inf, sim:iterations=500.
    Bots: greedy, static, sim.

    Each deal is a whole game, played as often as there are bots: each bot starts once, and the
    tiles come out of the bag in the same order. The rating is the difference (Elo) to the others
    that would give that share of wins; moves/s are decisions by the time that the bot took. All
    intervals have the deal as unit. Same seed, same result, whatever -j is.

    --until-significant looks after each tenth of the deals, at levels that make all looks together
    as sure as one (alpha is spent as for O'Brien and Fleming's bounds), and stops when the best bot
    is better than each other; intervals are then widened accordingly.
    """
    rules = rules_of(
        ruleset,
        layout,
        usual=_CHALLENGE,
        challenge=challenge,
        exchange_from=exchange_from,
        scoreless_turns=scoreless_turns,
    )
    run(
        "scrabble",
        # The challenge is an option of the match: a known ruleset keeps its name in the results.
        {"ruleset": replace(rules, challenge="rules").to_json(), "challenge": rules.challenge},
        f"{rules.name}, challenge {rules.challenge}",
        Wording("game", "score", "spread a game"),
        **options,
    )
