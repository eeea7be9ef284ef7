"""`lexicon-fast play scrabble`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli import session
from lexicon_fast.cli.options import RulesetJson, examples, words_option
from lexicon_fast.cli.play import play_options, sit_down
from lexicon_fast.cli.scrabble.commentary import Teller
from lexicon_fast.cli.scrabble.human import Person
from lexicon_fast.cli.scrabble.rules import rules_of, rules_options
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, Ruleset

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

_CHALLENGE: Final = "rules"


@click.command(
    "scrabble",
    epilog=examples(
        "lexicon-fast play scrabble",
        "lexicon-fast play scrabble greedy sim:seconds=1 --challenge double",
        "lexicon-fast play scrabble static:words=2of12inf --layout super",
        "lexicon-fast play scrabble --save game.jsonl",
        "lexicon-fast play scrabble --resume-from game.jsonl",
    ),
)
@words_option
@play_options
@rules_options(_CHALLENGE)
@click.pass_context
def command(
    ctx: click.Context,
    /,
    ruleset: RulesetJson | None,
    layout: str | None,
    challenge: str | None,
    exchange_from: int | None,
    scoreless_turns: int | None,
    **options: Any,
) -> None:
    """Play Scrabble against bots: greedy, static, sim.

    Actions are typed: `8d quiz` plays from row 8, column D, across, `d8 quiz` down, `exchange abc`
    and `pass` do what they say. After a play by a bot, Enter accepts its words and c challenges
    them. `help` tells the rest.
    """
    rules = rules_of(
        ruleset,
        layout,
        usual=_CHALLENGE,
        challenge=challenge,
        exchange_from=exchange_from,
        scoreless_turns=scoreless_turns,
    )
    sit_down(Host(rules), ctx, **options)


@dataclass(frozen=True, slots=True)
class Host(session.Host):
    """Scrabble for a session."""

    ruleset: Ruleset

    game = "scrabble"
    title = "Scrabble"
    most_bots = MAX_PLAYERS - 1
    default_bots = ("static",)
    person = Person
    teller = Teller

    @property
    def rules(self) -> str:
        rules = self.ruleset
        doubt = "strict" if rules.strict else f"challenges: {rules.challenge}"
        return f"Ruleset {rules.name}; {doubt}"

    def begin(self, dictionary: Dictionary, players: int, seed: int) -> Game:
        return Game(dictionary, players=players, ruleset=self.ruleset, seed=seed)
