"""What a play would score, from what its player sees: nothing hidden is there to be told.

No dictionary is asked: whether words exist is what challenges are about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.errors import IllegalAction
from lexicon_fast.games.lexibomb import board as lexibomb
from lexicon_fast.games.lexibomb import scoring as minefield_scoring
from lexicon_fast.games.lexibomb.minefield import CLOSED
from lexicon_fast.games.tiles import board as tile_board
from lexicon_fast.games.tiles import scoring
from lexicon_fast.games.tiles.bag import without
from lexicon_fast.games.tiles.laying import placed
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.server import messages as sm

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.actions import Lay
    from lexicon_fast.games.tiles.laying import Placed

#: The board of each game that has one.
BOARDS: Final[dict[str, type[tile_board.Board]]] = {
    "scrabble": tile_board.Board,
    "lexibomb": lexibomb.Board,
}


def scored(
    game: str, observation: Any, action: Lay, rules: Any, dictionary: Dictionary
) -> sm.TableScoreResult:
    """What a play scores for the player of an observation.

    game: one of BOARDS; rules: its ruleset; dictionary: whose letters it is played with.
    """
    kind, layout = BOARDS[game], rules.layout
    board = kind.empty(layout, dictionary.alphabet)
    if observation.board:
        board = kind.parse(observation.board, layout, dictionary.alphabet)
    try:
        play = placed(action, board, layout)
        without(observation.rack, play.paid, f"{play.action.at} {play.action.word}", "rack")
    except IllegalAction as error:
        fault = sm.Fault(rule=error.rule, message=str(error))
        return sm.TableScoreResult(score=None, words=[], bonus=0, closed=[], fault=fault)
    if isinstance(board, lexibomb.Board):
        opened = _opened(observation, board)
        points = minefield_scoring.points(board, play.tiles, play.words, opened, rules)
        closed = [square for square, _ in play.tiles if opened[square] == CLOSED]
    else:
        points = scoring.points(board, play.tiles, layout, play.words)
        closed = []
    return _told(play, points, layout.bonus[len(play.tiles)], closed, board.columns)


def _opened(observation: Any, board: tile_board.Board) -> bytes:
    """A byte a square: what it shows before the play."""
    shown = "".join(observation.opened).encode()
    return shown or bytes([CLOSED]) * len(board.squares)


def _told(
    play: Placed, points: list[int], bonus: int, closed: list[int], columns: int
) -> sm.TableScoreResult:
    return sm.TableScoreResult(
        score=bonus + sum(points),
        words=[
            sm.ScoredWord(at=str(each.place), word=each.word, points=earned)
            for each, earned in zip(play.words, points, strict=True)
        ],
        bonus=bonus,
        closed=[str(Place(*divmod(square, columns))) for square in closed],
        fault=None,
    )
