"""KWG files: what is read and written, and what wrong ones are told."""

from __future__ import annotations

import gzip
import random
import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import word_graphs as slow
from support.other_letters import POLISH

import lexicon_fast as lf
from lexicon_fast._native.dictionary import word_graph
from lexicon_fast.base.errors import BadOption, BadWordList
from lexicon_fast.dictionary import word_graphs
from lexicon_fast.dictionary.alphabet import Alphabet

pytestmark = pytest.mark.native

LETTERS = [b"", *(bytes([code]) for code in range(65, 97))]
LAST, ENDS = 1 << 22, 1 << 23


def nodes(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}I", *numbers)


def lines(words: list[bytes]) -> bytes:
    return b"".join(bytes(64 + letter for letter in word) + b"\n" for word in words)


def words_of(letters: int) -> st.SearchStrategy[bytes]:
    return st.lists(st.integers(1, letters), min_size=1, max_size=64).map(bytes)


@given(st.sets(words_of(3) | words_of(32), max_size=40), st.booleans())
def test_graphs_are_those_of_the_reference(words: set[bytes], with_gaddag: bool) -> None:
    built = word_graph.build(lines(sorted(words)), with_gaddag)
    assert built == slow.graph(words, with_gaddag)
    assert slow.spelled(built) == sorted(words)
    assert word_graph.spell(built, LETTERS, 1 << 20)[:2] == (lines(sorted(words)), "")


def test_more_words_than_one_table_of_lists_holds(data: Path) -> None:
    words = [bytes(ord(c) - 96 for c in w) for w in (data / "words2000.txt").read_text().split()]
    words = words[::3]
    built = word_graph.build(lines(words), True)
    assert built == slow.graph(words, True)
    assert slow.spelled(built) == words


def test_files_of_magpie_are_read_and_written_the_same(data: Path, tmp_path: Path) -> None:
    words = [w for w in (data / "words2000.txt").read_text().split() if len(w) <= 15][::17]
    dictionary = lf.Dictionary.load(data / "magpie" / "words.kwg")
    assert sorted(dictionary) == words
    lf.Dictionary.from_words(words).export(tmp_path / "own.kwg")
    assert (tmp_path / "own.kwg").read_bytes() == (data / "magpie" / "words.kwg").read_bytes()


@pytest.mark.parametrize("alphabet", [Alphabet.load("english"), POLISH], ids=lambda a: a.name)
def test_a_list_is_the_same_after_export_and_load(alphabet: Alphabet, tmp_path: Path) -> None:
    letters = alphabet.lower
    words = [letters[:2], letters[:5], letters[::-1], letters[-1] * 64, letters[2:4] * 8]
    before = lf.Dictionary.from_words(words, alphabet=alphabet)
    before.export(tmp_path / "x.kwg")
    before.export(tmp_path / "x.txt", output_format="text")
    for name in ("x.kwg", "x.txt"):
        after = lf.Dictionary.load(tmp_path / name, alphabet=alphabet)
        assert [*after] == [*before]
        assert after.compiled.left_out["not_words"] == 0
    again = lf.Dictionary.load(tmp_path / "x.kwg", alphabet=alphabet)
    assert (again.fresh, [*again]) == (False, [*before])  # from the cache
    places = [letters.index(word[0]) for word in (tmp_path / "x.txt").read_text().split()]
    assert places == sorted(places)
    (tmp_path / "x.gz").write_bytes(gzip.compress((tmp_path / "x.kwg").read_bytes()))
    assert [*lf.Dictionary.load(tmp_path / "x.gz", alphabet=alphabet)] == [*before]


def test_export_needs_a_known_format_and_few_enough_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dictionary = lf.Dictionary.from_words(["cat", "hat"])
    with pytest.raises(BadOption, match="output_format is 'csv'; use kwg or text"):
        dictionary.export(tmp_path / "x", output_format="csv")  # type: ignore[arg-type]
    monkeypatch.setattr(word_graph, "build", lambda *_, **__: b"")
    with pytest.raises(BadOption, match="words: these words need more than the 4,194,304 nodes"):
        dictionary.export(tmp_path / "x")
    assert not [*tmp_path.iterdir()]


def test_a_graph_has_at_most_four_million_nodes() -> None:
    rng = random.Random(1)  # such words share few endings
    words = sorted(bytes(rng.choices(range(1, 27), k=64)) for _ in range(2_200))
    assert word_graph.build(lines(words[:1_500]), True)
    assert word_graph.build(lines(words), True) == b""


def bomb() -> bytes:
    """Thirty pairs of letters in a row, which spell a billion words."""
    pairs = [(n, letter) for n in range(30) for letter in (1, 2)]
    rest = [
        letter << 24 | ENDS | (4 + 2 * n if n < 29 else 0) | LAST * (letter - 1)
        for n, letter in pairs
    ]
    return nodes(2 | LAST, LAST, *rest)


A, B = 1 << 24, 2 << 24


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (nodes(2 | LAST, LAST, A | ENDS | LAST) + b"\0", "13 bytes of nodes, not a multiple of 4"),
        (nodes(9 | LAST, LAST, A | ENDS | LAST), "node 9 of 3: not in the word graph"),
        (nodes(2 | LAST, LAST, A | ENDS | LAST | 9), "node 9 of 3: not in the word graph"),
        (nodes(2 | LAST, LAST, A | ENDS), "node 3 of 3: not in the word graph"),
        (nodes(2 | LAST, LAST, A | LAST | 3), "node 3 of 3: not in the word graph"),
        (nodes(2 | LAST, LAST, A | LAST | 2), "node 2 of 3: a loop, or a word of more than 64"),
        (nodes(2 | LAST, LAST, A | 3, B | ENDS | LAST | 2), "node 3 of 4: a loop"),
        (nodes(2 | LAST, LAST, A | LAST | 1), "node 1 of 3: not a letter"),
        (nodes(2 | LAST, LAST, 33 << 24 | ENDS | LAST), "node 2 of 3: not a letter"),
        (
            nodes(2 | LAST, LAST, 27 << 24 | ENDS | LAST),
            r"node 2 of 3: letter number 27 of 26 in the alphabet; .*--alphabet",
        ),
        (bomb(), "node .* of 62: more than 67,108,864 bytes of words, the limit"),
        (nodes(2 | LAST, LAST, A | LAST) * (1 << 21), "25,165,824 bytes of nodes, not"),
        (nodes(2 | LAST, LAST, A | LAST), "0 words of two or more letters"),
        (nodes(LAST, LAST, A | ENDS | LAST), "0 words of two or more letters"),
    ],
)
def test_a_bad_file_is_one_sentence_about_it(data: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.kwg"
    path.write_bytes(data)
    with pytest.raises(BadWordList, match=rf"bad\.kwg.*{message}"):
        lf.Dictionary.load(path)


def test_dead_ends_and_repeated_letters_are_harmless(tmp_path: Path) -> None:
    path = tmp_path / "odd.kwg"
    path.write_bytes(nodes(2 | LAST, LAST, A | 4, A | LAST | 5, B | ENDS | LAST, B | ENDS | LAST))
    assert [*lf.Dictionary.load(path)] == ["ab"]


def test_graphs_without_a_gaddag_are_read(tmp_path: Path) -> None:
    path = tmp_path / "dawg.kwg"
    path.write_bytes(nodes(1 | LAST, A | LAST | 2, B | ENDS | LAST))  # as wolges writes them
    assert [*lf.Dictionary.load(path)] == ["ab"]


def test_text_with_nul_bytes_is_not_taken_for_a_graph(tmp_path: Path) -> None:
    path = tmp_path / "utf16.txt"
    path.write_bytes("cats\nhats\n".encode("utf-16-le"))
    with pytest.raises(BadWordList, match="UTF-16LE text; convert it to UTF-8"):
        lf.Dictionary.load(path)
    path.write_bytes(b"CAT\0DOG\nhats\n")
    with pytest.warns(UserWarning, match="1 of 2 lines are not words"):
        assert [*lf.Dictionary.load(path)] == ["hats"]


def test_a_graph_can_be_added_under_a_name(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(tmp_path))
    lf.dictionary.wordlists.register("graph", data / "magpie" / "words.kwg")
    assert len(lf.Dictionary.load("graph")) == 116


def test_letters_have_the_numbers_of_the_alphabet() -> None:
    made = word_graphs.exported(
        lf.Dictionary.from_words(["ąz", "zć"], alphabet=Alphabet("x", "AĄĆZ", "aąćz")), "kwg"
    )
    assert slow.spelled(made) == [b"\2\4", b"\4\3"]
