"""A game of Lexibomb drawn for people: the board on its minefield, the scores, and a rack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.lexibomb.bot import board_of, opened_of
from lexicon_fast.cli.lexibomb.minefield_picture import bombs_told, field_lines, legend
from lexicon_fast.cli.painter import counted, folded
from lexicon_fast.cli.tiles import picture as tiles
from lexicon_fast.cli.tiles.picture import LastPlay, bag_lines, last_lines, rack_lines
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.places import squares_laid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.observation import Observation


def last_play(observation: Observation) -> LastPlay | None:
    """The last play; None: there is none, or it is not known."""
    columns = observation.rules.layout.columns
    for turn in reversed(observation.history):
        if isinstance(turn.action, Lay):
            squares = squares_laid(turn.action.at, turn.action.word, columns)
            more = f"; bomb on {', '.join(turn.hit)}" if turn.hit else ""
            return LastPlay(turn.player, turn.action, turn.score, squares, more=more)
    return None


def opened_bytes(observation: Observation) -> bytes:
    """What is open: a byte a square."""
    return "".join(opened_of(observation, observation.rules)).encode("ascii")


def picture(
    observation: Observation,
    names: Sequence[str],
    alphabet: Alphabet,
    paint: Painter,
    *,
    rack: str | None = None,
) -> list[str]:
    """What a player sees: board, scores, what is left, and the rack.

    rack: the tiles in another order than the observation's.
    """
    rules = observation.rules
    board = board_of(observation, rules, alphabet)
    last = last_play(observation)
    opened = opened_bytes(observation)
    laid = () if last is None else last.squares
    drawn = field_lines(board, opened, rules, paint, laid=laid)
    bombs = bombs_told(opened, board.columns, observation.bombs)

    def above(width: int | None) -> list[str]:
        lines = [*_scores(observation, names, paint, width), *last_lines(last, names, paint, width)]
        return [*lines, *folded(bombs, width)]

    def beside(width: int) -> list[str]:
        return [*above(width), "", *unseen_lines(observation, board, paint, width)]

    def below() -> list[str]:
        return [*above(paint.width), *bag_lines(observation, paint)]

    lines = tiles.beside_or_below(drawn, beside, below, paint)
    return [*lines, "", *rack_lines(rack or observation.rack, rules.layout, paint)]


def _scores(
    observation: Observation, names: Sequence[str], paint: Painter, width: int | None
) -> list[str]:
    """A line for each player."""

    def zeros(player: int) -> str:
        turns = observation.zeros[player] if observation.zeros else 0
        return f"no points in {counted(turns, 'turn')}" if turns else ""

    return tiles.score_lines(observation, names, paint, width, zeros)


def unseen_lines(
    observation: Observation, board: Board, paint: Painter, width: int | None
) -> list[str]:
    """The tiles that are in the bag or on the racks of others."""
    return tiles.unseen_lines(observation, board, observation.rules.layout, paint, width)


def odds_lines(observation: Observation, alphabet: Alphabet, paint: Painter) -> list[str]:
    """The board with the chance of a bomb in each closed square. Raises BadPosition."""
    rules = observation.rules
    board = board_of(observation, rules, alphabet)
    found = odds(opened_of(observation, rules), observation.bombs)
    last = last_play(observation)
    opened = opened_bytes(observation)
    laid = () if last is None else last.squares
    drawn = field_lines(board, opened, rules, paint, laid=laid, odds=found.probability)
    told = legend(board, opened, rules, paint, laid=laid, odds=found.probability)
    if not found.exact:
        told.append(f"Estimated: three standard errors are {found.error:.1%}")
    return [*drawn, *(part for line in told for part in folded(line, paint.width))]
