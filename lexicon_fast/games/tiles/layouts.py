"""Layouts: board, tiles and bonus of a game as data, read from a small TOML file; their rulesets.

rack = 7                            # tiles on a rack
start = "8H"                        # the first play must cover it; default: no such square
squares = '''                       # one line per row, one character per square
W..l...
...
'''
[premiums]                          # the meaning of the characters; "." is a plain square
l = { letter = 2 }                  # multiplies the tile on the square
W = { word = 3 }                    # multiplies the words of the tile
[bonus]
7 = 50                              # points for playing this many tiles at once
[tiles]
A = { count = 9, value = 1 }        # in upper case; "?" is the blank
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeVar

from lexicon_fast.base.arguments import checked
from lexicon_fast.base.errors import BadAlphabet, BadLayout, excerpt, shortened
from lexicon_fast.base.files import DATA
from lexicon_fast.base.text import composed_json, parse_toml, read_text
from lexicon_fast.base.tile_text import letter, lower_form
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.languages import Language, codes
from lexicon_fast.games.rulesets import (
    AnyRuleset,
    Rulesets,
    bad_field,
    check_ruleset,
    is_foreign,
    read_ruleset,
)
from lexicon_fast.games.tiles.places import MAX_SIDE, MIN_SIDE, Place, parse_place

BLANK: Final = "?"
PLAIN: Final = "."
MAX_RACK: Final = 15
MAX_MULTIPLIER: Final = 9
MAX_VALUE: Final = 99
MAX_COUNT: Final = 1000
MAX_BONUS: Final = 100_000
#: The keys by which the native core sorts plays have room for this score.
MAX_SCORE: Final = (1 << 23) - 1
#: Names of the layouts in the package.
LAYOUTS: Final = ("scrabble", "super", "lexibomb")

_FOLDER: Final = os.path.join(DATA, "layouts")
_KEYS: Final = ("rack", "start", "squares", "premiums", "bonus", "tiles")


class Premium(NamedTuple):
    """The multipliers of a square: for the tile on it, and for the words of the tile."""

    letter: int = 1
    word: int = 1


#: The characters of premiums in the layouts of the package.
_CHARACTERS: Final = {
    Premium(letter=2): "l",
    Premium(letter=3): "L",
    Premium(letter=4): "q",
    Premium(word=2): "w",
    Premium(word=3): "W",
    Premium(word=4): "Q",
}

#: Characters for other premiums, more than there can be.
_SPARE: Final = tuple(
    character
    for character in map(chr, range(0x21, 0x7F))
    if character != PLAIN and character not in _CHARACTERS.values()
)


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile: the letter in upper case or `?` for the blank, the count, points of each."""

    letter: str
    count: int
    value: int


@dataclass(frozen=True)
class Layout:
    """A board with its tiles and points.

    squares: rows of premiums, 2 to 21 rows and columns; start: the square that the first play must
    cover, or None; tiles: the kinds of tiles; rack_size: 1 to 15; bonus: points for playing 0, 1,
    ... rack_size tiles at once. `load` returns the layout with a name or in a file.

    The constructor raises BadLayout for a value that is out of range.

    >>> from lexicon_fast import scrabble
    >>> layout = scrabble.Layout.load("scrabble")
    >>> layout.rows, layout.columns, str(layout.start), layout.bonus[7]
    (15, 15, '8H', 50)
    >>> layout.counts["E"], layout.values["Q"], layout.squares[0][0]
    (12, 10, Premium(letter=1, word=3))
    """

    #: Names of the layouts in the package.
    KNOWN: ClassVar[tuple[str, ...]] = LAYOUTS

    name: str
    squares: tuple[tuple[Premium, ...], ...]
    start: Place | None
    tiles: tuple[Tile, ...]
    rack_size: int
    bonus: tuple[int, ...]

    def __post_init__(self) -> None:
        rows = len(self.squares)
        self._check("number of rows", rows, MIN_SIDE, MAX_SIDE)
        for number, row in enumerate(self.squares, 1):
            self._check(f"squares of row {number}", len(row), MIN_SIDE, MAX_SIDE)
            if len(row) != self.columns:
                raise self._bad(f"row {number} has {len(row)} squares, row 1 has {self.columns}")
            for multiplier in (each for premium in row for each in premium):
                self._check(f"multiplier in row {number}", multiplier, 1, MAX_MULTIPLIER)
        if self.start is not None and not (
            0 <= self.start.row < rows and 0 <= self.start.column < self.columns
        ):
            last = Place(rows - 1, self.columns - 1)
            raise self._bad(f"start {self.start} is not on the board, 1A to {last}")
        self._check("rack", self.rack_size, 1, MAX_RACK)
        if len(self.bonus) != self.rack_size + 1:
            raise self._bad(f"bonus has {len(self.bonus)} numbers; it needs {self.rack_size + 1}")
        for tiles, points in enumerate(self.bonus):
            self._check(f"bonus for {tiles} tiles", points, 0, MAX_BONUS if tiles else 0)
        seen: set[str] = set()
        for tile in self.tiles:
            letter = tile.letter
            if len(letter) != 1 or (letter != BLANK and not _is_upper_case(letter)):
                raise self._bad(f"tile {excerpt(letter)} must be a letter in upper case, or ?")
            if letter in seen:
                raise self._bad(f"tile {letter!r} is listed twice")
            self._check(f"count of tile {letter!r}", tile.count, 0, MAX_COUNT)
            most = 0 if letter == BLANK else MAX_VALUE
            self._check(f"value of tile {letter!r}", tile.value, 0, most)
            seen.add(letter)
        if not seen - {BLANK}:
            raise self._bad("no tile has a letter")
        if self._most_points() > MAX_SCORE:
            raise self._bad(
                f"plays of up to {self._most_points():,} points; lower the multipliers and values"
                f" for at most {MAX_SCORE:,}"
            )

    def _check(self, name: str, value: int, low: int, high: int) -> None:
        if not low <= value <= high:
            shown = value if abs(value) < 1 << 64 else "too large"
            raise self._bad(f"{name} is {shown}; use {low} to {high}")

    def _bad(self, message: str) -> BadLayout:
        return BadLayout(f"layout {shortened(self.name, 60)}: {message}")

    def _most_points(self) -> int:
        """Return a bound for the score of a play: lanes full of the best tiles and squares."""
        tile = max((tile.value for tile in self.tiles), default=0)
        tile *= max(premium.letter for row in self.squares for premium in row)
        lanes: list[tuple[Premium, ...]] = [*self.squares, *zip(*self.squares, strict=True)]
        words = [sorted((premium.word for premium in lane), reverse=True) for lane in lanes]
        times = max(math.prod(lane[:MAX_RACK]) + MAX_SIDE * lane[0] for lane in words)
        return times * tile * MAX_SIDE + max(self.bonus)

    @classmethod
    def load(cls, name_or_path: str | os.PathLike[str]) -> Layout:
        """Return the layout with a name in `LAYOUTS`, or in a file, then named by its stem.

        A name with the code of a language, like `scrabble-fr`, is the board with its tiles. Raises
        TypeError, and BadLayout if there is no such name or file, or the file is malformed.

        >>> from lexicon_fast import scrabble
        >>> scrabble.Layout.load("super").rows
        21
        """
        if isinstance(name_or_path, str) and (known := known_layout(name_or_path)) is not None:
            return known
        where = os.fsdecode(name_or_path)
        hint = f"; use {', '.join(LAYOUTS)}, or the path of a layout file"
        text = read_text(where, f"layout {excerpt(where, 300)}", BadLayout, hint)
        return cls.parse(text, os.path.splitext(os.path.basename(where))[0], where)

    @classmethod
    def parse(cls, text: str, name: str, where: str) -> Layout:
        """Return the layout of a TOML text (see the module). where: names the text in errors.

        Raises TypeError, BadLayout.

        >>> from lexicon_fast import scrabble
        >>> text = "rack = 2\\nsquares = '... ... ...'\\n[tiles]\\nA = {count = 3, value = 1}"
        >>> scrabble.Layout.parse(text, "tiny", "tiny.toml").counts
        {'A': 3}
        """
        for argument, value in (("text", text), ("name", name), ("where", where)):
            checked(argument, str, value)
        return _Reader(where).layout(parse_toml(text, where, BadLayout), name)

    @property
    def rows(self) -> int:
        """Number of rows."""
        return len(self.squares)

    @property
    def columns(self) -> int:
        """Number of columns."""
        return len(self.squares[0])

    @cached_property
    def is_symmetric(self) -> bool:
        """True if premiums and start stay the same when rows and columns are swapped."""
        start = self.start
        return (start is None or start.row == start.column) and self.squares == tuple(
            zip(*self.squares, strict=True)
        )

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """The number of tiles of each letter, `?` the blank."""
        return {tile.letter: tile.count for tile in self.tiles}

    @cached_property
    def values(self) -> Mapping[str, int]:
        """The points of each letter, `?` the blank."""
        return {BLANK: 0, **{tile.letter: tile.value for tile in self.tiles}}

    @cached_property
    def alphabet(self) -> Alphabet:
        """The letters of the tiles, for boards without a dictionary.

        Raises BadAlphabet for letters that do not make an alphabet.

        >>> from lexicon_fast import scrabble
        >>> scrabble.Layout.load("super").alphabet.name
        'english'
        """
        upper = "".join(tile.letter for tile in self.tiles if tile.letter != BLANK)
        english = Alphabet.load("english")
        if set(upper) == set(english.upper):
            return english
        code = self.name.rpartition("-")[2]
        if code in codes() and set(upper) == set(Language.load(code).alphabet.upper):
            return Language.load(code).alphabet  # it may have its own lower case, as in Turkish
        return Alphabet(self.name, upper, "".join(map(lower_form, upper)))

    def in_language(self, language: Language | None, *, always: bool = False) -> Layout:
        """Return the board with the tiles of a language, named like `scrabble-fr`.

        A board that is not one of `LAYOUTS` keeps its own tiles; always: these are replaced, too.
        All stay as they are without a language, and in English.
        """
        if language is None or not is_foreign(language):
            return self
        if not always and (self.name not in LAYOUTS or self != known_layout(self.name)):
            return self
        # Super Scrabble has twice the tiles.
        sets = round(sum(self.counts.values()) / 100)
        tiles = [
            Tile(letter, sets * count, language.values[letter])
            for letter, count in language.counts.items()
        ]
        return replace(self, name=f"{self.name}-{language.code}", tiles=tuple(tiles))

    def values_by_code(self, alphabet: Alphabet) -> list[int]:
        """Return the points of each letter of an alphabet, in its order.

        Raises TypeError, and BadAlphabet unless letters and tiles are the same.
        """
        checked("alphabet", Alphabet, alphabet)
        letters = set(self.values) - {BLANK}
        missing = "".join(letter for letter in alphabet.upper if letter not in letters)
        foreign = "".join(sorted(letters - set(alphabet.upper)))
        if missing or foreign:
            what = f"has no tiles {missing}" if missing else f"has tiles {foreign}, no letters"
            raise BadAlphabet(
                f"layout {self.name} {what} of alphabet {alphabet.name!r}; use a dictionary with"
                f" the letters of the layout, or a layout with the tiles {alphabet.describe()}"
            )
        return [self.values[letter] for letter in alphabet.upper]

    def to_json(self) -> str | dict[str, Any]:
        """Return the name of a known layout, or the content of a layout file with the name.

        >>> from dataclasses import replace
        >>> from lexicon_fast import scrabble
        >>> layout = scrabble.Layout.load("scrabble")
        >>> layout.to_json()
        'scrabble'
        >>> replace(layout, name="no bonus", bonus=(0,) * 8).to_json()["bonus"]
        {}
        """
        if self == known_layout(self.name):
            return self.name
        kinds = sorted({each for row in self.squares for each in row} - {Premium()})
        spare = iter(_SPARE)
        shown = {kind: _CHARACTERS.get(kind) or next(spare) for kind in kinds}
        start = {} if self.start is None else {"start": str(self.start)}
        return {
            "name": self.name,
            "rack": self.rack_size,
            **start,
            "squares": "\n".join(
                "".join(shown.get(each, PLAIN) for each in row) for row in self.squares
            ),
            "premiums": {character: kind._asdict() for kind, character in shown.items()},
            "bonus": {str(tiles): points for tiles, points in enumerate(self.bonus) if points},
            "tiles": {
                tile.letter: {"count": tile.count, "value": tile.value} for tile in self.tiles
            },
        }

    @classmethod
    def of_json(cls, given: Layout | str | Mapping[str, Any]) -> Layout:
        """Return a layout from the result of `to_json`. A str is a name in `LAYOUTS`, never a path.

        Raises BadLayout.
        """
        if isinstance(given, Layout):
            return given
        if isinstance(given, str):
            if (known := known_layout(given)) is not None:
                return known
            raise _unknown_layout(given)
        # Observations contain it, so the same layout is read again and again: hence the cache.
        import msgspec

        try:
            return _of_json(msgspec.json.encode(given))
        except (TypeError, ValueError, RecursionError) as error:
            if isinstance(error, BadLayout):
                raise
            raise BadLayout(f"layout: {shortened(str(error), 80)}; use values of JSON") from None

    def __hash__(self) -> int:
        return hash((self.name, self.rows, self.columns))


@lru_cache(maxsize=64)
def _of_json(text: bytes) -> Layout:
    import msgspec

    data = msgspec.json.decode(text)
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        raise _unknown_layout(data)
    name = data.pop("name")
    return _Reader(f"layout {name[:60]!r}").layout(data, name)


def _unknown_layout(value: object) -> BadLayout:
    names = ", ".join(LAYOUTS)
    return BadLayout(f"unknown layout {excerpt(value)}; use {names}, or the data of a layout")


def known_layout(name: str) -> Layout | None:
    """Return a board of the package, `NAME-CODE` with the tiles of a language."""
    board, dash, code = name.partition("-")
    if board not in LAYOUTS or (dash and code not in codes()):
        return None
    return _load_known(board, code)


@cache
def _load_known(name: str, code: str) -> Layout:
    path = os.path.join(_FOLDER, f"{name}.toml")
    layout = Layout.parse(read_text(path, f"layout {name}", BadLayout), name, path)
    return layout.in_language(Language.load(code), always=True) if code else layout


def _is_upper_case(letter: str) -> bool:
    # Private-use characters may represent tiles of two letters; scripts without case are fine.
    return (
        letter.upper() == letter
        and letter.isprintable() | (letter >= "\ue000")
        and not (letter.isascii() and not letter.isalpha())
    )


class _Reader:
    """Converts the content of a layout file to a layout, and checks its structure and types.

    Ranges are checked by `Layout`.
    """

    def __init__(self, where: str) -> None:
        self._where = where

    def layout(self, data: dict[str, Any], name: str) -> Layout:
        data = composed_json(data)
        self._check_keys(data, _KEYS, "")
        rack = self._number(data, "rack", "")
        premiums = {
            self._character(key): self._premium(value, f"premiums.{key}")
            for key, value in self._table(data, "premiums", optional=True).items()
        }
        squares = self._squares(data, {PLAIN: Premium(), **premiums})
        bonus = self._bonus(self._table(data, "bonus", optional=True), rack)
        tiles = self._table(data, "tiles").items()
        return Layout(
            name=name,
            squares=squares,
            start=self._start(data),
            tiles=tuple(self._tile(name, value, f"tiles.{name}") for name, value in tiles),
            rack_size=rack,
            bonus=bonus,
        )

    def _bad(self, key: str, value: object, expected: str) -> BadLayout:
        place = key if key.isprintable() else repr(key)
        shown = "missing" if value is None else excerpt(value)
        return BadLayout(f"{self._where}: {shortened(place, 80)} is {shown}; expected {expected}")

    def _check_keys(self, table: Mapping[str, Any], known: Iterable[str], prefix: str) -> None:
        for name in table:
            if name not in known:
                raise BadLayout(
                    f"{self._where}: unknown key {excerpt(prefix + name)}; expected"
                    f" {', '.join(known)}"
                )

    def _table(self, data: dict[str, Any], key: str, *, optional: bool = False) -> dict[str, Any]:
        value = data.get(key, {} if optional else None)
        if not isinstance(value, dict):
            raise self._bad(key, value, f"a table [{key}]")
        return value

    def _number(self, table: dict[str, Any], name: str, prefix: str) -> int:
        value = table.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._bad(f"{prefix}{name}", value, "a whole number")
        return value

    def _character(self, key: str) -> str:
        if len(key) != 1 or key == PLAIN or key.isspace():
            raise self._bad("a key in premiums", key, "one character, not '.' of plain squares")
        return key

    def _premium(self, value: Any, key: str) -> Premium:
        if not isinstance(value, dict) or not value:
            raise self._bad(key, value, "{ letter = 2 }, { word = 3 } or both")
        self._check_keys(value, Premium._fields, f"{key}.")
        return Premium(**{name: self._number(value, name, f"{key}.") for name in value})

    def _squares(
        self, data: dict[str, Any], premiums: Mapping[str, Premium]
    ) -> tuple[tuple[Premium, ...], ...]:
        text = data.get("squares")
        if not isinstance(text, str):
            raise self._bad("squares", text, "a text with a line for each row of the board")
        rows = text.split()
        for number, row in enumerate(rows, 1):
            for place, square in enumerate(row, 1):
                if square not in premiums:
                    raise self._bad(
                        f"squares, row {number}, square {place}",
                        square,
                        f"{', '.join(premiums)}, as in [premiums]",
                    )
        return tuple(tuple(premiums[square] for square in row) for row in rows)

    def _start(self, data: dict[str, Any]) -> Place | None:
        if "start" not in data:
            return None
        value = data["start"]
        place = parse_place(value) if isinstance(value, str) else None
        if place is None:
            raise self._bad("start", value, "a square, row and column: 8H")
        return place._replace(down=False)

    def _tile(self, name: str, value: Any, key: str) -> Tile:
        if not isinstance(value, dict):
            raise self._bad(key, value, "{ count = 9, value = 1 }")
        self._check_keys(value, ("count", "value"), f"{key}.")
        count, points = (self._number(value, name, f"{key}.") for name in ("count", "value"))
        return Tile(letter(name), count, points)

    def _bonus(self, table: dict[str, Any], rack: int) -> tuple[int, ...]:
        bonus = [0] * (min(rack, MAX_RACK) + 1)
        numbers = [str(tiles) for tiles in range(1, len(bonus))]
        for key in table:
            if key not in numbers:
                raise self._bad("a key in bonus", key, f"a number of tiles, 1 to {rack}")
            bonus[int(key)] = self._number(table, key, "bonus.")
        return tuple(bonus)


# Rulesets with a layout


class TileRuleset(AnyRuleset, Protocol):
    """A ruleset of a board game, a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def layout(self) -> Layout: ...
    @property
    def exchange_from(self) -> int: ...


R = TypeVar("R", bound=TileRuleset)


def check_tile_ruleset(rules: TileRuleset, bounds: Mapping[str, tuple[int, int]]) -> None:
    """Check the layout of a ruleset, and what `check_ruleset` checks. Raises BadOption."""
    if not isinstance(rules.layout, Layout):
        raise bad_field(rules, "layout", rules.layout, "a Layout")
    check_ruleset(rules, bounds)


def rules_in_language(rules: R, known: Rulesets[R], language: Language | None) -> R:
    """Return rules with the tiles of a language: see `Layout.in_language`.

    A known ruleset gets the code as in "standard-fr".
    """
    is_known = known.base.get(rules.name) == rules
    layout = rules.layout.in_language(language, always=is_known)
    if language is None or layout is rules.layout:
        return rules
    name = f"{rules.name}-{language.code}" if is_known else rules.name
    return replace(rules, name=name, layout=layout)


def read_tile_ruleset(rules: object, kind: type[R], known: Mapping[str, R]) -> R:
    """Return the ruleset with a name, in a file, or with the fields of a mapping.

    See `games.rulesets.read_ruleset`. Raises BadOption, and BadLayout for the layout.
    """

    def from_fields(values: Mapping[str, Any]) -> R:
        return kind(**{**values, "layout": Layout.of_json(values["layout"])})

    return read_ruleset(rules, kind, known, ("name", "layout"), from_fields)
