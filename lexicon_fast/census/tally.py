"""What a census counts: exact sums over hands, which add up in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import comb, prod
from typing import TYPE_CHECKING, Final, NamedTuple, Self

import msgspec
import numpy as np

from lexicon_fast.arguments import checked, size
from lexicon_fast.errors import BadOption
from lexicon_fast.games.lexicon.rules import MASTER, Ruleset

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lexicon_fast.dictionary import Dictionary

__all__ = ["VOWELS", "Count", "Kind", "Listed", "Shape", "Tally", "deals_of"]

VOWELS: Final = "AEIOU"


class Count(NamedTuple):
    """Hands, and the deals that give them: in how many ways the pack holds their cards."""

    hands: int
    deals: int


class Kind(NamedTuple):
    """Sums over the hands with so many vowels and Masters.

    left_points: points left after the best first play, once for each deal.
    """

    hands: int
    deals: int
    left_points: int
    emptied_hands: int
    emptied_deals: int
    no_play_hands: int
    no_play_deals: int


class Listed(NamedTuple):
    """A hand worth showing.

    hand: its cards, sorted, Masters (`*`) last; points: theirs; left_points, word: the best first
    play, "" if there is none; turns: the fewest that empty it, None for never or not known.
    """

    hand: str
    points: int
    left_points: int
    word: str
    turns: int | None
    deals: int


def deals_of(hand: str, pack: Mapping[str, int]) -> int:
    """In how many ways a pack holds these cards."""
    return prod(comb(pack[card], hand.count(card)) for card in set(hand))


class Shape(NamedTuple):
    """How large a tally is; only tallies of one shape add up.

    cards: of a hand; masters: most in a hand; points: most of a hand; turns: most that can be made,
    0 without plans; words: in the dictionary; letters: the cards in their order, Masters last;
    top: hands listed of each sort.
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
        """The shape for all hands of `cards` cards from the pack of a ruleset.

        Raises BadOption if the pack has fewer, or cards that the dictionary has no letters for.
        """
        letters = dictionary.compiled.upper + MASTER
        for card, count in rules.pack.items():
            if count and card not in [*letters]:
                raise BadOption(
                    f"ruleset {rules.name!r}: {card!r} in the pack; accepted with dictionary"
                    f" {dictionary.name!r}: {letters}"
                )
        cards = size("cards", cards, 1, sum(rules.pack.values()))
        worth = [rules.points[card] for card, n in rules.pack.items() for _ in range(n)]
        return cls(
            cards=cards,
            masters=min(rules.pack.get(MASTER, 0), cards),
            points=sum(sorted(worth)[-cards:]),
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
        self.best: list[Listed] = []
        self.worst: list[Listed] = []
        self.slowest: list[Listed] = []

    @property
    def total(self) -> Kind:
        """The sums over all hands."""
        return Kind._make(self.kinds.sum(axis=(0, 1)).tolist())

    def by_kind(self) -> Iterator[tuple[int, int, Kind]]:
        """Vowels, Masters and the sums, of all hands that there are."""
        for vowels, row in enumerate(self.kinds.tolist()):
            for masters, sums in enumerate(row):
                kind = Kind._make(sums)
                if kind.hands:
                    yield vowels, masters, kind

    def add(self, hand: Listed, number: int, after: Sequence[int], *, deals: int = 1) -> None:
        """Takes in a hand as one of so many deals, but not into the lists.

        number: that of its word, any if there is none; after: points left after the best 1, 2, 3
        ... words, as far as more words leave fewer.
        """
        each = (1, deals)
        nothing = (0, 0)
        for k, row in enumerate(self.left):
            row[after[min(k, len(after) - 1)]] += each
        vowels = sum(card in VOWELS for card in hand.hand)
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

    def list_hands(self, listed: Iterable[Listed]) -> None:
        """Takes hands into the lists that they belong in; those beyond `top` drop out."""
        every = list(listed)
        self._list("best", (hand for hand in every if hand.word and not hand.left_points))
        self._list("worst", every)
        self._list("slowest", (hand for hand in every if hand.turns is not None))

    def __iadd__(self, other: Tally) -> Self:
        if self.shape != other.shape:
            raise ValueError(f"tallies of other shapes: {self.shape}, {other.shape}")
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

    __hash__ = None  # type: ignore[assignment]  # it changes

    def to_json(self) -> bytes:
        """All of it, without the zeros."""
        sums = [_sparse(each) for each in self._sums()]
        return msgspec.json.encode(_Stored(self.shape, sums, *self._lists()))

    @classmethod
    def from_json(cls, text: bytes) -> Tally:
        """What `to_json` gave. Raises ValueError if it is anything else."""
        try:
            stored = msgspec.json.decode(checked("text", bytes, text), type=_Stored)
            tally = cls(stored.shape)
            for sums, (places, values) in zip(tally._sums(), stored.sums, strict=True):
                sums.reshape(-1)[places] = values
        except (msgspec.MsgspecError, IndexError, OverflowError) as error:
            raise ValueError(str(error)) from None
        tally.best, tally.worst, tally.slowest = stored.best, stored.worst, stored.slowest
        return tally

    def _sums(self) -> tuple[NDArray[np.int64], ...]:
        return self.left, self.kinds, self.words, self.turns

    def _lists(self) -> tuple[list[Listed], ...]:
        return self.best, self.worst, self.slowest

    def _list(self, name: str, more: Iterable[Listed]) -> None:
        key = _LISTS[name]
        rank = str.maketrans({card: chr(at) for at, card in enumerate(self.shape.letters)})
        ordered = sorted(
            {*getattr(self, name), *more},
            key=lambda hand: (*(-number for number in key(hand)), hand.hand.translate(rank)),
        )
        setattr(self, name, ordered[: self.shape.top])


def _sparse(sums: NDArray[np.int64]) -> tuple[list[int], list[int]]:
    """The places of what is not 0, and what is there."""
    flat = sums.reshape(-1)
    places = np.flatnonzero(flat)
    return places.tolist(), flat[places].tolist()


class _Stored(NamedTuple):
    shape: Shape
    sums: list[tuple[list[int], list[int]]]
    best: list[Listed]
    worst: list[Listed]
    slowest: list[Listed]


#: The lists, and by what they are ordered, the largest first.
_LISTS: Final[Mapping[str, Callable[[Listed], tuple[int, ...]]]] = {
    "best": lambda hand: (hand.points,),
    "worst": lambda hand: (hand.left_points,),
    "slowest": lambda hand: (hand.turns or 0, hand.points),
}
