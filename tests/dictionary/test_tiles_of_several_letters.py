"""Tiles of several letters: read in brackets or by longest match, and shown as one tile."""

from __future__ import annotations

import itertools
import random
import string
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicon_fast import Dictionary, lexicon, scrabble
from lexicon_fast._native.dictionary.search import contains_batch, find_plain
from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast.base import tile_text
from lexicon_fast.base.tile_text import letter, lower_form, shown, shown_bytes, stand_in
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.languages import Language
from lexicon_fast.games.scrabble import gcg

WORDS = ["chico", "carro", "calle", "coche", "hico", "echar", "niño", "cóche", "hoc|h"]
#: From the tests of MAGPIE.
CATALAN = (
    "15/15/15/11HUNS/4E5JO3/4n2CE[L·L]A4/2RECELAT6/3XAMIS2D4/4R1BO[NY]1E1P1E/1ZELAM4S1E1N/"
    "4R5A1V1C/BUS[QU]IN4FRENA/U3A2MODI1T1U/R6ERINOSIS/LITIGAnT2O3E"
    " AAIPRRS/AADEGLT 388/446 0 -lex DISC2;"
)


@pytest.fixture
def spanish(tmp_path: Path) -> Dictionary:
    path = tmp_path / "palabras.txt"
    path.write_text("\n".join(WORDS), encoding="utf-8")
    return Dictionary.load(path, language="es")


def test_words_of_a_list_are_split_by_longest_match_except_at_joints(spanish: Dictionary) -> None:
    words = {shown(word) for word in spanish}
    assert words == {
        "[ch]ico", "ca[rr]o", "ca[ll]e", "co[ch]e", "hico", "e[ch]ar", "niño", "hoch",
    }  # fmt: skip


def test_a_typed_hand_has_a_tile_wherever_its_letters_stand_together(spanish: Dictionary) -> None:
    for hand in ("CHICO", "[CH]ICO", "ICO[ch]", "chico", "ChICO"):
        assert [shown(word) for word in spanish.subwords(hand)] == ["[ch]ico"]
    for hand in ("C|HICO", "HICOC"):
        assert spanish.subwords(hand) == ["hico"]
    batch = spanish.subwords_batch(["CHICO", "C|HICO"])
    assert [shown(spanish.words[numbers[0]]) for numbers in batch] == ["[ch]ico", "hico"]


def test_a_word_is_known_only_with_its_tiles(spanish: Dictionary) -> None:
    assert all(word in spanish for word in ("chico", "CHICO", "[CH]ICO", "CÓCHE", "hoc|h"))
    assert not any(word in spanish for word in ("c|hico", "hoch"))


def test_queries_read_tiles(spanish: Dictionary) -> None:
    def find(query: str) -> list[str]:
        return [shown(word) for word in spanish.find(query)]

    assert find("anagram:COCIH") == []
    assert find("anagram:OCICH") == find("pattern:[CH]*") == find("regex:^ch.*") == ["[ch]ico"]
    assert find("pattern:[HC]*") == ["ca[ll]e", "ca[rr]o", "co[ch]e", "hico", "hoch"]
    assert find("length:3") == []
    batch = spanish.find_batch(["anagram:CHICO", "anagram:HICO"])
    assert [len(numbers) for numbers in batch] == [1, 1]


def test_errors_show_tiles(spanish: Dictionary) -> None:
    with pytest.raises(Exception, match=r"'\[CH\]9' has|'\[CH\]9': '9' \(card 2\)"):
        spanish.subwords("CH9")
    assert "[LL]" in spanish.alphabet.describe()


def test_output_shows_only_known_tiles(spanish: Dictionary) -> None:
    tile = spanish.alphabet.typed("CH")
    unknown = "\U000fffa0"
    assert shown(f"{tile}A{unknown}") == f"[CH]A{unknown}"
    assert shown_bytes(f"{tile}ñ".encode()) == "[CH]ñ".encode()


def test_two_tiles_with_one_stand_in_are_refused(spanish: Dictionary) -> None:
    assert spanish.alphabet.long_tiles
    with pytest.raises(ValueError, match=r"^ch$"):
        stand_in("CH", "cH")


def test_letters_that_were_seen_before_their_tiles_are_known_are_read() -> None:
    """A record may bring letters whose language is loaded later."""
    tile = letter("[ZQ]")
    alphabet = Alphabet("zz", f"AB{tile}", f"ab{lower_form(tile)}")
    assert not alphabet.long_tiles
    assert alphabet.typed("AZQ") == "AZQ"
    assert positions_of(["AZQ"], alphabet, True).errors
    language = Language.parse("name='x'\n[letters]\nA={}\nB={}\nZQ={}\n", "zz", "zz.toml")
    assert language.alphabet == alphabet
    assert alphabet.typed("AZQ") == f"A{tile}"
    assert positions_of(["AZQ"], alphabet).rows()[0][2] == f"A{tile}"


def test_catalan_positions_are_read_and_written_back() -> None:
    layout, alphabet = scrabble.Layout.load("scrabble-ca"), Language.load("ca").alphabet
    position = scrabble.parse_cgp(CATALAN, layout, alphabet)
    assert shown(scrabble.format_cgp(position)) == CATALAN
    assert position.board[5, 9] == alphabet.typed("L·L")
    # QU, NY and L·L have no other reading in Catalan, so Macondo writes them without brackets.
    bare = CATALAN.replace("[", "").replace("]", "")
    assert scrabble.parse_cgp(bare, layout, alphabet) == position


def test_boards_keep_letters_apart_that_have_no_brackets() -> None:
    layout, alphabet = scrabble.Layout.load("scrabble-es"), Language.load("es").alphabet
    rows = ["15"] * 7 + ["7CH[CH]5"] + ["15"] * 7
    board = scrabble.Board.parse(rows, layout, alphabet)
    assert scrabble.Board.parse(board.lines(), layout, alphabet) == board
    assert [board[7, column] for column in (7, 8)] == ["C", "H"]
    assert shown(board.cgp).split("/")[7] == "7CH[CH]5"


class Twins(NamedTuple):
    """Dictionaries of the same words: with tiles of several letters, and with other letters."""

    ours: Dictionary
    reference: Dictionary
    language: Language
    other_language: Language

    def other(self, text: str) -> str:
        """Return the reference's text for ours."""
        ours, other = self.language.alphabet, self.other_language.alphabet
        return text.translate(str.maketrans(ours.upper + ours.lower, other.upper + other.lower))


def language_of(names: list[str], code: str) -> Language:
    """Return a language with 100 tiles or more."""
    letters = "\n".join(
        f"{name} = {{ count = {9 - number % 3}, value = {1 + number % 5}, vowel = true }}"
        for number, name in enumerate(names)
    )
    return Language.parse(f"name = 'x'\n[letters]\n{letters}", code, code)


#: Few, because two of many would have the same stand-in.
TILES = [*map("".join, itertools.product("ABCD", repeat=2)), "AAA", "ABC", "BCD", "DAA", "KJI"]


@st.composite
def twins(draw: st.DrawFn) -> Twins:
    """Letters: A to K, and up to 4 tiles of 2 or 3 of these."""
    tiles = draw(st.lists(st.sampled_from(TILES), min_size=1, max_size=4, unique=True))
    names = [*"ABCDEFGHIJK", *tiles]
    language = language_of(names, "xx")
    other = language_of(list(string.ascii_uppercase[: len(names)]), "yy")
    rng = random.Random(draw(st.integers(0, 1 << 30)))
    words = [rng.choices(range(len(names)), k=rng.randint(2, 5)) for _ in range(150)]

    def dictionary(alphabet: Alphabet) -> Dictionary:
        spelled = ["".join(alphabet.lower[code] for code in word) for word in words]
        return Dictionary.from_words(spelled, alphabet=alphabet)

    return Twins(dictionary(language.alphabet), dictionary(other.alphabet), language, other)


@settings(max_examples=25, deadline=None)
@given(twins=twins(), data=st.data())
def test_text_is_read_as_it_is_written(twins: Twins, data: st.DataObject) -> None:
    alphabet = twins.language.alphabet
    text = data.draw(st.text(alphabet.upper) | st.text(alphabet.lower))
    assert alphabet.typed(alphabet.written(text)) == text
    assert alphabet.read(shown(text)) == text
    assert tuple(twins.ours) == tuple(
        alphabet.typed(line) for line in map(alphabet.written, twins.ours)
    )


@settings(max_examples=50, deadline=None)
@given(twins=twins(), text=st.text("ABCDKabcd[]|*?é\u0301", min_size=1, max_size=9))
def test_text_is_read_natively_as_alphabets_read_it(twins: Twins, text: str) -> None:
    alphabet = twins.language.alphabet
    read = alphabet.typed(text)

    other, as_written = twins.other(read), twins.other(alphabet.read(text))

    def rows(item: str | tuple[str, list[str]], letters: Alphabet) -> list[tuple[str, list[str]]]:
        positions = positions_of([item], letters, keep=True)
        return [] if positions.errors else [row[2:4] for row in positions.rows()]

    for ours, expected in (
        (text, other),
        (f"A {text}", f"A {other}"),
        ((text, []), (as_written, [])),
        (("A", [text]), ("A", [as_written])),
    ):
        found = rows(ours, alphabet)
        assert [(twins.other(cards), [*map(twins.other, table)]) for cards, table in found] == rows(
            expected, twins.other_language.alphabet
        )
    (known,) = contains_batch(twins.ours.compiled, [text])
    (column,) = contains_batch(twins.ours.compiled, pa.array([text]))
    assert known == column == (twins.ours.compiled.index(read) >= 0) == (text in twins.ours)
    plain, rest = find_plain(twins.ours.compiled, [f"anagram:{text}"])
    if not rest:
        words = Counter(twins.other(twins.ours.words[number]) for number in plain[0])
        assert words == Counter(twins.reference.find(f"anagram:{other}"))


@settings(max_examples=25, deadline=None)
@given(twins=twins(), data=st.data())
def test_searches_equal_those_with_one_character_for_each_tile(
    twins: Twins, data: st.DataObject
) -> None:
    alphabet = twins.language.alphabet
    hand = data.draw(st.text(alphabet.upper, min_size=1, max_size=9))
    master = data.draw(st.sampled_from(["", "*"]))
    written = alphabet.written(hand) + master
    other = twins.other(hand) + master

    def same(ours: Iterable[str], reference: Iterable[str]) -> None:
        assert Counter(map(twins.other, ours)) == Counter(reference)

    same(twins.ours.subwords(written), twins.reference.subwords(other))
    word = data.draw(st.sampled_from(list(twins.ours)))
    same(
        twins.ours.superwords(alphabet.written(word), written),
        twins.reference.superwords(twins.other(word), other),
    )
    # In a regex, | has another meaning.
    for query, text in (
        ("anagram:{}", hand[:4]), ("pattern:*{}*", hand[:2]), ("prefix:{}", hand[:2]),
        ("regex:.*{}.*", hand[0]), ("regex:.*[{}].*", hand[0]),
    ):  # fmt: skip
        same(
            twins.ours.find(query.format(alphabet.written(text))),
            twins.reference.find(query.format(twins.other(text))),
        )

    def plays(hand: str, word: str, dictionary: Dictionary, language: Language) -> list[str]:
        rules = lexicon.RULESETS["waddingtons"].in_language(language)
        (found,) = lexicon.solve_batch([f"{hand} {word}"], dictionary, ruleset=rules, top=None)
        return [f"{play.action} {play.laid} {play.left} {play.left_points}" for play in found]

    same(
        plays(written, alphabet.written(word), twins.ours, twins.language),
        plays(other, twins.other(word), twins.reference, twins.other_language),
    )


@settings(max_examples=25, deadline=None)
@given(twins=twins(), seed=st.integers(0, 1 << 30))
def test_games_equal_those_with_one_character_for_each_tile(twins: Twins, seed: int) -> None:
    games = []
    for dictionary, language in (
        (twins.ours, twins.language),
        (twins.reference, twins.other_language),
    ):
        rules = replace(scrabble.RULESETS["standard"], challenge="void").in_language(language)
        games.append(scrabble.Game(dictionary, players=2, seed=seed, ruleset=rules))
    ours, reference = games
    rng = random.Random(seed)
    for _ in range(8):
        if (player := ours.current_player()) is None:
            break
        seen, other = ours.observation(player), reference.observation(player)
        assert twins.other(seen.rack) == other.rack
        layout = ours.rules.layout
        cgp = f"{shown(ours.board.cgp)} {shown(seen.rack)}/ 0/0 0"
        position = scrabble.parse_cgp(cgp, layout, twins.ours.alphabet)
        assert scrabble.format_cgp(position) == cgp
        assert position.board == ours.board
        plays = {
            (play.at, twins.other(play.word)): play
            for play in scrabble.plays(position.board, shown(seen.rack), twins.ours, layout=layout)
        }
        expected = {
            (play.at, play.word): play
            for play in scrabble.plays(
                reference.board, other.rack, twins.reference, layout=reference.rules.layout
            )
        }
        assert {key: play.score for key, play in plays.items()} == {
            key: play.score for key, play in expected.items()
        }
        key = rng.choice(sorted(plays)) if plays else None
        for game, found in ((ours, plays), (reference, expected)):
            play = found[key] if key else None
            game.apply(scrabble.Lay(play.at, shown(play.word)) if play else scrabble.PASS)
        assert ours.scores == reference.scores
    text = gcg.write(gcg.gcg_of(ours))
    assert not set(text) & set(tile_text.known())
    moments = gcg.replay(gcg.read(text), twins.ours, ours.rules.layout)
    assert moments[-1].board == ours.board
    assert sorted(moments[-1].scores) == sorted(ours.scores)
