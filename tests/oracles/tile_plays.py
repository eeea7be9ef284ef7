"""The slow, obvious twin of the native play generator: every word at every place, by the rules.

It shares nothing with the fast path but the layout's data. Boards are rows of text: a letter in
upper case for a tile, in lower case for a blank, `.` for an empty square. Racks are upper case, `?`
the blank. Letters are those that `str.upper` and `str.lower` turn into each other.
"""

from __future__ import annotations

from array import array
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from lexicon_fast.games.tiles.layouts import Layout

EMPTY: Final = "."
BLANK: Final = "?"

Square = tuple[int, int]


class Play(NamedTuple):
    at: str
    word: str
    score: int


class WordList:
    """A dictionary: its words in upper case, each with the set of its letters as bits."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = frozenset(word.upper() for word in words)
        letters = sorted(set("".join(self.words)))
        self._bit = {letter: 1 << place for place, letter in enumerate(letters)}
        # By size; the bits lie close together, as all of them are looked at again and again.
        self._words: dict[int, list[str]] = {}
        self._bits: dict[int, array[int]] = {}
        for word in sorted(self.words):
            self._words.setdefault(len(word), []).append(word)
            self._bits.setdefault(len(word), array("L")).append(self._letters(word))
        #: The lanes of a board have few different sets of letters. Ask with sorted letters.
        self.within = cache(self._within)

    def _letters(self, text: Iterable[str]) -> int:
        bits = 0
        for letter in text:
            bits |= self._bit.get(letter, 0)
        return bits

    def _within(self, letters: str, blanks: int, size: int) -> list[str]:
        """The words of a size that need no more letters beside `letters` than there are blanks."""
        others = ~self._letters(letters)
        words = self._words.get(size, [])
        likely = [
            words[place]
            for place, bits in enumerate(self._bits.get(size, ()))
            if (bits & others).bit_count() <= blanks
        ]
        have = Counter(letters)
        return [
            word
            for word in likely
            if sum([max(0, word.count(each) - have[each]) for each in set(word)]) <= blanks
        ]


def plays(
    rows: Sequence[str],
    rack: str,
    words: Collection[str] | WordList,
    layout: Layout,
    *,
    both: bool = False,
) -> list[Play]:
    """All legal plays with their scores: score falling, then place, then word.

    both: on an empty symmetric board also the plays down, which equal those across.
    """
    known = words if isinstance(words, WordList) else WordList(words)
    board = {
        (row, column): tile
        for row, line in enumerate(rows)
        for column, tile in enumerate(line)
        if tile != EMPTY
    }
    found: set[Play] = set()
    for down in (False, True):
        if down and not board and not both and is_symmetric(layout):
            continue  # the same plays, turned
        for lane in _lanes(layout, down):
            found.update(_in_lane(board, rack, known, layout, lane, down))
    return sorted(found, key=lambda play: (-play.score, play.at, play.word))


def is_symmetric(layout: Layout) -> bool:
    """Is a layout the same when rows and columns change places, the start square included?"""
    turned = tuple(zip(*layout.squares, strict=True))
    same_start = layout.start is None or layout.start.row == layout.start.column
    return same_start and tuple(map(tuple, layout.squares)) == turned


def cross_checks(
    rows: Sequence[str], words: Collection[str], *, down: bool = False
) -> list[list[str | None]]:
    """For plays across (or down): the letters that make a word with the tiles above and below each
    empty square (left and right); None where there are none."""
    known = {word.upper() for word in words}
    letters = sorted(set("".join(known)))
    board = {
        (row, column): tile
        for row, line in enumerate(rows)
        for column, tile in enumerate(line)
        if tile != EMPTY
    }
    checks: list[list[str | None]] = []
    for row, line in enumerate(rows):
        checks.append([])
        for column in range(len(line)):
            run = _cross_run(board, (row, column), down)
            if (row, column) in board or len(run) == 1:
                checks[-1].append(None)
            else:
                fitting = [
                    letter
                    for letter in letters
                    if "".join(board.get(at, letter) for at in run).upper() in known
                ]
                checks[-1].append("".join(fitting))
    return checks


def _lanes(layout: Layout, down: bool) -> list[list[Square]]:
    rows, columns = range(layout.rows), range(layout.columns)
    if down:
        return [[(row, column) for row in rows] for column in columns]
    return [[(row, column) for column in columns] for row in rows]


def _neighbours(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def _cross_run(board: dict[Square, str], square: Square, down: bool) -> list[Square]:
    """The squares of the word across a play's direction that a tile on this square would be in."""
    step = (0, 1) if down else (1, 0)
    run = [square]
    while (before := (run[0][0] - step[0], run[0][1] - step[1])) in board:
        run.insert(0, before)
    while (after := (run[-1][0] + step[0], run[-1][1] + step[1])) in board:
        run.append(after)
    return run


def _in_lane(
    board: dict[Square, str],
    rack: str,
    known: WordList,
    layout: Layout,
    lane: list[Square],
    down: bool,
) -> Iterator[Play]:
    there = [board.get(square, "") for square in lane]
    touching = [_touches(board, square, layout) for square in lane]
    if not any(touching):
        return
    letters = "".join(sorted(rack.replace(BLANK, "") + "".join(there).upper()))
    allowed: dict[tuple[Square, str], bool] = {}
    starts = {
        size: [
            start
            for start in range(len(lane) - size + 1)
            if any(touching[start : start + size])
            and not any(there[start - 1 : start])  # the whole word
            and not any(there[start + size : start + size + 1])
            and there[start : start + size].count("") <= len(rack)
        ]
        for size in range(2, len(lane) + 1)
    }
    likely = [
        (word, start)
        for size in starts
        if starts[size] and size <= len(letters) + rack.count(BLANK)
        for word in known.within(letters, rack.count(BLANK), size)
        for start in starts[size]
    ]
    for word, start in likely:
        size = len(word)
        if any(
            tile and tile.upper() != letter
            for tile, letter in zip(there[start : start + size], word, strict=True)
        ):
            continue
        laid = {
            square: letter
            for square, letter in zip(lane[start : start + size], word, strict=True)
            if square not in board
        }
        for square, letter in laid.items():
            if (square, letter) not in allowed:
                run = _cross_run(board, square, down)
                cross = "".join(board.get(at, letter) for at in run).upper()
                allowed[square, letter] = len(run) == 1 or cross in known.words
        if not all(allowed[tile] for tile in laid.items()):
            continue
        if down and len(laid) == 1:
            (square,) = laid
            if len(_cross_run(board, square, down)) > 1:
                continue  # listed across
        for tiles in _payments(laid, rack):
            squares = lane[start : start + size]
            yield _play(board, squares, tiles, layout, down)


def _touches(board: dict[Square, str], square: Square, layout: Layout) -> bool:
    """May a play be legal because it has a tile here?"""
    if square in board:
        return False
    if board:
        return any(each in board for each in _neighbours(square))
    return layout.start is None or square == (layout.start.row, layout.start.column)


def _payments(laid: dict[Square, str], rack: str) -> list[dict[Square, str]]:
    """All ways to lay letters with the tiles of a rack, a blank in lower case."""
    ways: list[tuple[dict[Square, str], Counter[str]]] = [({}, Counter(rack))]
    for square, letter in laid.items():
        ways = [
            ({**tiles, square: tile}, left - Counter([paid]))
            for tiles, left in ways
            for tile, paid in ((letter, letter), (letter.lower(), BLANK))
            if left[paid]
        ]
    return [tiles for tiles, _ in ways]


def _play(
    board: dict[Square, str],
    squares: list[Square],
    tiles: dict[Square, str],
    layout: Layout,
    down: bool,
) -> Play:
    score = _word_score(board, squares, tiles, layout)
    for square in tiles:
        run = _cross_run(board, square, down)
        if len(run) > 1:
            score += _word_score(board, run, tiles, layout)
    score += layout.bonus[len(tiles)]
    row, column = squares[0]
    letter = "ABCDEFGHIJKLMNOPQRSTU"[column]
    word = "".join(tiles.get(square) or f"({board[square]})" for square in squares)
    at = f"{letter}{row + 1}" if down else f"{row + 1}{letter}"
    return Play(at, word.replace(")(", ""), score)


def _word_score(
    board: dict[Square, str], squares: list[Square], tiles: dict[Square, str], layout: Layout
) -> int:
    points = 0
    times = 1
    for row, column in squares:
        tile = tiles.get((row, column)) or board[row, column]
        value = layout.values[tile] if tile == tile.upper() else 0
        if (row, column) in tiles:
            value *= layout.squares[row][column].letter
            times *= layout.squares[row][column].word
        points += value
    return points * times
