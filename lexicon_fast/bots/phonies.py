"""The chance that a word which a bot does not know is invalid.

Players lay few invalid words, and a small vocabulary lacks many valid ones, so that most unknown
words are valid. How often the player has laid invalid words, and how much the letters of the word
look like those of known words, changes that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import exp, log, sqrt
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from lexicon_fast.base import tile_text
from lexicon_fast.base.lazy import made_once

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary


#: An unknown player counts as one who has laid this many words, and of these so many invalid ones.
_PRIOR_WORDS: Final = 15.0
_PRIOR_INVALID: Final = 0.5

#: A bot never takes less than this for the share of valid words that it does not know.
_LEAST_UNKNOWN: Final = 0.02

#: Words from which the usual sequences of letters are learned, at most and at least.
_MAX_SAMPLE: Final = 6000
_MIN_SAMPLE: Final = 200

#: Letters are compared with those of known words in standard deviations of the mean information per
#: letter. Half of all invalid words are as plausible as valid ones; the others are this far off, on
#: average, with this deviation.
_NONSENSE: Final = 4.0
_NONSENSE_DEVIATION: Final = 2.0
#: Some valid words look odd: this share of them, with this deviation.
_ODD: Final = 0.05
_ODD_DEVIATION: Final = 3.0

_END: Final = "."


class LetterModel:
    """The usual sequences of three letters in the words of a dictionary.

    >>> from lexicon_fast import Dictionary
    >>> model = LetterModel(Dictionary.load("2of12inf"))
    >>> model.oddity("trinker") < 1 < 4 < model.oddity("xqzvk")
    True
    """

    def __init__(self, words: Dictionary) -> None:
        step = max(1, len(words) // _MAX_SAMPLE)
        sample = words.compiled.get_many(range(0, len(words), step))
        others = words.compiled.get_many(range(step // 2, len(words), step)) if step > 1 else sample
        self._letters = len(words.alphabet.lower) + 1
        self._triples: Counter[str] = Counter()
        self._pairs: Counter[str] = Counter()
        for word in sample:
            text = f"{_END}{_END}{word}{_END}"
            self._triples.update([text[i : i + 3] for i in range(len(text) - 2)])
            self._pairs.update([text[i : i + 2] for i in range(len(text) - 2)])
        self._singles: Counter[str] = Counter()
        for triple, count in self._triples.items():
            self._singles[triple[2]] += count
        self._all = self._singles.total()
        values = [(self._information(word), len(word) + 1) for word in others]
        self._mean = sum(value for value, _ in values) / len(values)
        # The information of a short word varies more: it is the mean of fewer letters.
        squares = sum(letters * (value - self._mean) ** 2 for value, letters in values)
        self._deviation = max(sqrt(squares / len(values)), 0.1)
        self._is_usable = len(sample) >= _MIN_SAMPLE

    def _information(self, word: str) -> float:
        """Return the mean information per letter, in nats, the end of the word included."""
        text = f"{_END}{_END}{word}{_END}"
        total = 0.0
        for i in range(len(text) - 2):
            single = (self._singles[text[i + 2]] + 1) / (self._all + self._letters)
            # Few observations count as if two more of the letter alone had been made.
            chance = self._triples[text[i : i + 3]] + 2 * single
            total -= log(chance / (self._pairs[text[i : i + 2]] + 2))
        return total / (len(word) + 1)

    def oddity(self, word: str) -> float:
        """Return how unusual the letters are: 0 for an average word, in standard deviations.

        It is 0 if there are too few words to compare with.
        """
        if not self._is_usable:
            return 0.0
        information = self._information(tile_text.lower(word))
        return (information - self._mean) * sqrt(len(word) + 1) / self._deviation


#: Returns the letter model of a dictionary, made once.
letter_model: Final = made_once(LetterModel)


def doubt(
    unknown: Iterable[str],
    earlier: Sequence[tuple[str, bool | None]],
    known: Dictionary,
    dictionary: Dictionary,
) -> float:
    """Return the probability that one of some unknown words is invalid.

    earlier: the words that the player laid before, and whether each was ruled valid (None: no
    ruling); known: the words that the bot knows; dictionary: that in play, of which only the size
    counts. (Bayes' theorem: an invalid word is always unknown, a valid one seldom.)

    >>> from lexicon_fast import Dictionary
    >>> known, enable = Dictionary.load("2of12inf"), Dictionary.load("enable")
    >>> [round(doubt([word], [], known, enable), 2) for word in ("ruiner", "retrank", "xqzvk")]
    [0.03, 0.03, 0.97]
    """
    invalid = sum(ruling is False for _, ruling in earlier)
    valid = sum(ruling is True or (ruling is None and word in known) for word, ruling in earlier)
    rate = (_PRIOR_INVALID + invalid) / (_PRIOR_WORDS + invalid + valid)
    missing = max(_LEAST_UNKNOWN, 1 - len(known) / len(dictionary))
    model = letter_model(known)
    valid_chance = 1.0
    for word in unknown:
        odds = rate / (1 - rate) / missing * _likelihood_ratio(model.oddity(word))
        valid_chance /= 1 + odds
    return 1 - valid_chance


def _likelihood_ratio(oddity: float) -> float:
    """Return how much likelier letters of this oddity are in an invalid word than in a valid one.

    Words with more usual letters than the average are as plausible as the average.
    """
    oddity = max(0.0, oddity)
    plausible = (1 - _ODD) * _density(oddity) + _ODD * _density(oddity / _ODD_DEVIATION) / (
        _ODD_DEVIATION
    )
    # Beyond the usual nonsense, letters do not become plausible again.
    off = min(0.0, (oddity - _NONSENSE) / _NONSENSE_DEVIATION)
    nonsense = _density(off) / _NONSENSE_DEVIATION
    return 0.5 + 0.5 * nonsense / plausible


def _density(deviations: float) -> float:
    """Return the density of the normal distribution, up to a constant factor."""
    return exp(-0.5 * min(deviations, 30.0) ** 2)


LaidWord: TypeAlias = Callable[[Any], str | None]


def laid_words(
    history: Iterable[Any], player: int, laid_word: LaidWord
) -> list[tuple[str, bool | None]]:
    """Return the words that a player has laid, and whether each was ruled valid (None: no ruling).

    The last play, which waits for an answer, must be the player's, and is not among them.
    """
    laid: list[tuple[str, bool | None]] = []
    mover = None
    for turn in history:
        word = laid_word(turn.action)
        if word is not None:
            mover = turn.player
            if mover == player:
                laid.append((word, None))
        elif mover == player and turn.right is not None:
            laid[-1] = laid[-1][0], not turn.right
    return laid[:-1]


def ruled_words(history: Iterable[Any], laid_word: LaidWord, *, right: bool) -> set[str]:
    """Return the words of plays that were challenged.

    right: True for the plays that were taken back, False for those that stood.
    """
    ruled, last = set(), ""
    for turn in history:
        word = laid_word(turn.action)
        if word is not None:
            last = word
        elif turn.right is right:
            ruled.add(last)
    return ruled
