"""Base of the adapters of the board games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from lexicon_fast.games.tiles.actions import Action, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import tile_counts
from lexicon_fast.rl.adapter import BaseAdapter
from lexicon_fast.rl.encoding import (
    LEAST,
    MOST,
    Arrays,
    Field,
    common_arrays,
    common_fields,
    counts,
    from_seat,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rl.tiles.encoding import TileChoices, TileEncoding


class TileAdapter(BaseAdapter):
    """Games on a board."""

    #: The names of the phases.
    PHASES: ClassVar[tuple[str, ...]]
    ENCODING: ClassVar[type[TileEncoding]]
    CHOICES: ClassVar[type[TileChoices]]

    encoding: TileEncoding

    def __init__(self, dictionary: Dictionary, rules: Any, players: int) -> None:
        self.dictionary = dictionary
        self.rules = rules
        self.players = players
        self.new_game(0)  # raises for options that do not fit
        alphabet, layout = dictionary.alphabet, rules.layout
        encoding = self.encoding = self.ENCODING(alphabet, layout)
        blank = encoding.BOARD.blank
        self._index_of = {tile: i for i, tile in enumerate(alphabet.upper + blank)}
        #: The planes of each text of a square: of its letter, and of blanks.
        letters = len(alphabet)
        self._planes: dict[str, tuple[int, ...]] = {
            tile: (index,) for tile, index in self._index_of.items()
        }
        if encoding.BLANKS_HAVE_LETTERS:
            self._planes |= {letter: (i, letters) for i, letter in enumerate(alphabet.lower)}
        all_tiles = tile_counts(layout, blank)
        self._tiles = np.array([all_tiles[tile] for tile in self._index_of], np.int32)
        tiles = len(self._index_of)
        total = int(self._tiles.sum())
        free = "" if encoding.BLANKS_HAVE_LETTERS else ", which has no letter"
        held = Field((tiles,), np.uint8, 0, layout.rack_size, "", "A + 1")
        by_player = Field((players,), np.int32, 0, MOST, "", "P")
        self.fields: Mapping[str, Field] = {
            "rack": held.about("own tiles: number of each, blanks last"),
            "board": Field(
                (tiles, layout.rows, layout.columns),
                np.int8,
                0,
                1,
                f"planes of the board, one for each letter; the last is 1 for a blank{free}",
                "A + 1, R, C",
            ),
            "unseen": held._replace(
                dtype=np.int32, high=total, meaning="tiles in the bag and on the racks of others"
            ),
            "bag": Field((1,), np.int32, 0, total, "number of tiles in the bag", "1"),
            "rack_sizes": by_player._replace(
                dtype=np.uint8, high=layout.rack_size, meaning="number of tiles on each rack"
            ),
            "exchanged": by_player.about("number of tiles that each player exchanged"),
            "last_score": Field(
                (1,), np.int32, LEAST, MOST, "points of the last play in the history", "1"
            ),
            **common_fields(players, self.PHASES, encoding),
        }

    def _choices(self, game: Any, seen: Any) -> TileChoices:
        return self.CHOICES(seen, game.board, self)

    def arrays(self, seen: Any, steps: Iterable[int]) -> Arrays:
        player, players = seen.player, len(seen.scores)
        board = np.zeros(self.fields["board"].shape, np.int8)
        for row, line in enumerate(seen.board):
            for column, tile in enumerate(line):
                if tile != ".":
                    board[self._planes[tile], row, column] = 1
        exchanged = np.zeros(players, np.int32)
        for turn in seen.history:
            exchanged[(turn.player - player) % players] += turn.exchanged
        plays = (turn.score for turn in reversed(seen.history) if isinstance(turn.action, Lay))
        return {
            "rack": counts(seen.rack, self._index_of, np.uint8),
            "board": board,
            "unseen": self._unseen(seen.rack, board),
            "bag": np.array([seen.bag], np.int32),
            "rack_sizes": np.array(from_seat(seen.rack_sizes, player), np.uint8),
            "exchanged": exchanged,
            "last_score": np.array([next(plays, 0)], np.int32),
            **common_arrays(seen, steps, self.encoding, self.PHASES),
        }

    def _unseen(self, rack: str, board: NDArray[np.int8]) -> NDArray[np.int32]:
        """Return the number of tiles that are neither on the rack nor on the board."""
        on_board: NDArray[np.int32] = board.sum(axis=(1, 2), dtype=np.int32)
        if self.encoding.BLANKS_HAVE_LETTERS:  # a blank's letter is not a tile of that letter
            blanks = (board[:-1] & board[-1]).sum(axis=(1, 2), dtype=np.int32)
            on_board[:-1] -= blanks
        unseen: NDArray[np.int32] = self._tiles - on_board - counts(rack, self._index_of, np.int32)
        return unseen

    def is_turn(self, action: Action) -> bool:
        return isinstance(action, Lay | Exchange | Pass)

    def picture(self, game: Any) -> list[str]:
        return [
            *game.board.lines(),
            f"bag {len(game.bag)}",
            *(
                f"player_{player}: {rack or '-'}, score {score}"
                for player, (rack, score) in enumerate(zip(game.racks, game.scores, strict=True))
            ),
        ]
