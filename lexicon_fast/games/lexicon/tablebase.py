"""Tablebases: the best first play of every hand, looked up instead of searched for.

The file, which is mapped into memory, is described in `_native/lexicon/tablebase.pxd`. It is built
by `census.tablebase`, and kept in the cache folder.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, overload

from lexicon_fast._native.lexicon import tablebase as _native
from lexicon_fast.base.arguments import checked, integer, is_null, items
from lexicon_fast.base.arrow import imported, require_pyarrow
from lexicon_fast.base.errors import BadHand, BadOption, BadTablebase, keeps_bad_rows
from lexicon_fast.dictionary import wordlists
from lexicon_fast.dictionary.arrow_words import all_words
from lexicon_fast.dictionary.compiled_lists import map_file
from lexicon_fast.dictionary.dictionary import Dictionary, checked_dictionary
from lexicon_fast.games.lexicon.rules import AnyRuleset, pack_by_code, points_by_code
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset
from lexicon_fast.games.lexicon.solver import Play, Solver, checked_length, read_positions

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from lexicon_fast._native.rows.positions import Positions

#: Hands of an Arrow array to look up together, so that their cards stay in the processor's cache.
_AT_A_TIME: Final = 1 << 16

_MOST_TURNS: Final = 3
_FIRST_LEFT_BIT: Final = 40
_TURNS_BIT: Final = 37
_NO_TURNS: Final = 7


class BestPlays(NamedTuple):
    """The best first plays of many hands, in arrays with a number for each.

    counts: int32, number of plays; word_id: int32, number in `Dictionary.words` of the best word,
    -1 if there is no play; left_points: int32, points left after it, or of the whole hand; errors:
    the messages for bad hands, by their place from 0, which have -1 in all arrays. `Tablebase.best`
    returns it.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.census import tablebase
    >>> d = Dictionary.from_words(["hat", "that", "at"])
    >>> best = tablebase.build(d, cards=5).best(["TAHXT", "XQ"])
    >>> best.counts.tolist(), best.word_id.tolist()
    ([3, 0], [0, -1])
    """

    counts: NDArray[np.int32]
    word_id: NDArray[np.int32]
    left_points: NDArray[np.int32]
    errors: dict[int, str]


class Tablebase:
    """The best first play, and the turns to go out, of every hand from a pack.

    Opens the tablebase of a dictionary, the pack and points of a ruleset, and a minimum word
    length, which `lexicon-fast tablebase build` has stored in the cache folder. It is mapped into
    memory, and shared by all threads and processes. cards: in the largest hands; min_length:
    letters of the words; hands: how many it has; path: the file.

    The methods take one hand, or many: strings, or a pyarrow array of strings. For many they return
    arrays. Raises BadTablebase if there is none or its header is damaged; the methods raise it if
    entries that they read for the first time are. They raise BadHand for a hand that is malformed,
    or not in the tablebase: it has too many cards, or more of a kind than the pack.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> from lexicon_fast.census import tablebase
    >>> d = Dictionary.from_words(["hat", "that", "at"])
    >>> tablebase.build(d, cards=5)
    <Tablebase: 139,549 hands of up to 5 cards>
    >>> table = lexicon.Tablebase(d)
    >>> table.best("TAHXT").word, table.turns("TAHAT"), table.points_left("TAHAX", turns=2)
    ('that', 2, 12)
    >>> table.best(["TAHXT", "XQ"]).left_points.tolist()
    [2, 6]
    """

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: AnyRuleset = "waddingtons",
        min_length: int = 2,
    ) -> None:
        self.path = path_of(dictionary, ruleset=ruleset, min_length=min_length)
        file = map_file(self.path)
        if file is None:
            raise BadTablebase(
                f"{dictionary.name} has no tablebase for this ruleset and minimum word length"
                f" ({self.path}); build it with `lexicon-fast tablebase build`"
            )
        self.dictionary = dictionary
        #: The native table.
        self.table = _native.Table(file, self.path)
        self._ruleset = read_ruleset(ruleset, dictionary.language)
        letters = dictionary.compiled.upper
        try:
            self.table.check_for(dictionary.compiled, points_by_code(self._ruleset, letters))
        except BadOption as error:
            raise BadTablebase(f"{self.path}: {error}; build it again") from None
        if (self.table.pack, self.table.min_length) != (
            pack_by_code(self._ruleset, letters),
            min_length,
        ):
            raise BadTablebase(f"{self.path}: it is for other cards or words; build it again")
        self.cards = self.table.cards
        self.min_length = self.table.min_length
        self.hands = self.table.hands

    def __reduce__(self) -> tuple[Any, ...]:
        """Open the file again where this is unpickled."""
        return _open, (self.dictionary, self._ruleset, self.min_length)

    def __repr__(self) -> str:
        return f"<Tablebase: {self.hands:,} hands of up to {self.cards} cards>"

    def check(self) -> None:
        """Raise BadTablebase if the file is damaged. Reads the whole file."""
        self.table.check_entries()

    @overload
    def best(self, hands: str) -> Play | None: ...  # type: ignore[overload-overlap]
    @overload
    def best(
        self, hands: Iterable[str | None], *, errors: Literal["raise", "row"] = "raise"
    ) -> BestPlays: ...
    def best(
        self, hands: Any, *, errors: Literal["raise", "row"] = "raise"
    ) -> Play | BestPlays | None:
        """Return the best first play: the first that `plays` lists with no words on the table.

        For one hand a `Play`, None if there is none; for many hands `BestPlays`. errors, of many
        hands: "raise" raises BadHand for the first bad one, naming its place from 1; "row" looks up
        the others and collects the messages in `BestPlays.errors`. The arrays of `turns` and
        `points_left` have no place for messages; ask `best` for those first.
        """
        keep = keeps_bad_rows(errors)
        return self._best_of(hands) if isinstance(hands, str) else self._best_of_many(hands, keep)

    def best_record_batch(
        self, hands: Iterable[str | None], *, errors: Literal["raise", "row"] = "raise"
    ) -> Any:
        """Return the best first plays of many hands as a pyarrow.RecordBatch.

        Columns: count, int32; word, dictionary-encoded, null if there is no play; left_points,
        int32. errors: as for `best`; with "row", there is the column error, a string, and bad hands
        have null in the other columns. Needs the extra `arrow`.
        """
        pa = require_pyarrow("best_record_batch")
        keep = keeps_bad_rows(errors)
        found = self._best_of_many(hands, keep)
        none = found.word_id < 0
        number = pa.array(found.word_id, mask=none if none.any() else None)
        bad = found.left_points < 0 if found.errors else None
        columns = {
            "count": pa.array(found.counts, mask=bad),
            "word": pa.DictionaryArray.from_arrays(number, all_words(self.dictionary)),
            "left_points": pa.array(found.left_points, mask=bad),
        }
        if keep:
            messages = map(found.errors.get, range(len(number)))
            columns["error"] = pa.array(messages, pa.string())
        return pa.RecordBatch.from_pydict(columns)

    @overload
    def turns(self, hands: str) -> int | None: ...  # type: ignore[overload-overlap]
    @overload
    def turns(self, hands: Iterable[str]) -> NDArray[np.int8]: ...
    def turns(self, hands: Any) -> int | NDArray[np.int8] | None:
        """Return the fewest turns that empty a hand, if words are formed and no cards are drawn.

        None, in arrays -1: it cannot be emptied.
        """
        import numpy as np

        found = (self._entries(hands) >> np.uint64(_TURNS_BIT) & np.uint64(_NO_TURNS)).astype(
            "int8"
        )
        if isinstance(hands, str):
            return None if found[0] == _NO_TURNS else int(found[0])
        found[found == _NO_TURNS] = -1
        return found

    @overload
    def points_left(self, hands: str, turns: int = 1) -> int: ...  # type: ignore[overload-overlap]
    @overload
    def points_left(self, hands: Iterable[str], turns: int = 1) -> NDArray[np.uint8]: ...
    def points_left(self, hands: Any, turns: int = 1) -> int | NDArray[np.uint8]:
        """Return the fewest points left after one, two or three turns, as for `turns`."""
        import numpy as np

        if not 1 <= integer("turns", turns) <= _MOST_TURNS:
            raise BadOption(f"turns is {turns}; use 1 to {_MOST_TURNS}")
        shift = np.uint64(_FIRST_LEFT_BIT + 8 * (turns - 1))
        found = (self._entries(hands) >> shift).astype("uint8")
        return int(found[0]) if isinstance(hands, str) else found

    def _best_of(self, hand: str) -> Play | None:
        self._entries(hand)  # refuses a hand that is not in the tablebase
        solver = Solver(
            self.dictionary,
            ruleset=self._ruleset,
            actions=["form"],
            min_length=self.min_length,
            top=1,
            tablebase=self,
        )
        (moves,) = solver.solve(read_positions([(hand, ())], self.dictionary))
        return next(iter(moves.rows_of(0, Play)), None)

    def _best_of_many(self, hands: Iterable[str | None], keep: bool) -> BestPlays:
        import numpy as np

        columns: list[list[bytes]] = [[], [], []]
        errors: dict[int, str] = {}
        for first, positions in self._read(hands):
            found = self.table.best(self.dictionary.compiled, positions, 0, positions.n)
            self._note_bad(errors, positions, first, np.frombuffer(found[2], "int32") < 0, keep)
            for column, part in zip(columns, found, strict=True):
                column.append(part)
        counts, word_id, left = (np.frombuffer(b"".join(each), "int32") for each in columns)
        return BestPlays(counts, word_id, left, errors)

    def _entries(self, hands: str | Iterable[str]) -> NDArray[np.uint64]:
        import numpy as np

        parts = []
        for first, positions in self._read([hands] if isinstance(hands, str) else hands):
            parts.append(self.table.entries(positions, 0, positions.n))
            entries = np.frombuffer(parts[-1], "uint64")
            self._note_bad({}, positions, first, entries == np.iinfo("uint64").max, False)
        return np.frombuffer(b"".join(parts), "uint64")

    def _read(self, hands: Iterable[str | None]) -> Iterator[tuple[int, Positions]]:
        """Yield some hands at a time, with the place of the first."""
        table = imported("hands", hands)
        if table is None:
            some = items("hands", "str", hands)
            for place, hand in enumerate(some):
                if not is_null(hand):
                    checked(f"hands[{place}]", str, hand)
            yield 0, read_positions([(hand, ()) for hand in some], self.dictionary, True)
            return
        for at in range(0, table.num_rows, _AT_A_TIME):
            hands = table.slice(at, _AT_A_TIME)
            yield at, read_positions(hands, self.dictionary, True, first=at + 1, with_words=False)

    def _note_bad(
        self,
        errors: dict[int, str],
        positions: Positions,
        first: int,
        bad: NDArray[np.bool_],
        keep: bool,
    ) -> None:
        """Add the messages for bad hands by their place, or raise BadHand for the first of them."""
        if not bad.any():
            return
        rows = positions.rows()
        for place in map(int, bad.nonzero()[0]):
            message = positions.errors.get(place) or (
                f"position {first + place + 1}: hand {rows[place][2]!r} is not in the tablebase,"
                f" which has the hands of up to {self.cards} cards from the pack; use `solve_batch`"
                " for others"
            )
            if not keep:
                raise BadHand(message)
            errors[first + place] = message


def _open(dictionary: Dictionary, ruleset: AnyRuleset, min_length: int) -> Tablebase:
    return Tablebase(dictionary, ruleset=ruleset, min_length=min_length)


def path_of(
    dictionary: Dictionary, *, ruleset: AnyRuleset = "waddingtons", min_length: int = 2
) -> str:
    """Return the path of a tablebase in the cache folder, which may not exist.

    It depends on the dictionary, the pack and points of the ruleset, and the minimum length.
    Raises BadAlphabet if the ruleset has other letters than the dictionary.
    """
    compiled = checked_dictionary(dictionary).compiled
    rules = read_ruleset(ruleset, dictionary.language)
    facts = (
        pack_by_code(rules, compiled.upper)
        + points_by_code(rules, compiled.upper)
        + f"{checked_length(min_length)} {compiled.upper}".encode()
    )
    name = f"{dictionary.sha256[:32]}-{_native.VERSION}-{sha256(facts).hexdigest()[:16]}.tablebase"
    return str(wordlists.cache_folder() / name)
