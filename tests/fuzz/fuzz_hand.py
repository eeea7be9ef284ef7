"""Fuzz target: hands and table words, to all searches.

Whatever the text, a search answers as its plain twin, or says that the hand or the word is none.
An input is UTF-8 (surrogates allowed): the number of a dictionary, then in turn a word and a hand.
"""

from __future__ import annotations

import random

from fuzzing import main
from oracles import hands as reference

from lexicon_fast._native.dictionary import search
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast.base.errors import BadHand, BadTableWord

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FINNISH = LATIN + "ÄÖ"
GEORGIAN = "აბგდევზთ"  # Python knows capitals of these letters; the alphabet does not
ODD = ["", " ", "\n", "\0", "[", "]", "*", "?", "1", "é", "ß", "ı", "\ud800", "\U0001f600", "'"]


class Target:
    """A dictionary, in every instruction set, and its words for the twin."""

    def __init__(self, upper: str, lower: str, words: list[str]) -> None:
        self.letters = sorted({*upper, *lower, *"*?"})
        self.upper = upper
        file, _ = build("\n".join(words).encode(), upper, lower, "fuzz", b"\0" * 32, "fuzz")
        self.opened = [Compiled(file, "fuzz", isa) for isa in available_isas()]
        self.words = self.opened[0].get_many(range(len(self.opened[0])))


def targets() -> list[Target]:
    rng = random.Random(1)

    def spell(letters: str, count: int, longest: int) -> list[str]:
        lengths = [rng.randint(2, longest) for _ in range(count)]
        return ["".join(rng.choices(letters, k=length)) for length in lengths]

    runs = [letter * length for letter in "abc" for length in (2, 40, 64)]
    return [
        Target(LATIN, LATIN.lower(), ["cat", "act", "cart", "hat", "thatched", "larch", "lurch"]),
        Target(LATIN, LATIN.lower(), spell("etaoins", 200, 7)),
        Target(FINNISH, FINNISH.lower(), spell("aäoöty", 60, 6)),
        Target(GEORGIAN, GEORGIAN, spell(GEORGIAN, 60, 5)),
        Target("ABC", "abc", [*runs, *spell("abc", 30, 64)]),
    ]


TARGETS = targets()


def make(rng: random.Random) -> bytes:
    place = rng.randrange(len(TARGETS))
    target = TARGETS[place]

    def text() -> str:
        kind = rng.random()
        if kind < 0.5:
            letters = list(rng.choice(target.words))
        else:
            letters = rng.choices(target.letters, k=rng.choice([1, 3, 7, 10, 20, 63, 64, 65, 200]))
        for _ in range(rng.choice([0, 0, 0, 1, 2, 5])):
            at = rng.randrange(len(letters) + 1)
            piece = rng.choice(rng.choice([target.letters, target.letters, "*?", ODD]))
            letters[at : at + rng.randint(0, 2)] = [piece]
        if rng.random() < 0.05:
            letters.insert(rng.randrange(len(letters) + 1), chr(rng.randrange(0x110000)))
        return "".join(letters).replace("\n", "\r")

    lines = [str(place), *(text() for _ in range(2 * rng.randint(1, 4)))]
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def attempt(data: bytes) -> None:
    number, *texts = data.decode("utf-8", "surrogatepass").split("\n")
    target = TARGETS[int(number) % len(TARGETS)]
    good: list[tuple[str, str]] = []
    for word, hand in zip(texts[::2], texts[1::2], strict=False):
        try:
            expected = [target.words[i] for i in twin("subwords", target, word, hand)]
        except ValueError:
            expected = None
        for d in target.opened:
            assert single(search.subwords, d, hand) == expected
            found = single(search.superwords, d, word, hand)
            if found is None:
                assert expected is None or not readable(target, word)
                assert single(search.substitutions, d, word, hand) is None
            elif (word, hand) not in good:
                good.append((word, hand))
            assert (d.index(word) >= 0) == (
                readable(target, word) and lowered(target, word) in target.words
            )
    for d in target.opened:
        words, hands = [word for word, _ in good], [hand for _, hand in good]
        check("subwords", target, good, search.subwords_batch(d, hands))
        check("subwords", target, good, search.scan_batch(d, hands))
        check("superwords", target, good, search.superwords_batch(d, words, hands))
        check("substitutions", target, good, search.substitutions_batch(d, words, hands))


def readable(target: Target, word: str) -> bool:
    return 1 <= len(word) <= 64 and set(word) <= set(target.letters) - {"*", "?"}


def lowered(target: Target, word: str) -> str:
    return word if target.upper == GEORGIAN else word.lower()


def twin(name: str, target: Target, word: str, hand: str) -> list[int]:
    if target.upper == GEORGIAN:  # into letters whose case Python and the alphabet agree on
        latin = str.maketrans(GEORGIAN, LATIN[: len(GEORGIAN)])
        if set(hand) & set(LATIN + LATIN.lower()):
            raise ValueError("no hand")
        words = [each.translate(latin).lower() for each in target.words]
        word, hand, letters = word.translate(latin), hand.translate(latin), LATIN
    else:
        words, letters = target.words, target.upper
    if name == "subwords":
        return reference.subwords(words, hand, letters=letters)
    return getattr(reference, name)(words, word, hand, letters=letters)


def single(call, *arguments) -> list[str] | None:
    try:
        return call(*arguments)
    except (BadHand, BadTableWord):
        return None


def check(name: str, target: Target, good: list[tuple[str, str]], found: search.Matches) -> None:
    assert len(found) == len(good)
    offsets, ids = found.offsets.tolist(), found.word_ids.tolist()
    for at, (word, hand) in enumerate(good):
        expected = twin(name, target, word, hand)
        assert ids[offsets[at] : offsets[at + 1]] == expected, (name, word, hand)


if __name__ == "__main__":
    main("hand", make, attempt)
