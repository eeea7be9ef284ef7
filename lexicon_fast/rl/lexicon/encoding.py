"""The steps of Lexicon."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.arguments import wrong_type
from lexicon_fast.errors import BadAction, IllegalAction
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    Accept,
    Action,
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
)
from lexicon_fast.games.lexicon.laying import MAX_LETTERS, Cards
from lexicon_fast.games.lexicon.rules import MASTER, Ruleset
from lexicon_fast.rl.encoding import END, BaseEncoding

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

KINDS: Final = ("form", "insert", "substitute", "exposed", "blind", "accept", "challenge")


class Encoding(BaseEncoding):
    """Converts the actions of Lexicon into sequences of steps, and back.

    - form: the kind, the cards of the word as it lies on the table, the end;
    - insert, substitute: the kind, the target, the cards of the whole new word, the end;
    - exposed, blind (a draw): the kind, the card to discard;
    - accept, challenge: the kind.

    The ranges depend on the letters of the dictionary, and on the number of cards in play, two of
    which make at least a word.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "that"])
    >>> encoding = Encoding(d, lexicon.ruleset("waddingtons"), players=2)
    >>> encoding.size, encoding.longest
    (87, 55)
    >>> encoding.steps(lexicon.Insert(0, "t[h]at"))
    (1, 61, 27, 42, 8, 27, 7)
    >>> encoding.text(_)
    'insert word1 T [h] A T end'
    >>> encoding.action((1, 61, 27, 42, 8, 27, 7))
    Insert(target=0, laid='t[h]at')
    """

    def __init__(self, dictionary: Dictionary, rules: Ruleset, players: int) -> None:
        alphabet = dictionary.alphabet
        cards = rules.packs(players) * sum(rules.pack.values())
        #: The most words on the table, and the most cards of a word.
        self.targets: Final = max(cards // 2, 1)
        self.letters: Final = min(cards, MAX_LETTERS)
        super().__init__(
            [
                ("kind", KINDS, "the kind of a move"),
                ("end", [END], "the end of a word"),
                (
                    "card",
                    [*alphabet.upper, MASTER],
                    "in a word: a letter by its own card; after `exposed` and `blind`: the card to"
                    " discard, the Master last",
                ),
                (
                    "master",
                    [f"[{letter}]" for letter in alphabet.lower],
                    "in a word: a letter that a Master stands for",
                ),
                (
                    "target",
                    [f"word{number}" for number in range(1, self.targets + 1)],
                    "the word on the table that an insertion or a substitution changes",
                ),
            ],
            longest=self.letters + 3,
        )
        self._cards = Cards.of(dictionary)
        card, master = self.parts["card"].steps, self.parts["master"].steps
        cells = [*alphabet.lower, *(f"[{letter}]" for letter in alphabet.lower)]
        places = [*card[:-1], *master]
        #: The step of each card on the table, as it is written there, and the reverse.
        self.step_of_cell: Final = dict(zip(cells, places, strict=True))
        self._cell_of_step = dict(zip(places, cells, strict=True))
        #: The step of each card to discard.
        self.step_of_card: Final = dict(zip([*alphabet.upper, MASTER], card, strict=True))

    def cells(self, laid: str) -> tuple[int, ...]:
        """Return the steps of the cards of a word on the table. Raises BadAction."""
        try:
            found = self._cards.cells(laid)
        except IllegalAction as error:
            raise BadAction(str(error)) from None
        if len(found) > self.letters:
            raise BadAction(f"{laid!r:.80} has {len(found)} cards; use {self.letters} at most")
        return tuple(map(self.step_of_cell.__getitem__, found))

    def steps(self, action: Action) -> tuple[int, ...]:
        """Return the steps of an action. Raises BadAction, TypeError."""
        match action:
            case Form(laid):
                return (self.kinds["form"], *self.cells(laid), self.end)
            case Insert(target, laid) | Substitute(target, laid):
                if not 0 <= target < self.targets:
                    raise BadAction(f"target {target!r:.40}; use 0 to {self.targets - 1}")
                kind = "insert" if isinstance(action, Insert) else "substitute"
                place = self.parts["target"].steps[target]
                return (self.kinds[kind], place, *self.cells(laid), self.end)
            case Draw(discard, take):
                if discard not in self.step_of_card or take not in ("exposed", "blind"):
                    raise BadAction(f"{action!r:.120} is not a draw; see lexicon.Draw")
                return (self.kinds[take], self.step_of_card[discard])
            case Accept():
                return (self.kinds["accept"],)
            case Challenge():
                return (self.kinds["challenge"],)
        raise wrong_type("action", "an action of Lexicon", action)

    def action(self, steps: Iterable[int], seen: Any = None) -> Action:
        """Return the action of a complete sequence of steps. Raises BadAction, TypeError.

        seen: is not needed.
        """
        kind, rest = self._read(steps)
        if kind in ("accept", "challenge"):
            if not rest:
                return ACCEPT if kind == "accept" else CHALLENGE
        elif kind in ("exposed", "blind"):
            if len(rest) == 1 and rest[0] in self.parts["card"].steps:
                return Draw(self.texts[rest[0]], "exposed" if kind == "exposed" else "blind")
        elif kind == "form":
            return Form(self._laid(rest))
        elif rest and rest[0] in self.parts["target"].steps:
            target = rest[0] - self.parts["target"].steps[0]
            laid = self._laid(rest[1:])
            return Insert(target, laid) if kind == "insert" else Substitute(target, laid)
        raise self._not_a_move([self.kinds[kind], *rest])

    def _laid(self, steps: list[int]) -> str:
        """Return a spelled word as it lies on the table. Raises BadAction."""
        letters = self._spelled(steps, "card", "master")
        if self.step_of_card[MASTER] in letters:
            raise self._not_a_move(steps)
        return "".join([self._cell_of_step[step] for step in letters])
