"""Cross-checks: the letters that form a word with the tiles on both sides of a square.

A blank without a letter (MASTER) matches any letter.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.kernels cimport MAX_WORD, Exchange, Probe
from ..dictionary.layout cimport Vec, add_letter
from ..dictionary.letters cimport MASTER

cdef enum:
    ANY = 255                    # in a pattern: the empty square
    SHORT = 5                    # patterns of up to this length are searched in the columns


cdef uint32_t cross_check(
    Compiled d, Scratch scratch, const uint8_t *before, int n, const uint8_t *after, int m
) noexcept nogil:
    cdef Exchange exchange
    cdef Probe probe
    cdef uint8_t counts[33]
    cdef uint8_t pattern[64]
    cdef Vec v
    cdef uint32_t letters = 0
    cdef const uint8_t *text
    cdef int k, length = n + 1 + m
    cdef size_t i, found
    cdef uint64_t tests = 0
    if length > d.longest or d.columns[length].words == 0:
        return 0
    memcpy(pattern, before, n)
    pattern[n] = ANY
    memcpy(pattern + n + 1, after, m)
    if length <= SHORT:
        exchange.length = length
        exchange.wild = 0
        exchange.lacking = 0                 # blanks and the empty square allow any letter
        exchange.planes = 1
        memset(exchange.single, 0, sizeof(exchange.single))
        memset(exchange.few, 0, sizeof(exchange.few))
        memset(exchange.have, MAX_WORD, sizeof(exchange.have))
        memcpy(exchange.word, pattern, length)
        for k in range(length):
            memset(exchange.fails[k], k != n and pattern[k] != MASTER, 32)
            memset(exchange.hot[0][k], k == n, 32)
            if k != n and pattern[k] != MASTER:
                exchange.fails[k][pattern[k]] = 0
        found = d.kernels.exchange(&d.columns[length], &exchange, scratch.words)
    else:
        memset(counts, 0, sizeof(counts))
        v.lo = v.hi = 0
        probe.wild = 1
        for k in range(length):
            if pattern[k] == MASTER:
                probe.wild += 1
            elif k != n:
                add_letter(&d.layout, &v, counts, pattern[k])
        probe.have_lo = probe.need_lo = v.lo
        probe.have_hi = probe.need_hi = v.hi
        found = d.kernels.over(&d.tree, &probe, scratch.groups, scratch.words, &tests)
    for i in range(found):
        text = d.text + d.offset[scratch.words[i]]
        if d.offset[scratch.words[i] + 1] - d.offset[scratch.words[i]] != <uint32_t>length:
            continue
        k = 0
        while k < length and (k == n or text[k] == pattern[k] or pattern[k] == MASTER):
            k += 1
        if k == length:
            letters |= <uint32_t>1 << text[n]
    return letters
