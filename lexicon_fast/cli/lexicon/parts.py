"""Lexicon's part of `play`, `match`, `tournament` and `advise`: options, examples, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lexicon_fast.arena.tables import Wording
from lexicon_fast.cli.game_parts import GameParts, MatchSetup, PlaySetup, Subcommand, options_as
from lexicon_fast.cli.options import (
    NUMBERS,
    RulesetJson,
    flag_option,
    is_given,
    number_option,
    ruleset_option,
    words_option,
)

if TYPE_CHECKING:
    from lexicon_fast.cli.options import Decorator


def _strict(ctx: click.Context, _parameter: click.Parameter, strict: bool) -> bool:
    """Return the value of --strict, or that of a ruleset file."""
    ruleset = ctx.params.get("ruleset")
    if isinstance(ruleset, dict) and not is_given("strict"):
        return bool(ruleset["strict"])
    return strict


def _strict_option(default: bool) -> Decorator:
    name = "--strict" if default else "--no-strict"
    return click.option(
        "--strict/--no-strict",
        default=default,
        callback=_strict,
        help="Reject words that are not in the dictionary instead of allowing challenges."
        f" [default: {name}, or the value of a ruleset FILE]",
    )


def _play_setup(ruleset: RulesetJson, strict: bool, rounds: int | None) -> PlaySetup:
    from dataclasses import replace

    from lexicon_fast.games.lexicon.rules import ruleset as read

    return PlaySetup(
        "lexicon",
        "strict" if strict else "words can be challenged",
        replace(read(ruleset), strict=strict),
        ("planner",),
        {"rounds": rounds},
    )


def _match_setup(ruleset: RulesetJson, strict: bool, whole_games: bool) -> MatchSetup:
    return MatchSetup(
        "lexicon",
        {"ruleset": ruleset, "strict": strict, "whole_games": whole_games},
        "strict" if strict else "challenges",
        Wording("game" if whole_games else "round", "points", "points a round", guard=True),
    )


_match_option = options_as(
    "setup",
    _match_setup,
    ruleset_option,
    _strict_option(True),
    flag_option("--whole-games", help="Play games until one player is left, not single rounds."),
)

PARTS = GameParts(
    name="lexicon",
    bots=("random", "greedy", "planner", "neural", "expert"),
    bot_options=("greedy:words=2of12inf", "expert:iterations=200"),
    players="2 to 8",
    words_option=words_option,
    play=Subcommand(
        "Type actions: `hat` forms a word, `hat>thatched` adds cards to a word on the table,"
        " `larch>lurch` exchanges cards of a word, `discard q take exposed` draws a card. After a"
        " play by a bot, Enter accepts the word and c challenges it. `help` lists all commands,"
        " `rules` summarises the rules; docs/lexicon.md compares the rulesets waddingtons and"
        " article, rule by rule.",
        ("lexicon-fast play lexicon greedy expert:seconds=1 --ruleset article",),
        options_as(
            "setup",
            _play_setup,
            ruleset_option,
            _strict_option(False),
            number_option(
                "--rounds", help="End after N rounds. [default: when one player is left]"
            ),
        ),
    ),
    match=Subcommand(
        "Each deal is played once for each bot, so that every bot sits in every seat. A round is"
        " decided when a player goes out, but not when the guard against endless exchanges ends"
        " it. Win shares count decided rounds only. The rating is the Elo difference to the"
        " opponents for this share",
        (
            "lexicon-fast match lexicon planner greedy --pairs 1000",
            "lexicon-fast match lexicon greedy greedy:words=2of12inf --no-strict",
            "lexicon-fast match lexicon planner greedy --whole-games --until-significant",
            "lexicon-fast match lexicon planner greedy random --record games.jsonl",
        ),
        _match_option,
    ),
    tournament=Subcommand(
        "Each pair of bots plays every deal twice, once from each seat; all get the same cards. A"
        " round is decided when a player goes out, but not when the guard against endless"
        " exchanges ends it. Win shares and ratings count decided rounds only. Ratings are the"
        " most likely ones of all rounds",
        (
            "lexicon-fast tournament lexicon random greedy planner",
            "lexicon-fast tournament lexicon expert planner greedy --gauntlet --pairs 20",
            "lexicon-fast tournament lexicon planner greedy --sprt 0:20",
            "lexicon-fast tournament lexicon random greedy planner -o cup.jsonl --pairs 1000",
        ),
        _match_option,
    ),
    advise=Subcommand(
        """A POSITION is a hand and the words on the table, as one argument: 'CATDOG* hat l[u]rch',
        where * or ? is the Master; options describe the rest. It can also be a player's
        observation, a complete JSON object as `Game.observation` returns it. With neither POSITION
        nor -i, stdin is read: one position per line, or one object over several lines.

        Each action is simulated to the end of the round, with hands and stocks that agree with
        everything the player knows. result: average points left in your opponents' hands minus the
        points left in yours, with a 95% interval; first: how often you go out first; other: how
        often an opponent does; risk: average points left in your hand; turns: average turns until
        you go out.
        """,
        (
            "lexicon-fast advise lexicon 'ADGIOSX mother hat l[u]rch' --exposed E",
            "lexicon-fast advise lexicon 'CATDOGX* hat' --exposed E --seen QZZ --others 7,10",
            "lexicon-fast advise lexicon -i position.json --seconds 5",
            "lexicon-fast advise lexicon -i positions.jsonl -o advice.jsonl --iterations 5000",
        ),
        options_as(
            "values",
            dict,
            ruleset_option,
            click.option("--exposed", metavar="CARD", help="Exposed card. [default: none]"),
            click.option(
                "--seen",
                metavar="CARDS",
                help="Known cards out of play: the ones under the exposed card.",
            ),
            click.option(
                "--others",
                type=NUMBERS,
                help="Number of cards in each opponent's hand, in turn order from your left."
                " [default: one opponent, with as many cards as the ruleset deals]",
            ),
            click.option("--scores", type=NUMBERS, help="Your score, then your opponents' scores."),
            number_option(
                "--stock",
                least=0,
                help="Number of cards in the stock. [default: all remaining cards]",
            ),
        ),
    ),
)
