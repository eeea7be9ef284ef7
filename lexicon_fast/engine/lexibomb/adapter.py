"""Lexibomb in the protocol."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.engine.game_adapter import RulesView, decode_state
from lexicon_fast.engine.tiles import BoardRules, TileAdapter
from lexicon_fast.games.lexibomb.board import Board, points
from lexicon_fast.games.lexibomb.events import State
from lexicon_fast.games.lexibomb.minefield import CLOSED
from lexicon_fast.games.lexibomb.plays import Generator, MinefieldFilter
from lexicon_fast.games.lexibomb.rules import Ruleset
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.games.word_filter import WordFilter
from lexicon_fast.protocol import messages as m

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.base.rng import Seed
    from lexicon_fast.bots.tiles.static import Order
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.game import Game
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.tiles.laying import CheckedPlay
    from lexicon_fast.rows.tile_rows import PlayRows


class Rules(BoardRules, frozen=True, kw_only=True, tag="lexibomb"):
    """The rules of Lexibomb."""

    #: Number of bombs on the board.
    bombs: int
    #: Multipliers of a new tile with 0 to 8 bombs around it: of the letter, and of the word.
    multipliers: tuple[tuple[int, int], ...]
    #: The game ends after this number of turns in a row without points, of one player.
    zeros: int


class Lexibomb(TileAdapter):
    """Connects Lexibomb to the protocol."""

    game: ClassVar[str] = "lexibomb"
    rules_type: ClassVar[type[RulesView]] = Rules
    blank: ClassVar[str] = FREE_BLANK
    board_type: ClassVar[type[Board]] = Board
    filter_type: ClassVar[type[WordFilter]] = MinefieldFilter

    def resume(
        self, position: bytes, params: m.GameNewParams, dictionary: Dictionary, seed: Seed
    ) -> Game:
        from lexicon_fast.games.lexibomb.game import game_from

        state = decode_state(position, State, dictionary)
        return game_from(state, dictionary, ruleset=self.rules(params.ruleset), seed=seed)

    def row_types(
        self, rules: Ruleset, order: Order | None
    ) -> tuple[type[PlayRows], Callable[..., Any]]:
        from lexicon_fast.bots.lexibomb.static import StaticGenerator
        from lexicon_fast.rows.tile_rows import MinefieldRows

        if order is None:
            return MinefieldRows, partial(Generator, ruleset=rules)
        return MinefieldRows, partial(StaticGenerator, ruleset=rules, order=order)

    def points(
        self, board: Any, play: CheckedPlay, observation: Observation, rules: Ruleset
    ) -> tuple[list[int], list[int]]:
        # An empty observation shows no open square.
        opened = "".join(observation.opened).encode() or bytes([CLOSED]) * len(board.squares)
        closed = [square for square, _ in play.tiles if opened[square] == CLOSED]
        return points(board, play.tiles, play.words, opened, rules), closed


ADAPTER: Final = Lexibomb()
