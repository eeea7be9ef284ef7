"""`lexicon-fast match lexicon`."""

from __future__ import annotations

from typing import Any

import click

from lexicon_fast.cli.match import Wording, match_options, run
from lexicon_fast.cli.options import (
    RulesetJson,
    examples,
    is_given,
    ruleset_name,
    ruleset_option,
    words_option,
)


@click.command(
    "lexicon",
    epilog=examples(
        "lexicon-fast match lexicon planner greedy --pairs 1000",
        "lexicon-fast match lexicon greedy greedy:words=2of12inf --no-strict",
        "lexicon-fast match lexicon planner greedy --whole-games --until-significant",
        "lexicon-fast match lexicon planner greedy random --record games.jsonl",
    ),
)
@words_option
@match_options
@ruleset_option
@click.option(
    "--strict/--no-strict",
    default=True,
    help="Refuse words that the dictionary lacks, in place of challenges. [default: --strict, or as"
    " a ruleset FILE says]",
)
@click.option("--whole-games", is_flag=True, help="Games until one is left, not single rounds.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    ruleset: RulesetJson,
    strict: bool,
    whole_games: bool,
    **options: Any,
) -> None:
    """Let 2 to 8 bots play Lexicon against each other.

    A BOT is a name, perhaps with options: greedy, greedy:words=2of12inf, expert:iterations=200.
    Bots: random, greedy, planner, expert.

    Each deal is played as often as there are bots, each bot in each seat once. A round is decided
    when a hand is emptied, not when the guard against endless exchanges ends it. Win shares are
    of the decided rounds; the rating is the difference (Elo) to the others that would give that
    share; moves/s are decisions by the time that the bot took. All intervals have the deal as unit.
    Same seed, same result, whatever -j is.

    --until-significant looks after each tenth of the deals, at levels that make all looks together
    as sure as one (alpha is spent as for O'Brien and Fleming's bounds), and stops when the best bot
    is better than each other; intervals are then widened accordingly.
    """
    if isinstance(ruleset, dict) and not is_given(ctx, "strict"):
        strict = ruleset["strict"]
    run(
        "lexicon",
        {"ruleset": ruleset, "strict": strict, "whole_games": whole_games},
        f"{ruleset_name(ruleset)}, {'strict' if strict else 'challenges'}",
        Wording("game" if whole_games else "round", "points", "points a round", guard=True),
        **options,
    )
