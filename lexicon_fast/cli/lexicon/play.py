"""`lexicon-fast play lexicon`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli import session
from lexicon_fast.cli.lexicon.commentary import Teller
from lexicon_fast.cli.lexicon.human import Person
from lexicon_fast.cli.options import (
    RulesetJson,
    examples,
    is_given,
    ruleset_name,
    ruleset_option,
    words_option,
)
from lexicon_fast.cli.play import play_options, sit_down
from lexicon_fast.games.lexicon.dealing import MAX_PLAYERS
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.rules import ruleset as rules_of

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


@click.command(
    "lexicon",
    epilog=examples(
        "lexicon-fast play lexicon",
        "lexicon-fast play lexicon greedy expert:seconds=1 --ruleset article",
        "lexicon-fast play lexicon --save game.jsonl",
        "lexicon-fast play lexicon --resume-from game.jsonl",
    ),
)
@words_option
@play_options
@ruleset_option
@click.option(
    "--strict/--no-strict",
    default=False,
    help="Refuse words that are not in the dictionary, in place of challenges. [default:"
    " --no-strict, or as a ruleset FILE says]",
)
@click.option(
    "--rounds",
    type=click.IntRange(1),
    metavar="N",
    help="End after N rounds. [default: when one player is left]",
)
@click.pass_context
def command(
    ctx: click.Context, /, ruleset: RulesetJson, strict: bool, rounds: int | None, **options: Any
) -> None:
    """Play Lexicon against bots: random, greedy, planner, expert.

    Actions are typed: `hat` forms a word, `hat>thatched` adds cards to a word on the table,
    `larch>lurch` exchanges some, `discard q take exposed` draws. After a play by a bot, Enter
    accepts the word and c challenges it. `help` tells the rest, `rules` the rules in short;
    docs/lexicon.md compares the rulesets waddingtons and article, rule by rule.
    """
    if isinstance(ruleset, dict) and not is_given(ctx, "strict"):
        strict = ruleset["strict"]
    sit_down(Host(ruleset, strict, rounds), ctx, **options)


@dataclass(frozen=True, slots=True)
class Host(session.Host):
    """Lexicon for a session; rounds: the most that are played, None for no such end."""

    ruleset: RulesetJson
    strict: bool
    rounds: int | None

    game = "lexicon"
    title = "Lexicon"
    most_bots = MAX_PLAYERS - 1
    default_bots = ("planner",)
    person = Person
    teller = Teller

    @property
    def rules(self) -> str:
        doubt = "strict" if self.strict else "words may be challenged"
        return f"Ruleset {ruleset_name(self.ruleset)}; {doubt}"

    def begin(self, dictionary: Dictionary, players: int, seed: int) -> Game:
        rules = replace(rules_of(self.ruleset), strict=self.strict)
        return Game(dictionary, players=players, ruleset=rules, seed=seed, rounds=self.rounds)
