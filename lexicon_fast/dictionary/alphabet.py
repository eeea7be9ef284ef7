"""Alphabets: which letters a dictionary knows, in which order, and how each is written.

An alphabet file is UTF-8 text, one letter a line: its upper-case form, white space, its lower-case
form; the same form twice in a script without case. `#` starts a comment. Each form is one Unicode
code point: a letter, or a private-use character (the usual stand-in for a tile of two letters).
Digits, punctuation and marks are left to the notations of hands, boards and words.

A tile of several letters, such as the CH of Spanish, is one code point inside, its *stand-in*:
see `base.tile_text`. `Alphabet.read` and `Alphabet.typed` map text that enters.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from lexicon_fast.base import tile_text
from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.base.errors import BadAlphabet, excerpt
from lexicon_fast.base.files import DATA
from lexicon_fast.base.text import composed, composed_json, read_text

MIN_LETTERS: Final = 2
#: A letter set is one 32-bit mask in the native core.
MAX_LETTERS: Final = 32


#: The alphabets that come with the package: name -> file.
KNOWN_ALPHABETS: Final[Mapping[str, str]] = MappingProxyType(
    {"english": os.path.join(DATA, "english.alphabet")}
)

#: Letters that are vowels once their accents are removed: Latin, Greek, Cyrillic. Y is none.
_VOWELS: Final = frozenset("AEIOUÆŒØ" + "ΑΕΗΙΟΥΩ" + "АЕИОУЫЭЮЯІЄ")

_EXPECTED: Final = (
    "expected the upper-case and the lower-case form of a letter, each one Unicode letter"
)


def vowels_of(letters: str) -> str:
    """Return those of some upper-case letters that are vowels.

    >>> vowels_of("AÉXYZ")
    'AÉ'
    """
    from unicodedata import normalize

    return "".join(letter for letter in letters if normalize("NFD", letter)[0] in _VOWELS)


@dataclass(frozen=True, slots=True)
class Alphabet:
    """The letters of a dictionary; letter `i` is written `upper[i]` or `lower[i]`.

    `upper` and `lower` have the same length, 2 to 32 code points, without repetitions. The
    constructor raises `BadAlphabet` for anything else. vowels: in upper case; by default letters
    that are vowels without their accents. name: the code of its language, if it has one. fold: the
    letters of others, by code point, and how they are read (É as E in French); see `read`.
    """

    name: str
    upper: str
    lower: str
    vowels: str = ""
    fold: Mapping[int, str] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for form in ("upper", "lower", "vowels"):
            object.__setattr__(self, form, composed(getattr(self, form)))
        if not self.vowels:
            object.__setattr__(self, "vowels", vowels_of(self.upper))
        if len(self.upper) != len(self.lower):
            raise BadAlphabet(
                f"alphabet {self.name!r}: {len(self.upper)} upper-case forms but "
                f"{len(self.lower)} lower-case forms; both must have the same number"
            )
        _check(
            (
                (upper, lower, f"alphabet {self.name!r}, letter {number}")
                for number, (upper, lower) in enumerate(zip(self.upper, self.lower, strict=True), 1)
            ),
            f"alphabet {self.name!r}",
        )

    @classmethod
    def load(cls, name_or_path: str | os.PathLike[str]) -> Alphabet:
        """Return the alphabet of a known name (`KNOWN_ALPHABETS`), or of a file, named by its stem.

        Raises `BadAlphabet` when there is no such name or file, or the file is malformed.

        >>> Alphabet.load("english").describe()
        'A-Z'
        """
        try:
            where = os.fsdecode(name_or_path)
        except TypeError:
            raise wrong_type("alphabet", "a name, a path or an Alphabet", name_or_path) from None
        known = KNOWN_ALPHABETS.get(where) if isinstance(name_or_path, str) else None
        hint = f"; use {', '.join(KNOWN_ALPHABETS)} or the path of an alphabet file"
        text = read_text(known or where, f"alphabet {where!r}", BadAlphabet, hint)
        name = where if known else os.path.splitext(os.path.basename(where))[0]
        return cls.parse(text, name, where)

    @classmethod
    def parse(cls, text: str, name: str, where: str) -> Alphabet:
        """Return the alphabet `name` that `text` describes. Raises BadAlphabet, naming `where`."""
        letters = []
        for number, line in enumerate(composed(text).split("\n"), 1):
            fields = line.partition("#")[0].split()
            place = f"{where}, line {number}"
            if fields and len(fields) != 2:
                raise BadAlphabet(
                    f"{place}: {excerpt(' '.join(fields))} is not two forms; {_EXPECTED}"
                )
            if fields:
                letters.append((fields[0], fields[1], place))
        _check(letters, where)
        return cls(
            name,
            "".join(upper for upper, _, _ in letters),
            "".join(lower for _, lower, _ in letters),
        )

    @property
    def long_tiles(self) -> Mapping[str, str]:
        """The text of each tile of several letters, by its letter in upper case."""
        return tile_text.long_tiles(self.upper)

    def read(self, text: str) -> str:
        """Return a text composed and folded, with one letter for each tile of several letters.

        `[CH]` is such a tile; without brackets it is two tiles, unless a part of it is not a letter
        of its own, as in the Catalan QU. Boards, racks, CGP and GCG are read like this. A text that
        has been read stays as it is.

        >>> from lexicon_fast.dictionary.languages import Language
        >>> spanish = Language.load("es").alphabet
        >>> len(spanish.read("[CH]ICO")), len(spanish.read("CHICO"))
        (4, 5)
        """
        return tile_text.reader(self.upper, typed=False)(composed(text).translate(self.fold))

    def typed(self, text: str, *, joints: bool = True) -> str:
        """Return a text that a person typed as `read` does, but split bare text by longest match.

        `|` between letters keeps them apart, unless joints is False. Read a text only once.

        >>> from lexicon_fast.dictionary.languages import Language
        >>> spanish = Language.load("es").alphabet
        >>> len(spanish.typed("CHICO")), len(spanish.typed("C|HICO"))
        (4, 5)
        """
        reader = tile_text.reader(self.upper, typed=True, joints=joints)
        return reader(composed(text).translate(self.fold))

    def read_json(self, value: Any) -> Any:
        """Return a decoded JSON value with its strings composed, folded, and with one letter for
        each tile in brackets; bare text is never such a tile, because any string can be read.

        >>> from lexicon_fast.dictionary.languages import Language
        >>> spanish = Language.load("es").alphabet
        >>> seen = spanish.read_json({"hand": "[CH]É", "phase": "challenge"})
        >>> len(seen["hand"]), seen["phase"]
        (2, 'challenge')
        """
        tiles = tile_text.reader(self.upper, typed=False, bare=False)

        def read(text: str) -> str:
            # ASCII folds to nothing here: it may be a keyword.
            return tiles(text if text.isascii() else composed(text).translate(self.fold))

        try:
            return composed_json(value, read)
        except RecursionError:  # whoever converts the value reports it
            return value

    def __len__(self) -> int:
        """Return the number of letters."""
        return len(self.upper)

    @property
    def fingerprint(self) -> str:
        """16 hex digits that identify the letters in cache names; they ignore the name.

        These are two CRC-32, because a cryptographic hash takes milliseconds to load and there is
        no reason to forge alphabets.
        """
        from zlib import crc32

        return f"{crc32(self.upper.encode()):08x}{crc32(self.lower.encode()):08x}"

    def describe(self) -> str:
        """Return the letters for an error message, with runs shortened: `A-Z`, `A-ZÄÖ`."""
        return tile_text.shown(_described(self.upper))


@lru_cache(maxsize=64)  # needed for each call that reads letters, in case one is wrong
def _described(letters: str) -> str:
    runs: list[list[str]] = []
    for letter in letters:
        if runs and ord(letter) == ord(runs[-1][-1]) + 1:
            runs[-1].append(letter)
        else:
            runs.append([letter])
    return "".join(f"{r[0]}-{r[-1]}" if len(r) > 2 else "".join(r) for r in runs)


def _check(letters: Iterable[tuple[str, str, str]], where: str) -> None:
    """Raise `BadAlphabet` unless `letters` (upper form, lower form, place) make an alphabet."""
    seen: dict[str, str] = {}
    count = 0
    for upper, lower, place in letters:
        count += 1
        for form in (upper, lower):
            if not _is_letter(form):
                raise BadAlphabet(f"{place}: {excerpt(form)} is not one letter; {_EXPECTED}")
            if form in seen:
                raise BadAlphabet(f"{place}: {form!r} is already at {seen[form]}; use it once")
        seen[upper] = seen[lower] = place
    if not MIN_LETTERS <= count <= MAX_LETTERS:
        raise BadAlphabet(
            f"{where}: {count} letters; an alphabet has {MIN_LETTERS} to {MAX_LETTERS}"
        )


def _is_letter(form: str) -> bool:
    """Return whether `form` is one code point that can be a letter."""
    if form.isascii():
        return len(form) == 1 and form.isalpha()
    from unicodedata import category

    return len(form) == 1 and (form.isalpha() or category(form) == "Co")
