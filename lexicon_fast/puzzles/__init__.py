"""Puzzles: positions with a question whose answer can be checked. One for each game and day.

    from lexicon_fast.puzzles import check, daily

A puzzle follows from its game, seed and dictionary alone, so it is the same for everyone on a day.
It is found by trying: positions are made from the seed, one after the other, until one has a single
best answer with words that people know. `puzzles.<game>` has the maker of a game's puzzles,
`MAKER`.
"""

from __future__ import annotations

import datetime
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

import msgspec

from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.errors import BadDictionary, BadOption, IllegalAction, excerpt
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.levels import Overlooks
from lexicon_fast.bots.specs import Level
from lexicon_fast.dictionary.frequency import WordClasses, classes_of
from lexicon_fast.games.events import DictionaryUsed, dictionary_used
from lexicon_fast.games.registry import game_info, part

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

__all__ = [
    "Puzzle",
    "Verdict",
    "check",
    "daily",
    "day_of",
    "dictionary_of",
    "make",
    "parse",
    "seed_of",
]

#: The largest size class of the words of a solution: words that many people know.
RAREST_WORD: Final = 60

#: Positions tried before a seed is given up.
_MOST_POSITIONS: Final = 20_000

#: Turns of a level that measure how often it sees the solution.
_TRIES: Final = 20

#: A level solves a puzzle if it sees the solution in this share of turns.
_SOLVES: Final = 0.5


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, a question, and its best answer.

    >>> from lexicon_fast import Dictionary
    >>> puzzle = make("scrabble", 1, Dictionary.load("enable"))
    >>> puzzle.question, puzzle.seed, len(puzzle.solution)
    ('Which play scores most?', 1, 1)
    """

    game: str
    #: The day of a daily puzzle, `2026-11-27`; null: of another seed.
    day: str | None
    seed: int
    dictionary: DictionaryUsed
    question: str
    #: What the player sees. In Lexicon there is nothing to draw.
    observation: Any
    #: What the best answer reaches: turns in Lexicon, points in Scrabble, expected points in
    #: Lexibomb.
    target: float
    #: The actions of one best answer.
    solution: tuple[Any, ...]
    #: The weakest level that solves it in half of all turns or more, 1 to 10; null: none does.
    difficulty: int | None
    #: The share of turns in which each level sees a best answer, the weakest first.
    levels: tuple[float, ...]


class Verdict(NamedTuple):
    """The check of an answer.

    solved: whether it is as good as the best one; value: what it reaches, like `Puzzle.target`;
    None: it does not answer the question, for the reason in `text`; text: a sentence about it;
    observation: what the player sees after it (Lexicon); None: the answer is one turn.

    >>> Verdict(False, 22.0, "22 points; the best play scores more.").solved
    False
    """

    solved: bool
    value: float | None
    text: str
    observation: Any = None


class Position(NamedTuple):
    """A position with a single best answer. sees: whether a level sees a best answer, by the level
    and a seed of the turn."""

    observation: Any
    target: float
    solution: tuple[Any, ...]
    sees: Callable[[Level, int], bool]


class Maker(ABC):
    """The part of puzzles that depends on the game."""

    #: The name of the game.
    game: ClassVar[str]
    question: ClassVar[str]
    #: The word list of the daily puzzle.
    words: ClassVar[str]

    @abstractmethod
    def find(self, rng: Rng, dictionary: Dictionary, classes: WordClasses) -> Position | None:
        """Return the next position of a seed, if it is a puzzle."""

    def parse(self, texts: Sequence[str], puzzle: Puzzle, dictionary: Dictionary) -> list[Any]:
        """Return the actions of an answer in the notation of the game. Raises BadAction."""
        notation = part("games", self.game, "notation")
        return [notation.parse(text, puzzle.observation, dictionary) for text in texts]

    @abstractmethod
    def check(self, puzzle: Puzzle, answer: Sequence[Any], dictionary: Dictionary) -> Verdict:
        """Check an answer. Raises IllegalAction."""


def maker_of(game: str) -> Maker:
    """Return the maker of a game's puzzles. Raises BadOption."""
    maker: Maker = part("puzzles", game_info(game).name).MAKER
    return maker


def dictionary_of(game: str) -> Dictionary:
    """Return the dictionary of a game's daily puzzles. Raises BadOption.

    >>> dictionary_of("scrabble").name
    'enable'
    """
    return _load(maker_of(game).words)


@lru_cache(maxsize=4)
def _load(words: str) -> Dictionary:
    from lexicon_fast.dictionary import Dictionary

    return Dictionary.load(words)


def day_of(text: str) -> datetime.date:
    """Return the day of a text. Raises BadOption.

    >>> day_of("2026-11-27")
    datetime.date(2026, 11, 27)
    """
    try:
        return datetime.date.fromisoformat(text)
    except (TypeError, ValueError):
        raise BadOption(f"day {excerpt(text)} is not a day; use a form like 2026-11-27") from None


def daily(game: str, day: datetime.date) -> Puzzle:
    """Return the puzzle of a day, which is the same for everyone. Raises BadOption.

    Takes less than a second in most cases, and in Lexibomb up to four (bench/results/puzzles.txt).

    >>> from datetime import date
    >>> puzzle = daily("scrabble", date(2026, 11, 27))
    >>> puzzle.day, puzzle.question
    ('2026-11-27', 'Which play scores most?')
    """
    puzzle = make(game, seed_of(game, day), dictionary_of(game))
    return msgspec.structs.replace(puzzle, day=day.isoformat())


def seed_of(game: str, day: datetime.date) -> int:
    """Return the seed of the puzzle of a day. Raises BadOption.

    >>> from datetime import date
    >>> seed_of("scrabble", date(2026, 11, 27))
    3703401989670446189
    """
    digest = sha256(f"{game_info(game).name} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def make(
    game: str, seed: int, dictionary: Dictionary, *, interrupt: Callable[[], None] = lambda: None
) -> Puzzle:
    """Return the puzzle of a seed. Raises BadOption, also for a dictionary that has none.

    interrupt: called now and then; it may raise an error, which ends the work.

    >>> from lexicon_fast import Dictionary
    >>> puzzle = make("lexicon", 15, Dictionary.load("enable"))
    >>> puzzle.target == len(puzzle.solution)
    True
    """
    maker = maker_of(game)
    checked_int("seed", seed, 0, (1 << 64) - 1)
    classes, rng = classes_of(dictionary), Rng(seed)
    for _ in range(_MOST_POSITIONS):
        interrupt()
        position = maker.find(rng, dictionary, classes)
        if position is not None:
            table: Sequence[Level] = part("bots", game).LEVELS
            shares = tuple(_share(position, level, interrupt) for level in table)
            return Puzzle(
                game=maker.game,
                day=None,
                seed=seed,
                dictionary=dictionary_used(dictionary),
                question=maker.question,
                observation=position.observation,
                target=position.target,
                solution=position.solution,
                difficulty=next((n for n, share in enumerate(shares, 1) if share >= _SOLVES), None),
                levels=shares,
            )
    raise BadOption(f"dictionary {dictionary.name} has no puzzle of seed {seed}; use another list")


def _share(position: Position, level: Level, interrupt: Callable[[], None]) -> float:
    """Return the share of turns in which a level sees a best answer."""
    seen = 0
    for turn in range(_TRIES):
        interrupt()
        seen += position.sees(level, turn)
    return seen / _TRIES


def parse(puzzle: Puzzle, texts: Sequence[str], dictionary: Dictionary) -> list[Any]:
    """Return the actions of an answer that is typed, one text for each. Raises BadAction.

    >>> d = dictionary_of("scrabble")
    >>> puzzle = make("scrabble", 1, d)
    >>> play = puzzle.solution[0]
    >>> parse(puzzle, [f"{play.at} {play.word}"], d) == [play]
    True
    """
    return maker_of(puzzle.game).parse(texts, puzzle, dictionary)


def check(puzzle: Puzzle, answer: Sequence[Any], dictionary: Dictionary) -> Verdict:
    """Check an answer: the actions of the player, one after the other.

    dictionary: that of the puzzle. Raises BadDictionary for another one, and IllegalAction for an
    answer that breaks a rule.

    >>> d = dictionary_of("scrabble")
    >>> puzzle = make("scrabble", 1, d)
    >>> check(puzzle, puzzle.solution, d).solved
    True
    """
    if dictionary.sha256 != puzzle.dictionary.sha256:
        raise BadDictionary(
            f"the puzzle is of dictionary {excerpt(puzzle.dictionary.name)}, not of"
            f" {excerpt(dictionary.name)}"
        )
    if not answer:
        raise IllegalAction("answer", "the answer has no action")
    return maker_of(puzzle.game).check(puzzle, answer, dictionary)


def sees_words(
    level: Level, seed: int, classes: WordClasses
) -> Callable[[Sequence[str], str], bool]:
    """Return a predicate: whether a level notices a play in a turn.

    It gets the words that the play forms, its own first, and a text for the play. False words do
    not count: they are no answer.
    """
    overlooks = Overlooks(seed, level.overlooks, classes)

    def sees(words: Sequence[str], play: str) -> bool:
        known = all(classes.of(word) <= level.words for word in words)
        return known and (not level.overlooks or overlooks(words, play))

    return sees
