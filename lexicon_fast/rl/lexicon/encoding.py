"""The steps of Lexicon, and those that are legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.base.errors import BadAction, IllegalAction, excerpt
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
    cards_of,
    word_of,
)
from lexicon_fast.games.lexicon.laying import MAX_LETTERS, Cards
from lexicon_fast.games.lexicon.round import draws
from lexicon_fast.games.lexicon.rules import MASTER, MAX_TABLE_WORDS, Ruleset
from lexicon_fast.games.lexicon.solver import ACTIONS, Solver
from lexicon_fast.rl.encoding import ANSWERS, END, BaseChoices, BaseEncoding

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

#: "capture" exchanges a card for the Master that stands for it, "lay" a Master for a card.
KINDS: Final = ("form", "insert", "substitute", "capture", "lay", "exposed", "blind")


class Encoding(BaseEncoding):
    """Converts the actions of Lexicon into sequences of steps, and back.

    - form: the kind, the letters of the word, the end;
    - insert: the kind, the target, the letters of the whole new word, the end;
    - substitute: the kind, the target, the letters of the new word, which is as long as the old;
    - capture, lay (a substitution that leaves the word as it is): the kind, the target, the letter;
    - exposed, blind (a draw): the kind, the card to discard;
    - accept, challenge: the kind.

    A word is paid as in `legal_actions`: so that the fewest points are left. The ranges depend on
    the letters of the dictionary, and on the number of cards in play, two of which make at least a
    word.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "that"])
    >>> encoding = Encoding(d, lexicon.ruleset("waddingtons"), players=2)
    >>> encoding.size, encoding.longest
    (63, 55)
    >>> seen = lexicon.Observation(0, "TX*", ("hat",))
    >>> encoding.steps(lexicon.Insert(0, "[t]hat"), seen)
    (1, 7, 52, 40, 33, 52, 60)
    >>> encoding.text(_)
    'insert word1 T H A T end'
    >>> encoding.action((1, 7, 52, 40, 33, 52, 60), seen)
    Insert(target=0, laid='[t]hat')
    """

    def __init__(self, dictionary: Dictionary, rules: Ruleset, players: int) -> None:
        alphabet = dictionary.alphabet
        cards = rules.packs(players) * sum(rules.pack.values())
        #: The most words on the table, and the most cards of a word.
        self.targets: Final = max(1, min(cards // 2, MAX_TABLE_WORDS))
        self.letters: Final = min(cards, MAX_LETTERS)
        super().__init__(
            [
                ("kind", KINDS, "the kind of a turn", "7"),
                (
                    "target",
                    [f"word{number}" for number in range(1, self.targets + 1)],
                    "the word on the table that changes",
                    "T",
                ),
                (
                    "card",
                    [*alphabet.upper, MASTER],
                    "a letter of a word; or the card to discard, the Master last",
                    "A + 1",
                ),
                ("end", [END], "the end of a word that is formed or inserted into", "1"),
                ("answer", ANSWERS, "the answer to a play", "2"),
            ],
            longest=self.letters + 3,
        )
        self.solvers: Final = Solvers(dictionary, rules)
        self._cards = Cards.of(dictionary)
        card = self.parts["card"].steps
        #: The step of each card, and of each letter of a word.
        self.step_of: Final = dict(zip([*alphabet.upper, MASTER], card, strict=True)) | dict(
            zip(alphabet.lower, card[:-1], strict=True)
        )
        self._lower = alphabet.lower

    def spelled(self, word: str) -> tuple[int, ...]:
        """Return the steps of the letters of a word. Raises BadAction."""
        return tuple([self.step_of[letter] for letter in word])

    def steps(self, action: Action, seen: Observation) -> tuple[int, ...]:
        """Return the steps of an action. Raises BadAction, TypeError.

        seen: the observation before it. All payments of a word have the same steps.
        """
        return self._steps(action, seen.table)

    def history(self, seen: Observation) -> Iterator[tuple[int, ...]]:
        """Yield the steps of each action in the history of an observation."""
        table = before = list[str]()
        for turn in seen.history:
            action = turn.action
            yield self._steps(action, table)
            if isinstance(action, Form):
                before, table = table, [*table, action.laid]
            elif isinstance(action, Insert | Substitute):
                target = action.target
                before, table = table, [*table[:target], action.laid, *table[target + 1 :]]
            elif turn.right:
                table = before

    def _steps(self, action: Action, table: Sequence[str]) -> tuple[int, ...]:
        match action:
            case Draw(discard, take):
                if discard not in self._cards.rank or take not in ("exposed", "blind"):
                    raise BadAction(f"{excerpt(action, 120)} is not a draw; see lexicon.Draw")
                return (self.kinds[take], self.step_of[discard])
            case Form(laid):
                return (self.kinds["form"], *self.spelled(self._word(laid)), self.end)
            case Insert(target, laid):
                step = self._target(target, table)
                return (self.kinds["insert"], step, *self.spelled(self._word(laid)), self.end)
            case Substitute(target, laid):
                step = self._target(target, table)
                word, old = self._word(laid), table[target]
                if word != word_of(old):
                    return (self.kinds["substitute"], step, *self.spelled(word))
                pairs = zip(cards_of(old), cards_of(laid), strict=True)
                changed = [new for was, new in pairs if was != new]
                if len(changed) != 1:
                    raise BadAction(
                        f"{excerpt(laid)} for {excerpt(old)}: exchange one Master or letter"
                    )
                ((letter, is_master),) = changed
                kind = "lay" if is_master else "capture"
                return (self.kinds[kind], step, self.step_of[letter])
            case Accept():
                return (self.kinds["accept"],)
            case Challenge():
                return (self.kinds["challenge"],)
        raise wrong_type("action", "an action of Lexicon", action)

    def _target(self, target: int, table: Sequence[str]) -> int:
        if not 0 <= target < len(table):
            raise BadAction(f"target {excerpt(target)}; {len(table)} words are on the table")
        return self.parts["target"].steps[target]

    def _word(self, laid: str) -> str:
        """Return a word without brackets. Raises BadAction."""
        try:
            cells = self._cards.cells(laid)
        except IllegalAction as error:
            raise BadAction(str(error)) from None
        if len(cells) > self.letters:
            raise BadAction(f"{excerpt(laid)} has {len(cells)} cards; use {self.letters} at most")
        return word_of(laid)

    def action(self, steps: Iterable[int], seen: Observation) -> Action:
        """Return the action of a complete sequence of steps.

        seen: the observation before it, from whose hand a word is paid. Raises BadAction,
        TypeError, also for a word that cannot be paid or is not in the dictionary.
        """
        kind, rest = self._read(steps)
        if kind in ANSWERS:
            if rest:
                raise self._not_a_move([self.kinds[kind], *rest])
            return ACCEPT if kind == "accept" else CHALLENGE
        if kind in ("exposed", "blind"):
            card = self.texts[self.parts["card"].steps[self._only(rest, "card")]]
            return Draw(card, "exposed" if kind == "exposed" else "blind")
        if kind == "form":
            return Form(
                self._laid(kind, self._read_word(self._ended(rest, self._all_letters)), seen)
            )
        target = self._first(rest, "target")
        self._target(target, seen.table)
        old, rest = seen.table[target], rest[1:]
        if kind in ("capture", "lay"):
            card = self.texts[self.parts["card"].steps[self._only(rest, "card")]]
            exchanges = self.solvers.exchanges(kind, seen.hand, old)
            if card not in exchanges:
                raise BadAction(f"{kind} {card} in {old!r}: no Master can be exchanged for it")
            return Substitute(target, exchanges[card])
        if kind == "insert":
            word = self._read_word(self._ended(rest, self._all_letters))
            return Insert(target, self._laid(kind, word, seen, old))
        if not rest or not {*rest} <= {*self._all_letters}:
            raise self._not_a_move([self.kinds[kind], *rest])
        return Substitute(target, self._laid(kind, self._read_word(rest), seen, old))

    @property
    def _all_letters(self) -> range:
        return self.parts["card"].steps[:-1]

    def _read_word(self, steps: Iterable[int]) -> str:
        first = self.parts["card"].steps[0]
        return "".join([self._lower[step - first] for step in steps])

    def _laid(self, kind: str, word: str, seen: Observation, *table: str) -> str:
        """Return a word as it lies on the table once it is paid. Raises BadAction."""
        try:
            return self.solvers.words(kind, seen.hand, table)[word]
        except KeyError:
            raise BadAction(
                f"{kind} {word}: the hand {seen.hand} cannot pay it, or it is not in the"
                " dictionary; take the steps that the masks allow"
            ) from None


class Solvers:
    """Finds words, and exchanges of a Master in a word on the table."""

    def __init__(self, dictionary: Dictionary, rules: Ruleset) -> None:
        self.dictionary: Final = dictionary
        self._exchanges: Final = rules.same_word_exchange
        # Substitutions that leave the word as it is are found below, without a search.
        rules = replace(rules, same_word_exchange=False)
        self._all, self._best = (
            {kind: Solver(dictionary, ruleset=rules, actions=[kind], top=top) for kind in ACTIONS}
            for top in (None, 1)
        )

    def words(self, kind: str, hand: str, table: Sequence[str]) -> dict[str, str]:
        """Return the words of the plays of a kind, and how each then lies on the table."""
        positions = positions_of([(hand, table)], self.dictionary.alphabet)
        (moves,) = self._all[kind].solve(positions)
        return {word_of(row[3]): row[3] for row in moves.rows_of(0)}

    def any(self, kind: str, hand: str, tables: Sequence[Sequence[str]]) -> list[bool]:
        """Return for each table whether there is a play of a kind."""
        pairs = [(hand, table) for table in tables]
        positions = positions_of(pairs, self.dictionary.alphabet)
        return [bool(rows) for moves in self._best[kind].solve(positions) for rows in moves.rows()]

    def exchanges(self, kind: str, hand: str, laid: str) -> dict[str, str]:
        """Return the cards of exchanges in a word, and how it then lies on the table.

        kind: "capture", a card for the Master that stands for it; or "lay", a Master for a card.
        Of several equal cards the first is exchanged.
        """
        laid_by_card: dict[str, str] = {}
        if not self._exchanges:
            return laid_by_card
        alphabet = self.dictionary.alphabet
        cells = cards_of(laid)
        for index, (letter, is_master) in enumerate(cells):
            card = alphabet.upper[alphabet.lower.index(letter)]
            if card in laid_by_card or is_master != (kind == "capture"):
                continue
            if (card if is_master else MASTER) in hand:
                changed = [*cells[:index], (letter, not is_master), *cells[index + 1 :]]
                laid_by_card[card] = "".join([f"[{x}]" if master else x for x, master in changed])
        return laid_by_card


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
            possible = solvers.any(kind, seen.hand, [[word] for word in seen.table])
            self._targets[kind] = [target for target, can in enumerate(possible) if can]
        for kind in ("capture", "lay"):
            self._targets[kind] = [
                target
                for target, word in enumerate(seen.table)
                if solvers.exchanges(kind, seen.hand, word)
            ]
        kinds = [kind for kind, targets in self._targets.items() if targets]
        if any(solvers.any("form", seen.hand, [()])):
            kinds.append("form")
        return kinds + [kind for kind, cards in self._draws().items() if cards]

    def _draws(self) -> dict[str, list[int]]:
        """Return the steps of the cards to discard, by kind of draw."""
        seen, encoding = self._seen, self._steps
        cards: dict[str, list[int]] = {"exposed": [], "blind": []}
        for draw in draws(seen.hand, seen.pile, seen.stock, encoding.solvers.dictionary):
            cards[draw.take].append(encoding.step_of[draw.discard])
        return cards

    def _tails_of(self, steps: tuple[int, ...]) -> list[tuple[int, ...]]:
        encoding, seen = self._steps, self._seen
        kind = encoding.texts[steps[0]]
        target = steps[-1] - encoding.parts["target"].steps[0]
        table = [] if kind == "form" else [seen.table[target]]
        if kind in ("capture", "lay"):
            cards = encoding.solvers.exchanges(kind, seen.hand, table[0])
            return [(encoding.step_of[card],) for card in cards]
        end = () if kind == "substitute" else (encoding.end,)
        words = encoding.solvers.words(kind, seen.hand, table)
        return [(*encoding.spelled(word), *end) for word in words]
