"""The legal steps of a move of Lexicon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.games.lexicon.legal import draws
from lexicon_fast.games.lexicon.solver import Solver, read_positions
from lexicon_fast.rl.choices import BaseChoices

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.rules import Ruleset
    from lexicon_fast.rl.lexicon.encoding import Encoding

_WORDS: Final = ("form", "insert", "substitute")


class Solvers:
    """Finds the plays of one kind, for one word on the table at a time."""

    def __init__(self, dictionary: Dictionary, rules: Ruleset) -> None:
        self.dictionary: Final = dictionary
        self._all, self._best = (
            {kind: Solver(dictionary, ruleset=rules, actions=[kind], top=top) for kind in _WORDS}
            for top in (None, 1)
        )

    def laid(self, kind: str, hand: str, table: Sequence[str]) -> list[str]:
        """Return the words as they may lie on the table after a play of a kind."""
        positions = read_positions([(hand, table)], self.dictionary)
        (moves,) = self._all[kind].solve(positions)
        return [row[3] for row in moves.rows_of(0)]

    def any(self, kind: str, hand: str, tables: Sequence[Sequence[str]]) -> list[bool]:
        """Return for each table whether there is a play of a kind."""
        positions = read_positions([(hand, table) for table in tables], self.dictionary)
        return [bool(rows) for moves in self._best[kind].solve(positions) for rows in moves.rows()]


class Choices(BaseChoices):
    """The legal steps of a move, from what the player to move sees."""

    def __init__(self, seen: Observation, encoding: Encoding, solvers: Solvers) -> None:
        self._seen: Final = seen
        self._steps: Final = encoding
        self._solvers: Final = solvers
        #: The words on the table that can be changed, by kind.
        self._targets: dict[str, list[int]] = {}
        super().__init__(encoding)

    def _options(self, steps: tuple[int, ...]) -> Any:
        encoding = self._steps
        if not steps:
            return self._kinds()
        kind = encoding.texts[steps[0]]
        if kind in ("exposed", "blind"):
            return [] if len(steps) > 1 else self._draws()[kind]
        if kind == "form":
            return self._spell(steps, 1)
        if kind in _WORDS:
            if len(steps) == 1:
                return [encoding.parts["target"].steps[target] for target in self._targets[kind]]
            return self._spell(steps, 2)
        return []

    def _kinds(self) -> list[int]:
        seen = self._seen
        if seen.phase == "challenge":
            found = ["accept", "challenge"]
        else:
            found = [kind for kind, cards in self._draws().items() if cards]
            if any(self._solvers.any("form", seen.hand, [()])):
                found.append("form")
            for kind in ("insert", "substitute"):
                each = self._solvers.any(kind, seen.hand, [[word] for word in seen.table])
                self._targets[kind] = [place for place, can in enumerate(each) if can]
                if self._targets[kind]:
                    found.append(kind)
        return [self._steps.kinds[kind] for kind in found]

    def _draws(self) -> dict[str, list[int]]:
        """Return the steps of the cards to discard, by kind of draw."""
        seen = self._seen
        found: dict[str, list[int]] = {"exposed": [], "blind": []}
        for draw in draws(seen.hand, seen.pile, seen.stock, self._solvers.dictionary):
            found[draw.take].append(self._steps.step_of_card[draw.discard])
        return found

    def _tails_of(self, steps: tuple[int, ...]) -> list[tuple[int, ...]]:
        encoding, seen = self._steps, self._seen
        kind = encoding.texts[steps[0]]
        table = (
            () if kind == "form" else (seen.table[steps[1] - encoding.parts["target"].steps[0]],)
        )
        words = self._solvers.laid(kind, seen.hand, table)
        return [(*encoding.cells(laid), encoding.end) for laid in words]
