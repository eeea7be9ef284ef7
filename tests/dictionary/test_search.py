"""Every search against its plain twin: each instruction set, single and batch, many threads.

The twin is asked in Cyrillic whatever the alphabet is, so that it need not know the letters under
test.
"""

from __future__ import annotations

import json
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from oracles import hands as reference
from support.effort import ISAS, examples

from lexicon_fast import Dictionary, Matches
from lexicon_fast._native.dictionary import search
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast.base.errors import BadHand, BadOption, BadTableWord
from lexicon_fast.dictionary.alphabet import Alphabet

pytestmark = pytest.mark.native

each_isa = pytest.mark.parametrize("isa", ISAS)

TWIN_UPPER = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
TWIN_LOWER = TWIN_UPPER.lower()
MASTER = 32  # the code of the wild card


def _pairs(upper: Iterable[str], lower: Iterable[str]) -> list[tuple[str, str]]:
    return list(zip(upper, lower, strict=True))


LATIN = [chr(c) for c in range(ord("A"), ord("Z") + 1)]
#: Letters in both forms: ASCII, two, three and four bytes of UTF-8, with case and without.
PENS: dict[str, list[tuple[str, str]]] = {
    "latin": _pairs(LATIN, map(str.lower, LATIN)),
    "latin upside down": _pairs(map(str.lower, LATIN), LATIN),
    "ascii without case": _pairs(LATIN, LATIN),
    "german": _pairs([*LATIN, *"ÄÖÜ"], [*map(str.lower, LATIN), *"äöü"]),
    "cyrillic": _pairs(TWIN_UPPER, TWIN_LOWER),
    "hebrew": _pairs("אבגדהוזחטיכלמנסעפצקרשת", "אבגדהוזחטיכלמנסעפצקרשת"),
    "georgian": _pairs(*[[chr(c) for c in range(0x10D0, 0x10F0)]] * 2),
    "deseret": _pairs(map(chr, range(0x10400, 0x10420)), map(chr, range(0x10428, 0x10448))),
    "tiles": _pairs(map(chr, range(0xE000, 0xE020)), map(chr, range(0xF100, 0xF120))),
    "all widths": _pairs("AΩעႠ\U00010400Z", "aωעⴀ\U00010428z"),
}


@dataclass(frozen=True)
class Case:
    """A word list and queries, all as codes of letters; `pen` writes them."""

    pen: tuple[tuple[str, str], ...]
    words: tuple[tuple[int, ...], ...]
    queries: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # table word, hand

    def __repr__(self) -> str:
        shown = ["".join(TWIN_LOWER[code] for code in word) for word in self.words]
        queries = [(twin_text(word), twin_text(hand).upper()) for word, hand in self.queries]
        return f"Case({len(self.pen)} letters {self.pen[0]}..., words={shown}, queries={queries})"

    def word(self, codes: Sequence[int]) -> str:
        return "".join(self.pen[code][1] for code in codes)

    def hand(self, codes: Sequence[int]) -> str:
        """Upper and lower case, `*` and `?` in turn."""
        forms = ["*?" if code == MASTER else "".join(self.pen[code]) for code in codes]
        return "".join(pair[place % 2] for place, pair in enumerate(forms))


def twin_text(codes: Sequence[int]) -> str:
    return "".join("*" if code == MASTER else TWIN_LOWER[code] for code in codes)


def compile_case(case: Case, isa: str) -> Compiled:
    alphabet = Alphabet("test", *("".join(forms) for forms in zip(*case.pen, strict=True)))
    text = "\n".join(map(case.word, case.words)).encode()
    file, bad = build(text, alphabet.upper, alphabet.lower, "test", b"\0" * 32, "test")
    assert not bad
    return Compiled(file, "test", isa)


# ------------------------------------------------------------------- what is tried


def hands(rng: random.Random, n: int, words: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """1 to 20 cards with 0 to 4 Masters, often letters of some word; or 64 cards, or 64 Masters."""
    kind = rng.random()
    if kind < 0.03:
        return (MASTER,) * 64
    size = 64 if kind < 0.1 else rng.randint(1, 20)
    masters = min(size, rng.choice([0, 0, 0, 1, 1, 2, 3, 4]))
    cards = [MASTER] * masters
    while len(cards) < size:
        if words and rng.random() < 0.7:
            cards += rng.choice(words)
        else:
            cards.append(rng.randrange(n))
    del cards[size:]
    rng.shuffle(cards)
    return tuple(cards)


def table_words(rng: random.Random, n: int, words: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """A word, or one with letters left out or changed, or nonsense."""
    kind = rng.random()
    if kind < 0.1:
        return tuple(rng.randrange(n) for _ in range(rng.choice([1, 2, 3, 5, 64])))
    word = list(rng.choice(words))
    for _ in range(rng.randint(0, 2)):
        if kind < 0.6 and len(word) > 1:
            del word[rng.randrange(len(word))]
        else:
            word[rng.randrange(len(word))] = rng.randrange(n)
    return tuple(word)


def skewed(rng: random.Random, n: int) -> list[float]:
    """How often each letter comes: evenly, or some of them hardly ever."""
    power = rng.choice([0.0, 1.0, 2.0])
    weights = [1 / (letter + 1) ** power for letter in range(n)]
    rng.shuffle(weights)
    return weights


def random_words(rng: random.Random, n: int, count: int, longest: int) -> list[tuple[int, ...]]:
    weights = skewed(rng, n)
    return [tuple(rng.choices(range(n), weights, k=rng.randint(2, longest))) for _ in range(count)]


def runs(rng: random.Random, n: int, count: int) -> list[tuple[int, ...]]:
    """Long runs of few letters, up to words of 64: more bits than there are, or just as many."""
    letters = rng.sample(range(n), min(n, rng.randint(1, 6)))
    words = []
    for _ in range(count):
        word = [letter for letter in letters for _ in range(rng.choice([0, 1, 2, 9, 30, 43, 64]))]
        word = [*word, rng.randrange(n), rng.randrange(n)][:64]
        if rng.random() < 0.5:
            rng.shuffle(word)
        words.append(tuple(word))
    return words


def full_vectors(rng: random.Random, n: int, bits: int) -> list[tuple[int, ...]]:
    """Words whose letters need so many bits together: 128 are exactly a vector."""
    most = [0] * n
    for _ in range(bits):
        open_letters = [letter for letter in range(n) if most[letter] < 64]
        if open_letters:
            most[rng.choice(open_letters)] += 1
    pieces = [(letter,) * count for letter, count in enumerate(most) if count > 1]
    singles = [letter for letter, count in enumerate(most) if count == 1]
    while singles:
        pieces.append(tuple(singles[:64]) if len(singles) > 1 else (singles[0],) * 2)
        del singles[:64]
    # Two runs in one word, where they fit, have bits on both sides of the vector's middle.
    for a, b in list(pairwise(pieces[:8])):
        pieces.append((a + b)[:64])
    return pieces


@st.composite
def cases(draw: st.DrawFn) -> Case:
    pen = list(draw(st.sampled_from(sorted(PENS)).map(PENS.__getitem__)))
    n = draw(st.just(len(pen)) | st.integers(2, len(pen)))
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    rng.shuffle(pen)
    kind = draw(st.sampled_from(["spelled out", "one", "few", "many", "runs", "full"]))
    if kind == "spelled out":  # hypothesis can make these small
        letters = st.integers(0, n - 1)
        words = draw(
            st.lists(st.lists(letters, min_size=2, max_size=5).map(tuple), min_size=1, max_size=8)
        )
    elif kind == "runs":
        words = runs(rng, n, rng.randint(1, 30))
    elif kind == "full":
        words = full_vectors(rng, n, rng.choice([126, 127, 128, 129, 140]))
    else:
        count = {"one": 1, "few": rng.randint(2, 60), "many": rng.randint(150, 700)}[kind]
        words = random_words(rng, n, count, rng.choice([3, 6, 9, 15]))
    queries = tuple(
        (table_words(rng, n, words), hands(rng, n, words)) for _ in range(draw(st.integers(1, 8)))
    )
    return Case(tuple(pen[:n]), tuple(words), queries)


def two_runs() -> Case:
    """Two letters with 64 bits each: not one is left."""
    a, b = (0,) * 64, (1,) * 64
    both = (0,) * 32 + (1,) * 32
    some = ((0, 1), (1, 0), (0, 0), (0,) * 63 + (1,), (0,) * 63)
    queries = tuple(
        (word, hand)
        for word in (a, b, both, (0,) * 63, (0, 1), (1,))
        for hand in (a, b, both, (MASTER,) * 64, (0,) * 60 + (MASTER,) * 4, (1,), (0, 1) * 10)
    )
    return Case(tuple(PENS["latin"][:2]), (a, b, both, *some), queries)


# ----------------------------------------------------------- against the plain twin


@settings(max_examples=examples(600))
@given(cases())
@example(two_runs())
def test_every_search_answers_as_its_twin(case: Case) -> None:
    dictionaries = [compile_case(case, isa) for isa in available_isas()]
    assert [d.isa for d in dictionaries] == available_isas()
    words = dictionaries[0].get_many(range(len(dictionaries[0])))
    assert sorted(words) == sorted({case.word(word) for word in case.words})

    code_of = {lower: code for code, (_, lower) in enumerate(case.pen)}
    twins = ["".join(TWIN_LOWER[code_of[letter]] for letter in word) for word in words]
    letters = TWIN_UPPER[: len(case.pen)]
    formed, longer, changed = [], [], []
    for word, hand in case.queries:
        table, cards = twin_text(word), twin_text(hand)
        formed.append(reference.subwords(twins, cards, letters=letters))
        longer.append(reference.superwords(twins, table, cards, letters=letters))
        changed.append(reference.substitutions(twins, table, cards, letters=letters))

    on_table = [case.word(word) for word, _ in case.queries]
    in_hand = [case.hand(hand) for _, hand in case.queries]
    both = (on_table, in_hand)
    for d in dictionaries:
        assert d.get_many(range(len(d))) == words
        assert split(search.scan_batch(d, in_hand)) == formed
        out = Matches()
        for result in (None, out, out):
            assert split(search.subwords_batch(d, in_hand, result)) == formed
            assert split(search.superwords_batch(d, *both, result)) == longer
            assert split(search.substitutions_batch(d, *both, result)) == changed
        for at, (word, hand) in enumerate(zip(on_table, in_hand, strict=True)):
            assert search.subwords(d, hand) == [words[i] for i in formed[at]]
            assert search.superwords(d, word, hand) == [words[i] for i in longer[at]]
            assert search.substitutions(d, word, hand) == [words[i] for i in changed[at]]
            for of, substitutes, found in (
                (None, False, formed[at]),
                (word, False, longer[at]),
                (word, True, changed[at]),
            ):
                for limit in (0, 1, len(found), len(found) + 1):
                    first = json.dumps([words[i] for i in found[:limit]], ensure_ascii=False)
                    text = first.replace(", ", ",").encode()
                    search_json = partial(search.words_json, d, of, hand, substitutes, limit)
                    assert search_json(len(text)) == (len(found), text)
                    assert search_json(len(text) - 1) == (len(found), None)
            number = d.index(word)
            assert (number >= 0) == reference.contains(twins, twin_text(case.queries[at][0]))
            assert number < 0 or words[number] == word
        assert [d.index(word) for word in words] == list(range(len(d)))


def split(matches: Matches) -> list[list[int]]:
    offsets = matches.offsets
    assert offsets[0] == 0
    assert offsets[-1] == len(matches.word_ids)
    ids = matches.word_ids.tolist()
    return [ids[a:b] for a, b in pairwise(offsets)]


@settings(max_examples=examples(100))
@given(cases())
def test_words_are_in_the_order_of_the_alphabet_when_asked_for_so(case: Case) -> None:
    d = compile_case(case, available_isas()[0])
    in_order = [case.word(word) for word in sorted(set(case.words))]
    assert [d.get(d.alphabetical(place)) for place in range(len(d))] == in_order


# ------------------------------------------------------------------ whole word lists


class Columns:
    """An obvious check that is quick enough for a whole list: counts of letters, word by word."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.counts = np.stack([self.count(word) for word in words])
        self.of_length: dict[int, tuple[NDArray[np.int64], NDArray[np.uint8]]] = {}
        lengths = self.counts.sum(axis=1)
        for length in range(2, int(lengths.max()) + 1):
            numbers = np.flatnonzero(lengths == length)
            text = "".join(words[i] for i in numbers).encode()
            self.of_length[length] = numbers, np.frombuffer(text, np.uint8).reshape(-1, length)

    @staticmethod
    def count(letters: str) -> NDArray[np.int8]:
        codes = np.frombuffer(letters.lower().encode(), np.uint8) - ord("a")
        return np.bincount(codes, minlength=26).astype(np.int8)

    def payable(self, needed: NDArray[np.int8], hand: str) -> NDArray[np.bool_]:
        missing = np.maximum(needed - self.count(hand.replace("*", "")), 0).sum(axis=1)
        return missing <= hand.count("*")

    def subwords(self, hand: str) -> list[int]:
        return np.flatnonzero(self.payable(self.counts, hand)).tolist()

    def superwords(self, word: str, hand: str) -> list[int]:
        added = self.counts - self.count(word)
        candidates = np.flatnonzero((added >= 0).all(axis=1) & added.any(axis=1))
        payable = candidates[self.payable(added[candidates], hand)]
        return [i for i in payable.tolist() if self._in_order(self.words[i], word)]

    @staticmethod
    def _in_order(longer: str, word: str) -> bool:
        at = 0
        for letter in word:
            at = longer.find(letter, at) + 1
            if at == 0:
                return False
        return True

    def substitutions(self, word: str, hand: str) -> list[int]:
        if len(word) not in self.of_length:
            return []
        numbers, letters = self.of_length[len(word)]
        changed = letters != np.frombuffer(word.encode(), np.uint8)
        needed = np.zeros((len(numbers), 26), np.int8)
        for place in range(len(word)):
            rows = np.flatnonzero(changed[:, place])
            needed[rows, letters[rows, place] - ord("a")] += 1
        return numbers[changed.any(axis=1) & self.payable(needed, hand)].tolist()


@pytest.mark.slow
@pytest.mark.unsanitized
@pytest.mark.parametrize("name", ["yawl", "enable", "d2of12inf"])
def test_whole_lists_are_searched_like_columns_of_counts(
    name: str, request: pytest.FixtureRequest, data: Path
) -> None:
    d: Dictionary = request.getfixturevalue(name)
    columns = Columns(list(d.words))
    all_hands = (data / "hands300.txt").read_text().split()
    sampled = all_hands[::10] if name != "enable" else all_hands[::3]
    sampled = [*sampled, "*", "**", "?" * 64, "ETAOINSHRDLU" * 5 + "****", "Z"]
    rng = random.Random(1)
    tables = [
        d.words[rng.randrange(len(d))]
        if rng.random() < 0.5
        else rng.choice(["hat", "are", "in", "zz", "quizzes", "a", "e" * 20])
        for _ in sampled
    ]
    plain = [hand.replace("?", "*") for hand in sampled]
    formed = [columns.subwords(hand) for hand in plain]
    longer = [columns.superwords(word, hand) for word, hand in zip(tables, plain, strict=True)]
    changed = [columns.substitutions(word, hand) for word, hand in zip(tables, plain, strict=True)]
    assert sum(map(len, longer)) > 0
    assert sum(map(len, changed)) > 0
    for isa in available_isas():
        one = with_isa(d, isa)
        assert split(search.subwords_batch(one, sampled)) == formed
        assert split(search.scan_batch(one, sampled)) == formed
        assert split(search.superwords_batch(one, tables, sampled)) == longer
        assert split(search.substitutions_batch(one, tables, sampled)) == changed


_opened: dict[tuple[int, str], Compiled] = {}


def with_isa(d: Dictionary, isa: str) -> Compiled:
    """The same words, searched with another instruction set."""
    key = (id(d), isa)
    if key not in _opened:
        text = "\n".join(d.words).encode()
        letters = d.alphabet
        file, _ = build(text, letters.upper, letters.lower, letters.name, b"\0" * 32, "test")
        _opened[key] = Compiled(file, "test", isa)
    return _opened[key]


@pytest.mark.parametrize(
    ("name", "listed"), [("yawl", "words/yawl.txt"), ("d2of12inf", "words/2of12inf.txt")]
)
def test_whole_lists_have_every_word_once_and_no_other(
    name: str, listed: str, request: pytest.FixtureRequest, shared: Callable[[str], Path]
) -> None:
    has_every_word_once(request.getfixturevalue(name), shared(listed).read_text().split())


def test_the_embedded_list_has_every_word_of_enable(
    enable: Dictionary, shared: Callable[[str], Path]
) -> None:
    assert len(enable) == 172_820
    listed = shared("words/enable_2to15.txt").read_text().split()
    missing = [word for word in listed if word not in enable]
    assert missing == ["knickknack", "razzmatazz", "razzmatazzes"]
    has_every_word_once(enable, list(enable.words))


def has_every_word_once(d: Dictionary, listed: list[str]) -> None:
    index = d.compiled.index
    assert len(d) == len(listed)
    assert sorted(index(word) for word in listed) == list(range(len(d)))
    assert all(d.words[index(word)] == word for word in listed)
    in_order = [d.compiled.alphabetical(place) for place in range(len(d))]
    assert d.compiled.get_many(in_order) == sorted(listed)
    known = set(listed)
    rng = random.Random(2)
    for word in rng.sample(listed, 3000):
        for other in (word[::-1], word + "s", word[1:], word[:-1], word[1:] + word[0]):
            assert (other in d) == (other in known)


def test_the_two_letter_words_are_those_of_lexibomb(
    d2of12inf: Dictionary, shared: Callable[[str], Path]
) -> None:
    text = shared("sources/5-lexibomb.md").read_text(encoding="utf-8")
    listed = text.split("### Two-Letter Words")[1].split("```")[1].split()
    assert len(listed) == 62
    assert sorted(d2of12inf.subwords("**")) == sorted(listed)


@each_isa
def test_vector_tests_do_not_depend_on_the_instruction_set(
    isa: str, enable: Dictionary, data: Path
) -> None:
    hands300 = (data / "hands300.txt").read_text().split()
    first, here = with_isa(enable, available_isas()[-1]), with_isa(enable, isa)
    tests = search.subwords_batch(here, hands300).vector_tests
    assert tests == search.subwords_batch(first, hands300).vector_tests
    assert 0 < tests < search.scan_batch(here, hands300).vector_tests / 5
    assert search.scan_batch(here, ["A"]).vector_tests == here.groups[0]


@each_isa
def test_the_hierarchy_finds_what_the_scan_finds(isa: str, enable: Dictionary, data: Path) -> None:
    d = with_isa(enable, isa)
    hands300 = (data / "hands300.txt").read_text().split()
    assert split(search.subwords_batch(d, hands300)) == split(search.scan_batch(d, hands300))


# ------------------------------------------------------------------------ the rules


@pytest.fixture(scope="module")
def sample(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


@pytest.mark.parametrize(
    ("word", "added", "longer"),
    [
        ("Mother", "SED", "smothered"),
        ("Hat", "TCHED", "thatched"),
        ("Far", "IY", "fairy"),
        ("Man", "Y", "many"),
        ("are", "B", "bare"),
        ("are", "A", "area"),
        ("are", "IS", "arise"),
        ("are", "CSS", "caress"),
        ("are", "FELSS", "fearless"),
    ],
)
def test_insertions_of_the_rule_texts_are_found(
    word: str, added: str, longer: str, sample: Dictionary, enable: Dictionary
) -> None:
    for d in (sample, enable):
        assert longer in d.superwords(word, added)
        assert longer in d.superwords(word, added[1:] + "*")
        assert longer not in d.superwords(word, added[1:] + "Q")
        assert word.lower() not in d.superwords(word, added + word + "*")


def test_substitutions_of_the_rule_texts_are_found(sample: Dictionary, enable: Dictionary) -> None:
    for d in (sample, enable):
        assert d.substitutions("EXPERT", "O") == ["export"]
        assert "lurch" in d.substitutions("larch", "U")
        assert "lurch" in d.substitutions("larch", "*")
        assert "larch" not in d.substitutions("larch", "LARCH*")


def test_a_hand_forms_the_words_of_the_examples(sample: Dictionary) -> None:
    found = sample.subwords("TCHEDHAT")
    assert {"hat", "thatched"} <= set(found)
    assert found == [word for word in sample.words if not Counter(word) - Counter("tchedhat")]


# ------------------------------------------------------------------------- threads


@pytest.mark.parametrize("threads", [1, 2, 3, 4])
@each_isa
def test_threads_share_one_dictionary(
    isa: str, threads: int, sample: Dictionary, data: Path
) -> None:
    """Also more threads than the dictionary has had searches before, one after the other."""
    d = Dictionary(with_isa(sample, isa), "shared")
    hands300 = (data / "hands300.txt").read_text().split()
    tables = [d.words[(7 * i) % len(d)] for i in range(len(hands300))]
    formed = split(d.subwords_batch(hands300))
    longer = split(d.superwords_batch(tables, hands300))
    changed = split(d.substitutions_batch(tables, hands300))
    start = threading.Barrier(threads)

    def work(seed: int) -> None:
        rng = random.Random(seed)
        out = Matches()
        start.wait()
        for _ in range(10):
            some = rng.sample(range(len(hands300)), 60)
            some_hands = [hands300[i] for i in some]
            some_tables = [tables[i] for i in some]
            assert split(d.subwords_batch(some_hands, out=out)) == [formed[i] for i in some]
            found = d.superwords_batch(some_tables, some_hands, out=out)
            assert split(found) == [longer[i] for i in some]
            found = d.substitutions_batch(some_tables, some_hands)
            assert split(found) == [changed[i] for i in some]
            for i in some[:5]:
                assert d.subwords(hands300[i]) == [d.words[k] for k in formed[i]]
                assert d.superwords(tables[i], hands300[i]) == [d.words[k] for k in longer[i]]
                assert tables[i] in d

    with ThreadPoolExecutor(threads) as pool:
        for done in [pool.submit(work, seed) for seed in range(threads)]:
            done.result()


def test_one_result_cannot_be_written_by_two_threads_at_once(enable: Dictionary) -> None:
    out = Matches()
    many = ["ETAOINSH**"] * 3000
    expected = len(enable.subwords(many[0]))
    refused: list[BadOption] = []

    def work() -> None:
        try:
            enable.subwords_batch(many, out=out)
        except BadOption as error:
            refused.append(error)

    for _ in range(50):
        thread = threading.Thread(target=work)
        thread.start()
        while thread.is_alive() and not refused:
            try:
                enable.subwords_batch(["CAT"], out=out)
            except BadOption as error:
                refused.append(error)
        thread.join()
        if refused:
            break
    assert "in use by another call" in str(refused[0])
    # Nothing stays locked or half written.
    assert len(enable.subwords_batch(many[:3], out=out).word_ids) == 3 * expected


# ------------------------------------------------------------------------- results


def test_matches_are_offsets_and_word_numbers(sample: Dictionary) -> None:
    found = sample.subwords_batch(["TCA", "Q", "?at"])
    assert (found.offsets.dtype, found.word_ids.dtype) == (np.int64, np.int32)
    assert len(found) == 3
    assert found.offsets.shape == (4,)
    assert [found.offsets[0], found.offsets[1]] == [0, found.offsets[2]]
    for array in (found.offsets, found.word_ids):
        assert array.flags.c_contiguous
        assert not array.flags.writeable
    words = [sample.words[i] for i in found.word_ids[found.offsets[2] : found.offsets[3]]]
    assert words == sample.subwords("?at")


def test_no_queries_give_an_empty_result(sample: Dictionary) -> None:
    for found in (
        sample.subwords_batch([]),
        sample.superwords_batch([], []),
        sample.substitutions_batch([], []),
    ):
        assert len(found) == 0
        assert found.offsets.tolist() == [0]
        assert found.word_ids.tolist() == []
    fresh = Matches()
    assert (len(fresh), len(fresh.offsets), len(fresh.word_ids)) == (0, 0, 0)
    assert (fresh.offsets.dtype, fresh.word_ids.dtype) == (np.int64, np.int32)


def test_a_result_is_used_again_while_arrays_of_it_are_still_held(
    sample: Dictionary, enable: Dictionary
) -> None:
    out = sample.subwords_batch(["TCA"])
    held = []
    for size in (1, 10, 100, 2, 300, 0):
        hands = ["ETAOINS*"] * size
        found = enable.subwords_batch(hands, out=out)
        assert found is out
        assert split(out) == split(enable.subwords_batch(hands))
        held.append((out.offsets, out.word_ids))
    for offsets, ids in held:  # old or new numbers, but memory that is still there
        assert offsets[0] == 0
        assert ids.min(initial=0) >= 0
        assert ids.max(initial=0) < len(enable)
    del out, found
    assert sum(int(ids.sum()) for _, ids in held) >= 0


def test_a_result_may_come_from_another_dictionary(sample: Dictionary, enable: Dictionary) -> None:
    out = enable.subwords_batch(["ETAOINS*"] * 5)
    assert split(sample.subwords_batch(["CAT"], out=out)) == split(sample.subwords_batch(["CAT"]))


def test_batches_take_any_iterable_of_strings(sample: Dictionary) -> None:
    expected = split(sample.subwords_batch(["CAT", "DOG"]))
    for hands in (("CAT", "DOG"), iter(["CAT", "DOG"]), np.array(["CAT", "DOG"])):
        assert split(search.subwords_batch(sample.compiled, hands)) == expected


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("C4T", "'4' (card 2) is not a letter; use A-Z, * or ?"),
        ("CAT ", "' ' (card 4)"),
        ("", "has 0 cards; it must have 1 to 64"),
        ("A" * 65, "has 65 cards; it must have 1 to 64"),
        ("CÄT", "'Ä' (card 2)"),
        ("CA\0", "(card 3)"),
        ("A\udcff", "(card 2)"),
        ("[C]AT", "'[' (card 1)"),
    ],
)
def test_a_bad_hand_is_named_with_its_place(hand: str, said: str, sample: Dictionary) -> None:
    for call, place in [
        (lambda: sample.subwords(hand), ""),
        (lambda: sample.superwords("hat", hand), ""),
        (lambda: sample.substitutions("hat", hand), ""),
        (lambda: sample.subwords_batch(["CAT", "DOG", hand, ""]), "query 2: "),
        (lambda: sample.subwords_batch(np.array(["CAT", "DOG", hand + "!"])), "query 2: "),
        (lambda: sample.superwords_batch(["at"] * 3, ["CAT", "DOG", hand]), "query 2: "),
        (lambda: sample.substitutions_batch(["at"] * 3, ["CAT", "DOG", hand]), "query 2: "),
        (lambda: search.scan_batch(sample.compiled, ["CAT", "DOG", hand]), "query 2: "),
    ]:
        with pytest.raises(BadHand) as caught:
            call()
        message = str(caught.value)
        assert message.startswith(f"{place}hand ")
        assert said in message or hand + "!" in message or "66 cards" in message


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("l1rch", "'1' (letter 2) is not a letter; use A-Z"),
        ("l[u]rch", "'[' (letter 2)"),
        ("l*rch", "'*' (letter 2)"),
        ("", "has 0 letters; it must have 1 to 64"),
        ("a" * 65, "has 65 letters; it must have 1 to 64"),
    ],
)
def test_a_bad_table_word_is_named_with_its_place(word: str, said: str, sample: Dictionary) -> None:
    for call, place in [
        (lambda: sample.superwords(word, "CAT"), ""),
        (lambda: sample.substitutions(word, "CAT"), ""),
        (lambda: sample.superwords_batch(["hat", word], ["CAT", "DOG"]), "query 1: "),
        (lambda: sample.substitutions_batch(["hat", word], ["CAT", "DOG"]), "query 1: "),
    ]:
        with pytest.raises(BadTableWord) as caught:
            call()
        assert str(caught.value).startswith(f"{place}word ")
        assert said in str(caught.value)


def test_batches_that_do_not_match_are_refused(sample: Dictionary) -> None:
    with pytest.raises(BadOption, match="words has 1 items, but hands has 2"):
        sample.superwords_batch(["hat"], ["CAT", "DOG"])
    with pytest.raises(BadHand, match="query 1: hand is null"):
        sample.subwords_batch(["CAT", None])  # type: ignore[list-item]
    with pytest.raises(BadTableWord, match="query 0: word '7' is not a string"):
        sample.superwords_batch([7], ["CAT"])  # type: ignore[list-item]


def test_a_result_is_good_again_after_a_bad_hand(sample: Dictionary) -> None:
    out = sample.subwords_batch(["CAT", "DOG"])
    with pytest.raises(BadHand):
        sample.subwords_batch(["CAT", "C4T"], out=out)
    assert split(sample.subwords_batch(["DOG", "CAT"], out=out)) == [
        sample.subwords_batch(["DOG"]).word_ids.tolist(),
        sample.subwords_batch(["CAT"]).word_ids.tolist(),
    ]


def test_words_are_the_same_objects_each_time() -> None:
    d = Dictionary.from_words(["cat", "act", "hat"])
    first, again = d.subwords("CATH"), d.subwords("CATH")
    assert all(a is b for a, b in zip(first, again, strict=True))
