"""`lexicon-fast tournament lexicon`."""

from __future__ import annotations

from typing import Any

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.lexicon.match import setup, whole_games_option
from lexicon_fast.cli.lexicon.rules import rules_options
from lexicon_fast.cli.options import RulesetJson, words_option
from lexicon_fast.cli.tournament import TournamentOptions, run, tournament_options


@command(
    "lexicon-fast tournament lexicon random greedy planner",
    "lexicon-fast tournament lexicon expert planner greedy --gauntlet --pairs 20",
    "lexicon-fast tournament lexicon planner greedy --sprt 0:20",
    "lexicon-fast tournament lexicon random greedy planner -o cup.jsonl --pairs 1000",
    name="lexicon",
)
@words_option
@tournament_options
@rules_options(strict=True)
@whole_games_option
def command(ruleset: RulesetJson, strict: bool, whole_games: bool, **options: Any) -> None:
    """Rate bots in a Lexicon tournament.

    A BOT is given as in `match lexicon`: random, greedy, planner, expert, level1 to level10,
    expert:iterations=200, 'cmd:./mybot --flag', python:module:Class.

    Each pair of bots plays every deal twice, once from each seat; all get the same cards. A round
    is decided when a player goes out, but not when the guard against endless exchanges ends it. Win
    shares and ratings count decided rounds only. Ratings are the most likely ones of all rounds.
    All intervals treat the deal as the unit. The result depends on the seed, but not on -j.
    """
    run(setup(ruleset, strict, whole_games), TournamentOptions(**options))
