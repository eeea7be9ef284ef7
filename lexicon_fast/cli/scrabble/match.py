"""`lexicon-fast match scrabble`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.match import MatchOptions, Setup, Wording, match_options, run
from lexicon_fast.cli.options import words_option
from lexicon_fast.cli.scrabble.rules import rules_options

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.rules import Ruleset


def setup(rules: Ruleset) -> Setup:
    """Return how matches by these rules start."""
    return Setup(
        "scrabble",
        # --challenge is stored separately, so that a known ruleset keeps its name in the results.
        {"ruleset": replace(rules, challenge="rules").to_json(), "challenge": rules.challenge},
        f"{rules.name}, challenge {rules.challenge}",
        Wording("game", "score", "spread a game"),
    )


@command(
    "lexicon-fast match scrabble static greedy",
    "lexicon-fast match scrabble sim:iterations=500 static --until-significant",
    "lexicon-fast match scrabble static greedy:words=2of12inf --challenge double",
    "lexicon-fast match scrabble static greedy --pairs 10 --record games.jsonl",
    name="scrabble",
)
@words_option
@match_options
@rules_options(challenge="void")
def command(rules: Ruleset, **options: Any) -> None:
    """Play 2 to 4 bots against each other at Scrabble.

    A BOT is a name, optionally with options after a colon: greedy, greedy:words=2of12inf,
    sim:iterations=500. Bots: greedy, static, sim, level1 to level10.

    It can also be your own program or class: 'cmd:./mybot --flag', python:module:Class (see
    docs/own-bot.md).

    Each deal is a complete game, played once for each bot: each bot starts once, and the tiles come
    out of the bag in the same order. The rating is the Elo difference to the opponents for this
    share of wins; moves/s is the number of decisions per second of the bot's own time.
    All intervals treat the deal as the unit. The result depends on the seed, but not on -j.
    """
    run(setup(rules), MatchOptions(**options))
