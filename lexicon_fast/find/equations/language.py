"""The text of word equations, and the structs that it is read into.

    equations = term { ";" term }
    term      = [ RANGE ":" ] parts [ "=" PATTERN | ":(" QUERY ")" ]
              | VARIABLES "=(" PATTERN ")"
              | "|" VARIABLES "|" COMPARISON
              | "!=" VARIABLE { [ "<" ] VARIABLE }
    parts     = { VARIABLE | "~" VARIABLE | "~(" parts ")" | letter | "?" | "." | "*" | set }
    PATTERN   = [ RANGE ":" ] ( parts without variables | "/" letters )

VARIABLES is one variable or several, each perhaps with `~`; VARIABLE is a letter from A to Z;
QUERY is one of `find.grammar`.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeAlias

from lexicon_fast.base.errors import BadQuery
from lexicon_fast.base.text import composed
from lexicon_fast.find import grammar
from lexicon_fast.find.conditions import Anagram, Condition, Pattern
from lexicon_fast.find.letters import STAR, Letters
from lexicon_fast.find.other_dictionaries import ANY, AnyDictionary
from lexicon_fast.find.query import MAX_TEXT

#: The most terms, and the most letters and signs in one.
MAX_TERMS: Final = 30
MAX_ITEMS: Final = 64

#: A term and the ; after it, which may be in quotes in a term.
_TERM: Final = re.compile(r'((?:[^;"]|"[^"]*(?:"|$))*)(;|$)')
_RANGE: Final = re.compile(r"\s*(\d{1,4})?(-)?(\d{1,4})?\s*")
_COMPARED: Final = re.compile(r"\s*(=|<=|>=|<|>)\s*(\d{1,4}|\d{0,4}-\d{0,4})\s*")
_PREFIX: Final = re.compile(r"\s*([\d-][\d\s-]*):(?!\()")
_VARIABLES: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: Signs of Qat that mean nothing here, and the form to use.
_OTHER_SIGNS: Final = {
    "<": "write !=A<B for an order",
    ">": "a variable that is a word is a term of its own: aceA;A",
    "&": "write a term for each pattern, such as A=c*;A=*t",
    "`": "use the misprint condition: A:(misprint:HOUSE)",
    "!": "write [^SET] for other letters, or !=AB for different values",
    "(": "write ~(AB) to reverse several parts, or AB=(PATTERN)",
    ")": "remove it, or add a (",
    "]": "remove it, or add a [",
    "/": "an anagram is a pattern: /letters or AB=/letters",
    "=": "write one = only",
    "^": "write [^SET] for other letters",
}


class Var(NamedTuple):
    """A variable in a term; `reverse`: read backwards."""

    name: str
    reverse: bool = False


#: A part of a term: a variable, a set of letters as a bit mask, or STAR.
Item: TypeAlias = "Var | int"


class Range(NamedTuple):
    """Numbers from `low` to `high`; None: without a limit."""

    low: int | None = None
    high: int | None = None


class ValuePattern(NamedTuple):
    """A pattern of letters: places as in `Letters.slots`; anagram: in any order."""

    slots: tuple[int, ...]
    anagram: bool = False


class Word(NamedTuple):
    """A term that is a word.

    items: its parts; empty: any word that meets the conditions. length: its letters. conditions:
    what else the word meets. start, end: its place in the text.
    """

    items: tuple[Item, ...]
    length: Range
    conditions: tuple[Condition, ...]
    start: int
    end: int


class Value(NamedTuple):
    """A pattern for the values of variables, one after another, which need not be a word."""

    variables: tuple[Var, ...]
    pattern: ValuePattern


class Length(NamedTuple):
    """A range for the sum of the lengths of variables."""

    variables: tuple[str, ...]
    range: Range


class Different(NamedTuple):
    """Variables with different values. before[i]: variable i comes before i + 1 in the alphabet."""

    variables: tuple[str, ...]
    before: tuple[bool, ...]


class Equations(NamedTuple):
    """Equations that have been read: their terms by kind, each in the order of the text."""

    words: list[Word]
    values: list[Value]
    lengths: list[Length]
    different: list[Different]

    @property
    def variables(self) -> list[str]:
        """The variables, in alphabetical order."""
        return sorted(
            {item.name for word in self.words for item in word.items if isinstance(item, Var)}
        )


def parse(text: str, letters: Letters, others: AnyDictionary = ANY) -> Equations:
    """Return the equations of a text. Raises BadQuery, which marks the wrong part.

    others: the dictionaries that `in` may name.

    >>> from lexicon_fast.dictionary.alphabet import Alphabet
    >>> from lexicon_fast.find.letters import Letters
    >>> equations = parse("AB;~B;|A|=1-3", Letters(Alphabet.load("english")))
    >>> equations.words[0].items, equations.words[1].items
    ((Var(name='A', reverse=False), Var(name='B', reverse=False)), (Var(name='B', reverse=True),))
    >>> equations.lengths
    [Length(variables=('A',), range=Range(low=1, high=3))]
    """
    if len(text) > MAX_TEXT:
        raise BadQuery(f"the equations have {len(text):,} characters; use {MAX_TEXT:,} at most")
    return _Parser(composed(text), letters, others).parse()


class _Parser:
    def __init__(self, text: str, letters: Letters, others: AnyDictionary) -> None:
        self._text = text
        self._letters = letters
        self._others = others
        self._equations = Equations([], [], [], [])
        #: Where each variable is used that some word must have.
        self._used: list[tuple[str, int]] = []

    def parse(self) -> Equations:
        if not self._text.strip():
            raise BadQuery("the equations are empty; write terms like AB;BA", self._text)
        places = self._terms()
        if len(places) > MAX_TERMS:
            start, end = places[MAX_TERMS]
            raise self._bad(f"more than {MAX_TERMS} terms; use fewer", start, end)
        for start, end in places:
            self._term(start, end)
        if not self._equations.words:
            raise self._bad("no term is a word; add one like AB", 0, len(self._text))
        known = self._equations.variables
        for name, at in self._used:
            if name not in known:
                raise self._bad(f"{name} is in no word; add a term such as *{name}*", at)
        return self._equations

    def _terms(self) -> list[tuple[int, int]]:
        """Return the places of all terms, without spaces around them."""
        places = []
        for term in _TERM.finditer(self._text):
            part = term[1]
            if part.strip():
                first = term.start() + len(part) - len(part.lstrip())
                places.append((first, term.start() + len(part.rstrip())))
            elif term[2]:  # at the end, it is harmless
                raise self._bad("a term is missing before ;", term.start(2))
        return places

    def _term(self, start: int, end: int) -> None:
        text = self._text
        if text[start] == "|":
            self._length(start, end)
        elif text.startswith("!=", start):
            self._differences(start, end)
        else:
            self._word(start, end)

    # Conditions on variables

    def _length(self, start: int, end: int) -> None:
        text = self._text
        stop = text.find("|", start + 1, end)
        if stop < 0:
            raise self._bad("| is not closed; write |A|=3", start, end)
        names = self._names(start + 1, stop, "|A|=3")
        match = _COMPARED.fullmatch(text, stop + 1, end)
        limits = match and _read_range(match[2])
        if not match or not limits or (match[1] != "=" and "-" in match[2]):
            raise self._bad(
                f"a length is missing; write |{''.join(names)}|=3, =2-4, =2-, =-4, <=4 or >=2",
                stop + 1,
                end,
            )
        low, high = limits
        if match[1] in ("<", "<="):
            low, high = None, (low or 0) - (match[1] == "<")
        elif match[1] in (">", ">="):
            low, high = (low or 0) + (match[1] == ">"), None
        self._equations.lengths.append(Length(tuple(names), Range(low, high)))

    def _differences(self, start: int, end: int) -> None:
        names: list[str] = []
        before: list[bool] = []
        for at in range(start + 2, end):
            sign = self._text[at]
            if sign in _VARIABLES:
                if len(before) < len(names):
                    before.append(False)
                if sign in names:
                    raise self._bad(f"{sign} cannot differ from itself; name it once", at)
                names.append(sign)
                self._used.append((sign, at))
            elif sign == "<" and len(names) > len(before) and at + 1 < end:
                before.append(True)
            elif not sign.isspace():
                raise self._bad(f"{sign!r} is not a variable; write !=AB or !=A<B", at)
        if len(names) < 2:
            raise self._bad("!= needs two variables or more; write !=AB", start, end)
        self._equations.different.append(Different(tuple(names), tuple(before)))

    def _names(self, start: int, end: int, form: str) -> list[str]:
        names = []
        for at in range(start, end):
            sign = self._text[at]
            if sign.isspace():
                continue
            if sign not in _VARIABLES:
                raise self._bad(f"{sign!r} is not a variable (use A to Z): write {form}", at)
            names.append(sign)
            self._used.append((sign, at))
        if not names:
            raise self._bad(f"a variable is missing; write {form}", start - 1, end + 1)
        return names

    # Words

    def _word(self, start: int, end: int) -> None:
        text = self._text
        at, length = self._prefix(start, end)
        stop = self._end_of_parts(at, end)
        if text.startswith("=(", stop):
            self._value(start, stop, end)
            return
        conditions: list[Condition] = []
        items: tuple[Item, ...] = ()
        if text[at:stop].startswith("/"):
            conditions.append(self._anagram(at, stop))
        else:
            items = tuple(self._items(at, stop))
        if text.startswith("=", stop):
            limits, condition = self._pattern(stop + 1, end)
            length = _both(length, limits)
            conditions.append(condition)
        elif stop < end:
            conditions.append(self._query(stop, end))
        if items and not any(isinstance(item, Var) for item in items):
            conditions.append(self._as_condition(items))
            items = ()
        self._equations.words.append(Word(items, length, tuple(conditions), start, end))

    def _prefix(self, start: int, end: int) -> tuple[int, Range]:
        """Read the length before a colon, if there is one."""
        match = _PREFIX.match(self._text, start, end)
        if not match:
            return start, Range()
        limits = _read_range(match[1])
        if not limits:
            raise self._bad("not a range; write 7:, 7-9:, 7-: or -9:", start, match.end())
        return match.end(), limits

    def _end_of_parts(self, start: int, end: int) -> int:
        """Return the place of = or :( in a term, or its end."""
        text, in_set = self._text, False
        for at in range(start, end):
            if text[at] in "[]":
                in_set = text[at] == "["
            elif not in_set and (text[at] == "=" or text.startswith(":(", at)):
                if at == start:
                    raise self._bad(f"a word is missing before {text[at]}", at)
                if text[at - 1] == "!" and text[at] == "=":
                    raise self._bad("write !=AB for different values", start, end)
                return at
        return end

    def _items(self, start: int, end: int, *, may_vary: bool = True) -> list[Item]:
        """Read the parts of a term. may_vary: they may be variables."""
        text, at = self._text, start
        items: list[Item] = []
        while at < end:
            if not may_vary and text[at] in f"~{_VARIABLES}":
                raise self._bad(
                    "a pattern has no variables; write each word as a term of its own", at
                )
            if text[at] == "~":
                turned, at = self._reversed(at, end)
                items += turned
            elif text[at] in _VARIABLES:
                items.append(Var(text[at]))
                at += 1
            elif text[at].isspace():
                at += 1
            else:
                slot, at = self._slot(at, end)
                if slot != STAR or items[-1:] != [STAR]:
                    items.append(slot)
        if not items:
            raise self._bad("letters or variables are missing", start, max(end, start + 1))
        if len(items) > MAX_ITEMS:
            raise self._bad(f"more than {MAX_ITEMS} parts; use fewer", start, end)
        return items

    def _reversed(self, start: int, end: int) -> tuple[list[Item], int]:
        """Read ~A or ~(AB)."""
        text, at = self._text, start + 1
        if at < end and text[at] in _VARIABLES:
            return [Var(text[at], reverse=True)], at + 1
        stop = text.find(")", at, end) if at < end and text[at] == "(" else -1
        if stop < 0:
            raise self._bad("~ needs a variable, or parts in parentheses; write ~A or ~(AB)", start)
        if "~" in text[at:stop] or "(" in text[at + 1 : stop]:
            raise self._bad("no ~ or ( inside of ~(); write ~(AB)", at, stop + 1)
        return [
            Var(item.name, reverse=True) if isinstance(item, Var) else item
            for item in reversed(self._items(at + 1, stop))
        ], stop + 1

    def _slot(self, at: int, end: int) -> tuple[int, int]:
        """Read a letter, sign or set; return it, and the place after it."""
        letters, sign = self._letters, self._text[at]
        if sign == "*":
            return STAR, at + 1
        if sign in "?.":
            return letters.all, at + 1
        if sign in "@#":
            members = letters.vowels if sign == "@" else letters.all & ~letters.vowels
            if not members or not letters.vowels:
                raise self._bad("no vowels are known here; write a set like [SET]", at)
            return members, at + 1
        if sign == "[":
            stop = self._text.find("]", at, end)
            if stop < 0:
                raise self._bad("[ without ]; write a set like [aeiou]", at, end)
            inside = self._text[at + 1 : stop]
            if inside.startswith("!"):
                raise self._bad(f"write [^{inside[1:]:.40}] for other letters", at, stop + 1)
            try:
                return letters.bracketed(inside), stop + 1
            except BadQuery as error:
                raise self._bad(str(error), at, stop + 1) from None
        if sign in letters.alphabet.lower:
            return 1 << letters.code[sign], at + 1
        if sign in letters.code:
            lower = letters.alphabet.lower[letters.code[sign]]
            raise self._bad(
                f"{sign!r} is not a variable; write {lower} for the letter, or a variable A to Z",
                at,
            )
        hint = _OTHER_SIGNS.get(sign) or (
            f"use {letters.described} in lower case, variables A-Z, ~, ?, *, [SET] or [^SET]"
        )
        raise self._bad(f"{sign!r} is not a letter or sign; {hint}", at)

    # Right-hand sides

    def _value(self, start: int, stop: int, end: int) -> None:
        """Read VARIABLES=(PATTERN)."""
        text = self._text
        if text[end - 1] != ")":
            raise self._bad("( is not closed; add a )", stop + 1, end)
        items = self._items(start, stop)
        variables = tuple(item for item in items if isinstance(item, Var))
        if len(variables) < len(items):
            raise self._bad("only variables can have a pattern; write AB=(c*)", start, stop)
        self._used += [(text[at], at) for at in range(start, stop) if text[at] in _VARIABLES]
        at, limits = self._prefix(stop + 2, end - 1)
        names = tuple(each.name for each in variables)
        if limits != Range():
            self._equations.lengths.append(Length(names, limits))
        if text[at : at + 1] == "/":
            slots = self._slots(at + 1, end - 1)
            if any(
                slot != STAR and slot & slot - 1 and slot != self._letters.all for slot in slots
            ):
                raise self._bad("an anagram in parentheses has letters, ? and * only", at, end - 1)
        else:
            slots = self._slots(at, end - 1)
        places = sum(slot != STAR for slot in slots)
        self._equations.lengths.append(
            Length(names, Range(places or None, None if STAR in slots else places))
        )
        if slots != (STAR,):
            self._equations.values.append(Value(variables, ValuePattern(slots, text[at] == "/")))

    def _pattern(self, start: int, end: int) -> tuple[Range, Condition]:
        """Read the pattern of a word."""
        at, limits = self._prefix(start, end)
        if self._text[at : at + 1] == "/":
            return limits, self._anagram(at, end)
        return limits, self._as_condition(self._slots(at, end))

    def _slots(self, start: int, end: int) -> tuple[int, ...]:
        """Read parts without variables."""
        if start >= end:
            raise self._bad("a pattern is missing; write one like c*", start - 1, end)
        items = self._items(start, end, may_vary=False)
        return tuple(item for item in items if isinstance(item, int))

    def _anagram(self, start: int, end: int) -> Condition:
        return self._as_condition(self._slots(start + 1, end), anagram=True)

    def _as_condition(self, items: tuple[Item, ...], *, anagram: bool = False) -> Condition:
        """Return the condition of `find` for a pattern."""
        lower = self._letters.alphabet.lower
        signs = {STAR: "*", self._letters.all: "?"}
        value = ""
        for slot in items:
            assert isinstance(slot, int)
            members = "".join([lower[code] for code in self._letters.members(max(slot, 0))])
            value += signs.get(slot) or (members if len(members) == 1 else f"[{members}]")
        return Anagram(value) if anagram else Pattern(value)

    def _query(self, start: int, end: int) -> Condition:
        """Read :(QUERY)."""
        if self._text[end - 1] != ")":
            raise self._bad("( is not closed; write AB:(length:7)", start + 1, end)
        first = start + 2
        if not self._text[first : end - 1].strip():
            raise self._bad("a query is missing; write AB:(length:7)", start, end)
        try:
            return grammar.parse(self._text[first : end - 1], self._letters, self._others)
        except BadQuery as error:
            problem = str(error).partition(": ")[2]  # after the column in the query
            place = first + error.start, first + error.end
            raise self._bad(problem, *place, *error.suggestions) from None

    def _bad(self, problem: str, start: int, end: int | None = None, *suggestions: str) -> BadQuery:
        """Return an error at a part of the text; end None: at one character."""
        end = start + 1 if end is None else end
        return BadQuery(f"column {start + 1}: {problem}", self._text, start, end, suggestions)


def _read_range(text: str) -> Range | None:
    """Read `7`, `7-9`, `7-` or `-9`; None: it is something else."""
    match = _RANGE.fullmatch(text)
    if not match or not (match[1] or match[3]):
        return None
    low = int(match[1]) if match[1] else None
    if not match[2]:
        return Range(low, low) if not match[3] else None
    return Range(low, int(match[3]) if match[3] else None)


def _both(one: Range, other: Range) -> Range:
    lows = [each for each in (one.low, other.low) if each is not None]
    highs = [each for each in (one.high, other.high) if each is not None]
    return Range(max(lows, default=None), min(highs, default=None))
