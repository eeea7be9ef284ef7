"""Bit-parallel automata (Shift-And): one bit a word.

They match patterns, regular expressions and parallel plays.

An automaton has a register for each place of an expression: the words that may have come there. One
step after another, it follows the next letter of all words at once (see `BitmapIndex`). Its size
and its time grow with the expression, and never with the states of a deterministic automaton. The
way in which marks move through an expression is that of S. Fischer, F. Huch and T. Wilke, "A play
on regular expressions", 2010.

Regular expressions over an alphabet are read into trees first. They have letters, `.`, `[SET]`,
`[^SET]`, groups, `|`, `*`, `+`, `?`, `{2}`, `{2,}`, `{2,5}`, `^`, `$`. There are no references to
groups, so that the time is linear in the expression.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator
from collections.abc import Sequence as AnySequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np

from lexicon_fast.base.errors import BadQuery, excerpt
from lexicon_fast.find.letters import STAR, Letters

if TYPE_CHECKING:
    from lexicon_fast._native.find.bitmap_index import BitmapIndex
    from lexicon_fast.find.conditions import Parallel
    from lexicon_fast.find.word_facts import Array, WordFacts

#: The most places (letters and sets) of an expression with its repetitions.
MAX_PLACES: Final = 500
MAX_GROUPS: Final = 50
_REPEAT: Final = re.compile(r"\{(\d{1,3})(,?)(\d{0,3})\}")


class CharClass(msgspec.Struct, frozen=True):
    """One letter of a set."""

    letters: int


class Anchor(msgspec.Struct, frozen=True):
    """The start of the word, or its end."""

    start: bool


class Sequence(msgspec.Struct, frozen=True):
    """Parts that follow each other."""

    parts: tuple[Node, ...]


class Alternation(msgspec.Struct, frozen=True):
    """One of several parts."""

    parts: tuple[Node, ...]


class Repetition(msgspec.Struct, frozen=True):
    """A part, `low` to `high` times; None: any number of times."""

    part: Node
    low: int
    high: int | None


Node: TypeAlias = CharClass | Anchor | Sequence | Alternation | Repetition


@lru_cache(maxsize=16)  # a query is checked, and then answered
def parse(text: str, letters: Letters) -> Sequence:
    """Return the tree of an expression that matches whole words. Raises BadQuery."""
    anything = Repetition(CharClass(letters.all), 0, None)
    tree = _open(
        _open(_Parser(letters.alphabet.typed(text, joints=False), letters).parse(), anything, 0),
        anything,
        -1,
    )
    for anchor in _anchors(tree):  # which would never match
        sign, end = ("^", "start") if anchor.start else ("$", "end")
        raise BadQuery(f"{sign} in {excerpt(text)} must be at the {end}")
    return Sequence((tree,))


def _open(node: Node, anything: Node, end: int) -> Node:
    """Let a part match anywhere: add any letters in front (end: 0) or after it (end: -1).

    Where the part says ^ or $ itself, that is removed instead.
    """
    if isinstance(node, Anchor) and node.start == (end == 0):
        return Sequence(())
    if isinstance(node, Alternation):
        return Alternation(tuple(_open(part, anything, end) for part in node.parts))
    if isinstance(node, Sequence) and node.parts:
        parts = list(node.parts)
        parts[end] = _open(parts[end], anything, end)
        return Sequence(tuple(parts))
    return Sequence((node, anything) if end else (anything, node))


def of_slots(slots: AnySequence[int], letters: Letters) -> Sequence:
    """Return the tree of a pattern."""
    anything = Repetition(CharClass(letters.all), 0, None)
    return Sequence(tuple(anything if slot == STAR else CharClass(slot) for slot in slots))


class _Parser:
    def __init__(self, text: str, letters: Letters) -> None:
        self._text = text
        self._letters = letters
        self._at = 0
        self._depth = 0

    def parse(self) -> Node:
        if not self._text:
            raise BadQuery("it needs a regular expression like ^UN.*ED$")
        node = self._alternation()
        if self._at < len(self._text):
            raise self._bad(") without (")
        if _size(node) > MAX_PLACES:
            raise BadQuery(
                f"{excerpt(self._text)} has more than {MAX_PLACES} letters and groups with their"
                " repetitions; use fewer"
            )
        return node

    def _bad(self, problem: str) -> BadQuery:
        return BadQuery(f"{problem} in {excerpt(self._text)} (character {self._at + 1})")

    def _peek(self) -> str:
        return self._text[self._at : self._at + 1]

    def _alternation(self) -> Node:
        parts = [self._sequence()]
        while self._peek() == "|":
            self._at += 1
            parts.append(self._sequence())
        return parts[0] if len(parts) == 1 else Alternation(tuple(parts))

    def _sequence(self) -> Node:
        parts: list[Node] = []
        while self._peek() not in ("", "|", ")"):
            parts.append(self._repeated())
        return parts[0] if len(parts) == 1 else Sequence(tuple(parts))

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
                match = _REPEAT.match(self._text, self._at)
                if not match:
                    raise self._bad("{ without a number and }; write {2} or {2,5}")
                low = int(match[1])
                high = low if not match[2] else int(match[3]) if match[3] else None
                if high is not None and high < low:
                    raise self._bad(f"{match[0]} is empty; turn it round")
                self._at = match.end()
            else:
                return node
            if isinstance(node, Anchor):
                raise self._bad("^ or $ cannot be repeated")
            if repeated:
                raise self._bad(f"{sign} after a repetition; use one of them, or a group")
            node, repeated = Repetition(node, low, high), True

    def _atom(self) -> Node:
        letter = self._peek()
        code = self._letters.code.get(letter)
        if code is not None:
            self._at += 1
            return CharClass(1 << code)
        if letter == "(":
            return self._group()
        if letter == "[":
            end = self._text.find("]", self._at)
            if end < 0:
                raise self._bad("[ without ]")
            letters = self._letters.bracketed(self._text[self._at + 1 : end])
            self._at = end + 1
            return CharClass(letters)
        if letter in ("^", "$"):
            self._at += 1
            return Anchor(letter == "^")
        if letter == ".":
            self._at += 1
            return CharClass(self._letters.all)
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
        node = self._alternation()
        if self._peek() != ")":
            raise self._bad("( without )")
        self._at += 1
        self._depth -= 1
        return node


def _size(node: Node) -> int:
    """Return the number of parts with their repetitions: groups count, too, if they are empty."""
    if isinstance(node, Repetition):
        return _size(node.part) * max(node.low, node.high or 1)
    if isinstance(node, Sequence | Alternation):
        return 1 + sum(map(_size, node.parts))
    return 1


def _anchors(node: Node) -> Iterator[Anchor]:
    """Yield the anchors of a part."""
    if isinstance(node, Anchor):
        yield node
    elif isinstance(node, Repetition):
        yield from _anchors(node.part)
    elif isinstance(node, Sequence | Alternation):
        for part in node.parts:
            yield from _anchors(part)


def lengths_of(node: Node) -> tuple[int, int | None]:
    """Return the least and the most letters of a part; None: any number."""
    if isinstance(node, CharClass):
        return 1, 1
    if isinstance(node, Anchor):
        return 0, 0
    if isinstance(node, Repetition):
        low, high = lengths_of(node.part)
        if node.high == 0 or high == 0:
            return 0, 0
        most = None if node.high is None or high is None else high * node.high
        return low * node.low, most
    lengths = [lengths_of(part) for part in node.parts]
    if not lengths:
        return 0, 0
    highs = [high for _, high in lengths if high is not None]
    some = len(highs) < len(lengths)
    if isinstance(node, Alternation):
        return min(low for low, _ in lengths), None if some else max(highs)
    return sum(low for low, _ in lengths), None if some else sum(highs)


#: Registers that every automaton has: no words, all words, and all words at the first letter only.
NONE, EVERY, START = range(3)
#: Kinds of steps, as in `kernels.h`.
_AND, _OR, _AND_NOT, _AND_LETTER, _OR_LETTER = range(5)
#: The length of words has no upper limit.
_ENDLESS: Final = 1 << 20

_Step = tuple[int, int, int, int]


class Automaton(NamedTuple):
    """Steps for each letter, the registers of accepted words, and the number of registers.

    low, high: the lengths of the words that are read.
    """

    steps: array[int]
    ends: array[int]
    registers: int
    low: int
    high: int

    def keep(self, index: BitmapIndex, among: Array) -> None:
        """Keep only the words of a set that are accepted."""
        low, high = min(self.low, _ENDLESS), min(self.high, _ENDLESS)
        index.keep_accepted(self.steps, self.ends, self.registers, low, high, among)


class Builder:
    """Numbers registers and builds steps."""

    def __init__(self, letters: Letters) -> None:
        self._letters = letters
        self._sets: dict[int, int] = {}
        self._set_steps: list[_Step] = []
        self.registers = 3

    def register(self) -> int:
        """Return a new register."""
        self.registers += 1
        return self.registers - 1

    def either(self, some: Iterable[int], steps: list[_Step]) -> int:
        """Return the register of the words of several, after more steps where these are needed."""
        parts = list(dict.fromkeys(each for each in some if each != NONE))
        if EVERY in parts:
            return EVERY
        if len(parts) < 2:
            return parts[0] if parts else NONE
        union = self.register()
        steps.append((_OR, union, parts[0], parts[1]))
        steps += [(_OR, union, union, part) for part in parts[2:]]
        return union

    def letter(self, to: int, start: int, letters: int) -> _Step:
        """Return the step to words that go on with a letter of a set."""
        if letters == self._letters.all:
            return _OR, to, start, NONE
        if not letters:
            return _AND, to, start, NONE
        if not letters & letters - 1:
            return _AND_LETTER, to, start, letters.bit_length() - 1
        others = self._letters.all & ~letters
        if others.bit_count() < letters.bit_count():
            return _AND_NOT, to, start, self._set(others)
        return _AND, to, start, self._set(letters)

    def rest(self, to: int, start: int) -> _Step:
        """Return the step to words that were here before, or come here."""
        return _OR, to, to, start

    def _set(self, letters: int) -> int:
        """Return the register of the words with a letter of a set at each place."""
        register = self._sets.get(letters)
        if register is None:
            register = self._sets[letters] = self.register()
            source = NONE
            for code in self._letters.members(letters):
                self._set_steps.append((_OR_LETTER, register, source, code))
                source = register
        return register

    def automaton(self, steps: list[_Step], ends: Iterable[int], low: int, high: int) -> Automaton:
        """Return the automaton of these steps."""
        return Automaton(
            array("H", [*chain.from_iterable(self._set_steps), *chain.from_iterable(steps)]),
            array("H", ends),
            self.registers,
            low,
            high,
        )


def compiled(tree: Sequence, letters: Letters) -> Automaton:
    """Return the automaton that accepts the words which a tree matches from start to end."""
    builder = Builder(letters)
    steps, end, _ = _Compiler(builder, letters).add(tree, START)
    low, high = lengths_of(tree)
    return builder.automaton(steps, [end], low, _ENDLESS if high is None else high)


class _Compiler:
    """Builds the steps of a tree.

    A part has a register with the words that match it up to the last letter. Steps read registers
    of parts before it as they were at the letter before. So the steps of the last part come first.
    """

    def __init__(self, builder: Builder, letters: Letters) -> None:
        self._builder = builder
        self._anything = Repetition(CharClass(letters.all), 0, None)

    def add(self, node: Node, start: int) -> tuple[list[_Step], int, bool]:
        """Return the steps of a part, the register of its words, and whether it may be empty.

        start: the register of the words in which the part begins at the next letter.
        """
        if isinstance(node, CharClass):
            end = self._builder.register()
            return [self._builder.letter(end, start, node.letters)], end, False
        if isinstance(node, Anchor):
            return [], NONE, True
        if isinstance(node, Alternation):
            steps: list[_Step] = []
            added = [self.add(part, start) for part in node.parts]
            for some, _, _ in added:
                steps += some
            end = self._builder.either([each for _, each, _ in added], steps)
            return steps, end, any(empty for _, _, empty in added)
        if isinstance(node, Sequence):
            return self._series([(part, False) for part in node.parts], start)
        if node == self._anything:
            end = self._builder.register()
            return [self._builder.rest(end, start)], end, True
        if node.high is None:
            before = [(node.part, False)] * (node.low - 1)
            return self._series([*before, (_Loop(node.part), not node.low)], start)
        optional = [(node.part, True)] * (node.high - node.low)
        return self._series([*[(node.part, False)] * node.low, *optional], start)

    def _loop(self, node: Node, start: int) -> tuple[list[_Step], int, bool]:
        # The part begins where it ended, too, in a register that is not known yet.
        begin = self._builder.register()
        steps, end, empty = self.add(node, begin)
        return [(_OR, begin, start, end), *steps], end, empty

    def _series(
        self, parts: list[tuple[Node | _Loop, bool]], start: int
    ) -> tuple[list[_Step], int, bool]:
        """Return the same for parts that follow each other, each with whether it is optional."""
        builder = self._builder
        blocks: list[list[_Step]] = []
        updates: list[_Step] = []
        end, empty = NONE, True
        for part, optional in parts:
            block: list[_Step] = []
            # Before the part, nothing may have been read, or all parts so far.
            begin = builder.either([start, end] if empty else [end], block)
            if isinstance(part, _Loop):
                steps, reached, may = self._loop(part.part, begin)
            elif part == self._anything and start == START and not blocks:
                steps, reached, may = [], EVERY, True
            else:
                steps, reached, may = self.add(part, begin)
            may = may or optional
            blocks.append(block + steps)
            end = builder.either([reached, end], updates) if may else reached
            empty = empty and may
        return [step for block in reversed(blocks) for step in block] + updates, end, empty


class _Loop(NamedTuple):
    part: Node


class Parallels:
    """The parallel plays of a dictionary: words that fit next to a word, above or below it.

    A word lies in a row, all other squares are empty. Another one is played in the next row, so
    that some letters of both are next to each other. Each such pair has to be a word of two
    letters, read downwards; letters beyond the ends of the word touch nothing. A set of letters for
    each letter of the word says what may stand next to it, and an automaton with a register for
    each of its letters, how far a play has got.
    """

    def __init__(self, facts: WordFacts) -> None:
        self._facts = facts
        size = facts.letters.size
        #: below[c]: the letters that may stand below letter c; above[c]: above it.
        self.below = [0] * size
        self.above = [0] * size
        if facts.longest >= 2:
            words = facts.of_length[2]
            pairs = zip(*(facts.first[at][words].tolist() for at in (0, 1)), strict=True)
            for upper, lower in pairs:
                self.below[upper] |= 1 << lower
                self.above[lower] |= 1 << upper

    def keep(self, query: Parallel, among: Array) -> None:
        """Keep only the words of a set that are parallel plays."""
        codes = self._facts.letters.codes(query.value)
        kept = np.zeros_like(among)
        for side, beside in (("above", self.above), ("below", self.below)):
            if query.side in (None, side):
                some = among ^ kept
                self._keep_side(some, [beside[code] for code in codes], query)
                kept |= some
        among[:] = kept

    def _keep_side(self, some: Array, sets: list[int], query: Parallel) -> None:
        """Keep only words that fit next to a word; sets: the letters beside each of its letters."""
        fewest, longest = query.fewest(len(sets)), self._facts.longest
        if query.offset is None:
            self._align(some, sets, fewest, range(len(sets) - fewest + 1), may_begin_before=True)
            return
        # Letters before the word may be any, and letters after the longest word do not matter.
        before = max(-query.offset, 0)
        if before + fewest > longest:
            some[:] = 0
            return
        row = [self._facts.letters.all] * before + sets[max(query.offset, 0) :]
        self._align(some, row[:longest], before + fewest, range(1), may_begin_before=False)

    def _align(
        self, some: Array, row: list[int], fewest: int, places: range, *, may_begin_before: bool
    ) -> None:
        """Keep only words that fit into a row until one of both ends.

        row: the letters that may stand at each place; fewest: letters of a word in the row, at
        least; places: where in the row a word may begin.
        """
        builder = Builder(self._facts.letters)
        reached = [builder.register() for _ in row]  # the last letter is at this place
        past = builder.register()
        steps = [builder.rest(past, reached[-1])]
        for at in reversed(range(len(row))):
            begin = [EVERY] if may_begin_before and not at else [START] if at in places else []
            start = builder.either([*begin, *reached[max(at - 1, 0) : at]], steps)
            steps.append(builder.letter(reached[at], start, row[at]))
        ends = [past, *reached[fewest - 1 :]]
        automaton = builder.automaton(steps, ends, fewest, self._facts.longest)
        automaton.keep(self._facts.bitmaps.index, some)
