"""The slow, obvious twin of the native choice of a turn: everything that can be done, weighed up.

What `static_eval.pyx` finds by bounds is sorted here from the lists of the plays' twin. Tiles are
in upper case, `?` the blank; worth is in hundredths of a point.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.games.tiles.places import parse_place
from oracles import tile_plays as reference

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from lexicon_fast.games.tiles.layouts import Layout

BLANK: Final = "?"
#: What it costs not to go out when the bag is empty, besides the tiles.
STUCK: Final = 1000


class Choice(NamedTuple):
    """An action: "play", "exchange" or "pass"; the place of a play; its word, or the tiles."""

    kind: str
    at: str
    text: str
    score: int
    worth: int


def leaves_in_order(counts: Mapping[str, int], size: int) -> list[str]:
    """All leaves of a size in the order of their numbers: of two, the one with more of the last
    tile (in the order of `counts`) in which they differ comes later."""
    tiles = list(counts)
    every = {
        "".join(picked)
        for picked in combinations("".join(tile * n for tile, n in counts.items()), size)
    }
    return sorted(every, key=lambda leave: [leave.count(tile) for tile in reversed(tiles)])


def choices(
    rows: Sequence[str],
    rack: str,
    words: reference.WordList,
    layout: Layout,
    leave_value: Callable[[str], int] | None,
    *,
    bag: int,
    exchange_from: int = 7,
    players: int = 2,
    others_value: int = 0,
    vowels: str = "",
    vowel_charge: int = 0,
    turns: Sequence[Sequence[int]] = (),
    square_value: Callable[[bool, int, int, bool, str], int] = lambda *_: 0,
) -> list[Choice]:
    """All that can be done but passing, best first.

    rack: in order; leave_value: of the tiles that stay, in order; None to go by score;
    vowel_charge: what one of the `vowels` beside a premium square costs in the first play; turns:
    as in `Leaves`; square_value: of a tile laid by a play, down or not, in a row and a column,
    whether it forms a cross word. Only two players with tiles in the bag count these two.
    """
    counted = bag > 0 and players == 2 and leave_value is not None
    row = turns[min(bag, len(turns)) - 1] if counted and turns else (100, *[0] * 16)
    first = bag > 0 and leave_value is not None and all(set(row) == {"."} for row in rows)

    def worth_of_leave(tiles: str, laid: int) -> int:
        if leave_value is None:
            return 0
        if bag:
            return int((leave_value(tiles) if tiles else 0) * row[0] / 100) + row[1 + laid]
        mine = 100 * sum(layout.values[tile] for tile in tiles)
        if players == 2:  # what one loses, the other gains
            return -2 * mine - STUCK if tiles else 200 * others_value
        return -mine - STUCK if tiles else 100 * others_value

    found = []
    for play in reference.plays(rows, rack, words, layout):
        laid = _laid(play.word)
        worth = 100 * play.score + worth_of_leave(_without(rack, laid), len(laid))
        if counted:
            worth += sum(square_value(*each) for each in laid_tiles(rows, play.at, play.word))
        if first:
            worth -= vowel_charge * hot_vowels(play.at, play.word, layout, vowels)
        found.append(Choice("play", play.at, play.word, play.score, worth))
    if rack and bag and bag >= exchange_from and (leave_value is not None or not found):
        for size in range(1, min(bag, len(rack)) + 1):
            for tiles in sorted({"".join(picked) for picked in combinations(rack, size)}):
                worth = worth_of_leave(_without(rack, tiles), 0)
                found.append(Choice("exchange", "", tiles, 0, worth))
        if leave_value is None:  # all the tiles, or the first of the rack
            return [Choice("exchange", "", rack[:bag], 0, 0)]
    return sorted(found, key=lambda choice: -choice.worth)


def laid_tiles(
    rows: Sequence[str], at: str, word: str
) -> Iterator[tuple[bool, int, int, bool, str]]:
    """The tiles laid by a play: see `choices`."""
    place = parse_place(at)
    assert place is not None
    letters = word.replace("(", "").replace(")", "")
    for letter, (row, column) in zip(letters, place.squares(len(letters)), strict=True):
        if rows[row][column] != ".":
            continue
        step = (0, 1) if place.down else (1, 0)
        beside = [(row - step[0], column - step[1]), (row + step[0], column + step[1])]
        crossed = any(
            0 <= r < len(rows) and 0 <= c < len(rows[0]) and rows[r][c] != "." for r, c in beside
        )
        yield place.down, row, column, crossed, BLANK if letter.islower() else letter


def hot_vowels(at: str, word: str, layout: Layout, vowels: str) -> int:
    """The vowels of a first play with a premium square above or below them, or beside them if it
    is a play down."""
    place = parse_place(at)
    assert place is not None
    count = 0
    for letter, (row, column) in zip(word, place.squares(len(word)), strict=True):
        step = (0, 1) if place.down else (1, 0)
        beside = [(row - step[0], column - step[1]), (row + step[0], column + step[1])]
        count += letter.upper() in vowels and any(
            0 <= r < len(layout.squares)
            and 0 <= c < len(layout.squares[0])
            and max(layout.squares[r][c].letter, layout.squares[r][c].word) > 1
            for r, c in beside
        )
    return count


def _laid(word: str) -> str:
    """The tiles that a play takes from the rack."""
    tiles, lies = "", False
    for letter in word:
        if letter in "()":
            lies = letter == "("
        elif not lies:
            tiles += BLANK if letter.islower() else letter
    return tiles


def _without(rack: str, tiles: str) -> str:
    left = Counter(rack) - Counter(tiles)
    return "".join(tile * left[tile] for tile in dict.fromkeys(rack))
