"""Sets of words that have given letters, the fewest words first.

A set is an exact cover of the letters: the rarest letter that is left must be in one of its words. A word is in the
list of its rarest letter, and that one list has all words to try, because other words with this letter have a rarer one
that is not left. The last word is looked up by its letters. Sets are sorted in parts, so that memory stays limited and
the first of them come soon.
"""

from libc.stddef cimport size_t
from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.algorithm cimport lower_bound, sort
from libcpp.vector cimport vector

from ..dictionary.bits cimport lowest_bit
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport CODES, MAX_WORD

cdef enum:
    MOST_FOUND = 1 << 17              # sets that are sorted together
    MOST_TRIED = 1 << 25              # words that are compared with letters for them, after the first set


cdef struct Bag:                      # counts of letters, those of the rarest in the lowest bits
    uint64_t lo
    uint64_t hi


cdef struct Choice:                   # of one word of a set
    Bag rest                          # letters that are left for it and the next ones
    int letters                       # their number
    int rarest                        # of them
    uint32_t listed                   # letters whose words are in `lists`, one bit each
    uint32_t *next                    # the word to try, in one of these
    uint32_t *end
    uint32_t word                     # the chosen one


cdef inline Bag without(const Bag *a, const Bag *b) noexcept nogil:
    cdef Bag rest
    rest.lo = a.lo - b.lo
    rest.hi = a.hi - b.hi
    return rest


cdef class PhraseSearch:
    """The sets of some words that have given letters. Letters are numbers from 0 on, the rarest first.

    counts: how many there are of each letter, up to 64 in all. words: the letters of each word, the longest first, no
    two words with the same letters, none with more of a letter than there are. most: words of a set.
    """
    cdef int letters                  # in all
    cdef int most
    cdef int shift[CODES]             # the lowest bit of a letter in a Bag
    cdef uint8_t letter_at[128]       # the letter of each bit
    cdef Bag all
    cdef Bag guards                   # a bit above each count, from which a subtraction borrows if there are too few
    cdef vector[Bag] bags             # of each word
    cdef vector[uint8_t] lengths
    cdef vector[uint32_t] slots       # a hash table of words: 1 + number, or 0
    cdef uint32_t longer[MAX_WORD + 1]    # words of more than so many letters
    cdef int size                     # of the sets that are found now
    cdef int level                    # the choice to go on with; -1: all sets of this size were found
    cdef Choice choices[MAX_WORD]
    cdef vector[uint32_t] lists[MAX_WORD][CODES]  # for each choice, the words by their rarest letters that are left
    cdef uint64_t tried
    cdef vector[vector[uint32_t]] found   # some sets, sorted
    cdef size_t taken                 # of these

    def __cinit__(self, bytes counts not None, list words not None, int most):
        cdef bytes word
        if len(counts) > CODES or sum(counts) > MAX_WORD:
            raise ValueError(f"counts has {len(counts)} letters, in all {sum(counts)}; use {CODES}, {MAX_WORD} at most")
        self.most = most
        self.level = -1
        self.lay_out(counts)
        self.slots.resize(1 << (2 * len(words) + 16).bit_length())
        for word in words:
            check_stop(100)
            self.add_word(word, len(word), counts, len(counts))

    cdef void lay_out(self, bytes counts):
        """Give each letter its bits, and one above."""
        cdef uint64_t *half
        cdef int bit = 0, letter, width, count, i
        for letter in range(len(counts)):
            count = counts[letter]
            width = 1 + count.bit_length()
            if bit < 64 < bit + width:
                bit = 64
            self.shift[letter] = bit
            half = &self.all.hi if bit >= 64 else &self.all.lo
            half[0] |= <uint64_t>count << (bit & 63)
            half = &self.guards.hi if bit >= 64 else &self.guards.lo
            half[0] |= <uint64_t>1 << (bit + width - 1 & 63)
            for i in range(bit, bit + width):
                self.letter_at[i] = <uint8_t>letter
            bit += width
            self.letters += count

    cdef int add_word(self, const uint8_t *letters, Py_ssize_t length, const uint8_t *counts, int n) except -1:
        cdef uint32_t number = <uint32_t>self.bags.size()
        cdef uint8_t used[CODES]
        cdef Bag bag
        cdef Py_ssize_t i
        bag.lo = bag.hi = 0
        memset(used, 0, sizeof(used))
        if length == 0 or number and length > self.lengths.back():
            raise ValueError(f"word {number} has {length} letters; the longest must be first, and none empty")
        for i in range(length):
            if letters[i] >= n or used[letters[i]] == counts[letters[i]]:
                raise ValueError(f"word {number} has more of a letter than there are")
            used[letters[i]] += 1
            if self.shift[letters[i]] < 64:
                bag.lo += <uint64_t>1 << self.shift[letters[i]]
            else:
                bag.hi += <uint64_t>1 << (self.shift[letters[i]] - 64)
        self.slots[self.slot_of(&bag)] = number + 1
        self.bags.push_back(bag)
        self.lengths.push_back(<uint8_t>length)
        self.lists[0][self.rarest(&bag)].push_back(number)
        for i in range(length):
            self.longer[i] = number + 1

    cdef inline size_t slot_of(self, const Bag *bag) noexcept nogil:
        """Return the slot of a word with exactly these letters, or an empty one."""
        cdef uint64_t hash = bag.lo * <uint64_t>0x9E3779B97F4A7C15 + bag.hi * <uint64_t>0xD6E8FEB86659FD93
        cdef size_t slot = (hash ^ hash >> 32) & (self.slots.size() - 1)
        cdef const Bag *other
        while self.slots[slot]:
            other = &self.bags[self.slots[slot] - 1]
            if other.lo == bag.lo and other.hi == bag.hi:
                break
            slot = slot + 1 & self.slots.size() - 1
        return slot

    cdef inline int rarest(self, const Bag *bag) noexcept nogil:
        return self.letter_at[lowest_bit(bag.lo) if bag.lo else 64 + lowest_bit(bag.hi)]

    cdef vector[uint32_t] *list_of(self, int level, int letter) except NULL nogil:
        """Return the words of a rarest letter that the letters of a choice have. They are found when needed."""
        cdef Choice *choice = &self.choices[level]
        cdef vector[uint32_t] *words = &self.lists[level][letter]
        cdef vector[uint32_t] *more
        cdef Bag most, rest
        cdef size_t i, kept = 0
        if level and not choice.listed >> letter & 1:
            more = self.list_of(level - 1, letter)
            check_stop(2 * more.size())
            words.resize(more.size())
            most.lo = choice.rest.lo | self.guards.lo
            most.hi = choice.rest.hi | self.guards.hi
            for i in range(more.size()):           # without a branch, which would often be predicted wrong
                words.data()[kept] = more.data()[i]
                rest = without(&most, &self.bags[more.data()[i]])
                kept += (rest.lo & self.guards.lo) == self.guards.lo and (rest.hi & self.guards.hi) == self.guards.hi
            words.resize(kept)
            choice.listed |= <uint32_t>1 << letter
            self.tried += more.size()
        return words

    cdef int begin_choice(self, int level, const Bag *rest, int letters, int before, uint32_t least) except -1 nogil:
        """Find the words to try. before, least: the rarest letter at the level before, and the word chosen there.

        Of the words with the same letter, the first is chosen first, so that each set is found once.
        """
        cdef Choice *choice = &self.choices[level]
        cdef int others = self.size - level - 1
        cdef int longest = letters - others * self.lengths.back(), shortest = letters - others * self.lengths[0]
        cdef vector[uint32_t] *words
        choice.rest = rest[0]
        choice.letters = letters
        choice.rarest = self.rarest(rest)
        choice.listed = 0
        choice.next = choice.end = NULL
        if longest <= 0:
            return 0
        words = self.list_of(level, choice.rarest)
        choice.end = words.data() + words.size()
        choice.next = lower_bound(
            words.data(), choice.end, max(self.longer[longest], least if choice.rarest == before else 0))
        if shortest > 0:
            choice.end = lower_bound(choice.next, choice.end, self.longer[shortest - 1])
        return 0

    cdef int find_more(self) except -1 nogil:
        """Find some sets. Returns whether there are any."""
        cdef Choice *choice
        cdef Bag left
        cdef uint32_t last
        self.found.clear()
        self.taken = self.tried = 0
        while self.found.empty() or (self.level >= 0 and self.found.size() < MOST_FOUND and self.tried < MOST_TRIED):
            if self.level < 0:
                self.size += 1
                if self.bags.empty() or self.size > self.most or self.size * self.lengths.back() > self.letters:
                    return False
                if self.size > 1:
                    self.level = 0
                    self.begin_choice(0, &self.all, self.letters, -1, 0)
                elif self.slots[self.slot_of(&self.all)]:
                    self.add_set(self.slots[self.slot_of(&self.all)] - 1)
                continue
            choice = &self.choices[self.level]
            check_stop(5)
            if choice.next == choice.end:
                self.level -= 1
                continue
            choice.word = choice.next[0]
            choice.next += 1
            left = without(&choice.rest, &self.bags[choice.word])
            if self.level < self.size - 2:
                self.level += 1
                self.begin_choice(
                    self.level, &left, choice.letters - self.lengths[choice.word], choice.rarest, choice.word)
                continue
            last = self.slots[self.slot_of(&left)]
            if last and (last > choice.word or self.rarest(&left) != choice.rarest):
                self.add_set(last - 1)
        sort(self.found.begin(), self.found.end())
        return True

    cdef int add_set(self, uint32_t last) except -1 nogil:
        """Add the chosen words and the last one to the sets."""
        cdef vector[uint32_t] words
        cdef int k
        words.reserve(self.size)
        for k in range(self.size - 1):
            words.push_back(self.choices[k].word)
        words.push_back(last)
        sort(words.begin(), words.end())
        self.found.push_back(words)

    def take(self, Py_ssize_t count) -> list[list[int]]:
        """Return the next sets, up to `count`, each a list of rising word numbers; fewer if there are no more."""
        cdef list sets = []
        cdef bint more = True
        while len(sets) < count:
            if self.taken == self.found.size():
                with nogil:
                    more = self.find_more()
            if not more:
                break
            check_stop(100)
            sets.append(self.found[self.taken])
            self.taken += 1
        return sets
