"""Questions about the words of a dictionary: which there are, and their answers.

A question is identified by its kind and its key, a short text that stays the same when the word
list changes; the answers are computed from the dictionary each time.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, get_args

import numpy as np

from lexicon_fast._native.dictionary.search import subwords
from lexicon_fast.base.arguments import checked, size
from lexicon_fast.base.errors import BadOption, BadQuery, excerpt
from lexicon_fast.base.rng import Rng
from lexicon_fast.base.text import did_you_mean
from lexicon_fast.dictionary.phonies import Phonies
from lexicon_fast.find.finder import EvaluationContext, finder_of
from lexicon_fast.find.other_dictionaries import ANY, AnyDictionary
from lexicon_fast.find.search import ORDERS as FIND_ORDERS
from lexicon_fast.find.search import check_lists, read_query

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.find.word_facts import Array

Kind: TypeAlias = Literal["anagrams", "hooks", "subanagrams", "patterns", "valid"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

#: The orders of new questions: at random, as in the list, or those of `Dictionary.find`.
ORDERS: Final = ("random", "list", *FIND_ORDERS)

#: The answers of the kind `valid`.
YES: Final = "yes"
NO: Final = "no"

#: Words and phonies are mixed within so many questions, as many as are new in a session.
_MIXED: Final = 20
#: The letters of a word.
_SHORTEST: Final = 2
_LONGEST: Final = 64


class Question(NamedTuple):
    """A question.

    key: identifies it among those of its kind; prompt: the text to show, in capitals (for
    patterns, the query); answers: in lower case, in alphabetical order, front hooks before back
    hooks; for `valid`, "yes" or "no".
    """

    kind: Kind
    key: str
    prompt: str
    answers: tuple[str, ...]


class Hooks(NamedTuple):
    """The letters that can be put in front of a word and at its end, in capitals."""

    front: str
    back: str


class Keys(NamedTuple):
    """The keys of questions in order, and what was left out.

    unknown: entries that make no question with this dictionary; without: the number of words of
    queries with no hooks, or of which no phony could be made.
    """

    keys: list[str]
    unknown: Sequence[str] = ()
    without: int = 0


class Questions:
    """Makes questions of one kind about the words of a dictionary. Safe to use from many threads.

    min_length: of the answers of subanagrams; tiles, playability, definitions: see
    `Dictionary.find`; others, check: see `EvaluationContext`. Raises BadOption for an unknown kind,
    or the table of another dictionary; TypeError.
    """

    def __init__(
        self,
        dictionary: Dictionary,
        kind: str,
        *,
        min_length: int = _SHORTEST,
        tiles: HasTiles | None = None,
        playability: Playability | None = None,
        definitions: Definitions | None = None,
        others: AnyDictionary = ANY,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        if checked("kind", str, kind) not in KINDS:
            hint = did_you_mean(kind, KINDS) or f"; use {', '.join(KINDS)}"
            raise BadOption(f"unknown kind {excerpt(kind)}{hint}")
        self.dictionary = dictionary
        self.kind: Kind = next(known for known in KINDS if known == kind)
        self.min_length = size("min_length", min_length, 1, _LONGEST)
        check_lists(None, playability)
        finder = finder_of(dictionary)
        if playability is not None:
            finder.playability(playability)  # is it for this dictionary?
        self._context = EvaluationContext(
            finder, tiles, definitions, playability, others=others, check=check
        )
        self._alphabet = dictionary.alphabet
        self._code = {letter: code for code, letter in enumerate(self._alphabet.lower)}

    # Texts

    def lower(self, text: str) -> str:
        """Return a text with the letters of the alphabet in lower case."""
        return self._alphabet.to_lower(self._alphabet.typed(text))

    def upper(self, text: str) -> str:
        """Return a text with the letters of the alphabet in capitals."""
        return self._alphabet.to_upper(text)

    def prompt(self, key: str) -> str:
        """Return the text to show for a key: in capitals, but a query of `patterns` as it is."""
        return key if self.kind == "patterns" else self.upper(key)

    def is_word(self, text: str) -> bool:
        """Return whether a text has the letters and the length of a word."""
        return _SHORTEST <= len(text) <= _LONGEST and all(letter in self._code for letter in text)

    def alphagram(self, word: str) -> str:
        """Return the letters of a word in the order of the alphabet."""
        return "".join(sorted(word, key=self._code.__getitem__))

    @cached_property
    def _phonies(self) -> Phonies:
        return Phonies(self.dictionary.compiled, self.dictionary.alphabet)

    # Keys

    def prepare(self, queries: Sequence[str], order: str) -> None:
        """Make the tables that queries and an order need and that are kept; see
        `EvaluationContext.prepare`.

        Raises BadQuery.
        """
        context = self._context
        for text in queries:
            context.prepare(read_query(text, context.letters, context.others))
        if order in FIND_ORDERS:
            context.in_order(np.empty(0, np.int64), order)

    def keys_of_queries(self, queries: Sequence[str], order: str = "list", seed: int = 0) -> Keys:
        """Return the keys of the questions about the words of queries.

        For `patterns`, each query is a question. For `valid`, words and phonies are mixed within
        each 20 questions. Raises BadQuery, BadOption.
        """
        self._check_order(order)
        by_query = [self._found(query) for query in queries]
        if self.kind == "patterns":
            words_of = dict(zip((text.strip() for text in queries), by_query, strict=True))
            texts = [text for text, words in words_of.items() if len(words)]
            empty = [text for text, words in words_of.items() if not len(words)]
            if order == "alphabet":
                texts.sort()
            return self._shuffled(Keys(texts, empty), order, seed)
        numbers = np.unique(np.concatenate(by_query)) if by_query else np.empty(0, np.int64)
        by = order if order in FIND_ORDERS else "alphabet"
        numbers = self._context.in_order(numbers, by)
        keys = self._keys(numbers)
        if self.kind == "valid" and order != "random":
            # A phony would follow its word, which gives both answers away.
            mixed, rng = [], Rng(seed)
            for begin in range(0, len(keys.keys), _MIXED):
                some = keys.keys[begin : begin + _MIXED]
                rng.shuffle(some)
                mixed += some
            return keys._replace(keys=mixed)
        return self._shuffled(keys, order, seed)

    def keys_of_words(self, texts: Iterable[str], order: str = "list", seed: int = 0) -> Keys:
        """Return the keys of the questions about a list of words, or of letters for anagrams.

        For `patterns`, the list has queries. Raises BadQuery, BadOption.
        """
        self._check_order(order)
        if self.kind == "patterns":
            return self.keys_of_queries(list(texts), order, seed)
        known: dict[str, None] = {}
        unknown: dict[str, str] = {}
        for text in texts:
            self._context.check()
            key = self.lower(text)
            if self.kind in ("anagrams", "subanagrams") and self.is_word(key):
                key = self.alphagram(key)
            if key in known or key in unknown:
                continue
            if self.question(key) is None:
                unknown[key] = text
            else:
                known[key] = None
        keys = self._by_words(list(known), order) if order in FIND_ORDERS else list(known)
        return self._shuffled(Keys(keys, list(unknown.values())), order, seed)

    def _check_order(self, order: str) -> None:
        if order not in ORDERS:
            hint = did_you_mean(order, ORDERS) or f"; use {', '.join(ORDERS)}"
            raise BadOption(f"unknown order {excerpt(order)}{hint}")

    def _shuffled(self, keys: Keys, order: str, seed: int) -> Keys:
        if order == "random":
            Rng(seed).shuffle(keys.keys)
        return keys

    def _keys(self, numbers: Array) -> Keys:
        """Return the keys of words by number."""
        facts = self._context.facts
        words = facts.words
        if self.kind in ("anagrams", "subanagrams"):
            _, first = np.unique(facts.classes[0][numbers], return_index=True)
            numbers = numbers[np.sort(first)]
            return Keys([self.alphagram(words[number]) for number in numbers.tolist()])
        if self.kind == "hooks":
            some = (facts.front.hooks[numbers] | facts.back.hooks[numbers]) != 0
            kept = [words[number] for number in numbers[some].tolist()]
            return Keys(kept, without=len(numbers) - len(kept))
        keys: dict[str, None] = {}
        without = 0
        for number in numbers.tolist():
            keys[words[number]] = None
            phony = self.phony(words[number])
            without += phony is None
            if phony is not None:
                keys[phony] = None
        return Keys(list(keys), without=without)

    def _by_words(self, keys: list[str], order: str) -> list[str]:
        """Sort keys by their words, or by the first word with their letters; others come last."""
        index = self.dictionary.compiled.index
        number: dict[int, list[str]] = {}
        others = []
        for key in keys:
            answers = self.anagrams(key) if self.kind in ("anagrams", "subanagrams") else (key,)
            at = index(answers[0]) if answers else -1
            if at < 0:
                others.append(key)
            else:
                number.setdefault(at, []).append(key)
        words = np.array(sorted(number), np.int64)
        numbers = self._context.in_order(words, order)
        return [key for at in numbers.tolist() for key in number[at]] + others

    def _found(self, text: str) -> Array:
        """Return the words of a query. Raises BadQuery."""
        context = self._context
        return context.find(read_query(text, context.letters, context.others))

    # Questions

    def question(self, key: str) -> Question | None:
        """Return the question with a key; None: it has no answers in this dictionary.

        Raises BadQuery for patterns.
        """
        if self.kind == "patterns":
            return self._pattern(key)
        if not self.is_word(key):
            return None
        answers: tuple[str, ...]
        if self.kind == "anagrams":
            answers = self.anagrams(key)
        elif self.kind == "subanagrams":
            answers = self._subanagrams(key)
        elif self.kind == "hooks":
            answers = self._hooked(key)
        else:
            answers = (YES if key in self.dictionary else NO,)
        return Question(self.kind, key, self.prompt(key), answers) if answers else None

    def anagrams(self, letters: str) -> tuple[str, ...]:
        """Return the words with exactly these letters, in alphabetical order."""
        words = subwords(self.dictionary.compiled, letters, False)
        return self._sorted(word for word in words if len(word) == len(letters))

    def hooks(self, word: str) -> Hooks:
        """Return the hooks of a word; "" for a text that is no word."""
        number = self.dictionary.compiled.index(word)
        if number < 0:
            return Hooks("", "")
        facts = self._context.facts
        upper = self.dictionary.alphabet.upper
        front, back = (
            "".join(upper[code] for code in facts.letters.members(int(hooks[number])))
            for hooks in (facts.front.hooks, facts.back.hooks)
        )
        return Hooks(front, back)

    def phony(self, word: str) -> str | None:
        """Return a text like a word that is no word, as `Phonies.of` does."""
        return self._phonies.of(word)

    def _pattern(self, key: str) -> Question | None:
        context = self._context
        words = context.facts.words
        ordered = context.in_order(self._found(key), "alphabet").tolist()
        answers = tuple(words[number] for number in ordered)
        return Question("patterns", key, key, answers) if answers else None

    def _subanagrams(self, letters: str) -> tuple[str, ...]:
        words = subwords(self.dictionary.compiled, letters, False)
        return self._sorted(word for word in words if len(word) >= self.min_length)

    def _hooked(self, word: str) -> tuple[str, ...]:
        front, back = self.hooks(word)
        longer = [*(f"{self.lower(letter)}{word}" for letter in front)]
        longer += [f"{word}{self.lower(letter)}" for letter in back]
        return tuple(dict.fromkeys(longer))

    def _sorted(self, words: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(words, key=lambda word: [self._code[letter] for letter in word]))


def check_queries(questions: Questions, queries: Sequence[str]) -> None:
    """Raise BadQuery for a query that is wrong, naming its place if there are several."""
    letters = finder_of(questions.dictionary).letters
    for number, query in enumerate(queries, 1):
        try:
            read_query(query, letters)
        except BadQuery as error:
            if len(queries) == 1:
                raise
            message = f"query {number}: {error}"
            raise BadQuery(message, error.query, error.start, error.end) from None
