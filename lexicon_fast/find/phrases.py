"""Phrases of several words that have given letters: `Dictionary.phrases`."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations_with_replacement, islice, product, repeat
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.find.phrases import PhraseSearch
from lexicon_fast.base.arguments import checked, size, strings
from lexicon_fast.base.errors import BadHand, BadOption, excerpt

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from lexicon_fast.dictionary import Dictionary

#: The most letters of a phrase.
MOST_LETTERS: Final = 64
#: What may stand between letters.
_BETWEEN: Final = " \t-'\N{RIGHT SINGLE QUOTATION MARK}"
#: Phrases that become Python objects together: first a few, so that these come soon.
_TOGETHER: Final = (16, 256, 4096)


def phrases(
    dictionary: Dictionary,
    letters: str,
    min_length: int,
    max_words: int | None,
    include: Sequence[str],
    where: str | Mapping[str, Any] | None,
    limit: int | None,
) -> Iterator[tuple[str, ...]]:
    """Return an iterator over the phrases of letters; see `Dictionary.phrases`."""
    shortest = size("min_length", min_length, 1, MOST_LETTERS)
    most = MOST_LETTERS if max_words is None else size("max_words", max_words, 1, MOST_LETTERS)
    count = None if limit is None else size("limit", limit, 0, 1 << 40)
    alphabet = dictionary.alphabet
    before = tuple(alphabet.to_lower(alphabet.typed(word)) for word in strings("include", include))
    text = alphabet.to_lower(alphabet.typed(checked("letters", str, letters)))
    rest = Counter(_letters_of(dictionary, text, "the letters", BadHand))
    total = rest.total()
    if not 1 <= total <= MOST_LETTERS:
        raise BadHand(f"{excerpt(letters)} has {total} letters; use 1 to {MOST_LETTERS}")
    for word in before:
        used = Counter(_letters_of(dictionary, word, "include", BadOption))
        if not used:
            raise BadOption("include has an empty word; use words of letters")
        if not used <= rest:
            missing = "".join(sorted((used - rest).elements())).upper()
            raise BadOption(
                f"include {word.upper()} needs {missing} more than {excerpt(letters)} has"
            )
        rest -= used
    if not rest:
        return islice(iter([before] if len(before) <= most else []), count)
    usable = {*dictionary.find(where)} if where is not None else None
    classes: dict[str, list[str]] = {}  # words with the same letters, the longest first
    for word in sorted(
        dictionary.subwords("".join(rest.elements())), key=lambda word: (-len(word), word)
    ):
        if len(word) >= shortest and (usable is None or word in usable):
            classes.setdefault("".join(sorted(word)), []).append(word)
    uses = Counter(chain.from_iterable(map(set, classes)))
    rarest = sorted(rest, key=lambda letter: (uses[letter], letter))
    numbers = {ord(letter): number for number, letter in enumerate(rarest)}
    coded = [key.translate(numbers).encode() for key in classes]
    search = PhraseSearch(bytes(rest[letter] for letter in rarest), coded, most - len(before))
    return islice(_spelled(search, [*classes.values()], before), count)


def _spelled(
    search: PhraseSearch, classes: Sequence[Sequence[str]], before: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    """Yield the phrases of all sets, whose words have a number for each class."""
    for count in chain(_TOGETHER, repeat(_TOGETHER[-1])):
        sets = search.take(count)
        for numbers in sets:
            words = [classes[number] for number in numbers]
            if len({*numbers}) == len(numbers):
                yield from map(before.__add__, product(*words))
            else:  # words of a class in their order, so that no phrase comes twice
                parts = [
                    combinations_with_replacement(classes[number], n)
                    for number, n in Counter(numbers).items()
                ]
                yield from (before + tuple(chain.from_iterable(some)) for some in product(*parts))
        if len(sets) < count:
            return


def _letters_of(
    dictionary: Dictionary, text: str, what: str, error: type[BadHand | BadOption]
) -> str:
    """Return the letters of a text without what may stand between them. Raises the error."""
    alphabet = dictionary.alphabet
    for place, letter in enumerate(text, 1):
        if letter not in alphabet.lower and letter not in _BETWEEN:
            raise error(
                f"{what}: {excerpt(text)} has {letter!r} (character {place}), which is not a"
                f" letter; use {alphabet.describe()}, spaces, hyphens and apostrophes"
            )
    return "".join(letter for letter in text if letter not in _BETWEEN)
