"""`lexicon-fast play lexibomb`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli import session
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.lexibomb.rules import rules_options, words_option
from lexicon_fast.cli.options import refuse_several
from lexicon_fast.cli.play import PlayOptions, play_game, play_options
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.rules import MAX_PLAYERS, Ruleset

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


@command(
    "lexicon-fast play lexibomb",
    "lexicon-fast play lexibomb greedy expert:seconds=1 --bombs 30",
    "lexicon-fast play lexibomb --alone",
    "lexicon-fast play lexibomb --save game.jsonl",
    "lexicon-fast play lexibomb --resume-from game.jsonl",
    name="lexibomb",
)
@words_option
@play_options
@rules_options
@click.option("--alone", is_flag=True, help="Play without opponents, for the highest score.")
def command(rules: Ruleset, alone: bool, **options: Any) -> None:
    """Play Lexibomb against bots.

    The bots are greedy, odds and expert, weakest first, and level1 to level10.

    Lexibomb is Scrabble on a minefield. Type actions: `8d quiz` plays from row 8, column D, across,
    `d8 quiz` down; `exchange abc` swaps tiles with the bag; `pass` does nothing. `odds` shows the
    chance of a bomb for each square. `help` lists all commands.
    """
    refuse_several({"BOT": options["bots"], "--alone": alone})
    play_game(GameSetup(rules, alone), PlayOptions(**options))


@dataclass(frozen=True, slots=True)
class GameSetup(session.GameSetup):
    """The setup of Lexibomb."""

    ruleset: Ruleset
    alone: bool

    game = "lexibomb"
    most_bots = MAX_PLAYERS - 1

    @property
    def rules(self) -> str:
        return f"Ruleset {self.ruleset.name}; {self.ruleset.bombs} bombs"

    @property
    def default_bots(self) -> tuple[str, ...]:
        return () if self.alone else ("odds",)

    def new_game(self, dictionary: Dictionary, players: int, seed: int) -> Game:
        return Game(dictionary, players=players, ruleset=self.ruleset, seed=seed)
