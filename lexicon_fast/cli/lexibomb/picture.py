"""A position of Lexibomb as text for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.lexibomb.bot import opened_of
from lexicon_fast.cli.lexibomb.minefield_picture import FieldPicture, bombs_line
from lexicon_fast.cli.tiles import picture as tiles
from lexicon_fast.cli.tiles.picture import LastPlay
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.places import squares_laid
from lexicon_fast.rows.painter import counted, folded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.rows.painter import Painter


def last_play(observation: Observation) -> LastPlay | None:
    """Return the last play; None: there is none, or it is unknown."""
    columns = observation.rules.layout.columns
    for turn in reversed(observation.history):
        if isinstance(turn.action, Lay):
            squares = squares_laid(turn.action.at, turn.action.word, columns)
            more = f"; bomb on {', '.join(turn.hit)}" if turn.hit else ""
            return LastPlay(turn.player, turn.action, turn.score, squares, more=more)
    return None


def field_of(
    observation: Observation, alphabet: Alphabet
) -> tuple[Board, bytes, tuple[int, ...], LastPlay | None]:
    """Return the board, the opened squares, the squares of the last play, and this play.

    The opened squares are a byte a square, as `Minefield.open` returns them.
    """
    board = Board.parse(observation.board, observation.rules.layout, alphabet)
    opened = "".join(opened_of(observation, observation.rules)).encode("ascii")
    last = last_play(observation)
    return board, opened, () if last is None else last.squares, last


def picture(
    observation: Observation,
    names: Sequence[str],
    alphabet: Alphabet,
    paint: Painter,
    *,
    rack: str | None = None,
) -> list[str]:
    """Draw a position as its player sees it. rack: the tiles in display order."""
    rules = observation.rules
    board, opened, laid, last = field_of(observation, alphabet)

    def turns_without_points(player: int) -> str:
        turns = observation.zeros[player] if observation.zeros else 0
        return f"no points in {counted(turns, 'turn')}" if turns else ""

    return tiles.picture(
        observation,
        names,
        paint,
        FieldPicture(board, opened, rules, paint, laid=laid).lines(),
        last,
        note=turns_without_points,
        unseen=lambda width: tiles.unseen_lines(observation, board, paint, width),
        more=bombs_line(opened, board.columns, observation.bombs),
        rack=rack,
    )


def odds_lines(observation: Observation, alphabet: Alphabet, paint: Painter) -> list[str]:
    """Draw the board with the chance of a bomb in each closed square. Raises BadPosition."""
    rules = observation.rules
    board, opened, laid, _ = field_of(observation, alphabet)
    found = odds(opened_of(observation, rules), observation.bombs)
    field = FieldPicture(board, opened, rules, paint, laid=laid, odds=found.probability)
    lines = field.legend()
    if not found.exact:
        lines.append(f"Estimated: three standard errors are {found.error:.1%}")
    return [*field.lines(), *(part for line in lines for part in folded(line, paint.width))]
