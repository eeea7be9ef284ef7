"""`lexicon-fast tournament lexibomb`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.lexibomb.match import setup
from lexicon_fast.cli.lexibomb.rules import rules_options, words_option
from lexicon_fast.cli.tournament import TournamentOptions, run, tournament_options

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.rules import Ruleset


@command(
    "lexicon-fast tournament lexibomb level3 greedy odds --pairs 50 -o cup.jsonl",
    "lexicon-fast tournament lexibomb odds greedy level5 level3 --gauntlet",
    "lexicon-fast tournament lexibomb odds greedy --sprt 0:50",
    name="lexibomb",
)
@words_option
@tournament_options
@rules_options
def command(rules: Ruleset, **options: Any) -> None:
    """Rate bots in a Lexibomb tournament.

    A BOT is given as in `match lexibomb`: greedy, odds, expert, level1 to level10,
    expert:iterations=500, 'cmd:./mybot --flag', python:module:Class.

    Each deal is a complete game that each pair of bots plays twice: each starts once, the tiles
    come out of the bag in the same order, and the bombs are in the same squares, for all bots.
    Ratings are the most likely ones of all games. All intervals treat the deal as the unit. The
    result depends on the seed, but not on -j.
    """
    run(setup(rules), TournamentOptions(**options))
