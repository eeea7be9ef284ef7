"""Actions as people write them.

    8D QUIz        a play across from row 8, column D; D8 QUIz is one down
    8d qu(it)z     letters that lie there may stand in parentheses, plainly, or as dots
    exchange ABC?  tiles given for others; also: -ABC?
    pass
    challenge, accept   of a play by another; also: c, a

A letter in lower case is a blank that stands for it. Text that is all lower case is read as it is
typed in a hurry: a letter is a blank only where the rack lacks it. `8d ab!` is taken as written.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, islice, product
from typing import TYPE_CHECKING, Final

from lexicon_fast.alphabet import Alphabet
from lexicon_fast.errors import BadAction, IllegalAction
from lexicon_fast.games.tiles import notation
from lexicon_fast.games.tiles.actions import (
    ACCEPT,
    CHALLENGE,
    Accept,
    Action,
    Challenge,
    Exchange,
    Lay,
    Pass,
)
from lexicon_fast.games.tiles.board import BLANK_BIT, Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.layouts import BLANK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.places import Place

#: Ways to lay blanks that are looked at for the one that scores most.
_MAX_WAYS: Final = 1000

_ANSWERS: Final = "accepted: accept, challenge"


def parse(text: str, observation: Observation, dictionary: Dictionary | None = None) -> Action:
    """The action that a text tells in a position.

    dictionary: for its alphabet; the words need not be in it (that is for challenges to settle).
    Raises BadAction for what cannot be read, does not fit on the board, or needs tiles that the
    rack lacks. Whether the rules allow the action is for the game to say.

    >>> from lexicon_fast.games.scrabble.observation import Observation
    >>> sees = Observation(0, "IQUZ?", bag=50)
    >>> parse("8h quiz", sees), parse("8H QUiZ", sees)
    (Lay(at='8H', word='QUIZ'), Lay(at='8H', word='QUiZ'))
    >>> parse("-zq", sees)
    Exchange(tiles='QZ')
    """
    alphabet = Alphabet.load("english") if dictionary is None else dictionary.alphabet
    written = notation.written(text)
    if observation.phase == "over":
        raise BadAction(f"{written!r}: the game is over; nothing is accepted")
    said = written.lower()
    if observation.phase == "challenge":
        if said in ("accept", "a"):
            return ACCEPT
        if said in ("challenge", "c"):
            return CHALLENGE
        raise BadAction(f"{written!r} is no answer to the play; {_ANSWERS}")
    if said in ("accept", "challenge"):
        raise BadAction(f"{written!r}: no play waits for an answer; {notation.TURNS}")
    reader = _Reader(written, observation, alphabet)
    return notation.turn(written, observation.rack, reader.board, reader.play)


def format(action: Action, observation: Observation | None = None) -> str:
    """An action as text; with the observation before it, as text that `parse` reads as that action.

    >>> format(Lay("8D", "QUI(T)z")), format(Exchange("AB?"))
    ('8D QUI(T)z', 'exchange AB?')
    """
    match action:
        case Lay(at, word):
            return f"{at} {word}{'!' if _in_a_hurry(word, observation) else ''}"
        case Exchange(tiles):
            return f"exchange {tiles}".rstrip()
        case Pass():
            return "pass"
        case Challenge():
            return "challenge"
        case Accept():
            return "accept"
    raise TypeError(f"{action!r} is no action")


def _in_a_hurry(word: str, observation: Observation | None) -> bool:
    """Would a play of blanks alone be read as one of the tiles that the rack has, too?"""
    if observation is None or word != word.lower():
        return False
    return any(letter.upper() in observation.rack for letter in re.sub(r"\(.*?\)", "", word))


class _Reader:
    """Reads a play: the tiles it lays, and which of them are blanks."""

    def __init__(self, written: str, observation: Observation, alphabet: Alphabet) -> None:
        self._written = written
        self._rack = observation.rack
        self._alphabet = alphabet
        self._layout = observation.rules.layout
        if observation.board:
            self.board = Board.parse(observation.board, self._layout, alphabet)
        else:
            self.board = Board.empty(self._layout, alphabet)

    def play(self, place: Place, text: str) -> Lay:
        word = text.removesuffix("!").rstrip()
        try:
            tiles = dict(self.board.tiles(place, word))
        except BadAction as error:
            raise BadAction(f"{self._written!r}: {error}") from None
        if word == text and not set(word) & set(self._alphabet.upper):
            found = [self._legal(self._noted(place, word, ways)) for ways in self._ways(tiles)]
            return max(found, key=lambda each: each[1])[0]  # the first of those that score most
        paid = Counter(map(self.board.tile, tiles.values()))
        if lacking := paid - Counter(self._rack):
            raise self._lacks(lacking)
        return self._legal(self._noted(place, word, tiles))[0]

    def _ways(self, tiles: dict[int, int]) -> Iterator[dict[int, int]]:
        """The ways to pay for letters: a blank only for those that the rack lacks."""
        letters: dict[int, list[int]] = {}
        for index, code in tiles.items():
            letters.setdefault(code & ~BLANK_BIT, []).append(index)
        upper = self._alphabet.upper
        short = {
            code: len(squares) - self._rack.count(upper[code])
            for code, squares in letters.items()
            if len(squares) > self._rack.count(upper[code])
        }
        if sum(short.values()) > self._rack.count(BLANK):
            raise self._lacks(Counter({upper[code]: count for code, count in short.items()}))
        each = [combinations(letters[code], count) for code, count in short.items()]
        for blanks in islice(product(*each), _MAX_WAYS):
            stands_in = set().union(*blanks)
            yield {
                index: code & ~BLANK_BIT | (BLANK_BIT if index in stands_in else 0)
                for index, code in tiles.items()
            }

    def _noted(self, place: Place, word: str, tiles: dict[int, int]) -> Lay:
        return notation.noted(self.board, place, len(re.sub(r"[()]", "", word)), tiles)

    def _legal(self, action: Lay) -> tuple[Lay, int]:
        """A play as the game notes it and its points; if it is illegal, as it is."""
        try:
            found = scored_play(action, self.board, self._layout)
        except IllegalAction:
            return action, 0
        return found.action, found.score

    def _lacks(self, lacking: Counter[str]) -> BadAction:
        hint = " (lower case is a blank)" if BLANK in lacking else ""
        return notation.lacks(self._written, lacking, self._rack, self._alphabet, hint)
