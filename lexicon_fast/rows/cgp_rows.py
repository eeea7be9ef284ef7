"""Rows of Scrabble: positions in CGP, and plays with their scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lexicon_fast.base.errors import BadPosition
from lexicon_fast.rows.line_rows import Row, read_field
from lexicon_fast.rows.tile_rows import PlayRows

if TYPE_CHECKING:
    from lexicon_fast.bots.scrabble.static_plays import StaticPlay
    from lexicon_fast.games.tiles.plays import Play


class CgpRows(PlayRows):
    """Reads CGP, or objects with `cgp`; generator: `games.tiles.plays.Generator`."""

    keys = ("id", "cgp")
    columns: ClassVar[tuple[str, ...]] = ("at", "word", "score")
    heads = ("points",)
    expected = 'expected: {"cgp": "15/15/... AEINRS?/ 0/0 0"}, optionally with "id"'

    def read(self, text: str, row: Row, input_format: str) -> None:
        if input_format == "jsonl":
            fields = self.fields(text, row)
            if "cgp" not in fields:
                raise BadPosition(f"no 'cgp'; {self.expected}")
            text = read_field(fields, "cgp", str, "a string")
        row.position = self._generator.read(text)
        row.rack = row.position[1]
        opcodes = text.split(None, 4)[4:]
        if opcodes:
            self._check_opcodes(opcodes[0], row)

    def _check_opcodes(self, text: str, row: Row) -> None:
        """Warn about an ignored opcode that would change the plays; `strict`: raise BadPosition."""
        from lexicon_fast.games.tiles.cgp import ignored_opcode

        warning = ignored_opcode(text, self._generator.dictionary, self._generator.layout)
        if warning and self._strict:
            raise BadPosition(warning)
        row.notice = row.notice or warning

    def values(self, play: Play) -> tuple[str, str, int]:
        return play

    def shown(self, play: Play) -> tuple[str, ...]:
        return (str(play.score),)


class StaticCgpRows(CgpRows):
    """Also writes leaves and equities; generator: `bots.scrabble.static_plays.StaticGenerator`."""

    columns: ClassVar[tuple[str, ...]] = (*CgpRows.columns, "leave", "equity")

    def values(self, play: StaticPlay) -> tuple[str, str, int, str, float]:  # type: ignore[override]
        at, word, score, leave, equity = play
        return at, word, score, f'"{leave}"', equity
