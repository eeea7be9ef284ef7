"""`lexicon-fast tournament scrabble`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import words_option
from lexicon_fast.cli.scrabble.match import setup
from lexicon_fast.cli.scrabble.rules import rules_options
from lexicon_fast.cli.tournament import TournamentOptions, run, tournament_options

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.rules import Ruleset


@command(
    "lexicon-fast tournament scrabble greedy static sim --pairs 50 -o cup.jsonl",
    "lexicon-fast tournament scrabble sim static greedy --gauntlet --pairs 20",
    "lexicon-fast tournament scrabble static greedy --sprt 0:50",
    "lexicon-fast tournament scrabble 'cmd:./mybot --flag' static greedy",
    name="scrabble",
)
@words_option
@tournament_options
@rules_options(challenge="void")
def command(rules: Ruleset, **options: Any) -> None:
    """Rate bots in a Scrabble tournament.

    A BOT is given as in `match scrabble`: greedy, static, sim, level1 to level10,
    sim:iterations=500, 'cmd:./mybot --flag', python:module:Class.

    Each deal is a complete game that each pair of bots plays twice: each starts once, and the tiles
    come out of the bag in the same order, for all bots. Ratings are the most likely ones of all
    games. All intervals treat the deal as the unit. The result depends on the seed, but not on -j.
    """
    run(setup(rules), TournamentOptions(**options))
