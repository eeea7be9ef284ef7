"""The rulesets of Lexibomb, as data, and its words. Boards and tiles are those of a `Layout`."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from lexicon_fast._native.dictionary.search import subwords
from lexicon_fast.games.registry import GAMES
from lexicon_fast.games.rulesets import GivenRuleset, Rulesets, bad_field, to_json
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.games.tiles.layouts import (
    MAX_MULTIPLIER,
    Layout,
    Premium,
    Tile,
    check_tile_ruleset,
    read_tile_ruleset,
    rules_in_language,
)

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.dictionary.languages import Language

MIN_PLAYERS: Final = 1
MAX_PLAYERS: Final = 4

#: The possible numbers of bombs around a square: 0 to 8.
NUMBERS: Final = 9

#: Multipliers of a new tile by the number of bombs around its square: for its own value, and for
#: its words. A word multiplied by 0 earns nothing, as with a bomb.
MULTIPLIERS: Final = (
    Premium(),
    Premium(letter=2),
    Premium(letter=3),
    Premium(word=2),
    *[Premium(word=3)] * 5,
)

#: Multipliers of the original program, which has others for 5 bombs and more.
POC_MULTIPLIERS: Final = (
    *MULTIPLIERS[:5],
    Premium(letter=2, word=2),
    Premium(letter=3, word=2),
    Premium(letter=3),
    Premium(word=0),
)

#: Tile counts of the original program that differ from its README.
POC_COUNTS: Final[Mapping[str, int]] = MappingProxyType(
    {"D": 5, "E": 13, "H": 4, "I": 8, "N": 5, "S": 5, "T": 7}
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a game that players may choose.

    layout: without premium squares; bombs: 0 up to the number of squares; multipliers: 9 pairs
    (letter, word) of 0 to 9. The constructor raises BadOption for a value that is out of range.

    >>> from dataclasses import replace
    >>> from lexicon_fast import Dictionary, lexibomb
    >>> rules = replace(lexibomb.ruleset("standard"), name="few bombs", bombs=10)
    >>> game = lexibomb.Game(Dictionary.from_words(["hat"]), ruleset=rules)
    >>> len(game.minefield.bombs), rules.multipliers[1]
    (10, Premium(letter=2, word=1))
    """

    name: str
    layout: Layout
    #: Number of bombs.
    bombs: int = 22
    #: Multipliers of a new tile by the number of bombs around its square: see `MULTIPLIERS`.
    multipliers: tuple[Premium, ...] = MULTIPLIERS
    #: Tiles that the bag must have for an exchange.
    exchange_from: int = 7
    #: Turns in a row without points, of one player, that end the game.
    zeros: int = 3

    def __post_init__(self) -> None:
        check_tile_ruleset(self, {"exchange_from": (1, 1000), "zeros": (1, 1000)})
        if any(each != Premium() for row in self.layout.squares for each in row):
            raise bad_field(self, "layout", self.layout.name, "a layout without premium squares")
        check_tile_ruleset(self, {"bombs": (0, self.layout.rows * self.layout.columns)})
        object.__setattr__(self, "multipliers", self._checked(self.multipliers))

    def _checked(self, multipliers: Any) -> tuple[Premium, ...]:
        try:
            pairs = [tuple(each) for each in multipliers]
        except TypeError:
            pairs = []
        if len(pairs) != NUMBERS or not all(
            len(pair) == 2 and all(type(n) is int and 0 <= n <= MAX_MULTIPLIER for n in pair)
            for pair in pairs
        ):
            raise bad_field(
                self,
                "multipliers",
                multipliers,
                f"{NUMBERS} pairs of numbers 0 to {MAX_MULTIPLIER}, for the letter and the word",
            )
        return tuple(Premium(*pair) for pair in pairs)

    def in_language(self, language: Language | None) -> Ruleset:
        """Return the rules with the tiles of a language: see `rules_in_language`."""
        return rules_in_language(self, RULESETS, language)

    def to_json(self) -> str | dict[str, Any]:
        """Return the name of a known ruleset, or all fields of another one as plain data."""
        data = to_json(self, RULESETS)
        if isinstance(data, str):
            return data
        return data | {"multipliers": [list(each) for each in self.multipliers]}


def _classic_poc() -> Ruleset:
    layout = Layout.load("lexibomb")
    tiles = tuple(
        Tile(tile.letter, POC_COUNTS.get(tile.letter, tile.count), tile.value)
        for tile in layout.tiles
    )
    layout = dataclasses.replace(layout, name="lexibomb, classic_poc", tiles=tiles)
    return Ruleset("classic_poc", layout, multipliers=POC_MULTIPLIERS)


RULESETS: Final = Rulesets(Ruleset("standard", Layout.load("lexibomb")), _classic_poc())


AnyRuleset: TypeAlias = GivenRuleset | Ruleset


def ruleset(rules: AnyRuleset, language: Language | None = None) -> Ruleset:
    """Return the ruleset with a name in `RULESETS`, in a file, or with the fields of a mapping.

    rules: a str is always a name, never a path; a path object names a TOML file; a mapping needs
    `name` and `layout`; a Ruleset is returned as it is. Raises BadOption, BadLayout.

    >>> from lexicon_fast import lexibomb
    >>> lexibomb.ruleset("standard").bombs
    22
    >>> lexibomb.ruleset({"name": "few bombs", "layout": "lexibomb", "bombs": 10}).zeros
    3
    """
    return read_tile_ruleset(rules, Ruleset, RULESETS).in_language(language)


#: The default word list of Lexibomb.
WORDS: Final = str(GAMES["lexibomb"].words)


class DefaultWords(NamedTuple):
    """The name of the default word list, for `Dictionary.load`.

    `why` is always empty; it was a reason while the package lacked the list of the game.

    >>> from lexicon_fast import lexibomb
    >>> name, why = lexibomb.default_words()
    >>> name, why
    ('2of12inf', '')
    """

    name: str
    why: str = ""


def default_words() -> DefaultWords:
    """Return the word list of Lexibomb, which is part of the package.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> dictionary = Dictionary.load(lexibomb.default_words().name)
    >>> "bomb" in dictionary
    True
    """
    return DefaultWords(WORDS)


def is_word(word: str, dictionary: Dictionary) -> bool:
    """Return whether a word, with some letters for its blanks (`_`), is in the dictionary.

    >>> from lexicon_fast import Dictionary
    >>> d = Dictionary.from_words(["quiz", "quit"])
    >>> is_word("qui_", d), is_word("__iz", d), is_word("q_z_", d)
    (True, True, False)
    """
    if FREE_BLANK not in word:
        return dictionary.compiled.index(word) >= 0
    return any(
        len(found) == len(word)
        and all(mark in (FREE_BLANK, letter) for mark, letter in zip(word, found, strict=True))
        for found in subwords(dictionary.compiled, word.replace(FREE_BLANK, "*"), False)
    )
