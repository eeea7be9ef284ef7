"""`lexicon-fast play lexicon`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from lexicon_fast.cli import session
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.lexicon.rules import rules_options
from lexicon_fast.cli.options import RulesetJson, number_option, ruleset_name, words_option
from lexicon_fast.cli.play import PlayOptions, play_game, play_options
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.rules import MAX_PLAYERS
from lexicon_fast.games.lexicon.rules import ruleset as rules_of

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


@command(
    "lexicon-fast play lexicon",
    "lexicon-fast play lexicon greedy expert:seconds=1 --ruleset article",
    "lexicon-fast play lexicon --save game.jsonl",
    "lexicon-fast play lexicon --resume-from game.jsonl",
    name="lexicon",
)
@words_option
@play_options
@rules_options(strict=False)
@number_option("--rounds", help="End after N rounds. [default: when one player is left]")
def command(ruleset: RulesetJson, strict: bool, rounds: int | None, **options: Any) -> None:
    """Play Lexicon against bots.

    The bots are random, greedy, planner and expert, weakest first, and level1 to level10.

    Type actions: `hat` forms a word, `hat>thatched` adds cards to a word on the table,
    `larch>lurch` exchanges cards of a word, `discard q take exposed` draws a card. After a play by
    a bot, Enter accepts the word and c challenges it. `help` lists all commands, `rules` summarises
    the rules; docs/lexicon.md compares the rulesets waddingtons and article, rule by rule.
    """
    play_game(GameSetup(ruleset, strict, rounds), PlayOptions(**options))


@dataclass(frozen=True, slots=True)
class GameSetup(session.GameSetup):
    """The setup of Lexicon. rounds: the most to play; None: until one player is left."""

    ruleset: RulesetJson
    strict: bool
    rounds: int | None

    game = "lexicon"
    most_bots = MAX_PLAYERS - 1
    default_bots = ("planner",)

    @property
    def rules(self) -> str:
        challenges = "strict" if self.strict else "words can be challenged"
        return f"Ruleset {ruleset_name(self.ruleset)}; {challenges}"

    def new_game(self, dictionary: Dictionary, players: int, seed: int) -> Game:
        rules = replace(rules_of(self.ruleset), strict=self.strict)
        return Game(dictionary, players=players, ruleset=rules, seed=seed, rounds=self.rounds)
