"""The legal steps of a move of Lexicon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.games.lexicon.legal import draws
from lexicon_fast.rl.choices import BaseChoices
from lexicon_fast.rl.encoding import ANSWERS

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.rl.lexicon.encoding import Encoding


class Choices(BaseChoices):
    """The legal steps of a move, from what the player to move sees."""

    def __init__(self, seen: Observation, encoding: Encoding) -> None:
        self._seen: Final = seen
        self._steps: Final = encoding
        #: The words on the table that can be changed, by kind.
        self._targets: dict[str, list[int]] = {}
        super().__init__(encoding)

    def _options(self, steps: tuple[int, ...]) -> Any:
        encoding = self._steps
        if not steps:
            return [encoding.kinds[kind] for kind in self._kinds()]
        kind = encoding.texts[steps[0]]
        if kind in ANSWERS:
            return []
        if kind in ("exposed", "blind"):
            return [] if len(steps) > 1 else self._draws()[kind]
        if kind == "form":
            return self._spell(steps, 1)
        if len(steps) == 1:
            return [encoding.parts["target"].steps[target] for target in self._targets[kind]]
        return self._spell(steps, 2)

    def _kinds(self) -> list[str]:
        seen, solvers = self._seen, self._steps.solvers
        if seen.phase == "challenge":
            return [*ANSWERS]
        for kind in ("insert", "substitute"):
            each = solvers.any(kind, seen.hand, [[word] for word in seen.table])
            self._targets[kind] = [target for target, can in enumerate(each) if can]
        for kind in ("capture", "lay"):
            self._targets[kind] = [
                target
                for target, word in enumerate(seen.table)
                if solvers.exchanges(kind, seen.hand, word)
            ]
        found = [kind for kind, targets in self._targets.items() if targets]
        if any(solvers.any("form", seen.hand, [()])):
            found.append("form")
        return found + [kind for kind, cards in self._draws().items() if cards]

    def _draws(self) -> dict[str, list[int]]:
        """Return the steps of the cards to discard, by kind of draw."""
        seen, encoding = self._seen, self._steps
        found: dict[str, list[int]] = {"exposed": [], "blind": []}
        for draw in draws(seen.hand, seen.pile, seen.stock, encoding.solvers.dictionary):
            found[draw.take].append(encoding.step_of[draw.discard])
        return found

    def _tails_of(self, steps: tuple[int, ...]) -> list[tuple[int, ...]]:
        encoding, seen = self._steps, self._seen
        kind = encoding.texts[steps[0]]
        place = steps[-1] - encoding.parts["target"].steps[0]
        table = [] if kind == "form" else [seen.table[place]]
        if kind in ("capture", "lay"):
            cards = encoding.solvers.exchanges(kind, seen.hand, table[0])
            return [(encoding.step_of[card],) for card in cards]
        end = () if kind == "substitute" else (encoding.end,)
        words = encoding.solvers.words(kind, seen.hand, table)
        return [(*encoding.spelled(word), *end) for word in words]
