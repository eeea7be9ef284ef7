"""Options that say by which rules Lexibomb is played, and with which words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import WORDS, is_given, warn

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.games.lexibomb.rules import Ruleset

#: As in `games.lexibomb.rules` and `words`, which it takes too long to import for options.
RULESETS: Final = ("standard", "classic_poc")
_WORDS: Final = "2of12inf"

words_option: Final = click.option(
    "-w",
    "--words",
    type=WORDS,
    default=_WORDS,
    show_default=True,
    help=f"The dictionary; without -w it is enable until {_WORDS} has been fetched.",
)

ruleset_option: Final = click.option(
    "--ruleset",
    type=click.Choice(RULESETS),
    default=RULESETS[0],
    show_default=True,
    help="The rules; classic_poc: tiles and multipliers of the original program.",
)


def words_in_play(ctx: click.Context, words: str) -> str:
    """The dictionary that is named; else that of Lexibomb if it is there.

    If it is not, a line on stderr tells so.
    """
    if is_given(ctx, "words"):
        return words
    from lexicon_fast.games.lexibomb.words import default_words

    found = default_words()
    if found.why:
        warn(found.why)
    return found.name


def rules_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options: what `rules_of` takes."""
    options = (
        ruleset_option,
        click.option(
            "--bombs",
            type=click.IntRange(0, 225),
            metavar="N",
            default=22,
            show_default=True,
            help="How many lie hidden.",
        ),
        click.option(
            "--exchange-from",
            type=click.IntRange(1, 1000),
            metavar="N",
            default=7,
            show_default=True,
            help="Tiles that the bag needs for an exchange.",
        ),
        click.option(
            "--zeros",
            type=click.IntRange(1, 1000),
            metavar="N",
            default=3,
            show_default=True,
            help="Turns of a player in a row without points that end the game.",
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def rules_of(ruleset: str, bombs: int, exchange_from: int, zeros: int) -> Ruleset:
    """The ruleset that the options tell."""
    from lexicon_fast.games.lexibomb.rules import ruleset as named

    return replace(named(ruleset), bombs=bombs, exchange_from=exchange_from, zeros=zeros)
