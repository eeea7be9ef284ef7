"""The legal steps of a move of Scrabble."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.games.tiles.plays import Generator
from lexicon_fast.rl.tiles.choices import TileChoices

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.scrabble.rules import Ruleset
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.rl.scrabble.encoding import Encoding


class Generators:
    """Finds the best play, or all plays."""

    def __init__(self, dictionary: Dictionary, rules: Ruleset) -> None:
        self.all: Final = Generator(dictionary, layout=rules.layout)
        self.best: Final = Generator(dictionary, layout=rules.layout, best=True)
        self.exchange_from: Final = rules.exchange_from


class Choices(TileChoices):
    """The legal steps of a move. board: that of `seen`, whose cross-checks may be known."""

    def __init__(
        self, seen: Observation, board: Board, encoding: Encoding, generators: Generators
    ) -> None:
        self._board: Final = board
        self._generators: Final = generators
        super().__init__(seen, encoding, generators.exchange_from)

    def _has_plays(self) -> bool:
        return bool(self._generators.best.plays(self._board, self._seen.rack))

    def _plays(self) -> list[tuple[str, str]]:
        found = self._generators.all.plays(self._board, self._seen.rack)
        return [(play.at, play.word) for play in found]
