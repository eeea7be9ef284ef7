"""`lexicon-fast match lexibomb`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.lexibomb.rules import rules_options, words_option
from lexicon_fast.cli.match import MatchOptions, Setup, Wording, match_options, run

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.rules import Ruleset


def setup(rules: Ruleset) -> Setup:
    """Return how matches by these rules start."""
    return Setup(
        "lexibomb",
        {"ruleset": rules.to_json()},
        f"{rules.name}, {rules.bombs} bombs",
        Wording("game", "score", "spread a game"),
    )


@command(
    "lexicon-fast match lexibomb odds greedy",
    "lexicon-fast match lexibomb expert:iterations=500 odds --until-significant",
    "lexicon-fast match lexibomb odds greedy --bombs 40",
    "lexicon-fast match lexibomb odds greedy --pairs 10 --record games.jsonl",
    name="lexibomb",
)
@words_option
@match_options
@rules_options
def command(rules: Ruleset, **options: Any) -> None:
    """Play 2 to 4 bots against each other at Lexibomb.

    A BOT is a name, optionally with options after a colon: greedy, odds:words=enable,
    expert:iterations=500. Bots: greedy, odds, expert, level1 to level10.

    It can also be your own program or class: 'cmd:./mybot --flag', python:module:Class (see
    docs/own-bot.md).

    Each deal is a complete game, played once for each bot: each bot starts once, the tiles come out
    of the bag in the same order, and the bombs are in the same squares. The rating is the Elo
    difference to the opponents for this share of wins; moves/s is the number of
    decisions per second of the bot's own time. All intervals treat the deal as the unit. The result
    depends on the seed, but not on -j.
    """
    run(setup(rules), MatchOptions(**options))
