"""Lexibomb's part of `play`, `match`, `tournament` and `advise`: options, examples, help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.game_parts import GameParts, MatchSetup, PlaySetup, Subcommand, options_as
from lexicon_fast.cli.options import (
    RulesetJson,
    dictionary_option,
    flag_option,
    number_option,
    refuse_several,
    ruleset_option_for,
)
from lexicon_fast.cli.tiles.commands import exchange_from_option, with_changes
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.rules import Ruleset

words_option = dictionary_option(GAMES["lexibomb"].words)

ruleset_option: Final = ruleset_option_for(
    "lexibomb", " (the tiles and multipliers of the original program)"
)

_rules_options: Final = (
    ruleset_option,
    number_option(
        "--bombs",
        least=0,
        help="Number of hidden bombs. [default: from the ruleset, 22 in standard]",
    ),
    exchange_from_option,
    number_option(
        "--zeros",
        most=1000,
        help="Number of a player's turns in a row without points after which the game ends."
        " [default: from the ruleset, 3 in standard]",
    ),
)


def rules_of(ruleset: RulesetJson, **changes: Any) -> Ruleset:
    """Return the ruleset that the options describe. changes: None: from the ruleset."""
    from lexicon_fast.games.lexibomb.rules import ruleset as read

    return with_changes(read(ruleset), **changes)


def _play_setup(alone: bool, **options: Any) -> PlaySetup:
    refuse_several({"BOT": click.get_current_context().params["bots"], "--alone": alone})
    rules = rules_of(**options)
    return PlaySetup("lexibomb", f"{rules.bombs} bombs", rules, () if alone else ("odds",))


def _match_setup(**options: Any) -> MatchSetup:
    rules = rules_of(**options)
    return MatchSetup("lexibomb", {"ruleset": rules.to_json()}, f"{rules.bombs} bombs")


_match_option = options_as("setup", _match_setup, *_rules_options)

PARTS = GameParts(
    name="lexibomb",
    bots=("greedy", "odds", "expert"),
    bot_options=("odds:words=enable", "expert:iterations=500"),
    players="2 to 4",
    words_option=words_option,
    play=Subcommand(
        "Lexibomb is Scrabble on a minefield. Type actions: `8d quiz` plays from row 8, column D,"
        " across, `d8 quiz` down; `exchange abc` swaps tiles with the bag; `pass` does nothing."
        " `odds` shows the chance of a bomb for each square. `help` lists all commands.",
        (
            "lexicon-fast play lexibomb greedy expert:seconds=1 --bombs 30",
            "lexicon-fast play lexibomb --alone",
        ),
        options_as(
            "setup",
            _play_setup,
            *_rules_options,
            flag_option("--alone", help="Play without opponents, for the highest score."),
        ),
    ),
    match=Subcommand(
        "Each deal is a complete game, played once for each bot: each bot starts once, the tiles"
        " come out of the bag in the same order, and the bombs are in the same squares. The rating"
        " is the Elo difference to the opponents for this share of wins",
        (
            "lexicon-fast match lexibomb odds greedy",
            "lexicon-fast match lexibomb expert:iterations=500 odds --until-significant",
            "lexicon-fast match lexibomb odds greedy --bombs 40",
            "lexicon-fast match lexibomb odds greedy --pairs 10 --record games.jsonl",
        ),
        _match_option,
    ),
    tournament=Subcommand(
        "Each deal is a complete game that each pair of bots plays twice: each starts once, the"
        " tiles come out of the bag in the same order, and the bombs are in the same squares, for"
        " all bots. Ratings are the most likely ones of all games",
        (
            "lexicon-fast tournament lexibomb level3 greedy odds --pairs 50 -o cup.jsonl",
            "lexicon-fast tournament lexibomb odds greedy level5 level3 --gauntlet",
            "lexicon-fast tournament lexibomb odds greedy --sprt 0:50",
        ),
        _match_option,
    ),
    advise=Subcommand(
        """A POSITION is a JSON object: a position as for `lexibomb plays`, taken as a game of two
        players with equal scores, or a player's observation, as `Game.observation` returns it. With
        neither POSITION nor -i, stdin is read: one object per line, or one over several lines.

        The best actions by expected score and leave (the tiles kept) are simulated with bombs,
        racks and bags that agree with everything the player knows. score: the average points of the
        action; bomb: its chance of hitting a bomb; equity: average points from here on, yours minus
        your opponents', with a 95% interval; win: your chance of winning.
        """,
        (
            "lexicon-fast advise lexibomb -i examples/lexibomb.jsonl --format text",
            "lexicon-fast advise lexibomb -i observation.json --seconds 3",
        ),
        options_as("values", dict, *_rules_options),
    ),
)
