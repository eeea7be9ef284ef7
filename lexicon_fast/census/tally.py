"""Tallies: exact sums over hands, which add up in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import comb, prod
from typing import TYPE_CHECKING, Final, NamedTuple, Self

import msgspec
import numpy as np

from lexicon_fast.base.arguments import checked, size
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.validation import decoder, explain
from lexicon_fast.dictionary.alphabet import vowels_of
from lexicon_fast.games.lexicon.rules import MASTER, Ruleset

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lexicon_fast.dictionary import Dictionary


class Kind(NamedTuple):
    """Sums over the hands with the same numbers of vowels and Masters.

    deals: the number of ways to draw the cards.

    left_points: sum of the points left after the best first play of each deal.
    """

    hands: int
    deals: int
    left_points: int
    emptied_hands: int
    emptied_deals: int
    no_play_hands: int
    no_play_deals: int


class ListedHand(NamedTuple):
    """A hand in one of the lists.

    hand: its sorted cards, Masters (`*`) last; points: their sum; left_points, word: after the best
    first play, and its word ("": there is no play); turns: the fewest to empty the hand; None:
    never, or not known.
    """

    hand: str
    points: int
    left_points: int
    word: str
    turns: int | None
    deals: int


def deals_of(hand: str, pack: Mapping[str, int]) -> int:
    """Return the number of ways to draw these cards from a pack."""
    return prod(comb(pack[card], hand.count(card)) for card in set(hand))


class Shape(NamedTuple):
    """The size of a tally; only tallies of the same shape add up.

    cards: of a hand; masters, points: the most in a hand; turns: the most to empty a hand, 0
    without plans; words: in the dictionary; letters: the cards in order, Masters last; top: length
    of each list of hands.
    """

    cards: int
    masters: int
    points: int
    turns: int
    words: int
    letters: str
    top: int

    @classmethod
    def of(
        cls, dictionary: Dictionary, rules: Ruleset, cards: int, *, plan: bool, top: int
    ) -> Self:
        """Return the shape for all hands of `cards` cards from the pack of a ruleset.

        Raises BadOption if the pack has fewer cards, or cards that are not in the alphabet.
        """
        letters = dictionary.compiled.upper + MASTER
        for card, count in rules.pack.items():
            if count and card not in [*letters]:
                raise BadOption(
                    f"the pack of ruleset {rules.name!r} has {card!r}; dictionary"
                    f" {dictionary.name!r} has only {letters}"
                )
        cards = size("cards", cards, 1, sum(rules.pack.values()))
        points = [rules.points[card] for card, n in rules.pack.items() for _ in range(n)]
        return cls(
            cards=cards,
            masters=min(rules.pack.get(MASTER, 0), cards),
            points=sum(sorted(points)[-cards:]),
            turns=max(cards // 2, 1) if plan else 0,  # words have two letters or more
            words=len(dictionary),
            letters=letters,
            top=top,
        )


class Tally:
    """Sums over some of the hands of a census; `a + b` is the tally of the hands of both.

    left: int64[k, points + 1, 2], (hands, deals) by the points left after the best 1, 2, 3 ... k
    words, of k = 1 without plans; kinds: int64[cards + 1, masters + 1, 7], a `Kind` by vowels and
    Masters; words: int64[words, 2], (hands, deals) by the number of the word that is the best first
    play; turns: int64[turns + 1, 2], (hands, deals) by the fewest turns that empty the hand, never
    at 0, and of no rows without plans.

    best: hands that one word empties, most points first; worst: hands with most points left after
    the best first play; slowest: hands that take most turns to empty, most points first. At most
    `top` of each; ties go by the text of the hand, in the order of the cards.
    """

    __slots__ = ("best", "kinds", "left", "shape", "slowest", "turns", "words", "worst")

    def __init__(self, shape: Shape) -> None:
        def zeros(*size: int) -> NDArray[np.int64]:
            return np.zeros(size, "int64")

        self.shape = checked("shape", Shape, shape)
        self.left = zeros(max(shape.turns, 1), shape.points + 1, 2)
        self.kinds = zeros(shape.cards + 1, shape.masters + 1, len(Kind._fields))
        self.words = zeros(shape.words, 2)
        self.turns = zeros(shape.turns + 1 if shape.turns else 0, 2)
        self.best: list[ListedHand] = []
        self.worst: list[ListedHand] = []
        self.slowest: list[ListedHand] = []

    @property
    def total(self) -> Kind:
        """The sums over all hands."""
        return Kind._make(self.kinds.sum(axis=(0, 1)).tolist())

    def by_kind(self) -> Iterator[tuple[int, int, Kind]]:
        """Yield the number of vowels, of Masters, and the sums, where there are hands."""
        for vowels, row in enumerate(self.kinds.tolist()):
            for masters, sums in enumerate(row):
                kind = Kind._make(sums)
                if kind.hands:
                    yield vowels, masters, kind

    def add(self, hand: ListedHand, number: int, after: Sequence[int], *, deals: int = 1) -> None:
        """Add a hand with its number of deals to the sums, but not to the lists.

        number: of its word (ignored without a word); after: points left after the best 1, 2, 3 ...
        words, up to the number of words from which more words do not leave fewer points.
        """
        each = (1, deals)
        nothing = (0, 0)
        for k, row in enumerate(self.left):
            row[after[min(k, len(after) - 1)]] += each
        vowels = len(vowels_of(hand.hand))
        self.kinds[vowels, hand.hand.count(MASTER)] += (
            *each,
            hand.left_points * deals,
            *(nothing if hand.left_points else each),
            *(nothing if hand.word else each),
        )
        if hand.word:
            self.words[number] += each
        if len(self.turns):
            self.turns[hand.turns or 0] += each

    def list_hands(self, listed: Iterable[ListedHand]) -> None:
        """Add hands to the lists that they belong in, and cut these to `top` hands."""
        every = list(listed)
        self._list("best", (hand for hand in every if hand.word and not hand.left_points))
        self._list("worst", every)
        self._list("slowest", (hand for hand in every if hand.turns is not None))

    def __iadd__(self, other: Tally) -> Self:
        if self.shape != other.shape:
            raise ValueError(f"tallies differ in shape: {self.shape}, {other.shape}")
        for mine, others in zip(self._sums(), other._sums(), strict=True):
            mine += others
        for name in _LISTS:
            self._list(name, getattr(other, name))
        return self

    def __add__(self, other: Tally) -> Tally:
        both = Tally(self.shape)
        both += self
        both += other
        return both

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # mutable

    def to_json(self) -> bytes:
        """Return the tally in JSON, without the zeros."""
        sums = [_sparse(each) for each in self._sums()]
        return msgspec.json.encode(_Stored(self.shape, sums, self.best, self.worst, self.slowest))

    @classmethod
    def from_json(cls, text: bytes) -> Tally:
        """Read the output of `to_json`. Raises ValueError."""
        try:
            stored = decoder(_Stored).decode(checked("text", bytes, text))
            tally = cls(stored.shape)
            for sums, (places, values) in zip(tally._sums(), stored.sums, strict=True):
                sums.reshape(-1)[places] = values
        except (msgspec.MsgspecError, IndexError, OverflowError) as error:
            raise ValueError(str(explain(error))) from None
        tally.best, tally.worst, tally.slowest = stored.best, stored.worst, stored.slowest
        return tally

    def _sums(self) -> tuple[NDArray[np.int64], ...]:
        return self.left, self.kinds, self.words, self.turns

    def _list(self, name: str, more: Iterable[ListedHand]) -> None:
        key = _LISTS[name]
        rank = str.maketrans({card: chr(at) for at, card in enumerate(self.shape.letters)})
        ordered = sorted(
            {*getattr(self, name), *more},
            key=lambda hand: (*(-number for number in key(hand)), hand.hand.translate(rank)),
        )
        setattr(self, name, ordered[: self.shape.top])


def _sparse(sums: NDArray[np.int64]) -> tuple[list[int], list[int]]:
    """Return the indices of the values that are not 0, and these values."""
    flat = sums.reshape(-1)
    places = np.flatnonzero(flat)
    return places.tolist(), flat[places].tolist()


class _Stored(NamedTuple):
    shape: Shape
    sums: list[tuple[list[int], list[int]]]
    best: list[ListedHand]
    worst: list[ListedHand]
    slowest: list[ListedHand]


#: The lists and their sort keys, the largest first.
_LISTS: Final[Mapping[str, Callable[[ListedHand], tuple[int, ...]]]] = {
    "best": lambda hand: (hand.points,),
    "worst": lambda hand: (hand.left_points,),
    "slowest": lambda hand: (hand.turns or 0, hand.points),
}
