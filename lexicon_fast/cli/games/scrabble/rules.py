"""Options that say by which rules Scrabble is played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.games.scrabble.rules import Ruleset

#: Those that come with the package; that of another game is accepted, too, but not named.
LAYOUTS: Final = ("scrabble", "super")

#: As in `games.scrabble.rules`, which it takes too long to import for a list of options.
_CHALLENGES = ("rules", "double", "single", "five", "ten", "void")


def rules_options(challenge: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options: what `rules_of` takes. challenge: the default."""
    options = (
        click.option(
            "--layout",
            metavar="NAME|PATH",
            default=LAYOUTS[0],
            show_default=True,
            help=f"Board, tiles and bonus: {', '.join(LAYOUTS)}, or a file of one's own.",
        ),
        click.option(
            "--challenge",
            type=click.Choice(_CHALLENGES),
            default=challenge,
            show_default=True,
            help="What a wrong challenge costs: the next turn (rules), which counts as a scoreless"
            " one (double); nothing (single), but the play earns 5 or 10 more (five, ten). void:"
            " no challenges, words that the dictionary lacks are refused.",
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
            "--scoreless-turns",
            type=click.IntRange(1, 1000),
            metavar="N",
            default=6,
            show_default=True,
            help="Turns in a row without a point that end the game.",
        ),
    )

    def with_options(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return with_options


def rules_of(layout: str, challenge: str, exchange_from: int, scoreless_turns: int) -> Ruleset:
    """The ruleset that the options tell. Raises BadLayout."""
    from lexicon_fast.games.crossword.layouts import Layout
    from lexicon_fast.games.scrabble.rules import RULESETS, Ruleset

    found = Layout.load(layout)
    known = [rules for rules in RULESETS.values() if rules.layout == found]
    rules = known[0] if known else Ruleset(found.name, found)
    return replace(
        rules,
        challenge=challenge,
        exchange_from=exchange_from,
        scoreless_turns=scoreless_turns,
    )
