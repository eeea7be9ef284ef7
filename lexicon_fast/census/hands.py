"""All hands of a size from the pack: the best first play of each, and the turns to empty it.

The answers for all hands with fewer cards are kept in memory. The answers for the hands themselves
are computed from them, part by part (see `_native/census/all_hands.pyx`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import pairwise
from math import comb
from threading import Lock
from typing import Final

from lexicon_fast._native.census.all_hands import AllHands
from lexicon_fast._native.census.stats import tally_hands
from lexicon_fast.base.arguments import checked, integer, strings, thread_count
from lexicon_fast.base.arguments import size as checked_size
from lexicon_fast.base.errors import BadHand, excerpt
from lexicon_fast.base.thread_pool import as_done
from lexicon_fast.census.tally import ListedHand, Shape, Tally
from lexicon_fast.dictionary.dictionary import Dictionary, checked_dictionary
from lexicon_fast.games.lexicon.rules import MASTER, AnyRuleset, pack_by_code, points_by_code
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset
from lexicon_fast.games.lexicon.solver import checked_length

#: The maximum length of each list of hands.
MOST_LISTED: Final = 1_000_000

_MOST_CARDS: Final = 64

#: Points left after the best first play, its word ("": there is no play), and the turns to empty
#: the hand (None: impossible, or not planned).
Answer = tuple[int, str, int | None]

#: Hands in a part: some hundredths of a second of work.
_PART_HANDS: Final = 1 << 18

#: Sets of common cards; a row of them fits the processor's cache.
_MOST_COMMONS: Final = 8192

_CODES: Final = 33  # cards by code, the Master's last

#: Sets of rare cards: their size, the number of the first, and the number after the last.
_Range = tuple[int, int, int]


class Census:
    """All hands of `cards` cards from the pack of a ruleset, in parts that are counted separately.

    cards: 1 to 15; min_length: letters of the words; plan: also count turns; top: length of each
    list of hands; threads: for `prepare`. A hand is a set of cards, in any order; its best first
    play is the first of `solve` with an empty table. Thread-safe.

    Memory, from `prepare` on: 4 bytes for each hand with fewer cards (115 MB for ten cards), with
    `plan` and 15 cards up to 12 (259 MB for ten); see `memory`. Raises BadOption, and BadAlphabet
    for a dictionary with letters that have no points.
    """

    def __init__(
        self,
        dictionary: Dictionary,
        cards: int = 10,
        *,
        ruleset: AnyRuleset = "waddingtons",
        min_length: int = 2,
        plan: bool = False,
        top: int = 20,
        threads: int = 1,
    ) -> None:
        self.dictionary = checked_dictionary(dictionary)
        self.rules = read_ruleset(ruleset, dictionary.language)
        self.plan = checked("plan", bool, plan)
        cards = integer("cards", cards)
        top = checked_size("top", top, 0, MOST_LISTED)
        self.min_length = checked_length(min_length)
        self._letters = dictionary.compiled.upper
        self.shape = Shape.of(dictionary, self.rules, cards, plan=plan, top=top)
        pack = pack_by_code(self.rules, self._letters)
        vowels = dictionary.alphabet.vowels
        self._vowels = bytes(letter in vowels for letter in self._letters).ljust(_CODES, b"\0")
        self._native = AllHands(
            dictionary.compiled,
            cards,
            pack,
            points_by_code(self.rules, self._letters),
            min_length=self.min_length,
            plan=plan,
            most_commons=_MOST_COMMONS,
        )
        self._threads = thread_count(threads)
        self._preparing = Lock()
        self._prepared = 0  # sizes of rare sets
        self._parts = list(_parts(self._native.rare_sets, self._native.hands_each))
        #: The number of parts; their hands depend only on the pack and the number of cards.
        self.parts = len(self._parts)
        #: The number of different hands, and of deals.
        self.hands = sum(
            sets * each
            for sets, each in zip(self._native.rare_sets, self._native.hands_each, strict=True)
        )
        self.deals = comb(sum(pack), cards)

    @property
    def memory(self) -> int:
        """Bytes of the answers in memory after `prepare`."""
        return self._native.size

    def prepare(self) -> None:
        """Compute the answers for all hands with fewer cards, once. Raises MemoryError."""
        with self._preparing:
            if not self._prepared:
                self._native.reserve()
            for size in range(self._prepared, self.shape.cards):
                fill_size(self._native, size, self._threads)
                self._prepared = size + 1

    def tally(self, first_part: int, last_part: int) -> Tally:
        """Count the hands of the parts `first_part` to before `last_part`. Raises IndexError."""
        integer("last_part", last_part)
        self.prepare()
        tally = Tally(self.shape)
        for size, first, last in self._ranges(first_part, last_part):
            found = tally_hands(
                self._native,
                size,
                first,
                last,
                self._vowels,
                self.shape.top,
                tally.left,
                tally.kinds,
                tally.words,
                tally.turns,
            )
            tally.list_hands(
                ListedHand(self._text(hand), points, left_points, self._word(word), turns, deals)
                for hand, points, left_points, word, turns, deals in found
            )
        return tally

    def hands_of(self, part: int) -> list[str]:
        """Return the hands of a part: sorted cards, Masters (`*`) last. Raises IndexError."""
        part = integer("part", part)
        return [
            self._text(hand)
            for size, first, last in self._ranges(part, part + 1)
            for hand in self._native.hands(size, first, last)
        ]

    def answers(self, hands: Sequence[str]) -> list[Answer]:
        """Return the answers for some hands, as they are counted. Raises BadHand, BadOption."""
        hands = strings("hands", hands)
        self.prepare()
        counted = []
        for hand in hands:
            if len(hand) > _MOST_CARDS:
                raise BadHand(f"hand {excerpt(hand)}: {len(hand)} cards; use up to {_MOST_CARDS}")
            counts = bytearray(_CODES)
            for card, count in Counter(hand).items():
                if card not in self.shape.letters:
                    letters = self.shape.letters
                    raise BadHand(f"hand {hand!r}: {card!r} is not a card; cards: {letters}")
                counts[self._code(card)] = count
            counted.append(bytes(counts))
        return [
            (left_points, self._word(word), turns if self.plan else None)
            for left_points, word, turns in self._native.answers(counted)
        ]

    def _ranges(self, first_part: int, last_part: int) -> Iterable[_Range]:
        if not 0 <= integer("first_part", first_part) <= last_part <= self.parts:
            raise IndexError(f"parts {first_part} to {last_part} of {self.parts} do not exist")
        return (each for part in self._parts[first_part:last_part] for each in part)

    def _code(self, card: str) -> int:
        return _CODES - 1 if card == MASTER else self._letters.index(card)

    def _text(self, counts: bytes) -> str:
        return (
            "".join(card * counts[code] for code, card in enumerate(self._letters))
            + MASTER * counts[-1]
        )

    def _word(self, number: int) -> str:
        return self.dictionary.words[number] if number >= 0 else ""


def fill_size(hands: AllHands, size: int, threads: int) -> None:
    """Solve all smaller hands with `size` rare cards, in threads."""
    for_all_sets(partial(hands.fill, size), hands.rare_sets[size], threads)


def for_all_sets(function: Callable[[int, int], None], sets: int, threads: int) -> None:
    """Call function(first, last) for pieces of the range 0 to `sets`, in threads and any order."""
    cuts = _cuts(sets, 8 * threads)
    with closing(as_done(lambda cut: function(*cut), cuts, threads)) as called:
        for _ in called:
            pass


def _cuts(sets: int, pieces: int) -> Iterator[tuple[int, int]]:
    """Cut the range 0 to `sets` into pieces of about the same length."""
    pieces = max(1, min(pieces, sets))
    return pairwise(sets * piece // pieces for piece in range(pieces + 1))


def _parts(rare_sets: Sequence[int], hands_each: Sequence[int]) -> Iterator[list[_Range]]:
    """Yield the ranges of each part; the hands of a set stay together."""
    part: list[_Range] = []
    room = _PART_HANDS
    for size, (sets, each) in enumerate(zip(rare_sets, hands_each, strict=True)):
        first = 0
        while each and first < sets:
            fit = min(max(room // each, 0 if part else 1), sets - first)
            if fit:
                part.append((size, first, first + fit))
                first += fit
                room -= fit * each
            if first < sets:
                yield part
                part = []
                room = _PART_HANDS
    if part:
        yield part
