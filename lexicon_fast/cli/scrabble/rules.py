"""Options for the rules of Scrabble."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import RulesetJson, RulesetName, number_option
from lexicon_fast.cli.tiles.rules import exchange_from_option, options_as_rules, with_changes
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from lexicon_fast.cli.options import Decorator
    from lexicon_fast.games.scrabble.rules import Ruleset

#: The layouts of Scrabble in the package. Others, like the one of Lexibomb, work too.
LAYOUTS: Final = ("scrabble", "super")

#: Copied from `games.scrabble.rules`, which takes too long to import for options alone.
_CHALLENGES: Final = ("rules", "double", "single", "five", "ten", "void")

#: The parameters of `rules_options`.
RULES_PARAMETERS: Final = ("ruleset", "layout", "challenge", "exchange_from", "scoreless_turns")

layout_option: Final = click.option(
    "--layout",
    metavar="NAME|PATH",
    help=f"Board, tiles and bonus: {', '.join(LAYOUTS)}, or a file. [default: from the ruleset]",
)

#: Of the commands that learn from self-play, which have no ruleset.
self_play_layout_option: Final = click.option(
    "--layout",
    metavar="NAME|PATH",
    default=LAYOUTS[0],
    show_default=True,
    help=f"Board, tiles and bonus: {', '.join(LAYOUTS)}, or a file.",
)

first_seed_option: Final = number_option(
    "--seed", least=0, most=1 << 62, default=1, help="Random seed of the first game."
)

ruleset_option: Final = click.option(
    "--ruleset",
    type=RulesetName("scrabble"),
    help=f"Rules: {' or '.join(GAMES['scrabble'].rulesets)}, or a TOML file that changes one of"
    " them. Other options override it. [default: standard]",
)


def rules_options(*, challenge: str) -> Decorator:
    """Return the options for rules; the command gets `rules`.

    challenge: the default of --challenge without --ruleset.
    """
    return options_as_rules(
        partial(rules_of, default_challenge=challenge),
        RULES_PARAMETERS,
        ruleset_option,
        layout_option,
        click.option(
            "--challenge",
            type=click.Choice(_CHALLENGES),
            help="Result of a wrong challenge. rules: the challenger loses the next turn; double:"
            " and that turn counts as scoreless; single: nothing; five, ten: the play earns 5 or"
            " 10 more points; void: no challenges, words that are not in the dictionary are"
            f" rejected. [default: from --ruleset, else {challenge}]",
        ),
        exchange_from_option,
        number_option(
            "--scoreless-turns",
            most=1000,
            help="Number of scoreless turns in a row that end the game. [default: from the"
            " ruleset, 6 in standard]",
        ),
    )


def rules_of(
    ruleset: RulesetJson | None, layout: str | None, *, default_challenge: str, **changes: Any
) -> Ruleset:
    """Return the ruleset that the options describe.

    default_challenge: used without a ruleset; changes: other values; None: from the ruleset.
    Raises BadLayout, BadOption.
    """
    from lexicon_fast.games.scrabble.rules import RULESETS, Ruleset
    from lexicon_fast.games.scrabble.rules import ruleset as read
    from lexicon_fast.games.tiles.layouts import Layout

    if ruleset is not None:
        board = None if layout is None else Layout.load(layout)
        return with_changes(read(ruleset), layout=board, **changes)
    board = Layout.load(layout or LAYOUTS[0])
    known = [each for each in RULESETS.values() if each.layout == board]
    rules = known[0] if known else Ruleset(board.name, board)
    return with_changes(replace(rules, challenge=default_challenge), **changes)
