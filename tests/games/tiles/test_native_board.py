"""Boards in native code: every play and score as an obvious generator finds them."""

from __future__ import annotations

import gzip
import json
import random
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.effort import ISAS, examples

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.tiles.board import Board, Layout, Plays, generate, generate_batch
from lexicon_fast.base.errors import BadOption

pytestmark = pytest.mark.native

EMPTY, BLANK = 255, 128
MASTER = 32

Row = tuple[int, int, int, str, int]  # direction, row, column, word, score
Words = set[tuple[int, ...]]

each_isa = pytest.mark.parametrize("isa", ISAS)

# ---------------------------------------------------------------- the obvious generator


@dataclass(frozen=True)
class Rules:
    """The arguments of a native Layout."""

    rows: int
    columns: int
    letter: bytes
    word: bytes
    values: bytes
    start: int
    bonus: tuple[int, ...]

    def native(self) -> Layout:
        return Layout(
            self.rows,
            self.columns,
            self.letter,
            self.word,
            self.values,
            self.start,
            self.bonus,
        )


def is_symmetric(rules: Rules) -> bool:
    """Do the squares and the start mirror about the diagonal?"""
    if rules.rows != rules.columns:
        return False
    side = rules.rows
    mirrored = [column * side + row for row in range(side) for column in range(side)]
    return all(
        bytes(squares[at] for at in mirrored) == squares for squares in (rules.letter, rules.word)
    ) and (rules.start < 0 or mirrored[rules.start] == rules.start)


def cross_word(rules: Rules, squares: bytes, at: int, across: bool) -> list[int]:
    """The squares of the word through `at` in one direction, as if a tile lay there."""
    step = 1 if across else rules.columns
    place = at % rules.columns if across else at // rules.columns
    side = rules.columns if across else rules.rows
    low = high = place
    while low > 0 and squares[at + (low - 1 - place) * step] != EMPTY:
        low -= 1
    while high + 1 < side and squares[at + (high + 1 - place) * step] != EMPTY:
        high += 1
    return [at + (k - place) * step for k in range(low, high + 1)]


def points(rules: Rules, squares: bytes, line: list[int], laid: dict[int, int]) -> int:
    total, times = 0, 1
    for at in line:
        tile = laid.get(at, squares[at])
        value = 0 if tile & BLANK else rules.values[tile]
        if at in laid:
            value *= rules.letter[at]
            times *= rules.word[at]
        total += value
    return total * times


def spell(squares: bytes, line: list[int], laid: dict[int, int], d: Compiled) -> str:
    text = ""
    for at in line:
        tile = laid.get(at, squares[at])
        letter = (d.lower if tile & BLANK else d.upper)[tile & ~BLANK]
        text += letter if at in laid else f"({letter})"
    return text.replace(")(", "")


def readings(letters: list[tuple[int, int]], rack: bytes) -> Iterator[dict[int, int]]:
    """All ways to lay letters (square, code) from the rack: square -> tile."""
    for n in range(min(rack[MASTER], len(letters)) + 1):
        for blanks in combinations(range(len(letters)), n):
            naturals = [code for i, (_, code) in enumerate(letters) if i not in blanks]
            if all(naturals.count(code) <= rack[code] for code in naturals):
                yield {
                    at: code | (BLANK if i in blanks else 0) for i, (at, code) in enumerate(letters)
                }


def plays_of(words: Words, d: Compiled, rules: Rules, squares: bytes, rack: bytes) -> list[Row]:
    """Try every word at every place."""
    found: list[Row] = []
    bare = all(tile == EMPTY for tile in squares)
    for across in (True, False):
        for first in range(rules.rows * rules.columns):
            row, column = divmod(first, rules.columns)
            room = rules.columns - column if across else rules.rows - row
            for word in words:
                if len(word) > room:
                    continue
                step = 1 if across else rules.columns
                line = [first + k * step for k in range(len(word))]
                if cross_word(rules, squares, first, across)[0] != first:
                    continue
                if cross_word(rules, squares, line[-1], across)[-1] != line[-1]:
                    continue
                pairs = list(zip(line, word, strict=True))
                if any(squares[at] not in (EMPTY, c, c | BLANK) for at, c in pairs):
                    continue
                letters = [(at, c) for at, c in pairs if squares[at] == EMPTY]
                others = [cross_word(rules, squares, at, not across) for at, _ in letters]
                if bare and not across and is_symmetric(rules):
                    continue
                if bare and rules.start >= 0 and rules.start not in line:
                    continue
                touches = len(letters) < len(word) or any(len(other) > 1 for other in others)
                if not letters or not (bare or touches):
                    continue
                if len(letters) == 1 and not across and len(others[0]) > 1:
                    continue  # listed across
                crossing = dict(letters)
                if any(
                    len(other) > 1
                    and tuple(crossing.get(at, squares[at] & ~BLANK) for at in other) not in words
                    for other in others
                ):
                    continue
                for laid in readings(letters, rack):
                    score = points(rules, squares, line, laid)
                    score += sum(points(rules, squares, o, laid) for o in others if len(o) > 1)
                    score += rules.bonus[min(len(laid), len(rules.bonus) - 1)]
                    text = spell(squares, line, laid, d)
                    found.append((int(not across), row, column, text, score))
    return in_order(found)


def place(row: Row) -> str:
    """8D across, H4 down."""
    return f"{row[1] + 1}{chr(65 + row[2])}" if row[0] == 0 else f"{chr(65 + row[2])}{row[1] + 1}"


def in_order(rows: list[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: (-row[4], place(row), row[3]))


# ---------------------------------------------------------------- random cases

CYRILLIC = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"


def compiled(words: Words, letters: int, isa: str | None = None) -> Compiled:
    upper = CYRILLIC if letters > 26 else "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    upper = upper[:letters]
    text = "\n".join("".join(upper.lower()[c] for c in word) for word in sorted(words)).encode()
    file, bad = build(text, upper, upper.lower(), "test", b"\0" * 32, "test")
    assert not bad
    return Compiled(file, "test", isa)


def random_case(seed: int) -> tuple[Words, int, Rules, bytes, bytes]:
    rng = random.Random(seed)
    letters = rng.choice([2, 3, 3, 4, 4, 8, 26, 32])
    large = rng.random() < 0.15
    rows, columns = (
        (rng.randint(14, 21), rng.randint(14, 21))
        if large
        else (rng.randint(2, 8), rng.randint(2, 8))
    )
    words = {
        tuple(rng.choices(range(letters), k=min(2 + int(rng.expovariate(0.5)), 64)))
        for _ in range(rng.randint(1, 25 if large else 120))
    }
    if rng.random() < 0.2:  # letters so often that the layout has to be cut
        words |= {(code,) * rng.randint(30, 64) for code in range(min(letters, 5))}
        words |= {(code,) * n for code in range(min(letters, 5)) for n in (2, 3)}
    n = rows * columns
    plain = rng.random() < 0.3
    rules = Rules(
        rows,
        columns,
        bytes([1] * n) if plain else bytes(rng.choice([1, 1, 1, 2, 3, 0]) for _ in range(n)),
        bytes([1] * n) if plain else bytes(rng.choices([1, 2, 3, 0], [50, 5, 3, 1], k=n)),
        bytes(rng.randint(0, 9) for _ in range(33)),
        rng.choice([-1, rng.randrange(n)]),
        (*(rng.randint(0, 9) for _ in range(rng.randint(1, 6))), rng.choice([0, 50])),
    )
    squares = bytearray([EMPTY] * n)
    for _ in range(rng.choice([0, 1, 2, 3, 6]) * (3 if large else 1)):  # words, and single tiles
        word = rng.choice(sorted(words)) if rng.random() < 0.8 else (rng.randrange(letters),)
        at, step = rng.randrange(n), rng.choice([1, columns])
        for code in word[: max(rows, columns)]:
            if at < n:
                squares[at] = code | (BLANK if rng.random() < 0.2 else 0)
            at += step
    rack = bytearray(33)
    for _ in range(rng.randint(0, 7) if rng.random() < 0.9 else 9):
        rack[rng.randrange(letters)] += 1
    rack[MASTER] = rng.choice([0, 0, 1, 1, 2, 3])
    return words, letters, rules, bytes(squares), bytes(rack)


@settings(max_examples=examples(150))
@given(st.integers(0, 2**32))
def test_all_plays_are_those_of_the_obvious_generator(seed: int) -> None:
    words, letters, rules, squares, rack = random_case(seed)
    d = compiled(words, letters)
    expected = plays_of(words, d, rules, squares, rack)
    layout = rules.native()
    for isa in available_isas():
        board = Board(compiled(words, letters, isa), layout, squares)
        plays = generate(board, rack)
        assert plays.rows() == expected
        assert in_order(generate(board, rack, order=False).rows()) == expected
        for top in (0, 1, 2, 5, 30):
            assert generate(board, rack, top=top).rows() == expected[:top]
        assert generate(board, rack, best=True).rows() == expected[:1]


@pytest.mark.parametrize("letters", [26, 31, 32])
@pytest.mark.parametrize(
    ("words", "plays"), [(4, (1, 63)), (60, (64, 4095)), (3000, (4096, 10**6))]
)
def test_plays_are_in_order_however_many_they_are(
    letters: int, words: int, plays: tuple[int, int]
) -> None:
    """Few, some and many plays are sorted in other ways."""
    rng = random.Random(letters)
    last = range(letters - 4, letters)
    some = {tuple(rng.choices([*last, 0, 1], k=rng.randint(2, 7))) for _ in range(words)}
    rack = bytearray(33)
    for code in (*last, 0):
        rack[code] = 1
    rack[MASTER] = 2
    board = Board(compiled(some, letters), SCRABBLE.native(), bytes([EMPTY]) * 225)
    board.lay([(112, letters - 1), (113, 0)])
    rows = generate(board, bytes(rack)).rows()
    assert plays[0] <= len(rows) <= plays[1]
    assert rows == in_order(generate(board, bytes(rack), order=False).rows())
    assert len({row[4] for row in rows}) > 1


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32))
def test_cross_checks_stay_right_as_tiles_are_laid(seed: int) -> None:
    words, letters, rules, squares, _ = random_case(seed)
    d, layout = compiled(words, letters), rules.native()
    rng = random.Random(seed)
    tiles = [(at, tile) for at, tile in enumerate(squares) if tile != EMPTY]
    rng.shuffle(tiles)
    board = Board(d, layout, bytes([EMPTY] * len(squares)))
    so_far = bytearray([EMPTY] * len(squares))
    while tiles:
        some = [tiles.pop() for _ in range(min(len(tiles), rng.randint(1, 4)))]
        before = board.copy()
        board.lay(some)
        assert before.squares == bytes(so_far)
        for at, tile in some:
            so_far[at] = tile
        anew = Board(d, layout, bytes(so_far))
        rack = bytes([1] * min(letters, 4) + [0] * (33 - min(letters, 4)))
        assert board.squares == bytes(so_far)
        assert generate(board, rack).rows() == generate(anew, rack).rows()
        for direction in (0, 1):
            checks = board.cross_checks(direction)
            assert checks == anew.cross_checks(direction)
            for at, check in enumerate(checks):
                line = cross_word(rules, bytes(so_far), at, across=direction == 1)
                if so_far[at] != EMPTY or len(line) == 1:
                    assert check is None
                    continue
                fits = 0
                for code in range(letters):
                    word = tuple(code if k == at else so_far[k] & ~BLANK for k in line)
                    fits |= (word in words) << code
                lying = [so_far[k] for k in line if k != at]
                assert check == (fits, sum(0 if t & BLANK else rules.values[t] for t in lying))


@each_isa
def test_cross_checks_of_pieces_of_long_and_short_words(enable: Dictionary, isa: str) -> None:
    """Each pattern twice, as the second result comes from the memo; some end in a blank."""
    d = Compiled(enable.compiled.content, "enable", isa)
    words, rng = frozenset(enable.words), random.Random(5)
    side = 21
    layout = Layout(side, side, b"\1" * side**2, b"\1" * side**2, bytes(33), -1, [0])
    for _ in range(examples(100)):
        squares = bytearray([EMPTY] * side**2)
        for row in range(0, side, 2):  # each row a word with a hole, or a piece of one
            word = rng.choice(enable.words)
            hole = rng.randrange(len(word))
            first = rng.randrange(side - len(word) + 1) if len(word) < side else 0
            for k, letter in enumerate(word[:side]):
                if k != hole:
                    squares[side * row + first + k] = ord(letter) - 97 | rng.choice([0, BLANK])
        texts = [
            "".join("." if tile == EMPTY else chr(97 + (tile & ~BLANK)) for tile in line)
            for line in (squares[at : at + side] for at in range(0, side**2, side))
        ]
        for _ in range(2):
            checks = Board(d, layout, bytes(squares)).cross_checks(1)
            for row in range(0, side, 2):
                for column, tile in enumerate(texts[row]):
                    before = texts[row][:column].rpartition(".")[2]
                    after = texts[row][column + 1 :].partition(".")[0]
                    check = checks[side * row + column]
                    if tile != "." or not before + after:
                        assert check is None
                        continue
                    assert check is not None
                    fits = [code for code in range(26) if before + chr(97 + code) + after in words]
                    assert check[0] == sum(1 << code for code in fits)


def test_all_letters_of_the_largest_alphabet_may_fit() -> None:
    words = {(0, code) for code in range(32)} | {(code, 1, 0) for code in range(32)}
    d = compiled(words, 32)
    layout = Layout(2, 4, b"\1" * 8, b"\1" * 8, bytes(33), -1, [0])
    checks = Board(d, layout, bytes([0, EMPTY, EMPTY, EMPTY, EMPTY, 1, 0, EMPTY])).cross_checks(1)
    assert [check and check[0] for check in checks] == [
        None,
        (1 << 32) - 1,
        None,
        None,
        (1 << 32) - 1,
        None,
        None,
        0,
    ]


def test_threads_share_the_tables_of_cross_checks(enable: Dictionary) -> None:
    """The tables are made when they are first needed, here by many threads at once."""
    layout = SCRABBLE.native()
    boards = [
        bytes(EMPTY if (at + shift) % 3 == 0 else at % 26 for at in range(225))
        for shift in range(8)
    ]
    expected = [Board(enable.compiled, layout, squares).cross_checks(0) for squares in boards]
    for _ in range(5):
        d = Compiled(enable.compiled.content)

        def check(squares: bytes, d: Compiled = d) -> object:
            return Board(d, layout, squares).cross_checks(0)

        with ThreadPoolExecutor(8) as pool:
            assert list(pool.map(check, boards)) == expected


# ---------------------------------------------------------------- Scrabble

PREMIUMS = """
=  '   =   '  =
 -   "   "   -
  -   ' '   -
'  -   '   -  '
    -     -
 "   "   "   "
  '   ' '   '
=  '   -   '  =
  '   ' '   '
 "   "   "   "
    -     -
'  -   '   -  '
  -   ' '   -
 -   "   "   -
=  '   =   '  =
""".strip("\n").split("\n")
FLAT = "".join(line.ljust(15) for line in PREMIUMS)
VALUES = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10]
SCRABBLE = Rules(
    15,
    15,
    bytes({"'": 2, '"': 3}.get(c, 1) for c in FLAT),
    bytes({"-": 2, "=": 3}.get(c, 1) for c in FLAT),
    bytes(VALUES + [0] * 7),
    112,
    (0,) * 7 + (50,),
)


def read_cgp(cgp: str) -> tuple[bytes, bytes]:
    board, racks = cgp.split()[:2]
    squares, rack = bytearray(), bytearray(33)
    for token in re.findall(r"\d+|[A-Za-z]", board):
        if token.isdigit():
            squares += bytes([EMPTY]) * int(token)
        else:
            squares.append(ord(token.lower()) - 97 | (BLANK if token.islower() else 0))
    for tile in racks.split("/")[0]:
        rack[MASTER if tile == "?" else ord(tile) - 65] += 1
    return bytes(squares), bytes(rack)


@pytest.fixture(scope="module")
def oracle(shared: Callable[[str], Path]) -> list[dict[str, Any]]:
    with gzip.open(shared("oracle/scrabble.jsonl.gz"), "rt") as lines:
        return [json.loads(line) for line in lines][1:]


@pytest.fixture(scope="module")
def words_to_15(shared: Callable[[str], Path]) -> bytes:
    text = shared("words/enable_2to15.txt").read_bytes()
    upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    file, _ = build(text, upper, upper.lower(), "test", b"\0" * 32, "test")
    return bytes(file)


@each_isa
def test_scrabble_positions_have_the_plays_that_three_engines_found(
    isa: str, oracle: list[dict[str, Any]], words_to_15: bytes
) -> None:
    d, layout = Compiled(words_to_15, "test", isa), SCRABBLE.native()
    positions = [read_cgp(position["cgp"]) for position in oracle]
    boards = [Board(d, layout, squares) for squares, _ in positions]
    racks = [rack for _, rack in positions]
    plays = generate_batch(boards, racks)
    best = generate_batch(boards, racks, best=True)
    for i, position in enumerate(oracle):
        expected = sorted(position["plays"], key=lambda play: (-play[2], play[0], play[1]))
        assert [[place(row), row[3], row[4]] for row in plays.rows(i)] == expected
        assert best.rows(i) == plays.rows(i)[:1]
    assert plays.positions == 159
    assert len(plays) == sum(position["n_plays"] for position in oracle)


def batch_of(d: Dictionary) -> tuple[list[Board], list[bytes]]:
    layout = SCRABBLE.native()
    boards = [Board(d.compiled, layout, bytes([EMPTY] * 225))]
    board = boards[0].copy()
    board.lay([(112 + i, code) for i, code in enumerate(b"\x07\x0e\x92\x12\x04")])  # HOsSE
    boards += [board, boards[0]]
    racks = [bytearray(33) for _ in boards]
    for rack, tiles in zip(racks, ("AEINRST", "QZ", "DGO"), strict=True):
        for tile in tiles:
            rack[ord(tile) - 65] += 1
    return boards, [bytes(rack) for rack in racks]


def test_a_batch_is_its_positions_one_by_one(enable: Dictionary) -> None:
    boards, racks = batch_of(enable)
    plays = generate_batch(boards, racks)
    singles = [generate(board, rack).rows() for board, rack in zip(boards, racks, strict=True)]
    assert [plays.rows(i) for i in range(3)] == singles
    offsets, *columns = plays.columns()
    assert np.frombuffer(offsets, np.int64).tolist() == [
        0,
        *np.cumsum([len(rows) for rows in singles]),
    ]
    types = [np.uint8, np.uint8, np.uint8, np.uint8, np.int32, np.uint32, np.int32]
    arrays = [np.frombuffer(c, t).tolist() for c, t in zip(columns, types, strict=True)]
    rows = [row for single in singles for row in single]
    for row, (direction, line, column, length, word, blanks, score) in zip(
        rows, zip(*arrays, strict=True), strict=True
    ):
        assert row[:3] == (direction, line, column)
        assert row[4] == score
        letters = re.sub("[()]", "", row[3])
        assert enable.words[word] == letters.lower()
        assert length == len(letters)
        assert blanks == 0


def test_squares_are_searched_like_boards(enable: Dictionary) -> None:
    layout = SCRABBLE.native()
    rng = random.Random(3)
    racks, squares = [], []
    for _ in range(examples(100)):
        word = rng.choice(enable.words)[:15]
        first = rng.randrange(16 - len(word)) + 15 * 7
        tiles = {first + k: ord(letter) - 97 for k, letter in enumerate(word)}
        squares.append(bytes(tiles.get(at, EMPTY) for at in range(225)))
        rack = bytearray(33)
        for code in rng.choices([*range(26), MASTER], k=7):
            rack[code] = min(rack[code] + 1, 1 if code == MASTER else 7)
        racks.append(bytes(rack))
    boards = [Board(enable.compiled, layout, each) for each in squares]
    both = [rng.choice([board, board.squares]) for board in boards]
    given: dict[str, Any] = {"dictionary": enable.compiled, "layout": layout}
    for options in ({}, {"top": 3}, {"best": True}, {"top": 0}, {"order": False}):
        expected = generate_batch(boards, racks, **options)
        for some in (squares, both):
            found = generate_batch(some, racks, **options, **given)
            assert found.columns() == expected.columns()
            assert [found.rows(i) for i in range(5)] == [expected.rows(i) for i in range(5)]
    assert generate_batch([], [], **given).positions == 0


def test_squares_that_make_no_sense_are_refused(enable: Dictionary) -> None:
    layout, rack = SCRABBLE.native(), bytes(33)
    empty = bytes([EMPTY]) * 225
    given: dict[str, Any] = {"dictionary": enable.compiled, "layout": layout}
    board = Board(enable.compiled, layout, empty)
    with pytest.raises(BadOption, match="position 1: squares without a dictionary and a layout"):
        generate_batch([board, empty], [rack] * 2)
    with pytest.raises(BadOption, match="224 squares; the board has 15 x 15 = 225"):
        generate_batch([empty[1:]], [rack], **given)
    with pytest.raises(BadOption, match="tile 26 on square 224; use 0 to 25, or 128 more"):
        generate_batch([empty[1:] + bytes([26])], [rack], **given)
    with pytest.raises(BadOption, match="position 0 has another dictionary or layout"):
        generate_batch([board], [rack], dictionary=enable.compiled, layout=SCRABBLE.native())
    nothing: Any = None
    with pytest.raises(TypeError, match="board must be a Board or bytes, not NoneType"):
        generate_batch([nothing], [rack], **given)


def test_threads_share_boards_and_dictionary(enable: Dictionary) -> None:
    boards, racks = batch_of(enable)
    racks = [rack[:32] + b"\1" for rack in racks]
    expected = [generate_batch(boards, racks, top=top).columns() for top in (-1, 5)]

    def ask(_: int) -> list[tuple[bytes, ...]]:
        return [generate_batch(boards, racks, top=top).columns() for top in (-1, 5)]

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(ask, range(12))) == [expected] * 12


def test_boards_keep_their_own_tiles(enable: Dictionary) -> None:
    board = batch_of(enable)[0][1]
    squares = board.squares
    other = board.copy()
    other.lay([(0, 0)])
    assert board.squares == squares
    assert other.squares == bytes([0]) + squares[1:]
    assert Board(enable.compiled, board.layout, squares).cross_checks(1) == board.cross_checks(1)


def test_no_positions_and_no_tiles_have_no_plays(enable: Dictionary) -> None:
    none = generate_batch([], [])
    assert (len(none), none.positions) == (0, 0)
    board = batch_of(enable)[0][1]
    for options in ({}, {"best": True}, {"top": 3}, {"order": False}):
        plays = generate(board, bytes(33), **options)
        assert (len(plays), plays.rows()) == (0, [])
    with pytest.raises(IndexError, match="position 1 does not exist; use 0 to 0"):
        generate(board, bytes(33)).rows(1)


def test_racks_of_blanks_alone_and_of_15_tiles_are_fine(enable: Dictionary) -> None:
    board = batch_of(Dictionary.from_words([*enable][::10]))[0][1]
    blanks = bytes([0] * 32 + [7])
    rows = generate(board, blanks).rows()
    assert len(rows) > 10_000
    assert len(set(rows)) == len(rows)
    assert {row[4] for row in rows if len(re.sub(r"\(.*?\)", "", row[3])) == 7} >= {50}
    many = bytearray(33)
    for code in (0, 4, 8, 11, 13, 14, 17, 18, 19, 3, 6, 2, 20, 24, 12):
        many[code] = 1
    longest = max(len(re.sub("[()]", "", row[3])) for row in generate(board, bytes(many)).rows())
    assert longest >= 12


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rows": 1}, "rows is 1; it must be 2 to 21"),
        ({"columns": 22}, "columns is 22"),
        ({"letter": bytes(224)}, "224 letter multipliers; pass 225"),
        ({"word": b""}, "0 word multipliers"),
        ({"values": bytes(32)}, "values has 32 entries; it must have 33"),
        ({"start": 225}, "start is 225; use a square from 0 to 224, or -1"),
        ({"start": -2}, "start is -2"),
        ({"bonus": (0, -1)}, "bonus[1] is -1; it must be 0 to 100,000"),
        ({"bonus": (0, 1.5)}, "bonus"),
        ({"bonus": (10**9,)}, "bonus"),
        ({"word": bytes([255] * 225)}, "a play in lane 1 could score"),
        ({"letter": bytes([255] * 225), "values": bytes([255] * 33)}, "could score"),
    ],
)
def test_layouts_that_make_no_sense_are_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises((BadOption, TypeError), match=re.escape(message)):
        Rules(**{**SCRABBLE.__dict__, **change}).native()


@pytest.mark.parametrize(
    ("squares", "message"),
    [
        (bytes(224), "224 squares; the board has 15 x 15 = 225"),
        (b"", "0 squares"),
        (bytes([26] + [EMPTY] * 224), "tile 26 on square 0; use 0 to 25, or 128 more for a blank"),
        (bytes([EMPTY] * 224 + [154]), "tile 154 on square 224"),
        (bytes([EMPTY] * 224 + [254]), "tile 254 on square 224"),
    ],
)
def test_boards_of_another_size_or_alphabet_are_refused(
    enable: Dictionary, squares: bytes, message: str
) -> None:
    with pytest.raises(BadOption, match=re.escape(message)):
        Board(enable.compiled, SCRABBLE.native(), squares)


@pytest.mark.parametrize(
    ("tiles", "message"),
    [
        ([(0, 0), (225, 0)], "square 225 is not on the board; use 0 to 224"),
        ([(0, 0), (-1, 0)], "square -1"),
        ([(0, 0), (1, 26)], "tile 26"),
        ([(0, 0), (1, 255)], "tile 255"),
        ([(0, 0), (1, -1)], "tile -1"),
        ([(0, 0), (0, 1)], "square 0 already has a tile"),
        ([(0, 0), (112, 1)], "square 112 already has a tile"),
    ],
)
def test_tiles_that_cannot_be_laid_leave_the_board_as_it_was(
    enable: Dictionary, tiles: list[tuple[int, int]], message: str
) -> None:
    board = batch_of(enable)[0][1]
    before = board.squares, board.cross_checks(0), board.cross_checks(1)
    with pytest.raises(BadOption, match=re.escape(message)):
        board.lay(tiles)
    assert (board.squares, board.cross_checks(0), board.cross_checks(1)) == before


def test_racks_batches_and_options_that_make_no_sense_are_refused(enable: Dictionary) -> None:
    boards, racks = batch_of(enable)

    def refused(message: str, call: Callable[[], Plays]) -> None:
        with pytest.raises(BadOption, match=re.escape(message)):
            call()

    refused("rack has 32 counts; pass 33", lambda: generate(boards[1], bytes(32)))
    refused("rack has 16 tiles", lambda: generate(boards[1], bytes([16] + [0] * 32)))
    refused("rack has 6885 tiles", lambda: generate(boards[1], bytes([255] * 26 + [0] * 6 + [255])))
    refused("tile of code 26", lambda: generate(boards[1], bytes([0] * 26 + [1] + [0] * 6)))
    refused("top is -2", lambda: generate(boards[1], racks[0], top=-2))
    refused("2 racks for 3 boards", lambda: generate_batch(boards, racks[:2]))
    refused("position 1: rack has 0", lambda: generate_batch(boards, [racks[0], b"", b""]))
    other = Board(enable.compiled, SCRABBLE.native(), bytes([EMPTY] * 225))
    refused("position 3 has another", lambda: generate_batch([*boards, other], [*racks, racks[0]]))
    with pytest.raises(BadOption, match="direction is 2"):
        boards[0].cross_checks(2)


def test_a_position_with_too_many_plays_is_refused() -> None:
    words = {tuple(n >> k & 1 for k in range(13)) for n in range(1 << 13)}
    rules = Rules(21, 21, bytes([1] * 441), bytes([1] * 441), bytes(33), -1, ())
    board = Board(compiled(words, 2), rules.native(), bytes([EMPTY] * 441))
    with pytest.raises(BadOption, match="more than 16,777,216 plays; use fewer blanks"):
        generate(board, bytes([4, 4] + [0] * 30 + [7]))
    assert len(generate(board, bytes([4, 4] + [0] * 30 + [0]))) == 0


def test_many_equal_scores_are_no_trouble() -> None:
    words = {tuple(n >> k & 1 for k in range(7)) for n in range(1 << 7)}
    rules = Rules(12, 12, bytes([1] * 144), bytes([1] * 144), bytes(33), -1, ())
    board = Board(compiled(words, 2), rules.native(), bytes([EMPTY] * 144))
    rack = bytes([5, 5] + [0] * 30 + [2])
    everything = generate(board, rack).rows()
    assert len(everything) > 100_000
    assert generate(board, rack, best=True).rows() == everything[:1]
    assert generate(board, rack, top=200).rows() == everything[:200]
