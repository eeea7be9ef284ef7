"""CGP, a position in one line of text: `BOARD RACK/OPPONENT SCORES ZERO-TURNS [OPCODES]`.

The rows of the board are separated by `/`, with numbers for empty squares. Blanks are `?` on a rack
and lower case on the board. The player to move comes first in racks and scores, then the others in
turn. Opcodes (`lex NWL20; tmr 300/300;`) are preserved as text. A rack alone is a position with an
empty board.

Some opcodes of the CGP specification (woogles-io/open-protocols) and of Macondo's reader require
another dictionary, board, bonus, variant or other tiles: see `ignored_opcode`. The others (clocks,
challenge rule, game id, last move ...) do not change the list of plays.
"""

from __future__ import annotations

import os
import re
from typing import Final, NamedTuple

from lexicon_fast.base.arguments import checked, integer, items, strings
from lexicon_fast.base.errors import BadPosition, excerpt
from lexicon_fast.base.tile_text import shown
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.board import Board, board_of, parse_rack, tile_reader
from lexicon_fast.games.tiles.layouts import Layout

_FIELDS = ("BOARD", "RACK/OPPONENT", "SCORES", "ZERO-TURNS")
_FORMAT = f"write {' '.join(_FIELDS)}, and opcodes"
_SCORES = "write numbers of 1 to 9 digits, such as 12/0"
_TURNS = "write a number of 1 to 9 digits, such as 0"


class Position(NamedTuple):
    """The content of a line of CGP.

    racks, scores: the player to move first; racks are str, empty if unknown, `?` the blank; scores
    are int; zero_turns: scoreless turns in a row so far; opcodes: the rest of the line.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> alphabet, layout = Dictionary.from_words(["qi"]).alphabet, scrabble.Layout.load("scrabble")
    >>> board = scrabble.Board.empty(layout, alphabet).lay("8G", "QI")
    >>> position = scrabble.Position(board, ("AEINRS?", ""), scores=(0, 22), zero_turns=0)
    >>> position.rack, position.board[7, 6]
    ('AEINRS?', 'Q')
    """

    board: Board
    racks: tuple[str, ...]
    scores: tuple[int, ...]
    zero_turns: int
    opcodes: str = ""

    @property
    def rack(self) -> str:
        """The rack of the player to move."""
        return self.racks[0]


def parse_cgp(text: str, layout: Layout, alphabet: Alphabet) -> Position:
    """Return the position of a line of CGP.

    Raises TypeError, BadAlphabet, BadPosition (with row and character of the board) and BadHand.

    >>> from lexicon_fast import scrabble
    >>> from lexicon_fast.dictionary.alphabet import Alphabet
    >>> layout, alphabet = scrabble.Layout.load("scrabble"), Alphabet.load("english")
    >>> line = "/".join(["15"] * 7 + ["7QI6"] + ["15"] * 7) + " AEINRS?/ 0/22 0 lex ENABLE;"
    >>> position = scrabble.parse_cgp(line, layout, alphabet)
    >>> position.rack, position.scores, position.opcodes
    ('AEINRS?', (0, 22), 'lex ENABLE;')
    """
    if isinstance(layout, Layout) and isinstance(alphabet, Alphabet) and type(text) is str:
        reader = tile_reader(Board, alphabet)
        # The native reader knows no tiles of several letters.
        read = reader and not alphabet.long_tiles and reader.cgp(text, *_sizes(layout))
        if read:
            squares, racks, scores, zero_turns, opcodes = read
            board = board_of(Board, layout.rows, layout.columns, alphabet, squares)
            return Position(board, racks, scores, zero_turns, opcodes)
    return _parse_with_care(text, layout, alphabet)


def _sizes(layout: Layout) -> tuple[int, int, int]:
    return layout.rows, layout.columns, layout.rack_size


def _parse_with_care(text: str, layout: Layout, alphabet: Alphabet) -> Position:
    """Return the position of any line of CGP, or raise the error: see `parse_cgp`."""
    fields = checked("text", str, text).split(None, 4)
    if len(fields) == 1 and "/" not in text:
        empty = Board.empty(layout, alphabet)
        return Position(empty, (parse_rack(fields[0], layout, alphabet), ""), (0, 0), 0)
    if missing := _FIELDS[len(fields) :]:
        raise BadPosition(f"CGP {excerpt(text.strip())} lacks {', '.join(missing)}; {_FORMAT}")
    board, racks, scores, zero_turns = fields[:4]
    position = Position(
        Board.parse(board, layout, alphabet),
        tuple(parse_rack(rack, layout, alphabet) for rack in racks.split("/")),
        tuple(_number(score, "scores", r"[+-]?[0-9]{1,9}", _SCORES) for score in scores.split("/")),
        _number(zero_turns, "zero turns", r"[0-9]{1,9}", _TURNS),
        fields[4].strip() if len(fields) > 4 else "",
    )
    players = len(position.scores)
    if len(position.racks) > max(players, 2) or any(position.racks[players:]):
        raise BadPosition(
            f"{len(position.racks)} racks, but {players} score{'s' if players > 1 else ''}; write"
            " one of each per player"
        )
    return position


def format_cgp(position: Position) -> str:
    """Return the line of CGP for a position, as `parse_cgp` reads it.

    Raises TypeError for a field of another type, and BadOption if racks or scores are one str.

    >>> from lexicon_fast import scrabble
    >>> from lexicon_fast.dictionary.alphabet import Alphabet
    >>> board = scrabble.Board(3, 4, Alphabet.load("english")).lay("2A", "CaT")
    >>> scrabble.format_cgp(scrabble.Position(board, ("AEINRS?", ""), (0, 22), 0))
    '4/CaT1/4 AEINRS?/ 0/22 0'
    """
    checked("position", Position, position)
    racks = strings("position.racks", position.racks)
    scores = items("position.scores", "int", position.scores)
    fields = [
        checked("position.board", Board, position.board).cgp,
        "/".join(racks) if len(racks) > 1 else f"{''.join(racks)}/",
        "/".join([str(integer("position.scores", score)) for score in scores]),
        str(integer("position.zero_turns", position.zero_turns)),
    ]
    if checked("position.opcodes", str, position.opcodes):
        fields.append(position.opcodes)
    return shown(" ".join(fields))


def _number(text: str, what: str, pattern: str, expected: str) -> int:
    if re.fullmatch(pattern, text, re.ASCII) is None:
        raise BadPosition(f"{what}: {excerpt(text, 20)}; {expected}")
    return int(text)


#: Names of our layouts in CGP.
_BOARDS: Final = {"scrabble": "crosswordgame", "super": "supercrosswordgame"}
_TILES: Final = {"scrabble": ("{0}",), "super": ("{0}super", "super{0}")}
_VARIANTS: Final = {"scrabble": ("classic",), "super": ("classicsuper",)}


def ignored_opcode(opcodes: str, dictionary: Dictionary, layout: Layout) -> str | None:
    """Return a warning for the first opcode that is malformed, or contradicts a dictionary or a
    layout; None: there is none.

    opcodes: as in `Position.opcodes`.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.tiles.layouts import Layout
    >>> words, layout = Dictionary.from_words(["cat"], name="my words"), Layout.load("scrabble")
    >>> ignored_opcode("tmr 300/300; lex NWL20;", words, layout)
    "'lex NWL20' is ignored: the dictionary is 'my words'"
    >>> ignored_opcode("bb 50; ld english; lex My_Words;", words, layout)
    """
    for opcode in opcodes.split(";"):
        name, _, value = opcode.strip().partition(" ")
        if name and not name.lstrip("-")[:1].isalpha():
            return f"{excerpt(opcode.strip())} is ignored: it is not an opcode, such as lex NWL20;"
        conflict = _conflict(name.lstrip("-").lower(), value.strip(), dictionary, layout)
        if conflict is not None:
            return f"{excerpt(opcode.strip())} is ignored: {conflict}"
    return None


def _conflict(name: str, value: str, dictionary: Dictionary, layout: Layout) -> str | None:
    """Describe the value used instead of an opcode's; None if they agree or it does not matter."""
    letters, used = _normalized(dictionary.alphabet.name), f"that of layout {excerpt(layout.name)}"
    words = os.path.basename(dictionary.name).partition(".")[0]
    accepted = {
        "lex": ([words], f"the dictionary is {excerpt(dictionary.name)}"),
        "bdn": ([layout.name, _BOARDS.get(layout.name, "")], f"the board is {used}"),
        "ld": (
            [layout.name, *(shape.format(letters) for shape in _TILES.get(layout.name, ()))],
            f"the tiles are those of layout {excerpt(layout.name)}",
        ),
        "var": ([layout.name, *_VARIANTS.get(layout.name, ())], f"the game is {used}"),
        "bb": ([str(layout.bonus[-1])], f"the bonus is {layout.bonus[-1]}"),
    }
    if name not in accepted or not _normalized(value):
        return None
    values, conflict = accepted[name]
    return None if _normalized(value) in map(_normalized, values) else conflict


def _normalized(name: str) -> str:
    """Return a name in lower case without punctuation."""
    return re.sub(r"[\W_]+", "", name).lower()
