"""Scrabble's part of `play`, `match`, `tournament` and `advise`: options, examples, help."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.game_parts import GameParts, MatchSetup, PlaySetup, Subcommand, options_as
from lexicon_fast.cli.options import (
    RulesetJson,
    RulesetName,
    choice_option,
    number_option,
    threads_option,
    words_option,
)
from lexicon_fast.cli.tiles.commands import exchange_from_option, with_changes
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from lexicon_fast.cli.options import Decorator
    from lexicon_fast.games.scrabble.rules import Ruleset

#: The layouts of Scrabble in the package. Others, like the one of Lexibomb, work too.
LAYOUTS: Final = ("scrabble", "super")

#: Copied from `games.scrabble.rules`, which takes too long to import for options alone.
_CHALLENGES: Final = ("rules", "double", "single", "five", "ten", "void")

layout_option: Final = click.option(
    "--layout",
    metavar="NAME|PATH",
    help=f"Board, tiles and bonus: {', '.join(LAYOUTS)}, or a file. [default: from the ruleset]",
)

ruleset_option: Final = click.option(
    "--ruleset",
    type=RulesetName("scrabble"),
    help=f"Rules: {' or '.join(GAMES['scrabble'].rulesets)}, or a TOML file that changes one of"
    " them. Other options override it. [default: standard]",
)


def _rules_options(challenge: str) -> tuple[Decorator, ...]:
    """Return the options for rules. challenge: the default of --challenge without --ruleset."""
    return (
        ruleset_option,
        layout_option,
        choice_option(
            "--challenge",
            choices=_CHALLENGES,
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


def _play_setup(**options: Any) -> PlaySetup:
    rules = rules_of(default_challenge="rules", **options)
    challenges = "strict" if rules.strict else f"challenges: {rules.challenge}"
    return PlaySetup("scrabble", challenges, rules, ("static",))


def _match_setup(**options: Any) -> MatchSetup:
    rules = rules_of(default_challenge="void", **options)
    return MatchSetup(
        "scrabble",
        # --challenge is stored separately, so that a known ruleset keeps its name in the results.
        {"ruleset": replace(rules, challenge="rules").to_json(), "challenge": rules.challenge},
        f"challenge {rules.challenge}",
    )


_match_option = options_as("setup", _match_setup, *_rules_options("void"))
_POSITION: Final = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/26 0"

PARTS = GameParts(
    name="scrabble",
    bots=("greedy", "static", "sim"),
    bot_options=("greedy:words=2of12inf", "sim:iterations=500"),
    players="2 to 4",
    words_option=words_option,
    play=Subcommand(
        "Type actions: `8d quiz` plays from row 8, column D, across, `d8 quiz` down; `exchange abc`"
        " swaps tiles with the bag; `pass` does nothing. After a play by a bot, Enter accepts its"
        " words and c challenges them. `help` lists all commands.",
        (
            "lexicon-fast play scrabble greedy sim:seconds=1 --challenge double",
            "lexicon-fast play scrabble static:words=2of12inf --layout super",
        ),
        options_as("setup", _play_setup, *_rules_options("rules")),
    ),
    match=Subcommand(
        "Each deal is a complete game, played once for each bot: each bot starts once, and the"
        " tiles come out of the bag in the same order. The rating is the Elo difference to the"
        " opponents for this share of wins",
        (
            "lexicon-fast match scrabble static greedy",
            "lexicon-fast match scrabble sim:iterations=500 static --until-significant",
            "lexicon-fast match scrabble static greedy:words=2of12inf --challenge double",
            "lexicon-fast match scrabble static greedy --pairs 10 --record games.jsonl",
        ),
        _match_option,
    ),
    tournament=Subcommand(
        "Each deal is a complete game that each pair of bots plays twice: each starts once, and"
        " the tiles come out of the bag in the same order, for all bots. Ratings are the most"
        " likely ones of all games",
        (
            "lexicon-fast tournament scrabble greedy static sim --pairs 50 -o cup.jsonl",
            "lexicon-fast tournament scrabble sim static greedy --gauntlet --pairs 20",
            "lexicon-fast tournament scrabble static greedy --sprt 0:50",
            "lexicon-fast tournament scrabble 'cmd:./mybot --flag' static greedy",
        ),
        _match_option,
    ),
    advise=Subcommand(
        """A POSITION is a line of CGP, as one argument: BOARD RACK/OPPONENT SCORES ZERO-TURNS, or a
        JSON object with "cgp", as for `scrabble plays`; of the opponent's rack only the number of
        tiles counts. It can also be a player's observation, a JSON object as `Game.observation`
        returns it. With neither POSITION nor -i, stdin is read: one position per line, or one
        object over several lines.

        The best actions by score and leave (the tiles kept) are simulated with racks and bags that
        agree with everything the player knows; once the bag is empty, the endgame is searched
        exactly. score: the points of the action; leave: the tiles kept, and their value in points;
        equity: average points from here on, yours minus your opponents', with a 95% interval; win:
        your chance of winning.
        """,
        (
            f"lexicon-fast advise scrabble '{_POSITION}'",
            "lexicon-fast advise scrabble -i examples/positions.cgp --seconds 3 --format text",
            "lexicon-fast advise scrabble -i observation.json",
        ),
        options_as(
            "values",
            dict,
            threads_option("Number of threads for play-outs."),
            *_rules_options("void"),
        ),
    ),
)
