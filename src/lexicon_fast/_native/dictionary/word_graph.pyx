"""Word graphs, the nodes of KWG and KLV2 files: see core/word_graph.h."""

import re

from libc.stdint cimport uint8_t, uint32_t
from libcpp.string cimport string
from libcpp.vector cimport vector

from .deadline cimport check_limits

cdef extern from "core/word_graph.h" namespace "lexicon_fast::word_graph" nogil:
    const uint32_t MAX_NODES
    int spell_nodes "lexicon_fast::word_graph::spell"(
        const uint8_t *data, uint32_t count, const vector[string] &letters, size_t limit,
        int (*check)() except -1 nogil, string *text, uint32_t *node) except +
    string build_nodes "lexicon_fast::word_graph::build"(
        const string &text, bint with_gaddag, int (*check)() except -1 nogil) except +


def spell(const uint8_t[::1] nodes not None, list letters not None, size_t limit) -> tuple[bytes, str, int]:
    """Return the words of a graph, each followed by a line end, in the order of the graph; the fault; its node.

    nodes: 4 bytes each, up to 4,194,304 nodes; letters: how to write each number of a letter, empty if there is no
    such letter; limit: bytes of the words. The fault is "" or "pointer" (a list of nodes leaves the graph), "loop" (a
    path of more than 64 letters), "letter" (one without a spelling) or "size" (more bytes of words).
    """
    cdef vector[string] spellings = letters
    cdef string text
    cdef uint32_t node = 0
    cdef int fault
    cdef size_t count = nodes.shape[0] // 4
    if count > MAX_NODES:
        raise ValueError(f"{count:,} nodes; a graph has at most {MAX_NODES:,}")
    with nogil:
        fault = spell_nodes(&nodes[0] if count else NULL, <uint32_t>count, spellings, limit, check_limits, &text, &node)
    return text, ("", "pointer", "loop", "letter", "size")[fault], node


def build(bytes text not None, bint with_gaddag) -> bytes:
    """Return the nodes of the smallest graph of some words, in MAGPIE's order; empty if they are too many.

    text: words of 1 to 64 letters in rising order, each followed by a line end; letter number n of the alphabet is
    written `chr(64 + n)`, n up to 32.
    """
    cdef string words = text
    if not re.fullmatch(rb"(?:[@-`]{1,64}\n)*", text):
        raise ValueError("text must be lines of 1 to 64 letters, written `chr(64 + n)`")
    with nogil:
        words = build_nodes(words, with_gaddag, check_limits)
    return words
