"""The conditions of the query language: names, forms of their values, and checks of these."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast.base.errors import BadQuery, excerpt, shortened
from lexicon_fast.find import query as q
from lexicon_fast.find.groups import check_group
from lexicon_fast.find.letters import MAX_LETTERS, STAR, Letters
from lexicon_fast.find.parallel import overlap_of
from lexicon_fast.find.regex import parse
from lexicon_fast.find.text_index import pieces_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lexicon_fast.find.query import Condition

_RANGE: Final = re.compile(r"(\d*)(-?)(\d*)")
_SHARE: Final = re.compile(r"([\d-]*)%(.*)", re.DOTALL)
_PARALLEL: Final = re.compile(
    r"(?P<side>above|below)|(?P<name>overlap|offset)=(?P<number>[+-]?\d{1,3})"
)


class Form(NamedTuple):
    """How a condition is written.

    kind: its struct; value: the form of its value, empty if it has none; read: value -> fields.
    """

    kind: type[Any]
    value: str
    read: Callable[[str], dict[str, Any]]

    @property
    def shown(self) -> str:
        """The condition as help and errors show it: `length:MIN-MAX`."""
        name = q.name_of(self.kind)
        return f"{name}:{self.value}" if self.value else name


def _text(value: str) -> dict[str, Any]:
    return {"value": value}


def _range(value: str) -> dict[str, Any]:
    """Read `7`, `7-8`, `7-` or `-8`."""
    found = _RANGE.fullmatch(value)
    if not found or not (found[1] or found[3]):
        raise BadQuery(f"{excerpt(value)} is not a range; write 7, 7-8, 7- or -8")
    low, high = (int(each[:10]) if each else None for each in (found[1], found[3]))
    if not found[2]:
        high = low
    for each in (low, high):
        if each is not None and each > q.MAX_NUMBER:
            raise BadQuery(f"{shortened(value, 40)} is too large; use {q.MAX_NUMBER} at most")
    return {"min": low or 0, "max": high}


def _hooks(value: str) -> dict[str, Any]:
    return _range(value) if value[:1].isdigit() or value[:1] == "-" else {"letters": value}


def _share(value: str) -> dict[str, Any]:
    found = _SHARE.fullmatch(value)
    if not found:
        raise BadQuery(f"{excerpt(value)} has no %; write a share like 50-100%AEIOU")
    fields = _range(found[1])
    if fields["min"] > 100 or (fields["max"] or 0) > 100:
        raise BadQuery(f"{found[1]}% is more than all; use 0 to 100")
    if fields["max"] is None:
        fields["max"] = 100
    return {"letters": found[2], **fields}


def _probability(value: str) -> dict[str, Any]:
    """Read `1-500`, `1-500,blanks=0`, `1-500,lax` or `1-500,blanks=0,lax`."""
    return _order(value, {f"blanks={many}": {"blanks": many} for many in range(3)})


def _playability(value: str) -> dict[str, Any]:
    """Read `1-500`, `1-500,all-lengths`, `1-500,lax` or `1-500,all-lengths,lax`."""
    return _order(value, {"all-lengths": {"all_lengths": True}})


def _order(value: str, options: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """Read places, with options after commas; all orders have `lax`."""
    numbers, *given = value.split(",")
    fields = _range(numbers)
    for option in given:
        if option.lower() == "lax":
            fields["lax"] = True
        elif option.lower() in options:
            fields |= options[option.lower()]
        else:
            raise BadQuery(f"unknown {excerpt(option)}; write {', '.join(options)} or lax")
    return fields


def _parallel(value: str) -> dict[str, Any]:
    """Read `WORD`, and perhaps `above` or `below`, `overlap=3` and `offset=-1`."""
    word, *options = value.split(",")
    fields: dict[str, Any] = {"value": word}
    for option in options:
        found = _PARALLEL.fullmatch(option.lower())
        if not found:
            raise BadQuery(f"unknown {excerpt(option)}; write above, below, overlap=3 or offset=-1")
        name = "side" if found["side"] else found["name"]
        if name in fields:
            raise BadQuery(f"{name} is given twice; remove {shortened(option, 40)}")
        fields[name] = found["side"] or int(found["number"])
    return fields


def _nothing(_value: str) -> dict[str, Any]:
    return {}


_FORMS: Final = (
    Form(q.Pattern, "PATTERN", _text),
    Form(q.Anagram, "LETTERS", _text),
    Form(q.Subanagram, "LETTERS", _text),
    Form(q.Superanagram, "LETTERS", _text),
    Form(q.Regex, "REGEX", _text),
    Form(q.Length, "MIN-MAX", _range),
    Form(q.Vowels, "MIN-MAX", _range),
    Form(q.UniqueLetters, "MIN-MAX", _range),
    Form(q.Anagrams, "MIN-MAX", _range),
    Form(q.Points, "MIN-MAX", _range),
    Form(q.Prefix, "LETTERS", _text),
    Form(q.Suffix, "LETTERS", _text),
    Form(q.Contains, "LETTERS", _text),
    Form(q.Includes, "LETTERS", _text),
    Form(q.Excludes, "LETTERS", _text),
    Form(q.Consists, "MIN-MAX%LETTERS", _share),
    Form(q.TakesPrefix, "LETTERS", _text),
    Form(q.TakesSuffix, "LETTERS", _text),
    Form(q.FrontHooks, "LETTERS|MIN-MAX", _hooks),
    Form(q.BackHooks, "LETTERS|MIN-MAX", _hooks),
    Form(q.FrontInnerHook, "", _nothing),
    Form(q.BackInnerHook, "", _nothing),
    Form(q.FrontExtensions, "MIN-MAX", _range),
    Form(q.BackExtensions, "MIN-MAX", _range),
    Form(q.In, "DICTIONARY", _text),
    Form(q.Probability, "MIN-MAX[,blanks=N][,lax]", _probability),
    Form(q.Playability, "MIN-MAX[,all-lengths][,lax]", _playability),
    Form(q.Group, "NAME", _text),
    Form(q.PartOfSpeech, "NAME", _text),
    Form(q.Definition, "WORDS", _text),
    Form(q.Palindrome, "", _nothing),
    Form(q.Semordnilap, "", _nothing),
    Form(q.Transposition, "WORD", _text),
    Form(q.Misprint, "WORD", _text),
    Form(q.Added, "WORD", _text),
    Form(q.Removed, "WORD", _text),
    Form(q.Inside, "TEXT", _text),
    Form(q.ReversedInside, "TEXT", _text),
    Form(q.Parallel, "WORD[,above|below][,overlap=N][,offset=N]", _parallel),
)

#: Name -> form, in the order of the documentation.
FORMS: Final = {q.name_of(form.kind): form for form in _FORMS}

#: Conditions whose value is letters without signs.
_PLAIN: Final = (
    *(q.Prefix, q.Suffix, q.Contains, q.Includes, q.Excludes, q.TakesPrefix, q.TakesSuffix),
    *(q.Transposition, q.Misprint, q.Added, q.Removed, q.Inside, q.ReversedInside, q.Parallel),
)
_WITH_LIMITS: Final = (q.Range, q.Hooks, q.Consists, q.Probability, q.Playability, q.Limit)


def check(condition: Condition, letters: Letters) -> None:
    """Check the values of one condition for an alphabet, not those below it. Raises BadQuery."""
    if isinstance(condition, _WITH_LIMITS):
        low, high = condition.min, condition.max
        if high is not None and high < low:
            raise BadQuery(f"{low}-{high} is empty; write {high}-{low}")
    if isinstance(condition, q.Limit):
        _check_limit(condition)
    elif isinstance(condition, _PLAIN):
        size = len(letters.codes(condition.value))
        if isinstance(condition, q.Parallel):
            _check_parallel(condition, size)
    elif isinstance(condition, q.Hooks):
        if condition.letters:
            letters.codes(condition.letters)
    elif isinstance(condition, q.Consists):
        letters.codes(condition.letters)
    elif isinstance(condition, q.Pattern | q.Anagram | q.Superanagram):
        letters.slots(condition.value)
    elif isinstance(condition, q.Subanagram):
        if STAR in letters.slots(condition.value):
            raise BadQuery("* in a subanagram would match every word; use ? for each blank")
    elif isinstance(condition, q.Regex):
        parse(condition.value, letters)
    elif isinstance(condition, q.In) and not condition.value:
        raise BadQuery("it needs the name, path or URL of a dictionary")
    elif isinstance(condition, q.Group):
        check_group(condition.value, letters)
    elif isinstance(condition, q.PartOfSpeech) and not condition.value.strip():
        raise BadQuery("it needs a part of speech, like noun")
    elif isinstance(condition, q.Definition):
        pieces_of(condition.value)


def _check_limit(condition: q.Limit) -> None:
    """Refuse options of another order. Raises BadQuery."""
    if condition.by == "playability" and condition.blanks != 2:  # the default
        raise BadQuery("by playability, it has no blanks; remove them")
    if condition.by == "probability" and condition.all_lengths:
        raise BadQuery("probabilities of different lengths differ too much; remove all_lengths")


def _check_parallel(condition: q.Parallel, size: int) -> None:
    """Check the numbers of a parallel play. Raises BadQuery."""
    for name, low in (("overlap", 1), ("offset", -MAX_LETTERS)):
        number = getattr(condition, name)
        if number is not None and not low <= number <= MAX_LETTERS:
            raise BadQuery(f"{name}={number} is out of range; use {low} to {MAX_LETTERS}")
    fewest = overlap_of(condition, size)
    if fewest > size:
        raise BadQuery(f"overlap={fewest} is more than the {size} letters of the word")
    if condition.offset is not None and condition.offset > size - fewest:
        raise BadQuery(
            f"offset={condition.offset} leaves less than {fewest} letters of the word; use"
            f" {size - fewest} at most"
        )


def check_all(query: Condition, letters: Letters) -> None:
    """Check all conditions of a query; errors begin with the name. Raises BadQuery."""
    for condition in q.walk(query):
        try:
            check(condition, letters)
        except BadQuery as error:
            raise BadQuery(f"{q.name_of(type(condition))}: {error}") from None
