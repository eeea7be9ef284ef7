"""A game that starts in the midst of things: from where tiles and bombs lie, not from a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from lexicon_fast.errors import BadPosition
from lexicon_fast.games.lexibomb import events
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.minefield import (
    SHOWN,
    Minefield,
    check_opened,
    rows_of,
    squares_of,
)
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.rules import MAX_PLAYERS, MIN_PLAYERS, AnyRuleset
from lexicon_fast.games.lexibomb.state import State
from lexicon_fast.games.tiles.board import EMPTY
from lexicon_fast.games.tiles.position import check, check_players, tiles_of

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

__all__ = ["State", "check_opened", "game_from"]


def game_from(
    state: State,
    dictionary: Dictionary,
    *,
    ruleset: AnyRuleset = "standard",
    seed: int = 0,
) -> Game:
    """A game to be played on from a state. The history of what led to it is empty.

    seed: decides the tiles and the bombs that the state does not name: first the tiles of racks, in
    turn order from the player to move, then the bag. That the words on the board exist is not
    looked at.
    Raises BadPosition for what cannot be (numbers that no placement of the bombs explains, for
    one), BadOption, BadLayout, BadAlphabet.

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


class _Resumed(Game):
    """Lays the tiles and bombs of a state where `Game` would deal."""

    __slots__ = ("_state",)

    def __init__(
        self,
        state: State,
        dictionary: Dictionary,
        ruleset: AnyRuleset,
        seed: int,
    ) -> None:
        self._state = state
        super().__init__(dictionary, players=len(state.racks), ruleset=ruleset, seed=seed)

    def _begin(self, starter: int | None, bag: str | None, bombs: Sequence[str] | None) -> None:
        state, layout = self._state, self.rules.layout
        for zeros in state.zeros:
            check("zeros", zeros, 0, self.rules.zeros - 1)
        if state.board:
            self._board = Board.parse(state.board, layout, self._alphabet)
        self._racks, self._bag = tiles_of(state, self._board, layout, self._rng)
        self._minefield, self._opened = self._squares()
        check_opened(self._opened, self._board)
        self._mover = state.to_move
        self._scores = list(state.scores or self._scores)
        self._zeros = list(state.zeros or self._zeros)
        # With the bombs that were drawn, so that no record depends on how they were.
        lines = self._minefield.lines()
        self._events += [
            self._setup(position=msgspec.structs.replace(state, bombs=lines)),
            events.Deal(self._mover, self.racks, self._bag, lines),
        ]

    def _squares(self) -> tuple[Minefield, bytes]:
        """The bombs, and what is open."""
        state, bombs = self._state, self.rules.bombs
        rows, columns = self._board.rows, self._board.columns
        opened = None
        if state.opened:
            opened = squares_of(state.opened, rows, columns, SHOWN, "opened")
        if not state.bombs:
            if opened is None:
                opened = Minefield(rows, columns, ()).closed()
            found = odds(rows_of(opened, columns), bombs).placements(1, self.seed)[0]
            return Minefield(rows, columns, [i for i, bomb in enumerate(found) if bomb]), opened
        field = Minefield.parse(state.bombs, rows, columns)
        if len(field.bombs) != bombs:
            raise BadPosition(f"{len(field.bombs)} bombs; accepted: {bombs}, as the rules say")
        if opened is None:
            tiles = [square for square, tile in enumerate(self._board.squares) if tile != EMPTY]
            opened = field.open(field.closed(), tiles)
        if not field.agrees(opened):
            raise BadPosition(
                "opened: the numbers are not those of the bombs; accepted: what the squares show"
            )
        return field, opened
