"""Legal plays of board games: the native generator against other engines and against its twin."""

from __future__ import annotations

import gzip
import json
import pickle
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import tile_plays as reference
from support.effort import examples

import lexicon_fast as lf
from lexicon_fast import Dictionary, scrabble
from lexicon_fast.base.errors import (
    BadAlphabet,
    BadHand,
    BadLayout,
    BadOption,
    BadPosition,
    LexiconFastError,
)
from lexicon_fast.base.rng import Rng
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.layouts import Layout, Premium, Tile
from lexicon_fast.games.tiles.places import Place, parse_place

pytestmark = pytest.mark.native

EMPTY = ["." * 15] * 15
QUIT = [*EMPTY[:7], "......QUIT.....", *EMPTY[8:]]

Position = dict[str, Any]


def positions(path: Path) -> list[Position]:
    with gzip.open(path, "rt") as file:
        return list(map(json.loads, file))[1:]


# Against other engines


@pytest.fixture(scope="module")
def twenty(data: Path) -> list[Position]:
    return positions(data / "oracle20.jsonl.gz")


def test_twenty_positions(twenty: list[Position], enable: Dictionary) -> None:
    assert len(twenty) == 20
    for row in twenty:
        found = scrabble.plays(row["board"], row["rack"], enable)
        assert [list(play) for play in found] == row["plays"], row["cgp"]


def test_all_positions_that_four_engines_agree_on(shared: Callable[[str], Path]) -> None:
    rows = positions(shared("oracle/scrabble.jsonl.gz"))
    dictionary = Dictionary.load(shared("words/enable_2to15.txt"))
    assert len(rows) == 159
    found = scrabble.plays_batch([row["cgp"] for row in rows], dictionary)
    assert found.counts.tolist() == [row["n_plays"] for row in rows]
    for row, plays in zip(rows, found, strict=True):
        assert [list(play) for play in plays] == row["plays"], row["cgp"]
        best = scrabble.plays(row["board"], row["rack"], dictionary, best=True)
        assert [list(play) for play in best] == row["plays"][:1]


# Against the twin


@dataclass
class Case:
    layout: Layout
    words: list[str]
    rows: list[str]
    rack: str


PREMIUMS = [Premium()] * 4 + [Premium(letter=2), Premium(3, 1), Premium(1, 2), Premium(2, 3)]
#: Also those that the profiles of lanes have no room for.
LARGE_PREMIUMS = [*PREMIUMS, Premium(letter=4), Premium(letter=5), *[Premium(1, 4)] * 3]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Small boards with any tiles on them, and words that are likely to fit."""
    rows, columns = draw(st.integers(2, 7)), draw(st.integers(2, 7))
    rack_size = draw(st.integers(1, 7))
    letters = draw(st.sampled_from(["ab", "abc", "abcde"]))
    large = draw(st.booleans())
    premiums = LARGE_PREMIUMS if large else PREMIUMS
    squares = draw(
        st.lists(st.sampled_from(premiums), min_size=rows * columns, max_size=rows * columns)
    )
    tiles = draw(
        st.lists(
            st.sampled_from("." * draw(st.integers(1, 20)) + letters + letters.upper()),
            min_size=rows * columns,
            max_size=rows * columns,
        )
    )
    squares_of = st.builds(Place, st.integers(0, rows - 1), st.integers(0, columns - 1))
    start = draw(st.none() | squares_of)
    values = draw(st.lists(st.integers(0, 2 if large else 12), min_size=26, max_size=26))
    layout = Layout(
        name="random",
        squares=tuple(tuple(squares[row * columns : (row + 1) * columns]) for row in range(rows)),
        start=start,
        tiles=(
            *(Tile(chr(65 + code), 1, value) for code, value in enumerate(values)),
            Tile("?", 2, 0),
        ),
        rack_size=rack_size,
        bonus=(0, *draw(st.lists(st.integers(0, 60), min_size=rack_size, max_size=rack_size))),
    )
    words = st.text(letters, min_size=2, max_size=max(rows, columns))
    if draw(st.booleans()):
        tiles = ["."] * len(tiles)
    return Case(
        layout,
        draw(st.lists(words, min_size=1, max_size=40)),
        ["".join(tiles[row * columns : (row + 1) * columns]) for row in range(rows)],
        draw(st.text(letters.upper() + "?", max_size=min(rack_size, 5))),
    )


@given(cases(), st.integers(0, 5))
@settings(max_examples=examples(400))
def test_any_board_is_answered_as_the_twin_answers_it(case: Case, top: int) -> None:
    dictionary = Dictionary.from_words(case.words)
    wanted: list[Any] = reference.plays(case.rows, case.rack, case.words, case.layout)
    plays = scrabble.plays(case.rows, case.rack, dictionary, layout=case.layout)
    assert plays == wanted
    assert (
        scrabble.plays(case.rows, case.rack, dictionary, layout=case.layout, top=top)
        == wanted[:top]
    )
    assert (
        scrabble.plays(case.rows, case.rack, dictionary, layout=case.layout, best=True)
        == wanted[:1]
    )


@pytest.mark.parametrize(
    ("first_row", "other"),
    [
        ([Premium(1, 4)] * 6, Premium()),  # 4 ** 5 is more than the profile of a range has room for
        ([Premium(5, 1), *[Premium()] * 5], Premium(2, 1)),  # and so is a multiplier of five
    ],
)
def test_large_multipliers_are_bounded_by_themselves(
    first_row: list[Premium], other: Premium
) -> None:
    layout = Layout(
        name="large",
        squares=(tuple(first_row), *[(other,) * 6] * 5),
        start=None,
        tiles=(*(Tile(chr(65 + code), 1, 1) for code in range(26)), Tile("?", 2, 0)),
        rack_size=6,
        bonus=(0,) * 7,
    )
    words = ["ab", "abcde", "cd"]
    dictionary = Dictionary.from_words(words)
    rows = ["." * 6] * 6
    rack = "ABCDE" if other == Premium() else "AB"
    wanted: list[Any] = reference.plays(rows, rack, words, layout)
    assert wanted[0].score > wanted[-1].score
    for top in (1, 3):
        assert scrabble.plays(rows, rack, dictionary, layout=layout, top=top) == wanted[:top]


@pytest.mark.parametrize("words", [["bb"], ["bb", "ac"], ["bb", "abc", "aba"]])
def test_tiles_that_no_word_has_so_often_do_not_hide_plays(words: list[str]) -> None:
    """Vectors do not tell them from no tile at all. The best play needs the whole rack."""
    layout = Layout(
        name="whole",
        squares=((Premium(),) * 3,) * 5,
        start=None,
        tiles=(*(Tile(chr(65 + code), 3, 0) for code in range(26)), Tile("?", 2, 0)),
        rack_size=2,
        bonus=(0, 0, 1),
    )
    dictionary = Dictionary.from_words(words)
    for rows in (["...", "...", "...", "b..", "a.."], ["...", "...", "a..", "aab", "..b"]):
        for rack in ("BB", "B?"):
            wanted: list[Any] = reference.plays(rows, rack, words, layout)
            plays = scrabble.plays(rows, rack, dictionary, layout=layout, best=True)
            assert plays == wanted[:1]


@pytest.mark.parametrize(("layout", "moves"), [("scrabble", 10), ("super", 14)])
@pytest.mark.parametrize("seed", [1, 2])
def test_games_are_played_as_by_the_twin(layout: str, moves: int, seed: int, data: Path) -> None:
    words = (data / "words2000.txt").read_text().split()
    dictionary = Dictionary.from_words(words)
    known = reference.WordList(words)
    rules = Layout.load(layout)
    tiles = "".join(tile.letter * tile.count for tile in rules.tiles)
    rng = Rng(seed)
    board = scrabble.Board.empty(rules, dictionary.alphabet)
    for move in range(moves):
        rack = "".join(tiles[rng.below(len(tiles))] for _ in range(7))
        if move % 4 == 3:
            rack = rack[:6] + "?"
        plays = scrabble.plays(board, rack, dictionary, layout=rules)
        if move % 3 == 0:
            wanted: list[Any] = reference.plays(board.lines(), rack, known, rules)
            assert plays == wanted
        if plays:  # a long one, to get about
            chosen = max(plays, key=lambda play: (len(play.word), play))
            board = board.lay(chosen.at, chosen.word)


# The best plays against all plays: only the words of the best are looked up by their letters


def check_best(
    rows: Any, rack: str, dictionary: Dictionary, layout: str | Layout = "scrabble"
) -> None:
    plays = scrabble.plays(rows, rack, dictionary, layout=layout)
    for top in (1, 4, len(plays)):
        assert scrabble.plays(rows, rack, dictionary, layout=layout, top=top) == plays[:top]


@pytest.mark.parametrize("blanks", [0, 1, 2, 3])
def test_the_best_plays_are_the_first_of_all(blanks: int, enable: Dictionary) -> None:
    rules = Layout.load("scrabble")
    tiles = "".join(tile.letter * tile.count for tile in rules.tiles if tile.letter != "?")
    rng = Rng(blanks)
    for _ in range(2 if blanks < 2 else 1):
        board = scrabble.Board.empty(rules, enable.alphabet)
        for _ in range(8 if blanks < 2 else 2):
            rack = "".join(tiles[rng.below(len(tiles))] for _ in range(7))
            check_best(board, rack[blanks:] + "?" * blanks, enable)
            plays = scrabble.plays(board, rack, enable, top=5)
            if plays:
                play = plays[rng.below(len(plays))]
                board = board.lay(play.at, play.word)


@given(st.data())
@settings(max_examples=examples(100))
def test_words_of_many_equal_letters_are_found(data: st.DataObject) -> None:
    """Vectors cut such words off, and more than 15 of a letter cannot be packed."""
    runs = st.builds(str.__mul__, st.sampled_from("abcdefghijklmnopqrst"), st.integers(1, 18))
    words = data.draw(
        st.lists(st.builds("".join, st.lists(runs, min_size=1, max_size=3)), max_size=30)
    )
    words = [word for word in words if 2 <= len(word) <= 21]
    words += [letter * 12 for letter in "abcdefghijklmnopqrst"] + ["bcbb", "bbcb"]
    dictionary = Dictionary.from_words(words)
    covered = data.draw(st.sampled_from(words))
    row = "." * data.draw(st.integers(0, 7)) + covered[: data.draw(st.integers(1, 21))].upper()
    rows = ["." * 21] * 10 + [row[:21].ljust(21, ".")] + ["." * 21] * 10
    chosen = data.draw(st.sampled_from(words))
    rack = data.draw(st.permutations(chosen))[: data.draw(st.integers(1, 15))]
    blanks = data.draw(st.integers(0, min(2, len(rack) - 1)))
    layout = replace(Layout.load("super"), rack_size=15, bonus=(0,) * 16)
    check_best(rows, "".join(rack[blanks:]).upper() + "?" * blanks, dictionary, layout)


# What a caller relies on


def test_a_board_is_given_in_any_form(enable: Dictionary) -> None:
    board = scrabble.Board.parse(QUIT, Layout.load("scrabble"), enable.alphabet)
    wanted = scrabble.plays(QUIT, "aeinrs*", enable, top=20)
    assert len(wanted) == 20
    for same in (tuple(QUIT), "\n".join(QUIT), board.cgp, board):
        assert scrabble.plays(same, "AEINRS?", enable, top=20) == wanted
    assert wanted[0]._fields == ("at", "word", "score")
    assert lf.scrabble is scrabble


def test_a_board_that_was_asked_before_is_answered_for_who_asks_now(
    enable: Dictionary, data: Path
) -> None:
    other = Dictionary.load(data / "words2000.txt")
    board = scrabble.Board.parse(QUIT, Layout.load("scrabble"), enable.alphabet)
    plain = Layout.load("scrabble")
    plain = replace(plain, name="plain", squares=((Premium(),) * 15,) * 15)
    options: list[tuple[Dictionary, Layout | str]] = [
        (enable, "scrabble"),
        (other, "scrabble"),
        (enable, plain),
        (enable, "scrabble"),
    ]
    for dictionary, layout in options:
        for asked in (board, board.lay("K7", "AE"), pickle.loads(pickle.dumps(board))):
            wanted = scrabble.plays(asked.lines(), "AEINST?", dictionary, layout=layout)
            assert scrabble.plays(asked, "AEINST?", dictionary, layout=layout) == wanted


def test_plays_are_in_order_and_fit(enable: Dictionary) -> None:
    board = scrabble.Board.parse(QUIT, Layout.load("scrabble"), enable.alphabet)
    plays = scrabble.plays(board, "AEINRS?", enable)
    assert plays == sorted(plays, key=lambda play: (-play.score, play.at, play.word))
    assert len(set(plays)) == len(plays)
    for play in plays[::50]:
        laid = board.tiles(play.at, play.word)
        assert 1 <= len(laid) <= 7
        assert play.word.replace("(", "").replace(")", "").lower() in enable
    assert scrabble.plays(board, "AEINRS?", enable, best=True) == plays[:1]
    assert scrabble.plays(board, "AEINRS?", enable, top=0) == []
    assert scrabble.plays(board, "AEINRS?", enable, top=1 << 70) == plays
    assert scrabble.plays(board, "", enable) == []


def test_a_batch_has_columns(twenty: list[Position], enable: Dictionary) -> None:
    rows = [row for row in twenty if row["n_plays"] < 1000]
    given: list[Any] = [row["cgp"] for row in rows]
    given[1::2] = [(row["board"], row["rack"]) for row in rows[1::2]]
    found = scrabble.plays_batch(given, enable, top=30)
    assert len(found) == len(rows)
    assert found.counts.tolist() == [row["n_plays"] for row in rows]
    kept = [row["plays"][:30] for row in rows]
    assert found.offsets.tolist() == [0, *np.cumsum([len(plays) for plays in kept])]
    flat = [play for plays in kept for play in plays]
    assert found.at == [at for at, _, _ in flat]
    assert found.word == [word for _, word, _ in flat]
    assert found.score.tolist() == [score for _, _, score in flat]
    names = ("direction", "row", "column", "letters", "word_id", "blanks", "score")
    dtypes = ("uint8", "uint8", "uint8", "uint8", "int32", "uint32", "int32")
    for name, dtype in zip(names, dtypes, strict=True):
        column = getattr(found, name)
        assert (column.dtype, column.shape) == (dtype, (len(flat),))
    for i, (at, word, _) in enumerate(flat):
        place = parse_place(at)
        assert place == (found.row[i], found.column[i], bool(found.direction[i]))
        bare = word.replace("(", "").replace(")", "")
        assert enable.words[found.word_id[i]] == bare.lower()
        assert found.letters[i] == len(bare)
    assert [list(play) for play in found[-1]] == kept[-1]
    with pytest.raises(IndexError):
        found[len(rows)]


def test_blanks_are_a_bit_for_each_letter_laid_with_one(enable: Dictionary) -> None:
    rows = [*EMPTY[:7], "......qUIT.....", *EMPTY[8:]]
    found = scrabble.plays_batch([(rows, "ES?")], enable)
    for word, blanks in zip(found.word, found.blanks, strict=True):
        outside, bits, place = True, 0, 0
        for letter in word:
            if letter in "()":
                outside = letter == ")"
                continue
            bits |= (outside and letter.islower()) << place
            place += 1
        assert blanks == bits


def test_nothing_at_all(enable: Dictionary) -> None:
    found = scrabble.plays_batch([], enable)
    assert len(found) == 0
    assert found.offsets.tolist() == [0]
    assert found.score.tolist() == found.word == []
    none = scrabble.plays_batch([(EMPTY, "VV"), (EMPTY, "")], enable, best=True)
    assert none.counts.tolist() == [0, 0]
    assert none[0] == none[1] == []


def test_many_threads_find_the_same(twenty: list[Position], enable: Dictionary) -> None:
    generator = scrabble.Generator(enable)
    given = [generator.read(row["cgp"]) for row in twenty]
    wanted = [row["plays"] for row in twenty]
    wrong: list[int] = []

    def run(turn: int) -> None:
        at = turn % len(given)
        found = generator.batch(given[at:] + given[:at])
        for i, plays in enumerate(found):
            if [list(play) for play in plays] != wanted[(at + i) % len(given)]:
                wrong.append(turn)

    threads = [threading.Thread(target=run, args=(turn,)) for turn in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.parametrize(
    ("board", "rack", "options", "error", "said"),
    [
        (EMPTY[1:], "A", {}, BadPosition, "board: 14 rows; it must have 15"),
        (QUIT, "A", {"layout": "super"}, BadPosition, "board: 15 rows; it must have 21"),
        (["15"] * 14 + ["14*"], "A", {}, BadPosition, "row 15, character 3"),
        (3, "A", {}, BadPosition, "board is 3; use"),
        (QUIT, "A1", {}, BadHand, "rack 'A1': '1'"),
        (QUIT, "AAAAAAAA", {}, BadHand, "8 tiles; the maximum is 7"),
        (QUIT, "A", {"top": -1}, BadOption, "top is -1; use 0 or more"),
        (QUIT, "A", {"top": 1, "best": True}, BadOption, "use either best or top, not both"),
        (QUIT, "A", {"layout": "wordfeud"}, BadLayout, "use scrabble, super"),
    ],
)
def test_what_is_wrong_is_named(
    board: Any,
    rack: str,
    options: dict[str, Any],
    error: type[LexiconFastError],
    said: str,
    enable: Dictionary,
) -> None:
    with pytest.raises(error, match=said):
        scrabble.plays(board, rack, enable, **options)


def test_boards_of_the_caller_keep_their_cross_checks(enable: Dictionary) -> None:
    rows = ["." * 15] * 7 + [".......HAT....."] + ["." * 15] * 7
    board = scrabble.Board.parse(rows, scrabble.Layout.load("scrabble"), enable.alphabet)
    line = f"{board.cgp} CATS?/ 0/0 0"
    for options in ({"top": 2}, {"best": True}, {}):
        found = scrabble.plays_batch([(board, "CATS?"), line, (rows, "CATS?")], enable, **options)
        assert found[0] == found[1] == found[2] == scrabble.plays(rows, "CATS?", enable, **options)
        assert len(set(found.counts.tolist())) == 1
        assert board.checked is not None


def test_a_bad_position_of_a_batch_is_numbered(enable: Dictionary) -> None:
    for bad in ("nonsense", (QUIT, "1"), (QUIT,), None, ("15", "A")):
        given: list[Any] = [(QUIT, "A"), bad]
        with pytest.raises((BadPosition, BadHand), match="position 2: "):
            scrabble.plays_batch(given, enable)
    with pytest.raises(BadPosition, match="is one string; give a list"):
        scrabble.plays_batch("15/15 A/ 0/0 0", enable)


def test_the_dictionary_and_the_tiles_have_the_same_letters() -> None:
    german = Alphabet("german", "ABCDEFGHIJKLMNOPQRSTUVWXYZÄ", "abcdefghijklmnopqrstuvwxyzä")
    with pytest.raises(BadAlphabet, match="has no tiles Ä"):
        scrabble.plays(EMPTY, "A", Dictionary.from_words(["ab"], alphabet=german))
    other = scrabble.Board.empty(Layout.load("scrabble"), german)
    with pytest.raises(BadAlphabet, match="board with alphabet 'german'"):
        scrabble.plays(other, "A", Dictionary.from_words(["ab"]))


def test_tiles_with_other_letters_have_a_layout_of_their_own(tmp_path: Path) -> None:
    swedish = Alphabet("swedish", "ABÅÄÖ", "abåäö")
    path = tmp_path / "swedish.toml"
    tiles = "\n".join(
        f'"{letter}" = {{ count = 1, value = {value}}}' for value, letter in enumerate("ÅÖABÄ", 1)
    )
    rows = "...\n" * 3
    path.write_text(
        f"rack = 3\nstart = '2B'\nsquares = '''\n{rows}'''\n[tiles]\n{tiles}", encoding="utf-8"
    )
    dictionary = Dictionary.from_words(["åö", "öab"], alphabet=swedish)
    plays = scrabble.plays(["...", "...", "..."], "öå?", dictionary, layout=path)
    assert plays[0] == ("2A", "ÅÖ", 3)
    assert ("2B", "Åö", 1) in plays
    assert ("2B", "åÖ", 2) in plays
    assert scrabble.plays(["ÅÖ.", "...", "..."], "ab", dictionary, layout=path) == [
        ("B1", "(Ö)AB", 9)
    ]
