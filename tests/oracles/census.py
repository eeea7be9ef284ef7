"""The slow, obvious twin of `Census`: every hand is solved and planned by the reference."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb

from lexicon_fast import Dictionary
from lexicon_fast.census.tally import ListedHand, Shape, Tally, deals_of
from lexicon_fast.games.lexicon.rules import Ruleset, ruleset
from oracles import hands as reference

Answer = tuple[int, str, int | None]


class SlowCensus:
    """All hands of a small size, or from a small pack; see `Census`. parts: how many to make."""

    def __init__(
        self,
        dictionary: Dictionary,
        cards: int = 10,
        *,
        ruleset: str | Ruleset = "waddingtons",
        min_length: int = 2,
        plan: bool = False,
        top: int = 20,
        parts: int = 5,
    ) -> None:
        self.dictionary = dictionary
        self.rules = _ruleset(ruleset)
        self.plan = plan
        self.min_length = min_length
        self.shape = Shape.of(dictionary, self.rules, cards, plan=plan, top=top)
        pack = "".join(card * self.rules.pack.get(card, 0) for card in self.shape.letters)
        self._hands = sorted({"".join(hand) for hand in combinations(pack, cards)})
        self._words = [word for word in dictionary.words if len(word) <= cards]
        self.parts = parts
        self.hands = len(self._hands)
        self.deals = comb(len(pack), cards)
        self._answer = cache(self._find_answer)

    def prepare(self) -> None:
        """There is nothing to prepare."""

    def hands_of(self, part: int) -> list[str]:
        return self._hands[part :: self.parts]

    def tally(self, first_part: int, last_part: int) -> Tally:
        tally = Tally(self.shape)
        for part in range(first_part, last_part):
            for hand in self.hands_of(part):
                self._add(tally, hand)
        return tally

    def answers(self, hands: Sequence[str]) -> list[Answer]:
        return [self._answer(hand)[:3] for hand in hands]

    def _find_answer(self, hand: str) -> tuple[int, str, int | None, list[int]]:
        """Its answer, and the points left after 1, 2, 3 ... words."""
        points = self.rules.points
        letters = self.dictionary.compiled.upper
        plays = reference.plays(
            self._words,
            hand,
            [],
            points,
            actions=["form"],
            min_length=self.min_length,
            letters=letters,
        )
        left_points = plays[0].left_points if plays else self.points_of(hand)
        word = plays[0].word if plays else ""
        if not self.plan:
            return left_points, word, None, [left_points]
        entries, empties_in = reference.plan(
            self._words, hand, points, min_length=self.min_length, letters=letters
        )
        after = [entry.left_points for entry in entries]
        assert after[0] == left_points
        return left_points, word, empties_in, after

    def points_of(self, hand: str) -> int:
        return sum(self.rules.points[card] for card in hand)

    def _add(self, tally: Tally, hand: str) -> None:
        left_points, word, turns, after = self._answer(hand)
        listed = ListedHand(
            hand, self.points_of(hand), left_points, word, turns, deals_of(hand, self.rules.pack)
        )
        number = self.dictionary.words.index(word) if word else -1
        tally.add(listed, number, after, deals=listed.deals)
        tally.list_hands([listed])


_ruleset = ruleset  # the arguments of that name hide it
