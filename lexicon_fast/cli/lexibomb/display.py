"""Lexibomb as text for people: minefields, pictures of positions, commentary on games.

Where a square of a minefield has three columns, colours add nothing to the text: `2` is an open
square, `H2` a tile on it, `H*` a tile on a bomb, `+H2` a tile that was just laid, `.` a closed
square.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.tile_text import name
from lexicon_fast.bots.lexibomb.bot import opened_of
from lexicon_fast.cli.tiles import display as tiles
from lexicon_fast.cli.tiles.display import (
    LAID,
    PLAIN,
    TILE,
    LastPlay,
    cell_width,
    grid_lines,
    in_cell,
    label,
    premium_colour,
    tile_cell,
)
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.minefield import BOMB, CLOSED, ZERO
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.svg import heat, percent
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import EMPTY
from lexicon_fast.games.tiles.layouts import Premium
from lexicon_fast.games.tiles.places import Place, squares_laid
from lexicon_fast.rows.painter import DIM, RED, Painter, counted, folded

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.lexibomb import events
    from lexicon_fast.games.lexibomb.game import Game
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.rules import Ruleset

_HIT: Final = "1;38;5;231;48;5;124"
_BOMB: Final = "1;38;5;231;48;5;88"
#: Colours for the steps of `heat`, from no bomb to a certain one.
_HEAT: Final = (
    "38;5;16;48;5;157",
    "38;5;16;48;5;193",
    "38;5;16;48;5;229",
    "38;5;16;48;5;222",
    "38;5;16;48;5;215",
    "38;5;16;48;5;209",
    "38;5;231;48;5;160",
    "1;38;5;231;48;5;88",
)
#: Columns of a square with a percent sign, and of one with up to three characters.
_PERCENT: Final = 4
_DIGITS: Final = 3


@dataclass
class FieldPicture:
    """A picture of a minefield.

    opened: a byte a square, as `Minefield.open` returns it; laid: the squares of the last play;
    odds: the chance of a bomb by square, shown in closed squares; bombs: the squares with a bomb,
    shown in closed squares. Squares are numbered row by row. In a narrow terminal they show less:
    see `legend`.
    """

    board: Board
    opened: bytes
    rules: Ruleset
    paint: Painter
    _: KW_ONLY
    laid: Collection[int] = ()
    odds: Sequence[float] | None = None
    bombs: Collection[int] = ()

    def __post_init__(self) -> None:
        most = tile_cell(self.board.alphabet, _DIGITS if self.odds is None else _PERCENT)
        self._cell = cell_width(self.board.columns, self.paint.width, most)
        self._texts = self.board.texts(self.board.alphabet)

    def lines(self) -> list[str]:
        """Draw the board with coordinates, one line per row."""
        board = self.board
        return grid_lines(board.rows, board.columns, self._square, self.paint, self._cell)

    def _square(self, index: int) -> str:
        shown = self.opened[index]
        if self.board.squares[index] != EMPTY:
            return self._tile(index)
        if shown != CLOSED:
            return self._number(shown)
        if index in self.bombs:
            return self.paint(in_cell("*", self._cell), _BOMB)
        if self.odds:
            return self._chance(self.odds[index])
        return self.paint(in_cell(PLAIN, self._cell), DIM)

    def _tile(self, index: int) -> str:
        letter, shown, new = self._letter(index), self.opened[index], index in self.laid
        room = self._cell - (self._cell > 1) - (self._cell >= _DIGITS)
        text = letter[:room] + (chr(shown) if self._cell > 1 else "")
        if self._cell >= _DIGITS:
            text = f" {text}".ljust(self._cell)
        painted = self.paint(text, _HIT if shown == BOMB else LAID if new else TILE)
        marked = new and self._cell >= _DIGITS and painted == text
        return f"+{text[1:]}" if marked else painted

    def _letter(self, index: int) -> str:
        return name(self._texts[self.board.squares[index]])

    def _number(self, shown: int) -> str:
        """Draw an open square, in the colour of its multiplier."""
        text = chr(shown)
        if self.odds is not None and self._cell <= _DIGITS:
            text = f"({text})" if self._cell == _DIGITS else " "
        premium = self.rules.multipliers[shown - ZERO]
        colour = DIM if premium == Premium() else premium_colour(premium)
        return self.paint(in_cell(text, self._cell), colour)

    def _chance(self, chance: float) -> str:
        """Draw a closed square, in the colour of its danger."""
        cell = self._cell
        if cell >= _PERCENT:
            text = f"{percent(chance)}%".rjust(cell)
        elif cell == _DIGITS:
            text = ("!!" if chance >= 1 else str(percent(chance))).rjust(cell)
        else:
            digit = "-" if chance <= 0 else "!" if chance >= 1 else str(int(chance * 10))
            text = in_cell(digit, cell)
        return self.paint(text, _HEAT[heat(chance)])

    def legend(self) -> list[str]:
        """Explain the squares of this board, by examples from it."""
        examples = self._examples() if self._cell > 1 else []
        lines = ["; ".join(examples)] if examples else []
        if self.odds is None:
            bomb = "; * a bomb that was not hit" if self.bombs else ""
            return [*lines, f". closed{bomb}; {multipliers(self.rules)}"]
        chance = _example_chance(self.opened, self.odds)
        if self._cell < _DIGITS:
            lines.append(
                "0-9 chance of a bomb in tenths; - none; ! certain; open squares are blank"
            )
        elif chance is not None and self._cell >= _PERCENT:
            lines.append(f"{percent(chance)}% chance of a bomb in a closed square")
        elif chance is not None:
            shown = "!!" if chance >= 1 else str(percent(chance))
            certain = "" if chance >= 1 else "; !! certain"
            lines.append(f"{shown} chance of a bomb in a closed square, in percent{certain}")
        return lines

    def _examples(self) -> list[str]:
        """Explain a number, a tile, a tile on a bomb and a tile that was just laid."""
        opened, lines = self.opened, []
        tiles = [index for index, code in enumerate(self.board.squares) if code != EMPTY]
        numbers = [
            shown
            for code, shown in zip(self.board.squares, opened, strict=True)
            if code == EMPTY and shown not in (CLOSED, BOMB)
        ]
        if numbers and self._cell >= _DIGITS:
            shown = max(numbers)
            in_brackets = self.odds is not None and self._cell == _DIGITS
            number = f"({chr(shown)})" if in_brackets else chr(shown)
            lines.append(f"{number} open, {_bombs_around(shown)}")
        if safe := [index for index in tiles if opened[index] not in (BOMB, CLOSED)]:
            shown = opened[safe[0]]
            lines.append(f"{self._letter(safe[0])}{chr(shown)} a tile, {_bombs_around(shown)}")
        if hit := [index for index in tiles if opened[index] == BOMB]:
            lines.append(f"{self._letter(hit[0])}* a tile on a bomb")
        new = sorted(set(self.laid) & set(tiles))
        if new and self._cell >= _DIGITS and not self.paint.colour:
            lines.append(f"+{self._letter(new[0])}{chr(opened[new[0]])} just laid")
        return lines


def _bombs_around(shown: int) -> str:
    return f"{counted(shown - ZERO, 'bomb')} around"


def _example_chance(opened: bytes, odds: Sequence[float]) -> float | None:
    """Return the highest chance in a closed square; a certain bomb only if all others are empty."""
    closed = [odds[index] for index, shown in enumerate(opened) if shown == CLOSED]
    doubtful = [chance for chance in closed if 0 < chance < 1]
    return max(doubtful or closed, default=None)


def bombs_line(opened: bytes, columns: int, bombs: int) -> str:
    """Return the numbers of bombs: `Bombs 22: 1 hit (8D), 21 hidden`."""
    hit = [
        str(Place(*divmod(square, columns))) for square, shown in enumerate(opened) if shown == BOMB
    ]
    hits = f"{len(hit)} hit ({', '.join(hit)})" if hit else "none hit"
    return f"Bombs {bombs}: {hits}, {bombs - len(hit)} hidden"


def multipliers(rules: Ruleset) -> str:
    """Return the multipliers by number: `1 2L, 2 3L, 3 2W, 4-8 3W`, of the letter or the word."""
    groups: list[tuple[int, int, str]] = []
    for number, premium in enumerate(rules.multipliers):
        text = label(premium)
        if groups and groups[-1][2] == text:
            groups[-1] = (groups[-1][0], number, text)
        else:
            groups.append((number, number, text))
    return ", ".join(
        f"{low}{f'-{high}' if high > low else ''} {text}" for low, high, text in groups if text
    )


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
