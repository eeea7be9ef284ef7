"""Options that say by which rules Lexibomb is played, and with which words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import WORDS, RulesetJson, RulesetName
from lexicon_fast.cli.tiles.rules import exchange_from_option
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.games.lexibomb.rules import Ruleset

_RULESETS: Final = GAMES["lexibomb"].rulesets
#: As in `games.lexibomb.words`, which it takes too long to import for options.
_WORDS: Final = "2of12inf"

words_option: Final = click.option(
    "-w",
    "--words",
    type=WORDS,
    default=_WORDS,
    show_default=True,
    help="The dictionary.",
)

ruleset_option: Final = click.option(
    "--ruleset",
    type=RulesetName("lexibomb"),
    default=_RULESETS[0],
    show_default=True,
    help=f"The rules: {' or '.join(_RULESETS)} (the tiles and multipliers of the original program),"
    " or a TOML file that changes one of them.",
)


def rules_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options: what `rules_of` takes."""
    options = (
        ruleset_option,
        click.option(
            "--bombs",
            type=click.IntRange(0),
            metavar="N",
            help="How many bombs lie hidden. [default: as the ruleset says, 22 in standard]",
        ),
        exchange_from_option,
        click.option(
            "--zeros",
            type=click.IntRange(1, 1000),
            metavar="N",
            help="Turns of a player in a row without points that end the game. [default: as the"
            " ruleset says, 3 in standard]",
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def rules_of(
    ruleset: RulesetJson, bombs: int | None, exchange_from: int | None, zeros: int | None
) -> Ruleset:
    """Return the ruleset that the options describe; None: as the ruleset says.

    Raises BadOption.
    """
    from lexicon_fast.games.lexibomb.rules import ruleset as read

    options: dict[str, Any] = {"bombs": bombs, "exchange_from": exchange_from, "zeros": zeros}
    return replace(read(ruleset), **{k: v for k, v in options.items() if v is not None})
