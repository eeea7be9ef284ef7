"""Plays of Lexibomb: the native generator and its expected scores against their oracle_rows."""

from __future__ import annotations

import pickle
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import lexibomb_plays
from oracles import odds as reference
from oracles.tile_plays import WordList
from support.effort import examples

from lexicon_fast import Dictionary, lexibomb, scrabble
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.lexibomb import blank_plays
from lexicon_fast._native.lexibomb.play_scores import score_batch
from lexicon_fast._native.tiles import board as native_board
from lexicon_fast._native.tiles import static_eval
from lexicon_fast.base.errors import (
    BadAlphabet,
    BadHand,
    BadOption,
    BadPosition,
    LexiconFastError,
)
from lexicon_fast.base.rng import Rng
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexibomb.minefield import Minefield, rows_of
from lexicon_fast.games.lexibomb.odds import Play as Counted
from lexicon_fast.games.lexibomb.plays import Generator, Position, plays, plays_batch
from lexicon_fast.games.lexibomb.rules import RULESETS, Ruleset
from lexicon_fast.games.tiles.layouts import Layout, Premium, Tile
from lexicon_fast.games.tiles.places import parse_place

pytestmark = pytest.mark.native

ISAS = available_isas()
STANDARD = RULESETS["standard"]
EMPTY = ["." * 15] * 15
CLOSED = EMPTY
HAT = [*EMPTY[:7], ".......H_T.....", *EMPTY[8:]]
HAT_OPEN = [*EMPTY[:7], ".......1*2.....", *EMPTY[8:]]


def with_isa(dictionary: Dictionary, isa: str) -> Dictionary:
    """The same words, searched with another instruction set."""
    return Dictionary(Compiled(bytes(dictionary.compiled.content), "test", isa), dictionary.name)


def in_order(found: list[Any]) -> bool:
    return found == sorted(found, key=lambda play: (-play.score, play.at, play.word))


# Against the oracle_rows


@dataclass
class Case:
    rules: Ruleset
    words: list[str]
    rows: list[str]
    bombs: list[int]
    rack: str

    def opened(self) -> tuple[str, ...]:
        rows, columns = self.rules.layout.rows, self.rules.layout.columns
        field = Minefield(rows, columns, self.bombs)
        tiles = [i for i, tile in enumerate("".join(self.rows)) if tile != "."]
        return rows_of(field.open(field.closed(), tiles), columns)


MULTIPLIERS = [Premium(), Premium(letter=2), Premium(letter=3), Premium(word=2), Premium(2, 3)]


@st.composite
def cases(draw: st.DrawFn, most: int = 7, rack_most: int = 5) -> Case:
    """Small boards with any tiles on them, and words that are likely to fit."""
    rows, columns = draw(st.integers(2, most)), draw(st.integers(2, most))
    if most == 7 and draw(st.integers(0, 9)) == 0:
        columns = 17  # other kernels take these
    squares = rows * columns
    rack_size = draw(st.integers(1, 12))
    letters = draw(st.sampled_from(["ab", "abc", "abcde"]))
    marks = "." * draw(st.integers(1, 16)) + letters.upper() + "_" * draw(st.integers(0, 3))
    tiles = draw(st.lists(st.sampled_from(marks), min_size=squares, max_size=squares))
    if draw(st.integers(0, 4)) == 0:
        tiles = ["."] * squares
    values = draw(st.lists(st.integers(0, 12), min_size=26, max_size=26))
    layout = Layout(
        name="random",
        squares=((Premium(),) * columns,) * rows,
        start=None,
        tiles=(
            *(Tile(chr(65 + code), 1, value) for code, value in enumerate(values)),
            Tile("?", 2, 0),
        ),
        rack_size=rack_size,
        bonus=(0, *draw(st.lists(st.integers(0, 60), min_size=rack_size, max_size=rack_size))),
    )
    bombs = draw(st.lists(st.integers(0, squares - 1), max_size=4, unique=True))
    multipliers = draw(st.lists(st.sampled_from(MULTIPLIERS), min_size=9, max_size=9))
    words = st.text(letters, min_size=2, max_size=max(rows, columns))
    return Case(
        Ruleset("random", layout, bombs=len(bombs), multipliers=tuple(multipliers)),
        draw(st.lists(words, min_size=1, max_size=40)),
        ["".join(tiles[row * columns : (row + 1) * columns]) for row in range(rows)],
        bombs,
        draw(st.text(letters.upper() + "__", max_size=min(rack_size, rack_most))),
    )


@given(cases())
@settings(max_examples=examples(400))
def test_any_board_is_answered_as_the_twin_answers_it(case: Case) -> None:
    wanted = lexibomb_plays.plays(case.rows, case.rack, case.words, case.rules.layout)
    dictionary = Dictionary.from_words(case.words)
    for isa in ISAS:
        generator = Generator(with_isa(dictionary, isa), ruleset=case.rules)
        assert generator.lays(case.rows, case.rack) == wanted


@given(cases(most=4, rack_most=3), st.integers(0, 5))
@settings(max_examples=examples(150))
def test_expected_scores_are_those_of_all_placements(case: Case, top: int) -> None:
    opened = case.opened()
    if "".join(opened).count(".") > 14:
        return
    dictionary = Dictionary.from_words(case.words)
    found = plays(case.rows, opened, case.rack, dictionary, ruleset=case.rules)
    assert in_order(found)
    listed = lexibomb_plays.plays(case.rows, case.rack, case.words, case.rules.layout)
    assert sorted((play.at, play.word) for play in found) == listed
    for play in found[:: max(1, len(found) // 6)]:
        score, bomb = expected_by_twin(case, opened, play.at, play.word)
        assert abs(play.score - score) < 1e-6
        assert abs(play.bomb - bomb) < 1e-6
    best = plays(case.rows, opened, case.rack, dictionary, ruleset=case.rules, top=top)
    assert best == found[:top]


def expected_by_twin(
    case: Case, opened: tuple[str, ...], at: str, word: str
) -> tuple[float, float]:
    board = lexibomb.Board.parse(case.rows, case.rules.layout, Alphabet.load("english"))
    counted = counted_play(board, case.rules, at, word)
    laid = [
        (square, value, None if crossing < 0 else crossing)
        for square, value, crossing in zip(
            counted.squares, counted.values, counted.crossing, strict=True
        )
    ]
    score, bomb = reference.expected_score(
        opened, len(case.bombs), case.rules.multipliers, laid, counted.lying, counted.bonus
    )
    return float(score), float(bomb)


def counted_play(board: lexibomb.Board, rules: Ruleset, at: str, word: str) -> Counted:
    """A play as `Odds.scores` takes it."""
    place = parse_place(at)
    assert place is not None
    values = {"_": 0, "": 0, **rules.layout.values}
    bare = word.replace("(", "").replace(")", "")
    new, points, crossing, lying = [], [], [], 0
    for square, letter in zip(place.squares(len(bare)), bare, strict=True):
        if board[square]:
            lying += values[letter]
            continue
        new.append(square)
        points.append(values[letter])
        beside = [-1 if not run else sum(run) for run in [across(board, square, place, values)]]
        crossing += beside
    return Counted(new, points, crossing, lying, rules.layout.bonus[len(new)])


def across(board: lexibomb.Board, square: Any, place: Any, values: dict[str, int]) -> list[int]:
    """Points of the tiles of the other word through a square."""
    found = []
    for step in (-1, 1):
        row, column = square
        while True:
            row, column = (row, column + step) if place.down else (row + step, column)
            if not (0 <= row < board.rows and 0 <= column < board.columns):
                break
            if not board[row, column]:
                break
            found.append(values[board[row, column]])
    return found


def game_positions(
    dictionary: Dictionary, turns: int, seed: int, racks: list[str]
) -> list[Position]:
    """Positions of a game in which long words are laid; each turn with one of the racks."""
    rules = STANDARD
    layout = rules.layout
    rng = Rng(seed)
    tiles = "".join(tile.letter.replace("?", "_") * tile.count for tile in layout.tiles)
    generator = Generator(dictionary)
    field = Minefield.laid(15, 15, rules.bombs, rng)
    board = lexibomb.Board.empty(layout, dictionary.alphabet)
    opened = field.closed()
    found = []
    for turn in range(turns):
        rack = "".join(tiles[rng.below(len(tiles))] for _ in range(7))
        rack = (racks[turn % len(racks)] + rack)[:7]
        if turn:
            found.append(Position(board, rows_of(opened, 15), rack))
        lays = generator.lays(board, rack)
        if lays:
            at, word = lays[rng.below(len(lays))]
            for _ in range(20):  # a long one, to get about
                other = lays[rng.below(len(lays))]
                if len(other[1]) > len(word):
                    at, word = other
            laid = board.tiles(at, word)
            board = board.with_tiles(laid)
            opened = field.open(opened, [square for square, _ in laid])
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_positions_of_games_are_answered_as_by_the_twin(seed: int, data: Path) -> None:
    words = (data / "words2000.txt").read_text().split()
    dictionary = Dictionary.from_words(words)
    oracle = lexibomb_plays.Plays(WordList(words), STANDARD.layout)
    for position in game_positions(dictionary, 9, seed, ["", "_", "", "__"]):
        assert isinstance(position.board, lexibomb.Board)
        wanted = oracle.plays(position.board.lines(), position.rack)
        for isa in ISAS:
            generator = Generator(with_isa(dictionary, isa))
            assert generator.lays(position.board.lines(), position.rack) == wanted


@pytest.mark.unsanitized
def test_positions_with_the_list_of_the_game(d2of12inf: Dictionary) -> None:
    oracle = lexibomb_plays.Plays(WordList(d2of12inf), STANDARD.layout)
    generator = Generator(d2of12inf)
    for position in game_positions(d2of12inf, 9, 5, ["", "", "_"])[7:]:
        assert isinstance(position.board, lexibomb.Board)
        wanted = oracle.plays(position.board.lines(), position.rack)
        assert generator.lays(position.board, position.rack) == wanted
        assert "_" in "".join(position.board.lines())


def test_scores_of_a_game_are_those_of_the_odds(enable: Dictionary) -> None:
    """The one native call against rows of Python objects for the same plays."""
    generator = Generator(enable)
    for position in game_positions(enable, 14, 7, ["", "_"])[2::3]:
        board = position.board
        assert isinstance(board, lexibomb.Board)
        found = generator.plays(*position)
        assert in_order(found)
        assert [(play.at, play.word) for play in sorted(found, key=lambda play: play[:2])] == (
            generator.lays(board, position.rack)
        )
        some = found[:: max(1, len(found) // 300)]
        counted = [counted_play(board, STANDARD, play.at, play.word) for play in some]
        odds = lexibomb.odds(position.opened, STANDARD.bombs)
        scores = odds.scores(counted, STANDARD.multipliers)
        for play, (score, bomb, _) in zip(some, scores, strict=True):
            assert abs(play.score - score) < 1e-6
            assert abs(play.bomb - bomb) < 1e-6
        assert generator.batch([generator.read(position)]).error.max() == 0


# Blanks


def lays(rows: list[str], rack: str, words: list[str]) -> list[tuple[str, str]]:
    full = [*rows, *EMPTY[len(rows) :]]
    full = [row.ljust(15, ".") for row in full]
    return Generator(Dictionary.from_words(words)).lays(full, rack)


def test_a_blank_may_be_one_letter_across_and_another_down() -> None:
    # Across `_AT` is CAT, down `O_` is OX: no letter makes both.
    rows = ["", "..O", "...AT"]
    words = ["cat", "ox"]
    assert lays(rows, "_", words) == [("3C", "_(AT)")]
    assert lays(rows, "C", words) == []
    assert lays(rows, "X", words) == []


def test_a_blank_that_lies_takes_another_letter_for_each_word() -> None:
    rows = ["", "C_T"]
    words = ["cat", "ox", "cats", "ad"]
    # OX, AD: down through the blank; CATS across.
    assert lays(rows, "XDS", words) == [("2A", "(C_T)S"), ("B2", "(_)D"), ("B2", "(_)X")]
    assert lays(rows, "_", ["cat", "ox", "cats"]) == [
        ("2A", "(C_T)_"),
        ("B1", "_(_)"),
        ("B2", "(_)_"),
    ]


def test_fillings_of_a_blank_are_one_play() -> None:
    assert lays(["", ".AT"], "_", ["cat", "hat", "rat"]) == [("2A", "_(AT)")]
    found = lays(["", ".AT"], "C__", ["cat", "hat", "rat", "at", "oh", "or"])
    assert len(found) == len(set(found))
    assert ("2A", "C(AT)") in found
    assert ("2A", "_(AT)") in found
    assert ("A1", "__") in found  # across the second is C, H or R in `_AT`; down H or R


def test_more_blanks_than_any_bag_has() -> None:
    words = ["abcde", "bcd", "abc", "ace"]
    rows = ["", "", "A_C"]
    layout = STANDARD.layout
    full = [row.ljust(15, ".") for row in [*rows, *EMPTY[3:]]]
    for rack in ("___", "____", "A___B", "_______"):
        wanted = lexibomb_plays.plays(full, rack, words, layout)
        assert Generator(Dictionary.from_words(words)).lays(full, rack) == wanted


def test_many_tiles_at_once() -> None:
    """Plays that differ only far behind, or only in the number of their letters."""
    columns = 17
    layout = Layout(
        name="long",
        squares=((Premium(),) * columns,) * 2,
        start=None,
        tiles=(*(Tile(chr(65 + code), 1, 0) for code in range(26)), Tile("?", 2, 0)),
        rack_size=15,
        bonus=(0,) * 16,
    )
    rules = Ruleset("long", layout, bombs=0)
    words = ["a" * 10 + end for end in ("", "a", "b", "ba", "bb", "abba", "aaaaa", "babab")]
    dictionary = Dictionary.from_words([*words, "c" + words[3], "aba"])
    oracle = lexibomb_plays.Plays(list(dictionary), layout)
    closed = ["." * columns] * 2
    for rows in (closed, ["." * columns, "....A__" + "." * 10]):
        for rack in ("A" * 12 + "B_", "A" * 11 + "BB__", "A" * 10 + "BB___"):
            wanted = oracle.plays(rows, rack)
            opened = ["0" * columns] * 2
            assert len(wanted) > 20
            assert Generator(dictionary, ruleset=rules).lays(rows, rack) == wanted
            found = Generator(dictionary, ruleset=rules).plays(rows, opened, rack)
            assert [play[:2] for play in found] == wanted  # all of no points
            top = Generator(dictionary, ruleset=rules, top=11).plays(rows, opened, rack)
            assert top == found[:11]


def test_other_letters(tmp_path: Path) -> None:
    """A blank is written with a sign that stands between the letters."""
    swedish = Alphabet("swedish", "ABÅÄÖ", "abåäö")
    path = tmp_path / "swedish.toml"
    tiles = "\n".join(
        f'"{letter}" = {{ count = 1, value = {value}}}' for value, letter in enumerate("ÅÖABÄ", 1)
    )
    squares = "....\n" * 3
    path.write_text(f"rack = 4\nsquares = '''\n{squares}'''\n[tiles]\n{tiles}", encoding="utf-8")
    layout = Layout.load(path)
    words = ["åö", "öab", "äå", "ab", "bö"]
    dictionary = Dictionary.from_words(words, alphabet=swedish)
    generator = Generator(dictionary, ruleset=Ruleset("swedish", layout, bombs=0))
    for rows in (["...."] * 3, ["....", ".Ö_.", "...."]):
        wanted = lexibomb_plays.plays(rows, "ÅAB_", words, layout)
        assert generator.lays(rows, "åab_") == wanted
        assert any("_" in word for _, word in wanted)


def test_is_word_tries_all_fillings(d2of12inf: Dictionary) -> None:
    def is_word(word: str) -> bool:
        codes = bytes(32 if letter == "_" else ord(letter) - 97 for letter in word)
        return blank_plays.is_word(d2of12inf.compiled, codes)

    oracle = lexibomb_plays.Plays(WordList(d2of12inf), STANDARD.layout)
    rng = Rng(3)
    words = list(d2of12inf)
    assert not is_word("_")
    assert not is_word("a")
    for _ in range(100):
        letters = list(words[rng.below(len(words))])
        for _ in range(rng.below(4)):
            letters[rng.below(len(letters))] = "_etaoinqz"[rng.below(9)]
        assert is_word("".join(letters)) == oracle.is_word("".join(letters).upper())
    with pytest.raises(BadOption, match="use 1 to 64 letters"):
        blank_plays.is_word(d2of12inf.compiled, b"")
    with pytest.raises(BadOption, match="are not a word"):
        blank_plays.is_word(d2of12inf.compiled, b"\x1a")


# What a caller relies on


def test_on_an_empty_board_all_places_across_are_listed(d2of12inf: Dictionary) -> None:
    generator = Generator(Dictionary.from_words(["at", "cat"]))
    found = generator.lays(EMPTY, "CAT")
    assert len(found) == 15 * (14 + 13)
    assert found[0] == ("10A", "AT")
    scored = generator.plays(EMPTY, CLOSED, "CAT")
    assert sorted(play[:2] for play in scored) == found
    assert in_order(scored)
    best = Generator(d2of12inf, top=5).plays(EMPTY, CLOSED, "EIRSTA_")
    assert len(best) == 5
    assert best == generator_all(d2of12inf, "EIRSTA_")[:5]


def generator_all(dictionary: Dictionary, rack: str) -> list[lexibomb.Play]:
    return Generator(dictionary).plays(EMPTY, CLOSED, rack)


def test_a_position_is_given_in_any_form(d2of12inf: Dictionary) -> None:
    board = lexibomb.Board.parse(HAT, STANDARD.layout, d2of12inf.alphabet)
    wanted = plays(HAT, HAT_OPEN, "einrs_", d2of12inf, top=20)
    assert len(wanted) == 20
    for same in (tuple(HAT), "\n".join(HAT), board.cgp, board, pickle.loads(pickle.dumps(board))):
        assert plays(same, tuple(HAT_OPEN), "EINRS?", d2of12inf, bombs=22, top=20) == wanted
    assert wanted[0]._fields == ("at", "word", "score", "bomb")
    assert lexibomb.plays(HAT, HAT_OPEN, "einrs_", d2of12inf, top=20) == wanted


def test_a_board_that_was_asked_before_is_answered_for_who_asks_now(
    enable: Dictionary, data: Path
) -> None:
    other = Dictionary.load(data / "words2000.txt")
    board = lexibomb.Board.parse(HAT, STANDARD.layout, enable.alphabet)
    for dictionary in (enable, other, enable):
        generator = Generator(dictionary)
        for asked in (board, board.lay("J7", "S(T)_")):
            assert generator.lays(asked, "AEINST_") == generator.lays(asked.lines(), "AEINST_")


def test_rulesets_change_what_is_expected(d2of12inf: Dictionary) -> None:
    standard = plays(HAT, HAT_OPEN, "EINRS_", d2of12inf)
    poc = plays(HAT, HAT_OPEN, "EINRS_", d2of12inf, ruleset="classic_poc")
    assert {play[:2] for play in standard} == {play[:2] for play in poc}
    assert {play.score for play in standard} != {play.score for play in poc}
    few = plays(HAT, HAT_OPEN, "EINRS_", d2of12inf, bombs=3)
    assert max(play.bomb for play in few) < max(play.bomb for play in standard)


def test_a_batch_has_columns(d2of12inf: Dictionary) -> None:
    given = game_positions(d2of12inf, 8, 11, ["", "_"])
    one_by_one = [Generator(d2of12inf).plays(*position) for position in given]
    found = plays_batch(given, d2of12inf, top=30)
    assert len(found) == len(given)
    assert found.counts.tolist() == list(map(len, one_by_one))
    kept = [each[:30] for each in one_by_one]
    assert found.offsets.tolist() == [0, *np.cumsum([len(each) for each in kept])]
    flat = [play for each in kept for play in each]
    assert found.at == [play.at for play in flat]
    assert found.word == [play.word for play in flat]
    assert found.score.tolist() == [play.score for play in flat]
    assert found.bomb.tolist() == [play.bomb for play in flat]
    assert found.error.tolist() == [0.0] * len(flat)
    names = ("direction", "row", "column", "letters", "tiles", "score", "bomb", "error")
    for name, dtype in zip(names, ["uint8"] * 5 + ["float64"] * 3, strict=True):
        column = getattr(found, name)
        assert (column.dtype, column.shape) == (dtype, (len(flat),))
    assert found.square.dtype == "uint16"
    assert found.laid.dtype == "uint8"
    at = 0
    for i, play in enumerate(flat):
        position = int(np.searchsorted(found.offsets, i, "right")) - 1
        board = given[position].board
        assert isinstance(board, lexibomb.Board)
        tiles = board.tiles(play.at, play.word)
        end = at + int(found.tiles[i])
        laid = list(zip(found.square[at:end].tolist(), found.laid[at:end].tolist(), strict=True))
        assert laid == tiles
        at = end
        place = parse_place(play.at)
        assert place == (found.row[i], found.column[i], bool(found.direction[i]))
        assert found.letters[i] == len(play.word.replace("(", "").replace(")", ""))
    assert at == len(found.square) == len(found.laid)
    assert found[-1] == kept[-1]


def test_nothing_at_all(d2of12inf: Dictionary) -> None:
    found = plays_batch([], d2of12inf)
    assert len(found) == 0
    assert found.offsets.tolist() == [0]
    assert found.score.tolist() == found.word == found.counts.tolist() == []
    none = plays_batch([(EMPTY, CLOSED, "VV"), (HAT, HAT_OPEN, "")], d2of12inf)
    assert none.counts.tolist() == [0, 0]
    assert none[0] == none[1] == []
    full = ["A" * 15] * 15
    assert plays(full, ["0" * 15] * 15, "A", d2of12inf, bombs=0) == []


def test_many_threads_find_the_same(d2of12inf: Dictionary) -> None:
    generator = Generator(d2of12inf)
    given = [generator.read(each) for each in game_positions(d2of12inf, 8, 13, ["", "_"])]
    wanted = [generator.batch([position])[0] for position in given]
    wrong: list[int] = []

    def run(turn: int) -> None:
        at = turn % len(given)
        found = generator.batch(given[at:] + given[:at])
        if [found[i] for i in range(len(found))] != wanted[at:] + wanted[:at]:
            wrong.append(turn)

    threads = [threading.Thread(target=run, args=(turn,)) for turn in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def changed(rows: list[str], row: int, line: str) -> list[str]:
    return [*rows[:row], line, *rows[row + 1 :]]


@pytest.mark.parametrize(
    ("given", "options", "error", "said"),
    [
        ((EMPTY[1:], CLOSED, "A"), {}, BadPosition, "board: 14 rows; it must have 15"),
        ((changed(HAT, 7, "h" * 15), HAT_OPEN, "A"), {}, BadPosition, "row 8, character 1: 'h'"),
        ((HAT, HAT_OPEN[1:], "A"), {}, BadPosition, "opened: 14 rows; expected 15"),
        ((HAT, changed(HAT_OPEN, 2, "." * 14 + "9"), "A"), {}, BadPosition, "row 3, character 15"),
        ((HAT, CLOSED, "A"), {}, BadPosition, "opened: 8H is closed under a tile"),
        ((EMPTY, HAT_OPEN, "A"), {}, BadPosition, "8I shows a bomb without a tile"),
        ((HAT, HAT_OPEN, "A1"), {}, BadHand, "rack 'A1': '1'"),
        ((HAT, HAT_OPEN, "AAAAAAAA"), {}, BadHand, "8 tiles; the maximum is 7"),
        ((HAT, HAT_OPEN, "A", 226), {}, BadPosition, "226 bombs; use 0 to 225"),
        ((HAT, HAT_OPEN, "A", "22"), {}, BadPosition, "'22' bombs; use"),
        ((HAT, HAT_OPEN, "A", 1), {}, BadPosition, "no placement of"),
        ((HAT, HAT_OPEN), {}, BadPosition, r"use \(board, opened, rack\)"),
        ((HAT, HAT_OPEN, "A"), {"top": -1}, BadOption, "top is -1; use 0 or more"),
        ((HAT, HAT_OPEN, "A"), {"ruleset": "none"}, BadOption, "standard, classic_poc"),
    ],
)
def test_what_is_wrong_is_named(
    given: Any,
    options: dict[str, Any],
    error: type[LexiconFastError],
    said: str,
    enable: Dictionary,
) -> None:
    with pytest.raises(error, match=said):
        plays_batch([given], enable, **options)


def test_a_bad_position_of_a_batch_is_numbered(enable: Dictionary) -> None:
    for bad in ((HAT, HAT_OPEN, "1"), (HAT,), None, (HAT, CLOSED, "A"), 7):
        given: list[Any] = [(HAT, HAT_OPEN, "A"), bad]
        with pytest.raises((BadPosition, BadHand), match="position 2: "):
            plays_batch(given, enable)


def test_a_board_of_another_game_or_alphabet_is_refused(enable: Dictionary) -> None:
    other = scrabble.Board.empty(STANDARD.layout, enable.alphabet)
    with pytest.raises(BadPosition, match="the board belongs to another game"):
        Generator(enable).lays(other, "A")  # type: ignore[arg-type]
    with pytest.raises(BadPosition, match="the board belongs to another game"):
        scrabble.plays(lexibomb.Board.empty(STANDARD.layout, enable.alphabet), "A", enable)
    english = Alphabet("other", enable.alphabet.upper[::-1], enable.alphabet.lower[::-1])
    with pytest.raises(BadAlphabet, match="board with alphabet 'other'"):
        Generator(enable).lays(lexibomb.Board.empty(STANDARD.layout, english), "A")


# The native core


def native(dictionary: Dictionary, rows: list[str]) -> blank_plays.Board:
    board = lexibomb.Board.parse(rows, STANDARD.layout, dictionary.alphabet)
    return Generator(dictionary).pair(board, "")[0]


def test_native_boards_of_the_games_are_kept_apart(enable: Dictionary) -> None:
    board = native(enable, HAT)
    assert isinstance(board, native_board.TileBoard)
    with pytest.raises(TypeError):
        native_board.generate(board, bytes(33))  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        static_eval.best_choices(board, bytes(33), None, bag=0)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="tile 128 on square 0; use 0 to 25, or 32 for a blank"):
        blank_plays.Board(board.dictionary, board.layout, b"\x80" + b"\xff" * 224)
    plain = native_board.Board(board.dictionary, board.layout, b"\xff" * 225)
    with pytest.raises(BadOption, match="tile 32 on square 0; use 0 to 25, or 128 more"):
        plain.lay([(0, 32)])
    with pytest.raises(TypeError):
        blank_plays.generate(plain, bytes(33))  # type: ignore[arg-type]
    assert type(board.copy()) is blank_plays.Board
    assert board.copy().squares == board.squares


def test_what_the_native_core_is_given_is_checked(enable: Dictionary) -> None:
    board = native(enable, HAT)
    field = lexibomb.odds(HAT_OPEN, 22).native
    plain = [1.0] * 9
    good = score_batch([board], [bytes(33)], [field], plain, plain)
    assert (good.positions, len(good)) == (1, 0)
    cases: list[tuple[tuple[Any, ...], str]] = [
        (([board], [], [field], plain, plain), "1 boards, 0 racks, 1 fields"),
        (([], [], [], plain, plain), "at least 1"),
        (([board], [b""], [field], plain, plain), "rack has 0 counts"),
        (([board], [bytes(33)], [field], plain[1:], plain), "multipliers"),
        (([board], [bytes(33)], [lexibomb.odds(["..."], 1).native], plain, plain), "1 x 3"),
        (([native(enable, EMPTY)], [bytes(33)], [field], plain, plain), "8I: its bomb was hit"),
    ]
    for arguments, said in cases:
        with pytest.raises(BadOption, match=said):
            score_batch(*arguments)
    with pytest.raises(BadOption, match="top is -2"):
        score_batch([board], [bytes(33)], [field], plain, plain, top=-2)
    with pytest.raises(IndexError):
        good.rows(1)


def test_the_referee_takes_every_play_and_no_other_word(d2of12inf: Dictionary) -> None:
    """The generator lists exactly the plays that the game allows, on random tiles."""
    game = lexibomb.Game(d2of12inf, seed=4)
    rng = Rng(9)
    for _ in range(6):
        lays = [each for each in game.legal_actions() if isinstance(each, lexibomb.Lay)]
        player = game.current_player()
        assert player is not None
        listed = Generator(d2of12inf).lays(game.board, game.racks[player])
        assert [(each.at, each.word) for each in lays] == listed
        for _ in range(20 if lays else 0):
            game.copy().apply(lays[rng.below(len(lays))])
        game.apply(lays[rng.below(len(lays))] if lays else lexibomb.PASS)


def test_an_observation_before_the_first_play_is_a_position(enable: Dictionary) -> None:
    game = lexibomb.Game(enable, seed=7)
    sees = game.observation(game.current_player() or 0)
    assert sees.board == () == sees.opened
    found = plays(sees.board, sees.opened, sees.rack, enable, bombs=sees.bombs, top=3)
    closed = ["." * 15] * 15
    assert len(found) == 3
    assert found == plays(closed, closed, sees.rack, enable, bombs=sees.bombs, top=3)


def test_cross_checks_next_to_a_blank_have_the_letters_of_any_word() -> None:
    """A blank on the board has no letter, so a word may read it as any."""
    words = Dictionary.from_words(["cat", "cut", "cub", "tub"])
    board = lexibomb.Board(3, 4, words.alphabet).lay("2A", "C_T")
    checks = board.cross_checks(words, down=True)
    assert checks[1] == [None, None, None, ""]
    board = lexibomb.Board(3, 4, words.alphabet).lay("2A", "C_")
    assert board.cross_checks(words, down=True)[1] == [None, None, "BT", None]
