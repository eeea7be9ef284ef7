"""Rows of Lexibomb: positions as objects, plays with their expected score and their risk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast.bots.explanations import percent
from lexicon_fast.errors import BadPosition
from lexicon_fast.rows.tile_rows import PlayRows, Row

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexicon_fast.games.lexibomb.plays import Play
    from lexicon_fast.games.lexibomb.rules import Ruleset

#: What an object of a position is, for errors.
ACCEPTED: Final = (
    'accepted: {"board": [rows of . A-Z _], "opened": [rows of . 0-8 *], "rack": "ABC_", "bombs":'
    ' 22}, perhaps with "id"'
)

#: What an observation has besides: it changes no list of plays.
OBSERVED: Final = frozenset(
    ("player", "bag", "rack_sizes", "scores", "to_move", "phase", "zeros", "history")
)


class MinefieldRows(PlayRows):
    """Reads objects, also observations of the game. generator: a `lexibomb.plays.Generator`."""

    keys = ("id", "board", "opened", "rack", "bombs", "ruleset")
    ignored = OBSERVED
    columns = ("at", "word", "score", "bomb")
    heads = ("points", "bomb")
    accepted = ACCEPTED

    def read(self, text: str, row: Row, input_format: str) -> None:
        if input_format != "jsonl":
            raise BadPosition(f"{text:.40} is no object; {ACCEPTED}")
        fields = self.fields(text, row)
        row.position = self._generator.read(position_of(fields, self._generator.rules))
        row.rack = row.position.rack

    def values(self, play: Play) -> tuple[str, str, str, str]:
        return play.at, play.word, number(play.score), number(play.bomb)

    def shown(self, play: Play) -> tuple[str, ...]:
        return f"{play.score:.2f}", percent(play.bomb)


def number(value: float) -> str:
    """A number to six digits after the point, as short as it can be.

    >>> number(12.5), number(1 / 3), number(20.0)
    ('12.5', '0.333333', '20')
    """
    return f"{value:.6f}".rstrip("0").rstrip(".")


class Given(NamedTuple):
    """A position as an object tells it: see `lexibomb.plays.Position`."""

    board: list[str]
    opened: list[str]
    rack: str
    bombs: int | None


def position_of(fields: Mapping[str, Any], rules: Ruleset) -> Given:
    """The position that an object of JSON tells. Raises BadPosition.

    fields: as they are written. Without `board` no tile lies, without `opened` no square is open;
    other fields are passed over, but a `ruleset` has to be that of `rules`.
    """
    import msgspec

    def read(name: str, kind: Any, accepted: str) -> Any:
        raw = fields[name]
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, RecursionError):
            shown = bytes(raw)[:40].decode(errors="replace")
            raise BadPosition(f"{name} {shown}; accepted: {accepted}") from None

    if "rack" not in fields:
        raise BadPosition(f"no 'rack'; {ACCEPTED}")
    if "ruleset" in fields and read("ruleset", Any, "") != rules.to_json():
        shown = f"{read('ruleset', Any, '')!r:.60}"
        raise BadPosition(f"ruleset {shown}; accepted: that of the command, {rules.name!r}")
    layout = rules.layout
    empty = ["." * layout.columns] * layout.rows
    rows = f"{layout.rows} rows of {layout.columns} characters"
    return Given(
        (read("board", list[str], rows) if "board" in fields else []) or empty,
        (read("opened", list[str], rows) if "opened" in fields else []) or empty,
        read("rack", str, "tiles, as a text"),
        read("bombs", int | None, "a number") if "bombs" in fields else None,
    )
