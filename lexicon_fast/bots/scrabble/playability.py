"""Playability: what a player of Scrabble loses by not knowing a word, from games of `static`.

`static` plays games against itself. The words of a play are its main word and its cross words. In
each turn, the equity of the best choice minus that of the best choice without a word, perhaps an
exchange or a pass, counts for every word of the best choice. The sum over all turns, divided by the
number of games, is the playability of the word. See docs/playability.md.
"""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Final

import numpy as np

from lexicon_fast._native.scrabble.selfplay import Match, losses
from lexicon_fast.base.arguments import callback, checked, cores, size, thread_count
from lexicon_fast.base.thread_pool import as_done
from lexicon_fast.bots.tiles.leaves import SCRABBLE, counts_by_code, leaves_for
from lexicon_fast.dictionary.dictionary import checked_dictionary
from lexicon_fast.find.playability import Origin, Playability
from lexicon_fast.games.tiles.board import native_layout
from lexicon_fast.games.tiles.layouts import Layout

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from lexicon_fast.dictionary import Dictionary

#: Games and seeds, at most.
MOST_GAMES: Final = 1 << 30
MOST_SEED: Final = 1 << 62

#: Games of a call of the native core; Ctrl-C takes effect between calls.
_TOGETHER: Final = 25


def playability(
    dictionary: Dictionary,
    *,
    layout: str | Layout = SCRABBLE,
    leaves: str = SCRABBLE,
    games: int = 1000,
    seed: int = 1,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Playability:
    """Return the playability of the words of a dictionary, from games of `static`.

    layout: the board and the tiles, a name, a path or a `scrabble.Layout`; leaves: the leave values
    of both players, a table of the package, the path of a leaves file, or `none`; games: with the
    seeds from `seed` on; threads: None: all cores; progress: called with a number of games that
    have been played since the last call. The result is the same for any number of threads.

    Raises BadOption for numbers out of range, and for leaves or tiles that do not fit; BadLayout,
    BadAlphabet, TypeError.

    >>> from lexicon_fast import Dictionary
    >>> table = playability(Dictionary.load("2of12inf"), games=3)
    >>> next(table.items())
    ('solarium', 26000.0)
    """
    words = checked_dictionary(dictionary)
    board = layout if isinstance(layout, Layout) else Layout.load(checked("layout", str, layout))
    board = board.in_language(words.language)
    checked("leaves", str, leaves)
    number = size("games", games, 1, MOST_GAMES)
    first = size("seed", seed, 0, MOST_SEED)
    report = callback("progress", progress)
    count = cores() if threads is None else thread_count(threads)
    values = leaves_for(board, words, leaves, turn_values=False)
    native, counts = native_layout(board, words.alphabet), counts_by_code(board, words.alphabet)

    def play(at: int) -> tuple[int, NDArray[np.int64]]:
        match = Match(words.compiled, native, (values, values), counts, board.rack_size)
        some = min(_TOGETHER, number - at)
        return some, np.frombuffer(losses(match, first + at, some), np.int64)

    # By word number, in hundredths of a point.
    lost = np.zeros(len(words), np.int64)
    with closing(as_done(play, range(0, number, _TOGETHER), count)) as results:
        for some, part in results:
            lost += part
            if report is not None:
                report(some)
    hundredths = (1000 * lost + number // 2) // number
    origin = Origin(
        words.name, words.sha256, words.alphabet.upper, board.name, leaves, number, first
    )
    texts = words.words
    lost_without = {texts[at]: int(hundredths[at]) for at in np.flatnonzero(hundredths).tolist()}
    return Playability(origin, lost_without, words.name)
