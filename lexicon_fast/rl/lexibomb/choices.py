"""The legal steps of a move of Lexibomb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.rl.tiles.choices import TileChoices

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.plays import Generator
    from lexicon_fast.rl.lexibomb.encoding import Encoding


class Choices(TileChoices):
    """The legal steps of a move. board: that of `seen`, whose cross-checks may be known."""

    def __init__(
        self, seen: Observation, board: Board, encoding: Encoding, generator: Generator
    ) -> None:
        self._board: Final = board
        self._generator: Final = generator
        super().__init__(seen, encoding, generator.rules.exchange_from)

    def _has_plays(self) -> bool:
        return bool(self._places())

    def _plays(self) -> list[tuple[str, str]]:
        return self._generator.lays(self._board, self._seen.rack, self._seen.opened)
