"""Plays spelled out: which cards are paid and left, and where the Masters lie.

How a play is paid stands at the head of pay.pyx; here the cards are told again from the word alone.
"""

from libc.stdint cimport int8_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, spell
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport BRACKET, CARDS, MASTER, Letters
from ..dictionary.search cimport Cards
from .candidates cimport CAPTURE, FORM, INSERT, LAY, SUBSTITUTE, read_hand

from lexicon_fast._native.lexicon.candidates import ACTIONS

cdef extern from "Python.h":
    str PyUnicode_New(Py_ssize_t size, Py_UCS4 maxchar)
    void *PyUnicode_DATA(object)


cdef class Moves:
    def __cinit__(self):
        self.start.push_back(0)

    cdef void hand_of(self, Py_ssize_t i, Cards *hand) noexcept nogil:
        read_hand(self.positions, self.first + i, hand)

    cdef void move(self, Py_ssize_t i, int64_t k, const Cards *hand, Move *out) noexcept nogil:
        """Play k of position first + i, whose hand is `hand`."""
        cdef uint64_t key = self.keys[self.start[i] + k]
        cdef int code = <int>(key & ((1 << EXCHANGE_BITS) - 1))
        cdef uint64_t place = key >> PLACE_SHIFT & ((1 << PLACE_BITS) - 1)
        cdef const uint8_t *lying = NULL
        cdef int lying_length = 0, at, x
        cdef uint32_t target, letters = 0
        cdef uint8_t by_master[33]
        out.left_points = <int>(key >> POINTS_SHIFT)
        out.action = <int>(key >> ACTION_SHIFT & ((1 << ACTION_BITS) - 1))
        out.target = -1
        out.brackets = 0
        out.word_id = -1
        if out.action != FORM:
            out.target = <int>(key >> TARGET_SHIFT & ((1 << TARGET_BITS) - 1))
            target = self.positions.table_start[self.first + i] + out.target
            lying = self.positions.table_letters.data() + self.positions.word_start[target]
            lying_length = <int>(self.positions.word_start[target + 1] - self.positions.word_start[target])
        if place & 1:
            out.word_id = self.dictionary.by_rank[place >> 1]
            out.word = self.dictionary.text + self.dictionary.offset[out.word_id]
            out.length = <int>(
                self.dictionary.offset[out.word_id + 1] - self.dictionary.offset[out.word_id])
        else:
            out.word = lying
            out.length = lying_length
        memcpy(out.left, hand.counts, sizeof(out.left))
        memset(out.cards, 0, sizeof(out.cards))
        if code:
            describe_exchange(code, lying, lying_length, out)
            return
        # First as if all were paid naturally: `cards` are the letters needed.
        if out.action == SUBSTITUTE:
            for at in range(out.length):
                if out.word[at] != (lying[at] & ~BRACKET):
                    out.cards[out.word[at]] += 1
                    out.left[<int>MASTER if lying[at] & BRACKET else lying[at]] += 1
                else:
                    out.brackets |= <uint64_t>(lying[at] & BRACKET != 0) << at
        else:
            for at in range(out.length):
                out.cards[out.word[at]] += 1
            for at in range(lying_length):
                out.cards[lying[at] & ~BRACKET] -= 1
        if hand.counts[<int>MASTER] == 0:
            if out.action == INSERT and bracketed_at_all(lying, lying_length):
                memset(by_master, 0, sizeof(by_master))
                out.brackets = lay_first(out.word, out.length, lying, lying_length, out.cards, by_master)
            for x in range(32):
                out.left[x] -= out.cards[x]
            return
        for at in range(out.length):
            letters |= <uint32_t>(out.cards[out.word[at]] > 0) << out.word[at]
        self.settle(hand, out.cards, letters, by_master)
        if out.action == SUBSTITUTE:
            lay_changes(out, lying, by_master)
        else:
            out.brackets = lay_first(out.word, out.length, lying, lying_length, out.cards, by_master)
        while letters:
            x = lowest_bit(letters)
            letters &= letters - 1
            out.cards[x] -= by_master[x]
            out.left[x] -= out.cards[x]
            out.cards[<int>MASTER] += by_master[x]
        out.left[<int>MASTER] -= out.cards[<int>MASTER]

    cdef void settle(
        self, const Cards *hand, const uint8_t *needed, uint32_t letters, uint8_t *by_master
    ) noexcept nogil:
        """How many of each letter needed are paid with a Master (see the head of pay.pyx)."""
        cdef int spare = hand.counts[<int>MASTER], tier, x, paid
        cdef uint32_t rest = letters
        memset(by_master, 0, CARDS)
        while rest:
            x = lowest_bit(rest)
            rest &= rest - 1
            if needed[x] > hand.counts[x]:
                by_master[x] = needed[x] - hand.counts[x]
                spare -= by_master[x]
        for tier in range(self.tiers):
            if not spare:
                return
            rest = letters & self.tier_letters[tier]
            while rest and spare:
                x = lowest_bit(rest)
                rest &= rest - 1
                paid = needed[x] - by_master[x]
                if paid > spare:
                    paid = spare
                by_master[x] += paid
                spare -= paid

    def __len__(self):
        """Positions."""
        return self.n

    def columns(self):
        """The plays as columns: (counts, offsets, actions, targets, word_ids, left_points).

        Of each position: int64[n] plays before any were cut off, int64[n + 1] where its plays begin.
        Of each play: uint8 place in ACTIONS, int8 table word (-1: none), int32 word number (-1: a
        table word that the dictionary lacks), int32 points. As bytes, for numpy.frombuffer.
        """
        cdef size_t k, n = self.keys.size()
        cdef bytes actions = bytes(n), targets = bytes(n), words = bytes(4 * n), points = bytes(4 * n)
        cdef bytes counts = bytes(8 * self.n), offsets = bytes(8 * (self.n + 1))
        cdef uint8_t *action = <uint8_t *><char *>actions
        cdef int8_t *target = <int8_t *><char *>targets
        cdef int32_t *word = <int32_t *><char *>words
        cdef int32_t *left = <int32_t *><char *>points
        cdef uint64_t key, place
        cdef Compiled d = self.dictionary
        with nogil:
            for k in range(n):
                if not k & 1023:
                    check_stop(4096)
                key = self.keys[k]
                place = key >> PLACE_SHIFT & ((1 << PLACE_BITS) - 1)
                action[k] = <uint8_t>(key >> ACTION_SHIFT & ((1 << ACTION_BITS) - 1))
                target[k] = <int8_t>(key >> TARGET_SHIFT & ((1 << TARGET_BITS) - 1)) if action[k] else -1
                word[k] = <int32_t>d.by_rank[place >> 1] if place & 1 else -1
                left[k] = <int32_t>(key >> POINTS_SHIFT)
        if self.n:
            memcpy(<char *>counts, self.count.data(), 8 * self.n)
        memcpy(<char *>offsets, self.start.data(), 8 * (self.n + 1))
        return counts, offsets, actions, targets, words, points

    def counts(self):
        """Plays of each position before any were cut off."""
        return list(self.count)

    def rows(self):
        """The plays of each position as tuples (action, target, word, laid, cards, left, left_points)."""
        return [self.rows_of(i) for i in range(self.n)]

    def rows_of(self, Py_ssize_t i):
        """The plays of one position, counted from `first`, as tuples."""
        cdef Move move
        cdef Cards hand
        cdef int64_t k
        cdef list rows = []
        cdef const Letters *letters = &self.dictionary.letters
        cdef str word, laid
        cdef uint8_t codes[64]
        cdef int j
        if not 0 <= i < self.n:
            raise IndexError(f"position {i}: accepted: 0 to {self.n - 1}")
        self.hand_of(i, &hand)
        for k in range(self.start[i + 1] - self.start[i]):
            check_stop(500)
            self.move(i, k, &hand, &move)
            for j in range(move.length):
                codes[j] = move.word[j] & ~BRACKET
            word = spell(letters, codes, move.length)
            laid = bracketed(word, move.brackets) if move.brackets else word
            rows.append((
                ACTIONS[move.action], move.target if move.target >= 0 else None, word, laid,
                spell_cards(letters, move.cards), spell_cards(letters, move.left), move.left_points))
        return rows


cdef void describe_exchange(int code, const uint8_t *lying, int length, Move *out) noexcept nogil:
    """A letter for the leftmost Master that stands for it, or a Master for the leftmost letter."""
    cdef int x = code - CAPTURE if code < LAY else code - LAY, at
    cdef int wanted = x | BRACKET if code < LAY else x
    cdef bint done = False
    memset(out.cards, 0, sizeof(out.cards))
    if code < LAY:
        out.cards[x] = 1
        out.left[x] -= 1
        out.left[<int>MASTER] += 1
    else:
        out.cards[<int>MASTER] = 1
        out.left[<int>MASTER] -= 1
        out.left[x] += 1
    for at in range(length):
        if lying[at] == wanted and not done:
            done = True
            out.brackets |= <uint64_t>(code >= LAY) << at
        else:
            out.brackets |= <uint64_t>(lying[at] & BRACKET != 0) << at


cdef bint bracketed_at_all(const uint8_t *letters, int n) noexcept nogil:
    cdef int k
    for k in range(n):
        if letters[k] & BRACKET:
            return True
    return False


cdef void lay_changes(Move *out, const uint8_t *lying, const uint8_t *by_master) noexcept nogil:
    """Masters lie at the first places that change to the letters they stand for."""
    cdef uint8_t rest[33]
    cdef int at
    memcpy(rest, by_master, sizeof(rest))
    for at in range(out.length):
        if out.word[at] != (lying[at] & ~BRACKET) and rest[out.word[at]]:
            rest[out.word[at]] -= 1
            out.brackets |= <uint64_t>1 << at


cdef uint64_t lay_first(
    const uint8_t *word, int n, const uint8_t *old, int m, const uint8_t *needed, const uint8_t *by_master
) noexcept nogil:
    """Where Masters lie: of all ways to place old cards and new, the first list of bracketed places.

    Place by place, keeping every number of old cards used so far (a bit in `states`) that agrees with
    the brackets chosen; a bracket is chosen wherever one of them can still be completed. How many new
    Masters a state has used of a letter follows from the brackets so far.
    """
    cdef int can_end[65]            # of the old cards, how many of the last can lie from this place on
    cdef int brackets_of[33]        # chosen so far, by letter
    cdef int seen[33]               # letters of the word so far
    cdef uint64_t states = 1, bracketed_states, plain_states, result = 0
    cdef int p, j, x, used, natural, old_masters, old_letters
    if m == 0:                  # a new word: the first places of the letters
        memset(brackets_of, 0, sizeof(brackets_of))
        for p in range(n):
            if brackets_of[word[p]] < by_master[word[p]]:
                brackets_of[word[p]] += 1
                result |= <uint64_t>1 << p
        return result
    memset(brackets_of, 0, sizeof(brackets_of))
    memset(seen, 0, sizeof(seen))
    can_end[n] = 0
    j = m
    for p in range(n - 1, -1, -1):
        if j and (old[j - 1] & ~BRACKET) == word[p]:
            j -= 1
        can_end[p] = m - j
    for p in range(n):
        x = word[p]
        bracketed_states = plain_states = 0
        old_masters = 0
        old_letters = 0
        for j in range(m + 1):      # old_masters, old_letters: of letter x among the first j old cards
            if states >> j & 1:
                if j < m and (old[j] & ~BRACKET) == x and m - j - 1 <= can_end[p + 1]:
                    if old[j] & BRACKET:
                        bracketed_states |= <uint64_t>1 << (j + 1)
                    else:
                        plain_states |= <uint64_t>1 << (j + 1)
                if m - j <= can_end[p + 1]:
                    used = brackets_of[x] - old_masters
                    natural = seen[x] - old_letters - used
                    if used < by_master[x]:
                        bracketed_states |= <uint64_t>1 << j
                    if natural < <int>needed[x] - <int>by_master[x]:
                        plain_states |= <uint64_t>1 << j
            if j < m and (old[j] & ~BRACKET) == x:
                old_letters += 1
                old_masters += (old[j] & BRACKET) != 0
        seen[x] += 1
        if bracketed_states:
            brackets_of[x] += 1
            result |= <uint64_t>1 << p
            states = bracketed_states
        else:
            states = plain_states
    return result


cdef str bracketed(str word, uint64_t brackets):
    cdef list parts = []
    cdef Py_ssize_t k
    for k in range(len(word)):
        parts.append(f"[{word[k]}]" if brackets >> k & 1 else word[k])
    return "".join(parts)


cdef str spell_cards(const Letters *letters, const uint8_t *counts):
    """Cards as an uppercase string, in the alphabet's order, Masters last."""
    cdef int n = 0, x
    cdef str text
    cdef char *data
    if not letters.ascii:
        return "".join([chr(letters.upper_point[x]) * counts[x] for x in range(CARDS)])
    for x in range(CARDS):
        n += counts[x]
    text = PyUnicode_New(n, 127)
    data = <char *>PyUnicode_DATA(text)
    for x in range(CARDS):
        for _ in range(counts[x]):
            data[0] = letters.upper[x][0]
            data += 1
    return text
