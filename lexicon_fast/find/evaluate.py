"""Find the words of a query: conditions that name few words come first, others test only these.

A set of words is an array of rising word numbers. Each condition either lists its words (a
`_list_...` method), or tests words (a `_test_...` method): all of them for None, else those given.
"""

from __future__ import annotations

from functools import cached_property
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

import numpy as np

from lexicon_fast._native.dictionary.plain_queries import find_plain
from lexicon_fast.errors import BadQuery
from lexicon_fast.find import query as q
from lexicon_fast.find.columns import Array, Columns, TileColumns
from lexicon_fast.find.defined import Defined
from lexicon_fast.find.groups import Groups, group_name
from lexicon_fast.find.letters import STAR
from lexicon_fast.find.others import ANY
from lexicon_fast.find.parallel import Parallels
from lexicon_fast.find.regex import Facts, Series, Table, facts_of, of_slots, parse
from lexicon_fast.find.tiles import tiles_for
from lexicon_fast.find.trie import Trie

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from lexicon_fast._native.dictionary.compiled import Compiled
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.others import Others
    from lexicon_fast.find.query import Condition
    from lexicon_fast.find.tiles import HasTiles

#: Words that an automaton tests one by one; more of them are searched in the trie.
_FEW: Final = 20_000
#: Pairs of letters in all words that are looked at, to find those with some letters in a row.
_MOST_PAIRS: Final = 60_000
#: Dictionaries of `in` that are kept, with a byte for each word; and sets of tiles, with up to 130.
_MOST_KEPT: Final = 16
_MOST_TILES: Final = 3
#: Sets of letters in one anagram: all subsets of them are tried.
MAX_SETS: Final = 8


class Finder:
    """Answers queries about one dictionary. Safe to use from many threads at once."""

    def __init__(self, dictionary: Dictionary) -> None:
        self.columns = Columns(dictionary.compiled, dictionary.alphabet)
        self.letters = self.columns.letters
        self._others: dict[Hashable, tuple[Array, str]] = {}
        self._tiles: dict[Any, tuple[TileColumns, Groups]] = {}
        self._defined: WeakKeyDictionary[Definitions, Defined] = WeakKeyDictionary()

    def find(
        self,
        query: Condition,
        tiles: HasTiles | None = None,
        definitions: Definitions | None = None,
        *,
        others: Others = ANY,
        check: Callable[[], None] | None = None,
    ) -> Array:
        """Return the words of a query that has been checked, rising int64. Raises BadQuery.

        others: the dictionaries that `in` may name; check: called before each condition; it may
        raise to end the search.
        """
        return _Search(self, tiles, definitions, others, check).words(query, None)

    def in_order(self, words: Array, order: str, tiles: HasTiles | None = None) -> Array:
        """Return words in an order; equal ones are in alphabetical order. See `keys`."""
        keys = self.keys(words, order, tiles)
        found: Array = words[np.lexsort((self.columns.rank[words], keys))]
        return found

    def keys(self, words: Array, order: str, tiles: HasTiles | None = None) -> Array:
        """Return numbers that rise in an order, int64; the alphabet decides between equal ones.

        length: the shortest first; points: the most first; probability: by length, the most
        probable first, with all blanks of the bag up to 2.
        """
        columns = self.columns
        if order == "length":
            return columns.length[words].astype(np.int64)
        if order == "points":
            return -self.tiles(tiles).points[words].astype(np.int64)
        if order == "probability":
            length: Array = columns.length[words].astype(np.int64) << 40
            return length + self.tiles(tiles).tied(2)[0][words]
        return np.zeros(len(words), np.int64)

    def tiles(self, tiles: HasTiles | None) -> TileColumns:
        """Return points and probabilities for some tiles. Raises BadQuery, TypeError."""
        return self._with_tiles(tiles)[0]

    def groups(self, tiles: HasTiles | None) -> Groups:
        """Return the groups of words for some tiles. Raises BadQuery, TypeError."""
        return self._with_tiles(tiles)[1]

    def _with_tiles(self, tiles: HasTiles | None) -> tuple[TileColumns, Groups]:
        found = tiles_for(self.letters, tiles)
        if found not in self._tiles:
            while len(self._tiles) >= _MOST_TILES:
                self._tiles.pop(next(iter(self._tiles)), None)
            columns = TileColumns(self.columns, found)
            self._tiles[found] = columns, Groups(self.columns, columns)
        return self._tiles[found]

    def defined(self, definitions: Definitions | None, needs: str) -> Defined:
        """Return the definitions of the words. needs: names the condition in errors.

        Raises BadQuery if there are none.
        """
        if definitions is None:
            raise BadQuery(
                f"{needs}: it needs a list with definitions, for find --definitions FILE,"
                " in Python definitions="
            )
        if definitions not in self._defined:
            self._defined[definitions] = Defined(self.columns, definitions)
        return self._defined[definitions]

    def also_in(self, name: str, others: Others = ANY) -> Array:
        """Return whether each word is in another dictionary, bool[n]. Raises BadQuery."""
        return self._other(name, others)[0]

    def list_id(self, name: str) -> str:
        """Return an identifier of the dictionary that `also_in` has read, or why there is none."""
        try:
            return self._other(name, ANY)[1]
        except BadQuery:
            return "cannot be read"

    def _other(self, name: str, others: Others) -> tuple[Array, str]:
        key, compiled = others.open(name, self.letters.alphabet)
        found = self._others.get(key)
        if found is None:
            other = compiled()
            identifier = f"{len(other):,} words, {other.source_sha256[:16]}"
            found = self.columns.also_in(other), identifier
            while len(self._others) >= _MOST_KEPT:
                self._others.pop(next(iter(self._others)), None)
            self._others[key] = found
        return found

    @cached_property
    def forwards(self) -> Trie:
        """The words as a trie of their beginnings."""
        return Trie(self.columns, backwards=False)

    @cached_property
    def parallels(self) -> Parallels:
        """The parallel plays of the words."""
        return Parallels(self.columns, self.forwards, Trie(self.columns, backwards=True))

    @property
    def compiled(self) -> Compiled:
        """The dictionary."""
        return self.columns.compiled


#: Dictionaries never change, and the columns of a large one take half a second.
_finders: Final[WeakKeyDictionary[Dictionary, Finder]] = WeakKeyDictionary()


def finder_of(dictionary: Dictionary) -> Finder:
    """Return the finder of a dictionary, made once."""
    found = _finders.get(dictionary)
    if found is None:
        found = _finders[dictionary] = Finder(dictionary)
    return found


def forget_finder(dictionary: Dictionary) -> None:
    """Free the memory of the finder of a dictionary; the next search makes another one."""
    _finders.pop(dictionary, None)


class _Search:
    """One search. tiles: see `tiles_for`; others, check: see `Finder.find`."""

    def __init__(
        self,
        finder: Finder,
        tiles: HasTiles | None,
        definitions: Definitions | None,
        others: Others,
        check: Callable[[], None] | None,
    ) -> None:
        self._finder = finder
        self._columns = finder.columns
        self._letters = finder.letters
        self._tile_set = tiles
        self._definitions = definitions
        self._others = others
        self._check = check or _continue

    @property
    def _tiles(self) -> TileColumns:
        return self._finder.tiles(self._tile_set)

    def words(self, query: Condition, among: Array | None) -> Array:
        """Return the words of a query; among: only these."""
        self._check()
        columns = self._columns
        if isinstance(query, q.Length) and among is None and query.min == query.max:
            lengths = columns.of_length
            return lengths[query.min] if query.min < len(lengths) else np.empty(0, np.int64)
        if self._are_many(among) and (mark := self._mask(query)) is not None:
            return self._chosen(mark, among, by_number=True)
        if among is not None and self._are_many(among):
            return self._both(self.words(query, None), among)
        if isinstance(query, q.And):
            return self._all_of(query, among)
        if isinstance(query, q.Or) and among is not None:
            return self._any_of(query, among)
        if isinstance(query, q.Not) and among is not None:
            mark = np.ones(columns.n, bool)
            mark[self.words(query.query, among)] = False
            return among[mark[among]]
        if isinstance(query, q.Limit):
            found = self.words(query.query, None)
            found = self._tiles.limited(found, query.min, query.max, query.blanks, query.lax)
            return self._both(found, among)
        if isinstance(query, q.Pattern | q.Regex):
            return self._matching(query, among)
        if (test := _TESTS.get(type(query))) is not None:
            return self._chosen(test(self, query, among), among)
        return self._both(_LISTS[type(query)](self, query), among)

    def _all_of(self, query: q.And, among: Array | None) -> Array:
        # Tests of many words test all of them, which is faster than to look some up.
        mark: Array | None = None
        for part in sorted(query.of, key=_cost):
            if mark is not None and not _is_test(part):
                among, mark = self._chosen(mark, among, by_number=True), None
            if self._are_many(among):
                one = self._mask(part)
                if one is not None:
                    mark = one if mark is None else mark & one
                    continue
            among = self.words(part, among)
            if not len(among):
                break
        return self._some(among) if mark is None else self._chosen(mark, among, by_number=True)

    def _any_of(self, query: q.Or, among: Array) -> Array:
        found = np.zeros(self._columns.n, bool)
        for part in query.of:
            found[self.words(part, among)] = True
        return self._chosen(found, among, by_number=True)

    def _mask(self, query: Condition) -> Array | None:
        """Return whether each word meets a condition, bool[n]; None: it lists words instead.

        The array may be one that is kept.
        """
        self._check()
        if isinstance(query, q.Not):
            mark = self._mask(query.query)
            if mark is not None:
                return ~mark
            found = np.ones(self._columns.n, bool)
            found[self.words(query.query, None)] = False
            return found
        if isinstance(query, q.Or):
            found = np.zeros(self._columns.n, bool)
            for part in query.of:
                mark = self._mask(part)
                if mark is None:
                    found[self.words(part, None)] = True
                else:
                    found |= mark
            return found
        test = _TESTS.get(type(query))
        return None if test is None else test(self, query, None)

    def _are_many(self, among: Array | None) -> bool:
        return among is None or len(among) > self._columns.n // 8

    def _some(self, among: Array | None) -> Array:
        return np.arange(self._columns.n) if among is None else among

    def _both(self, found: Array, among: Array | None) -> Array:
        """Return the words of two sets."""
        if among is None:
            return found
        mark = np.zeros(self._columns.n, bool)
        mark[found] = True
        return among[mark[among]]

    def _chosen(self, mark: Array, among: Array | None, *, by_number: bool = False) -> Array:
        """Return the words that are marked.

        mark: whether each word is, or each of `among`; by_number: the former.
        """
        if among is None:
            return np.flatnonzero(mark)
        if by_number:
            mark = mark[among]
        found: Array = among[mark]
        return found

    # Conditions that test words: columns

    def _range(self, column: Array, query: Any, among: Array | None) -> Array:
        values = column if among is None else column[among]
        low, high = query.min, query.max
        if high == low:
            return self._equal(values, low)
        most = np.iinfo(values.dtype).max
        if low > most:
            return np.zeros(len(values), bool)
        mark: Array = values >= low
        if high is not None and high < most:
            mark &= values <= high
        return mark

    @staticmethod
    def _equal(values: Array, number: int) -> Array:
        if number > np.iinfo(values.dtype).max:
            return np.zeros(len(values), bool)
        found: Array = values == number
        return found

    def test_length(self, query: Any, among: Array | None) -> Array:
        return self._range(self._columns.length, query, among)

    def test_vowels(self, query: Any, among: Array | None) -> Array:
        return self._range(self._columns.vowels, query, among)

    def test_unique(self, query: Any, among: Array | None) -> Array:
        return self._range(self._columns.unique, query, among)

    def test_anagrams(self, query: Any, among: Array | None) -> Array:
        return self._range(self._columns.anagrams, query, among)

    def test_points(self, query: Any, among: Array | None) -> Array:
        return self._range(self._tiles.points, query, among)

    def test_hooks(self, query: Any, among: Array | None) -> Array:
        columns = self._columns
        front = isinstance(query, q.FrontHooks)
        many = columns.front_hook_counts if front else columns.back_hook_counts
        mark = self._range(many, query, among)
        if query.letters:
            hooks = columns.front_hooks if front else columns.back_hooks
            wanted = np.uint32(self._letters.set_of(query.letters))
            mark &= (hooks if among is None else hooks[among]) & wanted == wanted
        return mark

    def test_inner_hook(self, query: Any, among: Array | None) -> Array:
        front = isinstance(query, q.FrontInnerHook)
        column = self._columns.front_inner if front else self._columns.back_inner
        return column if among is None else column[among]

    def test_extensions(self, query: Any, among: Array | None) -> Array:
        front = isinstance(query, q.FrontExtensions)
        column = self._columns.front_extensions if front else self._columns.back_extensions
        low = min(max(query.min, 1), 64)
        high = 63 if query.max is None else min(query.max, 63)
        wanted = sum(1 << k for k in range(low, high + 1))
        values = column if among is None else column[among]
        found: Array = values & np.uint64(wanted) != 0
        return found

    def test_in(self, query: Any, among: Array | None) -> Array:
        column = self._finder.also_in(query.value, self._others)
        return column if among is None else column[among]

    def test_probability(self, query: Any, among: Array | None) -> Array:
        tiles = self._tiles
        if not query.lax:
            return self._range(tiles.order(query.blanks), query, among)
        first, last = tiles.tied(query.blanks)
        if among is not None:
            first, last = first[among], last[among]
        mark: Array = last >= query.min
        if query.max is not None:
            mark &= first <= query.max
        if query.max == 0:  # there is no such place
            mark[:] = False
        return mark

    def test_group(self, query: Any, among: Array | None) -> Array:
        column = self._finder.groups(self._tile_set).mark(group_name(query.value))
        return column if among is None else column[among]

    def test_part_of_speech(self, query: Any, among: Array | None) -> Array:
        column = self._finder.defined(self._definitions, "part-of-speech").of_part(query.value)
        return column if among is None else column[among]

    def test_parallel(self, query: Any, among: Array | None) -> Array:
        column = self._finder.parallels.mark(query)
        return column if among is None else column[among]

    def test_consists(self, query: Any, among: Array | None) -> Array:
        columns = self._columns
        hits = columns.among(self._letters.set_of(query.letters), among)
        length = columns.length if among is None else columns.length[among]
        share = hits.astype(np.int16) * 100  # of 64 letters at most
        found: Array = (share >= query.min * length.astype(np.int16)) & (
            share <= query.max * length.astype(np.int16)
        )
        return found

    def test_excludes(self, query: Any, among: Array | None) -> Array:
        sets = self._columns.sets if among is None else self._columns.sets[among]
        found: Array = sets & np.uint32(self._letters.set_of(query.value)) == 0
        return found

    def test_includes(self, query: Any, among: Array | None) -> Array:
        codes = self._letters.codes(query.value)
        return self._has(codes, among)

    def _has(self, codes: list[int], among: Array | None) -> Array:
        """Return which words have these letters, repeated ones as often."""
        sets = self._columns.sets if among is None else self._columns.sets[among]
        wanted = np.uint32(sum(1 << code for code in set(codes)))
        mark: Array = sets & wanted == wanted
        for code in set(codes):
            if (many := codes.count(code)) > 1:
                counts = self._columns.counts[code]
                mark &= (counts if among is None else counts[among]) >= many
        return mark

    def test_prefix(self, query: Any, among: Array | None) -> Array:
        codes = self._letters.codes(query.value)
        return self._fixed([1 << code for code in codes], [], among)

    def test_suffix(self, query: Any, among: Array | None) -> Array:
        codes = self._letters.codes(query.value)
        return self._fixed([], [1 << code for code in codes], among)

    def _fixed(self, first: list[int], last: list[int], among: Array | None) -> Array:
        """Return which words begin and end with letters of these sets.

        Sets of all letters are not tested: a word may be too short for them.
        """
        columns = self._columns
        size = columns.n if among is None else len(among)
        if max(len(first), len(last)) > columns.longest:
            return np.zeros(size, bool)
        tests = [(columns.first[k], each) for k, each in enumerate(first)]
        tests += [(columns.last[k], each) for k, each in enumerate(reversed(last))]
        mark: Array | None = None
        for column, letters in tests:
            if letters == self._letters.all:
                continue
            one = columns.one_of(column if among is None else column[among], letters)
            if mark is None:
                mark = one
            else:
                mark &= one
        if mark is None:
            mark = np.ones(size, bool)
        return mark

    # Patterns and regular expressions

    def _matching(self, query: Any, among: Array | None) -> Array:
        letters = self._letters
        tree: Series
        if isinstance(query, q.Pattern):
            tree = of_slots(letters.slots(query.value), letters)
        else:
            tree = parse(query.value, letters)
        facts = facts_of(tree, letters)
        among = self._narrowed(facts, among)
        if facts.exact:
            return self._some(among)
        table = Table(tree, letters)
        rows, accepts = np.array(table.rows), np.array(table.accepts)
        if among is not None and len(among) <= _FEW:
            return self._run(rows, accepts, table.start, among)
        found = self._finder.forwards.match(rows, accepts, table.start)
        return self._both(found, among)

    def _narrowed(self, facts: Facts, among: Array | None) -> Array | None:
        """Return the words that agree with facts."""
        columns = self._columns
        if facts.low > columns.longest:
            return np.empty(0, np.int64)
        if among is None and facts.low == facts.high:
            among = columns.of_length[facts.low]
        for run in facts.runs:
            # Nothing else looks for the run, if these facts are exact.
            if (facts.exact or self._are_many(among)) and not self._is_fixed(run, facts):
                found = columns.with_run(run, None if facts.exact else _MOST_PAIRS)
                if found is not None:
                    among = self._both(found, among)
        all_fixed = facts.low == facts.high and len(facts.first) == facts.low
        last = [] if all_fixed else facts.last
        if any(each != self._letters.all for each in facts.first + last):
            among = self._chosen(self._fixed(facts.first, last, among), among)
        members = list(facts.needed.elements())
        if members and not (facts.exact and (facts.first or facts.last or facts.runs)):
            among = self._chosen(self._has(members, among), among)
        if facts.low > 2 or facts.high is not None:
            length = columns.length if among is None else columns.length[among]
            mark = length >= facts.low
            if facts.high is not None:
                mark &= length <= min(facts.high, 255)
            if not mark.all():
                among = self._chosen(mark, among)
        return among

    @staticmethod
    def _is_fixed(run: list[int], facts: Facts) -> bool:
        """Return whether the start or the end of the word tests the same letters."""
        size = len(run)
        for fixed in (facts.first, facts.last):
            if any(fixed[at : at + size] == run for at in range(len(fixed) - size + 1)):
                return True
        return False

    def _run(self, rows: Array, accepts: Array, start: int, words: Array) -> Array:
        """Return the words that an automaton accepts, of these."""
        if start <= 1:
            return words if start else words[:0]
        # Behind the end of a word the state stays.
        table = np.concatenate((rows, np.arange(len(rows))[:, None]), axis=1)
        width = table.shape[1]
        flat = table.ravel()
        left, length = words, self._columns.length[words]
        states = np.full(len(words), start)
        found = []
        for depth in range(int(length.max()) if len(words) else 0):
            states = flat[states * width + self._columns.first[depth][left]]
            if depth % 3 != 2:
                continue
            keep = (states > 1) & (length > depth + 1)
            if np.count_nonzero(keep) < len(left):
                found.append(left[~keep & accepts[states]])
                left, length, states = left[keep], length[keep], states[keep]
                if not len(left):
                    break
        found.append(left[accepts[states]])
        return np.sort(np.concatenate(found)) if len(found) > 1 else found[0]

    # Anagrams

    def list_anagram(self, query: Any) -> Array:
        slots = self._letters.slots(query.value)
        more = STAR in slots or isinstance(query, q.Superanagram)
        return self._anagrams(query, [slot for slot in slots if slot != STAR], more)

    def _anagrams(self, query: Any, slots: list[int], more: bool) -> Array:
        """Return the words that use all places of a pattern, each for one letter."""
        columns = self._columns
        codes, sets, wild = self._sorted_slots(query, slots)
        if len(slots) > columns.longest:
            return np.empty(0, np.int64)
        if more:
            found = self._chosen(self._has(codes, None), None) if codes else None
            if len(slots) > len(codes):
                length = columns.length if found is None else columns.length[found]
                found = self._chosen(length >= len(slots), found)
            found = self._some(found)
        elif codes:
            found = self._plain("anagram", codes, len(sets) + wild)
        else:
            found = columns.of_length[len(slots)]
        if sets and len(found):
            used = self._most_used(codes, sets, found)[0]
            found = found[used == len(sets)]
        return found

    def list_subanagram(self, query: Any) -> Array:
        slots = self._letters.slots(query.value)
        codes, sets, wild = self._sorted_slots(query, slots)
        found = self._plain("subanagram", codes, len(sets) + wild)
        if sets and len(found):
            used, missing = self._most_used(codes, sets, found)
            found = found[missing - used <= wild]
        return found

    def _sorted_slots(self, query: Any, slots: list[int]) -> tuple[list[int], list[int], int]:
        """Return the letters of a pattern, its sets, and the number of its places for any."""
        codes = [slot.bit_length() - 1 for slot in slots if slot & slot - 1 == 0]
        wild = slots.count(self._letters.all)
        sets = [slot for slot in slots if slot & slot - 1 and slot != self._letters.all]
        if len(set(sets)) > MAX_SETS:
            raise BadQuery(
                f"{query.value!r:.60} has more than {MAX_SETS} different sets; use fewer"
            )
        return codes, sets, wild

    def _plain(self, kind: str, codes: list[int], wild: int) -> Array:
        """Return the anagrams or subanagrams of letters and blanks."""
        upper = self._letters.alphabet.upper
        query = f"{kind}:{''.join([upper[code] for code in codes])}{'?' * wild}"
        return find_plain(self._finder.compiled, [query])[0].word_ids

    def _most_used(self, codes: list[int], sets: list[int], words: Array) -> tuple[Array, Array]:
        """Return how many sets can be used at once for letters that `codes` do not pay for.

        And the number of those letters. By König's theorem, the most sets that can be used are the
        fewest, over all choices of sets, of: the letters in the chosen ones, and the other sets.
        """
        counts = self._columns.counts[:, words].astype(np.int16)
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
                inside = np.add.reduce(counts[self._letters.members(union)])
                most = np.minimum(most, inside + others)
        return most, np.add.reduce(counts)

    # Conditions that list few words

    def list_contains(self, query: Any) -> Array:
        codes = self._letters.codes(query.value)
        if len(codes) == 1:
            return np.flatnonzero(self._has(codes, None))
        return self._some(self._columns.with_run([1 << code for code in codes]))

    def list_takes_prefix(self, query: Any) -> Array:
        longer, base = self._columns.longer_words(len(query.value), front=True)
        return np.sort(base[self.test_prefix(query, longer)])

    def list_takes_suffix(self, query: Any) -> Array:
        longer, base = self._columns.longer_words(len(query.value), front=False)
        return np.sort(base[self.test_suffix(query, longer)])

    def list_definition(self, query: Any) -> Array:
        return self._finder.defined(self._definitions, "definition").with_text(query.value)

    def list_palindromes(self, _query: Any) -> Array:
        return self._columns.palindromes

    def list_semordnilaps(self, _query: Any) -> Array:
        return self._columns.semordnilaps

    def _known(self, spelled: Iterable[str]) -> Array:
        get = self._columns.number.get
        found = {number for each in spelled if (number := get(each)) is not None}
        return np.array(sorted(found), np.int64)

    def _lower(self, text: str) -> str:
        lower = self._letters.alphabet.lower
        return "".join([lower[code] for code in self._letters.codes(text)])

    def list_transposition(self, query: Any) -> Array:
        word = self._lower(query.value)
        return self._known(
            f"{word[:at]}{b}{a}{word[at + 2 :]}"
            for at, (a, b) in enumerate(pairwise(word))
            if a != b
        )

    def list_misprint(self, query: Any) -> Array:
        word, letters = self._lower(query.value), self._letters.alphabet.lower
        return self._known(
            f"{word[:at]}{letter}{word[at + 1 :]}"
            for at in range(len(word))
            for letter in letters
            if letter != word[at]
        )

    def list_added(self, query: Any) -> Array:
        word, letters = self._lower(query.value), self._letters.alphabet.lower
        return self._known(
            f"{word[:at]}{letter}{word[at:]}" for at in range(len(word) + 1) for letter in letters
        )

    def list_removed(self, query: Any) -> Array:
        word = self._lower(query.value)
        return self._known(word[:at] + word[at + 1 :] for at in range(len(word)))

    def list_inside(self, query: Any) -> Array:
        text = self._lower(query.value)
        if isinstance(query, q.ReversedInside):
            text = text[::-1]
        size = len(text)
        return self._known(
            text[start:end] for start in range(size) for end in range(start + 2, size + 1)
        )


_TESTS: Final[dict[type[Any], Callable[[_Search, Any, Array | None], Array]]] = {
    q.Length: _Search.test_length,
    q.Vowels: _Search.test_vowels,
    q.UniqueLetters: _Search.test_unique,
    q.Anagrams: _Search.test_anagrams,
    q.Points: _Search.test_points,
    q.FrontHooks: _Search.test_hooks,
    q.BackHooks: _Search.test_hooks,
    q.FrontInnerHook: _Search.test_inner_hook,
    q.BackInnerHook: _Search.test_inner_hook,
    q.FrontExtensions: _Search.test_extensions,
    q.BackExtensions: _Search.test_extensions,
    q.In: _Search.test_in,
    q.Probability: _Search.test_probability,
    q.Group: _Search.test_group,
    q.PartOfSpeech: _Search.test_part_of_speech,
    q.Parallel: _Search.test_parallel,
    q.Consists: _Search.test_consists,
    q.Excludes: _Search.test_excludes,
    q.Includes: _Search.test_includes,
    q.Prefix: _Search.test_prefix,
    q.Suffix: _Search.test_suffix,
}
_LISTS: Final[dict[type[Any], Callable[[_Search, Any], Array]]] = {
    q.Anagram: _Search.list_anagram,
    q.Superanagram: _Search.list_anagram,
    q.Subanagram: _Search.list_subanagram,
    q.Contains: _Search.list_contains,
    q.TakesPrefix: _Search.list_takes_prefix,
    q.TakesSuffix: _Search.list_takes_suffix,
    q.Definition: _Search.list_definition,
    q.Palindrome: _Search.list_palindromes,
    q.Semordnilap: _Search.list_semordnilaps,
    q.Transposition: _Search.list_transposition,
    q.Misprint: _Search.list_misprint,
    q.Added: _Search.list_added,
    q.Removed: _Search.list_removed,
    q.Inside: _Search.list_inside,
    q.ReversedInside: _Search.list_inside,
}

#: The order in which conditions that are joined by `and` are evaluated: first those that list few
#: words in little time, then tests of columns, then what has to look at letters or sort.
_COSTS: Final[dict[type[Any], int]] = {
    **dict.fromkeys(_LISTS, 0),
    q.Length: 1,
    **dict.fromkeys((kind for kind in _TESTS if kind is not q.Length), 2),
    q.Superanagram: 3,
    q.Consists: 4,
    q.Parallel: 4,
    q.Limit: 9,
}


def _continue() -> None:
    """Let a search go on."""


def _cost(query: Condition) -> float:
    if isinstance(query, q.Regex):
        return 5
    if isinstance(query, q.Pattern):  # several stars need an automaton
        return 5 if query.value.count("*") > 1 else 2
    if isinstance(query, q.Not):  # most words are left
        return max(3, _cost(query.query) + 0.5)
    if isinstance(query, q.Or):
        return max(map(_cost, query.of)) + 0.25
    if isinstance(query, q.And):
        return min(map(_cost, query.of)) + 0.25
    return _COSTS[type(query)]


def _is_test(query: Condition) -> bool:
    """Return whether a condition, with all below it, tests columns."""
    return all(
        type(part) in _TESTS or isinstance(part, q.And | q.Or | q.Not) for part in q.walk(query)
    )
