"""Games that continue from a given position of tiles and bombs, not from a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.base.rng import derive_seed
from lexicon_fast.games.lexibomb import events
from lexicon_fast.games.lexibomb.events import State
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.minefield import (
    MARKS,
    Minefield,
    check_opened,
    rows_of,
    squares_of,
)
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.rules import MAX_PLAYERS, MIN_PLAYERS, AnyRuleset
from lexicon_fast.games.tiles.board import EMPTY
from lexicon_fast.games.tiles.position import ResumedGame, check_players

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.dictionary import Dictionary

__all__ = ["State", "check_opened", "game_from"]


def game_from(
    state: State,
    dictionary: Dictionary,
    *,
    ruleset: AnyRuleset = "standard",
    seed: Seed | None = None,
) -> Game:
    """Return a game that continues from a state, with an empty history.

    seed: determines the tiles and bombs that the state does not contain: first the tiles of racks,
    in turn order from the player to move, then the bag. Words on the board need not be in the
    dictionary.
    Raises BadPosition for an impossible state (for example, if no placement of the bombs agrees
    with the numbers), BadOption, BadLayout, BadAlphabet.

    >>> from lexicon_fast import Dictionary
    >>> rows = ["." * 15] * 7 + [".......HAT....."] + ["." * 15] * 7
    >>> opened = [row.replace("H", "1").replace("A", "*").replace("T", "2") for row in rows]
    >>> state = State(("S_", ""), tuple(rows), tuple(opened))
    >>> game = game_from(state, Dictionary.from_words(["hat", "hats"]))
    >>> game.legal_actions()[0], len(game.racks[1]), len(game.minefield.bombs)
    (Lay(at='8H', word='(HAT)S'), 7, 22)
    """
    check_players(state, MIN_PLAYERS, MAX_PLAYERS, ("scores", "rack_sizes", "zeros"))
    return _Resumed(state, dictionary, ruleset, seed)


class _Resumed(ResumedGame, Game):
    """A game that takes the tiles and bombs of a state instead of dealing."""

    __slots__ = ("_state",)

    def _begin(self, starter: int | None, bag: str | None, bombs: Sequence[str] | None) -> None:
        state = self._state
        for zeros in state.zeros:
            checked_int("zeros", zeros, 0, self.rules.zeros - 1, BadPosition)
        self._take_tiles()
        self._minefield, self._opened = self._squares()
        check_opened(self._opened, self._board)
        self._zeros = list(state.zeros or self._zeros)
        # The setup contains the drawn bombs, so that records do not depend on the drawing.
        lines = self._minefield.lines()
        self._events += [
            self._setup(position=msgspec.structs.replace(state, bombs=lines)),
            events.Deal(self._mover, self.racks, self._bag, lines),
        ]

    def _squares(self) -> tuple[Minefield, bytes]:
        """Return the bombs, and the open squares."""
        state, bombs = self._state, self.rules.bombs
        rows, columns = self._board.rows, self._board.columns
        opened = None
        if state.opened:
            opened = squares_of(state.opened, rows, columns, MARKS, "opened")
        if not state.bombs:
            if opened is None:
                opened = Minefield(rows, columns, ()).closed()
            seed = self.seed if isinstance(self.seed, int) else derive_seed(self.seed)
            found = odds(rows_of(opened, columns), bombs).placements(1, seed)[0]
            return Minefield(rows, columns, [i for i, bomb in enumerate(found) if bomb]), opened
        field = Minefield.parse(state.bombs, rows, columns)
        if len(field.bombs) != bombs:
            raise BadPosition(f"{len(field.bombs)} bombs; the ruleset has {bombs}")
        if opened is None:
            tiles = [square for square, tile in enumerate(self._board.squares) if tile != EMPTY]
            opened = field.open(field.closed(), tiles)
        if not field.agrees(opened):
            raise BadPosition("opened: the numbers do not agree with the bombs")
        return field, opened
