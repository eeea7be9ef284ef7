"""`lexicon-fast advise scrabble`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli import advise
from lexicon_fast.cli.advise import advise_options, run
from lexicon_fast.cli.options import RulesetJson, examples, warn, words_option
from lexicon_fast.cli.scrabble.advice_rows import ScrabbleRows
from lexicon_fast.cli.scrabble.rules import rules_of, rules_options
from lexicon_fast.errors import BadPosition
from lexicon_fast.rows.unknown_keys import Once

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from lexicon_fast.bots.scrabble.advice import Advice
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.scrabble.rules import Ruleset

_CHALLENGE: Final = "void"
_POSITION = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/26 0"


@click.command(
    "scrabble",
    epilog=examples(
        f"lexicon-fast advise scrabble '{_POSITION}'",
        "lexicon-fast advise scrabble -i examples/positions.cgp --seconds 3 --format text",
        "lexicon-fast advise scrabble -i observation.json",
    ),
)
@words_option
@advise_options
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
    **how: Any,
) -> int:
    """Advise on Scrabble positions: actions ranked by what is expected of them.

    A POSITION is a line of CGP, as one argument: BOARD RACK/OPPONENT SCORES ZERO-TURNS, or an
    object of JSON with "cgp", as for `scrabble plays`; of the opponent's rack only the number of
    tiles is used. Or it is the observation of a player, an object of JSON as the game's own call
    returns it. With neither POSITION nor -i, stdin is read: one position a line, or one object
    over several lines.

    The best actions by score and leave (the tiles kept) are played on in many worlds that agree
    with what was seen; once the bag is empty, the end is searched exactly. score: the points of the
    action; leave: the tiles kept, and their value in points; equity: your points less the others'
    from here on, on average, with its 95% interval; win: how often you win.

    On a terminal the advice is refined before your eyes until the time is up; Ctrl-C ends it.
    """
    rules = rules_of(
        ruleset,
        layout,
        usual=_CHALLENGE,
        challenge=challenge,
        exchange_from=exchange_from,
        scoreless_turns=scoreless_turns,
    )
    return run(_Adviser(rules, Once(warn)), ctx, **how)


@dataclass(frozen=True, slots=True)
class _Adviser(advise.Adviser):
    """ruleset: of positions that are typed; notify: called with a warning about opcodes."""

    ruleset: Ruleset
    notify: Callable[[str], object]

    accepted = "accepted: an object, the observation of a player or with cgp, or a line of CGP"
    typed = ("ruleset", "layout", "challenge", "exchange_from", "scoreless_turns")

    def rows(self, dictionary: Dictionary) -> ScrabbleRows:
        return ScrabbleRows(dictionary.alphabet)

    def advise(self, sees: Observation, dictionary: Dictionary, **limits: Any) -> Iterator[Advice]:
        from lexicon_fast.bots.scrabble.advice import advise

        return advise(sees, dictionary, **limits)

    def read(self, value: Any) -> Observation:
        from lexicon_fast.bots.scrabble.validation import read

        return read(value)

    def text_in(self, value: dict[str, Any]) -> str | None:
        """As for `scrabble plays`."""
        text = value.get("cgp")
        return text if isinstance(text, str) and not value.keys() - {"id", "cgp"} else None

    def observation(self, text: str, dictionary: Dictionary) -> Observation:
        from lexicon_fast.games.scrabble.position import game_from, state_of
        from lexicon_fast.games.tiles.cgp import parse_cgp
        from lexicon_fast.games.tiles.opcodes import ignored_opcode

        position = parse_cgp(text, self.ruleset.layout, dictionary.alphabet)
        if found := ignored_opcode(position.opcodes, dictionary, self.ruleset.layout):
            self.notify(found)
        if not position.rack:
            raise BadPosition("the rack of who is to move is empty; accepted: its tiles")
        game = game_from(state_of(position), dictionary, ruleset=self.ruleset)
        return game.observation(0)
