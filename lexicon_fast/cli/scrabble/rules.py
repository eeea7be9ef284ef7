"""Options that say by which rules Scrabble is played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import RulesetJson, RulesetName
from lexicon_fast.cli.tiles.rules import exchange_from_option
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.games.scrabble.rules import Ruleset

#: Those that come with the package; that of another game is accepted, too, but not named.
LAYOUTS: Final = ("scrabble", "super")

_RULESETS: Final = GAMES["scrabble"].rulesets

#: As in `games.scrabble.rules`, which it takes too long to import for a list of options.
_CHALLENGES = ("rules", "double", "single", "five", "ten", "void")


layout_option: Final = click.option(
    "--layout",
    metavar="NAME|PATH",
    help=f"Board, tiles and bonus: {', '.join(LAYOUTS)}, or a file. [default: as the ruleset says]",
)

ruleset_option: Final = click.option(
    "--ruleset",
    type=RulesetName("scrabble"),
    help=f"The rules: {' or '.join(_RULESETS)}, or a TOML file that changes one of them. Options"
    " override it. [default: standard]",
)


def rules_options(challenge: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options: what `rules_of` takes. challenge: the default without --ruleset."""
    options = (
        ruleset_option,
        layout_option,
        click.option(
            "--challenge",
            type=click.Choice(_CHALLENGES),
            help="What a wrong challenge costs: the next turn (rules), which counts as a scoreless"
            " one (double); nothing (single), but the play earns 5 or 10 more (five, ten). void:"
            " no challenges, words that the dictionary lacks are refused. [default: as --ruleset"
            f" says, without it {challenge}]",
        ),
        exchange_from_option,
        click.option(
            "--scoreless-turns",
            type=click.IntRange(1, 1000),
            metavar="N",
            help="Turns in a row without a point that end the game. [default: as the ruleset says,"
            " 6 in standard]",
        ),
    )

    def with_options(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return with_options


def rules_of(
    ruleset: RulesetJson | None,
    layout: str | None,
    *,
    usual: str,
    challenge: str | None = None,
    exchange_from: int | None = None,
    scoreless_turns: int | None = None,
) -> Ruleset:
    """Return the ruleset that the options describe; None: as the ruleset says.

    usual: the challenge where neither a ruleset nor a challenge is given. Raises BadLayout,
    BadOption.
    """
    from lexicon_fast.games.scrabble.rules import RULESETS, Ruleset
    from lexicon_fast.games.scrabble.rules import ruleset as read
    from lexicon_fast.games.tiles.layouts import Layout

    if ruleset is not None:
        rules = read(ruleset)
        if layout is not None:
            rules = replace(rules, layout=Layout.load(layout))
    else:
        found = Layout.load(layout or LAYOUTS[0])
        known = [each for each in RULESETS.values() if each.layout == found]
        rules = replace(known[0] if known else Ruleset(found.name, found), challenge=usual)
    options: dict[str, Any] = {
        "challenge": challenge,
        "exchange_from": exchange_from,
        "scoreless_turns": scoreless_turns,
    }
    return replace(rules, **{k: v for k, v in options.items() if v is not None})
