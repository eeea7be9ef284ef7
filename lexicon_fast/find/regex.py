"""Regular expressions over an alphabet, compiled to a table: linear time, whatever the expression.

Letters, `.`, `[SET]`, `[^SET]`, groups, `|`, `*`, `+`, `?`, `{2}`, `{2,}`, `{2,5}`, `^`, `$`. There
are no references to groups, which a table cannot have.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from lexicon_fast.errors import BadQuery
from lexicon_fast.find.letters import STAR

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from lexicon_fast.find.letters import Letters

#: The most places (letters and sets) of an expression with its repetitions, and states of a table.
MAX_PLACES: Final = 500
MAX_STATES: Final = 2000
MAX_GROUPS: Final = 50
_REPEAT: Final = re.compile(r"\{(\d{1,3})(,?)(\d{0,3})\}")


@dataclass(frozen=True, slots=True)
class Set:
    """One letter of a set."""

    letters: int


@dataclass(frozen=True, slots=True)
class Edge:
    """The start of the word, or its end."""

    start: bool


@dataclass(frozen=True, slots=True)
class Series:
    """Parts that follow each other."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Either:
    """One of several parts."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """A part, `low` to `high` times; None: any number of times."""

    part: Node
    low: int
    high: int | None


Node: TypeAlias = Set | Edge | Series | Either | Repeat


def parse(text: str, letters: Letters) -> Series:
    """Return the tree of an expression that matches whole words. Raises BadQuery."""
    anything = Repeat(Set(letters.all), 0, None)
    return Series((_open(_open(_Parser(text, letters).parse(), anything, 0), anything, -1),))


def _open(node: Node, anything: Node, end: int) -> Node:
    """Let a part match anywhere: add any letters in front (end: 0) or after it (end: -1).

    Where the part says ^ or $ itself, that is removed instead; no edge is left.
    """
    if isinstance(node, Edge) and node.start == (end == 0):
        return Series(())
    if isinstance(node, Either):
        return Either(tuple(_open(part, anything, end) for part in node.parts))
    if isinstance(node, Series) and node.parts:
        parts = list(node.parts)
        parts[end] = _open(parts[end], anything, end)
        return Series(tuple(parts))
    return Series((node, anything) if end else (anything, node))


def of_slots(slots: Sequence[int], letters: Letters) -> Series:
    """Return the tree of a pattern."""
    anything = Repeat(Set(letters.all), 0, None)
    return Series(tuple(anything if slot == STAR else Set(slot) for slot in slots))


class _Parser:
    def __init__(self, text: str, letters: Letters) -> None:
        self._text = text
        self._letters = letters
        self._at = 0
        self._depth = 0

    def parse(self) -> Node:
        if not self._text:
            raise BadQuery("it needs a regular expression like ^UN.*ED$")
        node = self._either()
        if self._at < len(self._text):
            raise self._bad(") without (")
        _check_edges(node, first=True, last=True, text=self._text)
        if _size(node) > MAX_PLACES:
            raise BadQuery(
                f"{self._text!r:.60} has more than {MAX_PLACES} letters and groups with their"
                " repetitions; use fewer"
            )
        return node

    def _bad(self, problem: str) -> BadQuery:
        return BadQuery(f"{problem} in {self._text!r:.60} (character {self._at + 1})")

    def _peek(self) -> str:
        return self._text[self._at : self._at + 1]

    def _either(self) -> Node:
        parts = [self._sequence()]
        while self._peek() == "|":
            self._at += 1
            parts.append(self._sequence())
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def _sequence(self) -> Node:
        parts: list[Node] = []
        while self._peek() not in ("", "|", ")"):
            parts.append(self._repeated())
        return parts[0] if len(parts) == 1 else Series(tuple(parts))

    def _repeated(self) -> Node:
        node = self._atom()
        repeated = False
        while True:
            sign = self._peek()
            high: int | None
            if sign in ("*", "+", "?"):
                low, high = {"*": (0, None), "+": (1, None), "?": (0, 1)}[sign]
                self._at += 1
            elif sign == "{":
                found = _REPEAT.match(self._text, self._at)
                if not found:
                    raise self._bad("{ without a number and }; write {2} or {2,5}")
                low = int(found[1])
                high = low if not found[2] else int(found[3]) if found[3] else None
                if high is not None and high < low:
                    raise self._bad(f"{found[0]} is empty; turn it round")
                self._at = found.end()
            else:
                return node
            if isinstance(node, Edge):
                raise self._bad("^ or $ cannot be repeated")
            if repeated:
                raise self._bad(f"{sign} after a repetition; use one of them, or a group")
            node, repeated = Repeat(node, low, high), True

    def _atom(self) -> Node:
        letter = self._peek()
        code = self._letters.code.get(letter)
        if code is not None:
            self._at += 1
            return Set(1 << code)
        if letter == "(":
            return self._group()
        if letter == "[":
            end = self._text.find("]", self._at)
            if end < 0:
                raise self._bad("[ without ]")
            found = self._letters.bracketed(self._text[self._at + 1 : end])
            self._at = end + 1
            return Set(found)
        if letter in ("^", "$"):
            self._at += 1
            return Edge(letter == "^")
        if letter == ".":
            self._at += 1
            return Set(self._letters.all)
        if letter in ("*", "+", "?", "{"):
            raise self._bad(f"nothing to repeat before {letter}")
        if letter == "\\":
            raise self._bad("\\ has no meaning here, and groups cannot be referred to")
        raise self._bad(f"{letter!r} is not a letter; use {self._letters.described}")

    def _group(self) -> Node:
        self._depth += 1
        if self._depth > MAX_GROUPS:
            raise self._bad(f"more than {MAX_GROUPS} groups in each other")
        self._at += 3 if self._text.startswith("(?:", self._at) else 1
        node = self._either()
        if self._peek() != ")":
            raise self._bad("( without )")
        self._at += 1
        self._depth -= 1
        return node


def _size(node: Node) -> int:
    """Return the number of parts with their repetitions: groups count, too, if they are empty."""
    if isinstance(node, Repeat):
        return _size(node.part) * max(node.low, node.high or 1)
    if isinstance(node, Series | Either):
        return 1 + sum(map(_size, node.parts))
    return 1


def _check_edges(node: Node, *, first: bool, last: bool, text: str) -> None:
    """Raise BadQuery for ^ that is not first, or $ that is not last: such a part never matches."""
    if isinstance(node, Edge):
        if not (first if node.start else last):
            sign, end = ("^", "start") if node.start else ("$", "end")
            raise BadQuery(f"{sign} in {text!r:.60} must be at the {end}")
    elif isinstance(node, Series):
        for place, part in enumerate(node.parts):
            _check_edges(
                part,
                first=first and not place,
                last=last and place == len(node.parts) - 1,
                text=text,
            )
    elif isinstance(node, Either):
        for part in node.parts:
            _check_edges(part, first=first, last=last, text=text)
    elif isinstance(node, Repeat):
        _check_edges(node.part, first=False, last=False, text=text)


class Table:
    """A deterministic automaton over letters.

    rows: rows[state][letter] is the next state; accepts: the states in which a word may end. State
    0 is dead: no word of it matches. State 1 is sure: all words do. `start` is the first one.
    """

    def __init__(self, node: Node, letters: Letters) -> None:
        places = _Places()
        first, empty, last = places.add(node)
        self._follow = places.follow
        self._sets = places.sets
        self._find_classes(letters)
        final = sum(1 << place for place in last)
        start = 1 << len(places.sets)  # a place before all others
        self._follow.append(sum(1 << place for place in first))
        any_end = final | (start if empty else 0)
        states: dict[int, int] = {}
        by_class: list[list[int]] = []
        queue = [start]
        states[start] = 0
        for found in queue:
            row = [0] * len(self._members)
            following = 0
            rest = found
            while rest:
                low = rest & -rest
                following |= self._follow[low.bit_length() - 1]
                rest ^= low
            for kind, matching in enumerate(self._matching):
                reached = following & matching
                if not reached:
                    row[kind] = -1
                    continue
                if reached not in states:
                    states[reached] = len(queue)
                    queue.append(reached)
                    if len(queue) > MAX_STATES:
                        raise BadQuery("the expression is too complex; split it into several")
                row[kind] = states[reached]
            by_class.append(row)
        accepts = [bool(found & any_end) for found in queue]
        self._number(by_class, accepts, letters)

    def _find_classes(self, letters: Letters) -> None:
        """Group the letters that no place tells apart, and find the places that each matches."""
        kinds: dict[int, list[int]] = {}
        for code in range(letters.size):
            matching = 0
            for place, each in enumerate(self._sets):
                matching |= (each >> code & 1) << place
            kinds.setdefault(matching, []).append(code)
        self._matching = list(kinds)
        self._members = list(kinds.values())

    def _number(self, by_class: list[list[int]], accepts: list[bool], letters: Letters) -> None:
        """Number the states: 0 and 1 are the dead and the sure ones, then the others."""
        live = _reach(by_class, [at for at, each in enumerate(accepts) if each])
        unsure = _reach(by_class, [at for at, each in enumerate(accepts) if not each], dead=True)
        number = [0] * len(by_class)
        kept: list[int] = []
        for at in range(len(by_class)):
            if at not in live:
                number[at] = 0
            elif at not in unsure:
                number[at] = 1
            else:
                number[at] = 2 + len(kept)
                kept.append(at)
        self.start = number[0]
        self.accepts = [False, True, *(accepts[at] for at in kept)]
        self.rows = [[0] * letters.size, [1] * letters.size]
        for at in kept:
            row = [0] * letters.size
            for members, following in zip(self._members, by_class[at], strict=True):
                for code in members:
                    row[code] = 0 if following < 0 else number[following]
            self.rows.append(row)


def _reach(rows: list[list[int]], ends: Iterable[int], *, dead: bool = False) -> set[int]:
    """Return the states from which one of `ends` can be reached; dead: or no state at all."""
    before: list[list[int]] = [[] for _ in rows]
    found = set(ends)
    for at, row in enumerate(rows):
        for following in set(row):
            if following >= 0:
                before[following].append(at)
            elif dead:
                found.add(at)
    waiting = list(found)
    while waiting:
        for at in before[waiting.pop()]:
            if at not in found:
                found.add(at)
                waiting.append(at)
    return found


class _Places:
    """Places of an expression and what can follow each (Glushkov 1961)."""

    def __init__(self) -> None:
        self.sets: list[int] = []
        self.follow: list[int] = []

    def add(self, node: Node) -> tuple[list[int], bool, list[int]]:
        """Return the first places of a part, whether it may be empty, and its last places."""
        if isinstance(node, Set):
            self.sets.append(node.letters)
            self.follow.append(0)
            return [len(self.sets) - 1], False, [len(self.sets) - 1]
        if isinstance(node, Edge):
            return [], True, []
        if isinstance(node, Either):
            found = [self.add(part) for part in node.parts]
            return (
                [place for first, _, _ in found for place in first],
                any(empty for _, empty, _ in found),
                [place for _, _, last in found for place in last],
            )
        if isinstance(node, Series):
            return self._sequence(node.parts)
        if node.high is None:
            parts = [node.part] * max(node.low, 1)
            *before, final = parts
            return self._sequence([*before, _Loop(final, optional=not node.low)])
        optional = [_Optional(node.part)] * (node.high - node.low)
        return self._sequence([*[node.part] * node.low, *optional])

    def _sequence(
        self, parts: Sequence[Node | _Loop | _Optional]
    ) -> tuple[list[int], bool, list[int]]:
        first: list[int] = []
        last: list[int] = []
        empty = True
        for part in parts:
            if isinstance(part, _Loop):
                begin, may, end = self.add(part.part)
                self._link(end, begin)
                may = may or part.optional
            elif isinstance(part, _Optional):
                begin, _, end = self.add(part.part)
                may = True
            else:
                begin, may, end = self.add(part)
            self._link(last, begin)
            if empty:
                first = first + begin
            last = last + end if may else end
            empty = empty and may
        return first, empty, last

    def _link(self, before: list[int], after: list[int]) -> None:
        following = sum(1 << place for place in set(after))
        for place in before:
            self.follow[place] |= following


@dataclass(frozen=True, slots=True)
class _Loop:
    part: Node
    optional: bool


@dataclass(frozen=True, slots=True)
class _Optional:
    part: Node


@dataclass(frozen=True, slots=True)
class Facts:
    """Properties that all words that match have in common, found without trying any.

    first, last: the sets of their first and last letters, as far as these are known; runs: sets of
    letters that stand next to each other; needed: letters somewhere, and how many; low, high:
    numbers of letters. exact: all words with these facts match.
    """

    first: list[int]
    last: list[int]
    runs: list[list[int]]
    needed: Counter[int]
    low: int
    high: int | None
    exact: bool


def facts_of(node: Series, letters: Letters) -> Facts:
    """Return the facts about a tree."""
    parts = _flat(node.parts)
    fixed = [part.letters if isinstance(part, Set) else None for part in parts]
    start = _fixed_start(fixed)
    end = _fixed_start(fixed[::-1])
    low, high = _length(node)
    runs: list[list[int]] = [[]]
    for each in fixed:
        if each is not None:
            runs[-1].append(each)
        elif runs[-1]:
            runs.append([])
    runs = [trimmed for run in runs if len(trimmed := _trimmed(run, letters.all)) > 1]
    middle = fixed[len(start) : len(fixed) - len(end)] if len(start) < len(fixed) else []
    anything = Repeat(Set(letters.all), 0, None)
    loose = [at for at, part in enumerate(parts) if part == anything]
    exact = not middle or (len(middle) == 1 and len(loose) == 1)
    if len(loose) == 2 and len(parts) > 2 and loose == [0, len(parts) - 1]:
        inside = fixed[1:-1]  # *RUN*
        if None not in inside:
            # One letter is needed, and several are a run; others have to be looked for.
            exact = bool(runs) and runs[0] == inside
            exact |= len(inside) == 1 and inside[0] is not None and is_one(inside[0])
    first, last = _first_sets(node, 1)[0], _first_sets(node, -1)[0][::-1]
    return Facts(first, last, runs, _needed(node), low, high, exact)


def _first_sets(node: Node, step: int) -> tuple[list[int], bool]:
    """Return the sets of the first letters, and whether these are all letters of the part.

    step: -1 for the last letters, the last one first. A word may have other letters than these
    only after them.
    """
    if isinstance(node, Set):
        return [node.letters], True
    if isinstance(node, Repeat):
        found, whole = _first_sets(node.part, step)
        if not node.low:
            return [], False
        if not whole:
            return found, False
        return found * min(node.low, 64), node.low == node.high and node.low <= 64
    if isinstance(node, Either):
        several = [_first_sets(part, step) for part in node.parts]
        size = min(len(sets) for sets, _ in several)
        found = [0] * size
        for sets, _ in several:
            found = [known | each for known, each in zip(found, sets, strict=False)]
        return found, all(whole and len(sets) == size for sets, whole in several)
    found = []
    if isinstance(node, Series):
        for part in node.parts[::step]:
            sets, whole = _first_sets(part, step)
            found = found + sets
            if not whole:
                return found, False
    return found, True


def is_one(letters: int) -> bool:
    """Return whether a set has a single letter."""
    return letters & letters - 1 == 0


def _trimmed(run: list[int], everything: int) -> list[int]:
    """Return sets without those at the ends that any letter belongs to."""
    while run and run[-1] == everything:
        run = run[:-1]
    while run and run[0] == everything:
        run = run[1:]
    return run


def _flat(parts: Iterable[Node]) -> list[Node]:
    found: list[Node] = []
    for part in parts:
        if isinstance(part, Series):
            found += _flat(part.parts)
        elif isinstance(part, Repeat) and part.low == part.high and part.low <= 64:
            found += _flat([part.part]) * part.low
        else:
            found.append(part)
    return found


def _fixed_start(fixed: list[int | None]) -> list[int]:
    found = []
    for each in fixed:
        if each is None:
            break
        found.append(each)
    return found


def _length(node: Node) -> tuple[int, int | None]:
    if isinstance(node, Set):
        return 1, 1
    if isinstance(node, Edge):
        return 0, 0
    if isinstance(node, Repeat):
        low, high = _length(node.part)
        if node.high == 0 or high == 0:
            return 0, 0
        most = None if node.high is None or high is None else high * node.high
        return low * node.low, most
    found = [_length(part) for part in node.parts]
    if not found:
        return 0, 0
    highs = [high for _, high in found if high is not None]
    some = len(highs) < len(found)
    if isinstance(node, Either):
        return min(low for low, _ in found), None if some else max(highs)
    return sum(low for low, _ in found), None if some else sum(highs)


def _needed(node: Node) -> Counter[int]:
    """Return the letters that every match has, and how often."""
    if isinstance(node, Set):
        return Counter([node.letters.bit_length() - 1] if is_one(node.letters) else [])
    if isinstance(node, Repeat):
        return Counter({code: many * node.low for code, many in _needed(node.part).items()})
    found: Counter[int] = Counter()
    if isinstance(node, Either):
        found = _needed(node.parts[0])
        for part in node.parts[1:]:
            found &= _needed(part)
    elif isinstance(node, Series):
        for part in node.parts:
            found += _needed(part)
    return found
