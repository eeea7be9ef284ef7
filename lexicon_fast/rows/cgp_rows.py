"""Rows of Scrabble: positions in CGP, plays with their points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.errors import BadPosition
from lexicon_fast.rows.tile_rows import PlayRows, Row

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.plays import Play


class CgpRows(PlayRows):
    """Reads CGP, or objects with `cgp`. generator: a `games.tiles.plays.Generator`."""

    keys = ("id", "cgp")
    columns = ("at", "word", "score")
    heads = ("points",)
    accepted = 'accepted: {"cgp": "15/15/... AEINRS?/ 0/0 0"}, perhaps with "id"'

    def read(self, text: str, row: Row, input_format: str) -> None:
        if input_format == "jsonl":
            text = self._of_json(text, row)
        row.position = self._generator.read(text)
        row.rack = row.position[1]
        fields = text.split(None, 4)
        if len(fields) > 4:
            self._check_opcodes(fields[4], row)

    def _check_opcodes(self, text: str, row: Row) -> None:
        """Opcodes are ignored: raises BadPosition with `strict` if one would change the plays."""
        from lexicon_fast.games.tiles.opcodes import ignored_opcode

        found = ignored_opcode(text, self._generator.dictionary, self._generator.layout)
        if found and self._strict:
            raise BadPosition(found)
        row.notice = row.notice or found

    def _of_json(self, text: str, row: Row) -> str:
        """The CGP of an object."""
        import msgspec

        fields = self.fields(text, row)
        try:
            return msgspec.json.decode(fields["cgp"], type=str)
        except KeyError:
            raise BadPosition(f"no 'cgp'; {self.accepted}") from None
        except msgspec.ValidationError:
            shown = f"{bytes(fields['cgp'])[:40]!r}"
            raise BadPosition(f"cgp {shown} is no text; {self.accepted}") from None

    def values(self, play: Play) -> tuple[str, str, int]:
        return play

    def shown(self, play: Play) -> tuple[str, ...]:
        return (str(play.score),)
