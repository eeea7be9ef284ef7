"""Tiles, cards and languages from letter frequencies, as the English sets relate to ENABLE's.

Every letter has one tile, and the rest of the tiles are divided in proportion to a power of the
frequencies, by largest remainder. Points are steps of a letter's frequency, compared with the mean
of all letters. docs/languages.md says how the power and the steps were found, and how close the
results come to the sets of 19 languages.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from lexicon_fast.base.errors import BadAlphabet, BadWordList, excerpt
from lexicon_fast.base.text import composed, counted
from lexicon_fast.dictionary.alphabet import MAX_LETTERS, MIN_LETTERS, vowels_of

#: Letters with a smaller share of all letters are spelled with others, or left out.
RAREST: Final = 1 / 10_000

#: Tiles of a Scrabble set without its two blanks, and cards of a Lexicon pack without its Master.
TILES: Final = 98
CARDS: Final = 51

_POWER: Final = 1.1

#: The least frequency, as a multiple of the mean -> points. Common letters pay little in Scrabble,
#: and cost much in Lexicon.
_TILE_POINTS: Final = (
    (1.2, 1), (0.8, 2), (0.65, 3), (0.24, 4), (0.16, 5), (0.06, 8), (0.0, 10),
)  # fmt: skip
_CARD_POINTS: Final = ((1.9, 10), (0.55, 8), (0.16, 6), (0.0, 2))

#: How letters are spelled that Unicode does not take apart.
_SPELLED: Final = {"Æ": "AE", "Œ": "OE", "Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH"}

_GUESSED: Final = "guessed from the base letter. Y is not one; edit that if it is."
_NOT_GUESSED: Final = "none was recognised. Add vowel = true to the lines of yours."

_FILE: Final = """\
# Made by `lexicon-fast languages make` from {origin}.
# This is a start: change what you know better. docs/languages.md describes the file.
name = {name}
blanks = 2

# Letters in the order of the alphabet: each base letter, then its accented forms. Sort the lines
# as you like. A tile of several letters is a line like CH = {{ count = 1, value = 5 }}.
# vowel: {vowels}
# count, value: Scrabble tiles, and points of each. With count = 0, only a blank shows the letter.
# cards, points: a Lexicon pack without its Master, and points of each card.
# They follow from the letter's share of all letters, at the end of its line.
[letters]
{rows}
"""


def apportioned(frequencies: Mapping[str, float], total: int) -> dict[str, int]:
    """Divide a number of tiles or cards among letters; each has one or more.

    frequencies: 0 or more; they need not add up to 1. total: exceeded if there are more letters.

    >>> apportioned({"A": 6, "B": 3, "C": 0}, 8)
    {'A': 4, 'B': 3, 'C': 1}
    """
    rest = max(0, total - len(frequencies))
    weights = {letter: each**_POWER for letter, each in frequencies.items()}
    whole = sum(weights.values())
    even = 1 / len(weights)
    quotas = {each: rest * (weights[each] / whole if whole else even) for each in weights}
    counts = {letter: 1 + int(quota) for letter, quota in quotas.items()}
    by_remainder = sorted(quotas, key=lambda letter: int(quotas[letter]) - quotas[letter])
    for letter in by_remainder[: len(counts) + rest - sum(counts.values())]:
        counts[letter] += 1
    return counts


def tile_points(frequencies: Mapping[str, float]) -> dict[str, int]:
    """Return the points of each letter's Scrabble tile: 1 to 10."""
    return _steps(frequencies, _TILE_POINTS)


def card_points(frequencies: Mapping[str, float]) -> dict[str, int]:
    """Return the points of each letter's Lexicon card: 2 to 10."""
    return _steps(frequencies, _CARD_POINTS)


def make(text: bytes, name: str, origin: str, folded: str = "") -> tuple[str, list[str]]:
    """Return the TOML file of a language made from a word list, and notes on what it changes.

    origin: names the list in messages and in the file; folded: accented letters that are spelled
    with their base letters, or `all`. Letters rarer than `RAREST` are, too; those without a base
    letter are left out, with their words. Raises BadAlphabet, BadWordList.
    """
    if not name.isprintable() or not name.strip():
        raise BadAlphabet(f"name {excerpt(name)}: use printable characters")
    lines, special = _words(text, origin)
    words = {word for word in lines if word.isalpha()}
    shares = _shares(words)
    fold = {each: base for each in shares if (base := _base(each)) != each}
    chosen = {*fold} if folded == "all" else {*composed(folded).upper()}
    if strangers := sorted(chosen - {*fold}):
        raise BadAlphabet(
            f"--fold: {excerpt(strangers[0])} is not an accented letter of {origin}:"
            f" {''.join(fold) or 'it has none'}"
        )
    fold = {each: to for each, to in fold.items() if each in chosen or shares[each] < RAREST}
    table = str.maketrans(fold)
    spelled = [word.translate(table) for word in words]
    rare = {each for each, share in _shares(spelled).items() if share < RAREST}
    kept = [word for word in spelled if rare.isdisjoint(word)]
    shares = _shares(kept)
    _check(shares, origin)
    fold |= {each: to.translate(table) for each, to in special.items()}
    fold = {each: to for each, to in fold.items() if {*to} <= {*shares}}
    notes = []
    if fold:
        notes.append("spelled: " + ", ".join(f"{each} as {to}" for each, to in fold.items()))
    if rare:
        notes.append(f"rare letters, left out with their words: {' '.join(sorted(rare))}")
    if left_out := len(lines) - len(kept):
        notes.append(f"{counted(left_out, 'line')} left out, not words of these letters")
    return _written(shares, fold, name, f"{counted(len(kept), 'word')} of {excerpt(origin)}"), notes


def _words(text: bytes, origin: str) -> tuple[set[str], dict[str, str]]:
    """Return the first field of each line in upper case, and letters without an upper case."""
    if b"\0" in text:
        raise BadWordList(f"{origin}: not text; use the word list that it was made from")
    try:
        decoded = text.decode("utf-8-sig")
    except UnicodeDecodeError:
        decoded = text.decode("latin-1")
    fields = (line.partition("#")[0].split() for line in composed(decoded).splitlines())
    lines = [each[0].removesuffix("%") for each in fields if each]
    letters = Counter("".join(lines))
    if 10 * letters["ı"] > letters["i"] > 0 or 10 * letters["İ"] > letters["I"] > 0:  # Turkish
        lines = [each.replace("i", "İ") for each in lines]
        del letters["ı"]
    else:
        lines = [each.replace("İ", "I") for each in lines]
    special = {
        each: each.upper()
        for each in sorted(letters)
        if each.isalpha() and each.islower() and each.upper().lower() != each
    }
    if "İ" in letters and not any("İ" in each for each in lines):
        special["İ"] = "I"
    return {each.upper() for each in lines if len(each) > 1}, special


def _shares(words: Iterable[str]) -> dict[str, float]:
    """Return the share of each letter, in the order of the alphabet."""
    counts = Counter("".join(words))
    whole = counts.total()
    return {each: counts[each] / whole for each in sorted(counts, key=lambda c: (_base(c), c))}


def _base(letter: str) -> str:
    """Return a letter without its accents."""
    from unicodedata import combining, normalize

    form = normalize("NFD", letter)
    is_accented = len(form) > 1 and all(map(combining, form[1:]))
    return form[0] if is_accented else _SPELLED.get(letter, letter)


def _check(shares: Mapping[str, float], origin: str) -> None:
    """Raise BadAlphabet if there are too many letters or too few."""
    if len(shares) < MIN_LETTERS:
        raise BadAlphabet(f"{origin}: no words, or of one letter only; a list has a word per line")
    if (excess := len(shares) - MAX_LETTERS) > 0:
        accented = sorted((each for each in shares if _base(each) != each), key=shares.__getitem__)
        hint = (
            f"use --fold all, or --fold {''.join(accented[:excess])} for the rarest accented ones"
        )
        if len(accented) < excess:
            hint = "keep only words of one script"
        raise BadAlphabet(
            f"{origin}: {len(shares)} letters, but dictionaries have up to {MAX_LETTERS}; {hint}"
        )


def _written(shares: Mapping[str, float], fold: Mapping[str, str], name: str, origin: str) -> str:
    """Return the file of a language."""
    vowels = vowels_of("".join(shares))
    counts, values = apportioned(shares, TILES), tile_points(shares)
    cards, points = apportioned(shares, CARDS), card_points(shares)
    rows = []
    for letter, share in shares.items():
        marks = ", vowel = true" if letter in vowels else ""
        if letter in "Iİ" and "İ" in shares:
            marks += f', lower = "{"ı" if letter == "I" else "i"}"'
        rows.append(
            f"{_key(letter)} = {{ count = {counts[letter]}, value = {values[letter]},"
            f" cards = {cards[letter]}, points = {points[letter]}{marks} }}  # {share:.2%}"
        )
    if fold:
        rows += ["", "# Other letters, and how they are spelled", "[fold]"]
        rows += [
            f"{_key(each)} = {json.dumps(to, ensure_ascii=False)}" for each, to in fold.items()
        ]
    return _FILE.format(
        name=json.dumps(name, ensure_ascii=False),
        origin=origin,
        vowels=_GUESSED if vowels else _NOT_GUESSED,
        rows="\n".join(rows),
    )


def _key(letter: str) -> str:
    return letter if letter.isascii() else f'"{letter}"'


def _steps(
    frequencies: Mapping[str, float], steps: tuple[tuple[float, int], ...]
) -> dict[str, int]:
    mean = sum(frequencies.values()) / len(frequencies)
    return {
        letter: next(points for least, points in steps if each >= least * mean)
        for letter, each in frequencies.items()
    }
