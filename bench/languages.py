"""Compare tiles and packs derived from letter frequencies with the real sets of languages.

`python bench/languages.py WHEEL` prints the tables of docs/languages.md. WHEEL comes from
`pip download --no-deps spacy-lookups-data==1.0.5`; its tables of lemmas have the words of 18
languages.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator
from typing import Any

from lexicon_fast import Dictionary
from lexicon_fast.base.text import composed
from lexicon_fast.dictionary.languages import Language, codes
from lexicon_fast.dictionary.letter_frequencies import CARDS, apportioned, card_points, tile_points

#: Norwegian has the code of its written form there.
CODES = {"no": "nb"}


def strings(value: Any) -> Iterator[str]:
    """Yield all strings of a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)
    elif isinstance(value, dict):
        yield from value
        yield from strings(list(value.values()))


def words_of(code: str, wheel: zipfile.ZipFile) -> set[str]:
    """Return the words of a language."""
    if code == "en":
        return {*Dictionary.load("enable")}
    found: set[str] = set()
    for name in wheel.namelist():
        file = name.rpartition("/")[2]
        if file.startswith(f"{CODES.get(code, code)}_lemma_") and "rules" not in file:
            table = json.loads(gzip.decompress(wheel.read(name)))
            # The lemmas of the Turkish table are not words.
            found.update(table if code == "tr" else strings(table))
    return found


def counted_tiles(code: str, language: Language, words: set[str]) -> tuple[int, dict[str, int]]:
    """Return the number of words of 2 to 15 tiles, and how often each tile is in them.

    Capitalised words are names, except in German. Tiles of several letters: the longest match.
    """
    forms = sorted((each.lower for each in language.letters), key=len, reverse=True)
    tile = re.compile("|".join(map(re.escape, forms)))
    counts: Counter[str] = Counter()
    seen: set[str] = set()
    for each in words:
        word = composed(each)
        if code == "de":
            word = word[:1].lower() + word[1:]
        word = language.spelled(word)
        tiles = tile.findall(word)
        if word not in seen and 2 <= len(tiles) <= 15 and "".join(tiles) == word:
            seen.add(word)
            counts.update(tiles)
    return len(seen), {letter.upper: counts[letter.lower] for letter in language.letters}


def worst(ours: dict[str, int], real: dict[str, int]) -> str:
    """Return the three largest differences, the real numbers in brackets."""
    letters = sorted(real, key=lambda letter: -abs(ours[letter] - real[letter]))[:3]
    return ", ".join(f"{each} {ours[each]} ({real[each]})" for each in letters)


def main(path: str) -> None:
    """Print the tables."""
    heads = ("language", "words", "tiles on other letters", "same points", "mean difference")
    rows = [f"| {' | '.join(heads)} | largest differences: tiles; points |", "|---" * 6 + "|"]
    with zipfile.ZipFile(path) as wheel:
        for code in codes():
            language = Language.load(code)
            number, shares = counted_tiles(code, language, words_of(code, wheel))
            if not number:
                continue
            tiled = [each for each in language.letters if each.count]
            real = {each.upper: each.count for each in tiled}
            values = {each.upper: each.value for each in tiled}
            ours = apportioned({each: shares[each] for each in real}, sum(real.values()))
            points = tile_points(shares)
            moved = sum(abs(ours[each] - real[each]) for each in real) // 2
            same = sum(points[each] == values[each] for each in values)
            mean = sum(abs(points[each] - values[each]) for each in values) / len(values)
            rows.append(
                f"| {language.name} | {number:,} | {moved} of {sum(real.values())} | {same} of"
                f" {len(tiled)} | {mean:.1f} | {worst(ours, real)}; {worst(points, values)} |"
            )
            if code == "en":
                cards, costs = apportioned(shares, CARDS), card_points(shares)
                print(
                    "| | tiles | English | points | English | cards | English | points | English |"
                )
                print("|---" * 9 + "|")
                for each in language.letters:
                    letter = each.upper
                    cells = [letter, ours[letter], each.count, points[letter], each.value]
                    cells += [cards[letter], each.cards, costs[letter], each.points]
                    print("|", " | ".join(map(str, cells)), "|")
    print("", *rows, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1])
