"""Word graphs, the nodes of KWG and KLV2 files: see core/word_graph.h."""

from libc.stdint cimport uint8_t, uint32_t
from libcpp.string cimport string
from libcpp.vector cimport vector

from .arrays cimport bytes_of
from .deadline cimport check_limits


cdef extern from "core/word_graph.h" namespace "lexicon_fast::word_graph" nogil:
    enum:
        MAX_NODES
        MAX_LETTERS

    cppclass Spelled:
        string text
        int fault
        uint32_t node

    Spelled spell_nodes "lexicon_fast::word_graph::spell"(
        const uint8_t *data, uint32_t count, const vector[string] &letters, size_t limit,
        int (*check)() except -1 nogil) except +
    void build_nodes "lexicon_fast::word_graph::build"(
        const string &text, bint with_gaddag, int (*check)() except -1 nogil, vector[uint8_t] *nodes) except +


def spell(const uint8_t[::1] nodes not None, list letters not None, size_t limit):
    """Return the words of a graph, each followed by a line end, in the order of the graph; the fault; its node.

    nodes: 4 bytes each, up to 4,194,304 nodes; letters: how to write each number of a letter, empty if there is no
    such letter; limit: bytes of the words. The fault is "" or "pointer" (a list of nodes leaves the graph), "loop" (a
    path of more than 64 letters), "letter" (one without a spelling) or "size" (more bytes of words).
    """
    cdef vector[string] spellings = letters
    cdef Spelled found
    cdef size_t count = nodes.shape[0] // 4
    if count > MAX_NODES:
        raise ValueError(f"{count:,} nodes; a graph has at most {MAX_NODES:,}")
    with nogil:
        found = spell_nodes(&nodes[0] if count else NULL, <uint32_t>count, spellings, limit, check_limits)
    return found.text, ("", "pointer", "loop", "letter", "size")[found.fault], found.node


def build(bytes text not None, bint with_gaddag):
    """Return the nodes of the smallest graph of some words, in MAGPIE's order; empty if they are too many.

    text: words of 1 to 64 letters in rising order, each once and followed by a line end; letter number n of the
    alphabet is written `chr(64 + n)`, n up to 32.
    """
    cdef string words = text
    cdef vector[uint8_t] nodes
    if text.translate(None, bytes(range(64, 97)) + b"\n") or (text and not text.endswith(b"\n")) or max(
            map(len, text.split(b"\n"))) > MAX_LETTERS or b"\n\n" in text or text[:1] == b"\n":
        raise ValueError("text must be lines of 1 to 64 letters, written `chr(64 + n)`")
    with nogil:
        build_nodes(words, with_gaddag, check_limits, &nodes)
    return bytes_of(nodes)
