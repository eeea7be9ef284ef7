"""Many rounds of Lexicon at once, one small step at a time, for machine learning.

A turn is a sequence of steps of the same player: first the kind of the move, then a table word if it needs one, then
the letters of the new word one by one, or a card. Actions are numbers, in this order: kinds, table words, letters, the
Master, the end of a word, and ranked plays. A mask contains the actions that still lead to a legal move, so there are
no dead ends. Words are those of the dictionary, and there are no challenges. Each move is paid as the solver pays it.
Moves, deals and renewals of the stock are those of rounds.pyx.

With ranked plays, a single step makes one of the plays that leave the fewest points, in the order of moves.pyx, and no
play is spelled.
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int16_t, int32_t, int8_t, uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport nth_element, sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, Scratch, codes_of, length_of
from ..dictionary.letters cimport BRACKET, CARDS, MASTER
from ..dictionary.prefixes cimport (
    LONG, Graph, Neighbours, Node, Prefixes, can_finish, follow, letters_of, may_fit, neighbours, next_letters,
    prefixes, spend,
)
from ..dictionary.search cimport Cards, TableWord, find_substitutions, find_subwords, find_superwords
from ..lexicon.candidates cimport (
    CAPTURE, EXCHANGE, FORM, INSERT, LAY, SUBSTITUTE, exchanged_letter, keep_few_changes, read_codes,
)
from ..lexicon.moves cimport (
    ACTION_SHIFT, PLACE_SHIFT, POINTS_SHIFT, TARGET_SHIFT, action_of, assign_masters, exchange_of, place_of, target_of,
)
from ..lexicon.pay cimport pay_plays, pay_substitutions, points_after_exchange
from ..lexicon.rounds cimport (
    DRAW_BLIND, DRAW_EXPOSED, MAX_PLAYERS, MAX_TABLE, Choice, LaidWord, Rules, State, apply, blind_is_legal, deal,
    points_of,
)
from ..lexicon.turns cimport MAX_HAND
from .games cimport MAX_BYTE, Games, Mask, add_action, add_actions, write_left

cdef enum:
    # Kinds of moves: the first actions
    FORM_KIND = 0
    INSERT_KIND = 1
    SUBSTITUTE_KIND = 2
    CAPTURE_KIND = 3          # a card for the Master that stands for its letter
    LAY_KIND = 4              # a Master for the card of a letter
    EXPOSED_KIND = 5
    BLIND_KIND = 6
    KINDS = 7

    # Numbers that describe a ranked play; after them the cards left in the hand, by kind
    PLAY_POINTS = 0               # of these cards
    PLAY_KIND = 1                 # + 1, as in observations
    PLAY_TARGET = 2               # + 1
    PLAY_LAID = 3                 # cards paid
    PLAY_LEFT = 4

    MAX_LONGEST = 64
    SPARE_KEYS = 1024             # plays that are collected besides the best


cdef enum Phase:              # the step that is due
    CHOOSE_KIND
    CHOOSE_TARGET
    CHOOSE_LETTER             # of a word
    CHOOSE_CARD


cdef struct Slot:             # a game
    State state
    Phase phase
    int kind
    int target
    int spelled               # letters of the new word so far
    uint8_t letters[MAX_LONGEST]
    uint32_t node             # of these letters
    Cards left                # cards that can still be paid for letters
    int changes               # letters that a substitution may still change
    int32_t word[MAX_TABLE]   # numbers of the table words
    uint32_t brackets[MAX_TABLE]  # their letters that are Masters, one bit each
    uint32_t cards[MAX_TABLE]  # their letters that are not


cdef struct Offsets:          # of the parts of an observation
    int pile
    int exposed
    int sizes
    int stock
    int idle
    int words
    int kind
    int target
    int spelled
    int table
    int size


cdef class LexiconGames(Games):
    """The games of a vector.

    rules: of each game; games: their number; players: of each game; cards_each: dealt to each player; plays: how many
    of the best plays are actions, instead of spelling them; 0: none. Raises BadOption.
    """
    cdef readonly Rules rules
    cdef readonly int cards_each
    cdef readonly int targets         # number of actions for table words
    cdef readonly int longest         # letters of a word
    cdef readonly int first_target    # actions: kinds, table words, letters, Master, end of a word
    cdef readonly int first_letter
    cdef readonly int end
    cdef Offsets at
    cdef Prefixes prefixes
    cdef Neighbours neighbours
    cdef Scratch scratch
    cdef uint64_t tests               # vector tests of searches
    cdef vector[Slot] slots
    cdef vector[vector[uint64_t]] best      # by game: the ranked plays of the turn, as keys: see moves.pxd
    cdef vector[int32_t] left_points        # that the words of a search leave
    cdef vector[vector[int32_t]] found      # by game: the words that the letters of an insertion can still become
    cdef vector[uint8_t] extended     # by word: whether it is part of a longer one: 1, 2: no; 0: not known yet

    def __cinit__(self, Rules rules not None, int games, int players, int cards_each, *, int plays=0):
        cdef Compiled d = rules.dictionary
        cdef int cards = d.letters.n + 1
        check_range("players", players, 2, <int>MAX_PLAYERS)
        check_range("cards_each", cards_each, 1, min(<int>MAX_HAND, (rules.cards_in_play - 1) // players))
        if rules.guard * players > MAX_BYTE:
            raise BadOption(
                f"guard is {rules.guard}, {rules.guard * players} idle turns of {players} players; a vector can count"
                f" {<int>MAX_BYTE}, so use a guard of {<int>MAX_BYTE // players} at most")
        self.rules = rules
        self.cards_each = cards_each
        self.targets = max(1, min(rules.cards_in_play // 2, <int>MAX_TABLE))
        self.longest = min(d.longest, rules.cards_in_play, <int>MAX_LONGEST)
        self.first_target = KINDS
        self.first_letter = self.first_target + self.targets
        self.end = self.first_letter + cards
        self.at.pile = cards
        self.at.exposed = 2 * cards
        self.at.sizes = self.at.exposed + 1
        self.at.stock = self.at.sizes + players
        self.at.idle = self.at.stock + 1
        self.at.words = self.at.idle + 1
        self.at.kind = self.at.words + 1
        self.at.target = self.at.kind + 1
        self.at.spelled = self.at.target + 1
        self.at.table = self.at.spelled + self.longest
        self.at.size = self.at.table + self.targets * self.longest
        self.set_sizes(games, players, self.end + 1, self.at.size, plays, PLAY_LEFT + cards)
        self.best.resize(games if plays else 0)
        self.prefixes = prefixes(d)
        self.neighbours = neighbours(d)
        self.scratch = d.take_scratch()
        self.slots.resize(games)
        self.found.resize(games)
        self.extended.resize(d.n)

    def __dealloc__(self):
        if self.scratch is not None:
            self.rules.dictionary.release_scratch(self.scratch)

    @property
    def offsets(self) -> dict[str, int]:
        """Offsets of the parts of an observation, by name."""
        return {
            "hand": 0, "pile": self.at.pile, "exposed": self.at.exposed, "hand_sizes": self.at.sizes,
            "stock": self.at.stock, "idle": self.at.idle, "words": self.at.words, "kind": self.at.kind,
            "target": self.at.target, "spelled": self.at.spelled, "table": self.at.table}

    @property
    def memory(self) -> int:
        """Bytes of the games and of the tables of the dictionary."""
        cdef size_t i, size = self.slots.size() * sizeof(Slot) + self.extended.size()
        for i in range(self.taken.size()):
            size += 2 * self.taken[i].capacity() + 4 * self.found[i].capacity()
        for i in range(self.best.size()):
            size += 8 * self.best[i].capacity()
        return size + self.prefixes.size + self.neighbours.size

    # Steps

    cdef int begin(self, int game) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        deal(
            self.rules, &slot.state, self.players, self.cards_each, self.first_player(game), self.seed_of_episode(game))
        self.episodes[game].turns = 0
        self.taken[game].clear()
        memset(self.observation_of(game) + self.at.table, 0, self.targets * self.longest)
        self.begin_turn(game)

    cdef int begin_turn(self, int game) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        slot.phase = CHOOSE_KIND
        slot.spelled = 0
        self.to_move[game] = <int8_t>slot.state.turn
        self.turns[game] = self.episodes[game].turns
        self.show_cards(game)
        self.show_choices(game)
        self.find_legal(game)

    cdef int act(self, int game, int action) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        cdef uint8_t *seen = self.observation_of(game)
        self.taken[game].push_back(<uint16_t>action)
        if slot.phase == CHOOSE_KIND:
            if action >= self.first_play:
                return self.make_ranked(game, self.best[game][action - self.first_play])
            slot.kind = action
            seen[self.at.kind] = <uint8_t>(action + 1)
            slot.phase = CHOOSE_TARGET
            if action == FORM_KIND:
                self.begin_word(game)
            elif action >= EXPOSED_KIND:
                slot.phase = CHOOSE_CARD
        elif slot.phase == CHOOSE_TARGET:
            slot.target = action - self.first_target
            seen[self.at.target] = <uint8_t>(slot.target + 1)
            if slot.kind == INSERT_KIND or slot.kind == SUBSTITUTE_KIND:
                self.begin_word(game)
            else:
                slot.phase = CHOOSE_CARD
        elif slot.phase == CHOOSE_CARD:
            return self.finish_card(game, action - self.first_letter)
        elif action == self.end:
            return self.finish_word(game)
        else:
            action -= self.first_letter
            slot.letters[slot.spelled] = <uint8_t>action
            seen[self.at.spelled + slot.spelled] = <uint8_t>(action + 1)
            slot.spelled += 1
            self.add_letter(self.rules.dictionary, game, action)
            if slot.kind == SUBSTITUTE_KIND and slot.spelled == slot.state.table[slot.target].length:
                return self.finish_word(game)
        self.find_legal(game)

    cdef int begin_word(self, int game) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        cdef size_t found
        slot.phase = CHOOSE_LETTER
        slot.node = self.prefixes.graph.root
        slot.left = slot.state.hands[slot.state.turn]
        slot.changes = self.rules.max_exchanged
        if slot.kind == INSERT_KIND:
            found = self.find_insertions(game, slot.target)
            self.found[game].assign(self.scratch.words, self.scratch.words + found)

    cdef int add_letter(self, Compiled d, int game, int letter) except -1 nogil:
        """Continue a word with a letter."""
        cdef Slot *slot = &self.slots[game]
        cdef vector[int32_t] *found = &self.found[game]
        cdef size_t i, kept = 0
        cdef int place = slot.spelled - 1
        if slot.kind == INSERT_KIND:
            for i in range(found.size()):
                if codes_of(d, found[0][i])[place] == letter and length_of(d, found[0][i]) > place:
                    found[0][kept] = found[0][i]
                    kept += 1
            found.resize(kept)
            return 0
        slot.node = follow(&self.prefixes.graph, slot.node, letter)
        if slot.kind == FORM_KIND:
            spend(slot.left.counts, letter)
        elif letter != slot.state.table[slot.target].codes[place] & ~BRACKET:
            spend(slot.left.counts, letter)
            slot.changes -= 1

    cdef int finish_word(self, int game) except -1 nogil:
        """Play the word that the letters spell."""
        cdef Slot *slot = &self.slots[game]
        return self.play_word(
            game, slot.kind, slot.target, <int32_t>self.rules.dictionary.find(slot.letters, slot.spelled))

    cdef int make_ranked(self, int game, uint64_t key) except -1 nogil:
        """Make a ranked play."""
        cdef Slot *slot = &self.slots[game]
        cdef int exchanged = exchange_of(key)
        slot.target = target_of(key)
        if not exchanged:
            return self.play_word(game, action_of(key), slot.target, word_of(self.rules.dictionary, key))
        slot.kind = CAPTURE_KIND if exchanged < LAY else LAY_KIND
        return self.finish_card(game, exchanged_letter(exchanged))

    cdef int play_word(self, int game, int action, int target, int32_t word) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        cdef Choice choice
        memset(&choice, 0, sizeof(Choice))
        choice.action = action
        choice.target = target
        choice.word = word
        self.pay_choice(slot, &choice)
        if action == FORM:
            target = slot.state.words
        slot.word[target] = word
        self.finish(game, &choice, target)

    cdef void pay_choice(self, const Slot *slot, Choice *choice) noexcept nogil:
        """Choose the cards that pay for a word."""
        cdef const LaidWord *old = &slot.state.table[choice.target]
        cdef const uint8_t *word = codes_of(self.rules.dictionary, choice.word)
        cdef uint8_t needed[CARDS]
        cdef uint8_t by_master[CARDS]
        cdef uint32_t letters
        cdef int k, x
        memset(needed, 0, sizeof(needed))
        for k in range(length_of(self.rules.dictionary, choice.word)):
            if choice.action != SUBSTITUTE or word[k] != old.codes[k] & ~BRACKET:
                needed[word[k]] += 1
        if choice.action == INSERT:
            for k in range(old.length):
                needed[old.codes[k] & ~BRACKET] -= 1
        letters = letters_of(needed)
        assign_masters(
            &slot.state.hands[slot.state.turn], self.rules.prices.tiers, self.rules.prices.tier_letters, needed,
            letters, by_master)
        while letters:
            x = lowest_bit(letters)
            letters &= letters - 1
            choice.cards[x] = needed[x] - by_master[x]
            choice.cards[<int>MASTER] += by_master[x]

    cdef int finish_card(self, int game, int code) except -1 nogil:
        """Draw, or exchange a card without changing the word."""
        cdef Slot *slot = &self.slots[game]
        cdef Choice choice
        cdef int changed = -1
        memset(&choice, 0, sizeof(Choice))
        choice.letter = MASTER if code == self.rules.dictionary.letters.n else code
        if slot.kind >= EXPOSED_KIND:
            choice.action = DRAW_EXPOSED if slot.kind == EXPOSED_KIND else DRAW_BLIND
        else:
            choice.action = EXCHANGE
            choice.target = changed = slot.target
            choice.letter += CAPTURE if slot.kind == CAPTURE_KIND else LAY
        self.finish(game, &choice, changed)

    cdef int finish(self, int game, const Choice *choice, int changed) except -1 nogil:
        """Apply a move and begin the next turn, or after the end of a round the next episode.

        changed: place of the table word that the move changes, or -1.
        """
        cdef Slot *slot = &self.slots[game]
        cdef int32_t *rewards = self.rewards + <size_t>game * self.players
        cdef int player
        cdef bint over = apply(self.rules, &slot.state, choice)
        self.episodes[game].turns += 1
        if over:
            for player in range(self.players):
                rewards[player] = -points_of(self.rules, &slot.state.hands[player])
            self.done[game] = True
            self.episodes[game].number += 1
            return self.begin(game)
        if changed >= 0:
            self.show_word(game, changed)
        return self.begin_turn(game)

    # Legal actions

    cdef int find_legal(self, int game) except -1 nogil:
        """Find the legal actions of the step that is due, and write the mask."""
        cdef Slot *slot = &self.slots[game]
        cdef const Cards *hand = &slot.state.hands[slot.state.turn]
        cdef Mask *legal = &self.legal_masks[game]
        memset(legal, 0, sizeof(Mask))
        if slot.phase == CHOOSE_KIND:
            if self.plays:
                self.rank_plays(self.rules.dictionary, game)
            else:
                self.find_kinds(game)
            self.find_draws(slot, legal)
        elif slot.phase == CHOOSE_TARGET:
            self.find_targets(game)
        elif slot.phase == CHOOSE_LETTER:
            if slot.kind == INSERT_KIND:
                self.find_inserted(self.rules.dictionary, game)
            elif slot.kind == SUBSTITUTE_KIND:
                add_actions(legal, self.first_letter, self.substituted_letters(slot))
            else:
                add_actions(
                    legal, self.first_letter, next_letters(&self.prefixes.graph, slot.node, slot.left.counts))
                if self.prefixes.graph.nodes[slot.node].lengths & 1:
                    add_action(legal, self.end)
        elif slot.kind == CAPTURE_KIND:
            add_actions(legal, self.first_letter, slot.brackets[slot.target] & letters_of(hand.counts))
        elif slot.kind == LAY_KIND:
            add_actions(legal, self.first_letter, slot.cards[slot.target])
        else:
            add_actions(legal, self.first_letter, letters_of(hand.counts))
            if hand.counts[<int>MASTER]:
                add_action(legal, self.end - 1)
        self.show_legal(game)

    cdef int find_kinds(self, int game) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        cdef State *state = &slot.state
        cdef Cards *hand = &state.hands[state.turn]
        cdef uint32_t letters = letters_of(hand.counts)
        cdef uint32_t any_letter = payable(hand)
        cdef int t
        cdef bint found = False, captured = False, laid = False
        cdef Mask *legal = &self.legal_masks[game]
        if state.words < self.targets and can_finish(
            &self.prefixes.graph, self.prefixes.graph.root, hand.counts, letters
        ):
            add_action(legal, FORM_KIND)
        for t in range(state.words):
            if self.neighbours.inserted[slot.word[t]] & any_letter:
                found = True
                break
        if not found:
            for t in range(state.words):
                if self.can_insert(game, t):
                    found = True
                    break
        if found:
            add_action(legal, INSERT_KIND)
        found = False
        for t in range(state.words):
            if self.neighbours.exchanged[slot.word[t]] & any_letter:
                found = True
                break
        if not found:
            for t in range(state.words):
                if self.may_substitute(slot, t):
                    found = True
                    break
        if found:
            add_action(legal, SUBSTITUTE_KIND)
        if self.rules.same_word_exchange:
            for t in range(state.words):
                captured |= (slot.brackets[t] & letters) != 0
                laid |= slot.cards[t] != 0
            if captured:
                add_action(legal, CAPTURE_KIND)
            if laid and hand.counts[<int>MASTER]:
                add_action(legal, LAY_KIND)

    cdef void find_draws(self, const Slot *slot, Mask *legal) noexcept nogil:
        if slot.state.pile_size:
            add_action(legal, EXPOSED_KIND)
        if blind_is_legal(&slot.state):
            add_action(legal, BLIND_KIND)

    cdef int rank_plays(self, Compiled d, int game) except -1 nogil:
        """Find the best plays of a turn, make them legal, and describe them."""
        cdef Slot *slot = &self.slots[game]
        cdef const State *state = &slot.state
        cdef const Cards *hand = &state.hands[state.turn]
        cdef vector[uint64_t] *best = &self.best[game]
        cdef const LaidWord *laid
        cdef TableWord word
        cdef size_t found
        cdef int t, k, total = points_of(self.rules, hand)
        best.clear()
        if state.words < self.targets:
            found = find_subwords(d, hand, self.scratch, &self.tests)
            self.add_words(best, hand, NULL, NULL, total, found, FORM, 0)
        for t in range(state.words):
            laid = &state.table[t]
            read_codes(laid.codes, laid.length, &word)
            found = find_superwords(d, &word, hand, self.scratch, &self.tests)
            self.add_words(best, hand, &word, laid, total, found, INSERT, t)
            found = find_substitutions(d, &word, hand, self.scratch, &self.tests)
            found = keep_few_changes(d, &word, self.scratch.words, found, self.rules.max_exchanged)
            self.add_words(best, hand, &word, laid, total, found, SUBSTITUTE, t)
            if self.rules.same_word_exchange:
                self.add_exchanges(best, slot, hand, total, t)
        sort(best.begin(), best.end())
        if best.size() > <size_t>self.plays:
            best.resize(self.plays)
        for k in range(<int>best.size()):
            self.show_play(d, slot, best[0][k], self.row_of_play(game, k))
        self.show_plays(game, <int>best.size())

    cdef int add_words(
        self, vector[uint64_t] *best, const Cards *hand, const TableWord *word, const LaidWord *laid, int total,
        size_t found, int action, int target
    ) except -1 nogil:
        """Pay for the words found, and add them. word, laid: the table word; NULL for new words."""
        cdef const int32_t *words = self.scratch.words
        cdef uint64_t head = <uint64_t>action << ACTION_SHIFT | <uint64_t>target << TARGET_SHIFT
        cdef size_t i
        cdef const uint16_t *word_points = self.rules.word_points
        if self.left_points.size() < found:
            self.left_points.resize(found)
        if action == SUBSTITUTE:
            pay_substitutions(
                self.rules.dictionary, &self.rules.prices, hand, word, laid.codes, total, word_points, words,
                self.left_points.data(), 0, found)
        else:
            pay_plays(
                self.rules.dictionary, &self.rules.prices, hand, word, total, word_points, words,
                self.left_points.data(), 0, found)
        for i in range(found):
            self.add_key(
                best, <uint64_t>self.left_points[i] << POINTS_SHIFT | head
                | (2 * <uint64_t>self.rules.dictionary.rank[words[i]] + 1) << PLACE_SHIFT)

    cdef int add_exchanges(
        self, vector[uint64_t] *best, const Slot *slot, const Cards *hand, int total, int target
    ) except -1 nogil:
        """Add the exchanges of a Master that leave the same word."""
        cdef uint64_t head = (
            <uint64_t>SUBSTITUTE << ACTION_SHIFT | <uint64_t>target << TARGET_SHIFT
            | (2 * <uint64_t>self.rules.dictionary.rank[slot.word[target]] + 1) << PLACE_SHIFT)
        cdef uint32_t captured = slot.brackets[target] & letters_of(hand.counts)
        cdef uint32_t laid = slot.cards[target] if hand.counts[<int>MASTER] else 0
        cdef int code
        while captured or laid:
            if captured:
                code = CAPTURE + <int>lowest_bit(captured)
                captured &= captured - 1
            else:
                code = LAY + <int>lowest_bit(laid)
                laid &= laid - 1
            self.add_key(
                best, <uint64_t>points_after_exchange(&self.rules.prices, total, code) << POINTS_SHIFT | head
                | <uint64_t>code)

    cdef int add_key(self, vector[uint64_t] *best, uint64_t key) except -1 nogil:
        """Add a play, and now and then drop those that are not among the best."""
        best.push_back(key)
        if best.size() == <size_t>(self.plays + SPARE_KEYS):
            nth_element(best.begin(), best.begin() + self.plays, best.end())
            best.resize(self.plays)

    cdef void show_play(self, Compiled d, const Slot *slot, uint64_t key, int16_t *row) noexcept nogil:
        """Describe a ranked play."""
        cdef Cards left = slot.state.hands[slot.state.turn]
        cdef const LaidWord *laid
        cdef const uint8_t *word
        cdef int k, x, action = action_of(key), exchanged = exchange_of(key), target = target_of(key), paid = 1
        cdef Choice choice
        if exchanged:
            x = exchanged_letter(exchanged)
            left.counts[x] += -1 if exchanged < LAY else 1
            left.counts[<int>MASTER] += 1 if exchanged < LAY else -1
            action = CAPTURE_KIND if exchanged < LAY else LAY_KIND
        else:
            memset(&choice, 0, sizeof(Choice))
            choice.action = action
            choice.target = target
            choice.word = word_of(d, key)
            self.pay_choice(slot, &choice)
            paid = 0
            for x in range(CARDS):
                left.counts[x] -= choice.cards[x]
                paid += choice.cards[x]
            if action == SUBSTITUTE:
                laid = &slot.state.table[target]
                word = codes_of(d, choice.word)
                for k in range(laid.length):
                    if word[k] != laid.codes[k] & ~BRACKET:
                        left.counts[<int>MASTER if laid.codes[k] & BRACKET else laid.codes[k]] += 1
        row[<int>PLAY_POINTS] = <int16_t>(key >> POINTS_SHIFT)
        row[<int>PLAY_KIND] = <int16_t>(action + 1)
        row[<int>PLAY_TARGET] = <int16_t>(0 if action == FORM else target + 1)
        row[<int>PLAY_LAID] = <int16_t>paid
        write_left(row + PLAY_LEFT, left.counts, d.letters.n)

    cdef int find_targets(self, int game) except -1 nogil:
        cdef Slot *slot = &self.slots[game]
        cdef const Cards *hand = &slot.state.hands[slot.state.turn]
        cdef uint32_t letters = letters_of(hand.counts)
        cdef int t
        cdef bint legal
        for t in range(slot.state.words):
            if slot.kind == INSERT_KIND:
                legal = self.can_insert(game, t)
            elif slot.kind == SUBSTITUTE_KIND:
                legal = self.may_substitute(slot, t)
            elif slot.kind == CAPTURE_KIND:
                legal = (slot.brackets[t] & letters) != 0
            else:
                legal = slot.cards[t] != 0
            if legal:
                add_action(&self.legal_masks[game], self.first_target + t)

    cdef bint can_insert(self, int game, int target) except -1 nogil:
        """Whether a table word can be extended."""
        cdef Slot *slot = &self.slots[game]
        cdef const Cards *hand = &slot.state.hands[slot.state.turn]
        cdef int32_t word = slot.word[target]
        cdef uint32_t inserted = self.neighbours.inserted[word]
        cdef Cards any
        if inserted & payable(hand):
            return True
        if self.extended[word] == 0:
            self.extended[word] = 1
            if not inserted:
                memset(&any, 0, sizeof(Cards))
                any.counts[<int>MASTER] = any.total = MAX_LONGEST
                if not self.find_longer(slot, target, &any):
                    self.extended[word] = 2
        return self.extended[word] == 1 and self.find_longer(slot, target, hand) > 0

    cdef size_t find_insertions(self, int game, int target) except <size_t>-1 nogil:
        """Find the words that a table word can be extended to. Returns their number; they are in the scratch memory."""
        cdef Slot *slot = &self.slots[game]
        return self.find_longer(slot, target, &slot.state.hands[slot.state.turn])

    cdef size_t find_longer(self, const Slot *slot, int target, const Cards *hand) except <size_t>-1 nogil:
        cdef TableWord word
        cdef const LaidWord *laid = &slot.state.table[target]
        read_codes(laid.codes, laid.length, &word)
        return find_superwords(self.rules.dictionary, &word, hand, self.scratch, &self.tests)

    cdef void find_inserted(self, Compiled d, int game) noexcept nogil:
        """Find the next letters of an insertion."""
        cdef Slot *slot = &self.slots[game]
        cdef uint32_t letters = 0
        cdef size_t i
        cdef int32_t word
        for i in range(self.found[game].size()):
            word = self.found[game][i]
            if length_of(d, word) == slot.spelled:
                add_action(&self.legal_masks[game], self.end)
            else:
                letters |= <uint32_t>1 << codes_of(d, word)[slot.spelled]
        add_actions(&self.legal_masks[game], self.first_letter, letters)

    cdef bint may_substitute(self, Slot *slot, int target) noexcept nogil:
        """Whether letters of a table word can be exchanged so that another word results."""
        cdef Cards *hand = &slot.state.hands[slot.state.turn]
        if self.neighbours.exchanged[slot.word[target]] & payable(hand):
            return True
        if self.rules.max_exchanged == 1:
            return False
        return self.can_change_from(
            self.prefixes.graph.root, codes_of(self.rules.dictionary, slot.word[target]),
            slot.state.table[target].length, hand)

    cdef bint can_change_from(self, uint32_t node, const uint8_t *word, int n, Cards *hand) noexcept nogil:
        """Whether a substitution can change a whole word. node: the root."""
        cdef uint32_t wanted[MAX_LONGEST]
        fill_wanted(word, n, payable(hand), wanted)
        return can_change(
            &self.prefixes.graph, node, word, wanted, n, hand.counts, letters_of(hand.counts),
            self.rules.max_exchanged, False)

    cdef uint32_t substituted_letters(self, Slot *slot) noexcept nogil:
        """Return the next letters of a substitution, one bit each."""
        cdef const Graph *graph = &self.prefixes.graph
        cdef const uint8_t *word = codes_of(self.rules.dictionary, slot.word[slot.target]) + slot.spelled
        cdef int n = slot.state.table[slot.target].length - slot.spelled, x, paid
        cdef uint8_t *left = slot.left.counts
        cdef uint32_t hand = letters_of(left), letters = graph.nodes[slot.node].next[0], found = 0
        cdef uint32_t own = <uint32_t>1 << word[0]
        cdef uint32_t wanted[MAX_LONGEST]
        cdef bint changed = slot.changes < self.rules.max_exchanged
        fill_wanted(word, n, payable(&slot.left) if slot.changes else 0, wanted)
        if letters & own and can_change(
            graph, follow(graph, slot.node, word[0]), word + 1, wanted + 1, n - 1, left, hand, slot.changes, changed
        ):
            found = own
        letters &= ~own
        if slot.changes == 0:
            return found
        if not left[<int>MASTER]:
            letters &= hand
        while letters:
            x = lowest_bit(letters)
            letters &= letters - 1
            paid = x if left[x] else MASTER
            left[paid] -= 1
            if can_change(
                graph, follow(graph, slot.node, x), word + 1, wanted + 1, n - 1, left, letters_of(left),
                slot.changes - 1, True
            ):
                found |= <uint32_t>1 << x
            left[paid] += 1
        return found

    # Arrays

    cdef void show_cards(self, int game) noexcept nogil:
        """Write what the player on turn sees besides the table words."""
        cdef const State *state = &self.slots[game].state
        cdef const Cards *hand = &state.hands[state.turn]
        cdef uint8_t *seen = self.observation_of(game)
        cdef int n = self.rules.dictionary.letters.n, k, x
        memcpy(seen, hand.counts, n)
        seen[n] = hand.counts[<int>MASTER]
        memset(seen + self.at.pile, 0, n + 1)
        for k in range(state.pile_size):
            x = state.pile[k]
            seen[self.at.pile + (n if x == MASTER else x)] += 1
        x = state.pile[state.pile_size - 1]
        seen[self.at.exposed] = <uint8_t>((n if x == MASTER else x) + 1)
        for k in range(self.players):
            seen[self.at.sizes + k] = <uint8_t>state.hands[(state.turn + k) % self.players].total
        seen[self.at.stock] = <uint8_t>(state.stock_end - state.stock_at)
        seen[self.at.idle] = <uint8_t>state.idle
        seen[self.at.words] = <uint8_t>state.words

    cdef void show_choices(self, int game) noexcept nogil:
        """Write that no step of the turn is done."""
        memset(self.observation_of(game) + self.at.kind, 0, 2 + self.longest)

    cdef void show_word(self, int game, int place) noexcept nogil:
        """Write a table word, and collect its cards."""
        cdef Slot *slot = &self.slots[game]
        cdef const LaidWord *laid = &slot.state.table[place]
        cdef uint8_t *seen = self.observation_of(game) + self.at.table + place * self.longest
        cdef uint32_t letter
        cdef int k
        slot.brackets[place] = slot.cards[place] = 0
        for k in range(laid.length):
            seen[k] = laid.codes[k] + 1
            letter = <uint32_t>1 << (laid.codes[k] & ~BRACKET)
            if laid.codes[k] & BRACKET:
                slot.brackets[place] |= letter
            else:
                slot.cards[place] |= letter


cdef inline int32_t word_of(Compiled d, uint64_t key) noexcept nogil:
    """Return the word of a ranked play, which is in the dictionary, as all table words are here."""
    return <int32_t>d.by_rank[place_of(key) >> 1]


cdef inline uint32_t payable(const Cards *hand) noexcept nogil:
    """Return the letters for which a card pays, one bit each."""
    return <uint32_t>0xFFFFFFFF if hand.counts[<int>MASTER] else letters_of(hand.counts)


cdef inline void fill_wanted(const uint8_t *word, int n, uint32_t letters, uint32_t *wanted) noexcept nogil:
    """Collect the letters that each of the n letters of a word can keep or become, one bit each."""
    cdef int k
    for k in range(n):
        wanted[k] = letters | <uint32_t>1 << word[k]


cdef bint can_change(
    const Graph *graph, uint32_t node, const uint8_t *word, const uint32_t *wanted, int n, uint8_t *counts,
    uint32_t hand, int changes, bint changed
) noexcept nogil:
    """Whether a word of n more letters after `node` can replace the n letters of `word`.

    wanted: see `fill_wanted`; counts: the cards that may replace up to `changes` letters; hand: `letters_of` them;
    changed: whether an earlier letter differs, else one of these must. The cards are unchanged afterwards.
    """
    cdef const Node *at = graph.nodes + node
    cdef uint32_t own, letters
    cdef int x
    cdef bint found
    if n == 0:
        return changed and at.lengths & 1
    if not at.lengths >> min(n, <int>LONG) & 1 or not may_fit(at, wanted, n):
        return False
    own = <uint32_t>1 << word[0]
    if changed and at.next[0] & own and can_change(
        graph, follow(graph, node, word[0]), word + 1, wanted + 1, n - 1, counts, hand, changes, True
    ):
        return True
    if changes:
        letters = at.next[0] & hand & ~own
        while letters:
            x = lowest_bit(letters)
            letters &= letters - 1
            counts[x] -= 1
            found = can_change(
                graph, follow(graph, node, x), word + 1, wanted + 1, n - 1, counts,
                hand if counts[x] else hand & ~(<uint32_t>1 << x), changes - 1, True)
            counts[x] += 1
            if found:
                return True
        if counts[<int>MASTER]:
            letters = at.next[0] & ~hand & ~own
            found = False
            counts[<int>MASTER] -= 1
            while letters and not found:
                x = lowest_bit(letters)
                letters &= letters - 1
                found = can_change(
                    graph, follow(graph, node, x), word + 1, wanted + 1, n - 1, counts, hand, changes - 1, True)
            counts[<int>MASTER] += 1
            if found:
                return True
    return not changed and at.next[0] & own and can_change(
        graph, follow(graph, node, word[0]), word + 1, wanted + 1, n - 1, counts, hand, changes, False)
