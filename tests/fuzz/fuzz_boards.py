"""Fuzz target: boards of letters, to the search of all their words.

Whatever the text, the words are those of a slow search, or an error says what is wrong. An input is
UTF-8 (surrogates allowed): the number of a dictionary, then boards, with a form feed between them.
"""

from __future__ import annotations

import random

from fuzzing import main
from oracles import boggle as reference

from lexicon_fast import Dictionary
from lexicon_fast._native.grids.boards import squares_of
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.grids import Boggle

ODD = [
    "",
    " ",
    "\n",
    "\0",
    "[",
    "]",
    "*",
    "?",
    "1",
    "é",
    "ß",
    "\ud800",
    "\U0001f600",
    ".",
    "/",
    "//",
]
ALPHABETS = [Alphabet("few", "ABC", "abc"), Alphabet("hebrew", "אבגד", "אבגד")]


def dictionary(alphabet: Alphabet) -> Dictionary:
    rng = random.Random(1)
    words = ["".join(rng.choices(alphabet.lower, k=rng.randint(2, 7))) for _ in range(60)]
    return Dictionary.from_words(words, alphabet=alphabet)


BOARDS = [Boggle(dictionary(alphabet), min_length=2) for alphabet in ALPHABETS]


def make(rng: random.Random) -> bytes:
    place = rng.randrange(len(BOARDS))
    letters = BOARDS[place].dictionary.alphabet

    def board() -> str:
        columns = rng.choice([1, 2, 3, 4, 5])
        pieces = []
        for _ in range(rng.choice([1, 2, 3, 4, 5])):
            faces = rng.choices([*letters.upper, *letters.lower, "."], k=columns)
            if rng.random() < 0.3:
                faces[0] = f"[{''.join(rng.choices(letters.lower, k=rng.choice([1, 2, 3, 8, 9])))}]"
            pieces += [*faces, rng.choice(["/", " ", "\n"])]
        if rng.random() < 0.4:
            at = rng.randrange(len(pieces))
            pieces[at : at + rng.randint(0, 2)] = [rng.choice(ODD)] * rng.choice([1, 1, 70])
        return "".join(pieces).replace("\f", "")

    return "\f".join([str(place), *(board() for _ in range(3))]).encode("utf-8", "surrogatepass")


def attempt(data: bytes) -> None:
    number, *boards = data.decode("utf-8", "surrogatepass").split("\f")
    boggle = BOARDS[int(number) % len(BOARDS)]
    good, expected = [], []
    for board in boards:
        try:
            faces = squares_of(boggle.dictionary.compiled, board)
        except BadPosition:
            try:
                boggle.find(board)
            except BadPosition:
                continue
            raise AssertionError(f"only one of two readers accepts {board!r}") from None
        good.append(board)
        expected.append(reference.words_on(faces, boggle.dictionary.words, 2))
    found = boggle.find_batch(good)
    words = [[boggle.dictionary.words[i] for i in numbers] for numbers in found]
    assert words == expected, good
    assert boggle.scores(good).words.tolist() == [len(each) for each in expected]


if __name__ == "__main__":
    main("boards", make, attempt)
