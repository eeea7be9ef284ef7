"""Puzzles of Lexicon: play all cards in as few turns as possible, with the words on the table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import compress
from typing import TYPE_CHECKING, Any, ClassVar, Final
from zlib import crc32

import msgspec
import numpy as np

from lexicon_fast._native.dictionary.search import subwords
from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.base.lazy import made_once
from lexicon_fast.bots.levels import PLACE, difficulty
from lexicon_fast.bots.specs import Level
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.frequency import WordClasses, classes_of
from lexicon_fast.games.lexicon.actions import LAYING, action_of, word_of
from lexicon_fast.games.lexicon.laying import Cards, checked_play, remove_cards
from lexicon_fast.games.lexicon.notation import parse
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.plans import plan
from lexicon_fast.games.lexicon.round import pack_of
from lexicon_fast.games.lexicon.rules import RULESETS
from lexicon_fast.puzzles import RAREST_WORD, Maker, Position, Puzzle, Verdict
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lexicon_fast.base.rng import Rng

#: Cards in the hand, words on the table, and the fewest turns that are a puzzle.
_CARDS: Final = 10
_TABLE: Final = 3
_TURNS: Final = (2, 3)

#: Letters and the size class of table words.
_LETTERS: Final = (3, 5)
_COMMON: Final = 35

_RULESET: Final = "waddingtons"


class LexiconMaker(Maker):
    """Hands that can be played in two or three turns, which need the words on the table."""

    game: ClassVar[str] = "lexicon"
    question: ClassVar[str] = "Play all your cards in as few turns as possible."
    words: ClassVar[str] = "enable"

    def find(self, rng: Rng, dictionary: Dictionary, classes: WordClasses) -> Position | None:
        rules = RULESETS[_RULESET].in_language(dictionary.language)
        pack_of(rules, 2, Cards.of(dictionary), dictionary)
        common = _words(dictionary)
        if len(common) < _TABLE:
            return None
        pack = rng.shuffled("".join(card * n for card, n in rules.pack.items() if card != "*"))
        table = tuple(rng.sample(common, _TABLE))
        for card in dictionary.alphabet.to_upper("".join(table)):
            if card not in pack:
                return None
            pack = pack.replace(card, "", 1)
        hand = Cards.of(dictionary).sort(pack[:_CARDS])
        written = dictionary.alphabet.written
        cards, words = written(hand), [*map(written, table)]
        best = plan(cards, dictionary, table=words, ruleset=rules, turns=max(_TURNS))
        turns = best.empties_in
        if turns not in _TURNS or any(
            classes.of(step.word) > RAREST_WORD for step in best.steps[-1]
        ):
            return None
        alone = plan(cards, dictionary, ruleset=rules).empties_in
        if alone is not None and alone <= turns:
            return None  # the words on the table are not needed
        others = (_CARDS,) * 2
        observation = Observation(
            0,
            hand,
            table,
            stock=len(pack) - 2 * _CARDS,
            hand_sizes=others,
            to_move=0,
            dealer=-1,
            ruleset=rules.to_json(),
        )
        plans = _Plans(observation, turns, dictionary, classes)
        return Position(
            observation, float(turns), tuple(map(action_of, best.steps[-1])), plans.seen_by
        )

    def parse(self, texts: Sequence[str], puzzle: Puzzle, dictionary: Dictionary) -> list[Any]:
        seen: Observation = puzzle.observation
        actions = []
        for text in texts:
            actions.append(parse(text, seen, dictionary))
            with suppress(IllegalAction):  # `check` reports it
                seen = _after(seen, actions[-1], dictionary)
        return actions

    def check(self, puzzle: Puzzle, answer: Sequence[Any], dictionary: Dictionary) -> Verdict:
        seen: Observation = puzzle.observation
        for action in answer:
            seen = _after(seen, action, dictionary)
        hand = seen.hand
        if hand:
            return Verdict(False, None, f"{counted(len(hand), 'card')} left: {hand}.", seen)
        turns = len(answer)
        solved = turns <= puzzle.target
        text = f"All cards played in {counted(turns, 'turn')}"
        text = f"{text}." if solved else f"{text}; fewer are enough."
        return Verdict(solved, float(turns), text, seen)


def _after(seen: Observation, action: Any, dictionary: Dictionary) -> Observation:
    """Return the hand and the table after a turn. Raises IllegalAction."""
    if not isinstance(action, LAYING):
        raise IllegalAction("action", "in this puzzle every turn lays cards")
    cards = Cards.of(dictionary)
    play = checked_play(action, seen.table, cards, seen.rules)
    left = remove_cards(seen.hand, play.paid, repr(action.laid))
    if not play.same_word and dictionary.compiled.index(word_of(action.laid)) < 0:
        raise IllegalAction(
            "strict", f"{tile_text.upper(word_of(action.laid))} is not in the dictionary"
        )
    hand = cards.sort(left + "".join(play.taken))
    sizes = (len(hand), *seen.hand_sizes[1:])
    return msgspec.structs.replace(seen, hand=hand, table=play.table, hand_sizes=sizes)


@made_once
def _words(dictionary: Dictionary) -> list[str]:
    """Return the words that may lie on the table."""
    least, most = _LETTERS
    return [word for word in classes_of(dictionary).up_to(_COMMON) if least <= len(word) <= most]


class _Plans:
    """Whether a level sees a plan of a hand in a number of turns: one of words that it sees."""

    def __init__(
        self, seen: Observation, turns: int, dictionary: Dictionary, classes: WordClasses
    ) -> None:
        self._seen = seen
        self._turns = turns
        self._dictionary = dictionary
        letters = seen.hand + dictionary.alphabet.to_upper("".join(seen.table))
        words = subwords(dictionary.compiled, letters, False)
        self._words = WordsInSight(words, classes)
        #: Whether the words that a level knows have a plan, by their largest size class.
        self._known: dict[int, bool] = {}

    def seen_by(self, level: Level, seed: int) -> bool:
        """Return whether a level sees a plan in the turn of a seed."""
        if level.words not in self._known:
            knowing = level._replace(overlooks=0)
            self._known[level.words] = self._has_plan(self._words.seen_by(knowing, 0))
        if not level.overlooks or not self._known[level.words]:
            return self._known[level.words]
        return self._has_plan(self._words.seen_by(level, seed))

    def _has_plan(self, words: Sequence[str]) -> bool:
        if not words:
            return False
        known = Dictionary.from_words(words, alphabet=self._dictionary.alphabet)
        seen, written = self._seen, known.alphabet.written
        table = [*map(written, seen.table)]
        best = plan(written(seen.hand), known, table=table, ruleset=seen.rules, turns=self._turns)
        return best.empties_in == self._turns


MAKER: Final = LexiconMaker()


class WordsInSight:
    """Decides for many words at once which ones a level sees, as `Overlooks` does for one play.

    Each word is a play of its own, with the word as its text.

    words: in lower case; classes: of a dictionary with these words.
    """

    def __init__(self, words: Sequence[str], classes: WordClasses) -> None:
        self._words = words
        self._texts = np.array([crc32(word.encode()) for word in words], dtype=np.uint64)
        #: The class and the length of words, and for each word the place of its pair there.
        self._kinds, self._kind_of = np.unique(
            np.array([(classes.of(word), len(word)) for word in words], dtype=np.int64),
            axis=0,
            return_inverse=True,
        )

    def seen_by(self, level: Level, seed: int) -> list[str]:
        """Return the words that a level knows and sees in the turn of a seed, in their order."""
        known = np.array([size <= level.words for size, _ in self._kinds], dtype=bool)
        sees = known[self._kind_of]
        if level.overlooks:
            chance = first_numbers(np.uint64(seed) ^ self._texts) / 2**64
            least = [level.overlooks ** (1 / difficulty(*kind)) for kind in self._kinds.tolist()]
            sees &= chance >= np.array(least)[self._kind_of]
            sees &= chance < 1 - PLACE * level.overlooks
        return list(compress(self._words, sees.tolist()))


def first_numbers(seeds: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return the first number of `Rng` for each seed."""
    z: Any = seeds + np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    numbers: NDArray[np.uint64] = z ^ (z >> np.uint64(31))
    return numbers
