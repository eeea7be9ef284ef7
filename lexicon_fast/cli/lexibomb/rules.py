"""Options for the rules and the dictionary of Lexibomb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import RulesetJson, RulesetName, dictionary_option
from lexicon_fast.cli.tiles.rules import exchange_from_option, options_as_rules, with_changes
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.rules import Ruleset

#: The parameters of `rules_options`.
RULES_PARAMETERS: Final = ("ruleset", "bombs", "exchange_from", "zeros")

words_option = dictionary_option(GAMES["lexibomb"].words)

ruleset_option: Final = click.option(
    "--ruleset",
    type=RulesetName("lexibomb"),
    default=GAMES["lexibomb"].rulesets[0],
    show_default=True,
    help=f"Rules: {' or '.join(GAMES['lexibomb'].rulesets)} (the tiles and multipliers of the"
    " original program), or a TOML file that changes one of them.",
)


def _rules_of(ruleset: RulesetJson, **changes: Any) -> Ruleset:
    from lexicon_fast.games.lexibomb.rules import ruleset as read

    return with_changes(read(ruleset), **changes)


#: The options for rules; the command gets `rules`.
rules_options = options_as_rules(
    _rules_of,
    RULES_PARAMETERS,
    ruleset_option,
    click.option(
        "--bombs",
        type=click.IntRange(0),
        metavar="N",
        help="Number of hidden bombs. [default: from the ruleset, 22 in standard]",
    ),
    exchange_from_option,
    click.option(
        "--zeros",
        type=click.IntRange(1, 1000),
        metavar="N",
        help="Number of a player's turns in a row without points after which the game ends."
        " [default: from the ruleset, 3 in standard]",
    ),
)
