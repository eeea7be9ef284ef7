"""The points of cards, prepared for a dictionary."""

from libc.stdint cimport int16_t, uint8_t, uint16_t, uint32_t
from libc.string cimport memset

from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport LANES
from ..dictionary.layout cimport Vec, encode
from ..dictionary.letters cimport MASTER

cdef enum:
    STEP = 1 << 16           # words between two calls of `check_stop`


cdef bytes points_of_words(Compiled d, bytes points):
    return cached_points(d, points, 0)


cdef bytes best_points_of_words(Compiled d, bytes points):
    return cached_points(d, points, 1)


cdef bytes cached_points(Compiled d, bytes points, int masters):
    """The most points of cards that pay for each word with up to `masters` Masters, 0 or 1."""
    cdef dict tables = d.caches.setdefault("points of words", {})
    cdef bytes table = tables.get((points, masters))
    cdef uint16_t *out
    cdef const uint8_t *points_of = points
    cdef uint32_t i, k
    cdef int total, cheapest
    if table is None:
        table = bytes(2 * (d.n + LANES))
        out = <uint16_t *><char *>table
        with nogil:
            for i in range(d.n):
                if not i & (STEP - 1):
                    check_stop(8 * STEP)
                total = 0
                cheapest = 255
                for k in range(d.offset[i], d.offset[i + 1]):
                    total += points_of[d.text[k]]
                    cheapest = min(cheapest, points_of[d.text[k]])
                if masters and points_of[<int>MASTER] > cheapest:
                    total += points_of[<int>MASTER] - cheapest
                out[i] = <uint16_t>total
        if len(tables) >= 8:                  # keep the cache small
            tables.clear()
        tables[points, masters] = table
    return table


cdef int fill_prices(Compiled d, bytes points, Prices *prices) except -1:
    cdef int letter, n, tier, value
    cdef uint32_t letters
    cdef Vec v
    cdef uint8_t counts[CODES]
    memset(prices, 0, sizeof(Prices))
    prices.points = points
    prices.master = prices.points[<int>MASTER]
    prices.cheapest = next_points(prices.points, d.layout.letters, -1)
    prices.dearest = prices.cheapest
    for letter in range(d.layout.letters):
        prices.dearest = max(prices.dearest, prices.points[letter])
    for letter in range(d.layout.letters):
        for n in range(d.layout.most[letter]):
            prices.gain[d.layout.top_bit[letter] - n] = <int16_t>(prices.master - prices.points[letter])
    value = prices.cheapest
    while value < prices.master:
        letters = letters_with(prices.points, d.layout.letters, value)
        memset(counts, 0, sizeof(counts))
        for letter in range(d.layout.letters):
            if letters >> letter & 1:
                counts[letter] = 255
        v = encode(&d.layout, counts)
        tier = prices.tiers
        prices.tier_points[tier] = value
        prices.tier_letters[tier] = letters
        prices.tier_lo[tier] = v.lo
        prices.tier_hi[tier] = v.hi
        prices.tiers += 1
        value = next_points(prices.points, d.layout.letters, value)
