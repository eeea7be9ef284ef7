"""`lexicon-fast advise scrabble`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.base.arguments import cores
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.batch.job import Once
from lexicon_fast.cli import advise
from lexicon_fast.cli.advise import AdviseOptions, advise_options, run
from lexicon_fast.cli.groups import Command
from lexicon_fast.cli.options import examples, threads_option, warn, words_option
from lexicon_fast.cli.scrabble.rules import RULES_PARAMETERS, rules_options
from lexicon_fast.cli.tiles.advice_rows import AdviceRows

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.bots.scrabble.advice_types import Advice, Advised
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.scrabble.rules import Ruleset

_POSITION = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/26 0"


@click.command(
    "scrabble",
    cls=Command,
    epilog=examples(
        f"lexicon-fast advise scrabble '{_POSITION}'",
        "lexicon-fast advise scrabble -i examples/positions.cgp --seconds 3 --format text",
        "lexicon-fast advise scrabble -i observation.json",
    ),
)
@words_option
@advise_options
@threads_option("Number of threads for play-outs.")
@rules_options(challenge="void")
def command(rules: Ruleset, threads: int | None, **options: Any) -> int:
    """Advise on Scrabble positions: rank the actions by simulation.

    A POSITION is a line of CGP, as one argument: BOARD RACK/OPPONENT SCORES ZERO-TURNS, or a JSON
    object with "cgp", as for `scrabble plays`; of the opponent's rack only the number of tiles
    counts. It can also be a player's observation, a JSON object as `Game.observation` returns it.
    With neither POSITION nor -i, stdin is read: one position per line, or one object over several
    lines.

    The best actions by score and leave (the tiles kept) are simulated with racks and bags that
    agree with everything the player knows; once the bag is empty, the endgame is searched exactly.
    score: the points of the action; leave: the tiles kept, and their value in points; equity:
    average points from here on, yours minus your opponents', with a 95% interval; win: your chance
    of winning.

    On a terminal the advice is refined until the time is up; Ctrl-C stops.
    """
    adviser = _Adviser(rules, threads or cores(), Once(warn))
    return run(adviser, AdviseOptions(**options))


@dataclass(frozen=True, slots=True)
class _Adviser(advise.Adviser):
    """Advice on Scrabble.

    ruleset: of typed positions; threads: for play-outs; notify: called with a warning
    about opcodes of CGP.
    """

    ruleset: Ruleset
    threads: int
    notify: Callable[[str], object]

    game = "scrabble"
    expected = "a line of CGP, or an object: a player's observation, or one with cgp"
    typed = RULES_PARAMETERS

    @property
    def limits(self) -> dict[str, Any]:
        return {"threads": self.threads}

    def position_in(self, value: dict[str, Any]) -> str | None:
        text = value.get("cgp")
        return text if isinstance(text, str) and not value.keys() - {"id", "cgp"} else None

    def observation(self, text: str, dictionary: Dictionary) -> Observation:
        from lexicon_fast.games.scrabble.position import game_from, state_of
        from lexicon_fast.games.tiles.cgp import parse_cgp
        from lexicon_fast.games.tiles.opcodes import ignored_opcode

        position = parse_cgp(text, self.ruleset.layout, dictionary.alphabet)
        if warning := ignored_opcode(position.opcodes, dictionary, self.ruleset.layout):
            self.notify(warning)
        if not position.rack:
            raise BadPosition("the rack is empty; name the tiles of the player to move")
        game = game_from(state_of(position), dictionary, ruleset=self.ruleset, seed=0)
        return game.observation(0)


class Rows(AdviceRows):
    """The values of advice on Scrabble."""

    game = "scrabble"
    head = ("", "action", "score", "leave", "value", "equity", "", "win")
    fields = ("score", "leave", "leave_value", "equity", "margin", "win", "playouts")
    decimals = {"equity": 3, "margin": 3, "leave_value": 2, "win": 4}  # noqa: RUF012

    def summary(self, advice: Advice) -> dict[str, Any]:
        fields: dict[str, Any] = {"player": advice.player}
        if advice.words:
            fields |= {"words": advice.words, "known": advice.known, "certain": advice.certain}
        return fields | {"playouts": advice.playouts, "exact": advice.exact}

    def cells(self, row: Advised) -> tuple[str, ...]:
        value = "" if row.leave_value is None else f"{row.leave_value:+.1f}"
        return str(row.score), row.leave or "-", value, *self.equity_cells(row)

    def explains_all(self, advice: Advice) -> bool:
        return bool(advice.words)

    def effort(self, advice: Advice) -> str:
        count = super().effort(advice)
        return f"{count}, solved to the end" if self.is_solved(advice) else count

    def is_solved(self, advice: Advice) -> bool:
        return advice.exact
