"""Languages: letters in their order, vowels, tiles, and what is read as which letters.

A language is one small TOML file; those of the package are in `data/languages`:

name = "Turkish"
blanks = 2                          # tiles of Scrabble that show any letter
[letters]                           # in the order of the alphabet, in upper case
A = { count = 12, value = 1, cards = 5, points = 10, vowel = true }
I = { count = 4, value = 2, cards = 2, points = 8, vowel = true, lower = "ı" }
[fold]                              # other letters in words -> how they are spelled here
"Â" = "A"
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Final

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import BadAlphabet, excerpt
from lexicon_fast.base.files import DATA
from lexicon_fast.base.text import composed_json, did_you_mean, parse_toml, read_text
from lexicon_fast.dictionary.alphabet import MAX_LETTERS, Alphabet
from lexicon_fast.dictionary.letter_frequencies import CARDS, apportioned, card_points

_FOLDER: Final = os.path.join(DATA, "languages")
_KEYS: Final = {"name", "blanks", "unverified", "list", "letters", "fold"}
_LETTER_KEYS: Final = {"lower", "vowel", "count", "value", "cards", "points"}
#: The most code points of a letter, as in Catalan L·L.
_LONGEST: Final = 3
#: The most cards of a Lexicon pack without its Master, and the most points of a card.
_MAX_CARDS: Final = 63
_MAX_POINTS: Final = 255
#: Bytes that are not UTF-8, as `surrogateescape` decodes them -> the characters of Windows-1252,
#: which has the letters of ISO-8859-1 in the same places, and Œ and ’.
_WINDOWS_1252: Final = {
    0xDC00 + byte: bytes([byte]).decode("cp1252", "replace") for byte in range(128, 256)
}


@dataclass(frozen=True, slots=True)
class LanguageLetter:
    """A letter: both forms, whether it is a vowel, its Scrabble tiles, and its cards of Lexicon.

    count: tiles, 0 for a letter that only a blank shows; value: points of a tile; cards: in a pack
    of Lexicon, and points: of each card. A file without cards and points has them from its tiles.
    """

    upper: str
    lower: str
    is_vowel: bool
    count: int
    value: int
    cards: int
    points: int


@dataclass(frozen=True)
class Language:
    """A language. Load it with `Language.load`.

    code: its ISO 639-1 code, or the stem of its file; name: in English; letters: in the order of
    the alphabet; blanks: of Scrabble; fold: other letters -> how they are spelled here, in upper
    case; is_verified: whether several independent sources agree on its tiles; text: its file;
    list_path, list_package: where systems have a word list, and their package of it; None: not
    known.

    >>> french = Language.load("fr")
    >>> french.name, len(french.letters), french.alphabet.vowels
    ('French', 26, 'AEIOUY')
    >>> french.spelled("Cœur d'été")
    "Coeur d'ete"
    """

    code: str
    name: str
    letters: tuple[LanguageLetter, ...]
    blanks: int
    fold: Mapping[str, str]
    is_verified: bool = True
    text: str = field(default="", repr=False)
    list_path: str | None = None
    list_package: str | None = None

    @classmethod
    def load(cls, code_or_path: str | os.PathLike[str]) -> Language:
        """Return the language with a code, or in a TOML file. Raises BadAlphabet."""
        where = os.fsdecode(code_or_path)
        if where in codes():
            return _known(where)
        hint = did_you_mean(where, codes()) or f"; use {', '.join(codes())}"
        text = read_text(
            where, f"language {excerpt(where, 300)}", BadAlphabet, f"{hint}, or the path of a file"
        )
        return cls.parse(text, os.path.splitext(os.path.basename(where))[0], where)

    @classmethod
    def parse(cls, text: str, code: str, where: str) -> Language:
        """Return the language of a file's content. Raises BadAlphabet, naming `where`."""
        if code in codes() and text == _known(code).text:
            return _known(code)
        return _read(text, code, where)

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """The number of Scrabble tiles of each letter, `?` the blank."""
        letters = zip(self.alphabet.upper, self.letters, strict=True)
        return {upper: letter.count for upper, letter in letters} | {"?": self.blanks}

    @cached_property
    def values(self) -> Mapping[str, int]:
        """The points of each letter's Scrabble tile, `?` the blank."""
        letters = zip(self.alphabet.upper, self.letters, strict=True)
        return {upper: letter.value for upper, letter in letters} | {"?": 0}

    @cached_property
    def alphabet(self) -> Alphabet:
        """The letters. Raises BadAlphabet if dictionaries cannot have them."""
        if len(self.letters) > MAX_LETTERS:
            raise BadAlphabet(
                f"{self.name} has {len(self.letters)} letters; dictionaries have up to"
                f" {MAX_LETTERS}"
            )
        upper = [_one_letter(letter) for letter in self.letters]
        pairs = list(zip(upper, self.letters, strict=True))
        return Alphabet(
            self.code,
            "".join(upper),
            "".join(
                letter.lower if len(letter.upper) == 1 else tile_text.lower_form(code)
                for code, letter in pairs
            ),
            "".join(code for code, letter in pairs if letter.is_vowel),
            self._table,
        )

    @cached_property
    def _table(self) -> dict[int, str]:
        """The table with which `str.translate` spells a text."""
        lower = {letter.upper: letter.lower for letter in self.letters}
        table: dict[int, str] = {}
        for letter, spelled in self.fold.items():
            small = "".join(lower.get(each, each.lower()) for each in spelled)
            for form in {letter, letter.lower(), letter.upper(), letter.title()}:
                if len(form) == 1:
                    table[ord(form)] = small if form == form.lower() else spelled
        return table

    @cached_property
    def fingerprint(self) -> str:
        """Identifies the code and the file."""
        return f"{self.code} {self.text}"

    def spelled(self, text: str) -> str:
        """Return a composed text with the letters of the language only, as far as it folds them."""
        return text.translate(self._table)

    def read(self, text: bytes) -> bytes:
        """Return the text of a word list, composed, spelled, and with one letter for each tile.

        Bytes that are not UTF-8 are read as ISO-8859-1 if it has all letters of the language; else
        they stay, and are reported with their lines.
        """
        decoded = text.decode("utf-8", "surrogateescape")
        if not decoded.isascii() and self._is_western:
            decoded = decoded.translate(_WINDOWS_1252)
        letters = self.alphabet.typed(decoded)
        return letters.encode("utf-8", "surrogateescape")

    @property
    def _is_western(self) -> bool:
        """Whether ISO-8859-1 has all letters."""
        letters = "".join(letter.upper + letter.lower for letter in self.letters)
        return all(ord(letter) < 256 for letter in letters)


def _one_letter(letter: LanguageLetter) -> str:
    """Return the letter in upper case, or the stand-in of a tile of several letters."""
    if len(letter.upper) == 1:
        return letter.upper
    try:
        return tile_text.stand_in(letter.upper, letter.lower)
    except ValueError as error:
        raise BadAlphabet(
            f"tile {excerpt(letter.upper)} cannot be told from the tile {excerpt(str(error))};"
            " spell one of them in another way"
        ) from None


@lru_cache(1)
def codes() -> tuple[str, ...]:
    """Return the codes of the languages of the package, in alphabetical order."""
    return tuple(sorted(name.removesuffix(".toml") for name in os.listdir(_FOLDER)))


@lru_cache
def _known(code: str) -> Language:
    path = os.path.join(_FOLDER, f"{code}.toml")
    return _read(read_text(path, path, BadAlphabet), code, path)


def _read(text: str, code: str, where: str) -> Language:
    values = composed_json(parse_toml(text, where, BadAlphabet))
    if unknown := set(values) - _KEYS:
        raise BadAlphabet(f"{where}: unknown key {excerpt(min(unknown))}; keys: {_listed(_KEYS)}")
    tables = _table(values, "letters", where)
    for upper, of_letter in tables.items():
        place = f"{where}: letter {excerpt(upper)}"
        if not isinstance(of_letter, dict) or set(of_letter) - _LETTER_KEYS:
            raise BadAlphabet(f"{place} must be a table of {_listed(_LETTER_KEYS)}")
        lower = of_letter.get("lower", upper.lower())
        for key in ("count", "value", "cards", "points"):
            number = of_letter.get(key, 0)
            if type(number) is not int or not 0 <= number <= _MAX_POINTS:
                raise BadAlphabet(
                    f"{place}: {key} must be a whole number from 0 to {_MAX_POINTS}, not {number!r}"
                )
        if not isinstance(lower, str) or not 1 <= max(len(lower), len(upper)) <= _LONGEST:
            raise BadAlphabet(f"{place}: write both forms with 1 to {_LONGEST} characters")
    cards, points = _pack(tables, where)
    letters = [
        LanguageLetter(
            upper,
            each.get("lower", upper.lower()),
            each.get("vowel", False) is True,
            *(each.get("count", 0), each.get("value", 0), cards[upper], points[upper]),
        )
        for upper, each in tables.items()
    ]
    fold = _table(values, "fold", where) if "fold" in values else {}
    for letter, spelled in fold.items():
        if len(letter) != 1 or not isinstance(spelled, str):
            raise BadAlphabet(f'{where}: fold {excerpt(letter)}: write one letter, like "É" = "E"')
    installed = values.get("list", {})
    if installed and not (
        isinstance(installed, dict)
        and set(installed) == {"path", "package"}
        and all(isinstance(each, str) for each in installed.values())
    ):
        raise BadAlphabet(f'{where}: write list = {{ path = "FILE", package = "NAME" }}')
    return Language(
        code,
        str(values.get("name", code)),
        tuple(letters),
        int(values.get("blanks", 2)),
        fold,
        values.get("unverified") is not True,
        text,
        installed.get("path"),
        installed.get("package"),
    )


def _pack(tables: dict[str, dict[str, Any]], where: str) -> tuple[dict[str, int], dict[str, int]]:
    """Return the cards and the points of each letter, from its tiles unless the file has them."""
    # Frequent letters have many tiles of few points; this is closest to the lists of 19 languages.
    estimated = {
        upper: each.get("count", 0) / max(1, each.get("value", 0)) ** 0.5
        for upper, each in tables.items()
    }
    cards, points = apportioned(estimated, CARDS), card_points(estimated)
    for key, derived in (("cards", cards), ("points", points)):
        given = {upper: each[key] for upper, each in tables.items() if key in each}
        if given and (missing := [upper for upper in tables if upper not in given]):
            raise BadAlphabet(
                f"{where}: letter {excerpt(missing[0])} has no {key}; write {key} for all letters"
                " or for none"
            )
        derived.update(given)
    if not 1 <= (number := sum(cards.values())) <= _MAX_CARDS:
        raise BadAlphabet(f"{where}: {number} cards; a Lexicon pack has 1 to {_MAX_CARDS}")
    return cards, points


def _table(values: dict[str, Any], key: str, where: str) -> dict[str, Any]:
    table = values.get(key)
    if not isinstance(table, dict) or not table:
        raise BadAlphabet(f"{where}: it needs a table [{key}]")
    return table


def _listed(keys: set[str]) -> str:
    return ", ".join(sorted(keys))
