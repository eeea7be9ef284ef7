"""The conditions of queries: a class for each, which is all there is to say about it.

The name of a class is that of the condition, its fields are the JSON form, its docstring is the
text of docs/find.md (`python -m make_data.pages`, in `tests`, copies it), and `condition` adds
an example, the form of the value in a query, and the cost. `read` reads the value, `check` checks
it for an alphabet, and `keep` finds the words.
"""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, Self, TypeAlias, TypeVar

import msgspec
import numpy as np

from lexicon_fast._native.dictionary.search import find_plain
from lexicon_fast.base.errors import BadQuery, excerpt, shortened
from lexicon_fast.find.automata import CharClass, Repetition, Sequence, of_slots, parse
from lexicon_fast.find.definitions import pieces_of
from lexicon_fast.find.groups import check_group, group_name
from lexicon_fast.find.letters import MAX_LETTERS, STAR, Letters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from lexicon_fast.find.finder import EvaluationContext
    from lexicon_fast.find.tiles import Ranks
    from lexicon_fast.find.word_facts import Array, WordEnd

#: Numbers in queries. Points and ranks stay far below.
MAX_NUMBER: Final = 10**9
#: Sets of letters in one anagram: all subsets of them are tried.
MAX_SETS: Final = 8

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)]
Percent: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
#: The most blanks that are drawn.
Blanks: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2)]

Side: TypeAlias = Literal["above", "below"]
_SIDES: Final[dict[str, Side]] = {"above": "above", "below": "below"}

_RANGE: Final = re.compile(r"(\d*)(-?)(\d*)")
_SHARE: Final = re.compile(r"([\d-]*)%(.*)", re.DOTALL)
_PARALLEL: Final = re.compile(
    r"(?P<side>above|below)|(?P<name>overlap|offset)=(?P<number>[+-]?\d{1,3})"
)


def name_of(kind: type | str) -> str:
    """Return the name of a condition: `unique-letters` for UniqueLetters."""
    name = kind if isinstance(kind, str) else kind.__name__
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Condition(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=name_of
):
    """A condition that a word meets or not."""

    #: The form of the value in a query; empty: there is none.
    syntax: ClassVar[str] = ""
    #: A query for docs/find.md.
    example: ClassVar[str]
    #: The place among conditions that are joined by `and`, see `condition`.
    cost: ClassVar[float]

    @classmethod
    def shown(cls) -> str:
        """Return the condition as help and errors show it: `length:MIN-MAX`."""
        return f"{name_of(cls)}:{cls.syntax}" if cls.syntax else name_of(cls)

    @classmethod
    def read(cls, _value: str) -> Self:
        """Return the condition with a value as in a query. Raises BadQuery."""
        return cls()

    def check(self, letters: Letters) -> None:
        """Check the fields for an alphabet, but no condition below this one. Raises BadQuery."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        """Keep only the words of a set that meet the condition."""
        raise NotImplementedError


_Kind = TypeVar("_Kind", bound=type[Condition])

#: All conditions that have a value or stand alone, by name, in the order of this file.
CONDITIONS: Final[dict[str, type[Condition]]] = {}


def condition(
    example: str, *, syntax: str | None = None, cost: float = 2
) -> Callable[[_Kind], _Kind]:
    """Add a class to the conditions; None: the syntax of its base class.

    cost: 0 for conditions that leave few words, 1 to 2 for tests of bits, more for what reads
    letters or sorts, which is faster for few words.
    """

    def add(kind: _Kind) -> _Kind:
        kind.example, kind.cost = example, cost
        if syntax is not None:
            kind.syntax = syntax
        CONDITIONS[name_of(kind)] = kind
        return kind

    return add


# Values


def _read_range(value: str) -> tuple[int, int | None]:
    """Read `7`, `7-8`, `7-` or `-8`."""
    match = _RANGE.fullmatch(value)
    if not match or not (match[1] or match[3]):
        raise BadQuery(f"{excerpt(value)} is not a range; write 7, 7-8, 7- or -8")
    low, high = (int(each[:10]) if each else None for each in (match[1], match[3]))
    if not match[2]:
        high = low
    if max(low or 0, high or 0) > MAX_NUMBER:
        raise BadQuery(f"{shortened(value, 40)} is too large; use {MAX_NUMBER} at most")
    return low or 0, high


def check_range(low: int, high: int | None) -> None:
    """Refuse an empty range. Raises BadQuery."""
    if high is not None and high < low:
        raise BadQuery(f"{low}-{high} is empty; write {high}-{low}")


def _read_rank(value: str, *options: str) -> tuple[int, int | None, list[str]]:
    """Read a range, and after commas options in lower case; all ranks have `lax`."""
    numbers, *given = value.split(",")
    low, high = _read_range(numbers)
    for option in given:
        if option.lower() not in ("lax", *options):
            raise BadQuery(f"unknown {excerpt(option)}; write {', '.join(options)} or lax")
    return low, high, [option.lower() for option in given]


class Text(Condition, frozen=True):
    """A condition with letters, or another text."""

    value: str
    syntax = "LETTERS"

    @classmethod
    def read(cls, value: str) -> Self:
        return cls(value)

    def check(self, letters: Letters) -> None:
        letters.codes(self.value)


class Slots(Text, frozen=True):
    """A condition with places for letters: a letter, `?`, `*`, `[SET]` or `[^SET]`."""

    def check(self, letters: Letters) -> None:
        letters.slots(self.value)


class Range(Condition, frozen=True):
    """A condition on a number, from `min` to `max`; None: without an upper limit."""

    min: Count = 0
    max: Count | None = None
    syntax = "MIN-MAX"
    #: The column of the numbers, see `WordFacts.planes_of`.
    column: ClassVar[str] = ""

    @classmethod
    def read(cls, value: str) -> Self:
        return cls(*_read_range(value))

    def check(self, letters: Letters) -> None:
        check_range(self.min, self.max)

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.keep_range(self.column, self.min, self.max, among)


# Patterns and anagrams


@condition("pattern:?W*M?S", syntax="PATTERN", cost=4)
class Pattern(Slots, frozen=True):
    """The word matches a pattern from its first letter to its last."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        letters = context.letters
        context.keep_matches(of_slots(letters.slots(self.value), letters), among)


@condition("anagram:Z[AEIOU][AEIOU]", cost=0)
class Anagram(Slots, frozen=True):
    """The word uses exactly these letters."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        slots = context.letters.slots(self.value)
        more = STAR in slots or isinstance(self, Superanagram)
        slots = [slot for slot in slots if slot != STAR]
        codes, sets, wild = _sorted_slots(context, self.value, slots)
        context.bitmaps.keep_lengths(len(slots), None if more else len(slots), among)
        if more:
            context.keep_having(codes, among)
        elif codes:
            _keep_plain(context, "anagram", codes, len(sets) + wild, among)
        if sets and among.any():
            words = context.bitmaps.numbers(among)
            used = _most_used(context, codes, sets, words)[0]
            context.keep_words(words[used == len(sets)], among)


@condition("subanagram:LX?", cost=0)
class Subanagram(Slots, frozen=True):
    """The word uses some or all of these letters. `*` is not allowed."""

    def check(self, letters: Letters) -> None:
        if STAR in letters.slots(self.value):
            raise BadQuery("* in a subanagram would match every word; use ? for each blank")

    def keep(self, context: EvaluationContext, among: Array) -> None:
        slots = context.letters.slots(self.value)
        codes, sets, wild = _sorted_slots(context, self.value, slots)
        _keep_plain(context, "subanagram", codes, len(sets) + wild, among)
        if sets and among.any():
            words = context.bitmaps.numbers(among)
            used, missing = _most_used(context, codes, sets, words)
            context.keep_words(words[missing - used <= wild], among)


@condition("superanagram:JBX", cost=3)
class Superanagram(Anagram, frozen=True):
    """The word uses all of these letters and optionally others, as an anagram with `*` does."""


def _sorted_slots(
    context: EvaluationContext, value: str, slots: list[int]
) -> tuple[list[int], list[int], int]:
    """Return the letters of a pattern, its sets, and the number of its places for any."""
    every = context.letters.all
    codes = [slot.bit_length() - 1 for slot in slots if slot & slot - 1 == 0]
    sets = [slot for slot in slots if slot & slot - 1 and slot != every]
    if len(set(sets)) > MAX_SETS:
        raise BadQuery(f"{excerpt(value)} has more than {MAX_SETS} different sets; use fewer")
    return codes, sets, slots.count(every)


def _keep_plain(
    context: EvaluationContext, kind: str, codes: list[int], wild: int, among: Array
) -> None:
    """Keep only anagrams or subanagrams of letters and blanks."""
    query = f"{kind}:{context.letters.spelled(codes)}{'?' * wild}"
    context.keep_words(find_plain(context.facts.compiled, [query])[0].word_ids, among)


def _most_used(
    context: EvaluationContext, codes: list[int], sets: list[int], words: Array
) -> tuple[Array, Array]:
    """Return how many sets can be used at once for letters that `codes` do not pay for.

    And the number of those letters. By König's theorem, the most sets that can be used are the
    fewest, over all choices of sets, of: the letters in the chosen ones, and the other sets.
    """
    counts = context.facts.counts[:, words].astype(np.int16)
    for code in set(codes):
        counts[code] = np.maximum(counts[code] - codes.count(code), 0)
    kinds = sorted(set(sets))
    most = np.full(len(words), len(sets), np.int64)
    for size in range(1, len(kinds) + 1):
        for chosen in combinations(kinds, size):
            union = 0
            for each in chosen:
                union |= each
            others = sum(sets.count(each) for each in kinds if each not in chosen)
            inside = np.add.reduce(counts[context.letters.members(union)])
            most = np.minimum(most, inside + others)
    return most, np.add.reduce(counts)


@condition("regex:^(UN|RE).*[^S]S$", syntax="REGEX", cost=4)
class Regex(Text, frozen=True):
    """A regular expression matches anywhere in the word; `^` is the start, `$` the end."""

    def check(self, letters: Letters) -> None:
        parse(self.value, letters)

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.keep_matches(parse(self.value, context.letters), among)


@condition("prefix:OVER")
class Prefix(Text, frozen=True):
    """The word starts with these letters."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.bitmaps.index.keep_start(bytes(context.letters.codes(self.value)), among)


@condition("suffix:NESS")
class Suffix(Text, frozen=True):
    """The word ends with these letters."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.bitmaps.index.keep_end(bytes(context.letters.codes(self.value)), among)


@condition("contains:TCH", cost=4)
class Contains(Text, frozen=True):
    """The word contains these letters in a row."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        codes = context.letters.codes(self.value)
        if len(codes) == 1:
            context.keep_having(codes, among)
            return
        anything = Repetition(CharClass(context.letters.all), 0, None)
        run = [CharClass(1 << code) for code in codes]
        context.keep_matches(Sequence((anything, *run, anything)), among)


@condition("includes:ZZ")
class Includes(Text, frozen=True):
    """The word contains these letters in any order; a letter given twice, twice."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.keep_having(context.letters.codes(self.value), among)


@condition("excludes:AEIOU")
class Excludes(Text, frozen=True):
    """The word contains none of these letters."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        for code in set(context.letters.codes(self.value)):
            context.bitmaps.keep_between(context.facts.count_planes[code], 0, 0, among)


@condition("consists:75-100%AEIOU", syntax="MIN-MAX%LETTERS", cost=3)
class Consists(Condition, frozen=True):
    """These letters are a share of all letters of the word, in percent."""

    letters: str
    min: Percent = 0
    max: Percent = 100

    @classmethod
    def read(cls, value: str) -> Self:
        match = _SHARE.fullmatch(value)
        if not match:
            raise BadQuery(f"{excerpt(value)} has no %; write a share like 50-100%AEIOU")
        low, high = _read_range(match[1])
        if low > 100 or (high or 0) > 100:
            raise BadQuery(f"{match[1]}% is more than all; use 0 to 100")
        return cls(match[2], low, 100 if high is None else high)

    def check(self, letters: Letters) -> None:
        check_range(self.min, self.max)
        letters.codes(self.letters)

    def keep(self, context: EvaluationContext, among: Array) -> None:
        letters = bytes(set(context.letters.codes(self.letters)))
        planes = context.facts.count_planes
        context.bitmaps.index.keep_shares(planes, letters, self.min, self.max, among)


# Counts and ranks


@condition("length:7-8", cost=1)
class Length(Range, frozen=True):
    """The word has this many letters."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.bitmaps.keep_lengths(self.min, self.max, among)


@condition("vowels:5-")
class Vowels(Range, frozen=True):
    """The word has this many vowels, counting repeats.

    Y is not a vowel. In other alphabets, vowels are A, E, I, O, U with accents, Æ, Œ, Ø, and the
    vowels of Greek and Cyrillic.
    """

    column = "vowels"


@condition("unique-letters:-3")
class UniqueLetters(Range, frozen=True):
    """The word has this many different letters."""

    column = "unique"


@condition("anagrams:8-")
class Anagrams(Range, frozen=True):
    """This many words have the same letters, this one included."""

    column = "anagrams"


@condition("points:30-")
class Points(Range, frozen=True):
    """The values of the tiles add up to this many points."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.bitmaps.keep_between(context.tiles.point_planes, self.min, self.max, among)


class Rank(Range, frozen=True):
    """A condition on the rank of a word, from 1."""

    lax: bool = False

    def ranks(self, context: EvaluationContext) -> Ranks:
        """Return the ranks of all words."""
        raise NotImplementedError

    def keep(self, context: EvaluationContext, among: Array) -> None:
        self.ranks(context).keep(self.min, self.max, self.lax, among)


@condition("probability:1-500", syntax="MIN-MAX[,blanks=N][,lax]")
class Probability(Rank, frozen=True):
    """The word has this rank among the words of its length, the most probable first.

    `blanks`: how many blanks may be drawn, 0 to 2, by default 2. `lax`: words that are as probable
    as the first or the last one count, too.
    """

    blanks: Blanks = 2

    @classmethod
    def read(cls, value: str) -> Self:
        low, high, given = _read_rank(value, "blanks=0", "blanks=1", "blanks=2")
        blanks = [int(option[-1]) for option in given if option != "lax"] or [2]
        return cls(low, high, "lax" in given, blanks[-1])

    def ranks(self, context: EvaluationContext) -> Ranks:
        return context.tiles.ranks(self.blanks)


@condition("length:4 and playability:1-100", syntax="MIN-MAX[,all-lengths][,lax]")
class Playability(Rank, frozen=True):
    """The word has this rank among the words of its length, the most playable first.

    `all-lengths`: among all words instead. `lax`: words that are as playable as the first or the
    last one count, too.
    """

    all_lengths: bool = False

    @classmethod
    def read(cls, value: str) -> Self:
        low, high, given = _read_rank(value, "all-lengths")
        return cls(low, high, "lax" in given, "all-lengths" in given)

    def ranks(self, context: EvaluationContext) -> Ranks:
        return context.playability.ranks(all_lengths=self.all_lengths)


# Hooks and related words


class Hooks(Range, frozen=True):
    """A condition on the letters that can be added at one end, one at a time."""

    letters: str = ""
    syntax = "LETTERS|MIN-MAX"
    side: ClassVar[Literal["front", "back"]]

    @classmethod
    def read(cls, value: str) -> Self:
        is_range = value[:1].isdigit() or value[:1] == "-"
        return super().read(value) if is_range else cls(letters=value)

    def check(self, letters: Letters) -> None:
        super().check(letters)
        if self.letters:
            letters.codes(self.letters)

    def keep(self, context: EvaluationContext, among: Array) -> None:
        if self.letters:
            hooks = context.facts.planes_of(f"{self.side}.hooks")
            for code in set(context.letters.codes(self.letters)):
                among &= hooks[code] if code < len(hooks) else np.uint64(0)
        context.keep_range(f"{self.side}.hook_counts", self.min, self.max, among)


@condition("front-hooks:0")
class FrontHooks(Hooks, frozen=True):
    """The word takes each of these letters in front, or this many letters; 0: it has no hook."""

    side = "front"


@condition("back-hooks:SD")
class BackHooks(Hooks, frozen=True):
    """The word takes each of these letters at the end, or this many letters."""

    side = "back"


class InnerHook(Condition, frozen=True):
    """A condition on a word without one letter at an end. column: whether it is a word."""

    column: ClassVar[str]

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.keep_range(self.column, 1, 1, among)


@condition("not front-inner-hook")
class FrontInnerHook(InnerHook, frozen=True):
    """The word is still a word without its first letter."""

    column = "front.inner"


@condition("back-inner-hook and length:9")
class BackInnerHook(InnerHook, frozen=True):
    """The word is still a word without its last letter."""

    column = "back.inner"


@condition("takes-prefix:RE", cost=3)
class TakesPrefix(Text, frozen=True):
    """The word forms another word with these letters in front."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        _keep_inner(Prefix(self.value), context.facts.front, context, among)


@condition("takes-suffix:FUL", cost=3)
class TakesSuffix(Text, frozen=True):
    """The word forms another word with these letters at the end."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        _keep_inner(Suffix(self.value), context.facts.back, context, among)


def _keep_inner(
    longer: Prefix | Suffix, end: WordEnd, context: EvaluationContext, among: Array
) -> None:
    """Keep only words that are longer ones without the letters of a condition on these."""
    some = context.bitmaps.every.copy()
    longer.keep(context, some)
    words = end.inner_words(len(longer.value))[context.bitmaps.numbers(some)]
    context.keep_words(words[words >= 0], among)


class Extensions(Range, frozen=True):
    """A condition on the numbers of letters that make a longer word of a word."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        planes = context.facts.planes_of(self.column)
        high = None if self.max is None else self.max + 1
        among &= np.bitwise_or.reduce(planes[self.min : high])


@condition("front-extensions:3-4")
class FrontExtensions(Extensions, frozen=True):
    """The word ends a longer word; `min`, `max`: extra letters."""

    column = "front.extensions"


@condition("back-extensions:5 and length:6")
class BackExtensions(Extensions, frozen=True):
    """The word starts a longer word; `min`, `max`: extra letters."""

    column = "back.extensions"


@condition("not in:2of12inf", syntax="DICTIONARY")
class In(Text, frozen=True):
    """The word is in another dictionary: a name, path or URL."""

    def check(self, letters: Letters) -> None:
        if not self.value:
            raise BadQuery("it needs the name, path or URL of a dictionary")

    def keep(self, context: EvaluationContext, among: Array) -> None:
        among &= context.finder.also_in(self.value, context.others)


@condition("palindrome and length:5-", cost=0)
class Palindrome(Condition, frozen=True):
    """The word reads the same backwards."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.keep_words(context.facts.palindromes, among)


@condition("semordnilap and length:6", cost=0)
class Semordnilap(Condition, frozen=True):
    """The word is another word backwards."""

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.keep_words(context.facts.semordnilaps, among)


class Spelled(Text, frozen=True):
    """A condition that lists the words it allows, made from a text that need not be a word."""

    syntax = "WORD"

    def texts(self, word: str, letters: str) -> Iterable[str]:
        """Return what the word may be. word: the text; letters: the alphabet, in lower case."""
        raise NotImplementedError

    def keep(self, context: EvaluationContext, among: Array) -> None:
        word = context.letters.spelled(context.letters.codes(self.value))
        get = context.facts.number.get
        texts = self.texts(word, context.letters.alphabet.lower)
        words = [number for text in texts if (number := get(text)) is not None]
        context.keep_words(np.array(words, np.int32), among)


@condition("transposition:TRIAL", cost=0)
class Transposition(Spelled, frozen=True):
    """The word is WORD with two adjacent letters exchanged."""

    def texts(self, word: str, letters: str) -> Iterable[str]:
        pairs = enumerate(pairwise(word))
        return (f"{word[:at]}{b}{a}{word[at + 2 :]}" for at, (a, b) in pairs if a != b)


@condition("misprint:HOUSE", cost=0)
class Misprint(Spelled, frozen=True):
    """The word is WORD with one letter changed."""

    def texts(self, word: str, letters: str) -> Iterable[str]:
        return (
            f"{word[:at]}{letter}{word[at + 1 :]}"
            for at in range(len(word))
            for letter in letters
            if letter != word[at]
        )


@condition("added:HOUSE", cost=0)
class Added(Spelled, frozen=True):
    """The word is WORD with one letter added anywhere."""

    def texts(self, word: str, letters: str) -> Iterable[str]:
        places = range(len(word) + 1)
        return (f"{word[:at]}{letter}{word[at:]}" for at in places for letter in letters)


@condition("removed:HOUSES", cost=0)
class Removed(Spelled, frozen=True):
    """The word is WORD with one letter removed."""

    def texts(self, word: str, letters: str) -> Iterable[str]:
        return (word[:at] + word[at + 1 :] for at in range(len(word)))


@condition("inside:CARTHORSE", syntax="TEXT", cost=0)
class Inside(Spelled, frozen=True):
    """The word stands inside TEXT."""

    def texts(self, word: str, letters: str) -> Iterable[str]:
        size = len(word)
        return (word[start:end] for start in range(size) for end in range(start + 2, size + 1))


@condition("reversed-inside:DESSERTS", syntax="TEXT", cost=0)
class ReversedInside(Inside, frozen=True):
    """The word stands inside TEXT when that is read backwards."""

    def texts(self, word: str, letters: str) -> Iterable[str]:
        return super().texts(word[::-1], letters)


@condition(
    "parallel:WAITING and length:7",
    syntax="WORD[,above|below][,overlap=N][,offset=N]",
    cost=5,
)
class Parallel(Text, frozen=True):
    """The word fits next to WORD, above or below it.

    `above`, `below`: only on this side. `overlap`: the fewest letters next to letters of WORD, by
    default 2, or 1 for a single letter. `offset`: the first letter is next to letter N of WORD,
    counted from 0; -1 is one square before WORD.
    """

    side: Side | None = None
    overlap: Annotated[int, msgspec.Meta(ge=1, le=MAX_LETTERS)] | None = None
    offset: Annotated[int, msgspec.Meta(ge=-MAX_LETTERS, le=MAX_LETTERS)] | None = None

    @classmethod
    def read(cls, value: str) -> Self:
        word, *options = value.split(",")
        given: dict[str, str] = {}
        for option in options:
            match = _PARALLEL.fullmatch(option.lower())
            if not match:
                raise BadQuery(
                    f"unknown {excerpt(option)}; write above, below, overlap=3 or offset=-1"
                )
            name = match["name"] or "side"
            if name in given:
                raise BadQuery(f"{name} is given twice; remove {shortened(option, 40)}")
            given[name] = match["side"] or match["number"]
        numbers = {name: int(text) for name, text in given.items() if name != "side"}
        side = _SIDES.get(given.get("side", ""))
        return cls(word, side, numbers.get("overlap"), numbers.get("offset"))

    def fewest(self, size: int) -> int:
        """Return the fewest letters that have to be next to a word of `size` letters."""
        return min(2, size) if self.overlap is None else self.overlap

    def check(self, letters: Letters) -> None:
        size = len(letters.codes(self.value))
        for name, low, number in (
            ("overlap", 1, self.overlap),
            ("offset", -MAX_LETTERS, self.offset),
        ):
            if number is not None and not low <= number <= MAX_LETTERS:
                raise BadQuery(f"{name}={number} is out of range; use {low} to {MAX_LETTERS}")
        fewest = self.fewest(size)
        if fewest > size:
            raise BadQuery(f"overlap={fewest} is more than the {size} letters of the word")
        if self.offset is not None and self.offset > size - fewest:
            raise BadQuery(
                f"offset={self.offset} leaves less than {fewest} letters of the word; use"
                f" {size - fewest} at most"
            )

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.finder.parallels.keep(self, among)


# Groups and definitions


@condition("group:high-fives and suffix:K", syntax="NAME")
class Group(Text, frozen=True):
    """The word belongs to a group of words that players study: see the groups below."""

    def check(self, letters: Letters) -> None:
        check_group(self.value, letters)

    def keep(self, context: EvaluationContext, among: Array) -> None:
        among &= context.groups.words_of(group_name(self.value))


@condition("part-of-speech:noun", syntax="NAME")
class PartOfSpeech(Text, frozen=True):
    """The word has this part of speech in the list with definitions.

    NAME is `noun`, `verb`, `adjective`, `adverb`, `conjunction`, `interjection`, `preposition`,
    `pronoun`, `definite-article` or `indefinite-article`, or what else the list has in brackets,
    such as `n` or `adj`.
    """

    def check(self, letters: Letters) -> None:
        if not self.value.strip():
            raise BadQuery("it needs a part of speech, like noun")

    def keep(self, context: EvaluationContext, among: Array) -> None:
        among &= context.defined("part-of-speech").of_part(self.value)


@condition("definition:slate*", syntax="WORDS", cost=0)
class Definition(Text, frozen=True):
    """The definition of the word contains these words next to each other, in any case.

    Several words need quotes: `definition:"cindery lava"`. `*` is any letters at the start or the
    end of a word; alone it is any word, so that `definition:*` is every word with a definition.
    """

    def check(self, letters: Letters) -> None:
        pieces_of(self.value)

    def keep(self, context: EvaluationContext, among: Array) -> None:
        context.keep_words(context.defined("definition").with_text(self.value), among)
