"""The calls of Lexibomb that need no table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from lexicon_fast.engine.tiles.adapter import TileAdapter
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.legal import legal_actions
from lexicon_fast.games.lexibomb.minefield import CLOSED
from lexicon_fast.games.lexibomb.rules import MAX_PLAYERS, MIN_PLAYERS, Ruleset, ruleset
from lexicon_fast.games.lexibomb.scoring import points
from lexicon_fast.games.lexibomb.state import State
from lexicon_fast.games.lexibomb.words import WORDS
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.json import decoded

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.referee import Table
    from lexicon_fast.games.lexibomb.game import Game
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.tiles.laying import CheckedPlay
    from lexicon_fast.rows.tile_rows import PlayRows

_STATE: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(State)


class Lexibomb(TileAdapter):
    """Lexibomb."""

    game: ClassVar[str] = "lexibomb"
    players: ClassVar[tuple[int, int]] = (MIN_PLAYERS, MAX_PLAYERS)
    blank: ClassVar[str] = FREE_BLANK
    words: ClassVar[str | None] = WORDS
    board_type: ClassVar[type[Board]] = Board

    def ruleset(self, rules: Any) -> Ruleset:
        return ruleset(rules)

    # Tables

    def game_type(self) -> type[Game]:
        from lexicon_fast.games.lexibomb.game import Game

        return Game

    def resumed(
        self, position: bytes, params: m.GameNewParams, dictionary: Dictionary, seed: int
    ) -> Game:
        from lexicon_fast.games.lexibomb.position import game_from

        state = decoded(position, "params.position", _STATE, State.__struct_fields__)
        return game_from(state, dictionary, ruleset=self.rules(params.ruleset), seed=seed)

    def table(self, game: Game, names: Sequence[str] | None) -> Table:
        from lexicon_fast.engine.lexibomb.referee import LexibombTable

        return LexibombTable(game, names)

    def records(self) -> Any:
        from lexicon_fast.games.lexibomb import record

        return record

    # Positions

    def play_rows(self, rules: Ruleset, dictionary: Dictionary, top: int | None) -> PlayRows:
        from lexicon_fast.games.lexibomb.plays import Generator
        from lexicon_fast.rows.lexibomb_rows import MinefieldRows

        return MinefieldRows(Generator(dictionary, ruleset=rules, top=top))

    # Observations

    def read(self, value: Any) -> Observation:
        from lexicon_fast.bots.lexibomb.validation import read

        return read(value)

    def check(self, observation: Observation, dictionary: Dictionary) -> None:
        from lexicon_fast.bots.lexibomb.validation import check

        check(observation, dictionary)

    def actions(self, observation: Observation, dictionary: Dictionary) -> Sequence[object]:
        return legal_actions(observation, dictionary)

    def points(
        self, board: Any, play: CheckedPlay, observation: Observation, rules: Ruleset
    ) -> tuple[list[int], list[int]]:
        # What each square shows before the play; an empty observation shows nothing open.
        opened = "".join(observation.opened).encode() or bytes([CLOSED]) * len(board.squares)
        closed = [square for square, _ in play.tiles if opened[square] == CLOSED]
        return points(board, play.tiles, play.words, opened, rules), closed

    def adviser(self) -> Callable[..., Iterator[object]]:
        from lexicon_fast.bots.lexibomb.advice import advise

        return advise


ADAPTER: Final = Lexibomb()
