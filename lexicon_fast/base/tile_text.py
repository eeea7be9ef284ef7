"""Tiles of several letters in text: `[CH]` outside, one private-use character inside.

Inside, each tile is one character everywhere. Its *stand-in* is a character of plane 15 that its
text determines, so that all processes agree; the lower-case form has the next character.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import product
from typing import Final

_FIRST: Final = 0xF0000
_PAIRS: Final = 0x7FFF
#: The text of each stand-in that this process knows.
_tiles: Final[dict[str, str]] = {}
#: Called when the first tile becomes known: programs without such tiles do nothing for them.
on_first_tile: Final[list[Callable[[], None]]] = []

_STAND_IN: Final = re.compile("[\U000f0000-\U000ffffd]")
#: A tile in the letters of an alphabet, in either case.
_WRITTEN_TILE: Final = re.compile(r"\[([^\[\]]+)\]")
#: The most forms of tiles that an alphabet has.
_MOST_FORMS: Final = 128
_STAND_IN_BYTES: Final = re.compile(rb"\xf3[\xb0-\xbf][\x80-\xbf]{2}")


def stand_in(upper: str, lower: str) -> str:
    """Return the upper-case letter for a tile of several letters, and make its text known.

    Raises ValueError with the text of a known tile that has the same letter.
    """
    letter = _letter_of(upper)
    if letter in _tiles and _tiles[letter] == upper and _tiles[lower_form(letter)] == lower:
        return letter
    was_empty = not _tiles
    for code, text in ((letter, upper), (lower_form(letter), lower)):
        if _tiles.setdefault(code, text) != text:
            raise ValueError(_tiles[code])
    for cached in (long_tiles, reader, writer):
        cached.cache_clear()
    if was_empty:
        for call in on_first_tile:
            call()
    return letter


def _letter_of(upper: str) -> str:
    from zlib import crc32

    return chr(_FIRST + 2 * (crc32(upper.encode()) % _PAIRS))


def letter(name: str) -> str:
    """Return the letter of a tile in the rules of a game: `[CH]` is its stand-in, others stay."""
    match = _WRITTEN_TILE.fullmatch(name)
    return _letter_of(match[1]) if match else name


def known() -> Mapping[str, str]:
    """Return the text of each tile of several letters that this process knows, in both cases."""
    return _tiles


def lower_form(letter: str) -> str:
    """Return a letter or stand-in in lower case."""
    return chr(ord(letter) | 1) if _STAND_IN.match(letter) else letter.lower()


def upper(text: str) -> str:
    """Return a text in upper case, stand-ins of known tiles as well."""
    return _with_parity(text.upper(), 0)


def lower(text: str) -> str:
    """Return a text in lower case, stand-ins of known tiles as well."""
    return _with_parity(text.lower(), 1)


def is_lower(letter: str) -> bool:
    """Return whether a letter or stand-in is in lower case."""
    return letter.islower() or (letter in _tiles and ord(letter) % 2 == 1)


def _with_parity(text: str, parity: int) -> str:
    if not _tiles or text.isascii():
        return text

    def form(match: re.Match[str]) -> str:
        letter = match[0]
        return chr(ord(letter) & ~1 | parity) if letter in _tiles else letter

    return _STAND_IN.sub(form, text)


def name(letter: str) -> str:
    """Return a letter as a board shows it on its square: a tile without its brackets."""
    return _tiles.get(letter, letter)


def shown(text: str) -> str:
    """Return a text with known stand-ins as tiles: `[CH]`, in lower case `[ch]`.

    >>> shown("CHICO")
    'CHICO'
    """
    if not _tiles or text.isascii():
        return text
    return _STAND_IN.sub(_tile, text)


def shown_bytes(text: bytes) -> bytes:
    """Return UTF-8 text with known stand-ins as tiles: see `shown`."""
    if not _tiles or text.isascii():
        return text
    return _STAND_IN_BYTES.sub(lambda match: shown(match[0].decode()).encode(), text)


def _tile(match: re.Match[str]) -> str:
    text = _tiles.get(match[0])
    return match[0] if text is None else f"[{text}]"


@lru_cache(maxsize=16)
def long_tiles(letters: str) -> Mapping[str, str]:
    """Return the text of each tile of several letters among some upper-case letters."""
    return {letter: _tiles[letter] for letter in letters if letter in _tiles}


def forms(letters: str, typed: bool) -> dict[str, str]:
    """Return the ways to write tiles of several letters, and their letters: see `reader`."""
    found = _forms(letters)
    names = found if typed else _unambiguous(found, letters)
    return {name: found[name] for name in names} | {f"[{name}]": found[name] for name in found}


def _unambiguous(names: Iterable[str], letters: str) -> list[str]:
    """Return the names of tiles that have no other reading, as the Catalan QU."""
    single = {form for letter in letters for form in (letter, lower_form(letter))}
    return [name for name in names if not single.issuperset(name)]


def _forms(letters: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for letter, upper in long_tiles(letters).items():
        small = lower_form(letter)
        lower = _tiles[small]
        # Mixed case is upper case: a blank is all in lower case.
        found |= {"".join(form): letter for form in product(*zip(upper, lower, strict=False))}
        found |= {upper: letter, lower: small}
    return found


@lru_cache(maxsize=32)
def reader(
    letters: str, *, typed: bool, joints: bool = True, bare: bool = True
) -> Callable[[str], str]:
    """Return a function that puts one letter for each tile into composed text.

    letters: of the alphabet, in upper case. typed: split bare text by the longest match; if False,
    only where it has no other reading, as in the Catalan QU, and not at all unless `bare`.
    joints: drop `|` between letters.
    """
    found = _forms(letters)
    if not found:
        return _unchanged
    names = [] if not bare else list(found) if typed else _unambiguous(found, letters)
    joint = r"|(?<=[^\W\d_])\||(?<=\])\|" if typed and joints else ""
    return _reader_of(found, names, joint)


def _reader_of(forms: Mapping[str, str], bare: Iterable[str], joint: str) -> Callable[[str], str]:
    """Return a function that replaces tiles in brackets, those of `bare` also without."""
    found = re.compile(rf"\[({_any_of(forms)})\]|({_any_of(bare)}){joint}")

    def read(text: str) -> str:
        return found.sub(lambda match: forms.get(match[1] or match[2] or "", ""), text)

    return read


@lru_cache(maxsize=16)
def writer(letters: str) -> Callable[[str], str]:
    """Return a function that writes text of these upper-case letters so that it is read back.

    Tiles of several letters have brackets; `|` stands between letters that would be read as one.
    """
    tiles = long_tiles(letters)
    if not tiles:
        return _unchanged
    apart = re.compile(rf"(?={_any_of([*tiles.values()])})(?!\Z).", re.IGNORECASE)

    def write(text: str) -> str:
        return shown(apart.sub(r"\g<0>|", text))

    return write


@lru_cache(maxsize=8)
def reader_of_record(upper: str, lower: str) -> Callable[[str], str] | None:
    """Return a function that replaces the tiles in brackets that the letters of a record have.

    upper, lower: the letters as `shown` writes them; None: they have no such tile. The record may
    be of any origin, so its tiles do not become known: a replay compares its letters.
    """
    forms: dict[str, str] = {}
    for big, small in zip(_WRITTEN_TILE.findall(upper), _WRITTEN_TILE.findall(lower), strict=False):
        forms |= {big: _letter_of(big), small: lower_form(_letter_of(big))}
    return _reader_of(forms, (), "") if 0 < len(forms) <= _MOST_FORMS else None


def _any_of(names: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True))) or "(?!)"


def _unchanged(text: str) -> str:
    return text
