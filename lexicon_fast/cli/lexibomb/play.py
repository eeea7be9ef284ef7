"""`lexicon-fast play lexibomb`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli import session
from lexicon_fast.cli.lexibomb.commentary import Teller
from lexicon_fast.cli.lexibomb.human import Person
from lexicon_fast.cli.lexibomb.rules import rules_of, rules_options, words_option
from lexicon_fast.cli.options import RulesetJson, examples
from lexicon_fast.cli.play import play_options, sit_down
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.rules import MAX_PLAYERS, Ruleset

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


@click.command(
    "lexibomb",
    epilog=examples(
        "lexicon-fast play lexibomb",
        "lexicon-fast play lexibomb greedy expert:seconds=1 --bombs 30",
        "lexicon-fast play lexibomb --alone",
        "lexicon-fast play lexibomb --save game.jsonl",
        "lexicon-fast play lexibomb --resume-from game.jsonl",
    ),
)
@words_option
@play_options
@rules_options
@click.option("--alone", is_flag=True, help="Play without others, for the highest score.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    words: str,
    ruleset: RulesetJson,
    bombs: int | None,
    exchange_from: int | None,
    zeros: int | None,
    alone: bool,
    **options: Any,
) -> None:
    """Play Lexibomb against bots: greedy, odds, expert.

    Scrabble on a minefield: actions are typed: `8d quiz` plays from row 8, column D, across,
    `d8 quiz` down, `exchange abc` and `pass` do what they say. `odds` shows how likely a bomb is,
    square by square. `help` tells the rest.
    """
    if alone and options["bots"]:
        raise click.UsageError("BOT and --alone: accepted: one of them")
    host = Host(rules_of(ruleset, bombs, exchange_from, zeros), alone)
    sit_down(host, ctx, words=words, **options)


@dataclass(frozen=True, slots=True)
class Host(session.Host):
    """Lexibomb for a session."""

    ruleset: Ruleset
    alone: bool

    game = "lexibomb"
    title = "Lexibomb"
    most_bots = MAX_PLAYERS - 1
    person = Person
    teller = Teller

    @property
    def rules(self) -> str:
        rules = self.ruleset
        return f"Ruleset {rules.name}; {rules.bombs} bombs"

    @property
    def default_bots(self) -> tuple[str, ...]:
        return () if self.alone else ("odds",)

    def begin(self, dictionary: Dictionary, players: int, seed: int) -> Game:
        return Game(dictionary, players=players, ruleset=self.ruleset, seed=seed)
