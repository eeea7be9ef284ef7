"""`lexicon-fast match lexicon`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.lexicon.rules import rules_options
from lexicon_fast.cli.match import MatchOptions, Setup, Wording, match_options, run
from lexicon_fast.cli.options import RulesetJson, ruleset_name, words_option

if TYPE_CHECKING:
    from lexicon_fast.cli.options import Decorator


whole_games_option: Decorator = click.option(
    "--whole-games", is_flag=True, help="Play games until one player is left, not single rounds."
)


def setup(ruleset: RulesetJson, strict: bool, whole_games: bool) -> Setup:
    """Return how matches by these rules start."""
    return Setup(
        "lexicon",
        {"ruleset": ruleset, "strict": strict, "whole_games": whole_games},
        f"{ruleset_name(ruleset)}, {'strict' if strict else 'challenges'}",
        Wording("game" if whole_games else "round", "points", "points a round", guard=True),
    )


@command(
    "lexicon-fast match lexicon planner greedy --pairs 1000",
    "lexicon-fast match lexicon greedy greedy:words=2of12inf --no-strict",
    "lexicon-fast match lexicon planner greedy --whole-games --until-significant",
    "lexicon-fast match lexicon planner greedy random --record games.jsonl",
    name="lexicon",
)
@words_option
@match_options
@rules_options(strict=True)
@whole_games_option
def command(ruleset: RulesetJson, strict: bool, whole_games: bool, **options: Any) -> None:
    """Play 2 to 8 bots against each other at Lexicon.

    A BOT is a name, optionally with options after a colon: greedy, greedy:words=2of12inf,
    expert:iterations=200. Bots: random, greedy, planner, expert, level1 to level10.

    It can also be your own program or class: 'cmd:./mybot --flag', python:module:Class (see
    docs/own-bot.md).

    Each deal is played once for each bot, so that every bot sits in every seat. A round is decided
    when a player goes out, but not when the guard against endless exchanges ends it. Win shares
    count decided rounds only. The rating is the Elo difference to the opponents for this share;
    moves/s is the number of decisions per second of the bot's own time. All intervals treat the
    deal as the unit. The result depends on the seed, but not on -j.
    """
    run(setup(ruleset, strict, whole_games), MatchOptions(**options))
