"""`lexicon-fast advise lexibomb`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.base.errors import BadObservation, BadPosition, excerpt
from lexicon_fast.cli import advise
from lexicon_fast.cli.advise import AdviseOptions, advise_options, run
from lexicon_fast.cli.groups import Command
from lexicon_fast.cli.lexibomb.rules import RULES_PARAMETERS, rules_options, words_option
from lexicon_fast.cli.options import examples
from lexicon_fast.cli.tiles.advice_rows import AdviceRows

if TYPE_CHECKING:
    from lexicon_fast.bots.lexibomb.advice_types import Advice, Advised
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.rules import Ruleset


@click.command(
    "lexibomb",
    cls=Command,
    epilog=examples(
        "lexicon-fast advise lexibomb -i examples/lexibomb.jsonl --format text",
        "lexicon-fast advise lexibomb -i observation.json --seconds 3",
    ),
)
@words_option
@advise_options
@rules_options
def command(rules: Ruleset, **options: Any) -> int:
    """Advise on Lexibomb positions: rank the actions by simulation.

    A POSITION is a JSON object: a position as for `lexibomb plays`, taken as a game of two players
    with equal scores, or a player's observation, as `Game.observation` returns it. With neither
    POSITION nor -i, stdin is read: one object per line, or one over several lines.

    The best actions by expected score and leave (the tiles kept) are simulated with bombs, racks
    and bags that agree with everything the player knows. score: the average points of the action;
    bomb: its chance of hitting a bomb; equity: average points from here on, yours minus your
    opponents', with a 95% interval; win: your chance of winning.

    On a terminal the advice is refined until the time is up; Ctrl-C stops.
    """
    return run(_Adviser(rules), AdviseOptions(**options))


@dataclass(frozen=True, slots=True)
class _Adviser(advise.Adviser):
    """Advice on Lexibomb. ruleset: of positions that are not observations."""

    ruleset: Ruleset

    game = "lexibomb"
    expected = "an object: a position as for `lexibomb plays`, or an observation"
    typed = RULES_PARAMETERS

    def position_in(self, value: dict[str, Any]) -> str | None:
        if "player" in value or "rack" not in value:  # an observation
            return None
        import msgspec

        return msgspec.json.encode(value).decode()

    def observation(self, text: str, dictionary: Dictionary) -> Observation:
        if not text.startswith("{"):
            raise BadObservation(f"{excerpt(text.strip())} is not {self.expected}")
        import msgspec

        from lexicon_fast.games.lexibomb.position import State, game_from
        from lexicon_fast.rows.lexibomb_rows import position_of

        fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        position = position_of(fields, self.ruleset)
        if not position.rack:
            raise BadPosition("the rack is empty; name the tiles of the player to move")
        rules = self.ruleset
        if position.bombs is not None:
            rules = replace(rules, bombs=position.bombs)
        state = State((position.rack, ""), tuple(position.board), tuple(position.opened))
        return game_from(state, dictionary, ruleset=rules, seed=0).observation(0)


class Rows(AdviceRows):
    """The values of advice on Lexibomb."""

    game = "lexibomb"
    head = ("", "action", "score", "bomb", "leave", "equity", "", "win")
    fields = ("score", "bomb", "leave", "leave_value", "equity", "margin", "win", "playouts")
    decimals = {  # noqa: RUF012
        "score": 3,
        "bomb": 4,
        "leave_value": 2,
        "equity": 3,
        "margin": 3,
        "win": 4,
    }

    def summary(self, advice: Advice) -> dict[str, Any]:
        return {"player": advice.player, "playouts": advice.playouts, "exact": advice.exact}

    def cells(self, row: Advised) -> tuple[str, ...]:
        from lexicon_fast.base.text import percent

        return (f"{row.score:.1f}", percent(row.bomb), row.leave or "-", *self.equity_cells(row))

    def effort(self, advice: Advice) -> str:
        count = super().effort(advice)
        return count if advice.exact else f"{count}, chances of bombs estimated"
