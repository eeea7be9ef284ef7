"""Words by their letters: a hash table of anagrams, asked for all subsets of a rack at once.

Words of the same letters are neighbours, so the table has only the first of each run. Most subsets of a rack are not
the letters of a word: a filter (of Bloom) rejects them. A second filter has all multisets that lack one letter to be a
word, so that a blank does not have to be tried as each letter.

A table does not fit into the nearest cache. So the queries of a search go through it together, step by step, and
each step fetches the memory that the next one reads.
"""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset
from libcpp.algorithm cimport sort

from .bits cimport lowest_bit, prefetch
from .compiled cimport Compiled, codes_of, length_of
from .deadline cimport check_stop
from .kernels cimport CODES, PAD
from .letters cimport MASTER

cdef enum:
    # Arrays in Compiled._anagram_tables. The first has the filter, then the slots: 0 if empty, or the number of a word
    # + 1 and, above, bits of its hash.
    TABLE = 0
    LACKING = 1                   # the second filter
    FILTER = 3                    # a filter has one entry of 64 bits for 2**FILTER slots
    LACKING_MORE = 2              # the second has 2**LACKING_MORE times as many
    MOST_OF_A_LETTER = 15         # in a word: see Packed
    STEP = 1 << 10                # words between two calls of `check_stop`


cdef Packed one[CODES]            # each letter once


cdef void fill_one() noexcept nogil:
    cdef int x
    memset(one, 0, sizeof(one))
    for x in range(MASTER):
        pack_letter(&one[x], x)


fill_one()


cdef inline uint64_t hash_of(const Packed *letters) noexcept nogil:
    cdef uint64_t hash = letters.lo * <uint64_t>0x9E3779B97F4A7C15 + letters.hi * <uint64_t>0xD6E8FEB86659FD93
    return (hash ^ hash >> 32) * <uint64_t>0xBF58476D1CE4E5B9


cdef inline Packed both(const Packed *a, const Packed *b) noexcept nogil:
    cdef Packed sum
    sum.lo = a.lo + b.lo
    sum.hi = a.hi + b.hi
    return sum


cdef inline Packed pack(const uint8_t *codes, int length) noexcept nogil:
    cdef Packed packed
    cdef int k
    packed.lo = packed.hi = 0
    for k in range(length):
        packed = both(&packed, &one[codes[k]])
    return packed


cdef inline int count_of(const Packed *packed, int x) noexcept nogil:
    return (packed.lo >> (4 * x) if x < 16 else packed.hi >> (4 * x - 64)) & 15


cdef inline uint64_t bits_of(uint64_t hash) noexcept nogil:
    """Return the bits of a hash in an entry of a filter."""
    return <uint64_t>1 << (hash & 63) | <uint64_t>1 << (hash >> 6 & 63) | <uint64_t>1 << (hash >> 12 & 63)


cdef inline size_t entry_of(const AnagramTable *table, uint64_t hash) noexcept nogil:
    return hash >> (64 + FILTER - table.slot_bits)


cdef inline size_t lacking_entry_of(const AnagramTable *table, uint64_t hash) noexcept nogil:
    return hash >> (64 + FILTER - LACKING_MORE - table.slot_bits)


cdef inline uint32_t slot_of(const AnagramTable *table, uint64_t hash) noexcept nogil:
    return <uint32_t>(hash >> (64 - table.slot_bits))


cdef inline uint32_t tag_of(const AnagramTable *table, uint64_t hash) noexcept nogil:
    """Return the bits of a hash after those of its slot, above the bits of a word number."""
    return <uint32_t>(hash << table.slot_bits >> 32) & ~table.in_word


# ---------------------------------------------------------------- tables

cdef int find_table(Compiled d, AnagramTable *table, bint lacking) except -1 nogil:
    """Fill in the table of a dictionary, which is made once. lacking: with the second filter."""
    cdef const uint32_t *made
    table.slot_bits = 5
    while <uint64_t>1 << table.slot_bits < <uint64_t>d.n + d.n // 4:
        table.slot_bits += 1
    table.in_word = 1
    while table.in_word < d.n:
        table.in_word = table.in_word << 1 | 1
    made = d._anagram_tables.get(TABLE)
    if made == NULL:
        with gil:
            made = make_table(d, table)
    table.filter = <const uint64_t *>made
    table.slots = made + (<size_t>2 << (table.slot_bits - FILTER))
    table.lacking = NULL
    if lacking:
        made = d._anagram_tables.get(LACKING)
        if made == NULL:
            with gil:
                made = make_lacking(d, table)
        table.lacking = <const uint64_t *>made


cdef const uint32_t *make_table(Compiled d, const AnagramTable *table) except NULL:
    cdef size_t filters = <size_t>2 << (table.slot_bits - FILTER)      # numbers of 32 bits
    cdef uint32_t *made = <uint32_t *>calloc(filters + (<size_t>1 << table.slot_bits), 4)
    if made == NULL:
        raise MemoryError
    try:
        with nogil:
            fill_table(d, table, <uint64_t *>made, made + filters)
    except BaseException:
        free(made)
        raise
    return d._anagram_tables.keep(TABLE, made)


cdef int fill_table(Compiled d, const AnagramTable *table, uint64_t *filter, uint32_t *slots) except -1 nogil:
    cdef Packed letters
    cdef Packed before
    cdef uint64_t hash
    cdef uint32_t i, at
    before.lo = before.hi = 0
    for i in range(d.n):
        if i & (STEP - 1) == STEP - 1:
            check_stop(16 * STEP)
        letters = pack(codes_of(d, i), length_of(d, i))
        if letters.lo == before.lo and letters.hi == before.hi:
            continue
        before = letters
        hash = hash_of(&letters)
        filter[entry_of(table, hash)] |= bits_of(hash)
        at = slot_of(table, hash)
        while slots[at]:
            at = at + 1 & (<uint32_t>1 << table.slot_bits) - 1
        slots[at] = tag_of(table, hash) | (i + 1)


cdef const uint32_t *make_lacking(Compiled d, const AnagramTable *table) except NULL:
    cdef uint64_t *filter = <uint64_t *>calloc(<size_t>1 << (table.slot_bits + LACKING_MORE - FILTER), 8)
    if filter == NULL:
        raise MemoryError
    try:
        with nogil:
            fill_lacking(d, table, filter)
    except BaseException:
        free(filter)
        raise
    return d._anagram_tables.keep(LACKING, <uint32_t *>filter)


cdef int fill_lacking(Compiled d, const AnagramTable *table, uint64_t *filter) except -1 nogil:
    cdef Packed letters
    cdef Packed before
    cdef Packed less
    cdef const uint8_t *codes
    cdef uint64_t hash
    cdef uint32_t i
    cdef int k
    before.lo = before.hi = 0
    for i in range(d.n):
        if i & (STEP - 1) == STEP - 1:
            check_stop(64 * STEP)
        codes = codes_of(d, i)
        letters = pack(codes, length_of(d, i))
        if letters.lo == before.lo and letters.hi == before.hi:
            continue
        before = letters
        for k in range(length_of(d, i)):
            less.lo = letters.lo - one[codes[k]].lo
            less.hi = letters.hi - one[codes[k]].hi
            hash = hash_of(&less)
            filter[lacking_entry_of(table, hash)] |= bits_of(hash)


cdef bint can_count_all(Compiled d) noexcept nogil:
    """Whether no word has more of a letter than Packed can count."""
    cdef int x
    for x in range(d.letters.n):
        if d.layout.longest[x] > MOST_OF_A_LETTER:
            return False
    return True


# ---------------------------------------------------------------- all letters of a hand

cdef void prepare_table(Compiled d, AnagramTable *table) noexcept nogil:
    memset(table, 0, sizeof(AnagramTable))
    table.counts_all = can_count_all(d)


cdef size_t look_up_anagrams(
    Compiled d, const uint8_t *counts, int missing, AnagramTable *table, int32_t *out
) except <size_t>-1 nogil:
    cdef Packed letters
    cdef size_t found
    cdef int x
    letters.lo = letters.hi = 0
    for x in range(d.letters.n):
        if counts[x] > MOST_OF_A_LETTER:
            check_stop(8)
            return 0
        if x < 16:
            letters.lo |= <uint64_t>counts[x] << (4 * x)
        else:
            letters.hi |= <uint64_t>counts[x] << (4 * x - 64)
    if table.slots == NULL or (missing and table.lacking == NULL):
        find_table(d, table, missing > 0)
    if missing == 0:
        found = look_up(d, table, &letters, out)
    else:
        found = look_up_more(d, table, &letters, out)
    if found > 1:
        sort(out, out + found)
    check_stop(16 + found)
    return found


cdef size_t look_up_more(
    Compiled d, const AnagramTable *table, const Packed *letters, int32_t *out
) except <size_t>-1 nogil:
    """Look up letters with any other one added."""
    cdef Packed more
    cdef size_t found = 0
    cdef int x
    if not is_lacking(table, letters):
        return 0
    check_stop(8 * d.letters.n)
    for x in range(d.letters.n):
        if count_of(letters, x) < MOST_OF_A_LETTER:       # one more would be counted as another letter
            more = both(letters, &one[x])
            found += look_up(d, table, &more, out + found)
    return found


cdef size_t look_up(Compiled d, const AnagramTable *table, const Packed *letters, int32_t *out) noexcept nogil:
    """Find the words of exactly these letters, run by run."""
    cdef Packed packed
    cdef uint64_t hash = hash_of(letters), bits = bits_of(hash)
    cdef uint32_t at, slot, tag, word
    cdef size_t found = 0
    if table.filter[entry_of(table, hash)] & bits != bits:
        return 0
    at = slot_of(table, hash)
    tag = tag_of(table, hash)
    slot = table.slots[at]
    while slot:
        if (slot ^ tag) & ~table.in_word == 0:
            for word in range((slot & table.in_word) - 1, d.n):
                packed = pack(codes_of(d, word), length_of(d, word))
                if packed.lo != letters.lo or packed.hi != letters.hi:
                    break
                out[found] = <int32_t>word
                found += 1
        at = at + 1 & (<uint32_t>1 << table.slot_bits) - 1
        slot = table.slots[at]
    return found


# ---------------------------------------------------------------- subsets of a rack

cdef bint list_subsets(
    Compiled d, const uint8_t *counts, const uint8_t *codes, int n, const uint8_t *values, Subsets *subsets
) noexcept nogil:
    cdef Subset all[MAX_SUBSETS]
    cdef uint8_t sizes[MAX_SUBSETS]
    cdef int many[MAX_RACK_LETTERS + 1]
    cdef Packed letter
    cdef int i, k, x, kind, size = 1, total = 0
    if not can_count_all(d):
        return False
    for kind in range(n):
        size *= counts[codes[kind]] + 1
        total += counts[codes[kind]]
        if size > MAX_SUBSETS or total > MAX_RACK_LETTERS:
            return False
    memset(&all[0], 0, sizeof(Subset))
    sizes[0] = 0
    size = 1
    for kind in range(n):
        x = codes[kind]
        letter = one[x]
        total = size
        for _ in range(counts[x]):
            for i in range(size - total, size):       # those with one less of this letter
                all[i + total] = all[i]
                all[i + total].letters = both(&all[i].letters, &letter)
                all[i + total].points += values[x]
                sizes[i + total] = sizes[i] + 1
            size += total
        for i in range(size - total):
            all[i].others |= <uint32_t>1 << x
    memset(many, 0, sizeof(many))
    for i in range(size):
        many[sizes[i]] += 1
    total = 0
    for k in range(MAX_RACK_LETTERS + 1):
        subsets.first[k] = total
        total += many[k]
        many[k] = subsets.first[k]
    subsets.first[MAX_RACK_LETTERS + 1] = total
    for i in range(size):
        k = many[sizes[i]]
        many[sizes[i]] = k + 1
        subsets.each[k] = all[i]
    return True


cdef int begin_search(
    Compiled d, const uint8_t *rows, size_t row, int missing, int32_t *out, AnagramSearch *search
) except -1 nogil:
    find_table(d, &search.table, missing > 0)
    search.rows = rows
    search.row = row
    search.letters = <uint32_t>((<uint64_t>1 << d.letters.n) - 1)
    search.words = d.n
    search.out = out
    search.found = search.n = 0


cdef int add_queries(
    AnagramSearch *search, const Subset *subsets, int n, const int32_t *losses, int32_t slack, const Packed *covered,
    int missing
) except -1 nogil:
    cdef Packed all[MAX_SUBSETS]
    cdef uint32_t others[MAX_SUBSETS]
    cdef int i, kept = 0
    for i in range(n):                     # without a branch, which would often be predicted wrong
        all[kept] = both(covered, &subsets[i].letters)
        others[kept] = subsets[i].others
        kept += losses == NULL or losses[i] <= slack
    if missing == 0:
        if search.n + kept > QUERIES:
            run_queries(search)
        for i in range(kept):
            add_query(search, &all[i])
        return 0
    check_stop(64 * kept)
    if missing == 2:
        for i in range(kept):
            add_two_letters(search, &all[i], search.letters & ~others[i])
        return 0
    for i in range(kept):
        fetch_lacking(&search.table, &all[i])
    for i in range(kept):
        if is_lacking(&search.table, &all[i]):
            add_letter(search, &all[i], search.letters & ~others[i])


cdef inline void add_query(AnagramSearch *search, const Packed *letters) noexcept nogil:
    cdef uint64_t hash = hash_of(letters)
    search.queries[search.n] = letters[0]
    search.hashes[search.n] = hash
    search.n += 1
    prefetch(search.table.filter + entry_of(&search.table, hash))


cdef void add_letter(AnagramSearch *search, const Packed *letters, uint32_t which) noexcept nogil:
    """Add a query for each of the letters `which`, added to others."""
    cdef Packed more
    if search.n + 32 > QUERIES:
        run_queries(search)
    while which:
        more = both(letters, &one[lowest_bit(which)])
        which &= which - 1
        add_query(search, &more)


cdef void add_two_letters(AnagramSearch *search, const Packed *letters, uint32_t which) noexcept nogil:
    """Add a query for each pair of the letters `which`, added to others."""
    cdef Packed more[CODES]
    cdef uint32_t bits = which
    cdef int n = 0, i
    while bits:
        more[n] = both(letters, &one[lowest_bit(bits)])
        fetch_lacking(&search.table, &more[n])
        bits &= bits - 1
        n += 1
    for i in range(n):
        if is_lacking(&search.table, &more[i]):
            add_letter(search, &more[i], which)
        which &= which - 1                 # each pair once


cdef inline void fetch_lacking(const AnagramTable *table, const Packed *letters) noexcept nogil:
    prefetch(table.lacking + lacking_entry_of(table, hash_of(letters)))


cdef inline bint is_lacking(const AnagramTable *table, const Packed *letters) noexcept nogil:
    """Whether one more letter may give the letters of a word."""
    cdef uint64_t hash = hash_of(letters), bits = bits_of(hash)
    return table.lacking[lacking_entry_of(table, hash)] & bits == bits


cdef void run_queries(AnagramSearch *search) noexcept nogil:
    """Find the words of the waiting queries."""
    cdef const AnagramTable *table = &search.table
    cdef Packed *queries = search.queries
    cdef uint64_t *hashes = search.hashes
    cdef uint32_t words[QUERIES]
    cdef Packed letters[QUERIES]
    cdef uint64_t hash, bits
    cdef uint32_t at, slot, tag, mask = (<uint32_t>1 << table.slot_bits) - 1
    cdef size_t i, n = 0, likely = 0
    for i in range(search.n):
        hash = hashes[i]
        bits = bits_of(hash)
        queries[likely] = queries[i]
        hashes[likely] = hash
        likely += table.filter[entry_of(table, hash)] & bits == bits
    search.n = 0
    for i in range(likely):
        prefetch(table.slots + slot_of(table, hashes[i]))
    for i in range(likely):
        at = slot_of(table, hashes[i])
        tag = tag_of(table, hashes[i])
        slot = table.slots[at]
        while slot:
            if (slot ^ tag) & ~table.in_word == 0:
                if n == QUERIES:
                    keep_anagrams(search, words, letters, n)
                    n = 0
                words[n] = (slot & table.in_word) - 1
                letters[n] = queries[i]
                prefetch(search.rows + words[n] * search.row)
                n += 1
            at = at + 1 & mask
            slot = table.slots[at]
    keep_anagrams(search, words, letters, n)


cdef void keep_anagrams(
    AnagramSearch *search, const uint32_t *words, const Packed *letters, size_t n
) noexcept nogil:
    """Add the words that have exactly these letters, each the first of a run."""
    cdef const uint8_t *row
    cdef Packed packed
    cdef uint32_t word
    cdef size_t i, last = search.row - 1
    cdef uint8_t length
    for i in range(n):
        length = search.rows[words[i] * search.row + last]
        for word in range(words[i], search.words):
            row = search.rows + word * search.row
            if row[last] != length:
                break
            packed = pack(row, length - PAD)
            if packed.lo != letters[i].lo or packed.hi != letters[i].hi:
                break
            search.out[search.found] = <int32_t>word
            search.found += 1


cdef size_t finish_search(AnagramSearch *search) noexcept nogil:
    cdef size_t found
    run_queries(search)
    found = search.found
    search.found = 0
    return found
