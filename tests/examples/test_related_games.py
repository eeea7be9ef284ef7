"""The examples of related games, compared with slow reference implementations."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import related_games as oracle

from lexicon_fast import Dictionary
from lexicon_fast.base.rng import Rng
from lexicon_fast.dictionary.alphabet import Alphabet

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


WORDLE, BEE, LETTERPRESS, QUIDDLER = map(
    example, ["wordle", "spelling_bee", "letterpress", "quiddler"]
)
FEW = st.text("abcé", min_size=5, max_size=5)
FOUR = Alphabet("few", "ABCÉ", "abcé")


# Wordle


@given(FEW, st.text("bgy", min_size=5, max_size=5))
def test_wordle_reads_guesses(guess: str, signs: str) -> None:
    marks = sum("byg".index(sign) * 3**place for place, sign in enumerate(signs))
    assert WORDLE.read_guess(f"{guess.upper()}:{signs}", 5, FOUR) == (guess, marks)


@given(st.lists(FEW, min_size=1, max_size=12, unique=True), st.integers(0, 2**20))
def test_wordle_ranks_guesses_by_the_answers_that_remain(words: list[str], some: int) -> None:
    answers = [n for n in range(len(words)) if some >> n & 1] or [0]
    table = WORDLE.Guesses(words, np.array(answers), FOUR)
    ranked = table.ranked(np.arange(len(words)), np.arange(len(answers)))
    assert [row[0] for row in ranked] == sorted(row[0] for row in ranked)
    for remain, bits, guess in ranked:
        kinds = [oracle.wordle_marks(words[guess], words[n]) for n in answers]
        sizes = [kinds.count(kind) for kind in kinds]
        assert remain == pytest.approx(sum(sizes) / len(answers))
        assert bits == pytest.approx(-sum(np.log2(n / len(answers)) for n in sizes) / len(answers))


@pytest.mark.parametrize("only_answers", [False, True])
def test_wordle_finds_every_word(only_answers: bool) -> None:
    rng = Rng(1)
    words = sorted({"".join(rng.choice("abcé") for _ in range(5)) for _ in range(60)})
    found = WORDLE.measure(words, FOUR, only_answers)
    assert sum(found) == len(words)
    assert found[0] <= 1
    assert sum(turn * n for turn, n in enumerate(found, 1)) / len(words) < 3.5


# Spelling Bee


def test_spelling_bee_has_the_words_of_its_letters() -> None:
    dictionary = Dictionary.load("2of12inf")
    for puzzle in ("dablmor", "lacefim"):
        expected = oracle.bee_words(sorted(dictionary), puzzle)
        assert BEE.words_of(dictionary, puzzle) == expected
    assert [BEE.points(word) for word in ("drab", "abode", "marbled", "marbleed")] == [1, 5, 14, 15]
    assert BEE.rank_points(267)["Genius"] == 187
    assert BEE.rank_points(267)["Queen Bee"] == 267


def test_spelling_bee_finds_all_good_puzzles() -> None:
    words = ["abcdefg", "gfedcba", "abca", "bcdb", "face", "bead", "aabb", "sabcdef", "abcd", "bad"]
    puzzles = BEE.good_puzzles(Dictionary.from_words(words), 4, 6, "s")
    expected = []
    for centre in "abcdefg":
        puzzle = centre + "abcdefg".replace(centre, "")
        found = oracle.bee_words(words, puzzle)
        if 4 <= len(found) <= 6:
            expected.append((puzzle, len(found), sum(len(set(word)) == 7 for word in found)))
    assert puzzles == expected
    assert puzzles


# Letterpress

BOARDS = st.tuples(
    st.text("abce", min_size=25, max_size=25), st.text("x.o", min_size=25, max_size=25)
)


@settings(max_examples=15)
@given(BOARDS, st.integers(1, 4))
def test_letterpress_plays_have_the_greatest_values(board: tuple[str, str], top: int) -> None:
    letters, owners = board
    sides = [{n for n, owner in enumerate(owners) if owner == sign} for sign in "xo"]
    words = ["ab", "abc", "bee", "cab", "ace", "ecab"]
    words = [word for word in words if all(word.count(c) <= letters.count(c) for c in word)]
    expected = {}
    for word in words:
        every = oracle.letterpress_choices(letters, word)
        expected[word] = max(oracle.letterpress_value(letters, *sides, tiles) for tiles in every)
    read = LETTERPRESS.read_board(letters, owners, "abce")
    plays = LETTERPRESS.Board(*read).best(words, top)
    order = sorted(expected, key=lambda word: (-expected[word], -len(word), word))
    assert [(play.value, play.word) for play in plays] == [(expected[w], w) for w in order[:top]]
    for play in plays:
        tiles = [n for n in range(25) if play.tiles >> n & 1]
        assert sorted(letters[n] for n in tiles) == sorted(play.word)
        assert oracle.letterpress_value(letters, *sides, tiles) == play.value


def test_letterpress_prefers_a_win() -> None:
    letters = "ab" + "c" * 23
    read = LETTERPRESS.read_board(letters, ".." + "x" * 13 + "o" * 10, "abc")
    [play] = LETTERPRESS.Board(*read).best(["ab", "cc"], 1)
    assert play.word == "ab"
    assert play.value > 1000


def test_letterpress_forbids_words_that_were_played_and_their_beginnings() -> None:
    dictionary = Dictionary.from_words(["cat", "cats", "at"])
    assert LETTERPRESS.playable(dictionary, "cats", ["cats"]) == ["at"]
    assert LETTERPRESS.playable(dictionary, "cats", ["cat"]) == ["cats", "at"]


# Quiddler


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.sampled_from(["A", "IN", "ER", "TH", "E", "N", "I", "QU"]), min_size=1, max_size=6),
    st.lists(st.text("aineth", min_size=2, max_size=5), max_size=12),
    st.integers(0, 1),
)
def test_quiddler_arranges_for_the_best_score(
    cards: list[str], more: list[str], discards: int
) -> None:
    words = {"in", "thin", "then", "nine", "inner", "tine", "quin", "ere", "hen", *more}
    dictionary = Dictionary.from_words(sorted(words))
    arranger = QUIDDLER.Arranger(cards, QUIDDLER.all_spellings(dictionary, cards))
    _, hand = arranger.best(arranger.counts(cards), discards, 0)
    assert hand.score == oracle.quiddler_score(cards, words, QUIDDLER.POINTS, discards)
    used = [card for word in hand.words for card in word]
    assert sorted([*used, *hand.over, *filter(None, [hand.discard])]) == sorted(cards)
    assert all("".join(word).lower() in words for word in hand.words)
    gained = sum(QUIDDLER.POINTS[card] for card in used)
    assert hand.score == gained - sum(QUIDDLER.POINTS[card] for card in hand.over)


def test_quiddler_knows_the_longest_word_and_the_most_words() -> None:
    dictionary = Dictionary.from_words(["thin", "inn", "in", "at", "hat", "thinner"])
    cards = ["TH", "IN", "N", "ER", "A", "T"]
    words = QUIDDLER.all_spellings(dictionary, cards)
    arranger = QUIDDLER.Arranger(cards, words)
    longest = [word for word in words if len("".join(word)) == 7]
    assert longest == [("TH", "IN", "N", "ER")]
    hand = arranger.with_word(cards, 1, longest)
    assert (hand.words, hand.score) == ((longest[0], ("A", "T")), 28 + 5)
    most = arranger.best(arranger.counts(cards), 1, 10_000)[1]
    assert len(most.words) == 2


# Errors


@pytest.mark.parametrize(
    ("name", "args", "message"),
    [
        ("wordle", ["CRAN:bygb"], "expected 5 letters, a colon, and 5 marks g, y or b"),
        ("wordle", ["CR4NE:bygbb"], "'4' (letter 3) is not a letter"),
        ("wordle", ["ABACK:ggggg", "ABAFT:ggggg"], "no word of the list gives these marks"),
        ("wordle", ["--length", "9"], "use --length 2 to 8"),
        ("spelling_bee", ["ABC"], "expected seven different letters, the centre first"),
        ("spelling_bee", ["ABCDEF1"], "'1' is not a letter"),
        ("spelling_bee", [], "give seven letters, or --find N"),
        ("letterpress", ["abc"], "3 letters; expected 25"),
        ("letterpress", ["a" * 25, "z" * 25], "owners, row 1, column 1: 'z'; expected x, o or ."),
        ("letterpress", ["a" * 25, "x" * 25], "every tile has an owner; the game is over"),
        ("quiddler", ["A BB"], "'BB' is not a card; use A to Z, QU, IN, ER, CL and TH"),
        ("quiddler", ["A " * 15], "15 cards; use 1 to 14"),
        ("quiddler", ["A", "-w", "nosuch"], "'nosuch' is not a known word list"),
        ("boggle", ["AB/C"], "the board has 1 squares in row 2, but 2 in row 1"),
        ("boggle", ["--dice", "bogle"], "unknown dice 'bogle'; use boggle, classic, big"),
        ("boggle", ["AB/CD", "--seed", "1"], "give a board or --seed, not both"),
    ],
)
def test_errors_say_what_is_wrong(
    name: str,
    args: list[str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", [f"{name}.py", *args])
    with pytest.raises(SystemExit) as error:
        example(name).main()
    assert message in f"{error.value.code}\n{capsys.readouterr().err}"
