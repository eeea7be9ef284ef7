"""Lexibomb as text for people: pictures of positions, commentary on games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.lexibomb.bot import opened_of
from lexicon_fast.cli.lexibomb.minefield_picture import FieldPicture, bombs_line
from lexicon_fast.cli.tiles import display as tiles
from lexicon_fast.cli.tiles.display import LastPlay
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.places import squares_laid
from lexicon_fast.rows.painter import RED, counted, folded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.lexibomb import events
    from lexicon_fast.games.lexibomb.game import Game
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
    chances = odds(opened_of(observation, rules), observation.bombs)
    field = FieldPicture(board, opened, rules, paint, laid=laid, odds=chances.probability)
    lines = field.legend()
    if not chances.exact:
        lines.append(f"Estimated: three standard errors are {chances.error:.1%}")
    return [*field.lines(), *(part for line in lines for part in folded(line, paint.width))]


class Commentary(tiles.Commentary):
    """Describes the events of a game of Lexibomb; at the end it shows all bombs."""

    _game: Game

    def play_details(self, event: events.TurnEvent) -> str:
        if not event.hit:
            return ""
        bombs = "a bomb" if len(event.hit) == 1 else f"{len(event.hit)} bombs"
        return "; " + self._paint(f"{bombs} on {', '.join(event.hit)}", RED)

    def board(self) -> list[str]:
        return self._drawn(bombs=False)

    def end(self, event: events.GameEnd) -> list[str]:
        return ["Where the bombs lay (*):", *self._drawn(bombs=True), "", *super().end(event)]

    def why_over(self, event: events.GameEnd) -> str:
        zeros = self._game.zeros
        player = zeros.index(max(zeros))
        turns = counted(self._game.rules.zeros, "turn")
        return f"{self.names[player]} had no points in {turns} in a row"

    def _drawn(self, *, bombs: bool) -> list[str]:
        """Draw the current board. bombs: with those that were not hit."""
        game = self._game
        board, opened, laid, _ = field_of(game.observation(0), game.dictionary.alphabet)
        hidden = game.minefield.bombs if bombs else ()
        field = FieldPicture(board, opened, game.rules, self._paint, laid=laid, bombs=hidden)
        return field.lines()
