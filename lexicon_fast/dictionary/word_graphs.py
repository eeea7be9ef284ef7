"""KWG files: the word graphs of wolges, Macondo, MAGPIE and liwords (docs/files.md).

A file has no alphabet: letter number 1 is the first letter of the alphabet that it is read with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast._native.dictionary import word_graph
from lexicon_fast.base.errors import BadOption, BadWordList

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.dictionary.dictionary import Dictionary
    from lexicon_fast.dictionary.wordlists import ExportFormat

#: The most nodes of a graph: a node has 22 bits for the number of another.
MAX_NODES: Final = 1 << 22
#: Bytes of all words of a file, each with a line end. A few nodes can spell billions of words.
TEXT_LIMIT: Final = 64 << 20


def words_of(nodes: bytes, alphabet: Alphabet, label: str) -> bytes:
    """Return the words of a KWG file as the text of a word list. Raises BadWordList, naming it.

    The words of the DAWG count; the GADDAG has the same.
    """
    letters = [b"", *(letter.encode() for letter in alphabet.lower)]
    return spell(nodes, letters, TEXT_LIMIT, lambda what: BadWordList(f"{label}: {what}"))


def spell(
    nodes: bytes, letters: list[bytes], limit: int, error: Callable[[str], Exception]
) -> bytes:
    """Return the words of a graph from any source, each with a line end.

    letters: how to write each number of a letter, empty if it is none; limit: bytes of the words.
    Raises `error`, made from what is wrong.
    """
    remedy = "it is cut short or damaged, so get it again"
    if len(nodes) % 4 or len(nodes) > 4 * MAX_NODES:
        what = f"{len(nodes):,} bytes of nodes, not a multiple of 4 up to {4 * MAX_NODES:,}"
        raise error(f"{what}; {remedy}")
    text, fault, node = word_graph.spell(nodes, letters, limit)
    if not fault:
        return text
    what = {
        "pointer": "not in the word graph",
        "letter": "not a letter",
        "loop": "a loop, or a word of more than 64 letters",
        "size": f"more than {limit:,} bytes of words, the limit",
    }[fault]
    if fault == "letter" and 0 < (letter := nodes[4 * node + 3]) <= 32:
        what = f"letter number {letter} of {len(letters) - 1} in the alphabet"
        remedy = "use that of the file: lexicon-fast words build FILE -o FILE --alphabet ALPHABET"
    raise error(f"node {node:,} of {len(nodes) // 4:,}: {what}; {remedy}")


def exported(dictionary: Dictionary, output_format: ExportFormat) -> bytes:
    """Return the words as a KWG file, with DAWG and GADDAG, or as text, in alphabetical order.

    A KWG is, byte for byte, the file that MAGPIE makes from the same words. Raises BadOption for
    more words than fit into one, which has up to 16 MiB.
    """
    letters = dictionary.alphabet.lower
    codes = {ord(letter): 65 + number for number, letter in enumerate(letters)}
    words = "\n".join(dictionary.words[:]).translate(codes).encode("latin-1").split(b"\n")
    text = b"\n".join(sorted(words)) + b"\n"
    if output_format == "text":
        spelled = text.decode("latin-1").translate({65 + i: c for i, c in enumerate(letters)})
        return dictionary.alphabet.written(spelled).encode()
    nodes = word_graph.build(text, with_gaddag=True)
    if not nodes:
        raise BadOption(
            f"{dictionary.name}: these words need more than the {MAX_NODES:,} nodes of a KWG file;"
            " export fewer words"
        )
    return nodes
