"""Actions as players type them.

    8D QUIz        a play across from row 8, column D; D8 QUIz is one down
    8d qu(it)z     letters on the board may be in parentheses, plain, or dots
    exchange ABC?  also: -ABC?
    pass
    challenge, accept   answers to a play; also: c, a

A letter in lower case is a blank that stands for it. If the text is all lower case, a letter is a
blank only where the rack lacks it; `8d ab!` disables this exception.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice, product
from typing import Final

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import BadAction, IllegalAction
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.tiles import actions, notation
from lexicon_fast.games.tiles.board import BLANK_BIT, Board
from lexicon_fast.games.tiles.laying import play_of, scored_play
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.games.tiles.places import Place, marked_letters

#: Maximum number of ways to use blanks that are compared for the highest score.
_MAX_WAYS: Final = 1000


def parse(
    text: str, observation: Observation, dictionary: Dictionary | None = None
) -> actions.Action:
    """Parse an action typed in the position that an observation shows.

    dictionary: provides the alphabet, by default the letters of the layout; words outside it are
    allowed, because challenges decide.
    Raises BadAction for a text that cannot be read, does not fit on the board, or needs tiles that
    the rack lacks. The game checks whether the rules allow the action.

    >>> from lexicon_fast.games.scrabble.observation import Observation
    >>> seen = Observation(0, "IQUZ?", bag=50)
    >>> parse("8h quiz", seen), parse("8H QUiZ", seen)
    (Lay(at='8H', word='QUIZ'), Lay(at='8H', word='QUiZ'))
    >>> parse("-zq", seen)
    Exchange(tiles='QZ')
    """
    alphabet = observation.rules.layout.alphabet if dictionary is None else dictionary.alphabet
    written = notation.normalized(text)
    if observation.phase == "over":
        raise BadAction(f"{written!r}: the game is over")
    lower = written.lower()
    if observation.phase == "challenge":
        if lower in ("accept", "a"):
            return actions.ACCEPT
        if lower in ("challenge", "c"):
            return actions.CHALLENGE
        raise BadAction(f"{written!r} is not an answer to the play; type accept or challenge")
    if lower in ("accept", "challenge"):
        raise BadAction(f"{written!r}: there is no play to answer; {notation.TURNS}")
    parser = _PlayParser(written, observation, alphabet)
    return notation.turn(written, observation.rack, parser.board, parser.play)


def format(action: actions.Action, observation: Observation | None = None) -> str:
    """Return the text of an action.

    observation: the position before the action; with it, `parse` returns the same action.

    >>> from lexicon_fast.games.tiles.actions import Exchange
    >>> format(actions.Lay("8D", "QUI(T)z")), format(Exchange("AB?"))
    ('8D QUI(T)z', 'exchange AB?')
    """
    if isinstance(action, actions.Accept | actions.Challenge):
        return "accept" if isinstance(action, actions.Accept) else "challenge"
    text = notation.format_turn(action)
    return (
        f"{text}!"
        if isinstance(action, actions.Lay) and _is_ambiguous(action.word, observation)
        else text
    )


def _is_ambiguous(word: str, observation: Observation | None) -> bool:
    """Return whether `parse` would replace blanks of a play by other tiles of the rack."""
    if observation is None or word != tile_text.lower(word):
        return False
    letters = marked_letters(word)
    return any(
        tile_text.upper(letter) in observation.rack for letter, on_board in letters if not on_board
    )


class _PlayParser:
    """Parses a play: finds its new tiles, and which of them are blanks."""

    def __init__(self, written: str, observation: Observation, alphabet: Alphabet) -> None:
        self._written = written
        self._rack = observation.rack
        self._alphabet = alphabet
        self._layout = observation.rules.layout
        self.board = Board.parse(observation.board, self._layout, alphabet)

    def play(self, place: Place, text: str) -> actions.Lay:
        word = text.removesuffix("!").rstrip()
        try:
            tiles = dict(self.board.tiles(place, word))
        except BadAction as error:
            raise BadAction(f"{self._written!r}: {error}") from None
        if word == text and not set(word) & set(self._alphabet.upper):
            found = [self._scored(place, word, ways) for ways in self._ways(tiles)]
            return max(found, key=lambda each: each[1])[0]  # the first with the highest score
        paid = Counter(map(self.board.tile, tiles.values()))
        if lacking := paid - Counter(self._rack):
            raise self._lacks(lacking)
        return self._scored(place, word, tiles)[0]

    def _ways(self, tiles: dict[int, int]) -> Iterator[dict[int, int]]:
        """Yield the ways to pay for letters, with blanks only for letters that the rack lacks."""
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

    def _scored(self, place: Place, word: str, tiles: dict[int, int]) -> tuple[actions.Lay, int]:
        """Return a play in the game's notation, and its points; 0 if it is illegal."""
        action = play_of(self.board, place, len(marked_letters(word)), tiles)
        try:
            found = scored_play(action, self.board, self._layout)
        except IllegalAction:
            return action, 0
        return found.action, found.score

    def _lacks(self, lacking: Counter[str]) -> BadAction:
        hint = " (lower case is a blank)" if BLANK in lacking else ""
        return notation.lacks_error(self._written, lacking, self._rack, self._alphabet, hint)
