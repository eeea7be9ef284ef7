"""Conditions of queries, as structs; their JSON form is the same with `type` for the name.

`{"type": "length", "min": 7, "max": 8}` is `length:7-8`, and `{"type": "and", "of": [...]}` joins
conditions. docs/find.md has the text and the JSON of each.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec

from lexicon_fast.base.errors import BadQuery, excerpt
from lexicon_fast.base.validation import explain
from lexicon_fast.find.letters import MAX_LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The most characters of a query, and the most levels of parentheses and objects in it.
MAX_TEXT: Final = 10_000
MAX_DEPTH: Final = 50
#: Numbers in queries. Points and places stay far below.
MAX_NUMBER: Final = 10**9

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)]
Percent: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]


def name_of(kind: type | str) -> str:
    """Return the name of a condition: `unique-letters` for UniqueLetters."""
    name = kind if isinstance(kind, str) else kind.__name__
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Condition(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=name_of
):
    """A condition that a word meets or not."""


class Text(Condition, frozen=True):
    """A condition with a text: letters, a pattern, a word, or a name."""

    value: str


class Range(Condition, frozen=True):
    """A condition on a number, from `min` to `max`; None: without an upper limit."""

    min: Count = 0
    max: Count | None = None


class Flag(Condition, frozen=True):
    """A condition without a value."""


class Pattern(Text, frozen=True):
    """Match a pattern of letters, `?`, `*`, `[SET]` and `[^SET]`."""


class Anagram(Text, frozen=True):
    """Use all of these letters; `?` is any letter, `*` any number of letters."""


class Subanagram(Text, frozen=True):
    """Use some or all of these letters; `?` is any letter."""


class Superanagram(Text, frozen=True):
    """Use all of these letters, and perhaps others."""


class Regex(Text, frozen=True):
    """Match a regular expression anywhere in the word."""


class Length(Range, frozen=True):
    """Have a number of letters."""


class Vowels(Range, frozen=True):
    """Have a number of vowels, repetitions included."""


class UniqueLetters(Range, frozen=True):
    """Have a number of different letters."""


class Anagrams(Range, frozen=True):
    """Belong to a number of words with the same letters, itself included."""


class Points(Range, frozen=True):
    """Have a sum of the values of the tiles."""


class Prefix(Text, frozen=True):
    """Begin with these letters."""


class Suffix(Text, frozen=True):
    """End with these letters."""


class Contains(Text, frozen=True):
    """Contain these letters, next to each other in this order."""


class Includes(Text, frozen=True):
    """Contain all of these letters in any order; a letter given twice, twice."""


class Excludes(Text, frozen=True):
    """Contain none of these letters."""


class Consists(Condition, frozen=True):
    """Have a share of these letters, in percent of all letters of the word."""

    letters: str
    min: Percent = 0
    max: Percent = 100


class TakesPrefix(Text, frozen=True):
    """Be a word with these letters in front, too."""


class TakesSuffix(Text, frozen=True):
    """Be a word with these letters at the end, too."""


class Hooks(Condition, frozen=True):
    """Have a number of hooks, with all of these letters among them."""

    letters: str = ""
    min: Count = 0
    max: Count | None = None


class FrontHooks(Hooks, frozen=True):
    """Take letters in front, one at a time."""


class BackHooks(Hooks, frozen=True):
    """Take letters at the end, one at a time."""


class FrontInnerHook(Flag, frozen=True):
    """Be a word without its first letter."""


class BackInnerHook(Flag, frozen=True):
    """Be a word without its last letter."""


class FrontExtensions(Range, frozen=True):
    """Be the end of a word that is longer by a number of letters."""


class BackExtensions(Range, frozen=True):
    """Be the start of a word that is longer by a number of letters."""


class In(Text, frozen=True):
    """Be a word of another dictionary, by name, path or URL."""


class Probability(Condition, frozen=True):
    """Have a place, from 1, among the words of the same length by probability.

    blanks: the blanks that are drawn from, at most. lax: words that are as probable as the first
    or the last one count, too.
    """

    min: Count = 0
    max: Count | None = None
    blanks: Literal[0, 1, 2] = 2
    lax: bool = False


class Playability(Condition, frozen=True):
    """Have a place, from 1, among the words of the same length by playability.

    all_lengths: among all words instead. lax: words with the playability of the first or the last
    one count, too.
    """

    min: Count = 0
    max: Count | None = None
    all_lengths: bool = False
    lax: bool = False


class Group(Text, frozen=True):
    """Belong to a group of words that players study, by its name."""


class PartOfSpeech(Text, frozen=True):
    """Have a part of speech in a list with definitions."""


class Definition(Text, frozen=True):
    """Have these words next to each other in its definition; `*` is any letters."""


class Palindrome(Flag, frozen=True):
    """Read the same backwards."""


class Semordnilap(Flag, frozen=True):
    """Be another word when read backwards."""


class Transposition(Text, frozen=True):
    """Be made from a word by exchanging two adjacent letters."""


class Misprint(Text, frozen=True):
    """Be made from a word by changing one letter."""


class Added(Text, frozen=True):
    """Be made from a word by adding one letter anywhere."""


class Removed(Text, frozen=True):
    """Be made from a word by removing one letter."""


class Inside(Text, frozen=True):
    """Stand inside a text: some of its letters, next to each other."""


class ReversedInside(Text, frozen=True):
    """Stand inside a text that is read backwards."""


class Parallel(Condition, frozen=True):
    """Fit next to a word: letters next to each other are words of two letters, read downwards.

    side: of the word; None: either. overlap: the fewest letters of both that are next to each
    other, by default two, or one for a single letter. offset: the letters of the word before the
    first letter, negative for letters that stand before the word; None: any.
    """

    value: str
    side: Literal["above", "below"] | None = None
    overlap: Annotated[int, msgspec.Meta(ge=1, le=MAX_LETTERS)] | None = None
    offset: Annotated[int, msgspec.Meta(ge=-MAX_LETTERS, le=MAX_LETTERS)] | None = None


class And(Condition, frozen=True):
    """Meet all of the conditions."""

    of: Annotated[tuple[Query, ...], msgspec.Meta(min_length=1)]


class Or(Condition, frozen=True):
    """Meet one of the conditions at least."""

    of: Annotated[tuple[Query, ...], msgspec.Meta(min_length=1)]


class Not(Condition, frozen=True):
    """Fail a condition."""

    query: Query


class Limit(Condition, frozen=True):
    """Have a place, from 1, among the words of a query that have the same length.

    by: what the place is by. blanks: as in `Probability`; all_lengths: as in `Playability`; lax: as
    in both.
    """

    query: Query
    min: Count = 0
    max: Count | None = None
    blanks: Literal[0, 1, 2] = 2
    lax: bool = False
    by: Literal["probability", "playability"] = "probability"
    all_lengths: bool = False


Query = (
    Pattern
    | Anagram
    | Subanagram
    | Superanagram
    | Regex
    | Length
    | Vowels
    | UniqueLetters
    | Anagrams
    | Points
    | Prefix
    | Suffix
    | Contains
    | Includes
    | Excludes
    | Consists
    | TakesPrefix
    | TakesSuffix
    | FrontHooks
    | BackHooks
    | FrontInnerHook
    | BackInnerHook
    | FrontExtensions
    | BackExtensions
    | In
    | Probability
    | Playability
    | Group
    | PartOfSpeech
    | Definition
    | Palindrome
    | Semordnilap
    | Transposition
    | Misprint
    | Added
    | Removed
    | Inside
    | ReversedInside
    | Parallel
    | And
    | Or
    | Not
    | Limit
)


def children(query: Condition) -> tuple[Condition, ...]:
    """Return the conditions that a condition joins, negates or limits."""
    if isinstance(query, And | Or):
        return query.of
    return (query.query,) if isinstance(query, Not | Limit) else ()


def walk(query: Condition) -> Iterator[Condition]:
    """Yield a condition and all below it."""
    waiting = [query]
    while waiting:
        found = waiting.pop()
        yield found
        waiting += children(found)


def to_json(query: Condition) -> dict[str, Any]:
    """Return the JSON form of a query, as built-in types.

    >>> to_json(And((Length(7, 7), Not(In("2of12inf")))))["of"][1]
    {'type': 'not', 'query': {'type': 'in', 'value': '2of12inf'}}
    """
    found: dict[str, Any] = msgspec.to_builtins(query)
    return found


def from_json(value: object) -> Condition:
    """Return the query with this JSON form, not checked for an alphabet. Raises BadQuery.

    >>> from_json({"type": "length", "min": 7})
    Length(min=7, max=None)
    """
    from lexicon_fast.base.validation import convert

    _check_depth(value)
    try:
        return convert(value, Query)  # type: ignore[arg-type]
    except msgspec.ValidationError as error:
        raise BadQuery(_explained(value, error)) from None


def _check_depth(value: object) -> None:
    """Raise BadQuery for objects that are nested too deeply."""
    level = [value]
    for _ in range(2 * MAX_DEPTH + 2):  # each condition is an object, and perhaps in a list
        below: list[object] = []
        for each in level:
            if isinstance(each, dict):
                below += each.values()
            elif isinstance(each, list | tuple):
                below += each
        if not below:
            return
        level = below
    raise BadQuery(f"the query has more than {MAX_DEPTH} levels; join fewer conditions")


def _explained(value: object, error: msgspec.ValidationError) -> str:
    """Return a message about JSON; for an unknown name with the nearest one."""
    from lexicon_fast.base.suggestions import did_you_mean

    names = [name_of(kind) for kind in get_args(Query)]
    waiting = [value]
    while waiting:
        found = waiting.pop(0)
        if isinstance(found, dict):
            name = found.get("type")
            if isinstance(name, str) and name not in names:
                hint = did_you_mean(name, names) or "; see docs/find.md"
                return f"unknown condition {excerpt(name)}{hint}"
            waiting += [each for key, each in found.items() if key in ("of", "query")]
        elif isinstance(found, list | tuple):
            waiting += found
    return f"query: {explain(error)}"


def lists_in(query: Condition) -> set[str]:
    """Return the names of the dictionaries that `in` names in a query."""
    return {part.value for part in walk(query) if isinstance(part, In)}
