"""The twin of the play generator, by examples of the rules, and on positions that engines agree on.

The fast path is held to it in `games/scrabble/test_plays.py`.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.games.tiles.layouts import Layout
from oracles.tile_plays import WordList, plays

SCRABBLE = Layout.load("scrabble")
EMPTY = ["." * 15] * 15
TINY = Layout.parse(
    """
    rack = 3
    start = "2B"
    squares = '''
    W..
    .l.
    ...
    '''
    [premiums]
    l = { letter = 3 }
    W = { word = 2 }
    [bonus]
    3 = 10
    [tiles]
    A = { count = 1, value = 1 }
    B = { count = 1, value = 5 }
    T = { count = 1, value = 2 }
    "?" = { count = 1, value = 0 }
    """,
    "tiny",
    "here",
)


def with_row(row: int, text: str) -> list[str]:
    return [*EMPTY[: row - 1], text.ljust(15, "."), *EMPTY[row:]]


def test_the_first_play_covers_the_start_and_is_listed_across() -> None:
    assert plays(["...", "...", "..."], "AB", ["ab", "ba", "bat"], TINY) == [
        ("2A", "AB", 16),
        ("2B", "BA", 16),
        ("2A", "BA", 8),
        ("2B", "AB", 8),
    ]


def test_tiles_lying_there_count_without_premiums_and_all_tiles_earn_the_bonus() -> None:
    # A B T on the start: 1 + 3 * 5 + 2, the bonus of three tiles.
    assert plays(["...", "...", "..."], "ABT", ["abt"], TINY) == [("2A", "ABT", 28)]
    assert ("A1", "(A)B", 6) in plays(["A..", "...", "..."], "B", ["ab"], TINY)


def test_a_premium_counts_in_both_words_of_a_tile() -> None:
    rows = ["...", "A..", "..."]
    found = plays(rows, "B", ["ab", "ba"], TINY)
    assert ("A1", "B(A)", 12) in found  # the word square under B
    assert ("2A", "(A)B", 16) in found


def test_a_blank_earns_nothing_but_multiplies_the_word() -> None:
    found = plays(["...", "A..", "..."], "?", ["ab", "ba"], TINY)
    assert ("A1", "b(A)", 2) in found
    assert ("2A", "(A)b", 1) in found


def test_blanks_are_laid_in_every_reading() -> None:
    found = plays(EMPTY, "AA?", ["aa"], SCRABBLE)
    assert sorted({play.word for play in found}) == ["AA", "Aa", "aA"]
    assert len(found) == 6


def test_a_tile_that_makes_words_both_ways_is_listed_across() -> None:
    rows = ["AB.", "B..", "..."]
    found = plays(rows, "A", ["ab", "ba"], TINY)
    assert [play for play in found if play.at in ("2A", "B1")] == [("2A", "(B)A", 16)]


def test_a_word_covers_its_whole_run_and_all_cross_words_count() -> None:
    rows = with_row(8, ".......IT")
    words = ["it", "its", "sit", "as", "at", "bits"]
    found = {(play.at, play.word) for play in plays(rows, "ASB", words, SCRABBLE)}
    assert ("8G", "S(IT)") in found
    assert ("8G", "B(IT)S") in found
    assert ("J7", "AS") in found  # ITS across it
    assert ("I7", "A(T)") in found
    assert ("8H", "(IT)") not in found  # no tile laid
    assert ("7I", "AS") in found  # AT below the A, nothing below the S
    assert ("7H", "AS") not in found  # AI is no word


def test_a_first_play_may_lie_anywhere_without_a_start() -> None:
    found = plays(["...", "...", "..."], "AB", ["ab"], replace(TINY, start=None))
    assert sorted(play.at for play in found) == ["1A", "1B", "2A", "2B", "3A", "3B"]


def check(path: Path, words: Iterable[str], chosen: slice) -> None:
    known = WordList(words)
    with gzip.open(path, "rt") as file:
        rows = list(map(json.loads, file))[1:]
    for row in rows[chosen]:
        found = plays(row["board"], row["rack"], known, SCRABBLE)
        assert [list(play) for play in found] == row["plays"], row["cgp"]


@pytest.mark.slow
def test_positions_are_answered_as_other_engines_answer_them(
    data: Path, enable: Dictionary
) -> None:
    check(data / "oracle20.jsonl.gz", enable.words, slice(0, 16))


@pytest.mark.slow
def test_more_of_them(shared: Callable[[str], Path]) -> None:
    """A few: all 159, as in `games/scrabble/test_plays.py`, take the reference two minutes."""
    words = shared("words/enable_2to15.txt").read_text().split()
    check(shared("oracle/scrabble.jsonl.gz"), words, slice(7, None, 50))
