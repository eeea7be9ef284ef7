"""Fuzz target: word lists, plain and compressed, and word graphs.

A list is compiled or there is one line about what is wrong; what is compiled has its words.
"""

from __future__ import annotations

import bz2
import gzip
import lzma
import os
import random
import struct

from fuzzing import main
from parsers import Parser, Parsers

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary import word_graph
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.dictionary import wordlists
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.word_graphs import words_of

ENGLISH = Alphabet.load("english")
MEMORY = os.memfd_create("fuzz-words")
PATH = f"/proc/self/fd/{MEMORY}"

LINES = b"aa\nCAT\r\ncats\n\n# no\nzax%\nl'eau\nlarch a tree\nnaive\n" + b"a" * 64 + b"\n"
LISTS = [LINES, b"\xef\xbb\xbfhat\nhats", "Ärger\nnaïve\nhat\n".encode(), b"one two\tthree\n"]
_RNG = random.Random(1)
LISTS.append("".join("".join(_RNG.choices("aeinst", k=5)) + "\n" for _ in range(300)).encode())


def zstd(data: bytes) -> bytes:
    """Compressed with Zstandard, stored as it is: a raw block in a frame."""
    block = (len(data) << 3 | 1).to_bytes(3, "little")
    return b"\x28\xb5\x2f\xfd\xa0" + len(data).to_bytes(4, "little") + block + data


PACKED = [
    *(gzip.compress(each, mtime=0) for each in LISTS),
    *(bz2.compress(each) for each in LISTS[:2]),
    *(lzma.compress(each) for each in LISTS[:2]),
    *(zstd(each) for each in LISTS[:2]),
    gzip.compress(LISTS[0], mtime=0) * 2,
]


def compiled(data: bytes) -> None:
    """The list itself."""
    file, left_out = build(data, ENGLISH.upper, ENGLISH.lower, ENGLISH.name, b"\7" * 32, "fuzz")
    opened = Compiled(file, "fuzz")
    assert left_out is not None
    for number in range(min(len(opened), 20)):
        assert opened.index(opened.get(number)) == number


def words(data: bytes) -> None:
    """Its words as Python has them."""
    given = data.decode("utf-8", "replace").splitlines()
    made = Dictionary.from_words(given)
    assert len(set(made)) == len(made)
    for word in given[:20]:
        assert word in made or word not in list(made)


def packed(data: bytes) -> None:
    """A file: its compression is told from its bytes."""
    os.ftruncate(MEMORY, 0)
    os.pwrite(MEMORY, data, 0)
    source = wordlists.resolve(PATH)
    compiled(source.read())


def graph(data: bytes) -> None:
    """A KWG: its words make the same list again, in fewer nodes or as many."""
    text = words_of(data, ENGLISH, "fuzz")
    words = sorted({*text.upper().split()})
    if len(words) < 5000:
        built = word_graph.build(b"".join(word + b"\n" for word in words), True)
        assert sorted({*words_of(built, ENGLISH, "fuzz").upper().split()}) == words


GRAPHS = [word_graph.build(b"A\nACT\nACTS\nCAT\nCATS\nDOG\n", gaddag) for gaddag in (True, False)]
NODES = [struct.pack("<I", node) for node in (0, 1 << 22, 3 << 22, 1 << 24 | 2, 2 << 24 | 3 << 22)]

TARGET = Parsers(
    Parser("list", LISTS, compiled, [b"\n", b"\r", b"%", b"'", b" ", b"a" * 70, b"#", b"\t"]),
    Parser("words", LISTS[:4], words, [b"\n", b" ", b"A", b"\xc3\x84"]),
    Parser("packed", PACKED, packed),
    Parser("graph", GRAPHS, graph, NODES),
)
make, attempt = TARGET.make, TARGET.attempt

if __name__ == "__main__":
    main("wordlists", make, attempt)
