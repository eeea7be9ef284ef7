"""Words on boards of letters, compared with a search of every word by itself."""

from __future__ import annotations

import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import boggle as oracle

from lexicon_fast import Dictionary
from lexicon_fast._native.grids.boards import Trie
from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.base.tile_text import shown
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.languages import Language
from lexicon_fast.grids import POINTS, Boggle, random_boards

pytestmark = pytest.mark.native

#: Alphabets of a few letters each, and one of 32 letters, the most there can be.
FEW = Alphabet("few", "ABC", "abc")
GREEK = Alphabet("greek", "ΑΒΓ", "αβγ")
HEBREW = Alphabet("hebrew", "אבגד", "אבגד")
MANY = Alphabet(
    "many", "".join(map(chr, range(0x410, 0x430))), "".join(map(chr, range(0x430, 0x450)))
)


@st.composite
def cases(draw: st.DrawFn) -> tuple[Dictionary, list[str], list[list[list[str]]]]:
    """A dictionary, boards as text, and their faces."""
    alphabet = draw(st.sampled_from([FEW, FEW, GREEK, HEBREW, MANY]))
    letters = (
        alphabet.lower
        if len(alphabet.lower) < 10
        else draw(
            st.sampled_from(
                [alphabet.lower[:3], alphabet.lower[-3:], alphabet.lower[:2] + alphabet.lower[-2:]]
            )
        )
    )
    words = draw(st.lists(st.text(letters, min_size=2, max_size=9), min_size=1, max_size=40))
    face = st.one_of(
        st.sampled_from([*letters]),
        st.sampled_from([*letters, ""]),
        st.text(letters, min_size=1, max_size=3),
    )
    shape = st.one_of(
        st.tuples(st.integers(1, 4), st.integers(1, 4)),
        st.sampled_from([(1, 33), (8, 8), (32, 2), (1, 64), (5, 7)]),
    )
    boards, all_faces = [], []
    for _ in range(draw(st.integers(1, 3))):
        rows, columns = draw(shape)
        flat = (
            draw(st.lists(face, min_size=rows * columns, max_size=rows * columns))
            if rows * columns < 20
            else (draw(st.lists(face, min_size=1, max_size=9)) * 64)[: rows * columns]
        )
        faces = [flat[row * columns : (row + 1) * columns] for row in range(rows)]
        upper = str.maketrans(alphabet.lower, alphabet.upper)
        case = draw(st.sampled_from([str.maketrans("", ""), upper]))
        texts = [
            "".join("." if not f else f if len(f) == 1 else f"[{f}]" for f in line).translate(case)
            for line in faces
        ]
        boards.append(
            draw(st.sampled_from(["/", " ", "\n", " / "])).join(texts) + "/" * (rows == 1)
        )
        all_faces.append(faces)
    return Dictionary.from_words(words, alphabet=alphabet), boards, all_faces


@given(cases(), st.integers(1, 5))
def test_boards_have_the_words_that_a_search_of_each_word_finds(
    case: tuple[Dictionary, list[str], list[list[list[str]]]], min_length: int
) -> None:
    dictionary, boards, faces = case
    boggle = Boggle(dictionary, min_length=min_length)
    expected = [oracle.words_on(each, dictionary.words, min_length) for each in faces]
    found = boggle.find_batch(boards)
    assert [[dictionary.words[number] for number in numbers] for numbers in found] == expected
    assert [boggle.find(board) for board in boards] == expected
    scores = boggle.scores(boards)
    assert scores.words.tolist() == list(map(len, expected))
    assert scores.points.tolist() == [sum(map(oracle.points, words)) for words in expected]


@given(cases())
def test_paths_spell_words_with_neighbours(
    case: tuple[Dictionary, list[str], list[list[list[str]]]],
) -> None:
    dictionary, boards, faces = case
    boggle = Boggle(dictionary)
    for word in dictionary:
        path = boggle.path(boards[0], word)
        assert (path is not None) == oracle.is_on(faces[0], word)
        if path is not None:
            assert "".join(faces[0][row][column] for row, column in path) == word
            assert len(set(path)) == len(path)
            assert all(max(abs(a - c), abs(b - e)) == 1 for (a, b), (c, e) in pairwise(path))


@pytest.fixture(scope="module")
def boggle() -> Boggle:
    return Boggle(Dictionary.load("enable"))


@pytest.mark.parametrize("dice", ["boggle", "big"])
def test_random_boards_have_the_words_that_a_search_of_each_word_finds(
    boggle: Boggle, dice: str
) -> None:
    some = Boggle(Dictionary.from_words(boggle.dictionary.words[::20]))
    boards = random_boards(3, seed=5, dice=dice)
    found = some.find_batch(boards)
    assert sum(map(len, found)) > 9
    for board, numbers in zip(boards, found, strict=True):
        rows = board.replace("[QU]", "q").lower().split("/")
        faces = [[face.replace("q", "qu") for face in row] for row in rows]
        assert [some.dictionary.words[i] for i in numbers] == oracle.words_on(
            faces, some.dictionary.words
        )


def test_many_boards_are_the_boards_one_by_one(boggle: Boggle) -> None:
    boards = random_boards(700, seed=2) + random_boards(20, seed=3, dice="big")
    scores, found = boggle.scores(boards), boggle.find_batch(boards)
    assert scores.words.tolist() == np.diff(found.offsets).tolist()
    for number in (0, 255, 256, 511, 699, 719):
        assert scores.points[number] == boggle.scores([boards[number]]).points[0]
        words = [boggle.dictionary.words[i] for i in found[number]]
        assert words == boggle.find(boards[number])
        assert scores.points[number] == sum(map(oracle.points, words))


def test_boards_of_other_shapes_have_other_neighbours() -> None:
    boggle = Boggle(Dictionary.from_words(["ac", "ae"]), min_length=2)
    found = boggle.find_batch(["ABC/DEF", "AB/CD/EF", "ABC/DEF"])
    assert [[boggle.dictionary.words[i] for i in numbers] for numbers in found] == [
        ["ae"], ["ac"], ["ae"],
    ]  # fmt: skip
    assert boggle.find("." * 62 + "CA/") == ["ac"]


def test_a_face_of_several_letters_counts_its_letters() -> None:
    boggle = Boggle(Dictionary.from_words(["quiz", "equate", "aqua", "qat"]))
    assert boggle.find("[QU]I/AZ") == ["quiz"]
    assert boggle.find("Q.U/.I.") == []
    assert boggle.find("A[QU]/TA") == ["aqua"]
    assert boggle.find("QA/T.") == ["qat"]
    assert boggle.scores(["E[QU]A/.ET"]).points.tolist() == [3]
    assert boggle.path("E[QU]A/.ET", "equate") == [(0, 0), (0, 1), (0, 2), (1, 2), (1, 1)]


def test_a_square_is_used_once_next_to_faces_that_no_word_has() -> None:
    boggle = Boggle(Dictionary.from_words(["ab", "cac", "caa"]))
    assert boggle.find("[AX]CA/.A.") == ["caa"]
    last = Boggle(Dictionary.from_words(["aca"]))  # its bit is the 33rd
    assert last.find("." * 31 + "CA/") == []


def test_more_paths_than_one_step_takes_are_all_followed() -> None:
    words = ["a" * n for n in range(2, 9)] + ["aaaaaaab"]
    boggle = Boggle(Dictionary.from_words(words))
    assert boggle.find("aaaaab/aaaaaa/aaaaaa") == oracle.words_on(
        [[*"aaaaab"], [*"aaaaaa"], [*"aaaaaa"]], boggle.dictionary.words
    )
    last = Boggle(Dictionary.from_words(["aaaaab"]))
    assert last.find("aaaaaaaa/aaaaaaaa/aaaaaaab") == ["aaaaab"]
    wide = Boggle(Dictionary.from_words(words[:4]))
    assert len(wide.find("/".join(["aaaaaaaa"] * 8))) == 3


@pytest.mark.parametrize(
    ("board", "rows"),
    [
        ("abcd", ["ab", "cd"]),
        ("abcd\n", ["ab", "cd"]),
        ("abcd/", ["abcd"]),
        ("abc", ["abc"]),
        ("a", ["a"]),
        ("abcabcabc", ["abc", "abc", "abc"]),
        ("a" * 64, ["a" * 8] * 8),
        ("  ab\n cb \n", ["ab", "cb"]),
        ("a[bc].a", ["a(bc)", "_a"]),
    ],
)
def test_boards_are_read(board: str, rows: list[str]) -> None:
    from lexicon_fast._native.grids.boards import squares_of

    read = squares_of(Dictionary.from_words(["abc"]).compiled, board)
    assert ["".join(f"({f})" if len(f) > 1 else f or "_" for f in line) for line in read] == rows


#: The end of errors about letters.
USE = "; use A-Z, [QU] for several letters on a square, . for a blank"
BRACKETS = "; use [QU] for several letters on a square, with 1 to 8 in brackets"


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ("", "the board is empty; use rows of letters such as TEAS/NRLI"),
        (" \n", "the board is empty; use rows of letters such as TEAS/NRLI"),
        ("AB/C", "the board has 1 squares in row 2, but 2 in row 1; use as many in each row"),
        ("AB//CD", "the board has an empty row 2; use one / between two rows"),
        ("AB/C1", f"the board has '1' in row 2, which is not a letter{USE}"),
        ("/AB", f"the board has '/' in row 1, which is not a letter{USE}"),
        ("A*/BC", f"the board has '*' in row 1, a wild card, which boards do not have{USE}"),
        ("A[QU/BC", f"the board has '[QU/BC' in row 1{BRACKETS}"),
        ("A[]/BC", f"the board has '[]/BC' in row 1{BRACKETS}"),
        ("AB/[ABCDEFGHI]", f"the board has '[ABCDEFGHI]' in row 2{BRACKETS}"),
        ("A" * 65, "the board has more than 64 squares; use 64 at most"),
    ],
)
def test_a_bad_board_is_named(boggle: Boggle, board: str, message: str) -> None:
    for call in (boggle.find, lambda board: boggle.scores([board]), lambda b: boggle.path(b, "a")):
        with pytest.raises(BadPosition) as error:
            call(board)
        assert str(error.value) == message
    with pytest.raises(BadPosition) as error:
        boggle.find_batch(["AB/CD", board, "?"])
    assert str(error.value) == message.replace("the board", "board 1")
    with pytest.raises(BadPosition, match=r"board 300 "):
        boggle.scores(["AB"] * 300 + [board])


def test_options_are_checked(boggle: Boggle) -> None:
    d = boggle.dictionary
    for options, message in [
        ({"min_length": 0}, "min_length is 0; use 1 to 64"),
        ({"min_length": 65}, "min_length is 65; use 1 to 64"),
        ({"points": ()}, "points has 0 items; use 1 to 65"),
        ({"points": (0,) * 66}, "points has 66 items; use 1 to 65"),
        ({"points": (0, 2**31)}, "points[1] is 2147483648; use -2147483648 to 2147483647"),
    ]:
        with pytest.raises(BadOption) as error:
            Boggle(d, **options)  # type: ignore[arg-type]
        assert str(error.value) == message
    with pytest.raises(BadOption, match="boards must be a sequence of str, not one string 'ABCD'"):
        boggle.scores("ABCD")
    with pytest.raises(TypeError, match=r"boards\[1\] must be a str, not int"):
        boggle.find_batch(["ABCD", 7])  # type: ignore[list-item]


def test_points_are_those_of_a_table() -> None:
    d = Dictionary.from_words(["ab", "abc", "abcd", "abcde"])
    own = Boggle(d, min_length=2, points=[0, 0, -5, 7, 100])
    assert own.scores(["ABCDE/"]).points.tolist() == [-5 + 7 + 100 + 100]
    assert own.scores(["[AB]CDE/"]).points.tolist() == [-5 + 7 + 100 + 100]
    assert Boggle(d, min_length=2).scores(["ABCDE/"]).points.tolist() == [0 + 1 + 1 + 2]
    assert Boggle(d, min_length=4).find("ABCDE/") == ["abcde", "abcd"]
    assert POINTS == (0, 0, 0, 1, 1, 2, 3, 5, 11)


def test_nothing_is_found_in_no_boards(boggle: Boggle) -> None:
    assert len(boggle.find_batch([])) == 0
    scores = boggle.scores([])
    assert (scores.points.dtype, scores.words.dtype, len(scores.points)) == (
        np.int64, np.int32, 0,
    )  # fmt: skip


def test_threads_search_at_the_same_time(boggle: Boggle) -> None:
    parts = [random_boards(300, seed=seed) for seed in range(4)]
    expected = [boggle.scores(part).points.tolist() for part in parts]
    found: list[list[int]] = [[] for _ in parts]

    def work(number: int) -> Callable[[], None]:
        return lambda: found[number].extend(boggle.scores(parts[number]).points.tolist())

    threads = [threading.Thread(target=work(number)) for number in range(len(parts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == expected


def test_the_trie_of_enable_is_small(boggle: Boggle) -> None:
    """Nearly every place of the trie has a node: 12 bytes for each beginning of a word."""
    words = boggle.dictionary.words
    beginnings = {word[:n] for word in words for n in range(1, len(word) + 1)}
    trie = Trie(boggle.dictionary.compiled, 1)
    assert len(beginnings) < len(trie) < 1.01 * len(beginnings) + 64
    assert trie.size == 12 * len(trie)


SPANISH = Language.load("es").alphabet
#: Letters that can stand next to each other or be one tile, and one character for each.
TILES = {"C": "A", "H": "B", "[CH]": "C", "L": "D", "[LL]": "E", "O": "F", "Ñ": "G"}


@given(
    words=st.lists(
        st.lists(st.sampled_from([*TILES]), min_size=2, max_size=5), min_size=1, max_size=30
    ),
    # The face [LL] is the tile, not two letters.
    squares=st.lists(
        st.lists(st.sampled_from([*TILES]), min_size=1, max_size=2).filter(
            lambda square: f"[{''.join(square)}]" not in TILES
        ),
        min_size=6,
        max_size=6,
    ),
)
def test_a_tile_of_several_letters_is_one_letter_of_a_face(
    words: list[list[str]], squares: list[list[str]]
) -> None:
    def dictionary(known: Language | None, spelled: list[str]) -> Dictionary:
        alphabet = "english" if known is None else known.alphabet
        made = Dictionary.from_words(spelled, alphabet=alphabet)
        made.compiled.reader = None if known is None else known.alphabet  # as `load` sets it
        return made

    def faces(several: str, spell: Callable[[str], str]) -> str:
        texts = ["".join(map(spell, square)) for square in squares]
        texts = [
            several.format(text) if len(square) > 1 else text
            for text, square in zip(texts, squares, strict=True)
        ]
        return "/".join("".join(texts[row : row + 3]) for row in (0, 3))

    spanish = dictionary(Language.load("es"), [SPANISH.typed("|".join(word)) for word in words])
    reference = dictionary(None, ["".join(TILES[tile] for tile in word) for word in words])
    board, same = faces("[{}]", str), faces("[{}]", TILES.__getitem__)
    to_plain = {ord(SPANISH.typed(tile.lower())): plain.lower() for tile, plain in TILES.items()}
    boggle, plain = Boggle(spanish, min_length=2), Boggle(reference, min_length=2)
    found = boggle.find(board)
    assert sorted(word.translate(to_plain) for word in found) == sorted(plain.find(same))
    assert (
        boggle.scores([board, board.lower()]).points.tolist()
        == [plain.scores([same]).points[0]] * 2
    )
    for word in words:
        ours = boggle.path(board, "|".join(word))
        assert ours == plain.path(same, "".join(TILES[tile] for tile in word))


def test_boards_are_read_as_their_language_writes_them(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("chico\nhico\nniño\ncóche\n", encoding="utf-8")
    boggle = Boggle(Dictionary.load(tmp_path / "words.txt", language="es"))
    assert [shown(word) for word in boggle.find("[CH]I/OC")] == ["[ch]ico"]
    assert boggle.find("CHI/OCO") == ["hico"]  # C and H are two squares
    assert [shown(word) for word in boggle.find("[[CH]I].CO")] == ["[ch]ico"]
    assert [shown(word) for word in boggle.find("co\u0301/[ch]e")] == ["co[ch]e"]
    assert boggle.path("[CH]I/OC", "chico") == [(0, 0), (0, 1), (1, 1), (1, 0)]
    assert boggle.path("CHI/OCO", "chico") is None
    for bad, problem in (("[CH/A", r"'\[CH/A' in row 1; use \[QU\]"), ("[CH]9", r"'9' in row 1")):
        with pytest.raises(BadPosition, match=problem):
            boggle.find(bad)
    assert len(random_boards(1, seed=1, dice=[["CH"], ["LL"], ["I"], ["A"]])[0]) == 11
