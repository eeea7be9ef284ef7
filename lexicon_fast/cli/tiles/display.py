"""Board games as text for people: boards, racks and positions, commentary, values of advice."""

from __future__ import annotations

from abc import abstractmethod
from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import LexiconFastError
from lexicon_fast.base.text import percent
from lexicon_fast.cli import advice_rows, human
from lexicon_fast.games.registry import part
from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import tile_points, unseen
from lexicon_fast.games.tiles.events import StartDraw
from lexicon_fast.games.tiles.layouts import Layout, Premium
from lexicon_fast.games.tiles.places import column_name
from lexicon_fast.rows.painter import BOLD, DIM, Painter, counted, folded, unpainted

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.tiles.board import Board

    class Paint(Protocol):
        """A function that returns text in a colour, like `Painter`."""

        def __call__(self, text: str, colour: str) -> str: ...


# ANSI colours; squares use the palette of 256 colours, which distinguishes red from pink.
TILE: Final = "1;38;5;16;48;5;223"
LAID: Final = "1;38;5;16;48;5;220"
_BLANK: Final = "1;3;38;5;124;48;5;223"
_LAID_BLANK: Final = "1;3;38;5;124;48;5;220"

#: Columns of the terminal for the row numbers.
_LABEL: Final = 3
#: Columns of a square, if there is room.
_CELL: Final = 3

#: The marks of a plain square, and of the square that the first play must cover.
PLAIN: Final = "."
_START: Final = "*"
#: The usual marks of premium squares, and their colours.
_PREMIUMS: Final = {
    Premium(letter=2): ("'", "38;5;16;48;5;153"),
    Premium(letter=3): ('"', "38;5;231;48;5;25"),
    Premium(letter=4): ("^", "38;5;231;48;5;18"),
    Premium(word=2): ("-", "38;5;16;48;5;218"),
    Premium(word=3): ("=", "38;5;231;48;5;160"),
    Premium(word=4): ("~", "38;5;231;48;5;90"),
}
#: The mark and the colour of all other premium squares.
_OTHER: Final = ("+", "38;5;16;48;5;150")

_GAP: Final = 3
#: Minimum columns to the right of the board; if there are fewer, the text goes below it.
_SIDE: Final = 28
#: Maximum columns of the text there, because longer lines are hard to read.
_WIDEST: Final = 44
_LONGEST_NAME: Final = 20


def cell_width(columns: int, width: int | None, most: int = _CELL) -> int:
    """Return the columns for a square, in a row of `columns`. width: of the terminal, or None."""
    room = most if width is None else (width - _LABEL) // columns
    return max(1, min(room, most))


def grid_lines(
    rows: int, columns: int, square: Callable[[int], str], paint: Paint, cell: int
) -> list[str]:
    """Draw squares with coordinates, one line per row.

    square: draws a square, by its number, row by row, in `cell` columns.
    """
    letters = "".join(in_cell(column_name(column), cell) for column in range(columns))
    lines = [paint(f"{' ' * _LABEL}{letters}".rstrip(), DIM)]
    for row in range(rows):
        squares = "".join(square(row * columns + column) for column in range(columns))
        lines.append(paint(f"{row + 1:2} ", DIM) + squares.rstrip())
    return lines


def in_cell(letter: str, cell: int) -> str:
    """Return a letter centred in a square; of a tile of several letters, what fits."""
    return f"{tile_text.name(letter)[:cell]:^{cell}}"


def tile_cell(alphabet: Alphabet, plain: int) -> int:
    """Return the columns for a square if there is room. plain: for tiles of one letter."""
    return plain + max(map(len, alphabet.long_tiles.values()), default=1) - 1


def board_lines(
    board: Board,
    layout: Layout,
    paint: Paint,
    *,
    laid: Collection[int] = (),
    width: int | None = None,
) -> list[str]:
    """Draw a board with coordinates, one line per row.

    A tile is a letter in upper case, a blank in lower case. laid: the squares to highlight, as
    indices of `Board.squares`; without colours they get brackets, if there is room. width: of the
    terminal, None for any; a square takes three columns, or two or one in a narrow terminal.
    """
    cell = cell_width(board.columns, width, tile_cell(board.alphabet, _CELL))

    def square(index: int) -> str:
        return _square(board, layout, *divmod(index, board.columns), paint, index in laid, cell)

    return grid_lines(board.rows, board.columns, square, paint, cell)


def legend(layout: Layout) -> str:
    """Explain the marks on a board: `' 2L  " 3L`, times the letter or the word."""
    premiums = {premium for row in layout.squares for premium in row} - {Premium()}
    known = [f"{mark} {label(each)}" for each, (mark, _) in _PREMIUMS.items() if each in premiums]
    other = [label(each) for each in sorted(premiums - _PREMIUMS.keys())]
    if other:
        known.append(f"{_OTHER[0]} {', '.join(other)}")
    return "  ".join(known)


def label(premium: Premium) -> str:
    """Return `2L`, `3W`, or `2L 2W` for a square that multiplies both; empty for a plain one."""
    letter = f"{premium.letter}L" if premium.letter != 1 else ""
    word = f"{premium.word}W" if premium.word != 1 else ""
    return f"{letter} {word}".strip()


def premium_colour(premium: Premium) -> str:
    """Return the colour of a premium square."""
    return _PREMIUMS.get(premium, _OTHER)[1]


def tile_pieces(rack: str, layout: Layout, paint: Painter) -> list[str]:
    """Return the tiles of a rack with their values, painted, for `Painter.wrapped`."""
    return [paint.card(tile, layout.values.get(tile, 0)) for tile in rack]


def rack_lines(rack: str, layout: Layout, paint: Painter) -> list[str]:
    """Return lines with the tiles of a rack, their values, and the total."""
    total = paint(f"({counted(tile_points(rack, layout), 'point')})", DIM)
    tiles = tile_pieces(rack, layout, paint) or ["no tiles"]
    return paint.wrapped("Rack", [*tiles, total], len("Rack") + 2)


def _square(
    board: Board, layout: Layout, row: int, column: int, paint: Paint, laid: bool, cell: int
) -> str:
    letter = board[row, column]
    if letter:
        # Every alphabet of a board has lower case, even if its script has not.
        blank = letter in board.alphabet.lower
        colours = (LAID, _LAID_BLANK) if laid else (TILE, _BLANK)
        text = in_cell(letter, cell)
        painted = paint(text, colours[blank])
        bracketed = f"[{tile_text.name(letter)}]"
        marked = laid and len(bracketed) <= cell and painted == text
        return f"{bracketed:^{cell}}" if marked else painted
    premium = layout.squares[row][column]
    if premium != Premium():
        mark, colour = _PREMIUMS.get(premium, _OTHER)
        return paint(in_cell(mark, cell), colour)
    start = layout.start
    here = start is not None and (start.row, start.column) == (row, column)
    return paint(in_cell(_START if here else PLAIN, cell), DIM)


class LastPlay(NamedTuple):
    """The last play on the board.

    squares: the new tiles, as indices of `Board.squares`; words: the words of the play, in lower
    case, in games that need them; more: the end of its description.
    """

    player: int
    action: Lay
    score: int
    squares: tuple[int, ...]
    words: tuple[str, ...] = ()
    more: str = ""


def picture(
    observation: Any,
    names: Sequence[str],
    paint: Painter,
    board: Sequence[str],
    last: LastPlay | None,
    *,
    note: Callable[[int], str],
    unseen: Callable[[int], Sequence[str]],
    more: str = "",
    rack: str | None = None,
) -> list[str]:
    """Draw a position: the board, the facts at its right or below, and the rack.

    board: its lines; last: the last play; note: makes a line about a player, or an empty one;
    unseen: makes lines about unseen tiles that fit a width; more: one more fact; rack: the tiles
    in display order.
    """

    def facts(width: int | None) -> list[str]:
        lines = _score_lines(observation, names, paint, width, note)
        if last is not None:  # colours alone must not show it
            by = names[last.player]
            line = f"Last {last.action.at} {last.action.word}, {last.score}, by {by}{last.more}"
            lines += [paint(part, DIM) for part in folded(line, width)]
        return [*lines, *(folded(more, width) if more else ())]

    # A coloured square at the end of a line has a space that a plain one lacks.
    columns = max(len(unpainted(line).rstrip()) for line in board)
    side = _WIDEST if paint.width is None else min(paint.width - columns - _GAP, _WIDEST)
    if side < _SIDE:
        bag = folded(f"Bag {observation.bag}; type unseen to list the tiles.", paint.width)
        lines = [*board, "", *facts(paint.width), *(paint(line, DIM) for line in bag)]
    else:
        right = ["", *facts(side), "", *unseen(side)]
        lines = [
            f"{line}{' ' * (columns - len(unpainted(line)) + _GAP)}{text}".rstrip()
            for line, text in zip_longest(board, right, fillvalue="")
        ]
    return [*lines, "", *rack_lines(rack or observation.rack, observation.rules.layout, paint)]


def _score_lines(
    observation: Any,
    names: Sequence[str],
    paint: Painter,
    width: int | None,
    note: Callable[[int], str],
) -> list[str]:
    """Return a line for each player, and another one for a note."""
    size = max(min(len(name), _LONGEST_NAME) for name in names)
    scores = observation.scores or (0,) * len(names)
    digits = max(len(str(score)) for score in scores)
    lines = []
    for player, name in enumerate(names):
        held = counted(observation.rack_sizes[player], "tile")
        parts = folded(f"{name:{size}}  {scores[player]:{digits}}, {held}", width)
        if text := note(player):
            parts += folded(f"{' ' * size}  {text}", width)
        lines += [paint(line, BOLD) if player == observation.player else line for line in parts]
    return lines


def unseen_lines(
    observation: Any,
    board: Board,
    paint: Painter,
    width: int | None,
    more: Callable[[], Iterable[str]] = tuple,
) -> list[str]:
    """Return lines about the tiles in the bag and on other racks. more: makes further lines."""
    try:
        tiles = unseen(observation.rules.layout, board, [observation.rack])
        known = [part for line in more() for part in folded(line, width)]
    except LexiconFastError:  # people play with tiles that are not in the layout
        return [paint(f"Bag {observation.bag}", DIM)]
    held = sum(observation.rack_sizes) - len(observation.rack)
    others = f", on other racks {held}" if len(observation.rack_sizes) > 1 else ""
    head = f"Bag {observation.bag}{others}; unseen:"
    groups = " ".join("".join(group) for _, group in groupby(tiles))
    lines = [paint(line, DIM) for line in folded(head, width)]
    return [*lines, *(folded(groups, width) if tiles else ["none"]), *known]


class Commentary(human.Commentary):
    """Describes the events of a board game. An onlooker sees the racks and all boards."""

    counted_events = (("turn", "action"),)

    _game: Any
    #: The reader's observation, and all racks, before the last action.
    _before: Any
    _racks: tuple[str, ...]

    @abstractmethod
    def board(self) -> list[str]:
        """Draw the current board."""

    @abstractmethod
    def why_over(self, event: Any) -> str:
        """Return why a game ended in which every player still has tiles."""

    def other_lines(self, event: Any) -> list[str]:
        """Describe an event that only this game has."""
        return []

    def play_details(self, event: Any) -> str:
        """Return what follows the score in the description of a play."""
        return ""

    def before_action(self, game: Any) -> None:
        self._game = game
        self._before = game.observation(self._you or 0)
        self._racks = game.racks

    def progress(self, game: Any) -> str:
        turns = sum(
            isinstance(getattr(event, "action", None), Lay | Exchange | Pass)
            for event in game.events
        )
        return f"turn {turns + (not game.is_terminal())}"

    def lines(self, event: Any) -> list[str]:
        if isinstance(event, StartDraw):
            drawn = zip(event.players, event.tiles, strict=True)
            return [self._draw_line("the start", drawn, event.starter, "start")]
        match event.__struct_config__.tag, getattr(event, "action", None):
            case "deal", _:
                return self._deal(event)
            case "turn", Lay() | Exchange() | Pass():
                return self._turn(event)
            case "game end", _:
                return ["", *self.end(event), self.game_end(event.winners, event.scores)]
        return self.other_lines(event)

    def _deal(self, event: Any) -> list[str]:
        if self._you is None:
            racks = [f"{name} {rack}" for name, rack in zip(self.names, event.racks, strict=True)]
            return [f"{self.names[event.starter]} starts. Racks: {', '.join(racks)}"]
        if len(self.names) == 1 or any(isinstance(each, StartDraw) for each in self._game.events):
            return []
        return [self._does(event.starter, "start")]

    def _turn(self, event: Any) -> list[str]:
        player, action = event.player, event.action
        match action:
            case Lay(at=at, word=word):
                total = self._before.scores[player] + event.score
                points = counted(event.score, "point")
                line = f"{self._acts(player, 'play')} {at} {self._paint.word(word)}: {points}"
                return [f"{line}, {total} in all{self.play_details(event)}", *self.shown_board()]
            case Exchange(tiles=tiles):
                line = self._acts(player, "exchange")
                if self._you not in (None, player):
                    return [f"{line} {counted(len(tiles), 'tile')}"]
                return [f"{line} {tiles} for {event.drawn}"]
        return [self._acts(player, "pass")]

    def _acts(self, player: int, verb: str) -> str:
        """Return the start of a sentence about an action; an onlooker also gets the rack."""
        if self._you is not None:
            return self._does(player, verb)
        return f"{self.names[player]} ({self._racks[player]}) {self._verb(player, verb)}"

    def shown_board(self) -> list[str]:
        """Draw the current board for an onlooker; a player gets it with each turn."""
        return self.board() if self._you is None else []

    def end(self, event: Any) -> list[str]:
        """Describe why the game is over, and what the remaining tiles change."""
        if event.why == "out":
            out = self._game.racks.index("")
            why = f"{self.names[out]} {self._verb(out, 'have')} no tiles left"
        else:
            why = self.why_over(event)
        return [self._paint(f"The game is over: {why}.", BOLD), *self._final_scores(event)]

    def _final_scores(self, event: Any) -> Iterator[str]:
        size = max(map(len, self.names))
        racks = [tile_text.shown(rack) or "no tiles" for rack in self._game.racks]
        held = max(map(len, [*racks, "no tiles"]))
        digits = max(len(str(score)) for score in event.before)
        for name, rack, before, change, score in zip(
            self.names, racks, event.before, event.adjustments, event.scores, strict=True
        ):
            yield f"{name:{size}}  {rack:{held}}  {before:{digits}} {change:+4d} = {score}"


class AdviceRows(advice_rows.AdviceRows):
    """The values of advice on a board game. Each game has a subclass."""

    value = "equity"

    def picture(self, observation: Any, paint: Painter) -> list[str]:
        names = self.names(observation.player, len(observation.rack_sizes))
        draw = part("cli", self.game, "display").picture
        lines: list[str] = draw(observation, names, self._alphabet, paint)
        return lines

    def equity_cells(self, row: Any) -> tuple[str, str, str]:
        """Return the equity, its interval, and the chance to win."""
        return *self.value_cells(row), percent(row.win)
