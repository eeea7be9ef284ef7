"""`lexicon-fast play scrabble`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lexicon_fast.cli import session
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import words_option
from lexicon_fast.cli.play import PlayOptions, play_game, play_options
from lexicon_fast.cli.scrabble.rules import rules_options
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, Ruleset

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


@command(
    "lexicon-fast play scrabble",
    "lexicon-fast play scrabble greedy sim:seconds=1 --challenge double",
    "lexicon-fast play scrabble static:words=2of12inf --layout super",
    "lexicon-fast play scrabble --save game.jsonl",
    "lexicon-fast play scrabble --resume-from game.jsonl",
    name="scrabble",
)
@words_option
@play_options
@rules_options(challenge="rules")
def command(rules: Ruleset, **options: Any) -> None:
    """Play Scrabble against bots.

    The bots are greedy, static and sim, weakest first, and level1 to level10.

    Type actions: `8d quiz` plays from row 8, column D, across, `d8 quiz` down; `exchange abc` swaps
    tiles with the bag; `pass` does nothing. After a play by a bot, Enter accepts its words and c
    challenges them. `help` lists all commands.
    """
    play_game(GameSetup(rules), PlayOptions(**options))


@dataclass(frozen=True, slots=True)
class GameSetup(session.GameSetup):
    """The setup of Scrabble."""

    ruleset: Ruleset

    game = "scrabble"
    most_bots = MAX_PLAYERS - 1
    default_bots = ("static",)

    @property
    def rules(self) -> str:
        rules = self.ruleset
        challenges = "strict" if rules.strict else f"challenges: {rules.challenge}"
        return f"Ruleset {rules.name}; {challenges}"

    def new_game(self, dictionary: Dictionary, players: int, seed: int) -> Game:
        return Game(dictionary, players=players, ruleset=self.ruleset, seed=seed)
