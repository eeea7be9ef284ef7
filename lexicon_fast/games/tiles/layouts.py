"""Layouts: the board, the tiles and the bonus of a game as data, read from a small TOML file.

rack = 7                            # tiles on a rack
start = "8H"                        # the first play covers it; without it, it may lie anywhere
squares = '''                       # one character a square, a row a line
W..l...
...
'''
[premiums]                          # what the characters mean; "." is a plain square
l = { letter = 2 }                  # multiplies the tile laid there
W = { word = 3 }                    # multiplies the words that the tile is in
[bonus]
7 = 50                              # points for laying that many tiles in one play
[tiles]
A = { count = 9, value = 1 }        # in upper case; "?" is the blank
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from lexicon_fast.alphabet import checked_alphabet
from lexicon_fast.arguments import checked
from lexicon_fast.errors import BadAlphabet, BadLayout
from lexicon_fast.games.tiles.places import MAX_SIDE, MIN_SIDE, Place, parse_place

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from lexicon_fast.alphabet import Alphabet

BLANK: Final = "?"
PLAIN: Final = "."
MAX_RACK: Final = 15
MAX_MULTIPLIER: Final = 9
MAX_VALUE: Final = 99
MAX_COUNT: Final = 1000
MAX_BONUS: Final = 100_000
#: The native core sorts plays by keys with that much room for the score.
MAX_SCORE: Final = (1 << 23) - 1
#: Bytes of a layout file; anything larger is some other file.
MAX_FILE_BYTES: Final = 1 << 16

#: The layouts that come with the package.
LAYOUTS: Final = ("scrabble", "super", "lexibomb")

_FOLDER: Final = os.path.join(
    os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "data", "layouts"
)
_KEYS: Final = ("rack", "start", "squares", "premiums", "bonus", "tiles")


class Premium(NamedTuple):
    """The multipliers of a square: for the tile laid there, and for the words it is in."""

    letter: int = 1
    word: int = 1


#: How premiums are shown in the layouts that come with the package.
_USUAL: Final = {
    Premium(letter=2): "l",
    Premium(letter=3): "L",
    Premium(letter=4): "q",
    Premium(word=2): "w",
    Premium(word=3): "W",
    Premium(word=4): "Q",
}

#: For premiums of other kinds: as many characters as there can be kinds, and more.
_SPARE: Final = tuple(
    character
    for character in map(chr, range(0x21, 0x7F))
    if character != PLAIN and character not in _USUAL.values()
)


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tiles: the letter in upper case or `?` for the blank, how many, points of each."""

    letter: str
    count: int
    value: int


@dataclass(frozen=True)
class Layout:
    """A board, the tiles and the rules of points that go with it.

    squares: rows of premiums, 2 to 21 rows and columns; start: the square that the first play
    covers, None for anywhere; tiles: the kinds of tiles; rack_size: 1 to 15; bonus: points for
    laying 0, 1, ... rack_size tiles in one play.

    The constructor raises BadLayout for what is out of range, naming it.
    """

    #: The names of the layouts that come with the package.
    KNOWN: ClassVar[tuple[str, ...]] = LAYOUTS

    name: str
    squares: tuple[tuple[Premium, ...], ...]
    start: Place | None
    tiles: tuple[Tile, ...]
    rack_size: int
    bonus: tuple[int, ...]

    def __post_init__(self) -> None:
        rows = len(self.squares)
        if not MIN_SIDE <= rows <= MAX_SIDE:
            raise self._bad(f"{rows} rows", f"{MIN_SIDE} to {MAX_SIDE}")
        for number, row in enumerate(self.squares, 1):
            if not MIN_SIDE <= len(row) <= MAX_SIDE:
                raise self._bad(f"row {number} of {len(row)} squares", f"{MIN_SIDE} to {MAX_SIDE}")
            if len(row) != self.columns:
                raise self._bad(
                    f"row {number} of {len(row)} squares", f"{self.columns}, as row 1 has"
                )
            for multiplier in (each for premium in row for each in premium):
                if not 1 <= multiplier <= MAX_MULTIPLIER:
                    raise self._bad(f"row {number}: {multiplier} times", f"1 to {MAX_MULTIPLIER}")
        if self.start is not None and not (
            0 <= self.start.row < rows and 0 <= self.start.column < self.columns
        ):
            last = Place(rows - 1, self.columns - 1)
            raise self._bad(f"start {self.start}", f"a square of the board, 1A to {last}")
        if not 1 <= self.rack_size <= MAX_RACK:
            raise self._bad(f"rack of {self.rack_size} tiles", f"1 to {MAX_RACK}")
        if len(self.bonus) != self.rack_size + 1:
            raise self._bad(f"{len(self.bonus)} numbers of bonus", f"{self.rack_size + 1}, from 0")
        for tiles, points in enumerate(self.bonus):
            if not 0 <= points <= (MAX_BONUS if tiles else 0):
                raise self._bad(f"bonus of {points} for {tiles} tiles", f"0 to {MAX_BONUS}")
        self._check_tiles()
        if self._most_points() > MAX_SCORE:
            raise self._bad(
                f"plays of up to {self._most_points():,} points",
                f"multipliers and values for no more than {MAX_SCORE:,}",
            )

    def _check_tiles(self) -> None:
        seen: set[str] = set()
        for tile in self.tiles:
            letter = tile.letter
            if len(letter) != 1 or (letter != BLANK and not _is_upper_case(letter)):
                raise self._bad(f"tile {letter!r:.60}", "a letter in upper case, or ?")
            if letter in seen:
                raise self._bad(f"tile {letter!r} twice", "once")
            if not 0 <= tile.count <= MAX_COUNT:
                raise self._bad(f"tile {letter!r}: count {tile.count}", f"0 to {MAX_COUNT}")
            most = 0 if letter == BLANK else MAX_VALUE
            if not 0 <= tile.value <= most:
                raise self._bad(f"tile {letter!r}: value {tile.value}", f"0 to {most}")
            seen.add(letter)
        if not seen - {BLANK}:
            raise self._bad("no tiles with letters", "some")

    def _bad(self, value: str, accepted: str) -> BadLayout:
        return BadLayout(f"layout {self.name:.60}: {value}; accepted: {accepted}")

    def _most_points(self) -> int:
        """No play scores more: lanes full of the best tiles, on the best squares there are."""
        tile = max((tile.value for tile in self.tiles), default=0)
        tile *= max(premium.letter for row in self.squares for premium in row)
        lanes: list[tuple[Premium, ...]] = [*self.squares, *zip(*self.squares, strict=True)]
        words = [sorted((premium.word for premium in lane), reverse=True) for lane in lanes]
        times = max(math.prod(lane[:MAX_RACK]) + MAX_SIDE * lane[0] for lane in words)
        return times * tile * MAX_SIDE + max(self.bonus)

    @classmethod
    def load(cls, name_or_path: str | os.PathLike[str]) -> Layout:
        """The layout with a known name (`LAYOUTS`), or in a file, named by its stem.

        Raises BadLayout when there is no such name or file, or the file is malformed.

        >>> Layout.load("scrabble").rows
        15
        """
        if isinstance(name_or_path, str) and name_or_path in LAYOUTS:
            return _known(name_or_path)
        where = os.fsdecode(name_or_path)
        return cls.parse(_read(where, where), os.path.splitext(os.path.basename(where))[0], where)

    @classmethod
    def parse(cls, text: str, name: str, where: str) -> Layout:
        """The layout `name` written in `text`; errors (BadLayout) call the text `where`."""
        import tomllib

        for argument, value in (("text", text), ("name", name), ("where", where)):
            checked(argument, str, value)
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also a number of thousands of digits
            raise BadLayout(f"{where}: not TOML: {error}") from None
        return _Reader(where).layout(data, name)

    @property
    def rows(self) -> int:
        return len(self.squares)

    @property
    def columns(self) -> int:
        return len(self.squares[0])

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """How many tiles there are of each letter, `?` the blank."""
        return {tile.letter: tile.count for tile in self.tiles}

    @cached_property
    def values(self) -> Mapping[str, int]:
        """The points of each letter, `?` the blank."""
        return {BLANK: 0, **{tile.letter: tile.value for tile in self.tiles}}

    def values_by_code(self, alphabet: Alphabet) -> list[int]:
        """The points of each letter of an alphabet, in its order.

        Raises BadAlphabet if a letter has no tile, or a tile has no letter.
        """
        checked_alphabet(alphabet)
        letters = set(self.values) - {BLANK}
        missing = "".join(letter for letter in alphabet.upper if letter not in letters)
        foreign = "".join(sorted(letters - set(alphabet.upper)))
        if missing or foreign:
            what = f"letters {missing} have no tile" if missing else f"tiles {foreign} no letter"
            raise BadAlphabet(
                f"alphabet {alphabet.name!r}, layout {self.name}: {what}; accepted: a layout with"
                f" the tiles {alphabet.describe()}"
            )
        return [self.values[letter] for letter in alphabet.upper]

    def to_json(self) -> str | dict[str, Any]:
        """Its name, or for a layout that goes by no name: what a layout file says, and its name."""
        if self.name in LAYOUTS and self == _known(self.name):
            return self.name
        kinds = sorted({each for row in self.squares for each in row} - {Premium()})
        spare = iter(_SPARE)
        shown = {kind: _USUAL.get(kind) or next(spare) for kind in kinds}
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
        """A layout from what `to_json` gave; a name is one of `LAYOUTS`, no path.

        Raises BadLayout.
        """
        if isinstance(given, Layout):
            return given
        if isinstance(given, str):
            if given in LAYOUTS:
                return _known(given)
            raise BadLayout(f"layout {given!r:.60}; accepted: {', '.join(LAYOUTS)}, or its data")
        # Observations carry it, so the same is read again and again.
        import msgspec

        try:
            return _of_json(msgspec.json.encode(given))
        except (TypeError, ValueError, RecursionError) as error:
            if isinstance(error, BadLayout):
                raise
            raise BadLayout(f"layout: {error!s:.80}; accepted: what JSON can tell") from None

    def __hash__(self) -> int:
        return hash((self.name, self.rows, self.columns))


@lru_cache(maxsize=64)
def _of_json(text: bytes) -> Layout:
    import msgspec

    data = msgspec.json.decode(text)
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        raise BadLayout(f"layout {data!r:.60}; accepted: {', '.join(LAYOUTS)}, or its data")
    name = data.pop("name")
    return _Reader(f"layout {name[:60]!r}").layout(data, name)


@cache
def _known(name: str) -> Layout:
    path = os.path.join(_FOLDER, f"{name}.toml")
    return Layout.parse(_read(path, name), name, path)


def _read(path: str, label: str) -> str:
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        reason = getattr(error, "strerror", None) or error
        raise BadLayout(
            f"layout {label!r:.300}: {reason}; accepted: {', '.join(LAYOUTS)}, or the path of a"
            " layout file"
        ) from None
    if len(data) > MAX_FILE_BYTES:
        raise BadLayout(f"{path}: more than {MAX_FILE_BYTES} bytes, no layout file")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadLayout(
            f"{path}, line {line}: byte 0x{data[error.start]:02x} is not UTF-8; accepted: UTF-8"
            " text"
        ) from None


def _is_upper_case(letter: str) -> bool:
    # Private-use characters stand in for tiles of two letters, and scripts without case are fine.
    return (
        letter.upper() == letter
        and letter.isprintable() | (letter >= "\ue000")
        and not (letter.isascii() and not letter.isalpha())
    )


class _Reader:
    """Takes a layout from what TOML says."""

    def __init__(self, where: str) -> None:
        self._where = where

    def layout(self, data: dict[str, Any], name: str) -> Layout:
        self._only(data, _KEYS, "")
        rack = self._number(data, "rack", "", least=1, most=MAX_RACK)
        premiums = {
            self._character(key): self._premium(value, f"premiums.{key}")
            for key, value in self._table(data, "premiums", optional=True).items()
        }
        return Layout(
            name=name,
            squares=self._squares(data, {PLAIN: Premium(), **premiums}),
            start=self._start(data),
            tiles=tuple(
                self._tile(letter, value, f"tiles.{letter}")
                for letter, value in self._table(data, "tiles").items()
            ),
            rack_size=rack,
            bonus=self._bonus(self._table(data, "bonus", optional=True), rack),
        )

    def _bad(self, key: str, value: object, accepted: str) -> BadLayout:
        place = key if key.isprintable() else repr(key)  # keys are the file's own
        return BadLayout(f"{self._where}: {place:.80}: {value!r:.60}; accepted: {accepted}")

    def _only(self, table: Mapping[str, Any], known: Iterable[str], key: str) -> None:
        for name in table:
            if name not in known:
                raise self._bad(f"{key}{name}", table[name], f"no such key, but {', '.join(known)}")

    def _table(self, data: dict[str, Any], key: str, *, optional: bool = False) -> dict[str, Any]:
        value = data.get(key, {} if optional else None)
        if not isinstance(value, dict):
            raise self._bad(key, value, f"a table [{key}]")
        return value

    def _number(self, table: dict[str, Any], name: str, key: str, *, least: int, most: int) -> int:
        value = table.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self._bad(f"{key}{name}", value, f"a number from {least} to {most}")
        return value

    def _character(self, key: str) -> str:
        if len(key) != 1 or key == PLAIN or key.isspace():
            raise self._bad("premiums", key, "one character, not a plain square's '.'")
        return key

    def _premium(self, value: Any, key: str) -> Premium:
        if not isinstance(value, dict) or not value:
            raise self._bad(key, value, "{ letter = 2 }, { word = 3 } or both")
        self._only(value, Premium._fields, f"{key}.")
        return Premium(
            **{
                name: self._number(value, name, f"{key}.", least=1, most=MAX_MULTIPLIER)
                for name in value
            }
        )

    def _squares(
        self, data: dict[str, Any], premiums: Mapping[str, Premium]
    ) -> tuple[tuple[Premium, ...], ...]:
        text = data.get("squares")
        if not isinstance(text, str):
            raise self._bad("squares", text, "a text, a row of the board a line")
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

    def _tile(self, letter: str, value: Any, key: str) -> Tile:
        if not isinstance(value, dict):
            raise self._bad(key, value, "{ count = 9, value = 1 }")
        self._only(value, ("count", "value"), f"{key}.")
        return Tile(
            letter,
            self._number(value, "count", f"{key}.", least=0, most=MAX_COUNT),
            self._number(value, "value", f"{key}.", least=0, most=MAX_VALUE),
        )

    def _bonus(self, table: dict[str, Any], rack: int) -> tuple[int, ...]:
        bonus = [0] * (rack + 1)
        for key in table:
            if not (key.isascii() and key.isdigit() and len(key) <= 9 and 1 <= int(key) <= rack):
                raise self._bad("bonus", key, f"a number of tiles, 1 to {rack}")
            bonus[int(key)] = self._number(table, key, "bonus.", least=0, most=MAX_BONUS)
        return tuple(bonus)
