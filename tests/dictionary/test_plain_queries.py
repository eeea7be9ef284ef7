"""Plain queries for anagrams and subanagrams, against counters, for each instruction set."""

from __future__ import annotations

import random
import threading
from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from support.effort import ISAS, examples

from lexicon_fast import Dictionary, Matches
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.dictionary.search import find_plain
from lexicon_fast.base.errors import BadOption, BadQuery
from lexicon_fast.dictionary.alphabet import Alphabet

pytestmark = pytest.mark.native

each_isa = pytest.mark.parametrize("isa", ISAS)

#: Lower and upper case: ASCII, two bytes, all 32 letters that fit, four bytes, no case at all.
ALPHABETS = [
    ("abc", "ABC"),
    ("abcdefghijklmnopqrstuvwxyzäöü", "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"),
    ("абвгдежзийклмнопрстуфхцчшщъыьэюя", "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
    ("".join(map(chr, range(0x10428, 0x10448))), "".join(map(chr, range(0x10400, 0x10420)))),
    ("אבגדהוזחטיכלמנסעפצקרשת", "אבגדהוזחטיכלמנסעפצקרשת"),
    ("ωαβέν", "ΩΑΒΈΝ"),
]


def compiled(words: list[str], letters: tuple[str, str], isa: str) -> Compiled:
    alphabet = Alphabet("test", letters[1], letters[0])
    text = "\n".join(words).encode()
    file, bad = build(text, alphabet.upper, alphabet.lower, "test", b"\0" * 32, "test")
    assert not bad
    return Compiled(file, "test", isa)


def lacks(word: str, letters: str) -> int:
    """The letters of a word that others do not pay for; blanks are no letters."""
    return (Counter(word) - Counter(letters.replace("?", ""))).total()


def anagrams(words: list[str], letters: str) -> list[int]:
    """The slow reference implementation."""
    blanks = letters.count("?")
    fits = lambda word: len(word) == len(letters) and lacks(word, letters) <= blanks  # noqa: E731
    return [number for number, word in enumerate(words) if fits(word)]


def subanagrams(words: list[str], letters: str) -> list[int]:
    blanks = letters.count("?")
    return [number for number, word in enumerate(words) if lacks(word, letters) <= blanks]


def check(words: list[str], hands: list[str], letters: tuple[str, str]) -> None:
    """Compare the words that every instruction set finds with those of the reference."""
    dictionaries = [compiled(words, letters, isa) for isa in available_isas()]
    numbered = dictionaries[0].get_many(range(len(dictionaries[0])))
    wanted = [(anagrams(numbered, hand), subanagrams(numbered, hand)) for hand in hands]
    upper = str.maketrans(*letters)
    queries = [
        f"{name}:{hand.translate(upper) if at % 2 else hand}"
        for at, hand in enumerate(hands)
        for name in ("anagram", "SUBanagram", "Anagram")
    ]
    out = Matches()
    for d in [*dictionaries, *dictionaries]:
        found, others = find_plain(d, queries, out)
        assert found is out
        assert others == []
        assert len(found) == len(queries)
        for at, (of_all, of_some) in enumerate(wanted):
            assert found[3 * at].tolist() == found[3 * at + 2].tolist() == of_all
            assert found[3 * at + 1].tolist() == of_some


@st.composite
def cases(draw: st.DrawFn) -> tuple[list[str], list[str], tuple[str, str]]:
    letters = draw(st.sampled_from(ALPHABETS))
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    some = rng.sample(letters[0], rng.randint(2, min(len(letters[0]), 12)))
    sizes = draw(st.sampled_from([(2, 3), (2, 8), (5, 5), (2, 20), (14, 18), (2, 64)]))
    many = draw(st.sampled_from([1, 3, 40, 300]))
    # A letter that is drawn more often fills words with it.
    weights = [rng.choice((1, 1, 5, 60)) for _ in some]
    words = {"".join(rng.choices(some, weights, k=rng.randint(*sizes))) for _ in range(many)}
    # Anagrams of one another, too.
    for word in rng.sample(sorted(words), min(len(words), 8)):
        words.add("".join(rng.sample(word, len(word))))
    hands = []
    for _ in range(draw(st.integers(1, 6))):
        hand = rng.sample(word := rng.choice(sorted(words)), len(word))
        for at in rng.sample(range(len(hand)), min(len(hand), rng.choice((0, 0, 1, 1, 2, 3, 9)))):
            hand[at] = "?"
        if rng.random() < 0.3:
            hand[0] = rng.choice(letters[0])
        if rng.random() < 0.2:
            hand.append(rng.choice([*some, "?"]))
        hands.append("".join(hand)[:64])
    return sorted(words), hands, letters


def full_counts(most: int) -> tuple[list[str], list[str], tuple[str, str]]:
    """Words with `most` of a letter, of which 15 can be counted, and hands with more."""
    words = ["a" * most, "a" * most + "b", "a" * (most - 1) + "b", "ab", "b" * most, "bc"]
    # If one letter too many were counted as one of the next letter, these would find each other.
    words += ["a" * min(most, 62) + "bc", "bb", "bbb", "abc" * 7]
    hands = [word[1:] + "?" for word in words] + [word + "?" for word in words] + words
    hands += [
        "a" * 15 + "b?",
        "a" * 16 + "bb",
        "a" * 16,
        "a" * 16 + "?",
        "a" * 15 + "??",
        "a" * 32,
        "?" * 17,
        "a",
        "b" * 64,
    ]
    return words, [hand[:64] for hand in hands], ALPHABETS[0]


@settings(max_examples=examples(400))
@given(cases())
@example(full_counts(14))
@example(full_counts(15))
@example(full_counts(16))
@example(full_counts(63))
def test_words_are_those_of_the_reference_implementation(
    case: tuple[list[str], list[str], tuple[str, str]],
) -> None:
    words, hands, letters = case
    check(words, hands, letters)


@each_isa
@pytest.mark.unsanitized
def test_all_words_are_anagrams_of_themselves(isa: str, enable: Dictionary) -> None:
    d = compiled(list(enable.words), (enable.alphabet.lower, enable.alphabet.upper), isa)
    words = d.get_many(range(len(d)))
    classes: dict[str, list[int]] = {}
    for number, word in enumerate(words):
        classes.setdefault("".join(sorted(word)), []).append(number)
    found, others = find_plain(d, [f"anagram:{letters}" for letters in classes])
    assert others == []
    assert [numbers.tolist() for numbers in found] == list(classes.values())


#: What the parser has to read, or to refuse.
OTHERS: list[Any] = [
    *("", "anagram", "anagram:", "subanagram:", "sub", "subsubanagram:a", "anagramm:a"),
    *("anagram:a*", "anagram:*", "anagram:a b", "anagram:(a)", 'anagram:"ab"', "anagram:a)"),
    *("anagram:[ab]", "anagram:é", "anagram:a\0", " anagram:a", "anagram:a ", "anagram:a1"),
    *("superanagram:a", "not anagram:a", "anagram:" + "a" * 65, "ánagram:a", "ANAGRAM;a"),
    *(None, 3, b"anagram:a", {"type": "anagram", "value": "a"}, ["anagram:a"]),
]


def test_other_queries_are_left_to_the_parser(enable: Dictionary) -> None:
    class Text(str):
        __slots__ = ()

    mixed = [each for other in OTHERS for each in ("anagram:tac", other)]
    found, places = find_plain(enable.compiled, mixed)
    assert places == list(range(1, len(mixed), 2))
    assert [len(found[place]) for place in places] == [0] * len(OTHERS)
    found, places = find_plain(enable.compiled, [Text("anagram:tac"), "anagram:tac"])
    assert (places, found[0].tolist()) == ([], found[1].tolist())
    found, places = find_plain(enable.compiled, mixed)
    assert all([enable.words[number] for number in found[at]] for at in range(0, len(mixed), 2))
    assert find_plain(enable.compiled, [])[1] == []
    assert find_plain(enable.compiled, ["anagram:" + "a" * 64])[1] == []


def test_batches_mix_plain_queries_with_others(enable: Dictionary) -> None:
    queries = [
        *("length:3 and anagram:TAC", "anagram:TAC", "SUBANAGRAM:zax", "length:40"),
        {"type": "anagram", "value": "tac"},
        *("anagram:t?c", "anagram:T[A]C", "anagram:[TAC][TAC][TAC]?"),
    ]
    found = enable.find_batch(queries)
    for query, numbers in zip(queries, found, strict=True):
        assert sorted(enable.words[number] for number in numbers) == enable.find(query)
    with pytest.raises(BadQuery, match=r"query 1: column 9: anagram: '1' in 'a1'"):
        enable.find_batch(["anagram:a", "anagram:a1"])


def test_results_that_are_in_use_are_refused(enable: Dictionary) -> None:
    out, refused = Matches(), ""
    many = ["subanagram:" + "?" * 64] * 300
    long = threading.Thread(target=find_plain, args=(enable.compiled, many, out))
    long.start()
    while long.is_alive() and not refused:
        try:
            find_plain(enable.compiled, ["anagram:tac"], out)
        except BadOption as error:
            refused = str(error)
    long.join()
    assert refused == "out is in use by another call; use a Matches for each thread"
