"""Rows of Lexibomb: positions as JSON objects, and plays with expected score and risk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from lexicon_fast.base.errors import BadPosition, excerpt, shortened
from lexicon_fast.base.text import percent
from lexicon_fast.rows.line_rows import Row, read_field
from lexicon_fast.rows.tile_rows import PlayRows

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexicon_fast.bots.lexibomb.static import StaticPlay
    from lexicon_fast.games.lexibomb.plays import Play
    from lexicon_fast.games.lexibomb.rules import Ruleset

#: The form of a position, for errors.
EXPECTED: Final = (
    'expected: {"board": [rows of . A-Z _], "opened": [rows of . 0-8 *], "rack": "ABC_", "bombs":'
    ' 22}, optionally with "id"'
)

#: The keys of an observation that do not change the plays.
OBSERVED: Final = frozenset(
    ("player", "bag", "rack_sizes", "scores", "to_move", "phase", "zeros", "history")
)


class MinefieldRows(PlayRows):
    """Reads JSON objects, also observations of the game; generator: `lexibomb.plays.Generator`."""

    keys = ("id", "board", "opened", "rack", "bombs", "ruleset")
    ignored = OBSERVED
    columns: ClassVar[tuple[str, ...]] = ("at", "word", "score", "bomb")
    heads = ("points", "bomb")
    expected = EXPECTED

    def read(self, text: str, row: Row, input_format: str) -> None:
        if input_format != "jsonl":
            raise BadPosition(f"{shortened(text, 40)} is not a JSON object; {EXPECTED}")
        fields = self.fields(text, row)
        row.position = self._generator.read(position_of(fields, self._generator.rules))
        row.rack = row.position.rack

    def values(self, play: Play) -> tuple[str, str, str, str]:
        return play.at, play.word, number(play.score), number(play.bomb)

    def shown(self, play: Play) -> tuple[str, ...]:
        return f"{play.score:.2f}", percent(play.bomb)


class StaticMinefieldRows(MinefieldRows):
    """Also writes leaves and equities; generator: `bots.lexibomb.static.StaticGenerator`."""

    columns: ClassVar[tuple[str, ...]] = (*MinefieldRows.columns, "leave", "equity")

    def values(  # type: ignore[override]
        self, play: StaticPlay
    ) -> tuple[str, str, str, str, str, str]:
        at, word, score, bomb, leave, equity = play
        return at, word, number(score), number(bomb), f'"{leave}"', number(equity)


def number(value: float) -> str:
    """Format a number as briefly as possible, with up to six decimals.

    >>> number(12.5), number(1 / 3), number(20.0)
    ('12.5', '0.333333', '20')
    """
    return f"{value:.6f}".rstrip("0").rstrip(".")


class ReadPosition(NamedTuple):
    """A position in text form; see `lexibomb.plays.Position`."""

    board: list[str]
    opened: list[str]
    rack: str
    bombs: int | None


def position_of(fields: Mapping[str, Any], rules: Ruleset) -> ReadPosition:
    """Return the position in the undecoded fields of a JSON object. Raises BadPosition.

    Without `board` the board is empty, without `opened` all squares are closed. A `ruleset` must be
    equal to `rules`; unknown fields are ignored.
    """
    if "rack" not in fields:
        raise BadPosition(f"no 'rack'; {EXPECTED}")
    if "ruleset" in fields:
        name = read_field(fields, "ruleset", Any, "a ruleset")
        if name != rules.to_json():
            raise BadPosition(f"ruleset {excerpt(name)} differs from the command's, {rules.name!r}")
    layout = rules.layout
    empty = ["." * layout.columns] * layout.rows
    rows = f"{layout.rows} rows of {layout.columns} characters"

    def grid(name: str) -> list[str]:
        found: list[str] = read_field(fields, name, list[str], rows) if name in fields else []
        return found or empty

    return ReadPosition(
        grid("board"),
        grid("opened"),
        read_field(fields, "rack", str, "a string of tiles"),
        read_field(fields, "bombs", int | None, "a number") if "bombs" in fields else None,
    )
